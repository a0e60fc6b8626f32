/** English: moves and payments. */
import { and, parts, text } from './en-grammar.ts';
import { phrase, plain } from './phrase.ts';
import type { Play } from './language-interface.ts';

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
    '5 same': text('five tiles of the hand like it'),
    run: text('two tiles of the hand that make a chow with it'),
    '4 alike': text('four alike of the hand'),
    'add to pung': text("a tile of the hand like the player's own claimed pung"),
    'for joker': text('a tile of the hand for which a joker stands in any meld'),
  },
  orJokers: (tiles) => phrase`${tiles}, jokers in the place of any of them`,
  steps: {
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
        : {
            winner: 'the winner',
            loser: 'each of the others who have not won',
            paid: 'the receiver',
            opponent: 'every opponent',
          }[receiver];
    if (typeof payer === 'object' && 'pot' in payer) {
      if (amount === undefined) return phrase`${start}${to} takes all that lies in ${payer.pot}`;
      return phrase`${start}${to} takes ${amount}${plain(amount).includes(',') ? ',' : ''} from ${payer.pot}`;
    }
    if (typeof payer === 'object')
      return phrase`${start}${and(parts(payer.seats))} ${payer.seats.length > 1 ? 'each pay' : 'pays'} ${to} ${amount ?? []}`;
    const who = {
      each:
        receiver === 'opponent'
          ? 'whoever declared it'
          : receiver === 'loser'
            ? 'each player who has not won'
            : 'every other player',
      others: 'every player who did not give the tile',
      such: 'every such player',
    }[payer];
    return phrase`${start}${who} pays ${to} ${amount ?? []}`;
  },
};
