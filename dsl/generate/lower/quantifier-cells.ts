import { liesAside } from '../../../core/index.ts';
import { hasMarked } from '../../readings/marked-and-pointed-tiles.ts';
import {
  andMasks,
  fixedMask,
  hasGroups,
  known,
  orMasks,
  type Ground,
  type Mask,
  type MaskNodes,
} from './lowering-context.ts';
import { isConstant } from './expression-graph.ts';
import type { Node } from './graph-node.ts';
import { completeSeries } from './bonus-series.ts';

/**
 * Everything one can quantify over falls into cells whose members are alike but for their kind. Groups of the hand are
 * `kept`, except that the one group another's discard completed is `taken`; melds are `claimed` or `laid`:
 *
 *             in the hand        on the table
 *     chow    kept  taken        claimed  laid
 *     pung    kept  taken        claimed  laid       concealed: kept, laid
 *     kong                       claimed  laid       claimed:   claimed
 *     pair    kept  taken                            shown:     claimed, laid
 *     tile    kept                        laid
 */
export interface Cell {
  type: 'chow' | 'pung' | 'kong' | 'pair' | 'tile' | 'kind' | 'bonus' | 'series' | 'last tile' | 'winning kinds';
  origin: 'kept' | 'taken' | 'claimed' | 'laid' | 'whole';
  /** Of tiles: marked ones are members of cells of their own. */
  marked?: boolean;
}

const IN_HAND = ['kept', 'taken'] as const;
const ON_TABLE = ['claimed', 'laid'] as const;

export const CELLS: readonly Cell[] = [
  ...(['chow', 'pung', 'pair'] as const).flatMap((type) => IN_HAND.map((origin) => ({ type, origin }))),
  ...(['chow', 'pung', 'kong'] as const).flatMap((type) => ON_TABLE.map((origin) => ({ type, origin }))),
  { type: 'tile', origin: 'kept' },
  { type: 'tile', origin: 'laid' },
  { type: 'tile', origin: 'kept', marked: true },
  { type: 'tile', origin: 'laid', marked: true },
  { type: 'kind', origin: 'whole' },
  { type: 'bonus', origin: 'whole' },
  { type: 'series', origin: 'whole' },
  { type: 'last tile', origin: 'whole' },
  { type: 'winning kinds', origin: 'whole' },
];

/** Some members of some cells: for each cell a mask of kinds (of groups: lowest kinds). */
export type Selection = ReadonlyMap<Cell, MaskNodes>;

/** Every place a member of the cell can have. */
export function reach(ground: Ground, cell: Cell): Mask {
  if (cell.type === 'chow') return ground.starts;
  return cell.type === 'bonus' || cell.type === 'series' ? ground.bonus : ground.plain;
}

/** How many equal members a cell can have. */
function most(ground: Ground, cell: Cell): number {
  const { planes, shape } = ground;
  if (cell.type === 'bonus') return Math.max(0, ...bonusCopies(ground));
  if (cell.type === 'tile') return planes.chows;
  if (cell.origin === 'whole') return 1;
  if (!hasGroups(shape)) return 0;
  if (cell.type === 'pair') return Math.min(planes.pairs, shape.different ? 1 : shape.pairs);
  return Math.min(cell.type === 'chow' ? planes.chows : planes.pungs, shape.sets);
}

function bonusCopies({ tiles }: Ground): number[] {
  return tiles.kinds.filter((_, kind) => liesAside(tiles, kind)).map((kind) => kind.copies);
}

/** Planes "at least n times" of one word, n from 1. */
function cellPlanes(ground: Ground, cell: Cell, word: number): Node[] {
  const times = Array.from({ length: most(ground, cell) }, (_, i) => i + 1);
  const may = reach(ground, cell)[word]!;
  const { graph } = ground;
  const read = (name: string, level: 1 | 2 | 3): Node => graph.input(name, level, may);
  if (cell.type === 'series') return [seriesPlane(ground, word)];
  if (cell.type === 'bonus') return times.map((n) => read(`bonus ${n} ${word}`, 1));
  if (cell.type === 'kind') return times.map((n) => read(`all ${n} ${word}`, 1));
  if (cell.type === 'last tile') return [read(`last ${word}`, 1)];
  if (cell.type === 'winning kinds') return [read(`winning ${word}`, 1)];
  if (cell.type === 'tile') return times.map((n) => read(`${tileInput(ground, cell)} ${n} ${word}`, 1));
  if (cell.origin === 'claimed' || cell.origin === 'laid') {
    return times.map((n) => read(`meld ${cell.type} ${cell.origin} ${n} ${word}`, 1));
  }
  const taken = read(`taken ${cell.type} ${word}`, 3);
  if (cell.origin === 'taken') return times.slice(0, 1).map(() => taken);
  const whole = heldPlanes(ground, cell.type as 'chow', word);
  return whole.map((plane, i) => {
    const rest = graph.and(plane, graph.not(taken));
    return i + 1 < whole.length ? graph.or(rest, graph.and(whole[i + 1]!, taken)) : rest;
  });
}

function tileInput({ tiles }: Ground, { origin, marked }: Cell): string {
  if (!hasMarked(tiles)) return origin === 'kept' ? 'held' : 'shown';
  if (origin === 'kept') return marked ? 'markedHeld' : 'plainHeld';
  return marked ? 'markedShown' : 'plainShown';
}

/** Groups of the hand, taken or not: the planes of the division. */
function heldPlanes(ground: Ground, type: 'chow' | 'pung' | 'pair', word: number): Node[] {
  const cell: Cell = { type, origin: 'kept' };
  const may = reach(ground, cell)[word]!;
  return Array.from({ length: most(ground, cell) }, (_, i) => ground.graph.input(`${type} ${i + 1} ${word}`, 2, may));
}

/** Complete series, at the bit of their first kind. */
function seriesPlane(ground: Ground, word: number): Node {
  const { graph } = ground;
  const bits = completeSeries(ground).map(({ first, complete }) =>
    graph.and(graph.spread(complete), graph.number(first[word]!)),
  );
  return graph.or(...bits);
}

/** Tiles of the hand, of melds, or of both together, marked ones and others. */
function tilePlanes(ground: Ground, cells: readonly Cell[], word: number): Node[] {
  const what = whereLaid(cells);
  return Array.from({ length: ground.planes.chows }, (_, i) =>
    ground.graph.input(`${what} ${i + 1} ${word}`, 1, ground.plain[word]!),
  );
}

function whereLaid(cells: Iterable<Cell>): string {
  const origins = new Set([...cells].map(({ origin }) => origin));
  return origins.size > 1 ? 'all' : origins.has('kept') ? 'held' : 'shown';
}

/** The register of all these tiles, where nothing but their place tells them apart. */
export function tilesOf(ground: Ground, selection: Selection): string | undefined {
  const cells = [...selection.keys()];
  return cells.length > 0 && areWhole(ground, cells) ? whereLaid(cells) : undefined;
}

/** Whether nothing tells these tiles apart but where they lie. */
function areWhole({ tiles }: Ground, cells: readonly Cell[]): boolean {
  const kinds = hasMarked(tiles) ? 2 : 1;
  const of = (wanted: Cell['origin']): number => cells.filter(({ origin }) => origin === wanted).length;
  return cells.every(({ type }) => type === 'tile') && [of('kept'), of('laid')].every((n) => n === 0 || n === kinds);
}

/** Counters written as planes, added: n of both together is i of one and n - i of the other. */
function addPlanes(ground: Ground, a: Node[], b: Node[], limit: number): Node[] {
  const { graph } = ground;
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a;
  const at = (planes: Node[], n: number): Node => (n === 0 ? graph.number(-1) : (planes[n - 1] ?? graph.number(0)));
  return Array.from({ length: Math.min(limit, a.length + b.length) }, (_, i) => {
    const ways = Array.from({ length: i + 2 }, (_, left) => graph.and(at(a, left), at(b, i + 1 - left)));
    return graph.or(...ways);
  });
}

/** Planes of several cells of one family together. */
function joinedPlanes(ground: Ground, cells: readonly Cell[], word: number): MaskNodes {
  const name = `planes ${word} ${cells.map(({ type, origin, marked }) => `${type} ${origin}${marked ? ' marked' : ''}`).join(' ')}`;
  return known(ground, name, () => {
    if (areWhole(ground, cells)) return tilePlanes(ground, cells, word);
    const whole = cells.some((cell) => cell.origin === 'kept') && cells.some((cell) => cell.origin === 'taken');
    const parts = cells
      .filter((cell) => !(whole && (cell.origin === 'kept' || cell.origin === 'taken')))
      .map((cell) => cellPlanes(ground, cell, word));
    if (whole) parts.push(heldPlanes(ground, cells.find((cell) => cell.origin === 'kept')!.type as 'chow', word));
    const limit = Math.max(...cells.map((cell) => most(ground, cell)));
    return parts.reduce((sum, planes) => addPlanes(ground, sum, planes, limit), []);
  });
}

const FAMILY = {
  chow: 0,
  pung: 1,
  kong: 1,
  pair: 2,
  tile: 3,
  kind: 4,
  bonus: 5,
  series: 6,
  'last tile': 7,
  'winning kinds': 8,
};

/** Cells of one family asked for with the same mask: what can be counted in one go. */
function bundles(selection: Selection): { cells: Cell[]; mask: MaskNodes }[] {
  const found = new Map<string, { cells: Cell[]; mask: MaskNodes }>();
  for (const [cell, mask] of selection) {
    const key = `${FAMILY[cell.type]} ${mask.map((node) => node.id).join(' ')}`;
    const bundle = found.get(key);
    if (bundle) bundle.cells.push(cell);
    else found.set(key, { cells: [cell], mask });
  }
  return [...found.values()];
}

/** How many members are selected. */
export function countOf(ground: Ground, selection: Selection): Node {
  const { graph } = ground;
  const parts = bundles(selection).flatMap(({ cells, mask }) => {
    if (cells.every((cell) => cell.type === 'tile') && isAll(mask, ground.plain))
      return cells.map((cell) => graph.input(`total ${tileInput(ground, cell)}`, 1));
    return mask.flatMap((wanted, word) =>
      joinedPlanes(ground, cells, word).map((plane) => graph.bits(graph.and(plane, wanted))),
    );
  });
  return graph.add(...parts);
}

function isAll(mask: MaskNodes, whole: Mask): boolean {
  return mask.every((word, at) => isConstant(word, whole[at]!));
}

/** Whether any member is selected. */
export function anyOf(ground: Ground, selection: Selection): Node {
  const { graph } = ground;
  const parts = bundles(selection).flatMap(({ cells, mask }) =>
    mask.map((wanted, word) => graph.and(joinedPlanes(ground, cells, word)[0] ?? graph.number(0), wanted)),
  );
  return graph.some(graph.or(...parts));
}

/** Per word: where the selection has at least `times` members of the same kind. One family only. */
export function atLeast(ground: Ground, selection: Selection, times: number): MaskNodes {
  const { graph } = ground;
  const all = bundles(selection);
  return ground.plain.map((_, word) => {
    const parts = all.map(({ cells, mask }) =>
      joinedPlanes(ground, cells, word).map((plane) => graph.and(plane, mask[word]!)),
    );
    return parts.reduce((sum, planes) => addPlanes(ground, sum, planes, times), [])[times - 1] ?? graph.number(0);
  });
}

export function everything(ground: Ground, cells: readonly Cell[]): Selection {
  return new Map(cells.map((cell) => [cell, fixedMask(ground, reach(ground, cell))]));
}

/** The members of `selection` that also lie in `mask(cell)`. */
export function narrowed(ground: Ground, selection: Selection, mask: (cell: Cell) => MaskNodes): Selection {
  return new Map([...selection].map(([cell, now]) => [cell, andMasks(ground, now, mask(cell))]));
}

export function united(ground: Ground, a: Selection, b: Selection): Selection {
  const result = new Map(a);
  for (const [cell, mask] of b) result.set(cell, result.has(cell) ? orMasks(ground, result.get(cell)!, mask) : mask);
  return result;
}
