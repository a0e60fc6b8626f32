/** What a proof finds in a pack of a few tiles, beside every way in which their hands can be held, laid down and won. */
import { expect, it } from 'vitest';
import type { Combination } from '../../../../authoring/check/proof/combination.ts';
import { lookAtPart } from '../../../../authoring/check/proof/look-at-part.ts';
import { planProof } from '../../../../authoring/check/proof/proof-plan.ts';
import { liesAside, type Meld, type WinQuery } from '../../../../core/index.ts';
import { meldOf, type Part } from '../../../../authoring/hands/index.ts';
import { patternLine, smallPack } from '../../../kit/small-pack.ts';

/** Conditions that read tiles, groups, what lies on the table, the last tile, and how it came. */
const CONDITIONS = [
  'count(triplet) == 2',
  'every set is chow',
  'count(claimed triplet) == 1',
  'count(concealed triplet) == 2',
  'count(kong) >= 1',
  'concealed',
  'count(kong) == 2 and concealed',
  'pair is honour',
  'wait is two_sided',
  'wait is single',
  'by draw',
  'by discard and count(concealed triplet) == 2',
  'last tile is honour',
  'by discard and last tile is terminal and count(claimed set) == 1',
  'count(claimed chow) == 1 and count(concealed kong) == 1',
  'count(claimed set) == 2 and wait is two_sided',
];

/** A suit of five ranks, the honours, and hands of two sets and a pair. */
const FEW_TILES = [
  'deal: { packets: [4, 2], last: leap }',
  'tiles: { suits: { m: { ranks: 5 }, p: null, s: null } }',
  'shapes: { sets: { is: 2 set + pair }, pairs: { is: 4 pair }, unios: null, flowers: null }',
].join('\n');
const SETS = 2;
/** Ranks of the suit, whose tiles come first. */
const RANKS = 5;
const loaded = smallPack({
  patterns: CONDITIONS.map((when, at) => patternLine(`c${at}`, 1, when)).join('\n'),
  more: FEW_TILES,
});
if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
const rules = loaded.value;
const { kinds } = rules.tiles;

/** Melds as players can lay them down. */
function everyMeld(): Meld[] {
  const all: Meld[] = [];
  const add = (type: Part['type'], kind: number, lies: Part['lies']) => all.push(meldOf({ type, kind, lies } as Part));
  for (let kind = 0; kind < kinds.length; kind++) {
    if (liesAside(rules.tiles, kind)) continue;
    add('pung', kind, 'claimed');
    add('kong', kind, 'claimed');
    add('kong', kind, 'concealed kong');
    if (kind + 2 < RANKS) add('chow', kind, 'claimed');
  }
  return all;
}

/** Calls with every hand: melds in any number, and tiles of the right number beside them. */
function everyHand(visit: (counts: readonly number[], melds: readonly Meld[]) => void): void {
  const melds = everyMeld();
  const free = kinds.map(({ copies }) => copies);
  const counts = kinds.map(() => 0);
  const hold = (kind: number, left: number, laid: readonly Meld[]): void => {
    if (left === 0) return visit(counts, laid);
    if (kind === kinds.length) return;
    const most = Math.min(left, liesAside(rules.tiles, kind) ? 0 : free[kind]!);
    for (let held = 0; held <= most; held++) {
      counts[kind] = held;
      hold(kind + 1, left - held, laid);
    }
    counts[kind] = 0;
  };
  const lay = (from: number, laid: readonly Meld[]): void => {
    hold(0, (SETS - laid.length) * 3 + 2, laid);
    if (laid.length === SETS) return;
    for (let at = from; at < melds.length; at++) {
      const used = melds[at]!.tiles;
      for (const kind of used) free[kind]!--;
      if (used.every((kind) => free[kind]! >= 0)) lay(at, [...laid, melds[at]!]);
      for (const kind of used) free[kind]!++;
    }
  };
  lay(0, []);
}

/** Sets of conditions that some reading of some hand has together, as bits. */
function bruteForce(): Set<number> {
  const seen = new Set<number>();
  const { compiled } = rules.scoring;
  everyHand((counts, melds) => {
    const base: WinQuery = {
      ...{ counts, melds, last: undefined, by: 'draw', seat: 0, round: 1 },
      ...{ bonus: [], situation: 0, marks: [], counters: {} },
    };
    let isComplete = false;
    compiled.candidates(base, () => (isComplete = true));
    if (!isComplete) return;
    for (const by of ['draw', 'discard'] as const) {
      for (const [last, count] of counts.entries()) {
        if (count === 0) continue;
        compiled.candidates({ ...base, by, last }, ({ times }) => {
          seen.add(CONDITIONS.reduce((bits, _, at) => (times[at + FIRST]! > 0 ? bits | (1 << at) : bits), 0));
        });
      }
    }
  });
  return seen;
}

const FIRST = rules.scoring.set.patterns.findIndex(({ id }) => id === 'c0');

it('a proof finds what there is, and no more', () => {
  const numbers = CONDITIONS.map((_, at) => at);
  const combinations = numbers.flatMap((a) => [
    { has: [a], lacks: [] },
    ...numbers.filter((b) => b !== a).map((b) => ({ has: [a], lacks: [b] })),
    ...numbers.filter((b) => b > a).map((b) => ({ has: [a, b], lacks: [] })),
  ]);
  const inPack = ({ has, lacks }: Combination): Combination => ({
    has: has.map((at) => at + FIRST),
    lacks: lacks.map((at) => at + FIRST),
  });
  const plan = planProof(rules, combinations.map(inPack));
  expect(plan.settled.filter((one) => typeof one === 'object')).toEqual([]);
  const found = new Set<number>();
  for (let part = 0; part < plan.parts; part++)
    for (const { combination } of lookAtPart(plan, part).found) found.add(combination);
  const seen = [...bruteForce()];
  const isThere = ({ has, lacks }: Combination): boolean =>
    seen.some((bits) => has.every((at) => bits & (1 << at)) && !lacks.some((at) => bits & (1 << at)));
  const told = (is: (at: number) => boolean): string[] =>
    combinations.flatMap(({ has, lacks }, at) =>
      is(at)
        ? [`${has.map((one) => CONDITIONS[one]).join(' with ')}, without ${lacks.map((one) => CONDITIONS[one])}`]
        : [],
    );
  expect(told((at) => found.has(at))).toEqual(told((at) => isThere(combinations[at]!)));
  expect(found.size).toBeGreaterThan(50);
  expect(found.size).toBeLessThan(combinations.length - 20);
}, 300_000);
