/** Japanese: moves and payments. */
import { and } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';
import type { Play } from '../language-interface.ts';

/** `甲が乙に1000を払う`; a number that is a choice stands behind a colon. */
function paid(who: Phrase, to: Phrase, amount: Phrase = []): Phrase {
  if (/[、；]/.test(plain(amount))) return phrase`${who}が${to}に払う：${amount}`;
  return amount.length === 0 ? phrase`${who}が${to}に払う` : phrase`${who}が${to}に${amount}を払う`;
}

export const play: Play = {
  uses: {
    none: [],
    'any tile': text('手の内の任意の牌一枚'),
    '2 tiles': text('手の内の牌二枚'),
    '3 tiles': text('手の内の牌三枚'),
    aside: text('脇に置ける牌一枚'),
    '1 same': text('同じ牌一枚'),
    '2 same': text('同じ牌二枚'),
    '3 same': text('同じ牌三枚'),
    '4 same': text('同じ牌四枚'),
    '5 same': text('同じ牌五枚'),
    run: text('その牌と順子になる二枚'),
    '4 alike': text('手の内の同じ牌四枚'),
    'add to pung': text('自分の明刻と同じ牌一枚'),
    'for joker': text('いずれかの副露のジョーカーが代わりをしている牌一枚'),
  },
  orJokers: (tiles) => phrase`${tiles}、ジョーカーでもよい`,
  steps: {
    stands: (steps) => phrase`；誰もその牌で和了しなければ、${and(parts(steps))}`,
    when: (condition, does) => phrase`${condition}時、${does}`,
  },
  ties: (ties) => {
    if (ties === 'nearest') return text('同じ優先順では、順番の近い者が優先する');
    return ties === 'all'
      ? text('複数の者が同時にできる')
      : phrase`同時にできるのは${ties}人まで、順番の近い者が優先する`;
  },
  pays: ({ when, payer, receiver, amount: sum, counter }) => {
    const amount = counter === undefined ? sum : phrase`${counter}${sum ?? []}`;
    const start = when === undefined ? '' : phrase`${when}時、`;
    const to =
      typeof receiver === 'object'
        ? receiver.pot
        : text(
            { winner: '和了者', loser: '和了していないほかの者', paid: '受け取る者', opponent: 'ほかの各自' }[receiver],
          );
    if (typeof payer === 'object' && 'pot' in payer)
      return amount === undefined
        ? phrase`${start}${to}が${payer.pot}の点をすべて受け取る`
        : phrase`${start}${to}が${payer.pot}から${amount}を受け取る`;
    if (typeof payer === 'object') {
      const who = phrase`${listed(payer.seats, '、', 'と')}${payer.seats.length > 1 ? 'のそれぞれ' : ''}`;
      return phrase`${start}${paid(who, to, amount)}`;
    }
    const who = {
      each: receiver === 'loser' ? '和了していない各自' : 'ほかの各自',
      everyone: '各自',
      declarer: '誤和了した者',
      others: '牌を出した者以外の各自',
      such: '条件に当てはまる各自',
    }[payer];
    return phrase`${start}${paid(text(who), to, amount)}`;
  },
};
