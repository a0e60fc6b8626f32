/** Errors and likely mistakes of a pack. */
import type { Problem } from '../../core/index.ts';
import { lintPatterns, type LintFinding } from '../../dsl/index.ts';
import {
  allSteps,
  checkInSteps,
  type Checked,
  type Flattened,
  flatParent,
  type InSteps,
  loadParent,
  type LoadSettings,
  once,
  type PackRuleset,
  type Proved,
  valueSpot,
  variantsOf,
} from '../../loader/index.ts';
import { wrongScenarioTiles } from '../test/index.ts';
import { NOT_OF_HANDS } from './changes-to-hands.ts';
import { provedByParent } from './examples-that-still-hold.ts';
import { unaccepted } from './accepted-warnings.ts';
import { standingsOf } from './pattern-relations.ts';
import { SOME, tryHands, type Effort, type Sought, type Trials } from './random-hand-trials.ts';
import { warnings } from './all-warnings.ts';
import { companions } from './warnings/always-together.ts';
import { idleOf } from './warnings/idle-exclusion.ts';
import { alwaysTaker } from './warnings/never-counts.ts';
import { type CheckedPack, type Finding, isOwn, namesIn } from './checked-pack.ts';

/** How hard a review looks, besides where the pack is read from. */
export interface LintSettings extends LoadSettings {
  /** Tries many more hands before it warns of what they show. */
  thorough?: boolean;
  /** Told how far the search is, from 0 to 1. */
  progress?: (share: number) => void;
  /** What a proof found out of this pack: in the place of hands that are tried. */
  trials?: Trials;
}

const QUICK: Effort = { near: 20, drawn: 600, again: 1500 };
const THOROUGH: Effort = { near: 400, drawn: 20_000, again: 20_000 };

/** Checks a pack and warns; arguments as for `load`. Of a pack with errors only those are told. */
export function lintPack(pack: string, settings: LintSettings = {}): Checked {
  return allSteps(lintInSteps(pack, settings));
}

/** The same in steps of some hundredths of a second, for whoever may be asked something else meanwhile. */
export function* lintInSteps(pack: string, settings: LintSettings = {}): InSteps<Checked> {
  const proved = (flat: Flattened, rules: PackRuleset): Proved | undefined =>
    provedByParent(flat, rules, () => loadParent(pack, settings));
  const checked = yield* checkInSteps(pack, settings, settings.trials === undefined ? proved : undefined);
  const { written: flat, ruleset } = checked;
  if (flat === undefined || ruleset === undefined) return checked;
  const examples = checked.examples.flatMap(({ example, problem }) => (problem === undefined ? [example] : []));
  const found = settings.trials ?? (yield* trials(ruleset, examples, soughtIn(flat, ruleset), settings));
  const told = toldIn(flat, ruleset);
  const shown = examples.flatMap(({ has, pattern }) => (has ? [pattern] : []));
  const written: CheckedPack = {
    flat,
    parent: once(() => flatParent(pack, settings)),
    ruleset,
    examples,
    oddities: once(() => odd(ruleset.scoring.set, told, new Set([...shown, ...(checked.spared?.keys() ?? [])]))),
    trials: found,
  };
  const ofPack = checked.problems.filter(({ severity }) => severity === 'warning');
  const findings = ofPack.map((problem): Finding => ({ entry: ruleset.id, problem }));
  for (const warning of warnings) {
    findings.push(...warning(written));
    yield;
  }
  const own = unaccepted(written, findings)
    .map(({ problem }) => problem)
    .filter(({ place }) => place === undefined || flat.own.has(place.file));
  const errors = checked.problems.filter((problem) => !ofPack.includes(problem));
  errors.push(...wrongScenarioTiles(flat, variantsOf(flat, ruleset, settings)));
  return { ...checked, problems: inOrder([...errors, ...own]) };
}

/** Oddities of patterns; not of those that examples show with other options. */
function odd(
  set: Parameters<typeof lintPatterns>[0],
  told: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): LintFinding[] {
  return lintPatterns(set, told).filter(({ is, pattern }) => is !== 'never' || !shown.has(pattern));
}

/** Patterns whose conditions are told of: those that the pack says, and those of which it accepts something itself. */
function toldIn(flat: Flattened, { scoring }: CheckedPack['ruleset']): ReadonlySet<string> {
  const acceptedOf = (code: string): string[] =>
    namesIn({ flat }, 'accepts', code).filter((name) => isOwn({ flat }, ['accepts', code, name]));
  const accepted = new Set(namesIn({ flat }, 'accepts').flatMap(acceptedOf));
  const isTold = (id: string): boolean =>
    accepted.has(id) ||
    isOwn({ flat }, ['patterns', id]) ||
    flat.own.has(valueSpot(flat.root, ['patterns', id, 'when']).source.name);
  return new Set(scoring.rules.patterns.map(({ id }) => id).filter(isTold));
}

/** What hands are tried for: patterns that the pack adds, or lets absorb others; whether any hand wins, where it says what a win needs. */
function soughtIn(flat: Flattened, { scoring }: CheckedPack['ruleset']): Sought {
  const { patterns } = scoring.rules;
  const isTried = (id: string): boolean =>
    isOwn({ flat }, ['patterns', id]) || isOwn({ flat }, ['patterns', id, 'absorbs']);
  const isMinimum = flat.own.has(valueSpot(flat.root, ['score', 'minimum']).source.name);
  const accepts = namesIn({ flat }, 'accepts').includes('unreached-minimum');
  return {
    patterns: patterns.flatMap(({ id }, pattern) => (isTried(id) ? [pattern] : [])),
    win: isMinimum || accepts,
  };
}

const MOST_KEPT = 8;
/** Trials by all that they follow from: who writes at moves, texts or comments does not wait for the same hands again. */
const tried = new Map<string, Trials>();

function* trials(
  ruleset: CheckedPack['ruleset'],
  examples: CheckedPack['examples'],
  sought: Sought,
  { thorough, progress }: LintSettings,
): InSteps<Trials> {
  // Then nothing is tried, and a key of all rules would take longer.
  if (sought.patterns.length === 0 && !sought.win) return yield* tryHands(ruleset, [], QUICK, sought, () => false);
  const usual = examples.filter(({ options }) => Object.keys(options).length === 0);
  const chapters = Object.entries(ruleset.pack).filter(([chapter]) => !NOT_OF_HANDS.has(chapter));
  const key = JSON.stringify([chapters, ruleset.options, usual.map(({ query }) => query), sought, thorough]);
  // Who asks how far a search is gets one.
  const known = progress === undefined ? tried.get(key) : undefined;
  if (known !== undefined) return known;
  const standings = standingsOf(ruleset);
  const isOdd = (pattern: number, sofar: Trials): boolean =>
    companions(pattern, sofar, standings, SOME).length > 0 ||
    idleOf(pattern, sofar, standings, SOME).length > 0 ||
    alwaysTaker(pattern, sofar, standings, SOME) !== undefined;
  const found = yield* tryHands(ruleset, usual, thorough ? THOROUGH : QUICK, sought, isOdd, {
    ...(progress && { progress }),
  });
  if (tried.size >= MOST_KEPT) tried.clear();
  tried.set(key, found);
  return found;
}

/** By file, line and column. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ place }: Problem): string => place?.file ?? '';
  return [...problems].sort(
    (a, b) =>
      (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );
}
