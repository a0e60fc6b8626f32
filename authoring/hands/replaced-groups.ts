/** The hands that come of a hand by putting another group of the same type in the place of one. */
import type { Kind, WinQuery } from '../../core/index.ts';
import type { Reading } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';

/** Every held group elsewhere: `123m 555z 1m` gives `234m 555z 1m`, `123m 111z 1m` and so on. */
export function movedGroups({ tiles }: PackRuleset, query: WinQuery, { groups }: Reading): WinQuery[] {
  const most = mostHeld(query, tiles);
  return groups
    .filter(({ shown }) => !shown)
    .flatMap(({ type, kind }) => tiles.kinds.map((_, other) => moved(query, shape(type, kind), shape(type, other))))
    .flatMap((hand) => (hand !== undefined && fits(hand, most) ? [hand] : []));
}

type Tiles = PackRuleset['tiles'];

function shape(type: Reading['groups'][number]['type'], kind: Kind): Kind[] {
  if (type === 'chow') return [kind, kind + 1, kind + 2];
  return new Array<Kind>(type === 'pair' ? 2 : type === 'pung' ? 3 : 4).fill(kind);
}

function moved(query: WinQuery, from: readonly Kind[], to: readonly Kind[]): WinQuery | undefined {
  if (to.at(-1)! >= query.counts.length || from[0] === to[0]) return undefined;
  const counts = [...query.counts];
  for (const kind of from) counts[kind]!--;
  for (const kind of to) counts[kind]!++;
  const { last } = query;
  return { ...query, counts, last: last !== undefined && counts[last]! <= 0 ? to[0] : last };
}

/** How many tiles of each kind the hand can hold beside its melds. */
function mostHeld({ melds }: WinQuery, { kinds, tiles }: Tiles): number[] {
  const most = kinds.map(({ copies }) => copies);
  for (const meld of melds) for (const tile of meld.tiles) most[tiles[tile]!.kind]!--;
  return most;
}

/** Whether there are so many tiles; marked ones stay away, so that nothing else changes. */
function fits({ counts, marked }: WinQuery, most: readonly number[]): boolean {
  const isThere = (marked?.held ?? []).every((kind) => counts[kind]! > 0);
  return isThere && counts.every((count, kind) => count >= 0 && count <= most[kind]!);
}
