/** Distances of shapes that name groups of so many alike: melds take their groups, and jokers may stand in them. */
import { isBonus, isJoker, meldSize, type Holding, type Kind } from '../../core/index.ts';
import type { WayTally } from './fixed-tile-shapes.ts';
import type { DistanceTables, ShapeTable } from './distance-tables.ts';
import type { Shape } from '../readings/reading.ts';

/**
 * Least tiles missing to a shape that only names tiles, of a hand that fits it; `most` where it is not less, and what is
 * found first where that is at most `enough`.
 */
export function namedMissing(
  tables: DistanceTables,
  { ways }: Shape,
  holding: Holding,
  most = Infinity,
  enough = 0,
): number {
  let least = most;
  const tallies = tables.tallies(ways!, holding.shown);
  for (let at = 0; at < tallies.length && least > enough; at++)
    least = Math.min(least, wayMissing(tables, tallies[at]!, holding, least));
  return least;
}

/** Whether melds bar the shape: claimed ones where none may be, or of no known kind. */
export function isNamedBarred({ shape }: ShapeTable, { melds, shown }: Holding): boolean {
  if (melds === 0) return false;
  return shown === undefined || (shape.concealed === true && shown.some(({ claimed }) => claimed));
}

/** Tiles of a hand where every tile of a meld counts. */
export function wholeSize({ counts, melds, shown = [], free = 0, useless = 0 }: Holding): number {
  const concealed = counts.reduce((sum, count) => sum + count, free + useless);
  return shown.length < melds ? concealed + 3 * melds : shown.reduce((sum, meld) => sum + meldSize(meld), concealed);
}

/** Marks the kinds that bring the hand nearer to the shape than `least` tiles. */
export function markNamed(
  tables: DistanceTables,
  { shape }: ShapeTable,
  holding: Holding,
  least: number,
  helps: Uint8Array,
): void {
  const counts = [...holding.counts];
  const grown = { ...holding, counts };
  for (let kind = 0; kind < counts.length; kind++) {
    if (helps[kind] === 1 || !canCome(tables, holding, kind)) continue;
    counts[kind]!++;
    if (namedMissing(tables, shape, grown) < least) helps[kind] = 1;
    counts[kind]!--;
  }
}

/** Tiles missing of a way, or `most` where it is not less. Naturals go where no joker may stand first, then jokers stand for what they can. */
function wayMissing(tables: DistanceTables, tally: WayTally, { counts, melded }: Holding, most: number): number {
  const { tiles, beyond, jokers } = tables;
  let missing = 0;
  let open = 0;
  let short = 0;
  for (let at = 0; at < tally.wanted.length; at++) {
    const kind = tally.wanted[at]!;
    const plain = tally.plain[kind]!;
    const could = tally.open[kind]!;
    const there = beyond ? Infinity : tiles.kinds[kind]!.copies - (melded === undefined ? 0 : melded[kind]!);
    const over = counts[kind]! - plain;
    if (plain > there) return Infinity;
    if (over < 0 && (missing -= over) >= most) return most;
    open += Math.max(0, could - Math.max(0, over));
    short += Math.max(0, plain + could - there);
  }
  let held = 0;
  for (const kind of jokers?.kinds ?? []) {
    held += counts[kind]!;
    short -= tiles.kinds[kind]!.copies - (melded === undefined ? 0 : melded[kind]!);
  }
  if (short > 0) return Infinity;
  return missing + Math.max(0, open - held);
}

/** Whether a hand may draw one more of a kind. */
export function canCome(
  { tiles, beyond }: Pick<DistanceTables, 'tiles' | 'beyond'>,
  { counts, melded }: Holding,
  kind: Kind,
): boolean {
  if (isBonus(tiles, kind)) return false;
  return (beyond && !isJoker(tiles, kind)) || counts[kind]! < tiles.kinds[kind]!.copies - (melded?.[kind] ?? 0);
}
