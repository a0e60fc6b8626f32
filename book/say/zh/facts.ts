/** Chinese: what is so or not, and numbers of the table. */
import { amountOf, amountWord, noun } from './grammar.ts';
import { numeral } from '../chinese-numerals.ts';
import { isNone, said, text, both } from '../phrase-parts.ts';
import { phrase, type Piece, type Phrase } from '../phrase.ts';
import type { Amount, Counted, Forms } from '../sentence-part-types.ts';
import type { Facts } from '../language-interface.ts';

/** So many, and then what is said of them: `至少一张牌` 可摸. */
function counted(the: string, forms: Forms, start: Piece, end: string, none: Piece): Counted {
  const are = (amount: Amount): Phrase =>
    isNone(amount) ? phrase`${none}` : phrase`${start}${amountOf(amount, forms)}${end}`;
  return { the: text(the), are };
}

const number = (the: string): Counted => ({ the: text(the) });
const tile = noun('牌');
const player = noun('人', '个');

export const facts: Facts = {
  facts: (who) => ({
    concealed: said('门前清', '有吃、碰或明杠'),
    'no other pattern': said('没有其他番种', '有其他番种'),
    'hand won': said('和牌', '未和牌'),
    'by draw': said('自摸', '和的牌来自别家'),
    'by discard': said('和的牌来自别家', '自摸'),
    wins: said('手牌能和', '手牌不能和'),
    completes: said('手牌可成和牌牌型', '手牌不成和牌牌型'),
    'hand waits': said('手牌听牌', '手牌没有听牌'),
    'hand can win': said('按桌上可见之牌仍可和牌', '按桌上可见之牌已不能和牌'),
    'hand can win with it': said('鸣牌后按桌上可见之牌仍可和牌', '鸣牌后按桌上可见之牌已不能和牌'),
    'payer waits': said('付方听牌', '付方没有听牌'),
    'dealer waits': said('庄家听牌', '庄家没有听牌'),
    'waits on own discard': said('自己打过能使手牌和牌的牌', '自己没有打过能使手牌和牌的牌'),
    'i am dealer': both(phrase`${who}是庄家`, phrase`${who}不是庄家`),
    'i am next': both(phrase`${who}是下家`, phrase`${who}不是下家`),
    'last dealer': said('庄家是本圈最后一个庄家', '庄家不是本圈最后一个庄家'),
    'someone responsible': said('有人包牌', '无人包牌'),
    'first winner': said('没有顺序在前的其他和牌者', '有顺序在前的其他和牌者'),
    'same kind as claimed': said('这张牌与刚取的牌相同', '这张牌与刚取的牌不同'),
    'completes chow with shown tiles': said(
      '这张牌能与刚吃的顺子中自己的两张成顺子',
      '这张牌不能与刚吃的顺子中自己的两张成顺子',
    ),
    'just drawn': said('这张牌是刚摸的那张', '这张牌不是刚摸的那张'),
    'same kind as drawn': said('这张牌与刚摸的牌相同', '这张牌与刚摸的牌不同'),
    'hand waits without it': said('打出后手牌听牌', '打出后手牌没有听牌'),
    'waits stay': said('开杠后所听的牌不变', '开杠后所听的牌改变'),
    'readings stay': said('无论怎样划分其余三张都是刻子', '其余三张未必是刻子'),
    starter_cast: said('这次掷骰也决定了起庄', '这次掷骰没有决定起庄'),
    replayed: said('本局重打', '本局不重打'),
    'dealer stays': said('连庄', '不连庄'),
  }),
  numbers: (who) => ({
    suits: number('花色数'),
    'suits used': number('这些牌的花色数'),
    'seat number': number('座位号'),
    'round number': number('圈数'),
    'worth now': number('手牌现在的价值'),
    'worth waiting': number('手牌和最好的牌时的价值'),
    claimants: counted('相同要求的人数', player, '有', '要同一张牌', '没有人要这张牌'),
    'tiles left': counted('剩余可摸的牌数', tile, '还有', '可摸', '没有牌可摸'),
    'drawn from tail': counted('已补的牌数', tile, '已补', '', '还没有补过牌'),
    'deals so far': counted('已开的局数', noun('', '局'), '已开', '', '还没有开局'),
    'discards so far': counted('已打出的牌数', tile, '已打出', '', '还没有人打过牌'),
    'kinds discarded': {
      the: text('弃牌的种数'),
      are: (amount) =>
        amount.n === 1 && amount.is === 'exactly'
          ? text('所有弃牌都相同')
          : phrase`弃牌有${amountOf(amount, noun('牌', '种'))}`,
    },
    'claims so far': {
      the: text('已吃碰杠的次数'),
      are: (amount) => (isNone(amount) ? text('没有人吃碰或明杠') : phrase`已吃碰或明杠${amountWord(amount)}次`),
    },
    'kongs so far': counted('桌上的杠数', noun('杠', '个'), '桌上有', '', '桌上没有杠'),
    'my kongs': counted('自己的杠数', noun('杠', '个'), phrase`${who}有`, '', phrase`${who}没有杠`),
    'seats with kongs': counted('有杠的人数', player, '有', '开了杠', '没有人开杠'),
    'most shown sets in one suit': counted(
      '同一花色亮出的面子数',
      noun('同一花色的面子', '副'),
      phrase`${who}亮出了`,
      '',
      phrase`${who}没有亮出面子`,
    ),
    'shown sets in suit of last tile': counted(
      '亮出的与和的牌同花色的面子数',
      noun('与和的牌同花色的面子', '副'),
      phrase`${who}亮出了`,
      '',
      phrase`${who}没有亮出与和的牌同花色的面子`,
    ),
    'tiles too many': {
      the: text('多出的牌数'),
      are: (amount) =>
        amount.n === 0 && amount.is === 'exactly'
          ? text('手牌张数正确')
          : amount.n === 0 && amount.is === 'most'
            ? text('手牌没有多出的牌')
            : phrase`手牌多出${amountOf(amount, tile)}`,
    },
    'seats waiting': counted('听牌的人数', player, '有', '听牌', '没有人听牌'),
    'my turns': {
      the: phrase`${who}的轮数`,
      are: (amount) =>
        isNone(amount)
          ? phrase`${who}还没有轮到过`
          : amount.n === 1 && amount.is === 'exactly'
            ? phrase`这是${who}的第一轮`
            : phrase`${who}已轮到${amountWord(amount)}次`,
    },
    'wins so far': counted('已和牌的次数', noun('', '次'), '已和牌', '', '还没有人和牌'),
    'my wins': counted('该家和牌的次数', noun('', '次'), phrase`${who}已和牌`, '', phrase`${who}还没有和牌`),
    'seats playing': counted('仍在局中的人数', player, '还有', '在局中', '没有人在局中'),
    'seats winning': counted('同时和牌的人数', player, '有', '同时和牌', '没有人和牌'),
    'copies in sight': counted(
      '已可见的同种牌数',
      noun('与和的牌相同的其他牌'),
      '桌面可见',
      '',
      '桌面不见与和的牌相同的其他牌',
    ),
    cast: number('骰子点数'),
    value: number('手牌的价值'),
    'next round': number('下一局的圈数'),
    points: { the: phrase`${who}的点数`, are: (amount) => phrase`${who}有${amountWord(amount)}点` },
    'highest points': { the: text('最高的点数'), are: (amount) => phrase`最高者有${amountWord(amount)}点` },
    'lowest points': number('最低的点数'),
    standing: {
      the: text('名次'),
      are: (amount) =>
        amount.is === 'exactly' ? text(`名次为第${numeral(amount.n)}`) : phrase`名次为${amountWord(amount)}`,
    },
    'players ahead': {
      the: text('点数更多的人数'),
      are: (amount) => (isNone(amount) ? text('没有人点数更多') : phrase`有${amountOf(amount, player)}点数更多`),
    },
    'players level': {
      the: text('点数相同的其他人数'),
      are: (amount) =>
        isNone(amount) ? text('没有人点数相同') : phrase`有${amountOf(amount, noun('人', '个'))}点数相同`,
    },
  }),
};
