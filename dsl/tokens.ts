/** The lexer. Its phrases, nouns and adjectives come from the list of words. */
import { createToken, Lexer, type TokenType } from 'chevrotain';
import { words } from './words/index.ts';

const END = '(?![A-Za-z0-9_])';

function token(name: string, pattern: RegExp, label: string, categories: TokenType[] = []): TokenType {
  return createToken({ name, pattern, label, categories });
}

/** A phrase as a pattern: any spaces between its words. */
function spaced(phrase: string): string {
  return phrase.replaceAll(' ', '\\s+');
}

function oneOf(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?:${longestFirst.map(spaced).join('|')})${END}`);
}

/** Phrases that are grammar, not words of the list. */
export const HELD_BEFORE = 'held before last tile';
export const POINTED_BY = 'pointed by';
const KEYWORDS = [
  'if',
  'then',
  'else',
  'or',
  'and',
  'not',
  'is',
  'has',
  'in',
  'of',
  'where',
  'every',
  'any',
  'no',
  'count',
  'per',
  'include',
  'tiles',
  'true',
  'false',
] as const;

export type Keyword = (typeof KEYWORDS)[number];

export interface Tokens {
  lexer: Lexer;
  all: TokenType[];
  /** Names, nouns and adjectives. */
  wordlike: TokenType;
  /** These and the words of the grammar: whatever may name a choice, a pattern or a group of the pack. */
  anyWord: TokenType;
  name: TokenType;
  phrase: TokenType;
  /** Words with a name of the pack behind them. */
  named: TokenType;
  heldBefore: TokenType;
  pointedBy: TokenType;
  noun: TokenType;
  adjective: TokenType;
  pair: TokenType;
  lastTile: TokenType;
  bonus: TokenType;
  held: TokenType;
  keyword: Record<Keyword, TokenType>;
  tiles: TokenType;
  number: TokenType;
  compare: TokenType;
  equals: TokenType;
  plusMinus: TokenType;
  minus: TokenType;
  timesOver: TokenType;
  open: TokenType;
  close: TokenType;
  comma: TokenType;
  dots: TokenType;
}

/** `19m19p`, `1112345678999A`, `nA`, `(n+2k)A`. */
const TILES = new RegExp(
  `(?:(?:\\d+[A-Za-z])+|[a-z][A-Z]|\\(\\s*[a-z](?:\\s*[+-]\\s*(?:\\d+[a-z]?|[a-z]))*\\s*\\)[A-Za-z])${END}`,
);

/** Words with a name behind them. Those of one word may still name a choice, a pattern or a group. */
function named(category: TokenType, anyWord: TokenType): TokenType[] {
  return words
    .filter(({ is }) => is === 'named')
    .map(({ name }) =>
      token(name, oneOf([name]), `\`${name}\``, name.includes(' ') ? [category] : [category, anyWord]),
    );
}

function phrases(): string[] {
  return words.filter(({ is, name }) => is === 'fact' && name.includes(' ')).map(({ name }) => name);
}

function makeTokens(): Tokens {
  const anyWord = token('AnyWord', Lexer.NA, 'a word');
  const wordlike = token('Wordlike', Lexer.NA, 'a word', [anyWord]);
  const name = token('Name', /[A-Za-z_][A-Za-z0-9_]*/, 'a word', [wordlike]);
  const noun = token('Noun', Lexer.NA, 'a group or tile, such as `set`', [wordlike]);
  const adjective = token('Adjective', Lexer.NA, 'a word such as `concealed`', [wordlike]);
  const compare = token('Compare', /!=|<=|>=|<|>/, 'a comparison');
  const plusMinus = token('PlusMinus', /\+/, '`+`');
  const made = (is: 'noun' | 'adjective', category: TokenType): TokenType[] =>
    words
      .filter((word) => word.is === is)
      .map((word) => token(word.name, oneOf([word.name]), `\`${word.name}\``, [category]));
  const beforeName = token('Named', Lexer.NA, 'a word such as `would score`');
  const withName = named(beforeName, anyWord);
  const nouns = made('noun', noun);
  const adjectives = made('adjective', adjective);
  const keyword = Object.fromEntries(
    KEYWORDS.map((word) => [
      word,
      token(`Keyword_${word}`, oneOf([word]), `\`${word}\``, word === 'not' ? [] : [anyWord]),
    ]),
  ) as Record<Keyword, TokenType>;
  const ofName = (list: TokenType[], wanted: string): TokenType => list.find((type) => type.name === wanted)!;
  const rest = {
    phrase: token('Phrase', oneOf(phrases()), 'a word'),
    heldBefore: token('HeldBefore', oneOf([HELD_BEFORE]), `\`${HELD_BEFORE}\``),
    pointedBy: token('PointedBy', oneOf([POINTED_BY]), `\`${POINTED_BY}\``),
    tiles: token('Tiles', TILES, 'tiles, such as `19m`'),
    number: token('Number', /\d+/, 'a number'),
    equals: token('Equals', /==/, '`==`', [compare]),
    minus: token('Minus', /-/, '`-`', [plusMinus]),
    timesOver: token('TimesOver', /[*/]/, '`*`'),
    open: token('Open', /\(/, '`(`'),
    close: token('Close', /\)/, '`)`'),
    comma: token('Comma', /,/, 'a comma'),
    dots: token('Dots', /\.\./, '`..`'),
  };
  const space = createToken({ name: 'Space', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true });
  const all = [
    space,
    rest.phrase,
    ...withName,
    rest.heldBefore,
    rest.pointedBy,
    rest.tiles,
    rest.number,
    ...Object.values(keyword),
    ...nouns,
    ...adjectives,
    name,
    noun,
    adjective,
    wordlike,
    anyWord,
    beforeName,
    rest.equals,
    compare,
    plusMinus,
    rest.minus,
    rest.timesOver,
    rest.open,
    rest.close,
    rest.comma,
    rest.dots,
  ];
  const lexer = new Lexer(all, { positionTracking: 'onlyOffset' });
  return {
    lexer,
    all,
    wordlike,
    anyWord,
    name,
    noun,
    adjective,
    compare,
    plusMinus,
    keyword,
    ...rest,
    named: beforeName,
    pair: ofName(nouns, 'pair'),
    lastTile: ofName(nouns, 'last tile'),
    bonus: ofName(nouns, 'bonus'),
    held: ofName(adjectives, 'held'),
  };
}

let made: Tokens | undefined;

/** The tokens, made when first asked for. */
export function tokens(): Tokens {
  made ??= makeTokens();
  return made;
}

/** Words that a pack cannot take for its own names. */
export const reserved: readonly string[] = KEYWORDS;
