/** Chinese: moves and payments. */
import { and } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';
import type { Play } from '../language-interface.ts';

/** A number that is a choice stands behind a colon. */
function sumOf(amount: Phrase = []): Phrase {
  return /[，；]|时为/.test(plain(amount)) ? phrase`：${amount}` : amount;
}

export const play: Play = {
  uses: {
    none: [],
    'any tile': text('手中任意一张牌'),
    '2 tiles': text('手中两张牌'),
    '3 tiles': text('手中三张牌'),
    aside: text('一张可置于一旁的牌'),
    '1 same': text('手中一张相同的牌'),
    '2 same': text('手中两张相同的牌'),
    '3 same': text('手中三张相同的牌'),
    '4 same': text('手中四张相同的牌'),
    '5 same': text('手中五张相同的牌'),
    run: text('手中能与之成顺子的两张牌'),
    '4 alike': text('手中四张相同的牌'),
    'add to pung': text('手中一张与自己碰过的刻子相同的牌'),
    'for joker': text('手中一张牌，有百搭牌在任一家的副露中代替它'),
  },
  orJokers: (tiles) => phrase`${tiles}，可用百搭牌代替`,
  steps: {
    stands: (steps) => phrase`；若无人和这张牌，${and(parts(steps))}`,
    when: (condition, does) => phrase`${condition}时，${does}`,
  },
  ties: (ties) => {
    if (ties === 'nearest') return text('多家同时要时，顺序最近者优先');
    return ties === 'all' ? text('多家可以同时成立') : phrase`至多${ties}家同时成立，顺序最近者优先`;
  },
  pays: ({ when, payer, receiver, amount: sum, counter }) => {
    const amount = counter === undefined ? sum : phrase`${counter}${sum ?? []}`;
    const start = when === undefined ? '' : phrase`${when}时，`;
    const to =
      typeof receiver === 'object'
        ? receiver.pot
        : { winner: '和牌者', loser: '其他未和牌者', paid: '收方', opponent: '其他各家' }[receiver];
    if (typeof payer === 'object' && 'pot' in payer)
      return amount === undefined
        ? phrase`${start}${to}取得“${payer.pot}”中的全部点数`
        : phrase`${start}${to}从“${payer.pot}”取得${amount}`;
    if (typeof payer === 'object')
      return phrase`${start}${listed(payer.seats, '、', '和')}${payer.seats.length > 1 ? '各' : ''}付给${to}${sumOf(amount)}`;
    const who = {
      each: receiver === 'loser' ? '未和牌的各家' : '其他各家',
      everyone: '各家',
      declarer: '诈和者',
      others: '出牌者以外的各家',
      such: '符合条件的各家',
    }[payer];
    return phrase`${start}${who}付给${to}${sumOf(amount)}`;
  },
};
