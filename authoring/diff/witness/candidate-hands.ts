/** Finished hands to ask both packs: all examples, each with one thing about it changed, and drawn ones. */
import { type Kind, seededRandom, type Random, type TileSet, type WinQuery } from '../../../core/index.ts';
import type { Reading } from '../../../dsl/index.ts';
import { changedHand, drawnHand, kindsOf, type Part, partsIn, movedGroups } from '../../hands/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Hand } from './score-under-both.ts';
import type { ComparedPack } from '../compared-pack.ts';

/** A hand to try. */
export interface Candidate extends Hand {
  /** The pattern it is an example of, or near one. */
  near?: string;
  /** Whether it is one as it is, with nothing about it changed. */
  isExample: boolean;
  /** How much there is to say of it. */
  cost: number;
}

/** How many hands are drawn by chance, and how many are made near each example. */
export interface Effort {
  drawn: number;
  near: number;
  /** How many are asked of rules with one change, for all changes together. */
  hands: number;
  /** Only where there are many changes: then each is shown by the first hand that one pack alone judges otherwise with it or without it. The larger, the more hands are asked. */
  patience?: number;
}

/** Hands of both packs, simple ones first; the same whichever pack is the first. */
export function candidatesOf(a: ComparedPack, b: ComparedPack, { drawn }: Effort, seed: number): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const side of [a, b]) {
    const { rules } = side;
    const moved = movedSuccessors(rules, (side === a ? b : a).rules);
    for (const { query, near } of exampleHands(side))
      for (const [index, other] of [query, ...beside(query, rules), ...pointedAt(query, rules, moved)].entries()) {
        const cost = costOf(other, rules) + (index > 0 ? 6 : 0);
        add(found, { rules, query: other, ...(near && { near }), isExample: index === 0, cost });
      }
    const random = seededRandom(seed);
    for (let i = 0; i < drawn; i++) {
      const query = drawnHand(rules, random);
      if (query) add(found, { rules, query, isExample: false, cost: costOf(query, rules) + 8 });
    }
  }
  return [...found].sort(([keyA, one], [keyB, other]) => one.cost - other.cost || (keyA < keyB ? -1 : 1)).map(pickHand);
}

function pickHand([, hand]: [string, Candidate]): Candidate {
  return hand;
}

/** The same hand in both packs is tried once. */
function add(found: Map<string, Candidate>, hand: Candidate): void {
  const { counts, melds, last, by, seat, round, bonus, marks, marked, lists } = hand.query;
  const facts = hand.rules.situation.filter((_, bit) => (hand.query.situation & (1 << bit)) !== 0).map(({ id }) => id);
  const counted = Object.entries(hand.query.counters).filter(([, count]) => count !== 0);
  const key = JSON.stringify([counts, melds, last, by, seat, round, bonus, marks, marked, lists, facts, counted]);
  const known = found.get(key);
  if (known === undefined || (known.near === undefined && hand.near !== undefined)) found.set(key, hand);
}

function exampleHands({ suite }: ComparedPack): { query: WinQuery; near: string }[] {
  return suite.cases.flatMap((one) =>
    one.is === 'example' ? [{ query: one.example.query, near: one.example.pattern }] : [],
  );
}

/** How much there is to say of a hand. */
export function costOf(query: WinQuery, { situation }: PackRuleset): number {
  const { melds, last, seat, round, bonus, marks, counters, lists, by } = query;
  const facts = situation.filter((_, bit) => (query.situation & (1 << bit)) !== 0).length;
  const counted = Object.values(counters).filter((count) => count !== 0).length;
  const listed = Object.values(lists ?? {}).filter((list) => list.length > 0).length;
  const unusual = Number(seat !== 0) + Number(round !== 1) + Number(by === 'draw') + Number(last === undefined);
  return 4 * (facts + marks.length + counted + listed) + 2 * melds.length + bonus.length + unusual;
}

/** The hand with one thing about it otherwise: how it was won, by whom, under which circumstances, with which tile. */
function beside(query: WinQuery, { seats, situation, marks, tableCounters }: PackRuleset): WinQuery[] {
  const flip = (mark: string): string[] =>
    query.marks.includes(mark) ? query.marks.filter((each) => each !== mark) : [...query.marks, mark];
  const kinds = query.counts.flatMap((count, kind) => (count > 0 && kind !== query.last ? [kind] : []));
  return [
    { ...query, by: query.by === 'draw' ? 'discard' : 'draw' },
    { ...query, seat: (query.seat + 1) % seats.count },
    { ...query, round: (query.round % seats.count) + 1 },
    ...situation.map((_, bit) => ({ ...query, situation: query.situation ^ (1 << bit) })),
    ...marks.map((mark) => ({ ...query, marks: flip(mark) })),
    ...tableCounters.map((name) => ({ ...query, counters: { ...query.counters, [name]: 5 } })),
    ...kinds.slice(0, 4).map((last) => ({ ...query, last })),
  ];
}

/** Kinds that another kind follows in the other pack: what points at a hand there. */
function movedSuccessors({ tiles }: PackRuleset, other: PackRuleset): Kind[] {
  const follows = ({ kinds, successor }: TileSet, id: string): string | undefined =>
    kinds[successor[kinds.findIndex((kind) => kind.id === id)] ?? -1]?.id;
  return tiles.kinds.flatMap(({ id }, kind) => (follows(tiles, id) === follows(other.tiles, id) ? [] : [kind]));
}

/** The hand with each of these kinds in each list, where it holds what follows. */
function pointedAt(query: WinQuery, { tiles, lists }: PackRuleset, kinds: readonly Kind[]): WinQuery[] {
  const pointing = kinds.filter((kind) => (query.counts[tiles.successor[kind]!] ?? 0) > 0);
  return lists.flatMap((name) => pointing.map((kind) => ({ ...query, lists: { ...query.lists, [name]: [kind] } })));
}

/** Hands near those of some patterns, made by chance; groups go from one to another. */
export function handsNear(
  known: readonly Candidate[],
  patterns: ReadonlySet<string>,
  count: number,
  random: Random,
): Candidate[] {
  const near = known.filter((each) => each.near !== undefined && patterns.has(each.near));
  const start = [...patterns].flatMap((pattern) => near.filter((each) => each.near === pattern).slice(0, MOST));
  const read = start.flatMap((hand) =>
    readingsOf(hand.rules, hand.query)
      .slice(0, 1)
      .map((reading) => ({ hand, reading })),
  );
  const parts = read.flatMap(({ hand, reading }) =>
    partsIn(reading).map((part) => ({ part, tiles: hand.rules.tiles })),
  );
  return read.flatMap(({ hand, reading }) => {
    const { rules, query } = hand;
    const elsewhere = movedGroups(rules, query, reading);
    const each = Math.ceil((count * MOST) / read.length);
    const known = parts.flatMap(({ part, tiles }) => (hasKinds(part, tiles, rules.tiles) ? [part] : []));
    const made = Array.from({ length: each }, () => changedHand(rules, { query, reading }, known, random));
    return [...elsewhere, ...made].flatMap((other) =>
      other === undefined ? [] : [{ ...hand, query: other, isExample: false, cost: hand.cost + 6 }],
    );
  });
}

/** Whether its kinds have the same numbers among other tiles. */
function hasKinds(part: Part, from: TileSet, to: TileSet): boolean {
  return kindsOf(part).every((kind) => from.kinds[kind]?.id === to.kinds[kind]?.id);
}

/** Hands of a pattern that others are made of. */
const MOST = 6;

function readingsOf({ scoring }: PackRuleset, query: WinQuery): Reading[] {
  const readings: Reading[] = [];
  scoring.compiled.candidates(query, (candidate) => void readings.push(candidate.reading()));
  return readings;
}
