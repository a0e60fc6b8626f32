/** Takes values out of the JSON of others. What is not as expected becomes a problem, and reading goes on with a stand-in. */
import { type Problem, problem } from '../core/index.ts';
import { isTile, UNKNOWN } from './log-tiles.ts';

export interface JsonReader {
  file: string;
  /** Line of the text that is being read, from 1. */
  line: number;
  /** How many play: the numbers a player can have. */
  players: number;
  problems: Problem[];
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function jsonReader(file: string): JsonReader {
  return { file, line: 1, players: 4, problems: [] };
}

/** Notes what is wrong, and what was expected instead. */
export function note({ file, line, problems }: JsonReader, message: string, hint?: string): void {
  const place = { file, line, column: 1, endLine: line, endColumn: 1 };
  problems.push(problem('bad-log', message, { place, ...(hint !== undefined && { hint }) }));
}

function unexpected(reader: JsonReader, path: string, value: Json | undefined, expected: string): void {
  const found = value === undefined ? 'missing' : shortly(value);
  note(reader, `\`${path}\` is ${found}; expected ${expected}.`);
}

function shortly(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** Parses one piece of JSON; undefined and a problem where it is none. */
export function readJson(reader: JsonReader, text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    const start = text.trim().slice(0, 40);
    note(reader, `This is not JSON: ${start}`, 'The text may have been cut.');
    return undefined;
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function takeObject(reader: JsonReader, value: Json | undefined, path: string): JsonObject {
  if (isObject(value)) return value;
  unexpected(reader, path, value, 'an object');
  return {};
}

/** A whole number from `least` to `most`. */
export function takeNumber(
  reader: JsonReader,
  value: Json | undefined,
  path: string,
  least = -1e9,
  most = 1e9,
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  const range = least === -1e9 ? '' : most === 1e9 ? `, ${least} or more` : ` from ${least} to ${most}`;
  unexpected(reader, path, value, `a whole number${range}`);
  return Math.max(least, 0);
}

export function takePlayer(reader: JsonReader, value: Json | undefined, path: string): number {
  const { players } = reader;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players) return value;
  unexpected(reader, path, value, `the number of a player, 0 to ${players - 1}`);
  return 0;
}

export function takeText(reader: JsonReader, value: Json | undefined, path: string): string {
  if (typeof value === 'string') return value;
  unexpected(reader, path, value, 'a text');
  return '';
}

export function takeFlag(reader: JsonReader, value: Json | undefined, path: string): boolean {
  if (typeof value === 'boolean') return value;
  unexpected(reader, path, value, 'true or false');
  return false;
}

/** A list, each entry taken by `take`; of `length` entries if that is given. */
export function takeList<T>(
  reader: JsonReader,
  value: Json | undefined,
  path: string,
  take: (reader: JsonReader, value: Json | undefined, path: string) => T,
  length?: number,
): T[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length)) {
    const found = Array.isArray(value) && value.length > 3 ? `a list of ${value.length}` : undefined;
    const expected = length === undefined ? 'a list' : `a list of ${length}`;
    if (found !== undefined) note(reader, `\`${path}\` is ${found}; expected ${expected}.`);
    else unexpected(reader, path, value, expected);
    return [];
  }
  return value.map((entry, at) => take(reader, entry, `${path}[${at}]`));
}

/** What a word of the format stands for. */
export function takeChoice<T>(
  reader: JsonReader,
  value: Json | undefined,
  path: string,
  choices: Readonly<Record<string, T>>,
): T | undefined {
  if (typeof value === 'string' && Object.hasOwn(choices, value)) return choices[value];
  unexpected(reader, path, value, `one of ${Object.keys(choices).join(', ')}`);
  return undefined;
}

/** A tile in our notation, or one the log does not show. */
export function takeTile(reader: JsonReader, value: Json | undefined, path: string): string {
  if (typeof value === 'string' && (isTile(value) || value === UNKNOWN)) return value;
  unexpected(reader, path, value, 'a tile such as 5p, 0p (red) or 7z');
  return UNKNOWN;
}
