/** Prepared deals come from outside (scenarios, logs), so they are looked at before anything is dealt. */
import type { Ruleset } from '../ruleset.ts';
import type { Arranged } from '../table.ts';
import { tileTotal } from '../things/tile.ts';

/** What is wrong with prepared deals, in a sentence; undefined if they can be dealt. */
export function whyNotArranged(rules: Ruleset, arrange: unknown): string | undefined {
  if (!Array.isArray(arrange)) return 'Prepared deals are a list, one entry a deal.';
  return arrange.map((entry: unknown) => whyNotEntry(rules, entry)).find((why) => why !== undefined);
}

function whyNotEntry(rules: Ruleset, entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return 'A prepared deal is an object with wall, dice and players.';
  const { wall = [], dice = [], players } = entry as Arranged;
  if (!isWall(rules, wall))
    return 'A prepared wall holds tiles of the game, each as often as there are copies at most.';
  if (!areCasts(rules, dice)) return 'Prepared casts are totals the dice of the game can show.';
  if (players !== undefined && !isSeating(rules, players)) return 'Prepared seats name every player once.';
  return undefined;
}

/** -1 stands for any tile. */
function isWall(rules: Ruleset, wall: unknown): boolean {
  if (!Array.isArray(wall)) return false;
  const left = rules.tiles.tiles.map(({ copies }) => copies);
  const fits = (tile: unknown): boolean =>
    tile === -1 || (typeof tile === 'number' && tile in left && --left[tile]! >= 0);
  return wall.length <= tileTotal(rules.tiles) && wall.every(fits);
}

function areCasts({ seats, wall }: Ruleset, casts: unknown): boolean {
  const dice = [seats.dice, wall.dice, ...(seats.drawDice > 0 ? [seats.drawDice] : [])];
  const least = Math.min(...dice);
  const most = 6 * Math.max(...dice);
  return (
    Array.isArray(casts) && casts.every((total: number) => Number.isInteger(total) && total >= least && total <= most)
  );
}

function isSeating({ seats }: Ruleset, players: unknown): boolean {
  return (
    Array.isArray(players) && players.length === seats.count && players.every((_, player) => players.includes(player))
  );
}
