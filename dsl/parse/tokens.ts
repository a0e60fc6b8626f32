/** The tokens. Phrases, nouns and adjectives come from the list of words. */
import { createToken, Lexer as NoPattern, type TokenType } from 'chevrotain';
import { type Lexer, makeLexer } from './lexer.ts';
import { words } from '../words/index.ts';

/** The lexer knows their patterns. */
function token(name: string, label: string, categories: TokenType[] = []): TokenType {
  return createToken({ name, pattern: NoPattern.NA, label, categories });
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

/** Words with a name behind them. Those of one word may still name a choice, a pattern or a group. */
function named(category: TokenType, anyWord: TokenType): TokenType[] {
  return words
    .filter(({ is }) => is === 'named')
    .map(({ name }) => token(name, `\`${name}\``, name.includes(' ') ? [category] : [category, anyWord]));
}

function phrases(): string[] {
  const found = words.filter(({ is, name }) => is === 'fact' && name.includes(' ')).map(({ name }) => name);
  return found.sort((a, b) => b.length - a.length);
}

function makeTokens(): Tokens {
  const anyWord = token('AnyWord', 'a word');
  const wordlike = token('Wordlike', 'a word', [anyWord]);
  const name = token('Name', 'a word', [wordlike]);
  const noun = token('Noun', 'a group or tile, such as `set`', [wordlike]);
  const adjective = token('Adjective', 'a word such as `concealed`', [wordlike]);
  const compare = token('Compare', 'a comparison');
  const plusMinus = token('PlusMinus', '`+`');
  const made = (is: 'noun' | 'adjective', category: TokenType): TokenType[] =>
    words.filter((word) => word.is === is).map((word) => token(word.name, `\`${word.name}\``, [category]));
  const beforeName = token('Named', 'a word such as `would score`');
  const withName = named(beforeName, anyWord);
  const nouns = made('noun', noun);
  const adjectives = made('adjective', adjective);
  const keyword = Object.fromEntries(
    KEYWORDS.map((word) => [word, token(`Keyword_${word}`, `\`${word}\``, word === 'not' ? [] : [anyWord])]),
  ) as Record<Keyword, TokenType>;
  const ofName = (list: TokenType[], wanted: string): TokenType => list.find((type) => type.name === wanted)!;
  const rest = {
    phrase: token('Phrase', 'a word'),
    heldBefore: token('HeldBefore', `\`${HELD_BEFORE}\``),
    pointedBy: token('PointedBy', `\`${POINTED_BY}\``),
    tiles: token('Tiles', 'tiles, such as `19m`'),
    number: token('Number', 'a number'),
    equals: token('Equals', '`==`', [compare]),
    minus: token('Minus', '`-`', [plusMinus]),
    timesOver: token('TimesOver', '`*`'),
    open: token('Open', '`(`'),
    close: token('Close', '`)`'),
    comma: token('Comma', 'a comma'),
    dots: token('Dots', '`..`'),
  };
  const all = [
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
  const byName = (types: readonly TokenType[]): [string, TokenType][] => types.map((type) => [type.name, type]);
  const lexer = makeLexer({
    words: [
      ...phrases().map((phrase): [string, TokenType] => [phrase, rest.phrase]),
      ...byName(withName),
      [HELD_BEFORE, rest.heldBefore],
      [POINTED_BY, rest.pointedBy],
      ...KEYWORDS.map((word): [string, TokenType] => [word, keyword[word]]),
      ...byName([...nouns, ...adjectives]),
    ],
    signs: [
      ['==', rest.equals],
      ...['!=', '<=', '>=', '<', '>'].map((sign): [string, TokenType] => [sign, compare]),
      ['+', plusMinus],
      ['-', rest.minus],
      ['*', rest.timesOver],
      ['/', rest.timesOver],
      ['(', rest.open],
      [')', rest.close],
      [',', rest.comma],
      ['..', rest.dots],
    ],
    tiles: rest.tiles,
    number: rest.number,
    name,
  });
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

/** A token of an expression: its text, the offset of that, and its kind, such as `Name`, `PointedBy` or `Keyword_or`. */
export interface Token {
  text: string;
  start: number;
  kind: string;
}

/** The tokens of a text, as many as can be told apart. */
export function tokenize(text: string): Token[] {
  const { tokens: found } = tokens().lexer.tokenize(text);
  return found.map(({ image, startOffset, tokenType }) => ({ text: image, start: startOffset, kind: tokenType.name }));
}

/** Words that a pack cannot take for its own names. */
export const reserved: readonly string[] = KEYWORDS;
