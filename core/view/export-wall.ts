/** What is left of a wall, for another engine or to deal the same again. */
import { needTable } from '../problems/argument-checks.ts';
import { nextSeat, tilesLeft } from '../play/table-facts.ts';
import type { Context } from '../ruleset.ts';
import type { Arranged, Table } from '../table.ts';
import { idOf, type Tile } from '../things/tile.ts';
import { drawHead, drawTail, tailDrawn, turnedAt, wallCount } from '../things/wall.ts';

/** The wall of a deal that goes on or is over. Tiles are ids in notation. */
export interface ExportedWall {
  /** What the head gives, first one first, to the end of the wall. */
  head: string[];
  /** The same tiles as the tail gives them: replacements. */
  tail: string[];
  /** How many of `head`, from its end, are not drawn as things stand: the dead wall. */
  reserve: number;
  /** By list of tiles that are turned up in the wall: those that lie there, turned up already or not. */
  turned: Record<string, string[]>;
  /**
   * Deals the same hands, from the dealer on, and the same wall: `newGame(rules, { seed, arrange: [repeat] })`, as the first deal of a game. The
   * players sit as here where the rules can let the same seat deal first.
   */
  repeat: Arranged;
}

/** The rest of the wall in the order it would be drawn. It holds hidden tiles: for the server, another engine or an analysis, never for a client. */
export function exportWall(table: Table): ExportedWall {
  needTable('exportWall', table);
  const { rules, wall, players } = table;
  const ids = (tiles: readonly Tile[]): string[] => tiles.map((tile) => idOf(rules.tiles, tile));
  const dice = castsOf(table);
  return {
    head: ids(drawnOut(table, drawHead)),
    tail: ids(drawnOut(table, drawTail)),
    reserve: wallCount(wall) - tilesLeft(table),
    turned: Object.fromEntries(
      rules.lists.flatMap((list) => turnedIn(table, list)).map(([list, tiles]) => [list, ids(tiles)]),
    ),
    repeat: { wall: [...wall.order], ...(dice && { players: [...players], dice }) },
  };
}

/** Every tile that is left, as one end of the wall gives it. */
function drawnOut({ wall, rules }: Table, draw: typeof drawHead): Tile[] {
  const rest = { ...wall };
  return Array.from({ length: wallCount(wall) }, () => draw(rest, rules.wall.height));
}

/** Places of the dead wall, as it was when the hands had been dealt, in which tiles of this list lie. */
function turnedIn(table: Table, list: string): [string, Tile[]][] {
  const { rules, wall } = table;
  const { turned } = rules.listRules[list]!;
  if (turned === undefined) return [];
  const { order } = wall;
  const first = Math.max(wall.head + tilesLeft(table), wall.head);
  const tiles: Tile[] = [];
  for (let i = 0; ; i++) {
    const at = turnedAt(wall, rules.wall.height, turned, i);
    if (at < first || at < order.length - tailDrawn(wall) - wallCount(wall)) break;
    tiles.push(order[at]!);
  }
  return [[list, tiles]];
}

/** Casts after which the same seat deals first; none where chance cannot bring that about. */
function castsOf(table: Table): number[] | undefined {
  const { seats } = table.rules;
  for (let total = seats.dice; total <= 6 * seats.dice; total++) {
    const at: Context = { table, seat: 0, cast: total };
    if (nextSeat(table, 0, seats.starter(at) - 1) !== table.dealer) continue;
    return seats.drawnBy.length > 0 && seats.drawDice > 0 ? [seats.drawDice, total] : [total];
  }
  return undefined;
}
