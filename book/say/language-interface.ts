/** What a table of a language must have. The rest of the folder knows trees, and no word of any language. */
import type { Uses } from '../../core/index.ts';
import type { Adjective, Noun } from './tree-node-types.ts';
import type { Phrase } from './phrase.ts';
import type {
  About,
  Amount,
  Clause,
  Comparison,
  Counted,
  Factor,
  Forms,
  HandParts,
  Layout,
  Part,
  PaymentParts,
  Quality,
  Said,
} from './sentence-part-types.ts';
import type { BeginName, EndingName, FactName, KindName, NumberName, SeatName, WaitName } from './word-name-types.ts';

/** The languages there are. */
export type LanguageCode = 'en' | 'zh' | 'ja';

/** A language: its words, and how it puts them together. */
export interface Language extends Grammar, Things, Layouts, Facts, Conditions, Numbers, Play {}

/** How words are put together. */
export interface Grammar {
  code: LanguageCode;
  /** Which names of a pack are tried, in this order. */
  names: readonly string[];
  /** With its capital and full stop. */
  sentence(words: Phrase): Phrase;
  /** An id where a pack gives no name. */
  humanised(id: string): string;
  /** A name of the pack inside a sentence: of a pattern or group as it stands, of other things in small letters. */
  inside(name: Phrase): Phrase;
  and(parts: readonly Part[]): Phrase;
  /** `long`: whole clauses. */
  or(parts: readonly Part[], long?: boolean): Phrase;
  several(parts: readonly Phrase[]): Phrase;
  when(main: Phrase, condition: Phrase): Phrase;
  unless(main: Phrase, conditions: readonly Phrase[]): Phrase;
  notSo(condition: Phrase): Phrase;
  /** What holds whatever happens, and what cannot under the options in force. */
  always: Phrase;
  never: Phrase;
}

/** Groups, tiles and kinds. */
export interface Things {
  noun(noun: Noun, mixed?: boolean): Forms;
  adjective(adjective: Adjective, forms: Forms): Forms;
  /** `pung` of `dragons`, `discards` that are `winds`. */
  nounOf(noun: Noun, forms: Forms, kinds: Forms): Forms;
  nounWith(forms: Forms, about: Phrase): Forms;
  /** Tiles of a pointer list. */
  pointed(forms: Forms, list: Phrase): Forms;
  kinds: Record<KindName, Forms>;
  ranks(ranks: readonly number[]): Forms;
  tiles(hand: string, count: number): Forms;
  eitherKind(of: readonly Forms[]): Forms;
  otherKinds(kinds: Forms): Forms;
  nounsOr(of: readonly Forms[]): Forms;
  counted(amount: Amount, forms: Forms): Phrase;
  about(about: About): Phrase;
  aboutAll(parts: readonly Phrase[], word: 'and' | 'or'): Phrase;
  ofThem(n: number, forms: Forms, made: Adjective, m: number, isAll: boolean): Phrase;
}

/** What hands and shapes consist of. */
export interface Layouts {
  hand(parts: HandParts): Phrase;
  layout(layout: Layout): Phrase;
  layouts(parts: readonly Phrase[], suits: Layout['suits']): Phrase;
  /** Each in a suit of its own: alike ones counted. */
  inSuits(parts: readonly { says: Phrase; n: number }[]): Phrase;
  /** A group by the letter of its rank; and that letters mean the same throughout. */
  groupAt(forms: Forms, noun: Noun, rank: string): Phrase;
  throughout(says: Phrase): Phrase;
  groups(sets: number, pairs: number, different: boolean): Phrase;
  anyTiles: Phrase;
  /** What hands that have not won are read as. */
  anyGroups: Phrase;
  /** Any hand at all, as long as something is so. */
  anyHand(things: Phrase | undefined, clauses: Phrase | undefined): Phrase;
  beside(tiles: Phrase, groups: Phrase): Phrase;
  /** A hand of this shape that has this besides. */
  shapeWith(shape: Phrase, things: Phrase): Phrase;
  oneMore(tiles: Phrase): Phrase;
  someOf(n: number, parts: readonly Phrase[]): Phrase;
  /** `1-4-7 of one suit`, `2-5-8 of another`. */
  runsOfSuits(ranks: readonly (readonly number[])[]): Phrase[];
  alike(n: number, what: Phrase): Phrase;
  /** So many tiles of a rank that is a number or a formula. */
  alikeRank(n: number, rank: string): Phrase;
  /** So many of the tile that goes with a suit: the one spoken of, or one more. */
  companion(n: number, suit: 'own' | { index: number; total: number }, dragon: boolean): Phrase;
  alikeInSuits(suits: readonly { says: Phrase; n: number }[], rest: readonly Phrase[]): Phrase;
  ranges(says: Phrase, ranges: readonly { variable: string; from: number; to: number }[]): Phrase;
  concealedOnly(shape: Phrase): Phrase;
}

/** Words that are true or not, and words for numbers. */
export interface Facts {
  /** `who`: the seat they speak of. */
  facts(who: Phrase): Record<FactName, Said>;
  numbers(who: Phrase): Record<NumberName, Counted>;
}

/** What is so of a hand or the table. */
export interface Conditions {
  /** Of a finished hand, of all discards, or of a seat. */
  has(owner: 'hand' | 'discards' | Phrase, thing: Phrase): Said;
  every(forms: Forms, noun: Noun, quality: Quality): Said;
  the(forms: Forms, noun: Noun, quality: Quality): Said;
  it(about: About): Said;
  everyTile(kinds: readonly Forms[]): Phrase;
  /** `all`: how many there are; `besides`: whether there are honours, which are of none. */
  suits(amount: Amount, all: number, besides: boolean): Said;
  oneSuit(honours: boolean): Clause;
  winningKinds(amount: Amount): Said;
  seats: Record<SeatName, Phrase>;
  seatIs(seat: Phrase, others: readonly Phrase[]): Said;
  waits(waits: readonly WaitName[]): Said;
  shapes(shapes: readonly Phrase[]): Said;
  turns(begins: readonly BeginName[]): Said;
  windows(windows: readonly ({ discard: true } | { move: Phrase } | undefined)[]): Said;
  endings(endings: readonly (Phrase | EndingName)[]): Said;
  hasMark(seat: Phrase, mark: Phrase): Said;
  /** Several marks of one seat. */
  hasMarks(seat: Phrase, marks: readonly Phrase[]): Said;
  isPattern(patterns: readonly Phrase[]): Said;
  seatsWith(amount: Amount, mark: Phrase, all: boolean): Phrase;
  /** The first seat that carries a mark, and a counter of a seat. */
  seatWith(mark: Phrase): Phrase;
  counterOf(seat: Phrase, counter: Phrase): Phrase;
  /** The value of the hand of a seat, or what it has in a tally. */
  worthOf(seat: Phrase, tally: Phrase | undefined): Phrase;
  theSeatsWith(mark: Phrase): Phrase;
  wouldScore(pattern: Phrase): Said;
  waitsFor(pattern: Phrase): Said;
  passed(move: Phrase): Said;
  exposedIn(list: Phrase): Said;
  situation(says: Phrase): Said;
  compare(left: Phrase, comparison: Comparison, right: Phrase): Said;
  include(
    what: 'held' | 'tiles' | 'bonus' | 'held_before' | Phrase,
    exactly: boolean,
    tiles: Phrase,
    suit: boolean,
  ): Said;
}

/** Numbers and what is done with them. */
export interface Numbers {
  number(n: number): Phrase;
  /** How much of a tally there is, perhaps without what some groups gave; and how much from one group. */
  amountOf(amount: Amount, tally: Phrase, without?: readonly Phrase[]): Said;
  amountFrom(amount: Amount, tally: Phrase, group: Phrase): Said;
  withoutGroups(tally: Phrase, groups: readonly Phrase[]): Phrase;
  theTally(tally: Phrase): Phrase;
  unit(n: number, tally: Phrase): Phrase;
  tallyOf(tally: Phrase, group: Phrase): Phrase;
  counter(counter: Phrase): Phrase;
  pot(pot: Phrase): Phrase;
  step(step: Phrase): Phrase;
  sum(plus: readonly Phrase[], minus: readonly Phrase[]): Phrase;
  times(n: number, what: Phrase): Phrase;
  product(of: readonly Phrase[]): Phrase;
  /** `doubled when ...`, `times 4, or times 6 when ...`. */
  factors(base: Phrase, factors: readonly Factor[]): Phrase;
  quotient(left: Phrase, right: Phrase, by: number | undefined): Phrase;
  negative(of: Phrase): Phrase;
  /** A sum or product inside another. */
  grouped(of: Phrase): Phrase;
  cases(cases: readonly { says: Phrase; when: Phrase }[], otherwise: Phrase | undefined): Phrase;
  orWhen(then: Phrase, otherwise: Phrase, when: Phrase): Phrase;
  /** What numbers are that a sentence only names. */
  explained(says: Phrase, terms: readonly { name: Phrase; is: Phrase }[]): Phrase;
  /** What a name stands for, as a sentence. */
  termIs(name: Phrase, is: Phrase): Phrase;
  rounded(of: Phrase, how: 'down' | 'up' | 'nearest', unit: Phrase | undefined): Phrase;
  least(of: readonly Phrase[]): Phrase;
  most(of: readonly Phrase[]): Phrase;
  atMost(of: Phrase, n: Phrase): Phrase;
  atLeast(of: Phrase, n: Phrase): Phrase;
  chart(chart: Phrase, of: Phrase): Phrase;
  numberOf(forms: Forms): Phrase;
  each(forms: Forms, value: Phrase | undefined): Phrase;
  its: { rank: Phrase; copies: Phrase };
}

/** Moves and payments. */
export interface Play {
  uses: Record<Exclude<Uses, `${string} or jokers`>, Phrase>;
  /** These tiles of the hand, or jokers in their place. */
  orJokers(tiles: Phrase): Phrase;
  steps: StepWords;
  ties(ties: 'nearest' | 'all' | Phrase): Phrase;
  pays(payment: PaymentParts): Phrase;
}

/** What joins steps: the phrase of each is in `step-phrases.ts`. */
export interface StepWords {
  /** Behind a window: what is done when nobody wins. */
  stands(steps: readonly Phrase[]): Phrase;
  when(condition: Phrase, does: Phrase): Phrase;
}
