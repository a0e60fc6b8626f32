/** What players say of a hand, and how it is said here. */
import { habit, type Habit } from './idiom-rule.ts';
import { HONOURS, named, NOUN, NUMBER, number, NUMERALS, phrase } from './idiom-parts.ts';
import type { Scope } from '../expression-scope.ts';
import { words } from '../words/index.ts';

const GROUP = `((?:(?:${named('adjective')})\\s+)*${NOUN})`;
/** Where a condition begins: what a hand has is named, with or without a number. */
const HAD = `(?:^|(?<=\\b(?:and|or|not)\\s+))(?:has )?(?:an? )?(?:(no|\\d+|${NUMERALS.slice(1).join('|')}) )?`;
const ENDS = '(?=\\s*$|\\s+(?:and|or)\\b)';
const IS_HAD = 'What a hand has is said with `has` and `count`.';

/** `dragons` for `dragon`, `east` for `1z`, `8` for that rank in every suit; undefined where it is nothing that tiles are called. */
function kindsCalled(said: string, { definitions, tiles }: Scope): string | undefined {
  const letters = tiles.suits.map(({ letter }) => letter);
  if (/^\d+[a-z]$/.test(said) && letters.includes(said.at(-1)!)) return said;
  const known = [...Object.keys(definitions), ...words.flatMap(({ is, name }) => (is === 'kinds' ? [name] : []))];
  const one = said
    .replace(/^honor(?=s?$)/, 'honour')
    .replace(/(?<=.)s$/, '')
    .replace(' ', '_');
  if (known.includes(said)) return said;
  if (known.includes(one)) return one;
  if (HONOURS.includes(one)) return `${HONOURS.indexOf(one) + 1}z`;
  const ranked = tiles.suits.filter(({ runs }) => runs).map(({ letter }) => `${one}${letter}`);
  return /^\d$/.test(one) ? ranked.join(' or ') : undefined;
}

/** Of certain kinds, so many groups; one where no number is said. */
function had(many: string, group: string, kinds: string | undefined): string | undefined {
  if (kinds === undefined) return undefined;
  const of = kinds === '' ? group : `${group} of ${kinds}`;
  if (many === 'no') return `not has ${of}`;
  return many === '' ? `has ${of}` : `count(${of}) >= ${number(many)}`;
}

/** Things that a hand has, and how it was won, in the words of players. */
export const things: readonly Habit[] = [
  habit(new RegExp(`${HAD}${GROUP}s?${ENDS}`, 'g'), ([, many, group]) => had(many!, group!, ''), IS_HAD),
  habit(
    new RegExp(`${HAD}${GROUP}s? of (?:the )?((?:(?:seat|round) )?\\w+)(?:\\s(?:wind|dragon)s?)?${ENDS}`, 'g'),
    ([, many, group, kinds], scope) => had(many!, group!, kindsCalled(kinds!, scope)),
    IS_HAD,
  ),
  habit(
    new RegExp(`${HAD}(\\w+) (${NOUN})s?${ENDS}`, 'g'),
    ([, many, kinds, group], scope) => had(many!, group!, kindsCalled(kinds!, scope)),
    IS_HAD,
  ),
  habit(
    new RegExp(`${HAD}(${NOUN})s? (\\w+)${ENDS}`, 'g'),
    ([, many, group, kinds], scope) => had(many!, group!, kindsCalled(kinds!, scope)),
    IS_HAD,
  ),
  habit(phrase(`all (${NOUN})s`), 'every set is $1'),
  habit(
    phrase('(?:has )?(no|all|only|every) (\\w+)(?: (?:and|or) (\\w+))?'),
    ([, which, first, second], scope) => {
      const kinds = [first!, second!].filter(Boolean).map((said) => kindsCalled(said, scope));
      return kinds.includes(undefined) ? undefined : `${which === 'no' ? 'no' : 'every'} tile is ${kinds.join(' or ')}`;
    },
    'What is said of a noun stands behind `is`.',
  ),
  habit(
    phrase(`(no|all|every|each) (${NOUN})s? (?:are|is|be)`),
    ([, which, noun]) => `${which === 'no' ? 'no' : 'every'} ${noun} is`,
  ),
  habit(phrase('(?:the )?winning tile'), 'last tile'),
  habit(
    phrase(
      '(?:not )?(?:(?:the )?(?:hand|player) is (?:fully )?|(?:the )?(?:an? )?)(?:concealed|closed|open)(?: hand)?',
    ),
    ([said]) => (said!.includes('open') === said!.startsWith('not ') ? 'concealed' : 'not concealed'),
  ),
  habit(new RegExp(`${NUMBER} suits?(?: only)?${ENDS}`, 'g'), ([, many]) => `suits == ${number(many!)}`),
  habit(phrase('(?:(?:win|won|wins) (?:by|on|with) (?:an? )?)?self[- ]?draw(?:n|s)?'), 'by draw'),
  habit(phrase('(?:win|won|wins) (?:by|on|from) (?:an? )?discards?'), 'not by draw'),
];
