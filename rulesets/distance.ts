import type { Holding, Kind, TileSet } from '../core/index.ts';
import { distanceOf, type plainTables, usefulKinds, type DistanceTables, type PatternSet } from '../dsl/index.ts';

/** Distances and useful kinds; the tables are made when somebody first asks. */
export function makeDistance(
  tiles: TileSet,
  { shapes, beyond }: Pick<PatternSet, 'shapes' | 'beyond'>,
  make: typeof plainTables,
): { distance(holding: Holding): number; useful(holding: Holding): Kind[] } {
  let made: DistanceTables | undefined;
  const tables = (): DistanceTables => (made ??= make(tiles, shapes, beyond));
  return {
    distance: (holding) => distanceOf(tables(), holding),
    useful: (holding) => usefulKinds(tables(), holding),
  };
}
