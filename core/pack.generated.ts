// Written by schemas/generate.ts from pack.schema.json. Do not edit: run `npm run generate`.

/**
 * Small letters, digits and hyphens, beginning with a letter.
 */
export type PackId = string;
/**
 * A whole number, or an expression of options that gives one.
 */
export type Constant = string | number;
/**
 * Tiles in notation: 1234z.
 */
export type TileList = string;
/**
 * Chapter or article of the rule book, in quotes: "21.2".
 */
export type Source = string;
/**
 * How sure this is: published (read in the rules), inferred (follows from them), house (chosen by the pack).
 */
export type Status = 'published' | 'inferred' | 'house';
/**
 * A sentence for the reader of the rule book.
 */
export type Note = string;
/**
 * Small letters, digits and _, beginning with a letter.
 */
export type Id = string;
/**
 * A number, or an expression that gives one.
 */
export type Number = string | number;
/**
 * A condition: an expression that is true or false.
 */
export type YesNo = string | boolean;
/**
 * What happens, in order.
 *
 * @minItems 1
 * @maxItems 40
 *
 * Items: A step.
 */
export type StepList = (('discard' | 'show' | 'replace' | 'draw' | 'next' | 'win' | 'open') | NamedStep)[];
/**
 * Names of moves, in the order they are shown.
 */
export type MoveList = Id[];

/**
 * The rules of one game of mahjong, chapter by chapter. A file may be a whole pack, a house pack that extends another, or a rule file that packs use.
 */
export type CompletePack = {
  /**
   * Where editors find this schema.
   */
  $schema?: string;
  id: PackId;
  /**
   * Version of the pack, three numbers: 1.0.0. The first one rises where a game may end otherwise than before, the second where something is added, the third where a text is corrected.
   */
  version?: string;
  name: NamesByLanguage;
  /**
   * What a reader should know first.
   */
  about?: string;
  tiles: Tiles;
  /**
   * Definitions that every expression of the pack may use by name: `dragon: 567z`.
   */
  words?: {
    /**
     * What the word stands for: kinds of tiles, a condition or a number.
     */
    [k: string]: string | number | boolean;
  };
  /**
   * Named choices that tables agree on before they play. Every expression may read them. A bare value changes the default of an inherited option.
   */
  options: {
    /**
     * An option, or a new default for an inherited one.
     */
    [k: string]: OptionEntry;
  };
  seats: SeatsChapter;
  wall: WallChapter;
  deal: DealChapter;
  bonus?: BonusChapter;
  /**
   * What a seat may have done in this deal, remembered as yes or no. Steps `mark` and `unmark` change it.
   */
  marks?: {
    [k: string]: MarkEntry;
  };
  /**
   * What is counted for a seat in this deal, from 0; `of: player` for good, wherever the player sits; `of: table` for all and for good. The step `count` changes it, and for the table `counters` of the chapter `sequence`.
   */
  counters?: {
    [k: string]: CounterEntry;
  };
  /**
   * Accounts that are no seat's: what is staked and not yet won. The step `deposit` pays into one at once, a payment goes `from: pot NAME` or `to: pot NAME`; by its name an expression knows what lies in it.
   */
  pots?: {
    [k: string]: Memory;
  };
  /**
   * Lists of tiles: those that lie on the table and point to others (`per tile pointed by NAME`), and those that a seat keeps in mind.
   */
  lists?: {
    [k: string]: ListEntry;
  };
  turn: TurnChapter;
  /**
   * What a seat may do on its own turn, and what the others may do when a tile is exposed.
   */
  moves: {
    [k: string]: MoveEntry;
  };
  /**
   * What happens around a window, whichever move opens it; by the name that the step `window` gives it.
   */
  windows?: {
    [k: string]: WindowEntry;
  };
  /**
   * How a deal can end. `win`, `exhausted` (no tile is left to draw) and `false_win` are always there; a pack adds others, which the step `end` and the `abort` of a move lead to.
   */
  endings?: {
    [k: string]: EndingEntry;
  };
  /**
   * Named facts about how a win came. Patterns and scores ask for them by name.
   */
  situation?: {
    [k: string]: SituationEntry;
  };
  /**
   * What a finished hand may look like.
   */
  shapes: {
    [k: string]: ShapeEntry;
  };
  waits?: Waits;
  /**
   * Families of patterns, and how those of one family count together.
   */
  groups: {
    [k: string]: GroupEntry;
  };
  /**
   * What a finished hand can have, and what it is worth.
   */
  patterns: {
    [k: string]: PatternEntry;
  };
  /**
   * What patterns add up in: fans, points ...
   */
  tallies: {
    [k: string]: TallyEntry;
  };
  /**
   * Tables that turn one number into another. Expressions use them like functions: `mados(fan)`.
   */
  charts?: {
    [k: string]: ChartEntry;
  };
  /**
   * Ranks of a hand, highest first: the first that holds gives the hand its name, and its value if it has one.
   */
  limits?: {
    [k: string]: LimitEntry;
  };
  score: ScoreChapter;
  settle: SettleChapter;
  sequence: SequenceChapter;
  /**
   * Local names of things on the table: seat1, seat2 ..., tile, marks.
   */
  names?: {
    [k: string]: NamesByLanguage;
  };
  /**
   * The rule books that `source` speaks of.
   */
  sources?: {
    /**
     * Title and edition of a rule book.
     */
    [k: string]: string;
  };
  accepts?: AcceptedWarnings;
}
/**
 * A name in several languages: { en: Pung, zh: 碰 }.
 */
export type NamesByLanguage = {
  /**
   * The English name.
   */
  en: string;
  /**
   * The name in another language, such as zh or ja.
   */
  [k: string]: string;
}
/**
 * The tiles the game is played with.
 */
export type Tiles = {
  /**
   * The suits by the letter of the notation: m, p, s, z, f ...
   */
  suits: {
    [k: string]: SuitEntry;
  };
  /**
   * How many of each kind there are, where a suit says nothing else.
   */
  copies: number;
  winds?: TileList;
  /**
   * Bonus tiles that belong together, in order of their numbers: { blue: 1234f }.
   */
  series?: {
    /**
     * The bonus tiles of the series in order: 1234f.
     */
    [k: string]: string;
  };
  successor?: SuccessorEntry;
  /**
   * Marked copies of a kind, counted among its copies: { 0p: { of: 5p, copies: 1 } }.
   */
  marked?: {
    [k: string]: MarkedTile;
  };
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * One suit.
 */
export type SuitEntry = {
  /**
   * Ranks run from 1 to this number.
   */
  ranks: number;
  /**
   * Whether three in a row make a chow.
   */
  runs?: boolean;
  copies?: Constant;
  /**
   * Kinds of this suit with another number of copies: { 5p: 3 }.
   */
  copies_of?: {
    /**
     * How many of this kind there are; 0 takes it out.
     */
    [k: string]: number;
  };
  /**
   * Bonus tiles are laid aside when drawn and replaced.
   */
  bonus?: boolean;
  companion?: TileList;
  joker?: JokerRule;
  name?: NamesByLanguage;
}
/**
 * Its tiles stand for any other tile in a shape that names numbers of tiles (`4 of 1A`).
 */
export type JokerRule = {
  /**
   * Only in groups of at least so many alike.
   */
  from: number;
}
/**
 * What an indicator points to; without it the next rank of the suit, and after the last the first.
 */
export type SuccessorEntry = {
  /**
   * Kinds that point to each other in a circle: [1234z, 567z]. All others point to the next rank of their suit.
   */
  cycles?: TileList[];
}
/**
 * A marked tile, such as a red five.
 */
export type MarkedTile = {
  of: TileList;
  copies: Constant;
}
/**
 * A choice that tables agree on before they play.
 */
export type OptionEntry = {
  /**
   * What kind of value it takes.
   */
  type: 'number' | 'yes/no' | 'choice';
  /**
   * The names to choose from.
   *
   * @minItems 1
   */
  values?: Id[];
  /**
   * The value where nobody chooses.
   */
  default: number | boolean | string;
  /**
   * Lowest and highest number allowed: [0, 15]. Where these and the default are whole, so is every value.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A bound.
   */
  range?: number[];
  /**
   * One sentence for people who choose.
   */
  says: string;
  name?: NamesByLanguage;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * How many play, and how they come to their seats.
 */
export type SeatsChapter = {
  /**
   * How many seats there are.
   */
  count: number;
  drawn_by?: TileList;
  draw_dice?: Constant;
  dice: Constant;
  starter: Number;
  /**
   * Changes of seats when a round begins, by its number: { 3: [3, 4, 2, 1] }, who sits first goes to the third seat, who sits second to the fourth, and so on.
   */
  change?: {
    /**
     * Where each seat goes, from the first one on.
     *
     * Items: Number of a seat.
     */
    [k: string]: number[];
  };
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * How the wall is built, opened and drawn from.
 */
export type WallChapter = {
  /**
   * Tiles in a column; 2 if not said.
   */
  height?: number;
  /**
   * How many dice the dealer casts.
   */
  dice: number;
  start: Number;
  column: Number;
  reserve?: Number;
  /**
   * The end that replaces kongs and bonus tiles.
   */
  replace_from: 'head' | 'tail';
  /**
   * The end that replaces bonus tiles, where it is another one.
   */
  replace_bonus_from?: 'head' | 'tail';
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * How the first hands are taken.
 */
export type DealChapter = {
  /**
   * Tiles taken at a time, seat by seat: [4, 4, 4].
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Tiles of one packet.
   */
  packets: number[];
  /**
   * The last tiles. leap: the dealer takes the next tile and the one a full turn later, the others one each between; single: one each, then the dealer draws.
   */
  last: 'leap' | 'single';
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * What happens with bonus tiles.
 */
export type BonusChapter = {
  /**
   * After the deal. cycles: each seat once, new ones wait for the next cycle; seat: each seat until it has none.
   */
  after_deal: 'cycles' | 'seat';
  shown?: StepList;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * One thing a step does, what belongs to that, and `when`. Moves take all steps; turns, windows, endings and shown bonus tiles none that discard, show, draw, win or open windows.
 */
export type NamedStep = {
  /**
   * One of the steps that are written as a bare word, so that it can have a `when`: { do: open, when: hand waits }.
   */
  do?: 'discard' | 'show' | 'replace' | 'draw' | 'next' | 'win' | 'open';
  window?: Id;
  stands?: StepList;
  mark?: Id;
  unmark?: Id;
  /**
   * With `mark` and `unmark`, whose: this seat's (if not said), everyone's, or everyone else's.
   */
  of?: 'seat' | 'everyone' | 'others';
  count?: Id;
  to?: Number;
  deposit?: Number;
  in?: Id;
  pay?: Number;
  /**
   * With `pay`, who: every other seat (if not said), or who exposed the tile.
   */
  from?: 'others' | 'exposer';
  /**
   * With `pay`: what people read beside it, and what `refund` names.
   */
  reason?: string;
  /**
   * Gives back all that this seat was paid in this deal by steps `pay` with this reason.
   */
  refund?: string;
  reveal?: Id;
  as_many_as?: Id;
  note?: Id;
  forget?: Id;
  /**
   * Who exposed the claimed tile answers for this hand, should it win with one of these patterns: payments know it as `responsible`.
   *
   * @minItems 1
   */
  liable?: Id[];
  end?: Id;
  when?: YesNo;
}
/**
 * A mark.
 */
export type MarkEntry = {
  name?: NamesByLanguage;
  /**
   * One sentence: what it remembers.
   */
  says: string;
  /**
   * Who sees it: everyone, or only the seat that has it; everyone if not said.
   */
  seen?: 'everyone' | 'owner';
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * A counter.
 */
export type CounterEntry = {
  name?: NamesByLanguage;
  /**
   * One sentence: what it counts.
   */
  says: string;
  /**
   * Whose it is: each seat's, anew in every deal; each player's, kept from deal to deal; or one for the table; seat if not said.
   */
  of?: 'seat' | 'player' | 'table';
  /**
   * Who sees it: everyone, or only the seat whose it is; everyone if not said.
   */
  seen?: 'everyone' | 'owner';
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * A pot.
 */
export type Memory = {
  name?: NamesByLanguage;
  /**
   * One sentence: what lies in it.
   */
  says: string;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * A list of tiles.
 */
export type ListEntry = {
  name?: NamesByLanguage;
  /**
   * One sentence: which tiles they are.
   */
  says: string;
  /**
   * Whose it is: one that lies on the table, or one that each seat keeps, anew in every deal; the table's if not said.
   */
  of?: 'table' | 'seat';
  /**
   * Of a seat's list, who sees it: everyone, or only its seat; everyone if not said.
   */
  seen?: 'everyone' | 'owner';
  turned?: TurnedTiles;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * Where in the wall the tiles of a list are turned up. They must be tiles that nobody draws.
 */
export type TurnedTiles = {
  /**
   * Column of the first tile, counted from the end of the tail as the wall is built (1 is the last column); each further tile lies one column on.
   */
  column: number;
  /**
   * Which tile of the column; upper if not said.
   */
  row?: 'upper' | 'lower';
  /**
   * How many are turned up after the deal; 0 if not said. The step `reveal` turns up more.
   */
  at_deal?: number;
}
/**
 * Which moves a turn offers, by how it began.
 */
export type TurnChapter = {
  dealt: MoveList;
  drawn: MoveList;
  replaced: MoveList;
  bonus?: MoveList;
  begins?: StepList;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * What a seat may do: when, with which tiles, and what follows.
 */
export type MoveEntry = {
  name: NamesByLanguage;
  /**
   * When it may be made: `turn` (on the own turn), the windows it answers, or `asked` (when the deal has ended, see `asks` of the chapter `endings`).
   *
   * @minItems 1
   */
  on: Id[];
  /**
   * Who may answer a window with it.
   */
  by?: 'any other seat' | 'next seat';
  /**
   * Which tiles of the hand it takes.
   */
  uses?: 'none' | 'any tile' | '1 same' | '2 same' | '3 same' | '4 same' | 'run' | '4 alike' | 'add to pung';
  /**
   * What the tiles become on the table.
   */
  makes?: 'chow' | 'pung' | 'kong';
  when?: YesNo;
  allows?: YesNo;
  needs?: YesNo;
  /**
   * When free play asks `needs`: as the move is made, or not before the hand is shown. Moves that win are always examined later, others now if not said.
   */
  examined?: 'now' | 'later';
  rank?: Number;
  ties?: Number;
  abort?: AbortEntry;
  /**
   * Who sees the kind of a group that is shown.
   */
  shown_to?: 'everyone' | 'owner';
  steps: StepList;
  then?: MoveList;
  discard_limit?: YesNo;
  if_false?: StepList;
  /**
   * May be taken back before the hand is shown (free play).
   */
  revocable?: boolean;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * Claims to win that end the deal without a win.
 */
export type AbortEntry = {
  when: YesNo;
  ending: Id;
}
/**
 * A window.
 */
export type WindowEntry = {
  opens?: StepList;
  passed?: StepList;
  stands?: StepList;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * A way a deal can end.
 */
export type EndingEntry = {
  name?: NamesByLanguage;
  /**
   * One sentence: when the deal ends so.
   */
  says?: string;
  each_seat?: StepList;
  asks?: MoveList;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * A fact about how a win came.
 */
export type SituationEntry = {
  when: YesNo;
  /**
   * The fact in a few words.
   */
  says: string;
  name?: NamesByLanguage;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * What a finished hand may look like.
 */
export type ShapeEntry = {
  /**
   * `4 set + pair`, `7 pair of different kinds`, `19m19p19s1234567z + one of them`, `1A4A7A 2B5B8B 3C6C9C + set + pair`, `14 different of 19m1234z`, `4 of nA + 4 of companion B where n in 1..4`, `any tiles`.
   */
  is: string;
  when?: YesNo;
  /**
   * exempt: a hand of this shape need not reach the minimum.
   */
  minimum?: 'exempt';
  /**
   * Whether no meld may have been claimed.
   */
  concealed?: boolean;
  name?: NamesByLanguage;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * What counts as a wait.
 */
export type Waits = {
  /**
   * Whether a hand waits for a kind of which no copy can be left: all lie in the own hand and melds. Left out: ignore.
   */
  dead?: 'count' | 'ignore';
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * A family of patterns.
 */
export type GroupEntry = {
  /**
   * all: each counts; best: only the best one; alone: it counts alone, nothing is added; linked: occurrences count as long as each joins at most one set that is joined already.
   */
  counts: 'all' | 'best' | 'alone' | 'linked';
  /**
   * Its patterns do not make a hand one that has patterns: `no other pattern` does not see them.
   */
  apart?: boolean;
  /**
   * What does not count beside any of its patterns.
   */
  absorbs?: Id[];
  name?: NamesByLanguage;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * A named thing a hand can have, with a value.
 */
export type PatternEntry = {
  name: NamesByLanguage;
  group: Id;
  /**
   * What it adds to which tally: { fan: 3 }. Once for each time it occurs.
   */
  value: {
    [k: string]: Number;
  };
  /**
   * When a hand has it: a condition, or how many times.
   */
  when: string | boolean | number;
  /**
   * Patterns that do not count beside it.
   */
  absorbs?: Id[];
  /**
   * Patterns counted set by set that do not count on its sets: { pung_of_terminals: triplet of wind }.
   */
  absorbs_on_its_sets?: {
    /**
     * Which sets: a noun with what is said of it.
     */
    [k: string]: string;
  };
  source?: Source;
  status?: Status;
  note?: Note;
  /**
   * Hands that have it, and hands (`not`) that do not. Every example is run.
   *
   * Items: A hand that has the pattern, in notation, or an example with its circumstances.
   */
  examples?: (string | ExampleEntry)[];
}
/**
 * A hand with its circumstances.
 */
export type ExampleEntry = {
  /**
   * A hand that has the pattern.
   */
  hand?: string;
  /**
   * A hand that does not have it.
   */
  not?: string;
  /**
   * Seat number: 1 is the dealer; 1 if not said.
   */
  seat?: number;
  /**
   * Round number; 1 if not said.
   */
  round?: number;
  /**
   * How the last tile came; discard if not said.
   */
  by?: 'draw' | 'discard';
  /**
   * Situations and marks that hold.
   */
  with?: Id[];
  /**
   * What the counters of the seat are.
   */
  counters?: {
    /**
     * What the counter is.
     */
    [k: string]: number;
  };
  /**
   * Tiles of the lists on the table.
   */
  lists?: {
    [k: string]: TileList;
  };
  /**
   * Options other than the defaults.
   */
  options?: {
    /**
     * Value of the option.
     */
    [k: string]: number | boolean | string;
  };
  /**
   * What the whole hand is worth: tallies by name, or `value`.
   */
  gives?: {
    /**
     * The number it must give; 1/2 is a half.
     */
    [k: string]: number | string;
  };
  source?: Source;
  note?: Note;
}
/**
 * Something patterns add up in.
 */
export type TallyEntry = {
  name: NamesByLanguage;
  counts_as?: Id;
  note?: Note;
}
/**
 * A table from one number to another. Each row counts up to the next one, the last one for all that is above it; below the first row is 0.
 */
export type ChartEntry = {
  /**
   * What the chart is.
   */
  says?: string;
  source?: Source;
  status?: Status;
  note?: Note;
  /**
   * From number to number: { 0: 2, 1: 2, 2: 4 }.
   */
  rows: {
    /**
     * The number of this row.
     */
    [k: string]: number;
  };
}
/**
 * A rank of a hand.
 */
export type LimitEntry = {
  when: YesNo;
  value?: Number;
  name?: NamesByLanguage;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * From tallies to the value of a hand.
 */
export type ScoreChapter = {
  /**
   * Numbers on the way, in order; later ones may use earlier ones by name.
   */
  steps?: {
    /**
     * An expression.
     */
    [k: string]: string | number | boolean;
  };
  value: Number;
  minimum?: YesNo;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * Who pays what when a deal ends.
 */
export type SettleChapter = {
  win: PaymentList;
  exhausted?: PaymentList;
  false_win?: PaymentList;
  game_over?: PaymentList;
  source?: Source;
  status?: Status;
  note?: Note;
  /**
   * Payments when the deal ends as an ending of the pack does, by its name.
   */
  [k: string]: PaymentList | string | Status | undefined;
}
/**
 * Payments, each asked for every payer.
 */
export type PaymentList = {
  [k: string]: PaymentEntry;
}
/**
 * One payment.
 */
export type PaymentEntry = {
  /**
   * Who pays: `payer` if not said, or `pot NAME`.
   */
  from?: string;
  /**
   * Who is paid: `winner` if not said, or `pot NAME`.
   */
  to?: string;
  when?: YesNo;
  amount: Number;
  /**
   * What people read beside it.
   */
  reason: string;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * Who deals next, how long a game lasts, and the final result.
 */
export type SequenceChapter = {
  dealer_stays: YesNo;
  /**
   * Who deals next where the dealer does not stay: a seat, such as `winner`. The next seat if not said, or if it is nobody.
   */
  next_dealer?: string;
  replayed?: YesNo;
  rounds: Number;
  periods?: Number;
  points: Number;
  /**
   * What counters of the table become after a deal was paid, all worked out from the old values: { repeats: if dealer stays then repeats + 1 else 0 }.
   */
  counters?: {
    [k: string]: Number;
  };
  ends?: YesNo;
  result?: Number;
  balance?: YesNo;
  source?: Source;
  status?: Status;
  note?: Note;
}
/**
 * Warnings of `tilewright check` that are meant: under the code, the name of the entry (of the whole pack: its id) and a sentence that says why.
 */
export type AcceptedWarnings = {
  /**
   * By the name of the entry: why it is meant.
   */
  [k: string]: {
    /**
     * Why this is meant.
     */
    [k: string]: string;
  };
}
