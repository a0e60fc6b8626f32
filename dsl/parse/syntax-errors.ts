/** What the parser says where a text stops making sense: expected what, found what. */
import type { IParserErrorMessageProvider, IRecognitionException, IToken, TokenType } from 'chevrotain';
import { spanOf } from './build-tree.ts';
import type { Lexed } from './lexer.ts';
import { complain, type ExpressionProblem } from '../expression-problem.ts';
import { nearest } from '../suggest/nearest-word.ts';
import { HELD_BEFORE } from './tokens.ts';
import type { Span } from '../syntax-tree.ts';
import { words } from '../words/index.ts';

/** What a rule waits for, where several tokens would do. */
const WANTED: Record<string, string> = {
  kindAtom: 'kinds of tiles, such as `honour` or `19m`',
  predicateAtom: 'what it is, such as `chow`, `honour` or `19m`',
  saying: '`is`, `has` or `in`',
  has: 'a group, such as `chow 1A` or `triplet of 1z`',
  hasItems: 'a group, such as `chow 1A` or `triplet of 1z`',
  quantified: 'what it speaks of, such as `set` or `tile`',
  subjectPhrase: 'what it speaks of, such as `set` or `tile`',
  nounPhrase: 'what it speaks of, such as `set` or `tile`',
  choice: 'one of the choices',
  withName: 'a name of the pack',
};

function labelOf(type: TokenType): string {
  return type.LABEL ?? type.name;
}

/** The parser's messages hold what was expected; `syntaxProblem` adds what was found. */
export const expectation: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, ruleName }) =>
    (['Noun', 'AnyWord'].includes(expected.name) && WANTED[ruleName]) || labelOf(expected),
  buildNotAllInputParsedMessage: () => 'the end, `and` or `or`',
  buildNoViableAltMessage: ({ ruleName }) => WANTED[ruleName] ?? 'a number, a word or a condition',
  buildEarlyExitMessage: ({ ruleName }) =>
    ruleName === 'tileList' ? 'tiles, such as `19m`' : (WANTED[ruleName] ?? 'more'),
};

/** A problem from the parser, with a phrase or noun that was likely meant. */
export function syntaxProblem(error: IRecognitionException, all: readonly IToken[], text: string): ExpressionProblem {
  const atEnd = !(error.token.startOffset >= 0);
  const span = atEnd ? { start: text.length, end: text.length } : spanOf(error.token);
  const found = atEnd ? 'the text ends' : `found \`${error.token.image}\``;
  const message = `Expected ${error.message}, but ${found}.`;
  if (atEnd) return complain('syntax', message, span, closingHint(all));
  const at = all.indexOf(error.token);
  const hint = likelyWritten(all, at, text) ?? (error.message === WANTED.nounPhrase ? nounHint(all[at]!) : undefined);
  if (hint !== undefined) return complain('syntax', message, span, { hint });
  return likelyMeant(all, at, text) ?? complain('syntax', message, span, closingHint(all));
}

/** Where something from another language stands: what to write here. */
function likelyWritten(all: readonly IToken[], at: number, text: string): string | undefined {
  const [before, token, after] = [all[at - 1], all[at]!, all[at + 1]];
  if (before === undefined) return undefined;
  const kind = (of: IToken | undefined, category: string): boolean =>
    of !== undefined &&
    (of.tokenType.CATEGORIES?.some(({ name }) => name === category) || of.tokenType.name === category);
  if (token.image === '(' && kind(before, 'Noun')) {
    const inside = /^\(([^()]*)\)/.exec(text.slice(token.startOffset))?.[1]?.trim() ?? '';
    const thing = /^\d[A-Za-z]$/.test(inside) ? inside : /^[a-z_]+$/.test(inside) ? `of ${inside}` : 'of 5z';
    return `Write \`has ${before.image} ${thing}\`, without parentheses.`;
  }
  if (token.image === ',' && kind(before, 'Number') && kind(after, 'Number')) return FRACTIONS;
  if (`${before.image}${token.image}` === '<>') return 'Write `!=`.';
  if (kind(token, 'Compare') && all.slice(0, at).some((each) => kind(each, 'Compare')))
    return 'Two comparisons are joined with `and`: `suits > 1 and suits < 3`.';
  return undefined;
}

function nounHint(token: IToken): string | undefined {
  const isName = token.tokenType.name === 'Name' || token.tokenType.name === 'Tiles';
  return isName ? `Say what is counted: \`tile of ${token.image}\`, \`tile pointed by ${token.image}\`.` : undefined;
}

function closingHint(all: readonly IToken[]): { hint?: string } {
  const count = (image: string): number => all.filter((token) => token.image === image).length;
  return count('(') > count(')') ? { hint: 'A closing parenthesis is missing.' } : {};
}

const FRACTIONS = 'Write fractions as `3/2`.';

const INSTEAD: Record<string, string> = {
  '=': '==',
  '&': 'and',
  '&&': 'and',
  '|': 'or',
  '||': 'or',
  '!': 'not ',
  '÷': '/',
  '×': '*',
  '≠': '!=',
  '≥': '>=',
  '≤': '<=',
  '–': '-',
  '−': '-',
};

const QUOTES = /^["'\u2018-\u201f\u00ab\u00bb\u2039\u203a\u300c-\u300f]+$/;
/** Comparisons as other languages write them; the lexer stumbles over one of their characters. */
const COMPARISONS: Record<string, string> = { '=>': '>=', '=<': '<=', '===': '==', '!==': '!=' };

/** Characters that mean nothing in the language. */
export function strayCharacters(errors: Lexed['errors'], text: string): ExpressionProblem[] {
  return errors.map(({ offset, length }) => {
    const span = comparisonAt(text, offset) ?? { start: offset, end: offset + length };
    const image = text.slice(span.start, span.end);
    const instead = insteadOf(image.trim());
    const hint = adviceOn(image, text, span) ?? (instead && `Write \`${instead.trim()}\`.`);
    return complain('syntax', `\`${image}\` means nothing here.`, span, {
      ...(hint && { hint }),
      ...(instead && { replacement: instead }),
    });
  });
}

function comparisonAt(text: string, offset: number): Span | undefined {
  for (const start of [offset, offset - 2]) {
    const found = Object.keys(COMPARISONS).find((sign) => start >= 0 && text.startsWith(sign, start));
    if (found !== undefined) return { start, end: start + found.length };
  }
  return undefined;
}

function insteadOf(image: string): string | undefined {
  const narrow = image.normalize('NFKC');
  const known = { ...INSTEAD, ...COMPARISONS };
  if (Object.hasOwn(known, narrow)) return known[narrow];
  return narrow !== image && /^[\x21-\x7e]+$/.test(narrow) ? narrow : undefined;
}

function adviceOn(image: string, text: string, { start, end }: Span): string | undefined {
  if (image === '.' && /^\d?\.\d/.test(text.slice(Math.max(0, start - 1)))) return FRACTIONS;
  if (QUOTES.test(image)) return 'Take it out: words stand without quotes.';
  if (/^[;；、。]$/.test(image)) return 'Join conditions with `and` or `or`.';
  if (image === '!' && text.slice(end).trim() === '') return 'Take it out.';
  return undefined;
}

/** `tile left`, `kongs`: a phrase of the language, or a noun, almost written. */
function likelyMeant(all: readonly IToken[], at: number, text: string): ExpressionProblem | undefined {
  const phrases = [...words.map(({ name }) => name).filter((name) => name.includes(' ')), HELD_BEFORE];
  for (let first = Math.max(0, at - 4); first <= at; first++) {
    for (let last = Math.min(all.length - 1, at + 4); last >= at; last--) {
      const span = spanOf(all[first]!, all[last]!);
      const written = text.slice(span.start, span.end).replace(/\s+/g, ' ');
      const phrase = nearest(
        written,
        phrases.filter((name) => name.split(' ').length === written.split(' ').length),
      );
      if (phrase !== undefined && phrase !== written) return unknownPhrase(written, phrase, span);
    }
  }
  const token = all[at]!;
  const noun = nearest(
    token.image,
    words.filter(({ is }) => is === 'noun' || is === 'adjective').map(({ name }) => name),
  );
  return noun !== undefined && noun !== token.image ? unknownPhrase(token.image, noun, spanOf(token)) : undefined;
}

function unknownPhrase(written: string, meant: string, span: { start: number; end: number }): ExpressionProblem {
  return complain('unknown-word', `There is no word \`${written}\`.`, span, {
    hint: `Did you mean \`${meant}\`?`,
    replacement: meant,
  });
}
