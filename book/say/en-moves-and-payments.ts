/** English: moves and payments. */
import { and, or, parts, text } from './en-grammar.ts';
import { phrase, plain } from './phrase.ts';
import type { Play } from './language-interface.ts';

const WHOSE = {
  seat: 'the player',
  everyone: 'every player',
  others: 'every other player',
  exposer: 'the player who gave the tile',
};

const BESIDE = { next: 'the next player', previous: 'the player before', opposite: 'the player opposite' };

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
    '2 tiles': text('two tiles of the hand'),
    '3 tiles': text('three tiles of the hand'),
    aside: text('a tile that may be laid aside'),
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
    aside: text('the tile is laid aside'),
    replace: text('the player draws a replacement tile'),
    draw: text('the player draws a tile'),
    give: ({ to, fill }, say) => {
      const whom = typeof to === 'string' ? text(BESIDE[to]) : say.seat(to);
      const most = plain(say.amount(fill));
      const given = phrase`the player gives the tiles to ${whom}`;
      return most === '0' ? given : phrase`${given}, and passes on unseen what comes, up to ${most} tiles in all`;
    },
    next: text('the turn passes to the next player'),
    win: text('the hand wins'),
    open: text('the hand is laid open'),
    window: ({ name }, { answers }) => {
      const moves = parts(answers(name));
      return moves.length === 0 ? text('nobody may answer') : phrase`the others may answer with ${or(moves)}`;
    },
    mark: ({ name, of }, say) => phrase`${WHOSE[of]} now has ${say.name('marks', name)}`,
    unmark: ({ name, of }, say) => {
      const mark = say.name('marks', name);
      return of === 'everyone' ? phrase`nobody has ${mark} any longer` : phrase`${WHOSE[of]} no longer has ${mark}`;
    },
    count: (step, say) => {
      const counter = say.name('counters', step.name);
      const by = say.growth(step);
      return by === undefined
        ? phrase`the number of ${counter} becomes ${say.amount(step.to)}`
        : phrase`the number of ${counter} goes up by ${by}`;
    },
    reveal: ({ list, asManyAs }, { name }) =>
      asManyAs === undefined
        ? phrase`one more of the ${name('lists', list)} is turned up`
        : phrase`as many of the ${name('lists', list)} are turned up as there are ${name('lists', asManyAs)}`,
    deposit: ({ amount, pot }, say) => phrase`the player puts ${say.amount(amount)} into ${say.name('pots', pot)}`,
    pay: ({ from, amount, reason }, say) =>
      phrase`${from === 'others' ? 'every other player' : 'the player who gave the tile'} pays the player ${say.amount(amount)} (${reason})`,
    refund: ({ reason, which, of, paidTo }) =>
      phrase`${which === 'last' ? 'the last payment' : 'what was paid'}${of === 'exposer' ? ' to the player who gave the tile' : ''} goes ${paidTo === 'seat' ? 'to the player' : 'back'} (${reason})`,
    note: ({ list }, say) => phrase`the tile joins the ${say.name('lists', list)}`,
    forget: ({ list }, say) => phrase`the ${say.name('lists', list)} are forgotten`,
    liable: ({ patterns }, say) =>
      phrase`whoever gave the tile answers for ${or(parts(patterns.map((id) => say.name('patterns', id))))}`,
    end: (step, say) => {
      const ending = say.ending(step.ending);
      return phrase`the deal ends with ${typeof ending === 'string' ? ENDED[ending]! : ending}`;
    },
    stands: (steps) => phrase`; when nobody wins on it, ${and(parts(steps))}`,
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
