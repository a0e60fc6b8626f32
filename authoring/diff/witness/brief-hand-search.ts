/**
 * Looks for a hand that shows one of many changes. Where packs have little in common, nearly every hand that has a changed pattern
 * shows the change: a few hands of the pack that has it are asked, with the change and without it.
 */
import type { PackRuleset } from '../../../loader/index.ts';
import type { Reach } from '../changes/rules-that-read.ts';
import type { IsolatedChange } from '../isolated-change.ts';
import {
  type Asked,
  decidesWins,
  type HandSearch,
  LOST,
  NO_IDS,
  type Results,
  shownBy,
  witnessOf,
} from './hand-search.ts';
import { sayOf } from './score-under-both.ts';
import { type Found, strengthOf } from './witness-types.ts';

/** How many hands are asked of a pack with a change of some patterns, or of anything else. */
const OF_PATTERNS = 6;
const OF_OTHERS = 16;
/** With so much patience hands are asked of both packs. */
const BOTH = 2;
/** Making a pack with a change takes as long as asking so many hands. */
const MADE = 10;

/** A hand that shows a change; the first that does. */
export function briefHandFor(search: HandSearch, trial: IsolatedChange, reach: Reach): Found | undefined {
  if (trial.values) return briefHandForOption(search, trial, reach);
  const { plus, minus, change } = trial;
  const sides = [
    { isFirst: true, make: () => plus.of({}) },
    { isFirst: false, make: () => minus.of({}) },
  ];
  // The pack that has the thing has hands with it.
  if (change.kind === 'added') sides.reverse();
  for (const { isFirst, make } of sides) {
    if (search.work.left <= 0) return undefined;
    search.work.left -= MADE;
    const rules = make();
    const found = rules && foundAlone(search, trial, reach, { rules, isFirst });
    // What its own hands do not show, those of the other pack hardly will.
    if (found || (rules && change.kind !== 'changed' && search.effort.patience! < BOTH)) return found;
  }
  return undefined;
}

function foundAlone(
  search: HandSearch,
  { change }: IsolatedChange,
  reach: Reach,
  { rules, isFirst }: { rules: PackRuleset; isFirst: boolean },
): Found | undefined {
  let left = (reach.patterns.size > 0 ? OF_PATTERNS : OF_OTHERS) * search.effort.patience!;
  const canMakeWins = decidesWins(change);
  for (const each of nearestFirst(search, reach)) {
    if (left <= 0 || search.work.left <= 0) return undefined;
    const usual = isFirst ? each.a : each.b;
    const canShow = canMakeWins ? winsInOne(each) : usual.judgement !== undefined;
    if (!canShow) continue;
    const { hand } = each;
    const cost = hand.query.lost ? LOST : 1;
    left -= cost;
    search.work.left -= cost;
    const other = sayOf(rules, hand, isFirst ? search.ids : NO_IDS);
    if (other.key === usual.key) continue;
    const { a, b } = each;
    const strength = strengthOf({
      ...{ a: a.key, b: b.key },
      ...(isFirst ? { plus: other.key, minus: () => undefined } : { plus: undefined, minus: () => other.key }),
    });
    if (strength === 0) continue;
    const alone = (): Results => (isFirst ? [a, other] : [other, b]);
    return {
      strength,
      cost: hand.cost,
      witness: shownBy(search, hand, reach, { strength, both: [a, b], alone, isFirst }),
    };
  }
  return undefined;
}

function winsInOne({ a, b }: Asked): boolean {
  return (a.judgement === undefined) !== (b.judgement === undefined);
}

/** Hands that have one of the patterns, or are examples of it, then all others. */
function* nearestFirst({ hands, withPattern }: HandSearch, { patterns }: Reach): Generator<Asked> {
  const near = new Set<Asked>();
  for (const id of patterns) for (const each of withPattern.get(id) ?? []) near.add(each);
  yield* near;
  for (const each of hands) if (!near.has(each)) yield each;
}

/** Hands that are asked of an option one after the other; of those after them, every so many. */
const FIRST = 20;
const EVERY = 20;

/** Of an option: a hand that is worth something else with another of its values. */
function briefHandForOption(search: HandSearch, trial: IsolatedChange, reach: Reach): Found | undefined {
  for (const { a, b, names } of trial.values!) {
    const [one, other] = [a({}), b.of({})];
    if (one === undefined || other === undefined) continue;
    let at = 0;
    let left = OF_OPTION * search.effort.patience!;
    for (const { hand } of nearestFirst(search, reach)) {
      if (left <= 0 || search.work.left <= 0) break;
      const usual = search.saidBy(one)(hand);
      if (usual.judgement === undefined || (at++ > FIRST && at % EVERY !== 0)) continue;
      const cost = hand.query.lost ? LOST : 1;
      left -= cost;
      search.work.left -= cost / CHEAP;
      const said = [usual, sayOf(other, hand, NO_IDS)] as const;
      if (said[0].key !== said[1].key)
        return { strength: 4, cost: hand.cost, witness: witnessOf({ ...search, a: one, b: other }, hand, said, names) };
    }
  }
  return undefined;
}

/** How many hands are asked of a value. */
const OF_OPTION = 30;
/** So many of these are as much work as one of another change. */
const CHEAP = 8;
