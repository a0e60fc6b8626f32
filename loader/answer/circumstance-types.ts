/** Whether circumstances are of the types they are said to be: programs without types, and lines of JSON, may say anything. */
import { problem, type Problem } from '../../core/index.ts';
import type { Circumstances } from './circumstances.ts';

/** What is of another type. */
export function wrongTypes({ with: words, bonus, lists, counters, deposits }: Circumstances): Problem[] {
  const problems: Problem[] = [];
  const areWords = words === undefined || isText(words) || (Array.isArray(words) && words.every(isText));
  if (!areWords) problems.push(wrongType('with', words, 'a list of words'));
  if (bonus !== undefined && !isText(bonus))
    problems.push(wrongType('bonus', bonus, 'tiles in notation, such as "1f"'));
  if (lists !== undefined && !isMapOf(lists, isText))
    problems.push(wrongType('lists', lists, 'tiles in notation by name'));
  if (!areNumbers(counters)) problems.push(wrongType('counters', counters, 'numbers by name'));
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
