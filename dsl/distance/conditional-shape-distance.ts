/**
 * Distances of a pack: those of its tables, and what conditions of shapes leave of them. A condition is asked of whole hands
 * alone, so that complete and ready are exact; farther away its tiles count, and the distance may be more.
 *
 *     tiles lacking     -1 complete      0 ready             1 and more
 *     condition         of the hand      of the hand with    not asked
 *                                        each kind
 *     does not hold     0 or 1           1
 */
import { isBonus, type Holding, type Kind, type Ruleset, type TileSet, withoutWild } from '../../core/index.ts';
import type { WinQuery } from '../../core/index.ts';
import { shapeSize } from '../shapes/parse-shape.ts';
import { distanceOf } from './distance.ts';
import type { DistanceTables, plainTables } from './distance-tables.ts';
import { listedHands } from './fixed-tile-shapes.ts';
import { sharedTables } from './shared-tables.ts';
import { canCome, wholeSize } from './distance-to-named-tiles.ts';
import type { DeadWaits } from '../readings/back-end-types.ts';
import { isWholeHand, type Shape } from '../readings/reading.ts';
import { someStandIn } from '../readings/wild-stand-ins.ts';
import { type Ahead, completing, lookAt } from './waits.ts';

/** What a pack says of hands that may still lack tiles. */
export type Distances = Pick<Ruleset, 'distance' | 'useful' | 'winning' | 'listed'>;

/** The distance of a hand as it is, and what one tile more makes of it; these differ where shapes have different sizes. */
interface Looks {
  distance(holding: Holding, enough?: number): number;
  ahead(holding: Holding): Ahead;
}

/** Makes them; tables are made when somebody first asks. */
export function makeDistances(
  tiles: TileSet,
  shapes: readonly Shape[],
  deadWaits: DeadWaits,
  make: typeof plainTables,
): Distances {
  const beyond = deadWaits === 'count';
  const finished = shapes.filter(({ any, partial }) => !any && !partial);
  const plain = fromTables(
    tiles,
    finished.filter(({ could }) => could === undefined),
    beyond,
    make,
  );
  const sizes = finished.flatMap((shape) => shapeSize(shape) ?? []);
  const others = [
    ...finished.flatMap((shape) => (shape.could ? [underCondition(tiles, shape, shape.could, beyond, make)] : [])),
    ...shapes.flatMap(({ any, could }) => (any && could ? [ofAnyTiles(tiles, could, sizes, beyond)] : [])),
  ];
  const looks = others.length === 0 ? plain : together([plain, ...others]);
  const { distance, ahead } = setsWildAside(looks, { tiles, beyond });
  const seen = deadWaits === 'held' ? withoutMelded : (holding: Holding) => holding;
  return {
    distance: (holding, enough) => distance(seen(holding), enough),
    useful: (holding) => ahead(seen(holding)).useful,
    winning: (holding) => completing(ahead(seen(holding))),
    listed: (melds) => listedHands(tiles, finished, melds),
  };
}

/** A hand whose wild tiles are `free`; `laid`: all its tiles by kind. */
interface Split extends Holding {
  laid?: readonly number[];
}

/** The same for hands with wild tiles, which bring them nearer whatever else is in them. */
function setsWildAside(looks: Looks, limits: { tiles: TileSet; beyond: boolean }): Looks {
  const distance = (holding: Holding, enough?: number): number => looks.distance(split(holding), enough);
  return {
    distance,
    ahead: (holding) => {
      const ahead = looks.ahead(split(holding));
      const { wild } = holding;
      if (wild === undefined || wild.length === 0 || ahead.distance === Infinity) return ahead;
      const helps = (kind: Kind): boolean =>
        canCome(limits, holding, kind) && distance(withOne(holding, kind, 1)) < ahead.distance;
      const others = ahead.useful.filter((kind) => !wild.includes(kind));
      return { distance: ahead.distance, useful: [...others, ...wild.filter(helps)].sort((a, b) => a - b) };
    },
  };
}

function split(holding: Holding): Split {
  const { counts, wild } = holding;
  return wild === undefined || wild.length === 0 ? holding : { ...holding, ...withoutWild(counts, wild), laid: counts };
}

/** The hand with its wild tiles as what they are. */
function asLaid(holding: Split): Holding {
  return holding.laid === undefined ? holding : { ...holding, counts: holding.laid, free: 0 };
}

/** As if the tiles of melds could still be drawn. */
function withoutMelded({ melded: _, ...holding }: Holding): Holding {
  return holding;
}

function together(all: readonly Looks[]): Looks {
  return {
    distance: (holding, enough) => Math.min(...all.map((each) => each.distance(holding, enough))),
    ahead: (holding) => {
      const each = all.map((one) => one.ahead(holding));
      const distance = Math.min(...each.map((one) => one.distance));
      const kinds = each.flatMap((one) => (one.distance === distance ? one.useful : []));
      return { distance, useful: [...new Set(kinds)].sort((a, b) => a - b) };
    },
  };
}

function fromTables(tiles: TileSet, shapes: readonly Shape[], beyond: boolean, make: typeof plainTables): Looks {
  let made: DistanceTables | undefined;
  const tables = (): DistanceTables => (made ??= sharedTables(make, tiles, shapes, beyond));
  return {
    distance: (holding, enough) => distanceOf(tables(), holding, enough),
    ahead: (holding) => lookAt(tables(), holding),
  };
}

/** One shape with a condition. */
function underCondition(
  tiles: TileSet,
  shape: Shape,
  could: (query: WinQuery) => boolean,
  beyond: boolean,
  make: typeof plainTables,
): Looks {
  const lacking = fromTables(tiles, [shape], beyond, make);
  const kinds = tiles.kinds.flatMap((_, kind) => (isBonus(tiles, kind) ? [] : [kind]));
  const isFull = (holding: Holding): boolean => sizeOf(shape, holding) === shapeSize(shape);
  const counts = (holding: Holding): boolean => {
    const { free = 0 } = holding;
    if (free === 0) return could(queryOf(holding));
    const first = (made: readonly number[], left: number): readonly Kind[] =>
      completing(lacking.ahead({ ...holding, counts: made, free: left - 1 }));
    return someStandIn(tiles, holding.counts, holding.shown ?? [], free, first, (made) =>
      could(queryOf({ ...holding, counts: made })),
    );
  };
  const winning = (holding: Holding): Kind[] =>
    completing(lacking.ahead(holding)).filter((kind) => counts(withOne(holding, kind, 1)));
  const isReadyWithout = (holding: Holding, kind: Kind): boolean =>
    holding.counts[kind]! > 0 && winning(withOne(holding, kind, -1)).length > 0;

  const distance = (holding: Holding): number => {
    const away = lacking.distance(holding);
    if (away > 0) return away;
    if (!isFull(holding)) return winning(holding).length > 0 ? 0 : 1;
    if (away === -1 && counts(holding)) return -1;
    if (kinds.some((kind) => isReadyWithout(holding, kind))) return 0;
    const { free = 0 } = holding;
    return free > 0 && winning({ ...holding, free: free - 1 }).length > 0 ? 0 : 1;
  };
  const coming = (holding: Holding): Kind[] => {
    const ahead = lacking.ahead(holding);
    return ahead.distance > 0 ? ahead.useful : kinds.filter((kind) => canCome({ tiles, beyond }, holding, kind));
  };
  return {
    distance,
    ahead: (holding) => {
      if (isFull(holding)) return { distance: Infinity, useful: [] };
      if (holding.useless) return lacking.ahead(holding);
      const away = distance(holding);
      if (away === 0) return { distance: 0, useful: winning(holding) };
      if (away > 1) return lacking.ahead(holding);
      return { distance: 1, useful: coming(holding).filter((kind) => distance(withOne(holding, kind, 1)) <= 0) };
    },
  };
}

/** Any tiles of which a condition holds: what wins and what is ready is told by trying, farther away nothing is known. */
function ofAnyTiles(
  tiles: TileSet,
  could: (query: WinQuery) => boolean,
  sizes: readonly number[],
  beyond: boolean,
): Looks {
  const sizeOf = ({ counts, melds }: Holding): number => counts.reduce((sum, count) => sum + count, 3 * melds);
  const counts = (holding: Holding): boolean => could(queryOf(holding));
  const winning = (holding: Holding): Kind[] =>
    tiles.kinds.flatMap((_, kind) =>
      !isBonus(tiles, kind) && canCome({ tiles, beyond }, holding, kind) && counts(withOne(holding, kind, 1))
        ? [kind]
        : [],
    );
  const distance = (holding: Holding): number => {
    if (holding.useless) return Infinity;
    if (counts(holding)) return -1;
    if (!sizes.includes(sizeOf(holding))) return winning(holding).length > 0 ? 0 : Infinity;
    const without = holding.counts.flatMap((count, kind) => (count > 0 ? [withOne(holding, kind, -1)] : []));
    return without.some((less) => winning(less).length > 0) ? 0 : Infinity;
  };
  return {
    distance: (holding) => distance(asLaid(holding)),
    ahead: (split) => {
      const holding = asLaid(split);
      const useful = holding.useless || sizes.includes(sizeOf(holding)) ? [] : winning(holding);
      return { distance: useful.length > 0 ? 0 : Infinity, useful };
    },
  };
}

function withOne(holding: Holding, kind: Kind, more: number): Holding {
  return { ...holding, counts: holding.counts.with(kind, holding.counts[kind]! + more) };
}

function sizeOf(shape: Shape, holding: Holding): number {
  if (isWholeHand(shape)) return wholeSize(holding);
  const { counts, melds, free = 0, useless = 0 } = holding;
  return counts.reduce((sum, count) => sum + count, 3 * melds + free + useless);
}

/** The hand as conditions see it that ask of nothing but tiles, melds and marks. */
function queryOf({ counts, shown = [], marks = [] }: Holding): WinQuery {
  return { ...NOTHING_SAID, counts, melds: shown, marks };
}

const NOTHING_SAID: Omit<WinQuery, 'counts' | 'melds' | 'marks'> = {
  last: undefined,
  by: 'discard',
  seat: 0,
  round: 1,
  bonus: [],
  situation: 0,
  counters: {},
};
