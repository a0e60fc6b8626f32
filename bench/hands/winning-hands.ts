/** Finished hands with how they were won (workloads W1 and W5), a function of the seed. */
import { type Random, seededRandom, shuffle } from 'tilewright/core';
import { isComplete, nearestDiscards } from './nearest-discards.ts';
import {
  chance,
  commonHand,
  type Group,
  pairsHand,
  pick,
  rareHand,
  type Structure,
  tilesOf,
  whole,
} from './random-complete-hands.ts';

/** A finished hand. Tiles are written `5m`, red fives `0m`. */
export interface WonHand {
  /** Concealed, without the last. */
  concealed: string[];
  last: string;
  melds: WonMeld[];
  byDraw: boolean;
  /** Places from the winner to who exposed the last tile: 1 is the next seat; 0 where it was drawn. */
  from: number;
  /** 1 to 4. */
  round: number;
  seat: number;
  /** 2 where it was declared in the first turn. */
  ready: 0 | 1 | 2;
  atOnce: boolean;
  lastOfWall: boolean;
  afterKong: boolean;
  robbed: boolean;
  firstTurn: boolean;
  indicators: string[];
  under: string[];
}

/** A meld of such a hand. */
export interface WonMeld {
  type: Group['type'];
  tiles: string[];
  claimed: boolean;
  /** A pung before it was a kong. */
  added: boolean;
  /** Places to who exposed the tile; 0 for a concealed kong. */
  from: number;
  /** The claimed tile of a chow. */
  taken?: string;
}

export const nameOf = (kind: number): string => `${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`;

/** Winning hands of riichi; few of them are worth nothing on purpose. */
export function riichiHands(seed: number, howMany: number): WonHand[] {
  const random = seededRandom(seed);
  return made(howMany, () => {
    const share = random.int(0, 99);
    const structure =
      share < 25
        ? greedyHand(random)
        : share < 82
          ? commonHand(random)
          : share < 90
            ? pairsHand(random)
            : rareHand(random);
    return wonHand(random, structure, true);
  });
}

/** Finished hands of Chinese Official, also of its knitted shapes: nobody declares ready, no fives are red. */
export function officialHands(seed: number, howMany: number): WonHand[] {
  const random = seededRandom(seed);
  return made(howMany, () => {
    const share = random.int(0, 99);
    const structure =
      share < 8 ? pairsHand(random) : share < 16 ? knitted(random) : share < 26 ? rareHand(random) : commonHand(random);
    return wonHand(random, structure, false);
  });
}

function made(howMany: number, make: () => WonHand | undefined): WonHand[] {
  const hands: WonHand[] = [];
  while (hands.length < howMany) {
    const hand = make();
    if (hand) hands.push(hand);
  }
  return hands;
}

/** Somebody draws and discards until the hand is complete. */
function greedyHand(random: Random): Structure {
  for (;;) {
    const wall = shuffle(
      Array.from({ length: 136 }, (_, tile) => tile >> 2),
      random,
    );
    const counts = Array<number>(34).fill(0);
    for (const kind of wall.splice(0, 13)) counts[kind]!++;
    for (const kind of wall.slice(0, 30)) {
      counts[kind]!++;
      if (isComplete(counts)) return whole(counts);
      counts[pick(random, nearestDiscards(counts))]!--;
    }
  }
}

/** Nine tiles of three suits that are three apart, with a group and a pair or among fourteen single ones. */
function knitted(random: Random): Structure {
  const suits = shuffle([0, 1, 2], random);
  const nine = suits.flatMap((suit, at) => [0, 3, 6].map((rank) => 9 * suit + rank + at));
  const counts = Array<number>(34).fill(0);
  if (chance(random, 50)) {
    const honours = [27, 28, 29, 30, 31, 32, 33];
    for (const kind of shuffle([...nine, ...honours], random).slice(0, 14)) counts[kind] = 1;
    return whole(counts);
  }
  const { groups, pair } = commonHand(random);
  for (const kind of [
    ...nine,
    ...tilesOf({ ...groups[0]!, type: groups[0]!.type === 'kong' ? 'pung' : groups[0]!.type }),
  ])
    counts[kind]!++;
  counts[pair]! += 2;
  return counts.some((count) => count > 4) ? knitted(random) : whole(counts);
}

/** Opens some groups and says how the hand was won; undefined where too few indicators are left. */
function wonHand(random: Random, structure: Structure, isRiichi: boolean): WonHand | undefined {
  const redden = isRiichi ? reddener(random, structure.counts) : (tiles: string[]): string[] => tiles;
  const { held, melds } = opened(random, structure, redden);
  const last = pick(random, held);
  const isClosed = melds.every(({ claimed }) => !claimed);
  const kongs = melds.filter(({ type }) => type === 'kong').length;
  const byDraw = chance(random, 45);
  const ready = isRiichi && isClosed && chance(random, 55) ? (kongs === 0 && chance(random, 7) ? 2 : 1) : 0;
  const lastOfWall = chance(random, 5);
  const afterKong = !lastOfWall && byDraw && kongs > 0 && chance(random, 20);
  const robbed = !lastOfWall && !byDraw && structure.counts[last] === 1 && chance(random, 6);
  const firstTurn = isRiichi && byDraw && isClosed && kongs === 0 && ready === 0 && !lastOfWall && chance(random, 1);
  const seen = structure.counts.map((count, kind) => (robbed && kind === last ? 4 : count));
  const indicators = isRiichi ? turnedUp(random, seen, held, 1 + kongs) : [];
  const under = ready > 0 ? turnedUp(random, seen, held, 1 + kongs) : [];
  if (indicators === undefined || under === undefined) return undefined;
  held.splice(held.indexOf(last), 1);
  return {
    last: redden([nameOf(last)])[0]!,
    concealed: redden(held.map(nameOf)),
    melds,
    byDraw,
    from: byDraw ? 0 : random.int(1, 3),
    round: random.int(1, isRiichi ? 2 : 4),
    seat: random.int(1, 4),
    ready,
    atOnce: ready > 0 && !afterKong && chance(random, 22),
    lastOfWall,
    afterKong,
    robbed,
    firstTurn,
    indicators,
    under,
  };
}

/** Which groups lie on the table, and the kinds that are held. */
function opened(
  random: Random,
  { counts, groups, pair, isWhole }: Structure,
  redden: (tiles: string[]) => string[],
): { held: number[]; melds: WonMeld[] } {
  if (isWhole) return { held: counts.flatMap((count, kind) => Array<number>(count).fill(kind)), melds: [] };
  const open = chance(random, 45) ? 0 : pick(random, [25, 50, 80]);
  const isOpen = groups.map(({ type }) => type === 'kong' || chance(random, open));
  const melds = groups.filter((_, at) => isOpen[at]).map((group) => meldOf(random, group, open === 0, redden));
  const held = [pair, pair, ...groups.filter((_, at) => !isOpen[at]).flatMap(tilesOf)];
  return { held: held.sort((a, b) => a - b), melds };
}

function meldOf(random: Random, group: Group, isClosed: boolean, redden: (tiles: string[]) => string[]): WonMeld {
  const tiles = redden(tilesOf(group).map(nameOf));
  const isHidden = group.type === 'kong' && (isClosed || chance(random, 40));
  const claimed = !isHidden;
  const from = isHidden ? 0 : group.type === 'chow' ? 3 : random.int(1, 3);
  const added = group.type === 'kong' && claimed && chance(random, 50);
  return {
    type: group.type,
    tiles,
    claimed,
    added,
    from,
    ...(group.type === 'chow' && { taken: pick(random, tiles) }),
  };
}

/** One five of each suit is red: of four it must be there, of fewer it may be. */
function reddener(random: Random, counts: readonly number[]): (tiles: string[]) => string[] {
  const left = [4, 13, 22].filter((kind) => chance(random, 25 * counts[kind]!)).map(nameOf);
  return (tiles) =>
    tiles.map((tile) => {
      const at = left.indexOf(tile);
      if (at < 0) return tile;
      left.splice(at, 1);
      return `0${tile[1]}`;
    });
}

/** Indicators that turn up beside what is seen; often they point at the hand. */
function turnedUp(random: Random, seen: number[], held: readonly number[], howMany: number): string[] | undefined {
  const names: string[] = [];
  for (let tries = 0; names.length < Math.min(5, howMany); tries++) {
    if (tries > 200) return undefined;
    const near = pick(random, held);
    const kind = chance(random, 35) && near < 27 ? near - (near % 9) + ((near + 8) % 9) : random.int(0, 33);
    if (seen[kind]! >= 4) continue;
    seen[kind]!++;
    names.push(nameOf(kind));
  }
  return names;
}
