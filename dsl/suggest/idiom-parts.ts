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
export const THINGS = `(?:(?:${named('adjective')})\\s+)*${NOUN}(?:\\s+of\\s+\\w+)?`;
/** The same, maybe several of them. */
export const MANY = `((?:(?:${named('adjective')})\\s+)*${NOUN})s?((?:\\s+of\\s+\\w+)?)`;
/** Something that has a value. */
export const TERM = `((?:\\w+\\([^()]*\\)|${phrases}|[a-z_]\\w*))`;
/** Zero to ten, by their place. */
export const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const NUMBER = `(\\d+|${NUMERALS.slice(1).join('|')})`;

export const phrase = (text: string): RegExp => new RegExp(`\\b${text}(?!\\w)`, 'g');
export const number = (text: string): string => (NUMERALS.includes(text) ? String(NUMERALS.indexOf(text)) : text);
export const HONOURS = ['east', 'south', 'west', 'north', 'white', 'green', 'red'];
