/** Looks among finished hands for one that shows a change. */
import { type Judgement, onceFor, seededRandom } from '../../../core/index.ts';
import { handText } from '../../hands/index.ts';
import { type PackRuleset, tellHand } from '../../../loader/index.ts';
import { type Candidate, candidatesOf, type Effort, handsNear } from './candidate-hands.ts';
import { type Ids, type Said, sayOf } from './score-under-both.ts';
import { once } from '../once.ts';
import type { Reach } from '../changes/rules-that-read.ts';
import { makeWork, type Work } from './shared-work.ts';
import type { Change } from '../changes/changes-by-meaning.ts';
import type { ComparedPack } from '../compared-pack.ts';
import type { IsolatedChange } from '../isolated-change.ts';
import { aloneNames, type Found, isBetter, type Strength, strengthOf } from './witness-types.ts';

/** Hands with what both packs say of them. */
export interface HandSearch {
  a: PackRuleset;
  b: PackRuleset;
  names: readonly [string, string];
  ids: Ids;
  hands: Asked[];
  /** Those that have a pattern in one of the packs, or are near an example of it; where the search is brief, only examples are asked for others. */
  withPattern: ReadonlyMap<string, ReadonlySet<Asked>>;
  effort: Effort;
  seed: number;
  /** How many hands were asked of both packs. */
  tried: number;
  /** Hands that are asked of rules with one change. */
  work: Work;
  /** What rules say that are asked of the same hands for many changes. */
  saidBy: (rules: PackRuleset) => (hand: Candidate) => Said;
}

/** A hand, and what each pack says of it. */
export interface Asked {
  hand: Candidate;
  a: Said;
  b: Said;
}

/** Asks both packs of all hands; where the search is brief, each pack of its own examples, and of the others when they are looked at. */
export function makeHandSearch(
  a: ComparedPack,
  b: ComparedPack,
  names: readonly [string, string],
  ids: Ids,
  effort: Effort,
  seed: number,
): HandSearch {
  const isBrief = effort.patience !== undefined;
  const remembered = onceFor((rules: PackRuleset) => onceFor((hand: Candidate) => sayOf(rules, hand, NO_IDS)));
  const search: HandSearch = {
    a: a.rules,
    b: b.rules,
    names,
    ids,
    hands: [],
    withPattern: new Map(),
    effort,
    seed,
    tried: 0,
    work: makeWork(effort.hands),
    saidBy: remembered,
  };
  search.hands = candidatesOf(a, b, effort, seed).map((hand) => (isBrief ? lazily : ask)(search, hand));
  search.tried = search.hands.length;
  search.withPattern = byPattern(search);
  return search;
}

function byPattern({ hands, effort, a }: HandSearch): Map<string, Set<Asked>> {
  const found = new Map<string, Set<Asked>>();
  const asked = (each: Asked): Said[] => {
    if (effort.patience === undefined) return [each.a, each.b];
    return each.hand.isExample ? [each.hand.rules === a ? each.a : each.b] : [];
  };
  for (const each of hands)
    for (const id of [each.hand.near, ...asked(each).flatMap(patternsIn)]) {
      if (id === undefined) continue;
      if (!found.has(id)) found.set(id, new Set());
      found.get(id)!.add(each);
    }
  return found;
}

function patternsIn({ judgement }: Said): string[] {
  return judgement?.patterns.map(({ id }) => id) ?? [];
}

function ask(search: HandSearch, hand: Candidate): Asked {
  return { hand, a: sayOf(search.a, hand, search.ids), b: sayOf(search.b, hand, NO_IDS) };
}

function lazily(search: HandSearch, hand: Candidate): Asked {
  const [a, b] = [once(() => sayOf(search.a, hand, search.ids)), once(() => sayOf(search.b, hand, NO_IDS))];
  return {
    hand,
    get a() {
      return a();
    },
    get b() {
      return b();
    },
  };
}

export const NO_IDS: Ids = new Map();
/** How many hands are asked of a changed pack before others are looked for, and after a good one was found. */
const PATIENCE = 100;
const CONTENT = 30;
/** A hand that has not won costs as much as these: it is completed with every tile to see what it waits for. */
export const LOST = 8;

/** The best hand that shows a change, if any does. */
export function handFor(search: HandSearch, trial: IsolatedChange, reach: Reach): Found | undefined {
  if (trial.values) return handForOption(search, trial, reach);
  const [near, far] = nearAndFar(search, reach, trial);
  const nearest = [...near, ...(reach.patterns.size > 0 ? far.slice(0, CONTENT) : far)];
  const found = bestOf(search, trial, reach, nearest.filter(isOther));
  if (found !== undefined && found.strength > 1) return found;
  const random = seededRandom(search.seed);
  const made = handsNear(asCandidates(search), reach.patterns, search.effort.near, random);
  const askOnce = onceFor((hand: Candidate) => {
    search.tried++;
    return ask(search, hand);
  });
  const further = bestOf(search, trial, reach, othersOf(askOnce, made));
  if (further !== undefined) return further;
  return found ?? bestOf(search, trial, reach, allOf(askOnce, nearest, made));
}

/** Hands of which both packs do not say the same, asked one by one: mostly the first few are enough. */
function* othersOf(askOnce: (hand: Candidate) => Asked, made: readonly Candidate[]): Generator<Asked> {
  for (const hand of made) {
    const asked = askOnce(hand);
    if (isOther(asked)) yield asked;
  }
}

function* allOf(
  askOnce: (hand: Candidate) => Asked,
  asked: readonly Asked[],
  made: readonly Candidate[],
): Generator<Asked> {
  yield* asked;
  for (const hand of made) yield askOnce(hand);
}

function asCandidates({ hands }: HandSearch): Candidate[] {
  return hands.map(({ hand }) => hand);
}

function isOther({ a, b }: Asked): boolean {
  return a.key !== b.key;
}

/** Whether hands may win with a change that win without it in neither pack. */
export function decidesWins({ path }: Change): boolean {
  return path[0] === 'tiles' || path[0] === 'shapes';
}

/** Hands near the patterns of a change, and hands that have one of them, and all others; for tiles and shapes, those are near that win in one pack only. */
function nearAndFar(
  { hands, withPattern }: HandSearch,
  { patterns }: Reach,
  { change }: IsolatedChange,
): [Asked[], Asked[]] {
  const decideWins = decidesWins(change);
  const having = [...patterns].flatMap((id) => withPattern.get(id) ?? []);
  const isNear = (each: Asked): boolean =>
    (decideWins && (each.a.judgement === undefined) !== (each.b.judgement === undefined)) ||
    having.some((some) => some.has(each));
  return [hands.filter(isNear), hands.filter((each) => !isNear(each))];
}

function bestOf(search: HandSearch, trial: IsolatedChange, reach: Reach, hands: Iterable<Asked>): Found | undefined {
  let best: Found | undefined;
  let left = PATIENCE;
  const plus = trial.plus.of({});
  for (const { hand, a, b } of hands) {
    if (left-- <= 0 || best?.strength === 4 || search.work.left <= 0) break;
    search.work.left -= hand.query.lost ? LOST : 1;
    const withIt = plus && sayOf(plus, hand, search.ids);
    const without = once(() => saidBy(trial.minus.of({}), hand));
    const strength = strengthOf({ a: a.key, b: b.key, plus: withIt?.key, minus: () => without()?.key });
    if (strength === 0 || !isBetter(strength, hand.cost, best)) continue;
    if (best === undefined) left = Math.min(left, CONTENT);
    const isFirst = withIt !== undefined && withIt.key !== a.key;
    const alone = (): Results => (isFirst ? [a, withIt] : [without()!, b]);
    best = {
      strength,
      cost: hand.cost,
      witness: shownBy(search, hand, reach, { strength, both: [a, b], alone, isFirst }),
    };
  }
  return best;
}

function saidBy(rules: PackRuleset | undefined, hand: Candidate): Said | undefined {
  return rules && sayOf(rules, hand, NO_IDS);
}

/** What two sets of rules say of a hand. */
export type Results = readonly [Said, Said];

/** What both packs say, and one of them with the change and without it; `isFirst`: the first one. */
interface Shown {
  strength: Strength;
  both: Results;
  alone: () => Results;
  isFirst: boolean;
}

/**
 * A hand as it shows a change: by both packs, or by one of them with the change and without it where both differ by other changes only. A hand
 * that wins in both packs does not show a minimum; it does show patterns, which are named.
 */
export function shownBy(
  search: HandSearch,
  hand: Candidate,
  { patterns }: Reach,
  { strength, both, alone, isFirst }: Shown,
): Found['witness'] {
  const isHidden = strength === 1 || (strength < 4 && patterns.size === 0 && isSameWin(both) && !isSameWin(alone()));
  return isHidden
    ? witnessOf(search, hand, alone(), aloneNames(search.names, isFirst))
    : witnessOf(search, hand, both, search.names);
}

function isSameWin([one, other]: Results): boolean {
  return (one.judgement === undefined) === (other.judgement === undefined);
}

export function witnessOf(
  { a: rulesA, b: rulesB }: HandSearch,
  hand: Candidate,
  [a, b]: Results,
  names: readonly [string, string],
): Found['witness'] {
  return {
    is: 'hand',
    shown: handText(hand.rules, hand.query).replaceAll('`', ''),
    results: [
      { under: names[0], says: saidText(a, b, rulesA, rulesB) },
      { under: names[1], says: saidText(b, a, rulesB, rulesA) },
    ],
  };
}

/** `3 fan (All Pungs, White)`: of patterns, those that the other result has not. */
function saidText(said: Said, other: Said, rules: PackRuleset, others: PackRuleset): string {
  const { judgement } = said;
  if (judgement === undefined) return said.key;
  const before = new Set(other.judgement?.patterns.map(({ id, value }) => `${id} ${JSON.stringify(value)}`));
  const own = judgement.patterns.filter(({ id, value }) => !before.has(`${id} ${JSON.stringify(value)}`));
  const names = (own.length > 0 ? own : judgement.patterns).map(
    ({ id }) => nameOf(id, rules) ?? nameOf(id, others) ?? id,
  );
  return `${worthText(judgement, rules, other.judgement, others)} (${names.join(', ')})`;
}

/** As players say it; where that is the same for both, with the value in which they differ. */
function worthText(
  judgement: Judgement,
  rules: PackRuleset,
  other: Judgement | undefined,
  others: PackRuleset,
): string {
  const told = tellHand(rules, judgement);
  const isSame = other !== undefined && other.value !== judgement.value && tellHand(others, other) === told;
  return isSame ? `${told}, worth ${judgement.value}` : told;
}

function nameOf(id: string, rules: PackRuleset): string | undefined {
  return nameIn(rules, 'patterns', id);
}

function nameIn({ pack }: PackRuleset, chapter: string, id: string): string | undefined {
  const chapters = pack as Record<string, unknown> as Record<string, Record<string, { name?: { en?: string } }>>;
  return chapters[chapter]?.[id]?.name?.en;
}

/** For an option, ten times as many hands are tried as for another change; asking it costs less, since no pack is made for it. */
const OF_OPTION = 0.03;

/** Of an option: a hand that is worth something else with another of its values. */
function handForOption(search: HandSearch, trial: IsolatedChange, reach: Reach): Found | undefined {
  const hands = nearAndFar(search, reach, trial)
    .flat()
    .slice(0, 10 * PATIENCE);
  for (const { a, b, names } of trial.values!) {
    const [one, other] = [a({}), b.of({})];
    if (one === undefined || other === undefined) continue;
    for (const { hand } of hands) {
      if (search.work.left <= 0) return undefined;
      search.work.left -= OF_OPTION;
      const said = [search.saidBy(one)(hand), sayOf(other, hand, NO_IDS)] as const;
      if (said[0].key !== said[1].key)
        return { strength: 4, cost: hand.cost, witness: witnessOf({ ...search, a: one, b: other }, hand, said, names) };
    }
  }
  return undefined;
}
