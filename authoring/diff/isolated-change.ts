/**
 * One change by itself: the first pack with it, and the second without it. What they say of a hand tells whether this change is
 * why the packs differ about it.
 *
 *     first ─── with this change alone ── ... all other changes ... ─── second
 *     first ── ... all other changes ... ─── without this change alone ─── second
 */
import type { OptionValue } from '../../core/index.ts';
import { assemble, examinedIn, type Flattened, type PackRuleset, plain, valueAt } from '../../loader/index.ts';
import type { Change } from './changes/changes-by-meaning.ts';
import { isMap } from './changes/rules-as-plain-data.ts';
import { orderIn, put, transplant } from './changes/transplant-change.ts';
import { type Reach, reachOf } from './changes/rules-that-read.ts';
import type { ComparedPack } from './compared-pack.ts';
import { judgeLike } from './judge-like-another.ts';
import { knowing } from './known-programs.ts';
import { once } from './once.ts';

/** Options other than the defaults. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** Rules for options; nothing where there are none. */
export type RulesOf = (options: Chosen) => PackRuleset | undefined;

/** Two sets of rules to compare, as they are called. */
export interface Pair {
  a: RulesOf;
  b: RulesOf;
  names: readonly [string, string];
}

/** A change with what shows it. */
export interface IsolatedChange {
  change: Change;
  /** The first pack with the change and the second without it; nothing where they are no packs. */
  plus: RulesOf;
  minus: RulesOf;
  /** Of an option that only one pack has: its rules with the default and with other values. */
  values?: Pair[];
}

/** Rules by options, each made once; of a trial only what is asked a few times. Rules that do not load with the defaults do with no options. */
export function rulesOf(flat: Flattened, isTrial = false, like?: RulesOf): RulesOf {
  let { examined } = flat;
  const make = (options: Chosen): PackRuleset | undefined => {
    const other = like?.(options);
    const known = other ? knowing(examined, other, flat.examined) : examined;
    const rules = assemble(flat, options, undefined, known, isTrial);
    if (!rules.ok) return undefined;
    if (Object.keys(options).length === 0) examined = examinedIn(flat, rules.value.expressions);
    if (other) rules.value.judge = judgeLike(rules.value, other);
    return rules.value;
  };
  const usual = once(() => make({}));
  const made = new Map<string, PackRuleset | undefined>();
  return (options) => {
    const key = JSON.stringify(options);
    // What does not load by itself is not made again for every option.
    if (key === '{}' || usual() === undefined) return usual();
    if (!made.has(key)) made.set(key, make(options));
    return made.get(key);
  };
}

/** The rules of both packs as they are. */
export interface BothRules {
  a: RulesOf;
  b: RulesOf;
}

/** The trials of all changes between two packs. */
export function isolatedChanges(
  a: ComparedPack,
  b: ComparedPack,
  both: BothRules,
  changes: readonly Change[],
): IsolatedChange[] {
  const [equippedA, likeA] = examined(equipped(a.flat, b.flat));
  const [equippedB, likeB] = examined(equipped(b.flat, a.flat));
  return changes.map((change) => {
    const isValues = change.path[0] === 'options' && (change.kind === 'added' || change.kind === 'removed');
    const [owner, of] = change.kind === 'added' ? [b, both.b] : [a, both.a];
    const values = isValues ? valuesOf(owner, of, change.path[1]!) : undefined;
    const changed = (to: Flattened, from: Flattened, of: RulesOf, like: RulesOf): RulesOf => {
      const rules = lazy(() => transplant(to, from, change), like);
      return touchesHands(reachOf(change, a, b), change) ? rules : withHandsOf(of, rules);
    };
    return {
      change,
      plus: changed(equippedA, equippedB, both.a, likeA),
      minus: changed(equippedB, equippedA, both.b, likeB),
      ...(values && { values }),
    };
  });
}

function lazy(make: () => Flattened, like: RulesOf): RulesOf {
  let rules: RulesOf | undefined;
  return (options) => (rules ??= rulesOf(make(), true, like))(options);
}

/** Chapters that finished hands are made and asked with, whatever else they are for. */
const NEAR_HANDS = ['tiles', 'shapes', 'waits', 'situation', 'deal', 'seats'];

function touchesHands({ hands }: Reach, { path }: Change): boolean {
  return hands || NEAR_HANDS.includes(path[0]!);
}

/** Rules that say the same of hands as others need not learn it anew, which takes the longest. */
function withHandsOf(of: RulesOf, rules: RulesOf): RulesOf {
  return (options) => {
    const [learned, own] = [of(options), rules(options)];
    if (learned === undefined || own === undefined) return own;
    const { judge, worth, distance, useful, winning, readings, scoring } = learned;
    return Object.assign(own, { judge, worth, distance, useful, winning, readings, scoring });
  };
}

/** Things that mean nothing by themselves, so that each pack can be given those of the other. */
const TOOLS = [
  ...['words', 'options', 'marks', 'counters', 'pots', 'charts', 'tallies', 'lists', 'groups'].map((chapter) => [
    chapter,
  ]),
  ...[['score', 'steps'], ['situation']],
];

/** A pack with the words, marks and counters that only the other has, as far as it loads with them; they change nothing by themselves. */
function equipped(to: Flattened, from: Flattened): Flattened {
  const all = TOOLS.map((path) => ({ path, names: missingNames(to, from, path) }));
  const whole = all.reduce((so, { path, names }) => withTools(so, from, path, names), to);
  if (loads(whole)) return whole;
  return all.reduce((so, { path, names }) => {
    const more = withTools(so, from, path, names);
    if (names.length === 0 || loads(more)) return more;
    return names.reduce((some, name) => {
      const one = withTools(some, from, path, [name]);
      return loads(one) ? one : some;
    }, so);
  }, to);
}

function loads(flat: Flattened): boolean {
  return assemble(flat, {}, undefined, flat.examined, true).ok;
}

/** What only the other pack has in a chapter, but for what is dealt to it. */
function missingNames(to: Flattened, from: Flattened, path: readonly string[]): string[] {
  const tools = valueAt(from.root, path);
  if (tools?.is !== 'map') return [];
  return [...tools.entries.keys()].filter((name) => {
    const isAtDeal = valueAt(from.root, [...path, name, 'turned', 'at_deal']) !== undefined;
    return valueAt(to.root, [...path, name]) === undefined && !isAtDeal;
  });
}

function withTools(to: Flattened, from: Flattened, path: readonly string[], names: readonly string[]): Flattened {
  const order = orderIn(from.root, [...path, '']);
  const root = names.reduce(
    (so, name) => put(so, [...path, name], valueAt(from.root, [...path, name]), order),
    to.root,
  );
  return { ...to, root };
}

/** What is right in it is right where a change leaves it as it is; with its rules. */
function examined(flat: Flattened): [Flattened, RulesOf] {
  const like = rulesOf(flat, true);
  const rules = like({});
  return [{ ...flat, examined: rules && examinedIn(flat, rules.expressions) }, like];
}

/** An option at its default and at every other value worth trying. */
function valuesOf({ flat, rules }: ComparedPack, of: RulesOf, name: string): Pair[] {
  const usual = rules.options[name]!;
  const like: RulesOf = ({ [name]: _, ...others }) => of(others);
  const make = rulesOf({ ...flat, examined: examinedIn(flat, rules.expressions) }, true, like);
  const called = (value: OptionValue): string =>
    `${name}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`;
  return otherValues(flat, name, usual).map((value) => ({
    a: of,
    b: (options) => make({ ...options, [name]: value }),
    names: [called(usual), called(value)],
  }));
}

function otherValues(flat: Flattened, name: string, usual: OptionValue): OptionValue[] {
  const node = valueAt(flat.root, ['options', name]);
  const { values, range } = (node && isMap(plain(node) as never) ? plain(node) : {}) as {
    values?: OptionValue[];
    range?: [number, number];
  };
  if (typeof usual === 'boolean') return [!usual];
  if (typeof usual === 'string') return (values ?? []).filter((value) => value !== usual);
  const [least, most] = range ?? [usual - 1, usual + 1];
  return [...new Set([usual + 1, usual - 1, least, most])].filter(
    (value) => value !== usual && value >= least && value <= most,
  );
}
