/**
 * What a finished hand may look like, as packs write it.
 *
 *     4 set + pair                           7 pair of different kinds
 *     19m19p19s1234567z + one of them        any tiles
 */
import {
  parseTiles,
  placeIn,
  problem,
  refused,
  tallyOf,
  type Problem,
  type Result,
  type TileSet,
} from '../core/index.ts';
import type { Shape } from './match/reading.ts';

/** A stretch between two pluses. */
interface Part {
  text: string;
  start: number;
  end: number;
}

const GROUPS = /^(?:(\d+)\s*)?(set|pair)s?(\s+of\s+different\s+kinds)?$/;
const TILES = /^(\d+\s*[a-zA-Z]\s*)+$/;
const MOST_TILES = 40;
const FORMS =
  'Write groups (`4 set + pair`, `7 pair of different kinds`), tiles (`19m19p + one of them`) or `any tiles`.';

/** Reads the text of a shape. Columns of problems count within the text. */
export function parseShape(id: string, text: string, tiles: TileSet): Result<Shape> {
  const shape: Shape = { id, sets: 0, pairs: 0, different: false, any: false };
  const parts = partsOf(text);
  const problems: Problem[] = [];
  const complain = (code: string, message: string, { start, end }: Part, hint = FORMS): void => {
    problems.push(problem(code, message, { place: placeIn(text, { start, end }), hint }));
  };
  for (const part of parts) {
    const groups = GROUPS.exec(part.text);
    if (/^any\s+tiles$/.test(part.text)) shape.any = true;
    else if (/^one\s+of\s+them$/.test(part.text)) oneMore(shape, part, complain);
    else if (groups !== null) addGroups(shape, groups);
    else if (TILES.test(part.text)) problems.push(...addTemplate(shape, text, part, tiles));
    else
      complain(
        'unknown-shape',
        part.text === '' ? 'Something is missing here.' : `\`${part.text}\` is no part of a shape.`,
        part,
      );
  }
  const whole = { text, start: 0, end: text.length };
  const forms = [shape.sets + shape.pairs > 0, shape.template !== undefined, shape.any].filter(Boolean).length;
  if (forms > 1)
    complain(
      'mixed-shape',
      'Groups, tiles and `any tiles` cannot be mixed in one shape.',
      whole,
      'Write a shape for each.',
    );
  if (forms === 0 && problems.length === 0) complain('empty-shape', 'This shape wants no group at all.', whole);
  if (3 * shape.sets + 2 * shape.pairs > MOST_TILES) {
    complain('shape-too-large', `A shape has at most ${MOST_TILES} tiles.`, whole, 'Ask for fewer groups.');
  }
  return problems.length > 0 ? refused(problems) : { ok: true, value: shape, problems };
}

/** How many tiles a hand of this shape has, a meld counting three; undefined where any number will do. */
export function shapeSize({ sets, pairs, template, any }: Shape): number | undefined {
  if (any) return undefined;
  if (template === undefined) return 3 * sets + 2 * pairs;
  return template.counts.reduce((sum, count) => sum + count, template.oneMore ? 1 : 0);
}

/** Tiles of a hand, a meld counting three. */
export function handSize(counts: readonly number[], melds: number): number {
  return counts.reduce((size, count) => size + count, 3 * melds);
}

function partsOf(text: string): Part[] {
  let start = 0;
  return text.split('+').map((raw) => {
    const from = start + (raw.length - raw.trimStart().length);
    start += raw.length + 1;
    const trimmed = raw.trim();
    return { text: trimmed, start: from, end: from + trimmed.length };
  });
}

function addGroups(shape: Shape, [, count, noun, different]: RegExpExecArray): void {
  const times = count === undefined ? 1 : Number(count);
  if (noun === 'set') shape.sets += times;
  else shape.pairs += times;
  if (different !== undefined) shape.different = true;
}

function oneMore(shape: Shape, part: Part, complain: (code: string, message: string, part: Part) => void): void {
  if (shape.template === undefined) complain('unknown-shape', '`one of them` comes after the tiles it means.', part);
  else shape.template.oneMore = true;
}

function addTemplate(shape: Shape, text: string, { start, end }: Part, tiles: TileSet): Problem[] {
  const list = parseTiles(text.slice(0, start).replaceAll(/./g, ' ') + text.slice(start, end), tiles);
  if (!list.ok) return list.problems;
  const counts = tallyOf(list.value, tiles);
  const before = shape.template?.counts;
  if (before !== undefined) counts.forEach((_, kind) => (counts[kind]! += before[kind]!));
  shape.template = { counts, oneMore: shape.template?.oneMore ?? false };
  const kind = counts.findIndex((count, at) => count > tiles.kinds[at]!.copies);
  if (kind < 0) return [];
  const { id, copies } = tiles.kinds[kind]!;
  return [problem('too-many-copies', `There are only ${copies} of ${id}.`, { place: placeIn(text, { start, end }) })];
}
