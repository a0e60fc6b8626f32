/** Tiles of the game that stand for any other in a hand, in every deal or in some. */
import type { Kind, TileSet } from './tile.ts';

/** Which tiles are wild. */
export interface WildRule {
  /** These kinds; none where a list says it. */
  kinds: readonly Kind[];
  /** Those that the tiles of this list on the table point to. */
  pointedBy?: string;
  /** Only while this counter of the table is above zero. */
  while?: string;
}

const NONE: readonly Kind[] = [];

/** The kinds that are wild now; `list` gives the kinds of a list on the table. */
export function wildKinds(
  rule: WildRule | undefined,
  { successor }: TileSet,
  counters: Readonly<Record<string, number>>,
  list: (name: string) => readonly Kind[],
): readonly Kind[] {
  if (rule === undefined || (rule.while !== undefined && !(counters[rule.while]! > 0))) return NONE;
  if (rule.pointedBy === undefined) return rule.kinds;
  return list(rule.pointedBy)
    .map((kind) => successor[kind]!)
    .filter((kind) => kind >= 0);
}

/** A hand without its wild tiles, by kind, and how many of those it has. */
export function withoutWild(
  counts: readonly number[],
  wild: readonly Kind[],
): { counts: readonly number[]; free: number } {
  const rest = [...counts];
  let free = 0;
  for (const kind of wild) {
    free += rest[kind]!;
    rest[kind] = 0;
  }
  return { counts: rest, free };
}
