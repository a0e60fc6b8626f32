/** Which cases a change can touch, and whether they notice it. */
import type { WinQuery } from '../../../core/index.ts';
import { assemble, type PackRuleset } from '../../../loader/index.ts';
import type { Case, Suite } from '../collect-cases.ts';
import { partsIn } from '../expression-parts.ts';
import type { Mutant } from './mutants.ts';
import { differsFor } from './affected-cases.ts';
import { runWith } from '../run-cases.ts';
import { isSame } from '../equal-data.ts';
import { type Traced, trace } from '../exercised-by-case.ts';

/** Where mutants are tried. */
export interface Workshop {
  /** The cases that a mutant can touch, quick ones first. */
  touched(mutant: Mutant): Traced[];
  /** The mutant as rules; nothing where it is refused. */
  open(mutant: Mutant): { notices(traced: Traced): boolean } | undefined;
}

/** What a change touches: everything, or some expressions and perhaps what finished hands are worth. */
type Reach = 'everything' | { expressions: ReadonlySet<string>; hands: boolean };

/** Chapters that only say what finished hands are worth. */
const OF_HANDS = ['patterns', 'groups', 'score', 'limits'];

/** Makes a workshop for a pack. */
export function makeWorkshop(suite: Suite): Workshop {
  const traced = trace(suite).sort((a, b) => cost(a) - cost(b));
  const users = usersOf(suite);
  const answers = answersOf(suite);
  return {
    touched: (mutant) => {
      const reach = reachOf(mutant, users);
      const differs = differsFor(mutant);
      return traced.filter((each) => isTouched(each, mutant, reach) && (differs === undefined || differs(each)));
    },
    open: (mutant) => {
      const flat = { ...suite.flat, root: mutant.root };
      const made = new Map<string, ReturnType<typeof assemble>>();
      const variant = (options: Case['options']): ReturnType<typeof assemble> => {
        const key = JSON.stringify(options);
        const known = made.get(key) ?? assemble(flat, { ...suite.settings.options, ...options });
        made.set(key, known);
        return known;
      };
      if (!variant({}).ok) return undefined;
      const reach = reachOf(mutant, users);
      const byHands = reach !== 'everything' && reach.hands;
      return {
        notices: (each) => {
          const rules = variant(each.case.options);
          if (!rules.ok) return true;
          if (byHands && each.case.is === 'scenario' && !isAsked(each, reach) && sameHands(each, rules.value, answers))
            return false;
          return comesOutOtherwise(each, rules.value);
        },
      };
    },
  };
}

/** A changed pack may do what no pack that was checked does. */
function comesOutOtherwise({ case: one }: Traced, rules: PackRuleset): boolean {
  try {
    return runWith(one, rules).length > 0;
  } catch {
    return true;
  }
}

/** Cases with the usual options first, hands before situations. */
function cost({ case: one }: Traced): number {
  return (Object.keys(one.options).length === 0 ? 0 : 2) + (one.is === 'example' ? 0 : 1);
}

/** By definition, chart or option: the paths of the expressions that use it. */
function usersOf({ rules }: Suite): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { path, program } of rules.expressions) {
    const own = path.join('.');
    users.set(own, [own]);
    for (const part of partsIn(path, program.tree)) {
      const { expr } = part;
      const names = [
        ...(part.path === path ? [] : [part.path.join('.')]),
        ...(expr.node === 'call' ? [`charts.${expr.name}`] : []),
      ];
      for (const name of names) users.set(name, [...(users.get(name) ?? []), own]);
    }
  }
  return users;
}

function reachOf({ path }: Mutant, users: ReadonlyMap<string, readonly string[]>): Reach {
  const [chapter, name] = path.map(String);
  if (chapter === 'words' || chapter === 'charts') return reachOfAll(users.get(`${chapter}.${name}`) ?? []);
  if (OF_HANDS.includes(chapter!)) return { expressions: new Set(), hands: true };
  return users.has(path.join('.')) ? reachOfAll([path.join('.')]) : 'everything';
}

function reachOfAll(paths: readonly string[]): Reach {
  const chapters = paths.map((path) => path.split('.')[0]!);
  if (chapters.includes('shapes')) return 'everything';
  const others = paths.filter((_, index) => !OF_HANDS.includes(chapters[index]!));
  return { expressions: new Set(others), hands: others.length < paths.length };
}

function isTouched(each: Traced, { path }: Mutant, reach: Reach): boolean {
  if (path[0] === 'options') return isOptionTouched(each.case.options, path.map(String));
  if (reach === 'everything') return each.case.is === 'scenario' || path[0] === 'shapes' || path[0] === 'tiles';
  return (reach.hands && each.hands.length > 0) || isAsked(each, reach);
}

/** A changed default touches cases that do not choose; what a choice sets touches those that choose it. */
function isOptionTouched(chosen: Case['options'], [, option, key, choice]: readonly string[]): boolean {
  if (!Object.hasOwn(chosen, option!)) return true;
  return key === 'sets' && String(chosen[option!]) === choice;
}

function isAsked({ asked }: Traced, reach: Reach): boolean {
  return reach === 'everything' || [...reach.expressions].some((path) => asked.has(path));
}

type Answers = (options: Case['options'], query: WinQuery) => unknown;

/** What the pack as it is says of hands, remembered. */
function answersOf(suite: Suite): Answers {
  const made = new Map<string, { rules: ReturnType<typeof assemble>; known: Map<WinQuery, unknown> }>();
  return (options, query) => {
    const key = JSON.stringify(options);
    const variant = made.get(key) ?? {
      rules: assemble(suite.flat, { ...suite.settings.options, ...options }),
      known: new Map<WinQuery, unknown>(),
    };
    made.set(key, variant);
    if (!variant.known.has(query)) variant.known.set(query, variant.rules.ok && variant.rules.value.judge(query));
    return variant.known.get(query);
  };
}

/** Whether all hands of a case are judged as before: then it plays as before. */
function sameHands({ case: one, hands }: Traced, rules: PackRuleset, answers: Answers): boolean {
  return hands.every((query) => isSame(rules.judge(query), answers(one.options, query)));
}
