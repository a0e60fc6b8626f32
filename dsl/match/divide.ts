/** Divisions of a hand from the tables of its suits. */
import { jokersOf, type Meld, type TileSet } from '../../core/index.ts';
import type { MaskLayout } from './layout.ts';
import { hasGroups, type Shape, type Way } from './reading.ts';
import { loosePlane, pairPlane, type Divider, type Divisions, type Planes } from './registers.ts';
import { shownGroup, tallyBeside, type WayTally } from './alike.ts';
import { suitDivisions, type SuitDivision, type SuitTable } from './suit-table.ts';

/** A suit of the hand: its table and where its bits lie. */
interface SuitPlace {
  table: SuitTable;
  first: number;
  word: number;
  shift: number;
  /** Bonus tiles and jokers are in no set or pair. */
  aside: boolean;
}

/** Makes the function that divides hands of one tile set; its tables fill themselves as hands come. */
export function divideBySuits(tiles: TileSet, layout: MaskLayout, planes: Planes): Divider {
  const base = 1 + Math.max(1, ...tiles.kinds.map((kind) => kind.copies));
  const tables = new Map<string, SuitTable>();
  const suits = tiles.suits.map(({ first, ranks, runs, bonus, joker }, index): SuitPlace => {
    const { word, shift } = layout.suits[index]!;
    const made = tables.get(`${ranks} ${runs}`);
    const table = made ?? { ranks, runs, chows: planes.chows, pungs: planes.pungs, entries: new Map() };
    tables.set(`${ranks} ${runs}`, table);
    return { table, first, word, shift, aside: bonus || joker !== undefined };
  });
  const chosen: SuitDivision[] = [];
  // Of the whole hand, and of what is left of it where a shape has loose tiles.
  const whole: SuitDivision[][] = [];
  const others: SuitDivision[][] = [];
  const combine = (
    suit: number,
    sets: number,
    pairs: number,
    shape: Shape,
    way: Way | undefined,
    into: Divisions,
    entries = way === undefined ? whole : others,
  ): void => {
    if (suit === suits.length) {
      if (sets === 0 && pairs === 0) writeDivision(suits, chosen, planes, shape, way, into);
      return;
    }
    for (const division of entries[suit]!) {
      if (division.sets > sets || division.pairs > pairs) continue;
      chosen[suit] = division;
      combine(suit + 1, sets - division.sets, pairs - division.pairs, shape, way, into, entries);
    }
  };
  const rest = tiles.kinds.map(() => 0);
  const fits = fitting(tiles);
  let counts: readonly number[] = rest;
  let melds: readonly Meld[] = [];
  /** Whether every suit of the whole hand has divisions; unknown until a shape asks. */
  let isDivided: boolean | undefined;
  const divide = (shape: Shape, into: Divisions): void => {
    into.count = 0;
    if (shape.concealed && melds.some((meld) => meld.claimed)) return;
    if (!hasGroups(shape)) {
      if (shape.any || shape.ways!.some((way) => fits(counts, melds, way))) addEmpty(planes, into);
      return;
    }
    if (melds.length > shape.sets) return;
    const sets = shape.sets - melds.length;
    if (shape.ways === undefined) {
      isDivided ??= lookUp(suits, counts, base, whole);
      if (isDivided) combine(0, sets, shape.pairs, shape, undefined, into);
      return;
    }
    for (const way of shape.ways) {
      if (!setAside(counts, way, rest) || !lookUp(suits, rest, base, others)) continue;
      combine(0, sets, shape.pairs, shape, way, into);
    }
  };
  return {
    divide,
    hand(concealed, laid) {
      counts = concealed;
      melds = laid;
      isDivided = undefined;
    },
  };
}

/** Takes the loose tiles of a way out of a hand; false where one is missing. */
function setAside(counts: readonly number[], { loose }: Way, rest: number[]): boolean {
  for (let kind = 0; kind < rest.length; kind++) {
    rest[kind] = counts[kind]! - loose[kind]!;
    if (rest[kind]! < 0) return false;
  }
  return true;
}

/** Finds the divisions of each suit by its counts, written as one number; false where some suit has none. */
function lookUp(
  suits: readonly SuitPlace[],
  counts: readonly number[],
  base: number,
  entries: SuitDivision[][],
): boolean {
  for (let index = 0; index < suits.length; index++) {
    const { table, first, aside } = suits[index]!;
    let key = 0;
    for (let kind = first; kind < first + table.ranks; kind++) {
      if (counts[kind]! >= base) return false;
      key = key * base + counts[kind]!;
    }
    if (aside && key > 0) return false;
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
  way: Way | undefined,
  into: Divisions,
): void {
  const at = addEmpty(planes, into);
  for (let index = 0; index < suits.length; index++) {
    const { word, shift } = suits[index]!;
    for (const { plane, ranks } of chosen[index]!.planes)
      into.data[at + plane * planes.words + word]! |= ranks << shift;
  }
  if (way !== undefined) writeLoose(suits, way, at + loosePlane(planes), into);
  if (shape.different && hasTwins(planes, into, at)) into.count--;
}

function writeLoose(suits: readonly SuitPlace[], { loose }: Way, at: number, { data }: Divisions): void {
  for (const { table, first, word, shift } of suits) {
    for (let rank = 0; rank < table.ranks; rank++)
      if (loose[first + rank]! > 0) data[at + word]! |= 1 << (shift + rank);
  }
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
  for (let place = at; place < at + planes.size; place++) into.data[place] = 0;
  return at;
}

/** Makes the function that says whether a hand is just the tiles of a way, melds in its groups, jokers where they may stand. */
function fitting(tiles: TileSet): (counts: readonly number[], melds: readonly Meld[], way: Way) => boolean {
  const jokers = jokersOf(tiles);
  const isJoker = tiles.kinds.map((_, kind) => jokers?.kinds.includes(kind) === true);
  const tallies = new Map<Way, WayTally>();
  const alone = (way: Way): WayTally => {
    const known = tallies.get(way) ?? tallyBeside(way, [], jokers)!;
    tallies.set(way, known);
    return known;
  };
  return (counts, melds, way) => {
    if (melds.length > way.alike.length) return false;
    const tally = melds.length === 0 ? alone(way) : tallyBeside(way, melds.map(shownGroup), jokers);
    if (tally === undefined) return false;
    let open = 0;
    let more = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      if (isJoker[kind]) continue;
      const spare = counts[kind]! - tally.plain[kind]!;
      if (spare < 0) return false;
      const over = spare - tally.open[kind]!;
      if (over > tally.choice[kind]!) return false;
      if (over < 0) open -= over;
      else more += over;
    }
    const held = jokers?.kinds.reduce((sum, kind) => sum + counts[kind]!, 0) ?? 0;
    return open === held && more === tally.take;
  };
}
