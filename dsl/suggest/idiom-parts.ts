/** Parts of texts that ways of saying are made of. */
import { words } from '../words/index.ts';

export const named = (is: string): string =>
  words
    .filter((word) => word.is === is)
    .map(({ name }) => name)
    .join('|');
const phrases = words
  .map(({ name }) => name)
  .filter((name) => name.includes(' '))
  .join('|');

export const NOUN = `(?:${named('noun')})`;
const THING = `(?:(?:${named('adjective')})\\s+)*${NOUN}`;
export const GROUP = `(${THING})`;
export const THINGS = `${THING}(?:\\s+of\\s+\\w+)?`;
/** The same, maybe several of them. */
export const MANY = `${GROUP}s?((?:\\s+of\\s+\\w+)?)`;
/** Something that has a value. */
export const TERM = `((?:\\w+\\([^()]*\\)|${phrases}|[a-z_]\\w*))`;
/** Zero to ten, by their place. */
export const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const NUMBER = `(\\d+|${NUMERALS.slice(1).join('|')})`;

export const phrase = (text: string): RegExp => new RegExp(`\\b${text}(?!\\w)`, 'g');
export const number = (text: string): string => (NUMERALS.includes(text) ? String(NUMERALS.indexOf(text)) : text);
/** `2345678` for 2 and 8; undefined where they go down. */
export function ranks(first: string, last: string): string | undefined {
  const [from, to] = [Number(first), Number(last)];
  if (from > to) return undefined;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).join('');
}

export const HONOURS = ['east', 'south', 'west', 'north', 'white', 'green', 'red'];
