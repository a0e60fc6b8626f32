/** Sets of kinds: by a word where there is one, by their ranks where they are the same in every suit, else as tiles. */
import type { KindSet, TileTemplate } from '../../../dsl/index.ts';
import type { Speaker } from '../saying-context.ts';
import type { Forms } from '../sentence-part-types.ts';
import type { KindName } from '../word-name-types.ts';

/** Kinds in words. */
export function kindsSaid(kinds: KindSet, speaker: Speaker): Forms {
  const { language } = speaker;
  switch (kinds.node) {
    case 'kindWord':
      return language.kinds[kinds.name as KindName];
    case 'not':
      return language.otherKinds(kindsSaid(kinds.of, speaker));
    case 'or': {
      const parts = flat(kinds);
      const said = parts.map((part) => kindsSaid(part, speaker));
      return said.length === 1 ? said[0]! : language.eitherKind(said);
    }
    case 'tiles':
      return tilesSaid(kinds.tiles, speaker);
  }
}

/** The parts of a set, tiles of several parts together. */
export function flat(kinds: KindSet): KindSet[] {
  if (kinds.node !== 'or') return [kinds];
  return kinds.of.flatMap(flat);
}

function tilesSaid(tiles: readonly TileTemplate[], speaker: Speaker): Forms {
  const { language, scope } = speaker;
  const ids = [...new Set(tiles.map(({ rank, suit }) => `${rank.offset.add}${suit}`))];
  const word = wordFor(ids, speaker);
  if (word !== undefined) return language.kinds[word];
  const ranks = ranksFor(ids, speaker);
  if (ranks !== undefined) return language.ranks(ranks);
  const order = ids.toSorted((a, b) => scope.tiles.byId[a]! - scope.tiles.byId[b]!);
  return language.tiles(handOf(order), ids.length);
}

/** `2s 3s 6z` as `23s 6z`. */
export function handOf(ids: readonly string[]): string {
  return ids
    .map((id, index) => {
      const next = ids[index + 1];
      if (next?.at(-1) === id.at(-1)) return id.slice(0, -1);
      return next === undefined ? id : `${id} `;
    })
    .join('');
}

/** The winds, and the honours that are no winds. */
function wordFor(ids: readonly string[], { scope }: Speaker): 'wind' | 'dragon' | undefined {
  const { kinds, suits, winds } = scope.tiles;
  const honours = kinds.flatMap(({ suit }, kind) => {
    const { runs, bonus, joker } = suits[suit]!;
    return runs || bonus || joker ? [] : [kind];
  });
  const isSame = (wanted: readonly number[]): boolean =>
    wanted.length > 0 && wanted.length === ids.length && wanted.every((kind) => ids.includes(kinds[kind]!.id));
  if (isSame(winds)) return 'wind';
  return isSame(honours.filter((kind) => !winds.includes(kind))) ? 'dragon' : undefined;
}

/** The ranks of kinds that are the same in every suit that runs. */
function ranksFor(ids: readonly string[], { scope }: Speaker): number[] | undefined {
  const running = scope.tiles.suits.filter(({ runs }) => runs);
  const ranks = [...new Set(ids.map((id) => Number.parseInt(id, 10)))].sort((a, b) => a - b);
  const all = running.flatMap(({ letter }) => ranks.map((rank) => `${rank}${letter}`));
  return running.length > 1 && all.length === ids.length && all.every((id) => ids.includes(id)) ? ranks : undefined;
}

/** Whether no chow can be made of these kinds. */
export function areHonours(kinds: KindSet, { scope }: Speaker): boolean {
  const { suits, kinds: all, byId } = scope.tiles;
  return flat(kinds).every((part) => {
    if (part.node === 'kindWord') return ['honour', 'seat_wind', 'round_wind'].includes(part.name);
    if (part.node !== 'tiles') return false;
    return part.tiles.every(({ rank, suit }) => !suits[all[byId[`${rank.offset.add}${suit}`] ?? 0]!.suit]!.runs);
  });
}
