import { problem, type OptionValue, type Result } from '../core/index.ts';

/** Reads `minimum=3,payment=full` as options of a pack. */
export function parseOptions(texts: readonly string[]): Result<Record<string, OptionValue>> {
  const pairs = texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const wrong = pairs.filter((pair) => !/^[^=\s]+=[^=]+$/.test(pair));
  if (wrong.length > 0) {
    const hint = 'Write name=value: --options minimum=3,payment=full';
    return {
      ok: false,
      problems: wrong.map((pair) =>
        problem('bad-option', `${JSON.stringify(pair)} is no option with a value.`, { hint }),
      ),
    };
  }
  const entries = pairs.map((pair) => pair.split('=').map((part) => part.trim()) as [string, string]);
  return {
    ok: true,
    value: Object.fromEntries(entries.map(([name, value]) => [name, optionValue(value)])),
    problems: [],
  };
}

/** Numbers and yes/no are read as what they look like. */
export function optionValue(text: string): OptionValue {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (['yes', 'true', 'on'].includes(text)) return true;
  if (['no', 'false', 'off'].includes(text)) return false;
  return text;
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
