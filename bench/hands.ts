/** Hands to measure with, the same ones in every run. */
import { type Kind, type Random, seededRandom, shuffle, type TileSet, type WinQuery } from 'tilewright/core';

const SEED = 20261121;

/** Kinds of a wall, bonus tiles apart. */
function wallOf({ kinds, suits }: TileSet): Kind[] {
  return kinds.flatMap(({ copies, suit }, kind) => (suits[suit]!.bonus ? [] : Array<Kind>(copies).fill(kind)));
}

/** Counts by kind of hands dealt from a full wall. */
export function dealtHands(tiles: TileSet, size: number, howMany: number): number[][] {
  const random = seededRandom(SEED);
  const wall = wallOf(tiles);
  return Array.from({ length: howMany }, () => {
    const counts = tiles.kinds.map(() => 0);
    for (const kind of shuffle(wall, random).slice(0, size)) counts[kind]!++;
    return counts;
  });
}

/** Complete concealed hands of four sets and a pair, won by discard. */
export function finishedHands(tiles: TileSet, howMany: number): WinQuery[] {
  const random = seededRandom(SEED);
  return Array.from({ length: howMany }, () => finishedHand(tiles, random));
}

function finishedHand(tiles: TileSet, random: Random): WinQuery {
  for (;;) {
    const counts = tiles.kinds.map(() => 0);
    for (let set = 0; set < 4; set++) addSet(tiles, counts, random);
    counts[anyKind(tiles, random)]! += 2;
    if (counts.some((count, kind) => count > tiles.kinds[kind]!.copies)) continue;
    const held = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
    const last = held[random.int(0, held.length - 1)]!;
    const seat = random.int(1, 4);
    return { counts, melds: [], last, by: 'discard', seat, round: 1, bonus: [], situation: 0, marks: [], counters: {} };
  }
}

function addSet(tiles: TileSet, counts: number[], random: Random): void {
  const kind = anyKind(tiles, random);
  const { suit, rank } = tiles.kinds[kind]!;
  const { runs, ranks } = tiles.suits[suit]!;
  const chow = runs && rank <= ranks - 2 && random.int(0, 2) > 0;
  for (const each of chow ? [kind, kind + 1, kind + 2] : [kind, kind, kind]) counts[each]!++;
}

function anyKind(tiles: TileSet, random: Random): Kind {
  const wall = tiles.kinds.flatMap(({ suit }, kind) => (tiles.suits[suit]!.bonus ? [] : [kind]));
  return wall[random.int(0, wall.length - 1)]!;
}
