/** Looks among situations of play for one that shows a change. */
import { onceFor } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Change } from '../changes/changes-by-meaning.ts';
import { canMatter, type Course, isReachable } from './change-matters.ts';
import { courseUnder, GOOD, rememberedCourses } from './courses-under-rules.ts';
import { type Parting, parting, type Step } from './replay-under-other-rules.ts';
import { makeWork, spendShare, type Work } from './shared-work.ts';
import { sameTiles } from './score-under-both.ts';
import { once } from '../once.ts';
import { type Asking, inOrder, mostOf, nearestFirst, ownScenarios, type Telling } from './scenario-order.ts';
import type { ComparedPack } from '../compared-pack.ts';
import { actionText, type Situation, situationsOf, situationsOfGame } from './stretches-of-play.ts';
import { partingKey, type Shared, sharedBy, stepKey, stepTexts } from './step-text.ts';
import {
  type BothRules,
  type Equipped,
  type IsolatedChange,
  release,
  type RulesOf,
  type Trial,
} from '../isolated-change.ts';
import { aloneNames, isBetter, strengthOf, type Witness } from './witness-types.ts';

/** How much is played. */
export interface PlayEffort {
  scenarios: number;
  deals: number;
  /** Steps of play under rules with one change, for all changes together. */
  steps: number;
  /** Only where there are many changes: then it is only asked what each does to one of the packs. The larger, the more often. */
  patience?: number;
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
  /** Whether there are many changes. */
  isBrief: boolean;
}

/** A difference of a sort that was looked into so often shows nothing new. */
const OFTEN = 4;
/** In the end, a change is shown that has a part in a difference on one side. */
const ENOUGH = 2;

/** Puts situations before both packs and all changes, until each change is shown; gives how many were tried, and whether more would have been. */
export function playFor(playing: Playing, wanting: readonly Asking[]): { tried: number; wasShort: boolean } {
  const { a, b, effort, isOver } = playing;
  const isBrief = effort.patience !== undefined;
  const tiles = [a.rules.tiles, b.rules.tiles];
  const hasOtherTiles = onceFor(
    ({ change, plus, minus }: IsolatedChange) =>
      ['tiles', 'options'].includes(change.path[0]!) &&
      [plus.of({}), minus.of({})].every((rules) => !rules || !tiles.some((known) => sameTiles(known, rules.tiles))),
  );
  const running: Running = {
    ...playing,
    ...{ hasOtherTiles, isBrief },
    ...{ rulesA: playing.both.a.usual, rulesB: playing.both.b.usual, shared: sharedBy(a.rules, b.rules), wanting },
    ...{ courseOf: rememberedCourses(playing.both, wanting), seen: new Map(), tried: 0, work: makeWork(effort.steps) },
  };
  const beginnings = [a, b].map(({ rules }) => beginningOf(rules));
  for (const beginning of beginnings) tryAll(running, [beginning], isBrief ? 1 : GOOD);
  if (!isBrief) spendShare(running.work, 1, () => tryTogether(running));
  const alone = open(running, 1).filter(({ trial }) => isBrief || !trial.values);
  for (const asking of wanting) if (!alone.includes(asking)) release(asking.trial);
  if (alone.length > 0) {
    const some = isBrief ? mostOf(a, b, alone, effort.scenarios) : ownScenarios(a, b).slice(0, effort.scenarios);
    const played = some.flatMap((telling) =>
      playedOf(running, telling).map((played) => ({ ...played, telling, cost: costOf(played.situation) })),
    );
    const nearest = nearestFirst(played.sort((x, y) => x.cost - y.cost));
    const playable = alone.filter(({ trial }) => trial.values || !hasOtherTiles(trial));
    for (const [at, asking] of playable.entries()) {
      const act = asking.trial.values ? tryOption : isBrief ? tryBriefly : tryAlone;
      const after = (playable.length - 1 - at) / (isBrief ? UNEQUAL : 1);
      spendShare(running.work, after, () => act(running, asking, nearest(asking.trial)));
      release(asking.trial);
    }
  }
  for (const asking of isOver() ? [] : wanting)
    if (!asking.best && !asking.trial.values) tryJointly(running, beginnings[0]!, asking);
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

/** The first and last turns of what goes on for long; between them everybody discards. Fewer where there are many changes. */
const TURNS = { first: 6, last: 16 };
const BRIEF_TURNS = { first: 2, last: 6 };

function tryScenario(running: Running, telling: Telling): void {
  const situations = playedOf(running, telling).map(({ situation }) => situation);
  tryAll(running, situations, telling.sides.length === 1 ? GOOD : ENOUGH);
}

/** A situation, and the pack that it was played under. */
interface Played {
  situation: Situation;
  side: ComparedPack;
}

/** The situations of a scenario under the packs that have it. */
function playedOf({ a, both, isBrief }: Running, { one, sides }: Telling): Played[] {
  const { first, last } = isBrief ? BRIEF_TURNS : TURNS;
  return sides.flatMap((side) => {
    const rules = (side === a ? both.a : both.b).plain(one.options);
    const all = rules === undefined ? [] : situationsOf(rules, one.scenario, one.place);
    const some = all.filter((_, at) => at < first || at >= all.length - last);
    return some.map((each) => ({ situation: { ...each, options: one.options }, side }));
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
  const { plus, minus, change } = asking.trial;
  const isOfB = running.isBrief && change.kind === 'added';
  const isOfA = running.isBrief && !isOfB;
  const [isPlus, isMinus] = [!isOfB && canMatter(plus, a), !isOfA && canMatter(minus, b)];
  if (!isPlus && !isMinus) return;
  if (situation.start !== undefined && running.hasOtherTiles(asking.trial)) return;
  const key = (step: Step): string => stepKey(step, running.shared);
  const withIt = isPlus ? courseWith(running, plus, situation) : a;
  const says = (course: Course | undefined): string | undefined => course && text(course);
  const without = once(() => (isMinus ? courseWith(running, minus, situation) : b));
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
  if (strength >= (running.isBrief ? 1 : GOOD)) release(asking.trial);
}

/**
 * A change that neither pack can have or be without alone, such as the number of seats, is shown together with those it goes
 * with by how a game begins.
 */
function tryJointly(
  { rulesA, rulesB, names, shared, courseOf, isBrief }: Running,
  beginning: Situation,
  asking: Asking,
): void {
  const [a, b] = [courseOf(rulesA, beginning), courseOf(rulesB, beginning)];
  const parted = a && b && parting(a.steps, b.steps, (step) => stepKey(step, shared));
  const { plus, minus, change } = asking.trial;
  if (!parted || !isReachable(plus, a) || !isReachable(minus, b)) return;
  const begins = ({ of, loads }: Trial): boolean => loads() && (isBrief || courseUnder(of, beginning) !== undefined);
  if (change.kind === 'added' ? begins(minus) || begins(plus) : begins(plus) || begins(minus)) return;
  asking.best = { strength: 1, cost: costOf(beginning), witness: witnessOf(beginning, names, parted, shared) };
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

/** With other options every pack has to be made anew. */
function costOfOptions({ options }: Situation): number {
  return Object.keys(options).length > 0 ? OPTIONS : 1;
}

/** Of an option: a situation that goes on otherwise with another of its values; how often it was played. */
function tryValues(running: Running, situation: Situation, asking: Asking): number {
  const { shared, courseOf } = running;
  const { change, values } = asking.trial;
  const { [change.path[1]!]: chosen, ...options } = situation.options;
  const usual = chosen === undefined ? situation : { ...situation, options };
  let times = 0;
  for (const { a, b, names } of values!) {
    const one = courseOf(a, usual);
    const other = one && canMatter(b, one) ? courseWith(running, b, usual) : undefined;
    if (other) times++;
    const parted = one && other && parting(one.steps, other.steps, (step) => stepKey(step, shared));
    if (!parted || !isBetter(4, costOf(situation), asking.best)) continue;
    asking.best = { strength: 4, cost: costOf(situation), witness: witnessOf(situation, names, parted, shared) };
  }
  return times;
}

/** How often a change is played alone; and how often with one of the packs, where there are many: there, options take as long as so many. */
const ALONE = 200;
const BRIEFLY = 8;
const OPTIONS = 4;
/** With so much patience a change is played with both packs. */
const BOTH = 2;
/** Few of many changes take long, so that each may spend so many shares. */
const UNEQUAL = 4;
/** Making a pack with a change takes as long as so many steps. */
const MADE = 30;

/** One of the packs, and the same with the change or without it. */
interface Alone {
  side: Equipped;
  trial: Trial;
  isFirst: boolean;
}

function aloneWith({ both }: Running, { plus, minus }: IsolatedChange): [Alone, Alone] {
  return [
    { side: both.a, trial: plus, isFirst: true },
    { side: both.b, trial: minus, isFirst: false },
  ];
}

/** Where the packs as a whole do not part, or part for other reasons first: what the change does to one of them. */
function tryAlone(running: Running, asking: Asking, played: readonly Played[]): void {
  const { isOver, courseOf, work } = running;
  let left = ALONE;
  for (const { situation } of played)
    for (const alone of aloneWith(running, asking.trial)) {
      if (isOver() || work.left <= 0) return;
      const course = courseOf(alone.side.usual, situation);
      if (course === undefined || !isReachable(alone.trial, course)) continue;
      if (left-- <= 0 || playAlone(running, asking, { ...alone, situation, course })) return;
    }
}

/** The same for one of many changes: each pack in its own situations only, that one first which has the thing. */
function tryBriefly(running: Running, asking: Asking, played: readonly Played[]): void {
  const { isOver, courseOf, work, a, effort } = running;
  const most = BRIEFLY * effort.patience!;
  const both = aloneWith(running, asking.trial);
  const { kind } = asking.trial.change;
  for (const alone of kind === 'added' ? both.reverse() : both) {
    let left = most;
    for (const { situation, side } of played) {
      if (isOver() || work.left <= 0) return;
      if ((side === a) !== alone.isFirst) continue;
      const course = courseOf(alone.side.usual, situation);
      if (course === undefined || !canMatter(alone.trial, course)) continue;
      if (left === most) work.left -= MADE;
      if (left <= 0 || !alone.trial.loads()) break;
      left -= costOfOptions(situation);
      if (playAlone(running, asking, { ...alone, situation, course })) return;
    }
    if (kind !== 'changed' && effort.patience! < BOTH && alone.trial.loads()) return;
  }
}

/** Of an option: what goes on otherwise with another of its values. */
function tryOption(running: Running, asking: Asking, played: readonly Played[]): void {
  let left = BRIEFLY * running.effort.patience!;
  for (const { situation } of played) {
    if (running.isOver() || running.work.left <= 0 || left <= 0 || asking.best) return;
    left -= tryValues(running, situation, asking) * costOfOptions(situation);
  }
}

/** Whether the change alone shows in a situation. */
function playAlone(
  running: Running,
  asking: Asking,
  { side, trial, isFirst, situation, course }: Alone & { situation: Situation; course: Course },
): boolean {
  const other = canMatter(trial, course) ? courseWith(running, trial, situation) : undefined;
  if (other === undefined) return false;
  const shared = sharedBy(side.plain(situation.options)!, trial.of(situation.options)!);
  const [before, after] = isFirst ? [course, other] : [other, course];
  const parted = parting(before.steps, after.steps, (step) => stepKey(step, shared));
  if (!parted) return false;
  const witness = witnessOf(situation, aloneNames(running.names, isFirst), parted, shared);
  asking.best = { strength: 1, cost: costOf(situation), witness };
  return true;
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
