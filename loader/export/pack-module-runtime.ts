/**
 * What a compiled pack runs on: scoring and playing without reading, checking and compiling. The packs of the package import it;
 * into a module that stands alone `pack-module-writer.ts` puts its text, which `npm run build` makes.
 */
import type { Query, InTurn, Result, Ruleset, StoredPack } from '../../core/index.ts';
import {
  type DeadWaits,
  type RuntimeHelpers,
  runtimeHelpers,
  type Expr,
  type Joins,
  joinsOf,
  type Distances,
  makeDistances,
  makeJudge,
  makeLenientJudge,
  makeWeigh,
  maskLayout,
  type MatcherMaker,
  type PatternSource,
  plainTables,
  programFrom,
  type Scope,
  scopeOf,
  type ScoreRules,
  sourceFrom,
} from '../../dsl/index.ts';
import type { ScoringRuleset } from '../chapters/assemble-ruleset.ts';
import type { Circumstances } from '../answer/circumstances-check.ts';
import { once } from '../once.ts';
import { makeReadings } from '../answer/reading-count.ts';
import type { HandScore } from '../answer/score-hand.ts';

export { score } from '../answer/score-hand.ts';

/** What a module exports: of a pack that was compiled ahead of time. */
export interface PackModule {
  /** The rules, as `load` gives them: to deal, play, view, replay and score with. */
  default: ScoringRuleset;
  /** Scores a hand in notation under these rules. */
  score(hand: string, circumstances?: Circumstances): Result<HandScore>;
}

/** Names that expressions go by, beside those of the rules. */
export type ModuleNames = Pick<Scope, 'situation' | 'charts' | 'shapes'>;

/** What of the rules is written: all but what the runtime makes anew. */
export type WrittenRules = Omit<Ruleset, 'pack' | 'judge' | 'worth' | keyof Distances | 'readings'>;

type Named = 'tiles' | 'contents' | 'marks' | 'counters' | 'tableCounters' | 'pots' | 'lists';

/** The plain data of a pack. */
export interface ModuleData {
  /** The fields of the rules without expressions. */
  rules: Partial<WrittenRules> & Pick<WrittenRules, Named>;
  names: ModuleNames;
  /** Whether kinds count as waits of which no copy can be left. */
  deadWaits: DeadWaits;
}

/** What the code of a module calls. */
export interface ModuleTools extends RuntimeHelpers {
  /** A list of steps or payments, with the function that finds the next one. */
  due<List extends InTurn<{ when?: Query<boolean> }>>(list: List, due: NonNullable<List['due']>): List;
  /** How occurrences of a linked pattern are found. */
  joins(tree: Expr): Joins | undefined;
}

/** The fields of the rules with expressions, and the score; each is made when it is first asked for. */
export type ModuleCode = { [Field in keyof WrittenRules]?: (tools: ModuleTools) => WrittenRules[Field] } & {
  score: (tools: ModuleTools) => Omit<ScoreRules, 'tiles' | 'names'>;
};

/** Makes the rules. `pack` gives the flattened pack, which only logs and explanations ask for. */
export function makeRuleset(
  data: ModuleData,
  pack: () => StoredPack,
  matcher: MatcherMaker,
  code: ModuleCode,
): ScoringRuleset {
  const { deadWaits } = data;
  const { tiles, contents, lists } = data.rules;
  const { score, ...fields } = code;
  const tools = moduleTools(scopeFrom(data));
  const scoring: ScoreRules = { ...score(tools), tiles, names: contents };
  const { shapes, tallies, joins } = scoring;
  const matched = {
    tiles,
    layout: maskLayout(tiles),
    shapes,
    tallies,
    lists,
    deadWaits,
    ...(data.rules.wild && { wild: data.rules.wild }),
    joins,
    called: contents.patterns,
  };
  const made = once(() => sourceFrom(matched, matcher));
  const source: PatternSource = {
    candidates: (query, visit) => made().candidates(query, visit),
    weigher: () => made().weigher?.(),
  };
  const judge = makeJudge(source, scoring);
  const own = {
    ...data.rules,
    judge,
    worth: makeWeigh(source, judge),
    ...makeDistances(tiles, shapes, deadWaits, plainTables),
    readings: makeReadings(source),
    scoring: {
      rules: scoring,
      source,
      judge: makeLenientJudge(source, scoring),
    },
  };
  // Who scores a hand asks for few of them.
  const later = Object.entries({ ...fields, pack }).map(([name, make]) => [
    name,
    { enumerable: true, get: once(() => make(tools)) },
  ]);
  const rules = Object.defineProperties(own, Object.fromEntries(later)) as ScoringRuleset;
  return rules;
}

function scopeFrom({ rules, names }: ModuleData): Scope {
  const { tiles, marks, counters, tableCounters, pots, lists } = rules;
  return scopeOf(tiles, { ...names, marks, counters: [...counters, ...tableCounters], pots, lists });
}

function moduleTools(scope: Scope): ModuleTools {
  return {
    ...runtimeHelpers(scope),
    due: (list, due) => Object.assign(list, { due }),
    joins: (tree) => joinsOf(programFrom(tree, { place: 'pattern', scope })),
  };
}
