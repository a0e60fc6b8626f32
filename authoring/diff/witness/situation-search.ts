/** Looks among situations of play for one that shows a change. */
import { onceFor, turnOf } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Change } from '../changes/changes-by-meaning.ts';
import { canMatter, type Course, isReachable } from './change-matters.ts';
import { playthrough, type Parting, parting, type Step } from './replay-under-other-rules.ts';
import { makeWork, spendShare, type Work } from './shared-work.ts';
import { sameTiles } from './score-under-both.ts';
import { once } from '../once.ts';
import { type Asking, inOrder, nearestFirst, ownScenarios, type Telling } from './scenario-order.ts';
import type { ComparedPack } from '../compared-pack.ts';
import { actionText, type Situation, situationsOf, situationsOfGame } from './stretches-of-play.ts';
import { partingKey, type Shared, sharedBy, stepKey, stepTexts } from './step-text.ts';
import { type BothRules, type IsolatedChange, release, type RulesOf, type Trial } from '../isolated-change.ts';
import { type Suspect, watch } from './watched-rules.ts';
import { aloneNames, isBetter, strengthOf, type Witness } from './witness-types.ts';

/** How much is played. */
export interface PlayEffort {
  scenarios: number;
  deals: number;
  /** Steps of play under rules with one change, for all changes together. */
  steps: number;
}

/** Both packs at play. */
export interface Playing {
  a: ComparedPack;
  b: ComparedPack;
  both: BothRules;
  names: readonly [string, string];
  effort: PlayEffort;
  seed: number;
  tell: (done: number, all: number) => void;
  /** Whether nothing more is to be tried. */
  isOver: () => boolean;
}

interface Running extends Playing {
  rulesA: RulesOf;
  rulesB: RulesOf;
  shared: Shared;
  wanting: readonly Asking[];
  /** What happens under the rules of one of the packs; asked for many changes. */
  courseOf: (of: RulesOf, situation: Situation) => Course | undefined;
  /** Whether a change makes tiles that neither pack has; then no table under way can have come to be with it. */
  hasOtherTiles: (trial: IsolatedChange) => boolean;
  /** By what sort of difference it was: how often it was looked into. */
  seen: Map<string, number>;
  tried: number;
  work: Work;
}

/** A difference of a sort that was looked into so often shows nothing new. */
const OFTEN = 4;
/** A change that has a part in a difference on both sides is shown; in the end, one on one side. */
export const GOOD = 3;
const ENOUGH = 2;

/** Puts situations before both packs and all changes, until each change is shown; gives how many were tried, and whether more would have been. */
export function playFor(playing: Playing, wanting: readonly Asking[]): { tried: number; wasShort: boolean } {
  const { a, b, effort } = playing;
  const tiles = [a.rules.tiles, b.rules.tiles];
  const hasOtherTiles = onceFor(
    ({ change, plus, minus }: IsolatedChange) =>
      ['tiles', 'options'].includes(change.path[0]!) &&
      [plus.of({}), minus.of({})].every((rules) => !rules || !tiles.some((known) => sameTiles(known, rules.tiles))),
  );
  const running: Running = {
    ...playing,
    hasOtherTiles,
    ...{ rulesA: playing.both.a.usual, rulesB: playing.both.b.usual, shared: sharedBy(a.rules, b.rules), wanting },
    ...{ courseOf: rememberedCourses(playing, wanting), seen: new Map(), tried: 0, work: makeWork(effort.steps) },
  };
  const beginnings = [a, b].map(({ rules }) => beginningOf(rules));
  for (const beginning of beginnings) tryAll(running, [beginning], GOOD);
  spendShare(running.work, 1, () => tryTogether(running));
  const alone = open(running, 1).filter(({ trial }) => !trial.values);
  for (const asking of wanting) if (!alone.includes(asking)) release(asking.trial);
  if (alone.length > 0) {
    const some = ownScenarios(a, b).slice(0, effort.scenarios);
    const played = some.flatMap((telling) =>
      playedOf(running, telling).map((situation) => ({ telling, situation, cost: costOf(situation) })),
    );
    const nearest = nearestFirst(played.sort((x, y) => x.cost - y.cost));
    const playable = alone.filter(({ trial }) => !hasOtherTiles(trial));
    for (const [at, asking] of playable.entries()) {
      spendShare(running.work, playable.length - 1 - at, () => tryAlone(running, asking, nearest(asking.trial)));
      release(asking.trial);
    }
  }
  for (const asking of open(running, 1)) if (!asking.trial.values) tryJointly(running, beginnings[0]!, asking);
  return { tried: running.tried, wasShort: running.work.wasShort };
}

/** All changes at once: scenarios, those first that say the most, and games of bots. */
function tryTogether(running: Running): void {
  const { a, b, effort, seed, tell } = running;
  const most = effort.scenarios;
  for (const [done, telling] of inOrder(a, b, () => open(running, GOOD)).entries()) {
    if (done >= most || open(running, telling.sides.length === 1 ? GOOD : ENOUGH).length === 0) break;
    tell(done, most);
    tryScenario(running, telling);
  }
  for (let deal = 0; deal < effort.deals && open(running, ENOUGH).length > 0; deal++)
    for (const side of [a, b]) tryAll(running, situationsOfGame(side.rules, seed + deal, 1), ENOUGH);
}

function beginningOf(rules: PackRuleset): Situation {
  return { rules, options: {}, actions: [], title: 'the beginning of a game', before: 0 };
}

/** Changes that still want something to show them, or something better; none when the search is over. */
function open({ wanting, isOver, work }: Running, least: number): Asking[] {
  if (isOver() || work.left <= 0) return [];
  return wanting.filter(
    ({ trial, best }) => (best?.strength ?? 0) < least && !(least >= ENOUGH && isOfOneAlone(trial.change)),
  );
}

/** What becomes of a counter that only one of the packs has: no table has it under both. */
function isOfOneAlone({ path, kind }: Change): boolean {
  return path.slice(0, 2).join('.') === 'sequence.counters' && kind !== 'changed';
}

/** The first and last turns of what goes on for long; between them everybody discards. */
const FIRST = 6;
const LAST = 16;

function tryScenario(running: Running, telling: Telling): void {
  tryAll(running, playedOf(running, telling), telling.sides.length === 1 ? GOOD : ENOUGH);
}

/** The situations of a scenario under the packs that have it. */
function playedOf({ a, both }: Running, { one, sides }: Telling): Situation[] {
  return sides.flatMap((side) => {
    const rules = (side === a ? both.a : both.b).plain(one.options);
    const all = rules === undefined ? [] : situationsOf(rules, one.scenario, one.place);
    const some = all.filter((_, at) => at < FIRST || at >= all.length - LAST);
    return some.map((each) => ({ ...each, options: one.options }));
  });
}

function tryAll(running: Running, situations: readonly Situation[], least: number): void {
  for (const situation of situations) {
    const wanting = open(running, least);
    if (wanting.length === 0) return;
    running.tried++;
    if (wanting.some(({ trial }) => !trial.values)) trySituation(running, situation, wanting);
    for (const each of wanting) if (each.trial.values) tryValues(running, situation, each);
  }
}

/** Where both packs part, every open change is asked whether it is why. */
function trySituation(running: Running, situation: Situation, wanting: readonly Asking[]): void {
  const { rulesA, rulesB, shared, seen, courseOf } = running;
  const [a, b] = [courseOf(rulesA, situation), courseOf(rulesB, situation)];
  const parted = a && b && parting(a.steps, b.steps, (step) => stepKey(step, shared));
  if (!parted) return;
  const sort = partingKey(parted.a, parted.b, shared);
  const often = seen.get(sort) ?? 0;
  seen.set(sort, often + 1);
  if (often >= OFTEN) return;
  const text = onceFor(({ steps }: Course) => steps.map((step) => stepKey(step, shared)).join('\n'));
  for (const each of wanting) if (!each.trial.values) askChange(running, situation, each, { a, b, text });
}

interface Courses {
  a: Course;
  b: Course;
  /** What matters of a course. */
  text: (course: Course) => string;
}

function askChange(running: Running, situation: Situation, asking: Asking, { a, b, text }: Courses): void {
  const { plus, minus } = asking.trial;
  const [isPlus, isMinus] = [canMatter(plus, a), canMatter(minus, b)];
  if (!isPlus && !isMinus) return;
  if (situation.start !== undefined && running.hasOtherTiles(asking.trial)) return;
  const key = (step: Step): string => stepKey(step, running.shared);
  const withIt = isPlus ? courseWith(running, plus, situation) : a;
  const without = once(() => (isMinus ? courseWith(running, minus, situation) : b));
  const says = (course: Course | undefined): string | undefined => course && text(course);
  const strength = strengthOf({ a: text(a), b: text(b), plus: says(withIt), minus: () => says(without()) });
  const cost = costOf(situation);
  if (strength === 0 || !isBetter(strength, cost, asking.best)) return;
  const { names } = running;
  const alone = withIt && parting(a.steps, withIt.steps, key);
  const [under, parted] =
    strength === 4
      ? [names, parting(a.steps, b.steps, key)!]
      : alone
        ? [aloneNames(names, true), alone]
        : [aloneNames(names, false), parting(without()!.steps, b.steps, key)!];
  asking.best = { strength, cost, witness: witnessOf(situation, under, parted, running.shared) };
  if (strength >= GOOD) release(asking.trial);
}

/**
 * A change that neither pack can have or be without alone, such as the number of seats, is shown together with those it goes
 * with by how a game begins.
 */
function tryJointly({ rulesA, rulesB, names, shared, courseOf }: Running, beginning: Situation, asking: Asking): void {
  const [a, b] = [courseOf(rulesA, beginning), courseOf(rulesB, beginning)];
  const parted = a && b && parting(a.steps, b.steps, (step) => stepKey(step, shared));
  const { plus, minus } = asking.trial;
  if (!parted || !isReachable(plus, a) || !isReachable(minus, b)) return;
  if (courseUnder(plus.of, beginning) || courseUnder(minus.of, beginning)) return;
  asking.best = { strength: 1, cost: costOf(beginning), witness: witnessOf(beginning, names, parted, shared) };
}

/** Courses under the packs as they are are known from the first time on, with what they asked of the rules. */
function rememberedCourses({ both }: Playing, wanting: readonly Asking[]): Running['courseOf'] {
  const askingOf = new Map<Suspect, Asking>();
  for (const asking of wanting)
    for (const trial of [asking.trial.plus, asking.trial.minus, ...(asking.trial.values ?? []).map(({ b }) => b)])
      askingOf.set(trial, asking);
  const isWanted = (suspect: Suspect): boolean => (askingOf.get(suspect)?.best?.strength ?? 0) < GOOD;
  const known = (['a', 'b'] as const).map((side) => {
    const { usual } = both[side];
    const suspects = wanting.flatMap(({ trial: { values, plus, minus } }) =>
      values ? values.flatMap(({ a: of, b }) => (of === usual ? [b] : [])) : [side === 'a' ? plus : minus],
    );
    const watchedBy = onceFor((rules: PackRuleset) => watch(rules, suspects, isWanted));
    return onceFor((situation: Situation): Course | undefined => {
      const rules = usual(situation.options);
      const played = rules && watchedBy(rules).during(() => courseUnder(() => rules, situation));
      return played?.made && { ...played.made, asked: played.asked };
    });
  });
  return (of, situation) => {
    const at = [both.a.usual, both.b.usual].indexOf(of);
    return at < 0 ? courseUnder(of, situation) : known[at]!(situation);
  };
}

/** What happens under rules; nothing where they have other tiles or seats, or do not know how it came to this. */
function courseUnder(of: RulesOf, situation: Situation): Course | undefined {
  const rules = of(situation.options);
  if (rules === undefined || !fits(rules, situation)) return undefined;
  try {
    return { steps: playthrough(rules, situation) };
  } catch {
    // A pack with one thing from another may do what no pack that was checked does.
    return undefined;
  }
}

/** Answers about hands are what most of a step goes into: they take longer the more shapes there are, and where none is known yet. */
const SHAPES = 2;
const UNKNOWN = 4;

/** What happens under rules with a change; it is counted as work. */
function courseWith({ rulesA, rulesB, work }: Running, { of }: Trial, situation: Situation): Course | undefined {
  const course = courseUnder(of, situation);
  if (course === undefined) return undefined;
  const { scoring } = of(situation.options)!;
  const isKnown = [rulesA, rulesB].some((rules) => rules(situation.options)?.scoring === scoring);
  work.left -= course.steps.length * (1 + scoring.set.shapes.length / SHAPES) * (isKnown ? 1 : UNKNOWN);
  return course;
}

function fits(rules: PackRuleset, { start }: Situation): boolean {
  if (start === undefined) return true;
  const claim = turnOf(start)?.claim?.move;
  const isKnown = claim === undefined || Object.hasOwn(rules.moves, claim);
  return isKnown && sameTiles(rules.tiles, start.rules.tiles) && rules.seats.count === start.rules.seats.count;
}

/** Of an option: a situation that goes on otherwise with another of its values. */
function tryValues(running: Running, situation: Situation, asking: Asking): void {
  const { shared, courseOf } = running;
  const { change, values } = asking.trial;
  const { [change.path[1]!]: chosen, ...options } = situation.options;
  const usual = chosen === undefined ? situation : { ...situation, options };
  for (const { a, b, names } of values!) {
    const one = courseOf(a, usual);
    const other = one && canMatter(b, one) ? courseWith(running, b, usual) : undefined;
    const parted = one && other && parting(one.steps, other.steps, (step) => stepKey(step, shared));
    if (!parted || !isBetter(4, costOf(situation), asking.best)) continue;
    asking.best = { strength: 4, cost: costOf(situation), witness: witnessOf(situation, names, parted, shared) };
  }
}

/** How often a change is played alone. */
const ALONE = 200;

/** Where the packs as a whole do not part, or part for other reasons first: what the change does to one of them. */
function tryAlone(running: Running, asking: Asking, played: readonly { situation: Situation }[]): void {
  const { both, names, isOver, courseOf, work } = running;
  const { plus, minus } = asking.trial;
  const pairs = [
    { side: both.a, trial: plus, isFirst: true },
    { side: both.b, trial: minus, isFirst: false },
  ];
  let left = ALONE;
  for (const { situation } of played)
    for (const { side, trial, isFirst } of pairs) {
      if (isOver() || work.left <= 0) return;
      const course = courseOf(side.usual, situation);
      if (course === undefined || !isReachable(trial, course)) continue;
      if (left-- <= 0) return;
      const other = canMatter(trial, course) ? courseWith(running, trial, situation) : undefined;
      if (other === undefined) continue;
      const shared = sharedBy(side.plain(situation.options)!, trial.of(situation.options)!);
      const [before, after] = isFirst ? [course, other] : [other, course];
      const parted = parting(before.steps, after.steps, (step) => stepKey(step, shared));
      if (!parted) continue;
      const witness = witnessOf(situation, aloneNames(names, isFirst), parted, shared);
      asking.best = { strength: 1, cost: costOf(situation), witness };
      return;
    }
}

function costOf({ before, actions, options, place }: Situation): number {
  return 100 + before + actions.length + 5 * Object.keys(options).length + (place ? 0 : 50);
}

function witnessOf(
  { title, place }: Situation,
  names: readonly [string, string],
  { a, b, done }: Parting,
  shared: Shared,
): Witness {
  const [one, other] = stepTexts(a, b, shared);
  return {
    is: 'situation',
    shown: `${title}${done?.action ? `, ${actionText(done.table, done.action)}` : ''}`,
    ...(place && { place }),
    results: [
      { under: names[0], says: one },
      { under: names[1], says: other },
    ],
  };
}
