/** What was meant, where only the form of a name or value is wrong. */
import { nearest } from '../core/index.ts';
import type { Schema } from './complete-pack-schema.ts';

/** What the code of a language looks like. */
export const LANGUAGE = '^[a-z]{2,3}(-[A-Za-z0-9]+)*$';
/** Languages that packs are often written in. */
const CODES = ['en', 'zh', 'ja', 'ko', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ru', 'vi', 'th', 'da', 'sv', 'fi'];

/** `english`, `Deutsch`: the code of the language, by its name in English or in itself. */
export function languageCode(text: string): string | undefined {
  const called = (code: string, by: string): string | undefined =>
    new Intl.DisplayNames([by], { type: 'language' }).of(code)?.toLowerCase();
  return CODES.find((code) => [called(code, 'en'), called(code, code)].includes(text.toLowerCase()));
}

/** A name that would do, made from what was written. */
export function slug(text: string, pattern: string): string | undefined {
  const joint = pattern.includes('_') ? '_' : '-';
  const words =
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const better = words.join(joint).replace(/^[0-9_-]+/, '');
  return better !== '' && new RegExp(pattern).test(better) ? better : undefined;
}

/** The same value in the form that is wanted, where only the form is wrong. */
export function repaired(value: unknown, wanted: readonly string[], schema: Schema | undefined): string | undefined {
  if (Array.isArray(value)) return fromList(value, wanted);
  const simple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!simple) return undefined;
  const text = String(value);
  if (wanted.includes('array')) return `[${text.replace(/^-\s*/, '')}]`;
  if (wanted.join() === 'object') return asEntry(text, schema);
  if (wanted.join() === 'string' && typeof value !== 'string')
    return versionOf(text, schema) ?? (fits(text, schema) ? `"${text}"` : undefined);
  if (
    wanted.includes('integer')
      ? /^-?[0-9]+$/.test(text)
      : wanted.includes('number') && /^-?[0-9]+(\.[0-9]+)?$/.test(text)
  )
    return text;
  if (wanted.includes('boolean') && /^(yes|on|y)$/i.test(text)) return 'true';
  if (wanted.includes('boolean') && /^(no|off|n)$/i.test(text)) return 'false';
  return undefined;
}

/** What people write who want something gone. */
export function takesOut(value: unknown): boolean {
  return /^(no|none|off|out|false|nothing|without|removed?|deleted?|-|0)$/i.test(String(value));
}

/** `1`, `v1.2`: a version of three numbers, where one is wanted. */
export function versionOf(text: string, schema: Schema | undefined): string | undefined {
  const [, first, second = '0', third = '0'] = /^v?([0-9]+)(?:\.([0-9]+))?(?:\.([0-9]+))?$/.exec(text) ?? [];
  const version = `${first}.${second}.${third}`;
  const isWanted = first !== undefined && !fits('1.0', schema) && fits('1.0.0', schema);
  return isWanted && fits(version, schema) ? version : undefined;
}

/** `10 fans` for the value of a pattern, or for the pattern: so many of which tally, named by others or in the text. */
export function counted(value: unknown, path: readonly (string | number)[], data: unknown): string | undefined {
  const [, number, unit] = /^([0-9]+) *([a-z_]*)$/i.exec(String(value)) ?? [];
  if (number === undefined || path[0] !== 'patterns') return undefined;
  if (path.length !== 2 && !(path.length === 3 && path[2] === 'value')) return undefined;
  const known = talliesIn(data);
  const tally = unit === '' ? known[0] : (nearest(unit!, known) ?? unit!.toLowerCase().replace(/s$/, ''));
  if (tally === undefined) return undefined;
  return path.length === 2 ? `{ value: { ${tally}: ${number} } }` : `{ ${tally}: ${number} }`;
}

/** `if C then a`, `a if C` for what a pattern absorbs: there a condition stands beside the name. */
export function absorbedIf(value: unknown): string | undefined {
  const text = String(value).replace(/ else (?:\[\]|none)$/, '');
  const [, before, then, name = then, behind = before] =
    /^if (.+) then \[?(\w+)\]?$|^\[?(\w+)\]? if (.+)$/.exec(text) ?? [];
  return name === undefined ? undefined : `{ pattern: ${name}, when: ${behind} }`;
}

/** Tallies of the pack; where it is not known, those that patterns of the file add to. */
function talliesIn(data: unknown): string[] {
  const { patterns, tallies } = data as { patterns?: Record<string, { value?: unknown } | null>; tallies?: object };
  const values = Object.values(patterns ?? {}).map((entry) => entry?.value);
  const keys = values.flatMap((each) => (typeof each === 'object' && each !== null ? Object.keys(each) : []));
  const declared = Object.keys(tallies ?? {});
  return declared.length > 0 ? declared : [...new Set(keys)];
}

function fits(text: string, schema: Schema | undefined): boolean {
  return schema?.pattern === undefined || new RegExp(String(schema.pattern)).test(text);
}

/** One of a list, or several conditions as one. */
function fromList(list: readonly unknown[], wanted: readonly string[]): string | undefined {
  if (!wanted.includes('string')) return undefined;
  if (list.length === 1) return String(list[0]);
  const isText = list.length > 0 && list.every((one) => typeof one === 'string');
  const part = (text: string): string => (/\bor\b|\bif\b/.test(text) ? `(${text})` : text);
  return isText && wanted.includes('boolean') ? list.map((one) => part(one as string)).join(' and ') : undefined;
}

/** `minimum = 1` or `minimum. 1` for an entry; a name by itself for its English one. */
function asEntry(text: string, schema: Schema | undefined): string | undefined {
  const [, key, value] = /^([a-z_]\w*)\s*[=.;]\s*(\S+)$/i.exec(text) ?? [];
  if (key !== undefined) return `{ ${key}: ${value} }`;
  const isName = Object.keys((schema?.properties ?? {}) as object)[0] === 'en';
  return isName ? `{ en: ${/[:#,[\]{}"'&*!|>%@`]/.test(text) ? JSON.stringify(text) : text} }` : undefined;
}
