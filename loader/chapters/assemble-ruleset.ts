/** Step 5: a flattened pack with its options becomes what the table asks. */
import {
  type Contents,
  hasErrors,
  type Names,
  type OptionValue,
  type Result,
  type CompletePack,
  type Ruleset,
  type StoredPack,
} from '../../core/index.ts';
import {
  asksMarks,
  distanceTables,
  makeDistances,
  makeJudge,
  makeWeigh,
  type Observer,
  type OtherNames,
  whenAsked,
} from '../../dsl/index.ts';
import { makeAnyTilesWin } from './any-tiles-win.ts';
import { makeContents } from '../pack-contents.ts';
import { checkEnough, makeDeal, makeSeats, makeWall } from './seats-wall-deal.ts';
import { listAt, namesIn, textAt, WRONG, type Draft } from '../flatten/draft.ts';
import { stepsAt } from './read-steps.ts';
import { makeBonus, makeEndings, makeWindows, playsOnOf } from './bonus-windows-endings.ts';
import { nameThings, type Naming, type ReadExpression } from '../expressions/compile.ts';
import type { Flattened, Examined } from '../flatten/flattened-pack.ts';
import { contentHash } from '../content-hash.ts';
import { wildOf } from './wild-tiles.ts';
import { checkTurned, makeLists, ownerOf, privateCounters, privateMarks } from './marks-counters-lists.ts';
import { checkTurns } from './moves-never-get-stuck.ts';
import { makeMoves, makeSituation, makeTurn, namesAt } from './turn-moves-situation.ts';
import { checkNames, checkWords } from '../flatten/name-conflicts.ts';
import type { Option } from '../flatten/option-values.ts';
import { chooseOptions } from '../flatten/pack-options.ts';
import { makePhases } from './phases.ts';
import { deadWaitsOf, makeGroups, makePatterns, makeScore, makeShapes } from './shapes-groups-patterns-score.ts';
import { makeReadings } from '../answer/reading-count.ts';
import { type HandScoring, makeScoring, type Scoring } from './hand-scorer.ts';
import { makeSequence, makeSettle } from './settle-and-sequence.ts';
import { once, remembered } from '../once.ts';
import { FORMAT_KEY, newestFormat } from '../read/upgrade-pack-format.ts';
import { prune } from '../flatten/prune-removed-names.ts';
import { trust } from '../expressions/trust-built-in-expressions.ts';
import { plain, valueAt } from '../yaml/located-data.ts';
import { makeTiles } from './tiles.ts';
import { writeDown } from '../expressions/expressions-as-code.ts';
import { sorted } from '../read/sort-problems.ts';

/** A ruleset that can score single hands too, loaded or compiled ahead of time. */
export interface ScoringRuleset extends Ruleset {
  scoring: HandScoring;
}

/** A ruleset that was loaded: also what explanations and tools need. */
export interface PackRuleset extends ScoringRuleset {
  scoring: Scoring;
  /** Its expressions, as they were read. */
  expressions: readonly ReadExpression[];
  /** Ids by what people call them. */
  otherNames: () => OtherNames;
  /** What stands under `also` of an entry. `pack` lacks it, since it decides nothing. */
  also: (chapter: string, id: string) => readonly string[];
}

export type ChosenOptions = Readonly<Record<string, unknown>>;

/** Examines every chapter, also when another is wrong; `observe`: for tools that measure; `trial`: of rules asked little, no code; what others have there is taken from them. */
export function assemble(...all: Parameters<typeof assembled>): Result<PackRuleset> {
  try {
    return assembled(...all);
  } catch (error) {
    if (error !== WRONG) throw error;
    return { ok: false, problems: [] };
  }
}

function assembled(
  { root, removed }: Flattened,
  chosen: ChosenOptions,
  observe?: Observer,
  examined?: Examined,
  trial?: Partial<PackRuleset>,
): Result<PackRuleset> {
  const draft: Draft = { root, removed, problems: [], isTrial: trial !== undefined };
  // Trials differ in few chapters: what is made of others alone is made once.
  const ofChapter = <T>(chapter: string, how: unknown, make: () => T): T =>
    trial ? remembered(valueAt(root, [chapter]) ?? root, JSON.stringify([chapter, how]), make) : make();
  const gone = [...removed.keys()].filter((path) => path.startsWith('options.'));
  const options = ofChapter('options', [chosen, gone], () => chooseOptions(draft, chosen));
  const tiles = trial?.tiles ?? ofChapter('tiles', options, () => makeTiles(draft, options));
  const naming = nameThings(draft, tiles, options, observe, trial && 0);
  trust(naming, examined);
  if (naming.isRight === undefined) checkNames(naming);
  // A trial may have words of another pack that mean nothing here, as long as nothing uses them.
  if (naming.isRight === undefined && !trial) checkWords(naming);
  const parts = {
    ...wildOf(draft, tiles),
    seats: trial?.seats ?? makeSeats(naming),
    wall: trial?.wall ?? makeWall(naming),
    deal: trial?.deal ?? makeDeal(naming),
    bonus: trial?.bonus ?? makeBonus(naming),
    phases: trial?.phases ?? makePhases(naming),
    turn: trial?.turn ?? makeTurn(naming),
    turnBegins: trial?.turnBegins ?? stepsAt(naming, ['turn', 'begins'], 'begins'),
    moves: trial?.moves ?? makeMoves(naming),
    windows: trial?.windows ?? makeWindows(naming),
    endings: trial?.endings ?? makeEndings(naming),
    ...playsOnOf(naming),
    listRules: trial?.listRules ?? makeLists(naming),
    situation: trial?.situation ?? makeSituation(naming),
    settle: trial?.settle ?? makeSettle(naming),
    sequence: trial?.sequence ?? makeSequence(naming),
  };
  checkTurns(draft);
  checkEnough(naming, parts);
  checkTurned(draft, parts.listRules, parts.seats, parts.wall);
  const contents = once(() => makeContents(draft, options));
  const hands = trial?.judge ? () => trial as ReturnType<ReturnType<typeof handsOf>> : handsOf(naming, parts, contents);
  if (hasErrors(draft.problems)) return { ok: false, problems: sorted(draft.problems) };
  const head = headOf(naming, options);
  const pack = once(() => (trial ? remembered(root, 'pack', () => packOf(draft)) : packOf(draft)));
  const hash = once(() => hashOf(pack(), head.options));
  const value: PackRuleset = {
    ...head,
    // They take a while, and are not asked for where a pack is only loaded.
    get pack() {
      return pack();
    },
    get hash() {
      return trial ? '' : hash();
    },
    get contents() {
      return contents();
    },
    ...parts,
    ...hands(),
    expressions: naming.read,
    otherNames: naming.scope.otherNames!,
    also: (chapter, id) => listAt(draft, [chapter, id, 'also']),
  };
  const write = (): void => void Object.assign(value, writeDown(parts, naming.scope));
  // Tools that measure listen to functions that are not written.
  if (observe === undefined && !trial) whenAsked(naming.scope, write);
  return { ok: true, value, problems: sorted(draft.problems) };
}

function handsOf(naming: Naming, parts: Pick<Ruleset, 'deal' | 'wild' | 'situation'>, contents: () => Contents) {
  const { draft, tiles, scope } = naming;
  const [shapes, deadWaits] = [makeShapes(naming, parts.deal), deadWaitsOf(draft)];
  const hand = { deadWaits, groups: makeGroups(draft), patterns: makePatterns(naming), score: makeScore(naming) };
  return () => {
    const scoring = makeScoring({ ...hand, shapes, tiles, wild: parts.wild, tallies: scope.tallies, contents });
    const judge = makeJudge(scoring.source, scoring.rules);
    const anyTilesWin = makeAnyTilesWin(shapes, parts.situation, scope);
    return {
      ...{ judge, scoring, worth: makeWeigh(scoring.source, judge), readings: makeReadings(scoring.source) },
      ...makeDistances(tiles, scoring.set.shapes, deadWaits, distanceTables),
      marksShapeHands: shapes.some(({ when }) => when !== undefined && asksMarks(when)),
      readsLost: shapes.some(({ shape }) => shape.partial),
      ...(anyTilesWin && { anyTilesWin }),
    };
  };
}

function headOf({ draft, tiles, scope }: Naming, options: Record<string, Option>) {
  const values = Object.fromEntries(
    Object.entries(options).map(([name, { value }]): [string, OptionValue] => [name, value]),
  );
  return {
    id: textAt(draft, ['id']) ?? '',
    format: newestFormat(),
    name: namesAt(draft, ['name']),
    options: values,
    tiles,
    marks: [...scope.marks],
    privateMarks: privateMarks(draft),
    counters: scope.counters.filter((name) => ownerOf(draft, 'counters', name) !== 'table'),
    privateCounters: privateCounters(draft),
    playerCounters: scope.counters.filter((name) => ownerOf(draft, 'counters', name) === 'player'),
    tableCounters: scope.counters.filter((name) => ownerOf(draft, 'counters', name) === 'table'),
    pots: [...scope.pots],
    lists: [...scope.lists],
    play: values.play === 'free' ? ('free' as const) : ('checked' as const),
    names: namesOf(draft),
  };
}

/** The format a pack was written in decides nothing. */
export function hashOf(written: unknown, options: Readonly<Record<string, OptionValue>>): string {
  const { [FORMAT_KEY]: _, ...pack } = written as Record<string, unknown>;
  return contentHash({ pack, options });
}

/** The flattened pack without its examples, its scenarios, other names and the warnings it accepts, which decide nothing. */
function packOf({ root, removed }: Draft): StoredPack {
  const pack = plain(root) as {
    patterns: Record<string, { examples?: unknown }>;
    scenarios?: unknown;
    accepts?: unknown;
  };
  for (const chapter of Object.values(pack) as Record<string, { also?: unknown } | null>[])
    for (const entry of Object.values(chapter)) delete entry?.also;
  delete pack.scenarios;
  delete pack.accepts;
  for (const pattern of Object.values(pack.patterns)) delete pattern.examples;
  const pruned = prune(pack as Parameters<typeof prune>[0], removed);
  return { [FORMAT_KEY]: newestFormat(), ...(pruned as unknown as CompletePack) };
}

function namesOf(draft: Draft): Record<string, Names> {
  const paths = [
    ...namesIn(draft, 'names').map((id) => ['names', id]),
    ...['marks', 'counters', 'pots', 'lists', 'limits'].flatMap((chapter) =>
      namesIn(draft, chapter).map((id) => [chapter, id, 'name']),
    ),
  ];
  const named = paths.filter((path) => namesIn(draft, ...path).length > 0);
  return Object.fromEntries(named.map((path) => [path[1]!, namesAt(draft, path)]));
}
