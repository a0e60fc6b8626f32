/** Divisions of a hand from the tables of its suits. */
import type { TileSet } from '../../core/index.ts';
import type { MaskLayout } from './layout.ts';
import type { Shape } from './reading.ts';
import { pairPlane, type Divide, type Divisions, type Planes } from './registers.ts';
import { suitDivisions, type SuitDivision, type SuitTable } from './suit-table.ts';

/** A suit of the hand: its table and where its bits lie. */
interface SuitPlace {
  table: SuitTable;
  first: number;
  word: number;
  shift: number;
  bonus: boolean;
}

/** Makes the function that divides hands of one tile set; its tables fill themselves as hands come. */
export function divideBySuits(tiles: TileSet, layout: MaskLayout, planes: Planes): Divide {
  const base = 1 + Math.max(1, ...tiles.kinds.map((kind) => kind.copies));
  const tables = new Map<string, SuitTable>();
  const suits = tiles.suits.map(({ first, ranks, runs, bonus }, index): SuitPlace => {
    const { word, shift } = layout.suits[index]!;
    const made = tables.get(`${ranks} ${runs}`);
    const table = made ?? { ranks, runs, chows: planes.chows, pungs: planes.pungs, entries: new Map() };
    tables.set(`${ranks} ${runs}`, table);
    return { table, first, word, shift, bonus };
  });
  const chosen: SuitDivision[] = [];
  const entries: SuitDivision[][] = [];
  const combine = (suit: number, sets: number, pairs: number, shape: Shape, into: Divisions): void => {
    if (suit === suits.length) {
      if (sets === 0 && pairs === 0) writeDivision(suits, chosen, planes, shape, into);
      return;
    }
    for (const division of entries[suit]!) {
      if (division.sets > sets || division.pairs > pairs) continue;
      chosen[suit] = division;
      combine(suit + 1, sets - division.sets, pairs - division.pairs, shape, into);
    }
  };
  return (counts, melded, shape, into) => {
    into.count = 0;
    if (shape.any || shape.template !== undefined) {
      if (shape.any || fits(counts, melded, shape)) addEmpty(planes, into);
      return;
    }
    if (melded > shape.sets || !lookUp(suits, counts, base, entries)) return;
    combine(0, shape.sets - melded, shape.pairs, shape, into);
  };
}

/** Finds the divisions of each suit by its counts, written as one number; false where some suit has none. */
function lookUp(
  suits: readonly SuitPlace[],
  counts: readonly number[],
  base: number,
  entries: SuitDivision[][],
): boolean {
  for (let index = 0; index < suits.length; index++) {
    const { table, first, bonus } = suits[index]!;
    let key = 0;
    for (let kind = first; kind < first + table.ranks; kind++) {
      if (counts[kind]! >= base) return false;
      key = key * base + counts[kind]!;
    }
    if (bonus && key > 0) return false;
    entries[index] = suitDivisions(table, key, counts, first);
    if (entries[index]!.length === 0) return false;
  }
  return true;
}

function writeDivision(
  suits: readonly SuitPlace[],
  chosen: readonly SuitDivision[],
  planes: Planes,
  shape: Shape,
  into: Divisions,
): void {
  const at = addEmpty(planes, into);
  for (let index = 0; index < suits.length; index++) {
    const { word, shift } = suits[index]!;
    for (const { plane, ranks } of chosen[index]!.planes)
      into.data[at + plane * planes.words + word]! |= ranks << shift;
  }
  if (shape.different && hasTwins(planes, into, at)) into.count--;
}

/** Whether some pair occurs twice. */
function hasTwins(planes: Planes, { data }: Divisions, at: number): boolean {
  if (planes.pairs < 2) return false;
  const twice = at + pairPlane(planes, 2);
  for (let word = 0; word < planes.words; word++) if (data[twice + word] !== 0) return true;
  return false;
}

/** Adds a division without groups; gives the place where it begins. */
function addEmpty(planes: Planes, into: Divisions): number {
  const at = into.count * planes.size;
  into.count++;
  if (into.data.length < at + planes.size) {
    const longer = new Int32Array(2 * into.data.length + planes.size);
    longer.set(into.data);
    into.data = longer;
  }
  into.data.fill(0, at, at + planes.size);
  return at;
}

function fits(counts: readonly number[], melded: number, { template }: Shape): boolean {
  const { counts: wanted, oneMore } = template!;
  if (melded > 0) return false;
  let more = 0;
  for (let kind = 0; kind < wanted.length; kind++) {
    const over = counts[kind]! - wanted[kind]!;
    if (over < 0 || (over > 0 && wanted[kind] === 0)) return false;
    more += over;
  }
  return more === (oneMore ? 1 : 0);
}
