/** From the text of a shape to its parts. */
import { nearest } from '../../core/index.ts';

/** Offsets into the text, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** A number with variables: 10-n is { add: 10, times: { n: -1 } }. */
export interface RankSum {
  add: number;
  times: Record<string, number>;
}

/** A tile by rank and suit (small letter: a suit; capital: a variable), or the companion of a suit. */
export type Named = Stretch &
  (
    | {
        is: 'tile';
        rank: RankSum;
        suit: string;
        /** As it is written, where its rank is a digit. */
        literal?: string;
      }
    | { is: 'companion'; suit: string }
  );

/** `n in 1..4`. */
export interface RankRange {
  variable: string;
  from: number;
  to: number;
}

/** What the text of a shape says, variables still in it. */
export interface Outline {
  sets: number;
  pairs: number;
  different: boolean;
  any: boolean;
  /** `any groups`. */
  partial: boolean;
  loose: Named[];
  /** `one of them`. */
  oneMore: boolean;
  /** `14 different of ...`. */
  choose?: { take: number; of: Named[] };
  /** `4 of nA`. */
  alike: { count: number; of: Named }[];
  ranges: RankRange[];
}

type Complain = (code: string, message: string, where: Stretch, hint?: string) => void;

/** A stretch between two pluses. */
interface Part extends Stretch {
  text: string;
}

const GROUPS = /^(?:(\d+)\s*)?(set|pair)s?(\s+of\s+different\s+kinds)?$/;
const DIFFERENT = /^(\d+)\s+different\s+of\s+/;
const ALIKE = /^(\d+)\s+of\s+/;
const COMPANION = /^companion\s+([A-Za-z])$/;
/** `19m`, `nA`, `(n+2k)A`. */
const TILES = /\s*(?:(\d+)\s*([A-Za-z])(?![a-z](?![A-Z]))|([a-z])([A-Z])|\(([^()]*)\)\s*([A-Za-z]))\s*/y;
const RANGE = /^([a-z])\s+in\s+(\d+)\s*\.\.\s*(\d+)$/;
const FORMS =
  'Write groups (`4 set + pair`, `7 pair of different kinds`), tiles (`19m19p + one of them`, `1A4A7A`), numbers of tiles ' +
  '(`4 of nA`, `14 different of 19m1234z`), `any tiles`, or `any groups` for hands that have not won.';

/** Reads the parts of a text; what cannot be read is told and left out. */
export function outlineOf(text: string, complain: Complain): Outline {
  const outline: Outline = {
    sets: 0,
    pairs: 0,
    different: false,
    any: false,
    partial: false,
    loose: [],
    oneMore: false,
    alike: [],
    ranges: [],
  };
  const where = /\bwhere\b/.exec(text);
  const shape = where === null ? text : text.slice(0, where.index);
  for (const part of split(shape, 0, '+')) readPart(outline, part, complain);
  if (where !== null) {
    const start = where.index + where[0].length;
    for (const part of split(text.slice(start), start, ',')) readRange(outline, part, complain);
  }
  checkVariables(outline, complain);
  return outline;
}

/** Splits a text at a sign, except within brackets. */
function split(text: string, offset: number, sign: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (at < text.length && (text[at] !== sign || depth > 0)) continue;
    const raw = text.slice(from, at);
    const start = offset + from + (raw.length - raw.trimStart().length);
    parts.push({ text: raw.trim(), start, end: start + raw.trim().length });
    from = at + 1;
  }
  return parts;
}

function readPart(outline: Outline, part: Part, complain: Complain): void {
  const { text } = part;
  const groups = GROUPS.exec(text);
  const different = DIFFERENT.exec(text);
  const alike = ALIKE.exec(text);
  if (/^any\s+tiles$/.test(text)) outline.any = true;
  else if (/^any\s+groups$/.test(text)) outline.partial = true;
  else if (/^one\s+of\s+them$/.test(text)) readOneMore(outline, part, complain);
  else if (groups !== null) addGroups(outline, groups);
  else if (different !== null) readDifferent(outline, part, different, complain);
  else if (alike !== null) readAlike(outline, part, alike, complain);
  else if (text === '') complain('unknown-shape', 'Something is missing here.', part, FORMS);
  else outline.loose.push(...(tilesIn(part, 0, complain) ?? []));
}

const SAID = [
  'set',
  'pair',
  'sets',
  'pairs',
  'of',
  'different',
  'kinds',
  'one',
  'them',
  'any',
  'tiles',
  'groups',
  'companion',
];

/** How a part is written, with the words that were nearly right; the forms where none was. */
function hintFor(text: string): string {
  const better = text
    .normalize('NFKC')
    .replace(/\s+and\s+|\s*,\s*|\s*&\s*/g, ' + ')
    .replace(/[a-z]{3,}/g, (word) => (SAID.includes(word) ? word : (nearest(word, SAID) ?? word)));
  return better === text ? FORMS : `Did you mean \`${better}\`?`;
}

function addGroups(outline: Outline, [, count, noun, different]: RegExpExecArray): void {
  const times = count === undefined ? 1 : Number(count);
  if (noun === 'set') outline.sets += times;
  else outline.pairs += times;
  if (different !== undefined) outline.different = true;
}

function readOneMore(outline: Outline, part: Part, complain: Complain): void {
  if (outline.loose.length === 0)
    complain('unknown-shape', '`one of them` comes after the tiles it means.', part, FORMS);
  else if (outline.oneMore || outline.choose) complainOfChoice(part, complain);
  else outline.oneMore = true;
}

function readDifferent(outline: Outline, part: Part, [all, take]: RegExpExecArray, complain: Complain): void {
  const of = tilesIn(part, all.length, complain);
  if (of === undefined) return;
  if (outline.oneMore || outline.choose) complainOfChoice(part, complain);
  outline.choose = { take: Number(take), of };
}

function complainOfChoice(part: Part, complain: Complain): void {
  complain('several-choices', 'A shape has one choice of tiles.', part, 'Write a shape for each.');
}

function readAlike(outline: Outline, part: Part, [all, count]: RegExpExecArray, complain: Complain): void {
  const rest = part.text.slice(all.length);
  const start = part.start + all.length;
  const companion = COMPANION.exec(rest);
  if (companion !== null) {
    outline.alike.push({ count: Number(count), of: { is: 'companion', suit: companion[1]!, start, end: part.end } });
    return;
  }
  const tiles = tilesIn(part, all.length, complain);
  if (tiles === undefined) return;
  if (tiles.length > 1) {
    const hint = `Write \`${count} of\` before each of them, joined by \`+\`.`;
    complain('several-tiles', `\`${count} of\` speaks of one kind of tile.`, { start, end: part.end }, hint);
  }
  if (Number(count) > 0) outline.alike.push({ count: Number(count), of: tiles[0]! });
}

/** The tiles of a part from an offset on; undefined where it is something else. */
function tilesIn({ text, start }: Part, from: number, complain: Complain): Named[] | undefined {
  const found: Named[] = [];
  TILES.lastIndex = from;
  for (let at = from; at < text.length; at = TILES.lastIndex) {
    const match = TILES.exec(text);
    const place = { start: start + (match === null ? at : match.index), end: start + text.length };
    const tiles = match === null ? undefined : tilesOf(match, start + match.index);
    if (tiles !== undefined) found.push(...tiles);
    else {
      const rest = { start: found.length === 0 && from === 0 ? start : place.start, end: place.end };
      const shown = text.slice(rest.start - start);
      complain('unknown-shape', `\`${shown}\` is no part of a shape.`, rest, hintFor(shown));
      return undefined;
    }
  }
  if (found.length > 0) return found;
  complain('unknown-shape', 'Tiles are missing here.', { start: start + text.length, end: start + text.length }, FORMS);
  return undefined;
}

function tilesOf(match: RegExpExecArray, offset: number): Named[] | undefined {
  const [all, digits, letter, variable, capital, sum, suit] = match;
  const start = offset + (all.length - all.trimStart().length);
  const end = offset + all.trimEnd().length;
  if (digits !== undefined)
    return [...digits].map((digit, index) => ({
      is: 'tile',
      rank: { add: Number(digit), times: {} },
      suit: letter!,
      literal: digit + ' '.repeat(end - start - index - 2) + letter!,
      start: start + index,
      end: index === digits.length - 1 ? end : start + index + 1,
    }));
  const rank = variable === undefined ? sumOf(sum!) : { add: 0, times: { [variable]: 1 } };
  return rank && [{ is: 'tile', rank, suit: capital ?? suit!, start, end }];
}

/** `n+2k`, `10-n`; undefined where it is no sum. */
function sumOf(text: string): RankSum | undefined {
  const plain = text.replaceAll(/\s/g, '');
  if (!/^(?:\d*[a-z]|\d+)(?:[+-](?:\d*[a-z]|\d+))*$/.test(plain)) return undefined;
  const sum: RankSum = { add: 0, times: {} };
  for (const [, sign, factor, variable] of plain.matchAll(/([+-]?)(\d*)([a-z]?)/g)) {
    const amount = (sign === '-' ? -1 : 1) * (factor === '' ? 1 : Number(factor));
    if (variable) sum.times[variable] = (sum.times[variable] ?? 0) + amount;
    else if (factor) sum.add += amount;
  }
  return sum;
}

function readRange(outline: Outline, part: Part, complain: Complain): void {
  const match = RANGE.exec(part.text);
  if (match === null || Number(match[2]) > Number(match[3])) {
    const shown = part.text === '' ? 'Something is missing here.' : `\`${part.text}\` is no range of ranks.`;
    complain('unknown-range', shown, part, 'Write `where n in 1..4`.');
  } else outline.ranges.push({ variable: match[1]!, from: Number(match[2]), to: Number(match[3]) });
}

function checkVariables({ loose, choose, alike, ranges }: Outline, complain: Complain): void {
  const named = [...loose, ...(choose?.of ?? []), ...alike.map(({ of }) => of)];
  const used = named.flatMap((one) => (one.is === 'tile' ? Object.keys(one.rank.times) : []));
  for (const { variable } of ranges) {
    if (used.includes(variable)) continue;
    const end = Math.max(0, ...named.map((one) => one.end));
    complain(
      'unused-variable',
      `No tile has the variable \`${variable}\`.`,
      { start: 0, end },
      `Write \`${variable}A\`.`,
    );
  }
}
