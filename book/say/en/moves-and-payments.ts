/** English: moves and payments. */
import { and } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import { phrase, plain } from '../phrase.ts';
import type { Play } from '../language-interface.ts';

export const play: Play = {
  uses: {
    none: [],
    'any tile': text('any tile'),
    '2 tiles': text('two tiles'),
    '3 tiles': text('three tiles'),
    aside: text('a tile that may be laid aside'),
    '1 same': text('one matching tile'),
    '2 same': text('two matching tiles'),
    '3 same': text('three matching tiles'),
    '4 same': text('four matching tiles'),
    '5 same': text('five matching tiles'),
    run: text('two tiles that make a chow with it'),
    '4 alike': text('four identical tiles'),
    'add to pung': text("the fourth tile of the player's own claimed pung"),
    'for joker': text('the tile that a joker in any meld stands for'),
  },
  orJokers: (tiles) => phrase`${tiles}, with jokers in place of any of them`,
  steps: {
    stands: (steps) => phrase`; if nobody wins on it, ${and(parts(steps))}`,
    when: (condition, does) => phrase`when ${condition}, ${does}`,
  },
  ties: (ties) => {
    if (ties === 'nearest') return text('the player who is next in turn has priority');
    return ties === 'all'
      ? text('several players may do this at the same time')
      : phrase`the players who are next in turn have priority, up to this number of players: ${ties}`;
  },
  pays: ({ when, payer, receiver, amount: sum, counter }) => {
    const amount = counter === undefined ? sum : phrase`${sum ?? []} in ${counter}`;
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
      if (amount === undefined) return phrase`${start}${to} takes everything in ${payer.pot}`;
      return phrase`${start}${to} takes ${amount}${plain(amount).includes(',') ? ',' : ''} from ${payer.pot}`;
    }
    const pays = typeof receiver === 'object' ? phrase`${amount ?? []} into ${to}` : phrase`${to} ${amount ?? []}`;
    if (typeof payer === 'object')
      return phrase`${start}${and(parts(payer.seats))} ${payer.seats.length > 1 ? 'each pay' : 'pays'} ${pays}`;
    const who = {
      each: receiver === 'loser' ? 'each player who has not won' : 'every other player',
      everyone: 'every player',
      declarer: 'the player who declared it',
      others: 'every player who did not give the tile',
      such: 'every such player',
    }[payer];
    return phrase`${start}${who} pays ${pays}`;
  },
};
