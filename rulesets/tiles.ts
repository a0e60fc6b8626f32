/** The chapter `tiles`: which kinds there are. */
import {
  isBonus,
  kindOf,
  makeTileSet,
  parseTiles,
  type Kind,
  type TileSet,
  type TileSetDescription,
} from '../core/index.ts';
import {
  complain,
  complainOfKey,
  complainWithin,
  flagAt,
  namesIn,
  numberAt,
  scalarAt,
  textAt,
  type Draft,
  type Path,
} from './draft.ts';
import { valueAt } from './sourced.ts';

export function makeTiles(draft: Draft): TileSet {
  const copies = numberAt(draft, ['tiles', 'copies'], 4);
  const suits = namesIn(draft, 'tiles', 'suits').map((letter) => suitOf(draft, letter));
  if (suits.length === 0)
    complainOfKey(draft, 'no-tiles', 'The pack has no suits.', ['tiles', 'suits'], {
      hint: 'Add one: `m: { ranks: 9, runs: true }`.',
    });
  const plain = makeTileSet({ suits, copies });
  const marked = namesIn(draft, 'tiles', 'marked').flatMap((id) => markedOf(draft, plain, id) ?? []);
  const series = namesIn(draft, 'tiles', 'series').map((id) => ({ id, kinds: seriesOf(draft, plain, id) }));
  const winds = ids(plain, kindsAt(draft, plain, ['tiles', 'winds']));
  return makeTileSet({ suits, copies, winds, series, marked });
}

function suitOf(draft: Draft, letter: string): TileSetDescription['suits'][number] {
  const path = ['tiles', 'suits', letter];
  const ranks = numberAt(draft, [...path, 'ranks'], 1);
  const copies =
    valueAt(draft.root, [...path, 'copies']) === undefined ? {} : { copies: numberAt(draft, [...path, 'copies'], 4) };
  const runs = flagAt(draft, [...path, 'runs']);
  const bonus = flagAt(draft, [...path, 'bonus']);
  if (runs && bonus)
    complain(draft, 'bonus-runs', 'Bonus tiles never join a set, so their suit does not run.', [...path, 'runs'], {
      hint: 'Take out `runs` or `bonus`.',
    });
  if (runs && ranks < 3)
    complain(draft, 'short-suit', 'A suit that runs has at least three ranks.', [...path, 'ranks'], {
      hint: 'Take out `runs`, or add ranks.',
    });
  const copiesOf: Record<string, number> = {};
  for (const id of namesIn(draft, ...path, 'copies_of')) {
    if (id[1] === letter && Number(id[0]) <= ranks) copiesOf[id] = numberAt(draft, [...path, 'copies_of', id], 4);
    else
      complainOfKey(draft, 'unknown-tile', `There is no \`${id}\` in this suit.`, [...path, 'copies_of', id], {
        hint: `It has 1${letter} to ${ranks}${letter}.`,
      });
  }
  return { letter, ranks, runs, bonus, ...copies, copiesOf };
}

function markedOf(draft: Draft, tiles: TileSet, id: string): { id: string; kind: string; copies: number } | undefined {
  const path = ['tiles', 'marked', id];
  const [kind] = kindsAt(draft, tiles, [...path, 'of'], 1);
  if (kind === undefined) return undefined;
  const all = tiles.kinds[kind]!.copies;
  const copies = numberAt(draft, [...path, 'copies'], 1);
  if (copies <= all) return { id, kind: tiles.kinds[kind]!.id, copies };
  complain(draft, 'too-many-copies', `There are only ${all} of ${tiles.kinds[kind]!.id}.`, [...path, 'copies'], {
    hint: `Write ${all} or less.`,
    replacement: String(all),
  });
  return undefined;
}

function seriesOf(draft: Draft, tiles: TileSet, id: string): string[] {
  const path = ['tiles', 'series', id];
  const kinds = kindsAt(draft, tiles, path);
  const other = kinds.find((kind) => !isBonus(tiles, kind));
  if (other !== undefined) {
    const hint = 'A series has bonus tiles only; mark their suit with `bonus: true`.';
    complain(draft, 'not-bonus', `${tiles.kinds[other]!.id} is no bonus tile.`, path, { hint });
  }
  return ids(tiles, kinds);
}

function ids(tiles: TileSet, kinds: readonly Kind[]): string[] {
  return kinds.map((kind) => tiles.kinds[kind]!.id);
}

/** The kinds that a text names, each once. */
export function kindsAt(draft: Draft, tiles: TileSet, path: Path, most = Number.POSITIVE_INFINITY): Kind[] {
  const node = scalarAt(draft, path);
  if (node === undefined) return [];
  const list = parseTiles(textAt(draft, path)!, tiles);
  if (!list.ok) {
    complainWithin(draft, node, list.problems);
    return [];
  }
  const kinds = list.value.map((tile) => kindOf(tiles, tile));
  if (kinds.length === 0)
    complain(draft, 'no-tiles', 'No tile is named here.', path, { hint: 'Write tiles in notation: 1234z.' });
  if (kinds.length > most)
    complain(draft, 'too-many-tiles', `Only ${most === 1 ? 'one tile is' : `${most} tiles are`} wanted here.`, path, {
      hint: 'Take out the others.',
    });
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice !== undefined)
    complain(draft, 'tile-twice', `${tiles.kinds[twice]!.id} stands here twice.`, path, {
      hint: 'Name each tile once.',
    });
  return [...new Set(kinds)];
}
