/** What players say of a hand, and how it is said here. */
import { habit, type Habit } from './idiom-rule.ts';
import { GROUP, HONOURS, NOUN, NUMBER, number, NUMERALS, phrase, ranks } from './idiom-parts.ts';
import type { Scope } from '../expression-scope.ts';
import { words } from '../words/index.ts';

/** Where a condition begins: what a hand has is named, with or without a number. */
const HAD = `(?:^|(?<=\\b(?:and|or|not)\\s+))(?:(?:an? |the )?hand (?:with|of|that has) )?(?:has )?(?:an? )?(?:(no|\\d+|${NUMERALS.slice(1).join('|')}) )?`;
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
  return /^\d+$/.test(one) ? ranked.join(' or ') : undefined;
}

/** `seven pairs` where the pack has a shape of pairs: no hand of sets has so many. */
function shapeOf(many: string, group: string, { shapes }: Scope): string | undefined {
  return Number(number(many)) > 4 && shapes.includes(`${group}s`) ? `shape is ${group}s` : undefined;
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
  habit(
    new RegExp(`${HAD}${GROUP}s?${ENDS}`, 'g'),
    ([, many, group], scope) => (many === '' ? undefined : (shapeOf(many!, group!, scope) ?? had(many!, group!, ''))),
    IS_HAD,
  ),
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
    ([, many, group, kinds], scope) =>
      /^\d/.test(kinds!) ? undefined : had(many!, group!, kindsCalled(kinds!, scope)),
    IS_HAD,
  ),
  habit(phrase('has (\\d)\\1{1,2}([a-z])'), ([said, rank, suit]) => {
    const group = said!.length > 'has 11m'.length ? 'triplet' : 'pair';
    return `has ${group} of ${rank}${suit}`;
  }),
  habit(phrase('has (?:an? )?(\\w+)'), ([, said], scope) => {
    const kinds = kindsCalled(said!, scope);
    return kinds && `any tile is ${kinds}`;
  }),
  habit(
    /\b(\d)\s*(?:-|–|\.\.|to)\s*(\d)\b/g,
    ([, first, last], scope) => {
      const all = ranks(first!, last!);
      return all && kindsCalled(all, scope);
    },
    'All ranks are named, before the letter of their suit.',
  ),
  habit(
    /\b(\d+)([a-z]{2,})\b/g,
    ([, ranks, letters], { tiles }) => {
      const isSuit = (letter: string): boolean => tiles.suits.some((suit) => suit.letter === letter);
      const all = [...letters!];
      return all.every(isSuit) ? all.map((letter) => `${ranks}${letter}`).join(' or ') : undefined;
    },
    'Each suit stands behind its own ranks.',
  ),
  habit(
    phrase(`(?<=(?:is|of) )(?:${HONOURS.join('|')})`),
    ([said], scope) => kindsCalled(said!, scope),
    'Honours are written 1z to 7z.',
  ),
  habit(phrase('(?:wins?|won) (?:on|with|by) (?:the |an? )?(\\d+[a-z])'), 'last tile is $1'),
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
