/** What each step of a move does, in the words of every language. */
import type { Query, Step, StepName, StepOf } from '../../core/index.ts';
import { or as orEn, parts, text } from './en-grammar.ts';
import type { EndingName } from './word-name-types.ts';
import type { LanguageCode } from './language-interface.ts';
import { phrase, plain, type Phrase } from './phrase.ts';
import { or as orZh } from './zh-grammar.ts';

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
};
const ENDED: Record<LanguageCode, Record<string, string>> = {
  en: { win: 'a win', exhausted: 'the wall used up', false_win: 'a false win', none: 'nothing' },
  zh: { win: '和牌', exhausted: '牌墙摸完', false_win: '诈和', none: '无' },
};

/** A step without a phrase in one of the languages does not compile. */
export const stepPhrases: { [Name in StepName]: Record<LanguageCode, StepSaid<StepOf<Name>>> } = {
  discard: { en: text('the tile is discarded'), zh: text('打出这张牌') },
  show: { en: text('the tiles are laid on the table'), zh: text('亮出这些牌') },
  aside: { en: text('the tile is laid aside'), zh: text('该牌置于一旁') },
  replace: { en: text('the player draws a replacement tile'), zh: text('补一张牌') },
  draw: { en: text('the player draws a tile'), zh: text('摸一张牌') },
  give: {
    en: ({ to, fill }, say) => {
      const whom = say.seat(to);
      const most = plain(say.amount(fill));
      const given = phrase`the player gives the tiles to ${whom}`;
      return most === '0' ? given : phrase`${given}, and passes on unseen what comes, up to ${most} tiles in all`;
    },
    zh: ({ to, fill }, say) => {
      const whom = say.seat(to);
      const most = plain(say.amount(fill));
      const given = phrase`把牌交给${whom}`;
      return most === '0' ? given : phrase`${given}，不足${most}张时把传来的牌不看就传下去`;
    },
  },
  next: { en: text('the turn passes to the next player'), zh: text('轮到下家') },
  win: { en: text('the hand wins'), zh: text('和牌') },
  swap: {
    en: text('the tile takes the place of that joker, the own melds first, and the player takes the joker'),
    zh: text('以此牌换回该百搭牌（先换自己的副露）'),
  },
  leave: {
    en: ({ name: mark }, { name }) => phrase`every other player with ${name('marks', mark)} plays no more in this deal`,
    zh: ({ name: mark }, { name }) => phrase`其他有${name('marks', mark)}的各家本局不再行牌`,
  },
  open: { en: text('the hand is laid open'), zh: text('亮出手牌') },
  window: {
    en: ({ name }, { answers }) => {
      const moves = parts(answers(name));
      return moves.length === 0 ? text('nobody may answer') : phrase`the others may answer with ${orEn(moves)}`;
    },
    zh: ({ name }, { answers }) => {
      const moves = parts(answers(name));
      return moves.length === 0 ? text('别家不能应对') : phrase`别家可以${orZh(moves)}`;
    },
  },
  mark: {
    en: ({ name, of }, say) => phrase`${WHOSE.en[of]} now has ${say.name('marks', name)}`,
    zh: ({ name, of }, say) => phrase`${WHOSE.zh[of]}得到“${say.name('marks', name)}”`,
  },
  unmark: {
    en: ({ name, of }, say) => {
      const mark = say.name('marks', name);
      return of === 'everyone' ? phrase`nobody has ${mark} any longer` : phrase`${WHOSE.en[of]} no longer has ${mark}`;
    },
    zh: ({ name, of }, say) => phrase`${WHOSE.zh[of]}失去“${say.name('marks', name)}”`,
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
  },
  deposit: {
    en: ({ amount, pot }, say) => phrase`the player puts ${say.amount(amount)} into ${say.name('pots', pot)}`,
    zh: ({ amount, pot }, say) => phrase`该家向“${say.name('pots', pot)}”放入${say.amount(amount)}`,
  },
  pay: {
    en: ({ from, amount, reason }, say) =>
      phrase`${from === 'others' ? 'every other player' : 'the player who gave the tile'} pays the player ${say.amount(amount)} (${say.reason(reason)})`,
    zh: ({ from, amount, reason }, say) =>
      phrase`${from === 'others' ? '其他各家' : '出牌者'}付给该家${say.amount(amount)}（${say.reason(reason)}）`,
  },
  refund: {
    en: ({ reason, which, of, paidTo }, say) =>
      phrase`${which === 'last' ? 'the last payment' : 'what was paid'}${of === 'exposer' ? ' to the player who gave the tile' : ''} goes ${paidTo === 'seat' ? 'to the player' : 'back'} (${say.reason(reason)})`,
    zh: ({ reason, which, of, paidTo }, say) =>
      phrase`${of === 'exposer' ? '出牌者' : ''}${paidTo === 'seat' ? '向该家转付' : '退还'}${which === 'last' ? '最后一次收到的点数' : '已付的点数'}（${say.reason(reason)}）`,
  },
  note: {
    en: ({ list }, say) => phrase`the tile joins the ${say.name('lists', list)}`,
    zh: ({ list }, say) => phrase`这张牌记入“${say.name('lists', list)}”`,
  },
  forget: {
    en: ({ list }, say) => phrase`the ${say.name('lists', list)} are forgotten`,
    zh: ({ list }, say) => phrase`清空“${say.name('lists', list)}”`,
  },
  liable: {
    en: ({ patterns }, say) =>
      phrase`whoever gave the tile answers for ${orEn(parts(patterns.map((id) => say.name('patterns', id))))}`,
    zh: ({ patterns }, say) => phrase`出牌者对${orZh(parts(patterns.map((id) => say.name('patterns', id))))}包牌`,
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
  },
};
