/** What a hand is worth and who pays whom, without a game around it. */
import {
  emptyTable,
  emptyTally,
  type Entry,
  type Hand,
  type HandSizes,
  isBonus,
  type Judgement,
  type Kind,
  kindOf,
  onceFor,
  parseHand,
  refused,
  type Result,
  type Ruleset,
  type SeatState,
  settle,
  type Problem,
  problem,
  Table,
  type Tile,
  type TileSet,
  type Turn,
  type WinQuery,
} from '../../core/index.ts';
import { type Explanation, isWholeHand, lackOf, makeExplain, type NoWin, shapeSize } from '../../dsl/index.ts';
import type { ScoringRuleset } from '../chapters/assemble-ruleset.ts';
import { type Paid, remember, remembered } from './remembered-payments.ts';
import { readBonus, type WinContext, winContext } from './circumstances.ts';
import type { Circumstances } from './circumstances-check.ts';
import { needQuery, needRuleset } from '../argument-checks.ts';

/** A hand examined. */
export interface HandScore {
  hand: Hand;
  circumstances: WinContext;
  /** What was asked of the rules. */
  query: WinQuery;
  win: boolean;
  reason?: NoWin;
  /** Of a win, and of a hand that has not won and is read as far as it goes. */
  judgement?: Judgement;
  /** What a complete hand has that is worth too little for a win. */
  short?: Judgement;
  /** Who pays whom, as in the `settle` event of the deal: seats count from 0, the dealer. */
  settlement: Entry[];
  /** Points won or lost by each seat. */
  delta: number[];
}

/** Scores a hand in notation: `score(rules, '123m 456p 789s 345s 1z +1z', { by: 'draw' })`. */
export function score(rules: ScoringRuleset, text: string, circumstances: Circumstances = {}): Result<HandScore> {
  needRuleset('score', rules);
  if (typeof text !== 'string') return refused([noText()]);
  const hand = parseHand(text, rules.tiles, circumstances?.lost === true ? undefined : handSizes(rules));
  const { value: how, problems } = winContext(rules, circumstances);
  const shown = circumstances?.bonus;
  const bonus = shown === undefined ? undefined : readBonus(rules, shown);
  const all = joined(hand.problems, joined(bonus?.problems ?? NONE, problems));
  if (!hand.ok || problems.length > 0 || bonus?.ok === false) return refused(all);
  const read = bonus === undefined ? hand.value : { ...hand.value, bonus: [...hand.value.bonus, ...bonus.value] };
  return { ok: true, value: scoreHand(rules, read, how), problems: all };
}

function joined<Item>(some: Item[], others: Item[]): Item[] {
  return some.length === 0 ? others : others.length === 0 ? some : [...some, ...others];
}

/** Programs without types may hand over anything. */
export function noText(): Problem {
  return problem('not-text', 'A hand is a text.', { hint: "Write it in notation: '123m 456p 789s 345s 1z +1z'." });
}

/** Scores a hand that has been read. */
export function scoreHand(rules: ScoringRuleset, hand: Hand, how: WinContext): HandScore {
  const query = queryOf(rules, hand, how);
  const judged = rules.scoring.judge(query);
  if (how.lost && judged) {
    const { judgement } = judged;
    return { hand, circumstances: how, query, win: false, judgement, settlement: [], delta: deltaOf(rules, []) };
  }
  if (judged?.isWin) {
    const { judgement } = judged;
    const { settlement, delta } = paidFor(rules, hand, how, judgement);
    return { hand, circumstances: how, query, win: true, judgement, settlement, delta };
  }
  const nothing = { settlement: [], delta: deltaOf(rules, []) };
  if (judged === undefined)
    return { hand, circumstances: how, query, win: false, reason: lackOf(rules.scoring.rules, query), ...nothing };
  return { hand, circumstances: how, query, win: false, reason: 'below-minimum', ...nothing, short: judged.judgement };
}

/** Lists of one's own of what was paid for such a win before, or is now. */
export function paidFor(rules: ScoringRuleset, hand: Hand, how: WinContext, judgement: Judgement): Paid {
  const { settlement, delta } = remembered(rules, how, judgement) ?? payNow(rules, hand, how, judgement);
  return { settlement: settlement.slice(), delta: delta.slice() };
}

function payNow(rules: ScoringRuleset, hand: Hand, how: WinContext, judgement: Judgement): Paid {
  const settlement = settlementOf(rules, hand, how, judgement);
  const paid = { settlement, delta: deltaOf(rules, settlement) };
  remember(rules, how, judgement, paid);
  return paid;
}

export function deltaOf(rules: ScoringRuleset, settlement: readonly Entry[]): number[] {
  const delta = evenFor(rules).slice();
  for (let at = 0; at < settlement.length; at++) {
    const { from, to, amount } = settlement[at]!;
    if (typeof from === 'number') delta[from]! -= amount;
    if (typeof to === 'number') delta[to]! += amount;
  }
  return delta;
}

/** Nobody has won or lost anything; to be copied. */
const evenFor = onceFor(({ seats }: ScoringRuleset) => Array.from({ length: seats.count }, () => 0));

/** All readings of a hand, and why each pattern counts or does not. */
export function explain(rules: ScoringRuleset, query: WinQuery): Explanation {
  needRuleset('explain', rules);
  needQuery('explain', query);
  return makeExplain(rules.scoring.source, rules.scoring.rules)(query);
}

export function queryOf(
  { tiles }: Ruleset,
  hand: Hand,
  { by, seat, round, situation, marks, counters, lists, lost }: WinContext,
): WinQuery {
  const last = hand.last < 0 ? undefined : kindOf(tiles, hand.last);
  const { counts, marked } = tilesOf(hand, tiles);
  const bonus = hand.bonus.length === 0 ? NONE : hand.bonus.map((tile) => kindOf(tiles, tile));
  const query: WinQuery = {
    counts,
    melds: hand.melds.length === 0 ? NONE : hand.melds,
    last,
    by,
    seat,
    round,
    bonus,
    situation,
    marks: marks.length === 0 ? NONE : marks,
    counters,
    marked,
    lists,
  };
  return lost ? { ...query, last: undefined, by: 'draw', situation: 0, lost } : query;
}

/** Lists that are empty are one list: what many hands share stays at hand in the processor. */
const NONE: never[] = [];
const NONE_MARKED: NonNullable<WinQuery['marked']> = { held: NONE, shown: NONE };

/** The tiles of a hand by kind, and the kinds of the marked ones. */
export function tilesOf({ concealed, melds }: Hand, tiles: TileSet): Required<Pick<WinQuery, 'counts' | 'marked'>> {
  const counts = emptyTally(tiles);
  // Marked ones come after one of each kind.
  const { length } = counts;
  let held: Kind[] = NONE;
  let shown: Kind[] = NONE;
  for (let at = 0; at < concealed.length; at++) {
    const tile = concealed[at]!;
    if (tile < length) counts[tile]!++;
    else {
      const kind = kindOf(tiles, tile);
      counts[kind]!++;
      held = [...held, kind];
    }
  }
  if (tiles.tiles.length > length) {
    for (const meld of melds)
      for (const tile of meld.tiles) if (tile >= length) shown = [...shown, kindOf(tiles, tile)];
  }
  return { counts, marked: held === NONE && shown === NONE ? NONE_MARKED : { held, shown } };
}

/** How many tiles the shapes want: hands of sets, a meld counting three, and hands where every tile counts. */
function fullSizes({ scoring }: ScoringRuleset): HandSizes {
  const sizes = (whole: boolean): number[] =>
    scoring.rules.shapes.filter((shape) => isWholeHand(shape) === whole).flatMap((shape) => shapeSize(shape) ?? []);
  return { threes: rising(sizes(false)), all: rising(sizes(true)) };
}

/** How many tiles a winning hand may have; one less too where a shape takes any tiles. */
export const handSizes = onceFor((rules: ScoringRuleset): HandSizes => {
  const { threes, all } = fullSizes(rules);
  const any = rules.scoring.rules.shapes.some((shape) => shape.any);
  return { threes: any ? rising([...threes, ...threes.map((size) => size - 1)]) : threes, all };
});

/** Full hands, and hands that wait for their last tile. */
export function waitingSizes(rules: ScoringRuleset): HandSizes {
  const { threes, all } = fullSizes(rules);
  const less = (sizes: readonly number[]): number[] => rising([...sizes, ...sizes.map((size) => size - 1)]);
  return { threes: less(threes), all: less(all) };
}

function rising(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Payments ask a table; this one shows the moment of the win, with the melds of the hand, and nothing else. */
function settlementOf(rules: ScoringRuleset, hand: Hand, how: WinContext, judgement: Judgement): Entry[] {
  const table = momentOfWin(rules, hand, how);
  return settle(table, 'win', [how.seat], [judgement], how.responsible);
}

/** The table of all wins of a seat, laid out anew for this one. */
export function momentOfWin(
  rules: ScoringRuleset,
  { melds, last }: Hand,
  { seat, from, round, by, situation, marks, counters, deposits }: WinContext,
): Table {
  const moment = momentsOf(rules)[seat]!;
  const { table, winner } = moment;
  const tile = last >= 0 ? last : moment.anyTile;
  // A new stage: as long as it is the same, so is what was found out about the table.
  const meant = situation === 0 ? undefined : moment.others[by].find(({ facts }) => (facts & situation) !== 0);
  table.stage = stageOf(moment, meant ?? moment.plain[by], from ?? seat, tile);
  if (moment.counted !== counters) {
    moment.counted = counters;
    table.counters = countersOfTable(rules, counters);
  }
  table.pots = deposits;
  table.round = round;
  winner.melds = melds;
  winner.marks = marks;
  winner.counters = counters;
  return table;
}

/** What the moments of all wins of a seat have in common. */
interface WinMoment {
  table: Table;
  /** Who sits at that seat. */
  winner: SeatState;
  answers: null[];
  /** The turn after a draw, and the window that a discard opens. */
  plain: Record<WinQuery['by'], WinStage>;
  /** Other turns and windows, by the facts that hold only there: who names such a fact means that one. */
  others: Record<WinQuery['by'], (WinStage & { facts: number })[]>;
  /** Of hands without a last tile. */
  anyTile: Tile;
  /** The counters seen last; those of the table are among them. */
  counted: WinContext['counters'] | undefined;
}

const momentsOf = onceFor((rules: ScoringRuleset): WinMoment[] => {
  // To say what the rules are named takes longer than to score a hand.
  const empty = emptyTable(Object.create(rules, { hash: { value: '' } }) as Ruleset);
  const plain = {
    draw: { at: 'turn', begin: 'drawn' },
    discard: { at: 'window', name: windowOfDiscards(rules) },
  } as const;
  const windows = Object.keys(rules.windows).map((name): WinStage => ({ at: 'window', name }));
  const answers = empty.seats.map(() => null);
  const anyTile = rules.tiles.kinds.findIndex((_, kind) => !isBonus(rules.tiles, kind));
  return empty.seats.map((seat, at) => {
    const winner = { ...seat };
    const table = new Table(rules, { ...empty, deals: 1, discards: 1, seats: empty.seats.with(at, winner) });
    const none = { draw: [], discard: [] };
    const moment: WinMoment = { table, winner, answers, plain, others: none, anyTile, counted: undefined };
    const factsAt = (stage: WinStage): number => {
      table.stage = stageOf(moment, stage, stage.at === 'turn' ? at : (at + 1) % empty.seats.length, anyTile);
      return rules.situation.reduce((bits, { holds }, bit) => bits | (Number(holds({ table, seat: at })) << bit), 0);
    };
    const beside = (usual: WinStage, others: readonly WinStage[]): (WinStage & { facts: number })[] => {
      const facts = factsAt(usual);
      return others.map((stage) => ({ ...stage, facts: factsAt(stage) & ~facts }));
    };
    moment.others = { draw: beside(plain.draw, OTHER_TURNS), discard: beside(plain.discard, windows) };
    return moment;
  });
});

type WinStage = { at: 'turn'; begin: Turn['begin'] } | { at: 'window'; name: string };
const OTHER_TURNS: readonly WinStage[] = [
  { at: 'turn', begin: 'replaced' },
  { at: 'turn', begin: 'dealt' },
];

function stageOf({ answers }: WinMoment, stage: WinStage, from: number, tile: Tile): Table['stage'] {
  const turn: Turn = { seat: from, begin: stage.at === 'turn' ? stage.begin : 'drawn', offers: NONE, tile };
  if (stage.at === 'turn') return { at: 'turn', turn };
  return { at: 'window', turn, window: { name: stage.name, tile, from, move: '', meld: -1, answers } };
}

function countersOfTable({ tableCounters }: Ruleset, counters: WinContext['counters']): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const name of tableCounters) counted[name] = counters[name] ?? 0;
  return counted;
}

/** The window that a discard opens. */
export const windowOfDiscards = onceFor((rules: Ruleset): string => {
  const move = Object.values(rules.moves).find(({ steps }) => steps.some((step) => step.do === 'discard'));
  return move?.steps.flatMap((step) => (step.do === 'window' ? [step.name] : []))[0] ?? '';
});

/** Why a hand does not win, as part of a sentence. */
export function noWinText(reason: NoWin): string {
  const texts: Record<NoWin, string> = {
    'no-shape': 'no winning hand has so many tiles.',
    incomplete: 'the hand is not complete.',
    'below-minimum': 'the hand is complete, but worth less than a win must be.',
  };
  return texts[reason];
}
