/** Whether circumstances are of the types they are said to be: programs without types, and lines of JSON, may say anything. */
import { problem, type Problem, type Seat } from '../../core/index.ts';

/** What is of another type. */
export function wrongTypes({ with: words, bonus, lists, counters, deposits, lost }: Circumstances): Problem[] {
  const problems: Problem[] = [];
  const areWords = words === undefined || isText(words) || (Array.isArray(words) && words.every(isText));
  if (!areWords) problems.push(wrongType('with', words, 'a list of words'));
  if (bonus !== undefined && !isText(bonus))
    problems.push(wrongType('bonus', bonus, 'tiles in notation, such as "1f"'));
  if (lists !== undefined && !isMapOf(lists, isText))
    problems.push(wrongType('lists', lists, 'tiles in notation by name'));
  if (!areNumbers(counters)) problems.push(wrongType('counters', counters, 'numbers by name'));
  if (lost !== undefined && typeof lost !== 'boolean') problems.push(wrongType('lost', lost, 'true or false'));
  if (!areNumbers(deposits)) problems.push(wrongType('deposits', deposits, 'numbers by name'));
  return problems;
}

function wrongType(key: string, value: unknown, says: string): Problem {
  return problem('wrong-type', `\`${key}\` is ${says}, not ${JSON.stringify(value)}.`);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function areNumbers(value: unknown): boolean {
  return value === undefined || isNumber(value) || isMapOf(value, isNumber);
}

function isMapOf(value: unknown, is: (one: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const key in value) if (!is((value as Record<string, unknown>)[key])) return false;
  return true;
}

/** Circumstances of a hand. What is left out is ordinary: the first seat in the first round, won on a discard. */
export interface Circumstances {
  by?: 'draw' | 'discard';
  /** A seat, 0 being the dealer; or a word for it: its wind, its name, or its number from 1 (`'south'`, `'2'`). */
  seat?: Seat | string;
  /** From 1; or the round's wind. */
  round?: number | string;
  /** Who discarded, said like `seat`; the next seat if not said. */
  from?: Seat | string;
  /** Facts and marks that hold. */
  with?: readonly string[];
  /** By name; a number where there is one counter of the table. */
  counters?: Readonly<Record<string, number>> | number;
  /** Bonus tiles shown, in notation, beside those of the hand. */
  bonus?: string;
  /** Tiles of the lists on the table, in notation. */
  lists?: Readonly<Record<string, string>>;
  /** What lies in the pots, by name; a number where there is one pot. */
  deposits?: Readonly<Record<string, number>> | number;
  /** The seat that must answer for the hand, said like `seat`; nobody if not said. */
  responsible?: Seat | string;
  /** The hand has not won: it may lack tiles, and what is there counts. */
  lost?: boolean;
}
