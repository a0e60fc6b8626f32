/** What people write who come from programs, spreadsheets or plain speech, and how it is said here. Only what then is right is suggested. */
import { suitMeant } from '../../core/index.ts';
import { type Edit, habit, type Habit } from './idiom-rule.ts';
import { HONOURS, MANY, named, NOUN, NUMBER, number, NUMERALS, phrase, ranks, TERM, THINGS } from './idiom-parts.ts';
import { things } from './spoken-conditions.ts';
import type { Scope } from '../expression-scope.ts';
import { nearest } from './nearest-word.ts';
import { words } from '../words/index.ts';

/** Longer first: `is greater than or equal to` before `is greater than`. */
const COMPARED: readonly [string, string][] = [
  ['(?:greater|more) than or equal to|at least|no (?:less|fewer) than|gte|ge', '>='],
  ['(?:less|fewer) than or equal to|at most|no more than|lte|le', '<='],
  ['(?:greater|more|bigger|higher) than|over|above|gt', '>'],
  ['(?:less|fewer|smaller|lower) than|under|below|lt', '<'],
  ['not equal to|different from|ne', '!='],
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

const FRACTIONS = 'Numbers are exact: parts are written as fractions.';
const QUOTE = '["\'`\\u2018-\\u201f\\u00ab\\u00bb\\u2039\\u203a\\u300c-\\u300f]';

const CHOICE = 'A choice is said with `if ... then ... else ...`.';
/** A part of a call, which may hold calls itself. */
const PART = '((?:[^(),;]|\\([^()]*\\))+)';

function choice([, test, yes, no]: readonly string[]): string {
  return `if ${test!.trim()} then ${yes!.trim()} else ${no!.trim()}`;
}

function claims(word: string): string {
  return word === 'all' ? 'claimants' : '1';
}

/** Ways to say `if`. */
const choices: Habit[] = [
  habit(new RegExp(`\\bif\\s*\\(${PART}[,;]${PART}[,;]${PART}\\)`, 'gi'), choice, CHOICE),
  habit(/\bif\s+([^{}]+)\{([^{}]+)\}\s*else\s*\{([^{}]+)\}/g, choice, CHOICE),
  habit(/\bif\s*\(([^()]+)\)\s*(?!then\b)([^(){}]+?)\s+else\s+(.+)$/g, choice, CHOICE),
  habit(
    /^(?:if (.+) then )?(nearest|all)(?: if (.+))? else (nearest|all)$/g,
    ([, before, yes, behind, no]) => choice(['', before! || behind!, claims(yes!), claims(no!)]),
    'In a choice `nearest` is 1, `all` is `claimants`.',
  ),
  habit(/^(.+?) if (.+?) else (.+)$/g, ([, yes, test, no]) => choice(['', test!, yes!, no!]), CHOICE),
  habit(/\bcase\s+when\b/gi, 'if', CHOICE),
  habit(/\s*\bend(?:\s*if)?\s*$/gi, '', 'What `if` says needs no end.'),
];

/** `and(a, b)` is `a and b`. */
function calledJoint([, word, first, second, more = '']: readonly string[]): string {
  const parts = [first!, second!, ...more.split(/[,;]/)].map((part) => part.trim()).filter((part) => part !== '');
  const joined = parts.join(` ${word!.toLowerCase()} `);
  return word!.toLowerCase() === 'or' ? `(${joined})` : joined;
}

/** `1 or 2` where one number is compared. */
function eachOf(of: string, sign: string, numbers: string): string {
  const joint = sign === '!=' ? ' and ' : ' or ';
  return numbers
    .split(/\s*(?:,|\bor\b)\s*/)
    .map((one) => `${of} ${sign} ${number(one.trim())}`)
    .join(joint);
}

/** Signs and words of programs. */
const programs: Habit[] = [
  habit(/(?<![=!<>])=(?!=)/g, 'is', 'Seats and choices are compared with `is`.'),
  habit(/={2,3}/g, 'is', 'Seats and choices are compared with `is`.'),
  habit(/!==?|<>|\bne\b/g, 'is not', 'Seats and choices are compared with `is`.'),
  habit(/<>/g, '!=', 'Numbers are compared with `==`, `!=`, `<`, `<=`, `>` and `>=`.'),
  habit(/\bis not\b/g, '!=', 'Numbers are compared with `==` and `!=`.'),
  habit(/\bis\b/g, '==', 'Numbers are compared with `==`.'),
  habit(/\bnot in\b/g, 'is not', 'The other way round is said with `is not`.'),
  habit(/\b(?:equals|is equal to|matches|like)\b/g, 'is', 'Seats and choices are compared with `is`.'),
  habit(phrase(`${TERM} (?:={1,3}|is) (?:[Tt]rue|TRUE|yes)`), '$1', 'A condition stands alone.'),
  habit(phrase(`${TERM} (?:={1,3}|is) (?:[Ff]alse|FALSE|no)`), 'not $1', 'A condition stands alone.'),
  habit(/([^()?:]+?)\s*\?\s*([^()?:]+?)\s*:\s*([^()?:]+)/g, 'if $1 then $2 else $3', 'A choice is said with `if`.'),
  ...choices,
  habit(/:(?=\s)/g, ' then'),
  habit(/\b(?:elseif|elsif|elif)\b/g, 'else if'),
  habit(/\b(?:otherwise)\b/g, 'else'),
  habit(new RegExp(`${QUOTE}([^"'\`]*?)${QUOTE}`, 'gu'), '$1', 'Words stand without quotes.'),
  habit(/\$?\{\{\s*([^{}]*?)\s*\}\}/g, '$1', 'A text is a rule by itself, without brackets.'),
  habit(/\$\{([^{}]*)\}|[{[]([^{}[\]]*)[}\]]/g, '$1$2', 'Names stand as they are.'),
  habit(/[$@](?=[a-z])/g, '', 'Names stand as they are.'),
  habit(/^\s*(?:=|return\b)\s*|;\s*$/g, '', 'A text is a rule by itself.'),
  habit(
    new RegExp(`\\b(and|or)\\s*\\(${PART}[,;]${PART}((?:[,;]${PART})*)\\)`, 'gi'),
    calledJoint,
    'Conditions are joined with `and` or `or`.',
  ),
  habit(/\bNOT\s*(?=\()/g, 'not ', '`not` is written in small letters.'),
  habit(phrase(`${TERM} xor ${TERM}`), '$1 and not $2 or not $1 and $2', 'One of two alone is said in full.'),
  habit(/;(?=[^()]*\))/g, ',', 'Numbers are separated by commas.'),
  habit(/(?<=\w\([^()]*)[}\]]/g, ')', 'A bracket that opened as `(` is closed by `)`.'),
  habit(/\b([a-z_]+)\(\)/g, '$1', 'Names stand as they are.'),
  habit(/\s*\|\s*(?:int|float|bool|number|string)\b/g, '', 'Nothing has to be converted.'),
  habit(phrase(`(${NOUN})s?\\s*\\|\\s*(?:count|length|size)`), 'count($1)'),
  habit(
    phrase(`${TERM}\\s*(={1,2}|!=)\\s*(\\d+(?:\\s+or\\s+\\d+)+)`),
    ([, of, sign, all]) => eachOf(of!, sign === '!=' ? sign : '==', all!),
    'Each number is compared by itself.',
  ),
  habit(
    phrase(`${TERM}\\s*(<=?|>=?|[=!]=)\\s*(\\w+)\\s+(and|or)\\s+(<=?|>=?|[=!]=)\\s*(\\w+)`),
    '$1 $2 $3 $4 $1 $5 $6',
    'Each number is compared by itself.',
  ),
  habit(
    phrase(`(${NOUN})s?\\s*(<=?|>=?|[=!]=)\\s*(\\d+)`),
    'count($1) $2 $3',
    'What is counted stands in `count(...)`.',
  ),
  habit(phrase(`count\\((${THINGS}),\\s*(\\w+)\\)`), 'count($1 of $2)'),
  habit(/\b(?:null|nil|undefined|nobody|nothing)\b/g, 'none'),
  habit(/\b(?:hand|self|this|player|me|my)\.(?=[a-z])/g, '', 'A rule is about this hand already.'),
  habit(phrase(`${TERM}\\s*\\/\\/\\s*(\\d+)`), 'floor($1 / $2)', 'A division says how it is rounded.'),
  habit(/(?:\/\/|#|--).*$/g, '', 'A remark belongs into a comment of the file.'),
  habit(/\b([a-z_]+)\s*(?:\^|\*\*)\s*2\b/g, '$1 * $1'),
  habit(phrase(`(\\d+) (?:per|for each) ${MANY}`), '$1 * count($2$3)', 'What is counted stands in `count(...)`.'),
  habit(/\b(\d+)\s*((?!(?:else|then|end|and|or|is|if|where)\b)[a-z_]{2,})\b/g, '$1 * $2', 'Products need their sign.'),
  habit(/(?<=[\w)] )x(?= [\w(])/g, '*'),
  habit(
    /\b(\d*)[.,](\d{1,4})\b/g,
    ([, whole, part]) => fraction(Number(`${whole}${part}`), 10 ** part!.length),
    FRACTIONS,
  ),
  habit(/\b(\d+)\s*%/g, ([, hundredths]) => fraction(Number(hundredths), 100), FRACTIONS),
  habit(/\bround_up\(([^(),]+)\)/g, 'ceil($1)', '`round_up` takes a number and a unit.'),
  habit(/\bround\(([^(),]+)\)/g, 'round($1, 1)', '`round` takes a number and a unit.'),
  habit(/\b(?:min|max|sum)\(([^(),]+)\)/g, '$1', 'One number is its own smallest and largest.'),
  habit(/\b(?:any|some|exists)\s*\(([^()]*)\)/gi, 'any $1', '`any` needs no parentheses.'),
  habit(/\b(?:every|all|each|forall)\s*\(([^()]*)\)/gi, 'every $1', '`every` needs no parentheses.'),
  habit(phrase(`(${NOUN})s?\\.(?:count|length|size)(?:\\(\\))?`), 'count($1)'),
  habit(new RegExp(`\\b(?:len|length|size|number|sum|countif)\\s*\\(${MANY}\\)`, 'gi'), 'count($1$2)'),
];

/** Ways of plain speech. */
const speech: Habit[] = [
  habit(phrase(`${TERM} (?:is )?between ${NUMBER} and ${NUMBER}`), ([, of, from, to]) => range(of!, from!, to!)),
  habit(phrase(`${TERM} (?:is )?in \\(?${NUMBER} ?(?:\\.\\.|-|to) ?${NUMBER}\\)?`), ([, of, from, to]) =>
    range(of!, from!, to!),
  ),
  habit(
    /\b([a-z_]\w*(?: \w+)?) in\s*[([{]\s*(\d+(?:\s*,\s*\d+)*)\s*[)\]}]/gi,
    ([, of, all]) => eachOf(of!, '==', all!),
    'Each number is compared by itself.',
  ),
  habit(
    /\bin\s*[([{]([^()[\]{}]*)[)\]}]/gi,
    ([, all]) =>
      `is ${all!
        .split(',')
        .map((one) => one.trim().replace(new RegExp(QUOTE, 'gu'), ''))
        .join(' or ')}`,
    'What it may be is said with `is` and `or`.',
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
  habit(/\bexists?\b(?=\s)/gi, 'has'),
  habit(phrase(`there (?:is|are) (?:an? |some )?(${THINGS})`), 'has $1'),
  ...comparisons,
  habit(phrase(NUMERALS.slice(1).join('|')), ([numeral]) => number(numeral!), 'Numbers are written in digits.'),
  habit(
    phrase(`(?:has )?(no|any|every|all) (${named('adjective')}) (${NOUN})s?`),
    ([, which, kind, noun]) => `${which === 'all' ? 'every' : which} ${noun} is ${kind}`,
    'What is said of a noun stands behind `is`.',
  ),
  habit(phrase(`(${NOUN})s`), '$1', 'A noun stands for one thing at a time.'),
  habit(/\b(?:an?|the|either|both)(?=\s)/g, ''),
  habit(/\bnot is\b|\bis ?n['’]?t\b|\bare ?n['’]?t\b/g, 'is not', '`not` stands behind `is`.'),
  habit(/\bnot(?= \d)/g, '!=', 'Numbers are compared with `==` and `!=`.'),
  habit(/^([a-z_ ]+) not$/g, 'not $1', '`not` stands before what it denies.'),
  habit(/\bunless\b/g, 'not'),
  habit(/^(?:if|when|where|only if)\b/g, '', 'A rule is the condition itself.'),
  habit(/\b(?:but|also|plus|while|and and|with)\b/g, 'and'),
  habit(/\bor or\b/g, 'or'),
  habit(phrase('(?:the )?(?:winner|player|hand) has'), 'has', 'A rule is about this hand already.'),
  habit(
    /\b(?:the )?(?:hand|tiles|winner|player) (?:contains?|includes?|has)\b|\b(?:contains|includes)\b/g,
    'tiles include',
  ),
  habit(phrase('bonus(?: tiles?)?(?= \\d)'), 'any bonus is'),
  habit(
    phrase('(?:(?:i|player|winner|hand|seat) (?:am|is) )?(?:the )?dealer(?: wins?)?'),
    'seat number == 1',
    'A hand knows its seat number; the dealer is seat 1.',
  ),
];

/** Tiles and names in other notations. */
const notation: Habit[] = [
  habit(/\b(\d+) ([a-z])\b/g, '$1$2', 'The ranks and the letter of their suit stand together.'),
  habit(
    /\b(\d+)([a-z])\b/g,
    ([, rank, letter], { tiles }) => {
      const isSuit = (name: string | undefined): boolean => tiles.suits.some((suit) => suit.letter === name);
      const meant = suitMeant(letter!);
      return isSuit(letter) || !isSuit(meant) ? undefined : `${rank}${meant}`;
    },
    'The suit has another letter here.',
  ),
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
  habit(
    phrase('(has )?((?:east|south|west|north)(?=[ _]w)|(?:white|green|red)(?=[ _]d))[ _](?:wind|dragon)s?'),
    ([, has, name]) => `${has && 'tiles include '}${HONOURS.indexOf(name!) + 1}z`,
    'Honours are written 1z to 7z.',
  ),
  splitNames,
  pointed,
  habit(/[,;](?=\s)/g, ' and', 'Conditions are joined with `and` or `or`.'),
  habit(/,(?=\s)/g, ' or', 'What may stand for another is joined with `or`.'),
  habit(/,(?!\s)/g, ' or ', 'What may stand for another is joined with `or`.'),
];

function range(of: string, from: string, to: string): string {
  return `${of} >= ${number(from)} and ${of} <= ${number(to)}`;
}

/** `tile in indicators`, `count(indicators)` for `tile pointed by indicators`. */
function pointed(text: string, scope: Scope): Edit[] {
  const before = '(?:in|of|on|from|among|point(?:ed|ing|s)(?:\\s+(?:at|to|from|in|on|with))?)';
  return habit(
    phrase(`(?:${before}\\s+(?:the\\s+)?|(?<=\\bcount\\(\\s*))([a-z_]+)`),
    ([said, name]) => {
      const list = nearest(name!, scope.lists);
      return list && `${said === name ? 'tile ' : ''}pointed by ${list}`;
    },
    'A list is asked for with `pointed by`.',
  )(text, scope);
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
export const endings: readonly Habit[] = [
  habit(/(?<=\w\([^()]*?\w)(?=\s+(?:==|!=|<|>|and\b|or\b)[^()]*$)/g, ')', 'A closing parenthesis is missing.'),
  habit(/$/g, ')', 'A closing parenthesis is missing.'),
  habit(/\)\s*$/g, '', 'This parenthesis was never opened.'),
  habit(/$/g, ' else 0', 'Expected `else`, but the text ends.'),
  habit(/$/g, ' else false', 'Expected `else`, but the text ends.'),
  habit(/\b(?:and|or)\s*$/g, '', 'Nothing follows.'),
];

/** In the order in which they are tried. */
export const habits: readonly Habit[] = [...programs, ...notation, ...speech, ...things];
