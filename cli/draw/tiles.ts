/**
 * Tiles as text, and drawn.
 *
 *     123m 55p       ┌────┬────┬────┐
 *                    │ 1m │ 2m │ 3m │
 *                    │ 万 │ 万 │ 万 │
 *                    └────┴────┴────┘
 */
import { HIDDEN } from '../../core/index.ts';
import { packed, padEnd, stringWidth } from './text-columns.ts';
import { kindName, say, type Scene } from './drawing-context.ts';

/** Tiles that lie together. */
export interface TileGroup {
  tiles: readonly string[];
  /** Stands below. */
  label?: string;
  /** Which of the tiles came last, or -1. */
  last?: number;
}

/** Ids in the order of the tile set. */
export function inOrder({ rules }: Scene, ids: readonly string[]): string[] {
  const { tiles, byId } = rules.tiles;
  const place = (id: string): number => (id === HIDDEN ? -1 : tiles[byId[id]!]!.kind * 1000 + byId[id]!);
  return [...ids].sort((a, b) => place(a) - place(b));
}

/** Tiles in notation and colour, one stretch a suit: `123m 55p`. */
export function tilesText(scene: Scene, ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of inOrder(scene, ids)) {
    const last = runs.at(-1);
    if (last?.[0]?.at(-1) === id.at(-1)) last!.push(id);
    else runs.push([id]);
  }
  return runs
    .map((run) => tileText(scene, run[0]!, run.map((id) => id.slice(0, -1)).join('') + run[0]!.at(-1)))
    .join(' ');
}

/** One tile in the colour of its suit; `text` in its stead. */
export function tileText({ rules, paint }: Scene, id: string, text = id): string {
  const tile = rules.tiles.tiles[rules.tiles.byId[id]!];
  return tile ? paint.suit(rules.tiles.kinds[tile.kind]!.suit, text) : paint.dim(text);
}

/** Draws groups side by side, in as many rows as the paper needs. */
export function drawTiles(scene: Scene, groups: readonly TileGroup[], indent = 2): string[] {
  const rows: TileGroup[][] = [[]];
  let used = indent;
  const most = Math.floor((scene.columns - indent - 1) / (CELL + 1));
  for (const group of groups.flatMap((each) => inParts(each, most))) {
    const width = groupWidth(group) + 1;
    if (used + width > scene.columns && rows.at(-1)!.length > 0) {
      rows.push([]);
      used = indent;
    }
    rows.at(-1)!.push(group);
    used += width;
  }
  return rows.flatMap((row) => drawRow(scene, row)).map((line) => (' '.repeat(indent) + line).trimEnd());
}

/** A group that is wider than the paper, in parts; its label stands below the first one. */
function inParts({ tiles, label, last = -1 }: TileGroup, most: number): TileGroup[] {
  return Array.from({ length: Math.ceil(tiles.length / most) }, (_, part) => ({
    tiles: tiles.slice(part * most, (part + 1) * most),
    ...(label !== undefined && part === 0 && { label }),
    ...(last >= part * most && last < (part + 1) * most && { last: last - part * most }),
  }));
}

const CELL = 4;

function groupWidth({ tiles, label = '' }: TileGroup): number {
  return Math.max(tiles.length * (CELL + 1) + 1, stringWidth(label));
}

function drawRow(scene: Scene, groups: readonly TileGroup[]): string[] {
  const { paint } = scene;
  const line = (of: (group: TileGroup) => string): string =>
    groups.map((group) => padEnd(of(group), groupWidth(group))).join(' ');
  const edge =
    (left: string, middle: string, right: string) =>
    ({ tiles }: TileGroup): string =>
      paint.dim(left + tiles.map(() => '─'.repeat(CELL)).join(middle) + right);
  const cells =
    (of: (id: string) => string) =>
    ({ tiles, last = -1 }: TileGroup): string => {
      const bar = paint.dim('│');
      const cell = (id: string, i: number): string =>
        tileText(scene, id, i === last ? paint.bold(centre(of(id))) : centre(of(id)));
      return bar + tiles.map(cell).join(bar) + bar;
    };
  const below = ({ tiles, label = '', last = -1 }: TileGroup): string => {
    if (last < 0) return paint.dim(label);
    const at = last * (CELL + 1) + 2;
    return last < tiles.length - 1
      ? `${' '.repeat(at)}${paint.bold('▲')} last`
      : `${' '.repeat(Math.max(0, at - 5))}last ${paint.bold('▲')}`;
  };
  const painted = groups.some(({ tiles }) => tiles.some((id) => face(scene, id) !== ''));
  const lines = [
    line(edge('┌', '┬', '┐')),
    line(cells((id) => id)),
    ...(painted ? [line(cells((id) => face(scene, id)))] : []),
    line(edge('└', '┴', '┘')),
  ];
  return groups.some(({ label, last = -1 }) => label || last >= 0) ? [...lines, line(below)] : lines;
}

function centre(text: string): string {
  const left = Math.floor((CELL - stringWidth(text)) / 2);
  return padEnd(' '.repeat(Math.max(0, left)) + text, CELL);
}

/** What is painted on the tile: the shortest name of its kind or suit; of 萬子 the first character. */
export function face({ rules, pack }: Scene, id: string): string {
  if (id === HIDDEN) return '░░';
  const { kind } = rules.tiles.tiles[rules.tiles.byId[id]!]!;
  const info = rules.tiles.kinds[kind]!;
  const letter = rules.tiles.suits[info.suit]!.letter;
  const names = [rules.names[`tile_${info.id}`], pack.tiles.suits[letter]?.name].flatMap((each) =>
    Object.values(each ?? {}),
  );
  const short = names.find((name) => stringWidth(name) <= 2);
  return short ?? names.map((name) => [...name][0]!).find((first) => stringWidth(first) === 2) ?? '';
}

/** What the letters of the notation stand for, in the words of the pack; in as many lines as the paper needs. */
export function legend(scene: Scene): string[] {
  const { rules, pack } = scene;
  const parts = rules.tiles.suits.map(({ letter, first, ranks }, index) => {
    const ids = rules.tiles.kinds.slice(first, first + ranks).map((kind) => kind.id);
    const named = ids.map((id) => kindName(scene, id));
    const notation = scene.paint.suit(index, `${ids[0]}-${ids.at(-1)}`);
    const whole = say(scene, pack.tiles.suits[letter]?.name, letter);
    return rules.tiles.suits[index]!.bonus || named.includes(undefined)
      ? `${whole} ${notation}`
      : `${named.join(' ')} ${notation}`;
  });
  const marked = rules.tiles.tiles.filter((tile) => tile.marked && tile.copies > 0);
  const plain = marked.map(({ kind }) => rules.tiles.kinds[kind]!.id);
  const red =
    marked.length > 0
      ? [
          `${tilesListed(
            scene,
            marked.map(({ id }) => id),
          )} red ${plain.join(' ')}`,
        ]
      : [];
  return packed([...parts, ...red], scene.columns - 1, ' · ');
}

function tilesListed(scene: Scene, ids: readonly string[]): string {
  return ids.map((id) => tileText(scene, id)).join(' ');
}
