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
import { orderIn, type Path, put, transplant } from './changes/transplant-change.ts';
import { type Otherwise, otherwiseBy, withOption } from './changes/changed-expression.ts';
import { type Reach, reachOf, readersOf, usersOf } from './changes/rules-that-read.ts';
import type { ComparedPack } from './compared-pack.ts';
import { judgeLike } from './judge-like-another.ts';
import { knowing } from './known-programs.ts';
import { once } from './once.ts';
import { type Part, PARTS, partsOf, untouchedParts } from './changes/untouched-parts.ts';

/** Options other than the defaults. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** Rules for options; nothing where there are none. */
export type RulesOf = (options: Chosen) => PackRuleset | undefined;

/** Rules that are mostly as others; what some of their expressions say is known before they are made. */
export interface Trial {
  of: RulesOf;
  /** Whether they load; known once it was asked or they were made. */
  loads: () => boolean;
  /** Forgets the rules, which are made again if somebody asks. */
  release: () => void;
  /** Paths of the rules that are others. */
  readers: readonly string[];
  otherwise: Otherwise;
}

/** Two sets of rules to compare, as they are called. */
export interface Pair {
  a: RulesOf;
  b: Trial;
  names: readonly [string, string];
}

/** A change with what shows it. */
export interface IsolatedChange {
  change: Change;
  /** The first pack with the change and the second without it; nothing where they are no packs. */
  plus: Trial;
  minus: Trial;
  /** Of an option that only one pack has: its rules with the default and with other values. */
  values?: Pair[];
}

/** How a trial is made: as far as it can from what other rules have read; with their parts and answers about hands, where no change touches these. */
interface Like {
  rules?: RulesOf;
  parts?: readonly Part[];
  hands?: boolean;
  /** Whether it is known that they load with no options. */
  isRight?: boolean;
}

/** Rules by options, each made once; of a trial only what is asked a few times. Rules that do not load with the defaults do with no options. */
export function rulesOf(flat: Flattened, trial?: Like): RulesOf {
  let { examined } = flat;
  const make = (options: Chosen): PackRuleset | undefined => {
    const isUsual = Object.keys(options).length === 0;
    const other = trial?.rules ? trial.rules(options) : trial && !isUsual ? usual() : undefined;
    const known = other ? knowing(examined, other, trial?.rules ? flat.examined : examined) : examined;
    const hands = other && trial?.hands;
    const had = other && { ...partsOf(other, trial?.parts ?? []), ...(hands && handAnswersOf(other)) };
    const rules = assemble(flat, options, undefined, known, trial && (had ?? {}));
    if (!rules.ok) return undefined;
    if (isUsual) examined = examinedIn(flat, rules.value.expressions);
    if (other && !hands) rules.value.judge = judgeLike(rules.value, other);
    if (trial && !hands) Object.assign(rules.value, rememberedDistances(rules.value));
    return rules.value;
  };
  const usual = once(() => make({}));
  const made = new Map<string, PackRuleset | undefined>();
  return (options) => {
    const key = JSON.stringify(options);
    // What does not load by itself is not made again for every option.
    if (key === '{}' || (!trial?.isRight && usual() === undefined)) return usual();
    if (!made.has(key)) made.set(key, make(options));
    return made.get(key);
  };
}

/** A pack with the words, marks and counters of another too, which change nothing by themselves. */
export interface Equipped {
  flat: Flattened;
  /** Its rules, and the same for options of its own alone. */
  like: RulesOf;
  usual: RulesOf;
  /** Its rules without what it has from the other. */
  plain: RulesOf;
}

/** Both packs, each with what the other has. */
export interface BothRules {
  a: Equipped;
  b: Equipped;
}

export function equippedWith(a: ComparedPack, b: ComparedPack): BothRules {
  return { a: examined(equipped(a, b.flat), a), b: examined(equipped(b, a.flat), b) };
}

/** The trials of all changes between two packs. */
export function isolatedChanges(
  a: ComparedPack,
  b: ComparedPack,
  both: BothRules,
  changes: readonly Change[],
): IsolatedChange[] {
  return changes.map((change) => {
    const isValues = change.path[0] === 'options' && (change.kind === 'added' || change.kind === 'removed');
    const [owner, rules] = change.kind === 'added' ? [b, both.b] : [a, both.a];
    const asked =
      change.path[0] === 'options' ? [a, b].flatMap(({ rules }) => readersOf(rules, change.path[1]!)) : undefined;
    const users =
      change.users && [a, b].flatMap(({ rules }) => usersOf(rules, change.path.at(-1)!)).concat(change.users);
    const readers = [...new Set(users ?? asked ?? [change.path.join('.')])];
    const hands = !touchesHands(reachOf(change, a, b), readers);
    const parts = untouchedParts(change, readers, a, b);
    const values = isValues ? valuesOf(owner, rules, change.path[1]!, readers, { parts, hands }) : undefined;
    const changed = ({ flat: to, like }: Equipped, { flat: from }: Equipped, there: ComparedPack): Trial => ({
      ...lazy(() => transplant(to, from, change), { rules: like, parts, hands }),
      readers,
      otherwise: otherwiseBy(change, to, from, there.rules),
    });
    return {
      change,
      plus: changed(both.a, both.b, b),
      minus: changed(both.b, both.a, a),
      ...(values && { values }),
    };
  });
}

function lazy(make: () => Flattened, like: Like): Pick<Trial, 'of' | 'loads' | 'release'> {
  let rules: RulesOf | undefined;
  let { isRight } = like;
  const of: RulesOf = (options) => {
    if (isRight === false) return undefined;
    rules ??= rulesOf(make(), like);
    isRight ??= rules({}) !== undefined;
    return rules(options);
  };
  const loads = (): boolean => isRight ?? of({}) !== undefined;
  return { of, loads, release: () => (rules = undefined) };
}

/** What is worked out for a change takes much memory; nobody asks for it any more. */
export function release({ plus, minus, values = [] }: IsolatedChange): void {
  for (const trial of [plus, minus, ...values.map(({ b }) => b)]) trial.release();
}

/** Chapters that finished hands are made and asked with, whatever else they are for. */
const NEAR_HANDS = ['tiles', 'shapes', 'waits', 'situation', 'deal', 'seats'];

function touchesHands({ hands }: Reach, readers: readonly string[]): boolean {
  return hands || readers.length === 0 || readers.some((reader) => NEAR_HANDS.includes(reader.split('.')[0]!));
}

/** The same situations are played under many trials: what their hands lack is found once, by the tiles. */
function rememberedDistances({ distance, useful, winning }: PackRuleset): Partial<PackRuleset> {
  return { distance: byText(distance), useful: byText(useful), winning: byText(winning) };
}

function byText<About extends unknown[], Answer>(ask: (...about: About) => Answer): typeof ask {
  const known = new Map<string, Answer>();
  return (...about) => {
    const text = JSON.stringify(about);
    if (!known.has(text)) known.set(text, ask(...about));
    return known.get(text)!;
  };
}

/** What takes the longest to learn. */
function handAnswersOf(rules: PackRuleset) {
  const { judge, worth, distance, useful, winning, listed, readings, scoring, anyTilesWin } = rules;
  const { marksShapeHands, readsLost } = rules;
  return {
    ...{ judge, worth, distance, useful, winning, listed, readings, scoring, marksShapeHands, readsLost },
    ...(anyTilesWin && { anyTilesWin }),
  };
}

/** Things that mean nothing by themselves, so that each pack can be given those of the other; what may ask for others is behind them. */
const TOOLS = [
  ...['marks', 'counters', 'pots', 'charts', 'tallies', 'lists', 'groups', 'options', 'words'].map((chapter) => [
    chapter,
  ]),
  ...[['score', 'steps'], ['situation']],
];

/** A pack with the words, marks and counters that only the other has, as far as it loads with them; they change nothing by themselves. */
function equipped({ flat: to, rules }: ComparedPack, from: Flattened): Flattened {
  const tools = TOOLS.flatMap((path) => missingTools(to, from, path));
  const loads = (flat: Flattened, parts?: readonly Part[]): boolean =>
    rulesOf(flat, { rules: () => rules, ...(parts && { parts }) })({}) !== undefined;
  const found = withTools(to, from, tools, (flat) => loads(flat, BESIDE_TOOLS));
  return loads(found) ? found : withTools(to, from, tools, loads);
}

/** What is made of no tools. */
const BESIDE_TOOLS = PARTS.filter((part) => part !== 'listRules' && part !== 'situation');

/** With all of these tools, or as many of them as it loads with. */
function withTools(
  to: Flattened,
  from: Flattened,
  tools: readonly Path[],
  loads: (flat: Flattened) => boolean,
): Flattened {
  const root = tools.reduce((so, path) => put(so, path, valueAt(from.root, path), orderIn(from.root, path)), to.root);
  const whole = { ...to, root };
  if (loads(whole)) return whole;
  if (tools.length === 1) return to;
  const half = Math.ceil(tools.length / 2);
  return withTools(withTools(to, from, tools.slice(0, half), loads), from, tools.slice(half), loads);
}

/** What only the other pack has in a chapter, but for what is turned up at the deal. */
function missingTools(to: Flattened, from: Flattened, chapter: Path): Path[] {
  const tools = valueAt(from.root, chapter);
  if (tools?.is !== 'map') return [];
  return [...tools.entries.keys()]
    .map((name) => [...chapter, name])
    .filter((path) => !valueAt(to.root, path) && !valueAt(from.root, [...path, 'turned', 'at_deal']));
}

/** What is right in it is right where a change leaves it as it is; with its rules. */
function examined(flat: Flattened, pack: ComparedPack): Equipped {
  const like = rulesOf(flat, {});
  const rules = like({});
  const plainly = rulesOf(pack.flat, { rules: like, parts: PARTS, hands: true });
  return {
    flat: { ...flat, examined: rules && examinedIn(flat, rules.expressions) },
    like,
    usual: (options) => plainly(options) && like(options),
    plain: plainly,
  };
}

/** An option at its default and at every other value worth trying. */
function valuesOf(
  { rules }: ComparedPack,
  { flat, usual: of }: Equipped,
  name: string,
  readers: readonly string[],
  alike: Omit<Like, 'rules'>,
): Pair[] {
  const usual = rules.options[name]!;
  const like: RulesOf = ({ [name]: _, ...others }) => of(others);
  const { of: make, loads, release } = lazy(() => flat, { rules: like, isRight: true, ...alike });
  const called = (value: OptionValue): string =>
    `${name}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`;
  return otherValues(flat, name, usual).map((value) => ({
    a: of,
    b: {
      of: (options) => make({ ...options, [name]: value }),
      loads,
      release,
      readers,
      otherwise: withOption(flat, rules, name, value),
    },
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
