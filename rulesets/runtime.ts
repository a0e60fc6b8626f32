/**
 * What a written module runs on: scoring without reading, checking and compiling. `npm run build` makes one text without
 * imports of it, and `module.ts` puts the text before the data and the code of a pack.
 */
import type {
  Ask,
  Judgement,
  Names,
  OptionValue,
  Payment,
  Result,
  Table,
  TileSet,
  WinQuery,
  Worth,
} from '../core/index.ts';
import {
  askTools,
  joinsOf,
  makeJudge,
  makeLenientJudge,
  makeWeigh,
  maskLayout,
  plainTables,
  scopeOf,
  sourceFrom,
  type AskTools,
  type Expr,
  type MatcherMaker,
  type PatternSource,
  type ScoreAsk,
  type ScoreRules,
  type Shape,
} from '../dsl/index.ts';
import type { PackRuleset } from './assemble.ts';
import type { Circumstances } from './circumstances.ts';
import { makeDistance } from './distance.ts';
import { once } from './once.ts';
import { makeReadings } from './readings.ts';
import { score, type HandScore } from './score.ts';

/** What a module says of itself. */
export interface ModuleMeta {
  id: string;
  /** As in logs: of the flattened pack and its options. */
  hash: string;
  name: Names;
  /** Every option with the value that was built in. */
  options: Record<string, OptionValue>;
}

/** The plain data of a pack. */
export interface ModuleData extends ModuleMeta {
  names: Record<string, Names>;
  play: 'checked' | 'free';
  tiles: TileSet;
  seats: number;
  discardWindow: string;
  marks: string[];
  counters: string[];
  tableCounters: string[];
  pots: string[];
  lists: string[];
  situation: string[];
  charts: Record<string, [number, number][]>;
  shapes: Shape[];
  beyond: boolean;
  patterns: ScoreRules['patterns'];
  groups: ScoreRules['groups'];
  /** By pattern of a linked group: the tree of its `has`. */
  joins: (Expr | null)[];
  tallies: string[];
  steps: string[];
  limits: string[];
  payments: Omit<Payment, 'when' | 'amount'>[];
  /** A table dealt for these rules, without them. */
  begun: Omit<Table, 'rules'>;
}

/** The expressions of a pack, in the order of the data. */
export interface ModuleCode {
  shapes: (((query: WinQuery) => boolean) | null)[];
  steps: ScoreAsk<number>[];
  value: ScoreAsk<number> | null;
  minimum: ScoreAsk<boolean> | null;
  limits: { when: ScoreAsk<boolean>; value: ScoreAsk<number> | null }[];
  payments: { when: Ask<boolean> | null; amount: Ask<number> }[];
  situation: (Ask<boolean> | null)[];
  reserve: Ask<number>;
}

/** What a module exports. */
export interface PackModule {
  meta: ModuleMeta;
  /** Scores a hand in notation. */
  score(hand: string, circumstances?: Circumstances): Result<HandScore>;
  /** Judges a finished hand: what it would be worth, or nothing where it does not win. */
  judge(query: WinQuery): Judgement | undefined;
  /** What it would be worth, without the reasons: faster. */
  worth(query: WinQuery): Worth | undefined;
  /** The rules as far as scoring asks them: no game can be played with them. */
  rules: PackRuleset;
}

/** Puts a module together. `pack` gives the flattened pack, which only explanations ask for. */
export function makeModule(
  data: ModuleData,
  pack: () => unknown,
  matcher: MatcherMaker,
  code: (tools: AskTools) => ModuleCode,
): PackModule {
  const rules = rulesOf(data, pack, matcher, code);
  const { id, hash, name, options } = data;
  return {
    meta: { id, hash, name, options },
    score: (hand, circumstances) => score(rules, hand, circumstances),
    judge: rules.judge,
    worth: rules.worth,
    rules,
  };
}

function rulesOf(
  data: ModuleData,
  pack: () => unknown,
  matcher: MatcherMaker,
  code: (tools: AskTools) => ModuleCode,
): PackRuleset {
  const { tiles, tallies, lists, beyond, patterns, groups, situation, payments, seats, discardWindow, begun } = data;
  const scope = scopeOf(tiles, {
    situation,
    charts: data.charts,
    shapes: data.shapes.map(({ id }) => id),
    marks: data.marks,
    counters: [...data.counters, ...data.tableCounters],
    pots: data.pots,
    lists,
  });
  const asks = code(askTools(scope));
  const shapes = data.shapes.map((shape, at): Shape => {
    const holds = asks.shapes[at];
    return holds ? { ...shape, holds } : shape;
  });
  const rules: ScoreRules = {
    tiles,
    shapes,
    patterns,
    groups,
    joins: data.joins.map((tree) => (tree ? joinsOf({ tree, type: 'yes/no', place: 'pattern', scope }) : undefined)),
    tallies,
    steps: data.steps.map((name, at) => ({ name, ask: asks.steps[at]! })),
    value: asks.value ?? (() => 0),
    limits: data.limits.map((id, at) => {
      const { when, value } = asks.limits[at]!;
      return { id, when, ...(value && { value }) };
    }),
    ...(asks.minimum && { minimum: asks.minimum }),
  };
  const matched = { tiles, layout: maskLayout(tiles), shapes, tallies, lists, beyond, joins: rules.joins };
  const source = once(() => sourceFrom(matched, matcher));
  const compiled: PatternSource = {
    candidates: (query, visit) => source().candidates(query, visit),
    weigher: () => source().weigher?.(),
  };
  const judge = makeJudge(compiled, rules);
  const { id, hash, name, options, names, marks, counters, tableCounters, pots, play } = data;
  const known = { id, hash, name, options, names, tiles, marks, counters, tableCounters, pots, lists, play };
  const flattened = once(pack);
  const made = {
    ...known,
    get pack() {
      return flattened();
    },
    seats: { count: seats },
    wall: { reserve: asks.reserve },
    moves: { discard: { steps: [{ do: 'discard' }, { do: 'window', name: discardWindow }] } },
    situation: situation.map((fact, at) => ({ id: fact, holds: asks.situation[at] ?? (() => false) })),
    judge,
    worth: makeWeigh(compiled, judge),
    ...makeDistance(tiles, { shapes, beyond }, plainTables),
    readings: makeReadings(compiled),
    settle: {
      win: payments.map((payment, at) => {
        const { when, amount } = asks.payments[at]!;
        return { ...payment, ...(when && { when }), amount };
      }),
    },
    scoring: {
      rules,
      compiled,
      source: compiled,
      judge: makeLenientJudge(compiled, rules),
      begun: (): Table => ({ ...begun, rules: ruleset }),
    },
  };
  // Scoring asks for nothing else; what only a game asks for is not written.
  const ruleset = made as unknown as PackRuleset;
  return ruleset;
}
