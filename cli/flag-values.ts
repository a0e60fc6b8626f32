import { isSeedText, problem, type OptionValue, type Result } from '../core/index.ts';

/** Reads `minimum=3,payment=full` as options of a pack. */
export function parseOptions(texts: readonly string[], flag = '--options'): Result<Record<string, OptionValue>> {
  return parsePairs(texts, 'option', `${flag} minimum=3,payment=full`, optionValue);
}

/** Reads `name=value,name=value`, given at once or one by one. */
export function parsePairs<Read>(
  texts: readonly string[],
  what: string,
  example: string,
  read: (text: string) => Read | undefined,
): Result<Record<string, Read>> {
  const pairs = texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const entries = pairs.map((pair) => pair.split('=').map((part) => part.trim()) as [string, string]);
  const isWrong = (pair: string): boolean =>
    !/^[^=\s]+=[^=]+$/.test(pair) || read(pair.split('=')[1]!.trim()) === undefined;
  const wrong = pairs.filter(isWrong);
  if (wrong.length > 0) {
    const hint = `Write name=value: ${example}`;
    const problems = wrong.map((pair) =>
      problem('bad-option', `${JSON.stringify(pair)} is no ${what} with a value.`, { hint }),
    );
    return { ok: false, problems };
  }
  return { ok: true, value: Object.fromEntries(entries.map(([name, value]) => [name, read(value)!])), problems: [] };
}

/** Numbers and yes/no are read as what they look like. */
export function optionValue(text: string): OptionValue {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (['yes', 'true', 'on'].includes(text)) return true;
  if (['no', 'false', 'off'].includes(text)) return false;
  return text;
}

/** A number as it is written; undefined for anything else. */
export function numberValue(text: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** A whole number within bounds, or a problem that names the flag. */
export function parseWhole(text: string, flag: string, least: number, most: number): Result<number> {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return { ok: true, value: number, problems: [] };
  return {
    ok: false,
    problems: [
      problem('bad-number', `${flag} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`),
    ],
  };
}

/** The same of a flag that may be left out. */
export function parseOptionalWhole(
  text: string | undefined,
  flag: string,
  least: number,
  most: number,
): Result<number | undefined> {
  return text === undefined ? { ok: true, value: undefined, problems: [] } : parseWhole(text, flag, least, most);
}

/** Seconds, in milliseconds, or a problem that names the flag. */
export function parseSeconds(text: string, flag: string): Result<number> {
  const seconds = numberValue(text);
  if (seconds !== undefined && seconds > 0 && seconds <= 86_400)
    return { ok: true, value: 1000 * seconds, problems: [] };
  const message = `${flag} takes seconds, more than 0 and at most 86400, not ${JSON.stringify(text)}.`;
  return { ok: false, problems: [problem('bad-number', message)] };
}

/** The moment, by `performance.now()`, that lies so many seconds ahead; none where no time is given. */
export function parseDeadline(text: string | undefined): Result<number> {
  if (text === undefined) return { ok: true, value: Infinity, problems: [] };
  const seconds = parseWhole(text, '--deadline', 0, 1_000_000);
  return seconds.ok ? { ...seconds, value: performance.now() + 1000 * seconds.value } : seconds;
}

/** The seed of a game: any text, so that `7` is the seed 7. */
export function parseSeed(text: string): Result<string> {
  if (isSeedText(text)) return { ok: true, value: text, problems: [] };
  return { ok: false, problems: [problem('bad-seed', `--seed takes text, not ${JSON.stringify(text)}.`)] };
}
