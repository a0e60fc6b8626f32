/** English: moves and payments. */
import { and, or, parts, text } from './en-grammar.ts';
import { phrase, plain } from './phrase.ts';
import type { Play } from './language.ts';

const WHOSE = { seat: 'the player', everyone: 'every player', others: 'every other player' };

const ENDED: Record<string, string> = {
  win: 'a win',
  exhausted: 'the wall used up',
  false_win: 'a false win',
  none: 'nothing',
};

export const play: Play = {
  uses: {
    none: [],
    'any tile': text('any tile of the hand'),
    '1 same': text('one tile of the hand like it'),
    '2 same': text('two tiles of the hand like it'),
    '3 same': text('three tiles of the hand like it'),
    '4 same': text('four tiles of the hand like it'),
    run: text('two tiles of the hand that make a chow with it'),
    '4 alike': text('four alike of the hand'),
    'add to pung': text("a tile of the hand like the player's own claimed pung"),
  },
  steps: {
    discard: text('the tile is discarded'),
    show: text('the tiles are laid on the table'),
    replace: text('the player draws a replacement tile'),
    draw: text('the player draws a tile'),
    next: text('the turn passes to the next player'),
    win: text('the hand wins'),
    open: text('the hand is laid open'),
    window: (moves) =>
      moves.length === 0 ? text('nobody may answer') : phrase`the others may answer with ${or(parts(moves))}`,
    stands: (steps) => phrase`; when nobody wins on it, ${and(parts(steps))}`,
    mark: (mark, of) => phrase`${WHOSE[of]} now has ${mark}`,
    unmark: (mark, of) =>
      of === 'everyone' ? phrase`nobody has ${mark} any longer` : phrase`${WHOSE[of]} no longer has ${mark}`,
    count: (counter, to) => phrase`the number of ${counter} becomes ${to}`,
    countUp: (counter, by) => phrase`the number of ${counter} goes up by ${by}`,
    reveal: (list, other) =>
      other === undefined
        ? phrase`one more of the ${list} is turned up`
        : phrase`as many of the ${list} are turned up as there are ${other}`,
    deposit: (amount, pot) => phrase`the player puts ${amount} into ${pot}`,
    pay: (from, amount, reason) =>
      phrase`${from === 'others' ? 'every other player' : 'the player who gave the tile'} pays the player ${amount} (${reason})`,
    refund: (reason) => phrase`what was paid goes back (${reason})`,
    note: (list) => phrase`the tile joins the ${list}`,
    forget: (list) => phrase`the ${list} are forgotten`,
    liable: (patterns) => phrase`whoever gave the tile answers for ${or(parts(patterns))}`,
    end: (ending) => phrase`the deal ends with ${typeof ending === 'string' ? ENDED[ending]! : ending}`,
    when: (condition, does) => phrase`when ${condition}, ${does}`,
  },
  ties: (ties) => {
    if (ties === 'nearest') return text('of several, the nearest in turn goes first');
    return ties === 'all'
      ? text('several may make it at once')
      : phrase`up to ${ties} may make it at once, the nearest in turn first`;
  },
  pays: ({ when, payer, receiver, amount }) => {
    const start = when === undefined ? '' : phrase`when ${when}, `;
    const to =
      typeof receiver === 'object'
        ? receiver.pot
        : { winner: 'the winner', paid: 'the receiver', opponent: 'every opponent' }[receiver];
    if (typeof payer === 'object' && 'pot' in payer) {
      if (amount === undefined) return phrase`${start}${to} takes all that lies in ${payer.pot}`;
      return phrase`${start}${to} takes ${amount}${plain(amount).includes(',') ? ',' : ''} from ${payer.pot}`;
    }
    if (typeof payer === 'object')
      return phrase`${start}${and(parts(payer.seats))} ${payer.seats.length > 1 ? 'each pay' : 'pays'} ${to} ${amount ?? []}`;
    const who = {
      each: receiver === 'opponent' ? 'whoever declared it' : 'every other player',
      others: 'every player who did not give the tile',
      such: 'every such player',
    }[payer];
    return phrase`${start}${who} pays ${to} ${amount ?? []}`;
  },
};
