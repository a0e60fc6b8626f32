/** Looks among situations of play for one that shows a change. */
import type { Case } from '../proof/index.ts';
import type { PackRuleset } from '../rulesets/index.ts';
import { sameTiles } from './hand.ts';
import { courseOf, parting, type Step } from './course.ts';
import type { Side } from './side.ts';
import { actionText, type Situation, situationsOf, situationsOfGame } from './situations.ts';
import { partingKey, type Shared, sharedBy, stepKey, stepTexts } from './step-text.ts';
import { aloneNames } from './hand-search.ts';
import { type RulesOf, rulesOf, type Trial } from './trial.ts';
import { type Found, isBetter, strengthOf, type Witness } from './witness.ts';

/** A change that still wants something to show it. */
export interface Wanting {
  trial: Trial;
  best?: Found;
}

/** How much is played. */
export interface PlayEffort {
  scenarios: number;
  deals: number;
}

/** Both packs at play. */
export interface Playing {
  a: Side;
  b: Side;
  names: readonly [string, string];
  effort: PlayEffort;
  seed: number;
  tell: (done: number, all: number) => void;
  /** Situations put before both packs. */
  tried: number;
}

interface Running extends Playing {
  rulesA: RulesOf;
  rulesB: RulesOf;
  shared: Shared;
  wanting: Wanting[];
  /** By what sort of difference it was: how often it was looked into. */
  seen: Map<string, number>;
}

/** A difference of a sort that was looked into so often shows nothing new. */
const OFTEN = 4;
/** Enough to stop looking: the change alone makes the whole difference, or has a part in it on both sides. */
const GOOD = 3;

/** Puts situations before both packs and all changes, until each change is shown; gives how many were tried. */
export function playFor(playing: Playing, wanting: Wanting[]): number {
  const { a, b } = playing;
  const running: Running = {
    ...playing,
    rulesA: rulesOf(a.flat),
    rulesB: rulesOf(b.flat),
    shared: sharedBy(a.rules, b.rules),
    wanting,
    seen: new Map(),
  };
  for (const side of [a, b]) tryAll(running, [startOf(side.rules)]);
  const scenarios = scenariosOf(running);
  const most = Math.min(playing.effort.scenarios, scenarios.length);
  for (let done = 0; done < most && open(running).length > 0; done++) {
    playing.tell(done, most);
    const next = mostTelling(running, scenarios);
    tryScenario(running, next);
  }
  for (let deal = 0; deal < playing.effort.deals && open(running).length > 0; deal++)
    for (const side of [a, b]) tryAll(running, situationsOfGame(side.rules, playing.seed + deal, 1));
  return running.tried;
}

function startOf(rules: PackRuleset): Situation {
  return { rules, options: {}, actions: [], title: 'the beginning of a game', before: 0 };
}

function open({ wanting }: Running): Wanting[] {
  return wanting.filter(({ best }) => best === undefined || best.strength < GOOD);
}

type Played = Extract<Case, { is: 'scenario' }>;

/** A scenario of one of the packs or of both. */
interface Telling {
  one: Played;
  sides: Side[];
  text: string;
}

function scenariosOf({ a, b }: Running): Telling[] {
  const found = new Map<string, Telling>();
  for (const side of [a, b])
    for (const one of side.suite.cases) {
      if (one.is !== 'scenario') continue;
      const { node: _, ...said } = one.scenario;
      const text = JSON.stringify(said);
      const known = found.get(`${one.id} ${text}`);
      if (known) known.sides.push(side);
      else found.set(`${one.id} ${text}`, { one, sides: [side], text });
    }
  return [...found].sort(([keyA], [keyB]) => (keyA < keyB ? -1 : 1)).map(([, telling]) => telling);
}

/** Takes out the scenario that says the most of what is still open; those that only one pack has were written for the difference. */
function mostTelling(running: Running, scenarios: Telling[]): Telling {
  const wanted = open(running).map(({ trial }) => keywordsOf(trial));
  const scoreOf = ({ text, sides }: Telling): number => {
    const named = wanted.filter((words) => words.some((word) => text.includes(word))).length;
    return (sides.length === 1 ? 100 : 0) + 10 * named - text.length / 1000;
  };
  const scores = scenarios.map(scoreOf);
  const at = scores.indexOf(Math.max(...scores));
  return scenarios.splice(at, 1)[0]!;
}

/** Names of the pack that a scenario about the change would mention. */
function keywordsOf({ change: { path, after, before } }: Trial): string[] {
  const text = JSON.stringify([path.slice(1), after ?? '', before ?? '']);
  return [...new Set(text.match(/[a-z]+(?:_[a-z]+)+|[a-z]{6,}/g) ?? [])];
}

function tryScenario(running: Running, { one, sides }: Telling): void {
  for (const side of sides) {
    const rules = (side === running.a ? running.rulesA : running.rulesB)(one.options);
    if (rules !== undefined)
      tryAll(
        running,
        situationsOf(rules, one.scenario, one.place).map((each) => ({ ...each, options: one.options })),
      );
  }
}

function tryAll(running: Running, situations: readonly Situation[]): void {
  for (const situation of situations) {
    if (open(running).length === 0) return;
    running.tried++;
    trySituation(running, situation);
    for (const wanting of open(running)) if (wanting.trial.values) tryValues(running, situation, wanting);
  }
}

/** Where both packs part, every open change is asked whether it is why. */
function trySituation(running: Running, situation: Situation): void {
  const { rulesA, rulesB, shared, seen } = running;
  const course = (of: RulesOf): Step[] | undefined => courseUnder(of, situation);
  const [a, b] = [course(rulesA), course(rulesB)];
  if (a === undefined || b === undefined) return;
  const key = (step: Step): string => stepKey(step, shared);
  const parted = parting(a, b, key);
  const sort = parted === undefined ? 'same' : partingKey(parted[0], parted[1], shared);
  const often = seen.get(sort) ?? 0;
  if (parted === undefined || often >= OFTEN) return;
  seen.set(sort, often + 1);
  for (const wanting of open(running)) {
    const { trial } = wanting;
    if (trial.values) continue;
    const [plus, minus] = [course(trial.plus), course(trial.minus)];
    const text = (steps: Step[] | undefined): string | undefined => steps && steps.map(key).join('\n');
    const four = { a: text(a)!, b: text(b)!, plus: text(plus), minus: text(minus) };
    const strength = strengthOf(four);
    const cost = costOf(situation);
    if (strength === 0 || !isBetter(strength, cost, wanting.best)) continue;
    const [under, pair] = told(running, { a, b, plus, minus }, strength, key);
    wanting.best = { strength, cost, witness: witnessOf(situation, under, pair, shared) };
  }
}

interface FourCourses {
  a: Step[];
  b: Step[];
  plus: Step[] | undefined;
  minus: Step[] | undefined;
}

type Parted = [Step | undefined, Step | undefined];

/** Where the change shows: between both packs if it is all of their difference there, else between one of them with and without it. */
function told(
  { names }: Running,
  { a, b, plus, minus }: FourCourses,
  strength: number,
  key: (step: Step) => string,
): [readonly [string, string], Parted] {
  const alone = (plus && parting(a, plus, key)) ?? undefined;
  if (strength === 4 || (alone === undefined && minus === undefined)) return [names, parting(a, b, key)!];
  if (alone) return [aloneNames(names, true), alone];
  return [aloneNames(names, false), parting(minus!, b, key)!];
}

function courseUnder(of: RulesOf, situation: Situation): Step[] | undefined {
  const rules = of(situation.options);
  const { start } = situation;
  const fits =
    rules !== undefined &&
    (start === undefined ||
      (sameTiles(rules.tiles, start.rules.tiles as PackRuleset['tiles']) &&
        rules.seats.count === start.rules.seats.count));
  return fits ? courseOf(rules, situation) : undefined;
}

function tryValues({ shared, seen }: Running, situation: Situation, wanting: Wanting): void {
  const { change, values } = wanting.trial;
  const option = change.path[1]!;
  const isAbout = Object.hasOwn(situation.options, option);
  const sort = `${option} ${situation.title}`;
  const often = seen.get(sort) ?? 0;
  if (!isAbout && often >= 2 * OFTEN) return;
  seen.set(sort, often + 1);
  const usual = { ...situation, options: without(situation.options, option) };
  for (const { a, b, names } of values!) {
    const [one, other] = [courseUnder(a, usual), courseUnder(b, usual)];
    const pair = one && other && parting(one, other, (step) => stepKey(step, shared));
    if (!pair || !isBetter(4, costOf(situation), wanting.best)) continue;
    wanting.best = { strength: 4, cost: costOf(situation), witness: witnessOf(situation, names, pair, shared) };
  }
}

function without<T>(map: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));
}

function costOf({ before, actions, options, place }: Situation): number {
  return 100 + before + actions.length + 5 * Object.keys(options).length + (place ? 0 : 50);
}

function witnessOf(situation: Situation, names: readonly [string, string], [a, b]: Parted, shared: Shared): Witness {
  const [one, other] = stepTexts(a, b, shared);
  const { start, title, place } = situation;
  const step = a ?? b!;
  const done = step.action && start ? `: ${actionText(step.table, step.action)}` : '';
  return {
    is: 'situation',
    shown: `${title}${done}`,
    ...(place && { place }),
    results: [
      { under: names[0], says: one },
      { under: names[1], says: other },
    ],
  };
}
