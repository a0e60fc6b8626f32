/** What an option may be, and what to write instead of a value it can't have. */
import { nearest, type OptionValue } from '../../core/index.ts';
import { complain, dataAt, type Draft, type Path } from './draft.ts';

export interface Option {
  type: 'number' | 'yes/no' | 'choice';
  value: OptionValue;
  range?: [number, number];
  values?: string[];
  /** Of a choice: the options that each of its values sets. */
  sets?: Readonly<Record<string, Readonly<Record<string, OptionValue>>>> | undefined;
}

/** The value at a path does not fit the option. */
export function refuseValue(draft: Draft, name: string, option: Option, path: Path): void {
  const value = dataAt(draft, path);
  complain(
    draft,
    'option-value',
    `The option \`${name}\` can't be \`${String(value)}\`.`,
    path,
    adviceOn(option, value),
  );
}

/** The value as its type wants it, or undefined if it can't be. `yes` and `no` are understood. */
export function valueFor(option: Option, value: unknown): OptionValue | undefined {
  const { type, range, values } = option;
  if (type === 'number') {
    const fits =
      typeof value === 'number' &&
      Number.isFinite(value) &&
      (Number.isInteger(value) || takesFractions(option)) &&
      (range === undefined || (value >= range[0] && value <= range[1]));
    return fits ? value : undefined;
  }
  if (type === 'choice') return values?.find((one) => one === value || wordsFor(value).includes(one));
  if (value === 'yes' || value === 'no') return value === 'yes';
  return typeof value === 'boolean' ? value : undefined;
}

/** Nearly all count something. One that does not has a fraction as its default or at an end of its range; the default itself may be any. */
function takesFractions({ value, range = [0, 0] }: Option): boolean {
  return typeof value !== 'number' || [value, ...range].some((one) => Number.isFinite(one) && !Number.isInteger(one));
}

/** What people write for yes and no, where a choice has one of them. */
function wordsFor(value: unknown): readonly string[] {
  return value === true ? ['on', 'yes', 'true'] : value === false ? ['off', 'no', 'false'] : [];
}

const NUMERALS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number a text was meant to be: `three`, `3 fan`, `"3"`. */
function numberIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const numeral = NUMERALS.indexOf(value.trim().toLowerCase());
  return numeral >= 0 ? String(numeral) : /^-?\d+(\.\d+)?(?=$|\s*[^\d\s.,])/.exec(value.trim())?.[0];
}

export function adviceOn(option: Option, value: unknown): { hint: string; replacement?: string } {
  const { type, range, values } = option;
  if (type === 'yes/no') {
    const word = String(value).toLowerCase();
    const meant = /^(yes|y|on|true|1)$/.test(word) ? 'true' : /^(no|n|off|false|0)$/.test(word) ? 'false' : undefined;
    return meant === undefined
      ? { hint: 'It is true or false.' }
      : { hint: `It is true or false: write ${meant}.`, replacement: meant };
  }
  if (type === 'choice') {
    if (values === undefined) return { hint: 'List the `values` of the choice first.' };
    const near = nearest(String(value), values);
    const list = `It is one of ${values.join(', ')}.`;
    return near === undefined ? { hint: list } : { hint: `Did you mean \`${near}\`? ${list}`, replacement: near };
  }
  const meant = numberIn(value);
  if (meant !== undefined && meant === value) {
    return { hint: `Write ${value}, without quotes.`, replacement: meant };
  }
  const number = takesFractions(option) ? 'It is a number' : 'It is a whole number';
  const kind = range === undefined ? `${number}.` : `${number} from ${range[0]} to ${range[1]}.`;
  if (meant !== undefined) return { hint: `Write ${meant}. ${kind}`, replacement: meant };
  const hint = kind;
  if (range === undefined) return { hint };
  return typeof value === 'number'
    ? { hint, replacement: String(Math.min(range[1], Math.max(range[0], Math.round(value)))) }
    : { hint };
}
