/** Looks among situations of play for one that shows a change. */
import { onceFor, turnOf } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Change } from '../changes/changes-by-meaning.ts';
import { canMatter } from './change-matters.ts';
import { playthrough, type Parting, parting, type Step } from './replay-under-other-rules.ts';
import { sameTiles } from './score-under-both.ts';
import { once } from '../once.ts';
import { type Asking, inOrder, nearestFirst, ownScenarios, type Telling } from './scenario-order.ts';
import type { ComparedPack } from '../compared-pack.ts';
import { actionText, type Situation, situationsOf, situationsOfGame } from './stretches-of-play.ts';
import { partingKey, type Shared, sharedBy, stepKey, stepTexts } from './step-text.ts';
import type { BothRules, IsolatedChange, RulesOf } from '../isolated-change.ts';
import { aloneNames, isBetter, strengthOf, type Witness } from './witness-types.ts';

/** How much is played. */
export interface PlayEffort {
  scenarios: number;
  deals: number;
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
  courseOf: (of: RulesOf, situation: Situation) => Step[] | undefined;
  /** Whether a change makes tiles that neither pack has; then no table under way can have come to be with it. */
  hasOtherTiles: (trial: IsolatedChange) => boolean;
  /** By what sort of difference it was: how often it was looked into. */
  seen: Map<string, number>;
  tried: number;
}

/** A difference of a sort that was looked into so often shows nothing new. */
const OFTEN = 4;
/** A change that has a part in a difference on both sides is shown; in the end, one on one side. */
const GOOD = 3;
const ENOUGH = 2;

/** Puts situations before both packs and all changes, until each change is shown; gives how many were tried. */
export function playFor(playing: Playing, wanting: readonly Asking[]): number {
  const { a, b, effort } = playing;
  const tiles = [a.rules.tiles, b.rules.tiles];
  const hasOtherTiles = onceFor(({ plus, minus }: IsolatedChange) =>
    [plus({}), minus({})].every((rules) => !rules || !tiles.some((known) => sameTiles(known, rules.tiles))),
  );
  const running: Running = {
    ...playing,
    hasOtherTiles,
    ...{ rulesA: playing.both.a, rulesB: playing.both.b, shared: sharedBy(a.rules, b.rules), wanting },
    ...{ courseOf: rememberedCourses(playing.both), seen: new Map(), tried: 0 },
  };
  for (const { rules } of [a, b])
    tryAll(running, [{ rules, options: {}, actions: [], title: 'the beginning of a game', before: 0 }], GOOD);
  const most = effort.scenarios;
  for (const [done, telling] of inOrder(a, b, () => open(running, GOOD)).entries()) {
    if (done >= most || open(running, telling.sides.length === 1 ? GOOD : ENOUGH).length === 0) break;
    playing.tell(done, most);
    tryScenario(running, telling);
  }
  for (let deal = 0; deal < effort.deals && open(running, ENOUGH).length > 0; deal++)
    for (const side of [a, b]) tryAll(running, situationsOfGame(side.rules, playing.seed + deal, 1), ENOUGH);
  const alone = open(running, 1).filter(({ trial }) => !trial.values);
  if (alone.length > 0) {
    const some = ownScenarios(a, b).slice(0, effort.scenarios);
    const played = some.flatMap((telling) =>
      playedOf(running, telling).map((situation) => ({ telling, situation, cost: costOf(situation) })),
    );
    const nearest = nearestFirst(played.sort((x, y) => x.cost - y.cost));
    for (const asking of alone) if (!hasOtherTiles(asking.trial)) tryAlone(running, asking, nearest(asking.trial));
  }
  return running.tried;
}

/** Changes that still want something to show them, or something better; none when the search is over. */
function open({ wanting, isOver }: Running, least: number): Asking[] {
  if (isOver()) return [];
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
function playedOf({ a, rulesA, rulesB }: Running, { one, sides }: Telling): Situation[] {
  return sides.flatMap((side) => {
    const rules = (side === a ? rulesA : rulesB)(one.options);
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
  const parted = a && b && parting(a, b, (step) => stepKey(step, shared));
  if (!parted) return;
  const sort = partingKey(parted.a, parted.b, shared);
  const often = seen.get(sort) ?? 0;
  seen.set(sort, often + 1);
  if (often < OFTEN) for (const each of wanting) if (!each.trial.values) askChange(running, situation, each, { a, b });
}

interface Courses {
  a: Step[];
  b: Step[];
}

/**
 * A change that neither pack can have or be without alone, such as the number of seats, is shown together with those it goes
 * with by how a game begins.
 */
function askChange(running: Running, situation: Situation, asking: Asking, { a, b }: Courses): void {
  const { trial } = asking;
  if (situation.start !== undefined && running.hasOtherTiles(trial)) return;
  const key = (step: Step): string => stepKey(step, running.shared);
  const text = (steps: Step[] | undefined): string | undefined => steps?.map(key).join('\n');
  const plus = courseOfTrial(trial.plus, trial, situation, a);
  const minus = once(() => courseOfTrial(trial.minus, trial, situation, b));
  const isJoint = situation.start === undefined && plus === undefined && minus() === undefined;
  const strength = isJoint ? 1 : strengthOf({ a: text(a)!, b: text(b)!, plus: text(plus), minus: () => text(minus()) });
  const cost = costOf(situation);
  if (strength === 0 || !isBetter(strength, cost, asking.best)) return;
  const { names } = running;
  const alone = plus && parting(a, plus, key);
  const [under, parted] =
    strength === 4 || isJoint
      ? [names, parting(a, b, key)!]
      : alone
        ? [aloneNames(names, true), alone]
        : [aloneNames(names, false), parting(minus()!, b, key)!];
  asking.best = { strength, cost, witness: witnessOf(situation, under, parted, running.shared) };
}

/** Courses under the packs as they are are known from the first time on. */
function rememberedCourses({ a, b }: BothRules): Running['courseOf'] {
  const known = [a, b].map((of) => onceFor((situation: Situation) => courseUnder(of, situation)));
  return (of, situation) => {
    const at = [a, b].indexOf(of);
    return at < 0 ? courseUnder(of, situation) : known[at]!(situation);
  };
}

/** What happens under rules; nothing where they have other tiles or seats, or do not know how it came to this. */
function courseUnder(of: RulesOf, situation: Situation): Step[] | undefined {
  const rules = of(situation.options);
  if (rules === undefined || !fits(rules, situation)) return undefined;
  try {
    return playthrough(rules, situation);
  } catch {
    // A pack with one thing from another may do what no pack that was checked does.
    return undefined;
  }
}

/** What happens with a change or without it, where it is known what happens otherwise. */
function courseOfTrial(
  of: RulesOf,
  { readers }: IsolatedChange,
  situation: Situation,
  otherwise: Step[],
): Step[] | undefined {
  return canMatter(readers, otherwise) ? courseUnder(of, situation) : otherwise;
}

function fits(rules: PackRuleset, { start }: Situation): boolean {
  if (start === undefined) return true;
  const claim = turnOf(start)?.claim?.move;
  const isKnown = claim === undefined || Object.hasOwn(rules.moves, claim);
  return isKnown && sameTiles(rules.tiles, start.rules.tiles) && rules.seats.count === start.rules.seats.count;
}

/** Of an option: a situation that goes on otherwise with another of its values. */
function tryValues({ shared, courseOf }: Running, situation: Situation, asking: Asking): void {
  const { change, values, readers } = asking.trial;
  const { [change.path[1]!]: chosen, ...options } = situation.options;
  const usual = chosen === undefined ? situation : { ...situation, options };
  for (const { a, b, names } of values!) {
    const one = courseOf(a, usual);
    const other = one && canMatter(readers, one) ? courseOf(b, usual) : undefined;
    const parted = one && other && parting(one, other, (step) => stepKey(step, shared));
    if (!parted || !isBetter(4, costOf(situation), asking.best)) continue;
    asking.best = { strength: 4, cost: costOf(situation), witness: witnessOf(situation, names, parted, shared) };
  }
}

/** How often a change is played alone. */
const ALONE = 200;

/** Where the packs as a whole do not part, or part for other reasons first: what the change does to one of them. */
function tryAlone(
  { rulesA, rulesB, names, isOver, courseOf }: Running,
  asking: Asking,
  played: readonly { situation: Situation }[],
): void {
  const pairs = [
    { usual: rulesA, one: rulesA, other: asking.trial.plus, isFirst: true },
    { usual: rulesB, one: asking.trial.minus, other: rulesB, isFirst: false },
  ];
  let left = ALONE;
  for (const { situation } of played)
    for (const { usual, one, other, isFirst } of pairs) {
      if (isOver()) return;
      const course = courseOf(usual, situation);
      if (course === undefined || !canMatter(asking.trial.readers, course)) continue;
      if (left-- <= 0) return;
      const parted = partedBetween(one, other, situation, courseOf);
      if (!parted) continue;
      const witness = witnessOf(situation, aloneNames(names, isFirst), parted.parting, parted.shared);
      asking.best = { strength: 1, cost: costOf(situation), witness };
      return;
    }
}

function partedBetween(
  one: RulesOf,
  other: RulesOf,
  situation: Situation,
  courseOf: Running['courseOf'],
): { parting: Parting; shared: Shared } | undefined {
  const [rules, others] = [one(situation.options), other(situation.options)];
  if (rules === undefined || others === undefined) return undefined;
  const shared = sharedBy(rules, others);
  const [before, after] = [courseOf(one, situation), courseOf(other, situation)];
  const found = before && after && parting(before, after, (step) => stepKey(step, shared));
  return found && { parting: found, shared };
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
