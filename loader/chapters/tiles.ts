/** The chapter `tiles`: which kinds there are. */
import {
  isBonus,
  isJoker,
  kindOf,
  makeTileSet,
  parseTiles,
  type Kind,
  type TileSet,
  type TileSetDescription,
} from '../../core/index.ts';
import { constantAt } from '../flatten/constant-number.ts';
import {
  complain,
  complainOfKey,
  complainWithin,
  flagAt,
  listAt,
  namesIn,
  numberAt,
  scalarAt,
  textAt,
  type Draft,
  type Path,
} from '../flatten/draft.ts';
import type { Option } from '../flatten/option-values.ts';
import { valueAt } from '../yaml/located-data.ts';

type Options = Readonly<Record<string, Option>>;

export function makeTiles(draft: Draft, options: Options): TileSet {
  const copies = constantAt(draft, options, ['tiles', 'copies'], 4, [1, 8]);
  const suits = namesIn(draft, 'tiles', 'suits').map((letter) => suitOf(draft, options, letter));
  if (suits.length === 0)
    complainOfKey(draft, 'no-tiles', 'The pack has no suits.', ['tiles', 'suits'], {
      hint: 'Add one: `m: { ranks: 9, runs: true }`.',
    });
  const plain = makeTileSet({ suits, copies });
  checkJokers(draft, plain);
  for (const suit of suits) {
    const companion = companionOf(draft, plain, suit.letter);
    if (companion !== undefined) suit.companion = companion;
  }
  const marked = namesIn(draft, 'tiles', 'marked').flatMap((id) => markedOf(draft, options, plain, id) ?? []);
  const series = namesIn(draft, 'tiles', 'series').map((id) => ({ id, kinds: seriesOf(draft, plain, id) }));
  const winds = ids(plain, kindsAt(draft, plain, ['tiles', 'winds']));
  const aside = ids(plain, kindsAt(draft, plain, ['tiles', 'aside']));
  complainOfAside(draft, plain, aside);
  const path = ['tiles', 'successor', 'cycles'];
  const cycles = listAt(draft, path).map((_, index) => ids(plain, kindsAt(draft, plain, [...path, index])));
  complainOfCycles(draft, cycles.flat(), path);
  return makeTileSet({ suits, copies, winds, series, marked, cycles, aside });
}

/** Bonus tiles are laid aside anyhow, and jokers stand for tiles of the hand. */
function complainOfAside(draft: Draft, tiles: TileSet, aside: readonly string[]): void {
  const odd = aside.find((id) => isBonus(tiles, tiles.byId[id]!) || isJoker(tiles, tiles.byId[id]!));
  if (odd === undefined) return;
  const message = `${odd} never lies in a hand as itself, so no move lays it aside.`;
  complain(draft, 'aside-kind', message, ['tiles', 'aside'], { hint: 'Name kinds that are played with.' });
}

/** A kind points to one other. */
function complainOfCycles(draft: Draft, kinds: readonly string[], path: Path): void {
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice === undefined) return;
  complain(draft, 'tile-twice', `${twice} stands in two cycles.`, path, { hint: 'Name each tile once.' });
}

function suitOf(draft: Draft, options: Options, letter: string): TileSetDescription['suits'][number] {
  const path = ['tiles', 'suits', letter];
  const ranks = numberAt(draft, [...path, 'ranks'], 1);
  const copies =
    valueAt(draft.root, [...path, 'copies']) === undefined
      ? {}
      : { copies: constantAt(draft, options, [...path, 'copies'], 4, [0, 8]) };
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
    if (id[1] === letter && Number(id[0]) <= ranks)
      copiesOf[id] = constantAt(draft, options, [...path, 'copies_of', id], 4, [0, 8]);
    else
      complainOfKey(draft, 'unknown-tile', `There is no \`${id}\` in this suit.`, [...path, 'copies_of', id], {
        hint: `It has 1${letter} to ${ranks}${letter}.`,
      });
  }
  const from = numberAt(draft, [...path, 'joker', 'from'], 0);
  return { letter, ranks, runs, bonus, ...copies, copiesOf, ...(from > 0 && { joker: { from } }) };
}

/** One suit may hold jokers, and nothing else. */
function checkJokers(draft: Draft, { suits }: TileSet): void {
  const jokers = suits.filter(({ joker }) => joker !== undefined);
  for (const { letter } of jokers.slice(1)) {
    const hint = 'Put all jokers into one suit.';
    complainOfKey(draft, 'several-jokers', 'Another suit has jokers.', ['tiles', 'suits', letter, 'joker'], { hint });
  }
  for (const { letter, runs, bonus } of jokers) {
    if (!runs && !bonus) continue;
    const message = 'Jokers stand for other tiles; their own suit neither runs nor is laid aside.';
    const path = ['tiles', 'suits', letter, runs ? 'runs' : 'bonus'];
    complain(draft, 'joker-suit', message, path, { hint: `Take out \`${runs ? 'runs' : 'bonus'}\`.` });
  }
}

function companionOf(draft: Draft, tiles: TileSet, letter: string): string | undefined {
  const path = ['tiles', 'suits', letter, 'companion'];
  const [kind] = kindsAt(draft, tiles, path, 1);
  if (kind === undefined) return undefined;
  if (!isBonus(tiles, kind) && !isJoker(tiles, kind)) return tiles.kinds[kind]!.id;
  const hint = 'Name a kind that lies in hands as itself.';
  complain(draft, 'no-companion', 'Bonus tiles and jokers are no companions.', path, { hint });
  return undefined;
}

function markedOf(
  draft: Draft,
  options: Options,
  tiles: TileSet,
  id: string,
): { id: string; kind: string; copies: number } | undefined {
  const path = ['tiles', 'marked', id];
  const [kind] = kindsAt(draft, tiles, [...path, 'of'], 1);
  if (kind === undefined) return undefined;
  const all = tiles.kinds[kind]!.copies;
  const copies = constantAt(draft, options, [...path, 'copies'], 1, [0, 8]);
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
