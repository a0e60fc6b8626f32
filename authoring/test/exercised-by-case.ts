/** What each case of a pack asks of the rules, so that a change is tried only where it can be noticed. */
import type { Ruleset, WinQuery } from '../../core/index.ts';
import type { Expr, Observer } from '../../dsl/index.ts';
import { assemble, type PackRuleset, runExample } from '../../loader/index.ts';
import type { Case, Suite } from './collect-cases.ts';
import { playScenario } from './scenario/play-scenario.ts';

/** A case that passes, with the expressions it asks (by path) and the finished hands it has judged. */
export interface Traced {
  case: Case;
  asked: ReadonlySet<string>;
  hands: readonly WinQuery[];
  /** The rules of its options. */
  rules: PackRuleset;
}

/** Traces every case that comes out right. */
export function trace({ flat, cases, settings }: Suite): Traced[] {
  const made = new Map<string, Watched | undefined>();
  return cases.flatMap((one) => {
    const key = JSON.stringify(one.options);
    if (!made.has(key)) made.set(key, watch(flat, { ...settings.options, ...one.options }));
    const watched = made.get(key);
    if (watched === undefined) return [];
    watched.asked = new Set();
    watched.hands = new Map();
    const problems =
      one.is === 'scenario'
        ? playScenario(watched.rules, one.scenario)
        : [runExample(one.example, watched.plain) ?? []].flat();
    if (problems.length > 0) return [];
    const hands = one.is === 'example' ? [one.example.query] : [...watched.hands.values()];
    return [{ case: one, asked: watched.asked, hands, rules: watched.plain }];
  });
}

interface Watched {
  rules: Ruleset;
  plain: PackRuleset;
  asked: Set<string>;
  hands: Map<string, WinQuery>;
}

function watch(flat: Suite['flat'], options: Case['options']): Watched | undefined {
  const roots = new Map<Expr, string>();
  const observe: Observer = (expr) => {
    const path = roots.get(expr);
    if (path !== undefined) watched?.asked.add(path);
  };
  let watched: Watched | undefined;
  const made = assemble(flat, options, observe);
  if (!made.ok) return undefined;
  for (const { path, program } of made.value.expressions) roots.set(program.tree, path.join('.'));
  const note = (query: WinQuery): void => void watched?.hands.set(JSON.stringify(query), query);
  const rules: Ruleset = {
    ...made.value,
    judge: (query) => {
      note(query);
      return made.value.judge(query);
    },
    worth: (query) => {
      note(query);
      return made.value.worth(query);
    },
  };
  watched = { rules, plain: made.value, asked: new Set(), hands: new Map() };
  return watched;
}
