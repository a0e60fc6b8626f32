/** Looks for combinations of patterns in a part of all complete hands: tiles first, then what lies on the table and how the hand was won. */
import type { WinQuery } from '../../../core/index.ts';
import type { Group, PatternSource } from '../../../dsl/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Combination } from './combination.ts';
import { possibleWins } from '../../hands/index.ts';
import { type MeldedHand, meldedHands } from './melded-hands.ts';
import { PART, type ProofPlan } from './proof-plan.ts';

/** What was found in a part: plain data. */
export interface PartFindings {
  /** Complete hands that were looked at. */
  hands: number;
  /** Combinations by number, each with a hand that shows it. */
  found: { combination: number; query: WinQuery }[];
}

const PLAIN: Omit<WinQuery, 'counts'> = {
  ...{ melds: [], last: undefined, by: 'draw', seat: 0, round: 1 },
  ...{ bonus: [], situation: 0, marks: [], counters: {} },
};

/** A pure function of plan and part. */
export function lookAtPart(plan: ProofPlan, part: number): PartFindings {
  const from = part * PART;
  const to = Math.min(plan.hands.size, from + PART);
  const found = lookAtHands(plan, (counts, look) => plan.hands.walk(from, to, counts, look));
  return { hands: to - from, found: told(plan, found) };
}

/** What the hands of a walk show, by number of the search; counts for each search in how many ways hands were laid down and won, up to a number. */
function lookAtHands(
  plan: ProofPlan,
  walk: (counts: number[], look: () => void) => void,
  ways = plan.searches.map(() => 0),
  most = Infinity,
): Map<number, WinQuery> {
  const { rules, searches, tileParts } = plan;
  const found = new Map<number, WinQuery>();
  const counts = rules.tiles.kinds.map(() => 0);
  const query = { ...PLAIN, counts };
  /** By search: readings in which it may be found. */
  const readings = new Map<number, Group[][]>();
  walk(counts, () => {
    tileParts.candidates(query, (candidate) => {
      for (let search = 0; search < searches.length; search++) {
        if (!(candidate.times[search]! > 0) || found.has(search)) continue;
        if (searches[search]!.isOfTiles) found.set(search, { ...query, counts: [...counts] });
        else readings.set(search, [...(readings.get(search) ?? []), candidate.reading().groups]);
      }
    });
    if (readings.size === 0) return;
    for (const [search, of] of readings) {
      if (ways[search]! > most) continue;
      const shown = inSomeWay(plan, search, counts, of, ways);
      if (shown !== undefined) found.set(search, shown);
    }
    readings.clear();
  });
  return found;
}

/** Hands by which is told how long a search takes. */
const SAMPLE = 2000;

/** What some hands show, and the combinations that would take too long; the others come about in so many ways together. */
export function lookAtSample(plan: ProofPlan, mostWays: number): { found: PartFindings['found']; beyond: number[] } {
  const { hands, searches } = plan;
  const size = Math.min(SAMPLE, hands.size);
  const ways = searches.map(() => 0);
  const most = mostWays * (size / hands.size);
  const walk = (counts: number[], look: () => void): void => {
    for (let at = 0; at < size; at++) {
      const number = Math.floor((at * hands.size) / size);
      hands.walk(number, number + 1, counts, look);
    }
  };
  const found = searches.length === 0 ? new Map<number, WinQuery>() : lookAtHands(plan, walk, ways, most);
  let all = 0;
  const open = [...searches.keys()].filter((search) => !found.has(search)).sort((a, b) => ways[a]! - ways[b]!);
  const beyond = open.filter((search) => (all += ways[search]!) > most);
  return { found: told(plan, found), beyond: beyond.map((search) => searches[search]!.at) };
}

function told({ searches }: ProofPlan, found: ReadonlyMap<number, WinQuery>): PartFindings['found'] {
  return [...found].map(([search, query]) => ({ combination: searches[search]!.at, query }));
}

/** The hand with melds, a last tile and a situation that show what is searched for, if there are any. */
function inSomeWay(
  { rules, searches, handParts, whole }: ProofPlan,
  search: number,
  counts: readonly number[],
  readings: readonly Group[][],
  ways: number[],
): WinQuery | undefined {
  const { melds, kongs, needsKong, last, situations } = searches[search]!;
  const isIn = (source: PatternSource, query: WinQuery): boolean => {
    let is = false;
    ways[search]!++;
    source.candidates(query, ({ times }) => {
      is ||= times[search]! > 0;
    });
    return is;
  };
  const laid = melds || kongs;
  const hands: MeldedHand[] = laid
    ? readings.flatMap((groups) => meldedHands(rules.tiles, counts, groups, { melds, kongs }))
    : [{ counts: [...counts], melds: [] }];
  for (const hand of hands) {
    if (needsKong && !hand.melds.some(({ type }) => type === 'kong')) continue;
    if (laid && !isIn(handParts, { ...PLAIN, ...hand })) continue;
    const kinds = hand.counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
    for (const situation of situations) {
      // Whether facts can be is known with the last tile.
      for (const kind of last || situation.situation ? kinds : [undefined]) {
        const wins = possibleWins(rules, { ...PLAIN, ...situation, ...hand, last: kind });
        const shown = wins.find((query) => isIn(whole, query));
        if (shown !== undefined) return shown;
      }
    }
  }
  return undefined;
}

/** Whether the rules as they are see a combination in a hand. */
export function isSeen({ scoring }: PackRuleset, { has, lacks }: Combination, query: WinQuery): boolean {
  let seen = false;
  scoring.compiled.candidates(query, ({ times }) => {
    const isThere = (pattern: number): boolean => times[pattern]! > 0;
    if (has.every(isThere) && !lacks.some(isThere)) seen = true;
  });
  return seen;
}
