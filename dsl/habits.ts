/** What people write who come from programs, spreadsheets or plain speech, and how it is said here. Only what then is right is suggested. */
import { type Edit, habit, type Habit } from './habit.ts';
import type { Scope } from './scope.ts';
import { words } from './words/index.ts';

const named = (is: string): string =>
  words
    .filter((word) => word.is === is)
    .map(({ name }) => name)
    .join('|');
const phrases = words
  .map(({ name }) => name)
  .filter((name) => name.includes(' '))
  .join('|');

const NOUN = `(?:${named('noun')})`;
const THINGS = `(?:(?:${named('adjective')})\\s+)*${NOUN}(?:\\s+of\\s+\\w+)?`;
/** The same, maybe several of them. */
const MANY = `((?:(?:${named('adjective')})\\s+)*${NOUN})s?((?:\\s+of\\s+\\w+)?)`;
/** Something that has a value. */
const TERM = `((?:\\w+\\([^()]*\\)|${phrases}|[a-z_]\\w*))`;
const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d+|${NUMERALS.slice(1).join('|')})`;

const phrase = (text: string): RegExp => new RegExp(`\\b${text}(?!\\w)`, 'g');
const number = (text: string): string => (NUMERALS.includes(text) ? String(NUMERALS.indexOf(text)) : text);

/** Longer first: `is greater than or equal to` before `is greater than`. */
const COMPARED: readonly [string, string][] = [
  ['(?:greater|more) than or equal to|at least|no (?:less|fewer) than', '>='],
  ['(?:less|fewer) than or equal to|at most|no more than', '<='],
  ['(?:greater|more|bigger|higher) than|over|above', '>'],
  ['(?:less|fewer|smaller|lower) than|under|below', '<'],
  ['not equal to|different from', '!='],
  ['equal to|equals|exactly|eq', '=='],
];

const comparisons: Habit[] = COMPARED.flatMap(([said, sign]) => [
  habit(
    phrase(`(?:${said}) ${NUMBER} ${MANY}`),
    ([, many, things, of]) => `count(${things}${of}) ${sign} ${number(many!)}`,
  ),
  habit(phrase(`(?:(?:is|are) )?(?:${said})`), sign, 'Numbers are compared with signs.'),
]);

/** Halves and quarters are exact, tenths are not. */
function fraction(numerator: number, denominator: number): string | undefined {
  const most = 64;
  const parts = (numerator * most) / denominator;
  if (!Number.isInteger(parts)) return undefined;
  let [above, below] = [parts, most];
  while (below > 1 && above % 2 === 0) [above, below] = [above / 2, below / 2];
  return below === 1 ? `${above}` : `${above}/${below}`;
}

function ranks(first: string, last: string): string | undefined {
  const [from, to] = [Number(first), Number(last)];
  if (from > to) return undefined;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).join('');
}

const FRACTIONS = 'Numbers are exact: parts are written as fractions.';
const QUOTE = '["\'`\\u2018-\\u201f\\u00ab\\u00bb\\u2039\\u203a\\u300c-\\u300f]';

/** Signs and words of programs. */
const programs: Habit[] = [
  habit(/(?<![=!<>])=(?!=)/g, 'is', 'Seats and choices are compared with `is`.'),
  habit(/={2,3}/g, 'is', 'Seats and choices are compared with `is`.'),
  habit(/!==?|<>/g, 'is not', 'Seats and choices are compared with `is`.'),
  habit(/<>/g, '!=', 'Numbers are compared with `==`, `!=`, `<`, `<=`, `>` and `>=`.'),
  habit(/\bis not\b/g, '!=', 'Numbers are compared with `==` and `!=`.'),
  habit(/\bis\b/g, '==', 'Numbers are compared with `==`.'),
  habit(/\bnot in\b/g, 'is not', 'The other way round is said with `is not`.'),
  habit(phrase(`${TERM} (?:==|is) (?:true|yes)`), '$1', 'A condition stands alone.'),
  habit(phrase(`${TERM} (?:==|is) (?:false|no)`), 'not $1', 'A condition stands alone.'),
  habit(/([^()?:]+?)\s*\?\s*([^()?:]+?)\s*:\s*([^()?:]+)/g, 'if $1 then $2 else $3', 'A choice is said with `if`.'),
  habit(
    /\bif\s*\(([^(),]+),([^(),]+),([^(),]+)\)/gi,
    (of) => {
      const [test, yes, no] = of.slice(1).map((part) => part.trim());
      return `if ${test} then ${yes} else ${no}`;
    },
    'A choice is said with `if ... then ... else ...`.',
  ),
  habit(/:(?=\s)/g, ' then'),
  habit(/\b(?:elseif|elsif|elif)\b/g, 'else if'),
  habit(/\b(?:otherwise)\b/g, 'else'),
  habit(new RegExp(`${QUOTE}([^"'\`]*?)${QUOTE}`, 'gu'), '$1', 'Words stand without quotes.'),
  habit(/\$\{([^{}]*)\}|[{[]([^{}[\]]*)[}\]]/g, '$1$2', 'Names stand as they are.'),
  habit(/[$@](?=[a-z])/g, '', 'Names stand as they are.'),
  habit(/^\s*=\s*/g, '', 'A text is a rule by itself.'),
  habit(/\b(?:hand|self|this|player|me|my)\.(?=[a-z])/g, '', 'What a rule speaks of is understood.'),
  habit(/(?:\/\/|#|--).*$/g, '', 'A remark belongs into a comment of the file.'),
  habit(/\b([a-z_]+)\s*(?:\^|\*\*)\s*2\b/g, '$1 * $1'),
  habit(/\b(\d+)\s*([a-z_]{2,})\b/g, '$1 * $2', 'Products need their sign.'),
  habit(/(?<=[\w)] )x(?= [\w(])/g, '*'),
  habit(
    /\b(\d*)[.,](\d{1,4})\b/g,
    ([, whole, part]) => fraction(Number(`${whole}${part}`), 10 ** part!.length),
    FRACTIONS,
  ),
  habit(/\b(\d+)\s*%/g, ([, hundredths]) => fraction(Number(hundredths), 100), FRACTIONS),
  habit(/\bround_up\(([^(),]+)\)/g, 'ceil($1)', '`round_up` takes a number and a unit.'),
  habit(/\b(?:min|max|sum)\(([^(),]+)\)/g, '$1', 'One number is its own smallest and largest.'),
  habit(/\b(?:any|some|exists)\s*\(([^()]*)\)/gi, 'any $1', '`any` needs no parentheses.'),
  habit(/\b(?:every|all|each|forall)\s*\(([^()]*)\)/gi, 'every $1', '`every` needs no parentheses.'),
  habit(phrase(`(${NOUN})s?\\.(?:count|length|size)(?:\\(\\))?`), 'count($1)'),
  habit(new RegExp(`\\b(?:len|length|size|number|sum|countif)\\s*\\(${MANY}\\)`, 'gi'), 'count($1$2)'),
];

/** Ways of plain speech. */
const speech: Habit[] = [
  habit(phrase(`${TERM} (?:is )?between ${NUMBER} and ${NUMBER}`), ([, of, from, to]) => range(of!, from!, to!)),
  habit(phrase(`${TERM} (?:is )?in \\(?${NUMBER} ?(?:\\.\\.|-|to|,) ?${NUMBER}\\)?`), ([, of, from, to]) =>
    range(of!, from!, to!),
  ),
  habit(
    new RegExp(`([\\w() ]+?)\\s*(<=?|>=?)\\s*${TERM}\\s*(<=?|>=?)\\s*(\\w+)`, 'g'),
    '$1 $2 $3 and $3 $4 $5',
    'Two comparisons are joined with `and`.',
  ),
  habit(
    phrase(`has (?:at least )?${NUMBER} ${MANY}`),
    ([, many, things, of]) => `count(${things}${of}) >= ${number(many!)}`,
  ),
  habit(
    phrase(`(?:count|number|number of|count of|how many) ${MANY}`),
    'count($1$2)',
    'What is counted stands in parentheses.',
  ),
  habit(phrase(`there (?:is|are) (?:an? |some )?(${THINGS})`), 'has $1'),
  ...comparisons,
  habit(phrase(NUMERALS.slice(1).join('|')), ([numeral]) => number(numeral!), 'Numbers are written in digits.'),
  habit(phrase(`(${NOUN})s`), '$1', 'A noun stands for one thing at a time.'),
  habit(/\b(?:an?|the|either|both)(?=\s)/g, ''),
  habit(/\bnot is\b|\bis ?n['’]?t\b|\bare ?n['’]?t\b/g, 'is not', '`not` stands behind `is`.'),
  habit(/\bnot(?= \d)/g, '!=', 'Numbers are compared with `==` and `!=`.'),
  habit(/^([a-z_ ]+) not$/g, 'not $1', '`not` stands before what it denies.'),
  habit(/\bunless\b/g, 'not'),
  habit(/^(?:if|when|where|only if)\b/g, '', 'A rule is the condition itself.'),
  habit(/\b(?:but|also|plus|while|and and|with)\b/g, 'and'),
  habit(/\bor or\b/g, 'or'),
  habit(/\b(?:the )?(?:hand|tiles) (?:contains?|includes?|has)\b|\b(?:contains|includes)\b/g, 'tiles include'),
  habit(phrase('i (?:am|is) dealer|dealer'), 'seat number == 1', 'A hand knows its seat number; the dealer is seat 1.'),
];

/** Tiles and names in other notations. */
const notation: Habit[] = [
  habit(
    /\b(\d)([a-z]?)\s*(?:-|–|\.\.|to)\s*(\d)([a-z])\b/g,
    ([, first, , last, suit]) => {
      const all = ranks(first!, last!);
      return all && `${all}${suit}`;
    },
    'All ranks are named, before the letter of their suit.',
  ),
  habit(
    /\b([a-z])(\d+)\b/g,
    ([, suit, rank], { tiles }) => {
      return tiles.suits.some(({ letter }) => letter === suit) ? `${rank}${suit}` : undefined;
    },
    'The rank stands before the letter of its suit.',
  ),
  habit(
    /\b(\d+)([A-Z])\b/g,
    ([, rank, suit]) => `${rank}${suit!.toLowerCase()}`,
    'Suits are small letters; capitals are variables.',
  ),
  splitNames,
  habit(/[,;](?=\s)/g, ' and', 'Conditions are joined with `and` or `or`.'),
  habit(/,(?=\s)/g, ' or', 'What may stand for another is joined with `or`.'),
  habit(/,(?!\s)/g, ' or ', 'What may stand for another is joined with `or`.'),
];

function range(of: string, from: string, to: string): string {
  return `${of} >= ${number(from)} and ${of} <= ${number(to)}`;
}

/** `seat-wind` or `seat wind` for `seat_wind`, `by-draw` for `by draw`. */
function splitNames(text: string, scope: Scope): Edit[] {
  const { definitions, options, situation, marks, counters } = scope;
  const own = [...Object.keys(definitions), ...Object.keys(options), ...situation, ...marks, ...counters];
  const names = [...words.map(({ name }) => name), ...own].filter((name) => /[ _]/.test(name));
  return names.flatMap((name) => {
    const joint = name.includes('_') ? '[- ]' : '-';
    return habit(phrase(name.replace(/[ _]/g, joint)), name, `\`${name}\` is one word.`)(text, scope);
  });
}

/** Brackets that are missing or too many, and what a sentence still needs. */
const endings: Habit[] = [
  habit(/(?<=\w\([^()]*?\w)(?=\s+(?:==|!=|<|>|and\b|or\b)[^()]*$)/g, ')', 'A closing parenthesis is missing.'),
  habit(/$/g, ')', 'A closing parenthesis is missing.'),
  habit(/\)\s*$/g, '', 'This parenthesis was never opened.'),
  habit(/$/g, ' else 0', 'Expected `else`, but the text ends.'),
  habit(/$/g, ' else false', 'Expected `else`, but the text ends.'),
  habit(/\b(?:and|or)\s*$/g, '', 'Nothing follows.'),
];

/** In the order in which they are tried. */
export const habits: readonly Habit[] = [...programs, ...notation, ...speech, ...endings];
