/** What each step of a move does, in the words of every language. */
import type { Query, Step, StepName, StepOf } from '../../core/index.ts';
import { or as orEn, status } from './en/grammar.ts';
import { parts, text } from './phrase-parts.ts';
import type { EndingName } from './word-name-types.ts';
import type { LanguageCode } from './language-interface.ts';
import { phrase, plain, type Phrase } from './phrase.ts';
import { or as orJa } from './ja/grammar.ts';
import { or as orZh } from './zh/grammar.ts';

/** A phrase, or how one is made of what the step says. */
export type StepSaid<Of extends Step> = Phrase | ((step: Of, say: StepParts) => Phrase);

/** What steps speak of, in words. */
export interface StepParts {
  name(chapter: 'marks' | 'counters' | 'pots' | 'lists' | 'patterns', id: string): Phrase;
  amount(of: Query<number>): Phrase;
  seat(of: Query<number>): Phrase;
  /** By how much a counter grows, where it becomes itself and some more. */
  growth(step: StepOf<'count'>): Phrase | undefined;
  ending(name: string): Phrase | EndingName;
  /** What a payment is for. */
  reason(english: string): string;
  /** Moves that may answer a window. */
  answers(window: string): Phrase[];
}

const WHOSE = {
  en: {
    seat: 'the player',
    everyone: 'every player',
    others: 'every other player',
    exposer: 'the player who gave the tile',
  },
  zh: { seat: '该家', everyone: '各家', others: '其他各家', exposer: '出牌者' },
  ja: { seat: '本人', everyone: '全員', others: 'ほかの各自', exposer: '牌を出した者' },
};
const ENDED: Record<LanguageCode, Record<string, string>> = {
  en: { win: 'a win', exhausted: 'the wall used up', false_win: 'a false win', none: 'nothing' },
  zh: { win: '和牌', exhausted: '牌墙摸完', false_win: '诈和', none: '无' },
  ja: { win: '和了', exhausted: '荒牌', false_win: '誤和了', none: 'なし' },
};

/** A step without a phrase in one of the languages does not compile. */
export const stepPhrases: { [Name in StepName]: Record<LanguageCode, StepSaid<StepOf<Name>>> } = {
  discard: { en: text('the tile is discarded'), zh: text('打出这张牌'), ja: text('その牌を捨てる') },
  show: { en: text('the tiles are placed on the table'), zh: text('亮出这些牌'), ja: text('牌を卓に見せる') },
  aside: { en: text('the tile is laid aside'), zh: text('该牌置于一旁'), ja: text('その牌を脇に置く') },
  replace: { en: text('the player draws a replacement tile'), zh: text('补一张牌'), ja: text('一枚補充する') },
  draw: { en: text('the player draws a tile'), zh: text('摸一张牌'), ja: text('一枚引く') },
  give: {
    en: ({ to, fill }, say) => {
      const whom = say.seat(to);
      const most = plain(say.amount(fill));
      const given = phrase`the player gives the tiles to ${whom}`;
      return most === '0'
        ? given
        : phrase`${given}, and passes on tiles received without looking at them, up to ${most} tiles in all`;
    },
    zh: ({ to, fill }, say) => {
      const whom = say.seat(to);
      const most = plain(say.amount(fill));
      const given = phrase`把牌交给${whom}`;
      return most === '0' ? given : phrase`${given}，不足${most}张时把传来的牌不看就传下去`;
    },
    ja: ({ to, fill }, say) => {
      const given = phrase`${say.seat(to)}に牌を渡す`;
      const most = plain(say.amount(fill));
      return most === '0' ? given : phrase`${given}。${most}枚に足りない分は、来た牌を見ずに渡す`;
    },
  },
  next: { en: text('the turn passes to the next player'), zh: text('轮到下家'), ja: text('番が下家に移る') },
  win: { en: text('the hand wins'), zh: text('和牌'), ja: text('和了する') },
  swap: {
    en: text("the tile replaces that joker (in the player's own melds first), and the player takes the joker"),
    zh: text('以此牌换回该百搭牌（先换自己的副露）'),
    ja: text('その牌をジョーカーと入れ替え、ジョーカーを取る（自分の副露を先にする）'),
  },
  leave: {
    en: ({ name: mark }, { name }) => phrase`every other player with ${status(name('marks', mark))} leaves the deal`,
    zh: ({ name: mark }, { name }) => phrase`其他有${name('marks', mark)}的各家本局不再行牌`,
    ja: ({ name: mark }, { name }) => phrase`ほかの「${name('marks', mark)}」の者はこの局から抜ける`,
  },
  open: { en: text('the player shows the hand'), zh: text('亮出手牌'), ja: text('手を開く') },
  window: {
    en: ({ name }, { answers }) => {
      const moves = parts(answers(name));
      return moves.length === 0
        ? text('no other player may respond')
        : phrase`the others may respond with ${orEn(moves)}`;
    },
    zh: ({ name }, { answers }) => {
      const moves = parts(answers(name));
      return moves.length === 0 ? text('别家不能应对') : phrase`别家可以${orZh(moves)}`;
    },
    ja: ({ name }, { answers }) => {
      const moves = parts(answers(name));
      return moves.length === 0 ? text('ほかの者は応じられない') : phrase`ほかの者は${orJa(moves)}で応じられる`;
    },
  },
  mark: {
    en: ({ name, of }, say) => phrase`${WHOSE.en[of]} now has ${status(say.name('marks', name))}`,
    zh: ({ name, of }, say) => phrase`${WHOSE.zh[of]}得到“${say.name('marks', name)}”`,
    ja: ({ name, of }, say) => phrase`${WHOSE.ja[of]}が「${say.name('marks', name)}」になる`,
  },
  unmark: {
    en: ({ name, of }, say) => {
      const mark = say.name('marks', name);
      return of === 'everyone'
        ? phrase`nobody has ${status(mark)} any longer`
        : phrase`${WHOSE.en[of]} no longer has ${status(mark)}`;
    },
    zh: ({ name, of }, say) => phrase`${WHOSE.zh[of]}失去“${say.name('marks', name)}”`,
    ja: ({ name, of }, say) => phrase`${WHOSE.ja[of]}が「${say.name('marks', name)}」でなくなる`,
  },
  count: {
    en: (step, say) => {
      const counter = say.name('counters', step.name);
      const by = say.growth(step);
      return by === undefined
        ? phrase`the number of ${counter} becomes ${say.amount(step.to)}`
        : phrase`the number of ${counter} goes up by ${by}`;
    },
    zh: (step, say) => {
      const counter = say.name('counters', step.name);
      const by = say.growth(step);
      return by === undefined ? phrase`“${counter}”数变为${say.amount(step.to)}` : phrase`“${counter}”数加${by}`;
    },
    ja: (step, say) => {
      const counter = say.name('counters', step.name);
      const by = say.growth(step);
      return by === undefined
        ? phrase`${counter}の数が${say.amount(step.to)}になる`
        : phrase`${counter}の数が${by}増える`;
    },
  },
  reveal: {
    en: ({ list, asManyAs }, { name }) =>
      asManyAs === undefined
        ? phrase`one more of the ${name('lists', list)} is turned up`
        : phrase`as many of the ${name('lists', list)} are turned up as there are ${name('lists', asManyAs)}`,
    zh: ({ list, asManyAs }, { name }) =>
      asManyAs === undefined
        ? phrase`再翻开一张${name('lists', list)}`
        : phrase`翻开与${name('lists', asManyAs)}同样多的${name('lists', list)}`,
    ja: ({ list, asManyAs }, { name }) =>
      asManyAs === undefined
        ? phrase`${name('lists', list)}をもう一枚表にする`
        : phrase`${name('lists', asManyAs)}と同じ枚数の${name('lists', list)}を表にする`,
  },
  deposit: {
    en: ({ amount, pot }, say) => phrase`the player puts ${say.amount(amount)} into ${say.name('pots', pot)}`,
    zh: ({ amount, pot }, say) => phrase`该家向“${say.name('pots', pot)}”放入${say.amount(amount)}`,
    ja: ({ amount, pot }, say) => phrase`本人が${say.name('pots', pot)}に${say.amount(amount)}を出す`,
  },
  pay: {
    en: ({ from, amount, reason }, say) =>
      phrase`${from === 'others' ? 'every other player' : 'the player who gave the tile'} pays the player ${say.amount(amount)} (${say.reason(reason)})`,
    zh: ({ from, amount, reason }, say) =>
      phrase`${from === 'others' ? '其他各家' : '出牌者'}付给该家${say.amount(amount)}（${say.reason(reason)}）`,
    ja: ({ from, amount, reason }, say) =>
      phrase`${from === 'others' ? 'ほかの各自' : '牌を出した者'}が本人に${say.amount(amount)}を払う（${say.reason(reason)}）`,
  },
  refund: {
    en: ({ reason, which, of, paidTo }, say) =>
      phrase`${which === 'last' ? 'the last payment' : 'what was paid'}${of === 'exposer' ? ' to the player who gave the tile' : ''} is ${paidTo === 'seat' ? 'passed on to the player' : 'paid back'} (${say.reason(reason)})`,
    zh: ({ reason, which, of, paidTo }, say) =>
      phrase`${of === 'exposer' ? '出牌者' : ''}${paidTo === 'seat' ? '向该家转付' : '退还'}${which === 'last' ? '最后一次收到的点数' : '已付的点数'}（${say.reason(reason)}）`,
    ja: ({ reason, which, of, paidTo }, say) =>
      phrase`${of === 'exposer' ? '牌を出した者への' : ''}${which === 'last' ? '最後の支払い' : '支払い'}を${paidTo === 'seat' ? '本人に移す' : '返す'}（${say.reason(reason)}）`,
  },
  note: {
    en: ({ list }, say) => phrase`the tile is added to the ${say.name('lists', list)}`,
    zh: ({ list }, say) => phrase`这张牌记入“${say.name('lists', list)}”`,
    ja: ({ list }, say) => phrase`その牌が「${say.name('lists', list)}」に加わる`,
  },
  forget: {
    en: ({ list }, say) => phrase`the list of ${say.name('lists', list)} is cleared`,
    zh: ({ list }, say) => phrase`清空“${say.name('lists', list)}”`,
    ja: ({ list }, say) => phrase`「${say.name('lists', list)}」を空にする`,
  },
  liable: {
    en: ({ patterns }, say) =>
      phrase`the player who gave the tile is liable for ${orEn(parts(patterns.map((id) => say.name('patterns', id))))}`,
    zh: ({ patterns }, say) => phrase`出牌者对${orZh(parts(patterns.map((id) => say.name('patterns', id))))}包牌`,
    ja: ({ patterns }, say) =>
      phrase`牌を出した者が${orJa(parts(patterns.map((id) => say.name('patterns', id))))}の責任を負う`,
  },
  end: {
    en: (step, say) => {
      const ending = say.ending(step.ending);
      return phrase`the deal ends with ${typeof ending === 'string' ? ENDED.en[ending]! : ending}`;
    },
    zh: (step, say) => {
      const ending = say.ending(step.ending);
      return phrase`本局结束：${typeof ending === 'string' ? ENDED.zh[ending]! : ending}`;
    },
    ja: (step, say) => {
      const ending = say.ending(step.ending);
      return phrase`局が${typeof ending === 'string' ? ENDED.ja[ending]! : ending}で終わる`;
    },
  },
};
