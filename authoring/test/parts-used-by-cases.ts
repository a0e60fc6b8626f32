/** Runs cases and writes down what of the pack they used. */
import type { Event, Judgement, Ruleset, WinQuery } from '../../core/index.ts';
import { type Expr, type Observer, printReading } from '../../dsl/index.ts';
import { assemble, explain, type PackRuleset, runExample } from '../../loader/index.ts';
import type { Case, Suite } from './collect-cases.ts';
import { partKey, partsOf } from './expression-parts.ts';
import { playScenario } from './scenario/play-scenario.ts';

/** What was used, by name: `pattern all_pungs`, `move pung`, `branch score.value 0-20 yes`. docs/coverage.md says what each means. */
export type Used = Set<string>;

/** Rules that tell what of them is used. */
interface Watched {
  rules: PackRuleset;
  used: Used;
}

/** Everything the cases used that came out right. */
export function observe({ flat, cases, settings }: Suite): Used {
  const made = new Map<string, Watched | undefined>();
  const all: Used = new Set();
  for (const one of cases) {
    const key = JSON.stringify(one.options);
    if (!made.has(key)) made.set(key, watch(flat, { ...settings.options, ...one.options }));
    const watched = made.get(key);
    if (watched === undefined) continue;
    watched.used.clear();
    if (run(one, watched)) for (const name of watched.used) all.add(name);
  }
  return all;
}

function watch(flat: Suite['flat'], options: Case['options']): Watched | undefined {
  const used: Used = new Set();
  const names = new Map<Expr, string>();
  // Options are asked while the rules are still made.
  let charts: Charts = {};
  const note: Observer = (expr, outcome) => {
    if (expr.node === 'call') noteRow(used, names.get(expr), expr.name, outcome as number, charts);
    const name = names.get(expr);
    if (expr.node === 'if' && name !== undefined) used.add(`branch ${name} ${outcome ? 'yes' : 'no'}`);
  };
  const made = assemble(flat, options, note);
  if (!made.ok) return undefined;
  charts = made.value.expressions[0]?.program.scope.charts ?? {};
  for (const { path, expr, written } of partsOf(made.value)) names.set(expr, partKey(path, written.span));
  return { rules: made.value, used };
}

type Charts = Readonly<Record<string, readonly (readonly [number, number])[]>>;

function noteRow(used: Used, known: string | undefined, name: string, asked: number, charts: Charts): void {
  const rows = known === undefined ? [] : (charts[name] ?? []);
  const row = rows.filter(([from]) => from <= asked).at(-1);
  if (row) used.add(`row ${name} ${row[0]}`);
}

/** Whether a case comes out as it says. */
function run(one: Case, { rules, used }: Watched): boolean {
  for (const [name, value] of Object.entries(rules.options)) used.add(`option ${name} ${String(value)}`);
  if (one.is === 'example') {
    noteHand(rules, used, one.example.query);
    return runExample(one.example, rules) === undefined;
  }
  const queries = new WeakMap<Judgement, WinQuery>();
  const telling: Ruleset = {
    ...rules,
    judge: (query) => {
      const judgement = rules.judge(query);
      if (judgement) queries.set(judgement, query);
      return judgement;
    },
  };
  const problems = playScenario(telling, one.scenario, (events) => {
    for (const event of events) noteEvent(used, event, events);
    for (const event of events) {
      const query = event.type === 'win' ? queries.get(event.judgement) : undefined;
      if (query) noteHand(rules, used, query);
    }
  });
  return problems.length === 0;
}

function noteEvent(used: Used, event: Event, events: readonly Event[]): void {
  if (event.type === 'action') used.add(`move ${event.move}`);
  if (event.type === 'deal_over') used.add(`ending ${event.ending}`);
  // Also one after which play goes on, perhaps to the end of the wall.
  if (event.type === 'win') used.add('ending win');
  if (event.type !== 'settle') return;
  // A win is paid before the deal is over where play goes on after it.
  const over = events.slice(0, events.indexOf(event)).findLast((each) => each.type === 'deal_over');
  const last = events.filter((each) => each.type === 'settle').at(-1) === event && events.some(isGameOver);
  for (const { rule } of event.entries) {
    used.add(`payment ${over?.ending ?? 'win'} ${rule}`);
    if (last) used.add(`payment game_over ${rule}`);
  }
}

function isGameOver({ type }: Event): boolean {
  return type === 'game_over';
}

/** What a finished hand has, what took what away, and what that was worth. */
function noteHand(rules: PackRuleset, used: Used, query: WinQuery): void {
  const { judgement, readings } = explain(rules, query);
  for (const { standings } of readings)
    for (const [id, standing] of Object.entries(standings)) {
      if (standing.is !== 'untrue') used.add(`present ${id}`);
      noteTaken(used, id, standings);
    }
  const worth = judgement ?? readings[0]?.judgement;
  if (worth === undefined) return;
  used.add(`shape ${worth.shape}`);
  if (judgement?.limit !== undefined) used.add(`limit ${judgement.limit}`);
  for (const { id } of worth.patterns) used.add(`pattern ${id}`);
  askValues(rules, query, worth);
}

type Standings = ReturnType<typeof explain>['readings'][number]['standings'];

/** A pattern that is taken away: by any that is there. */
function noteTaken(used: Used, id: string, standings: Standings): void {
  const { is } = standings[id]!;
  if (is === 'untrue') return;
  for (const [by, standing] of Object.entries(standings)) {
    if (by === id || standing.is === 'untrue') continue;
    used.add(`beside ${by} ${id}`);
    if (is === 'absorbed') used.add(`absorbed ${by} ${id}`);
  }
}

/** Asks the interpreter for the values of what counts, so that their branches are told. */
function askValues({ scoring, tiles }: PackRuleset, query: WinQuery, { reading, shape, patterns }: Judgement): void {
  const { set, rules, interpreted } = scoring;
  interpreted.candidates(query, (candidate) => {
    if (rules.shapes[candidate.shape]!.id !== shape || printReading(candidate.reading(), query, tiles) !== reading)
      return;
    for (const { id } of patterns) {
      const pattern = set.patterns.findIndex((each) => each.id === id);
      set.tallies.forEach((_, tally) => candidate.value(pattern, tally));
    }
  });
}
