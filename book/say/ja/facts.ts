/** Japanese: what is so or not, and numbers of the table. */
import { amountOf, howMany, noun } from './grammar.ts';
import { isNone, said, text, both } from '../phrase-parts.ts';
import { phrase, type Phrase } from '../phrase.ts';
import type { Amount, Counted } from '../sentence-part-types.ts';
import type { Facts } from '../language-interface.ts';

/** `残りの引ける牌が四枚以上である`. */
function counted(what: string | Phrase, measure: string, none: string | Phrase): Counted {
  const are = (amount: Amount): Phrase =>
    isNone(amount) ? phrase`${none}` : phrase`${what}が${howMany(amount, measure)}である`;
  return { the: phrase`${what}の数`, are };
}

const number = (the: string): Counted => ({ the: text(the) });

export const facts: Facts = {
  facts: (who) => ({
    concealed: said('門前である', '鳴いている'),
    'no other pattern': said('ほかに役がない', 'ほかに役がある'),
    'hand won': said('和了した手である', '和了していない手である'),
    'by draw': said('ツモ和了である', 'ほかの者の牌で和了した'),
    'by discard': said('ほかの者の牌で和了した', 'ツモ和了である'),
    wins: said('手が和了している', '手が和了していない'),
    completes: said('和了の形になる', '和了の形にならない'),
    'hand waits': said('聴牌している', '聴牌していない'),
    'hand can win': said('見えている牌から見て手がまだ和了できる', '見えている牌から見て手がもう和了できない'),
    'hand can win with it': said(
      '鳴いた後も見えている牌から見て手が和了できる',
      '鳴くと見えている牌から見て手が和了できない',
    ),
    'payer waits': said('払う者が聴牌している', '払う者が聴牌していない'),
    'dealer waits': said('親が聴牌している', '親が聴牌していない'),
    'waits on own discard': said('待ち牌を自分で捨てている', '待ち牌を自分で捨てていない'),
    'i am dealer': both(phrase`${who}が親である`, phrase`${who}が親でない`),
    'i am next': both(phrase`${who}が下家である`, phrase`${who}が下家でない`),
    'last dealer': said('親がその場の最後の親である', '親がその場の最後の親でない'),
    'someone responsible': said('責任払いの者がいる', '責任払いの者がいない'),
    'first winner': said('順番の先の和了者がいない', '順番の先の和了者がいる'),
    'same kind as claimed': said('その牌が鳴いた牌と同じである', 'その牌が鳴いた牌と違う'),
    'completes chow with shown tiles': said(
      'その牌が鳴いた順子の自分の二枚と順子になる',
      'その牌が鳴いた順子の自分の二枚と順子にならない',
    ),
    'just drawn': said('その牌が引いたばかりの牌である', 'その牌が引いたばかりの牌でない'),
    'same kind as drawn': said('その牌が引いた牌と同じである', 'その牌が引いた牌と違う'),
    'hand waits without it': said('その牌を捨てても聴牌している', 'その牌を捨てると聴牌しない'),
    'waits stay': said('槓の後も待ちが変わらない', '槓の後に待ちが変わる'),
    'readings stay': said('残る三枚がどの読み方でも刻子である', '残る三枚が刻子でない読み方がある'),
    starter_cast: said('この出目で起家も決まった', 'この出目で起家を決めていない'),
    replayed: said('同じ局をやり直す', '同じ局をやり直さない'),
    'dealer stays': said('連荘する', '連荘しない'),
  }),
  numbers: (who) => ({
    suits: number('種類の数'),
    'suits used': number('使った牌の種類の数'),
    'seat number': number('席の番号'),
    'round number': number('場の番号'),
    'worth now': number('手の今の価値'),
    'worth waiting': number('最も高い待ち牌での手の価値'),
    claimants: counted('同じ牌を求める者', '人', 'その牌を求める者がいない'),
    'tiles left': counted('残りの引ける牌', '枚', '引ける牌が残っていない'),
    'drawn from tail': counted('補充した牌', '枚', 'まだ補充していない'),
    'deals so far': counted('これまでの局', '局', 'まだ局がない'),
    'discards so far': counted('捨て牌', '枚', 'まだ誰も捨てていない'),
    'kinds discarded': {
      the: text('捨て牌の種類の数'),
      are: (amount) =>
        amount.n === 1 && amount.is === 'exactly'
          ? text('捨て牌がすべて同じである')
          : phrase`捨て牌が${howMany(amount, '種')}である`,
    },
    'claims so far': counted('これまでの鳴き', '回', 'まだ誰も鳴いていない'),
    'kongs so far': counted('卓の上の槓子', '組', '卓に槓子がない'),
    'my kongs': counted(phrase`${who}の槓子`, '組', phrase`${who}に槓子がない`),
    'seats with kongs': counted('槓した者', '人', '誰も槓していない'),
    'most shown sets in one suit': counted(
      phrase`${who}が見せた同じ種類の面子`,
      '組',
      phrase`${who}が見せた面子がない`,
    ),
    'shown sets in suit of last tile': counted(
      phrase`${who}が見せた、和了牌と同じ種類の面子`,
      '組',
      phrase`${who}が見せた、和了牌と同じ種類の面子がない`,
    ),
    'tiles too many': {
      the: text('多すぎる牌の数'),
      are: (amount) =>
        amount.n === 0 && amount.is === 'exactly'
          ? text('手の枚数が正しい')
          : amount.n === 0 && amount.is === 'most'
            ? text('手の牌が多すぎない')
            : phrase`手の牌が${howMany(amount, '枚')}多い`,
    },
    'seats waiting': counted('聴牌している者', '人', '誰も聴牌していない'),
    'my turns': {
      the: phrase`${who}の番の数`,
      are: (amount) =>
        isNone(amount)
          ? phrase`${who}の番がまだ来ていない`
          : amount.n === 1 && amount.is === 'exactly'
            ? phrase`${who}の最初の番である`
            : phrase`${who}の番が${howMany(amount, '回')}来ている`,
    },
    'wins so far': counted('これまでの和了', '回', 'まだ誰も和了していない'),
    'my wins': counted(phrase`${who}の和了`, '回', phrase`${who}がまだ和了していない`),
    'seats playing': counted('局に残っている者', '人', '局に誰も残っていない'),
    'seats winning': counted('同時に和了する者', '人', '誰も和了していない'),
    'copies in sight': counted('見えている和了牌と同じほかの牌', '枚', '和了牌と同じほかの牌が見えていない'),
    cast: number('出目'),
    value: number('手の価値'),
    'next round': number('次の局の場の番号'),
    points: { the: phrase`${who}の点`, are: (amount) => phrase`${who}の点が${points(amount)}である` },
    'highest points': { the: text('最高の点'), are: (amount) => phrase`最高の点が${points(amount)}である` },
    'lowest points': number('最低の点'),
    standing: { the: text('順位'), are: (amount) => phrase`順位が${howMany(amount, '位')}である` },
    'players ahead': {
      the: text('点が上の者の数'),
      are: (amount) =>
        isNone(amount) ? text('点が上の者がいない') : phrase`点が上の${amountOf(amount, noun('者', '人'))}がいる`,
    },
    'players level': counted('点が同じほかの者', '人', '点が同じ者がいない'),
  }),
};

/** Points stand in digits. */
function points(amount: Amount): string {
  return howMany(amount, '点', String(amount.n));
}
