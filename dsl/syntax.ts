/** What the parser says where a text stops making sense: expected what, found what. */
import type { ILexingError, IParserErrorMessageProvider, IRecognitionException, IToken, TokenType } from 'chevrotain';
import { spanOf } from './build.ts';
import { complain, type ExpressionProblem } from './problem.ts';
import { nearest } from './suggest.ts';
import { HELD_BEFORE, WOULD_SCORE } from './tokens.ts';
import { words } from './words/index.ts';

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
};

function labelOf(type: TokenType): string {
  return type.LABEL ?? type.name;
}

/** The parser's messages hold what was expected; `syntaxProblem` adds what was found. */
export const expectation: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, ruleName }) =>
    expected.name === 'Noun' ? (WANTED[ruleName] ?? labelOf(expected)) : labelOf(expected),
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
  const meant = atEnd ? undefined : likelyMeant(all, all.indexOf(error.token), text);
  return meant ?? complain('syntax', message, span, closingHint(all));
}

function closingHint(all: readonly IToken[]): { hint?: string } {
  const count = (image: string): number => all.filter((token) => token.image === image).length;
  return count('(') > count(')') ? { hint: 'A closing parenthesis is missing.' } : {};
}

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
};

/** Characters that mean nothing in the language. */
export function strayCharacters(errors: readonly ILexingError[], text: string): ExpressionProblem[] {
  return errors.map(({ offset, length }) => {
    const span = { start: offset, end: offset + length };
    const image = text.slice(span.start, span.end);
    const instead = Object.hasOwn(INSTEAD, image.trim()) ? INSTEAD[image.trim()] : undefined;
    const isPoint = image === '.' && /^\d\.\d/.test(text.slice(offset - 1));
    const hint = isPoint ? 'Write fractions as `3/2`.' : instead && `Write \`${instead.trim()}\`.`;
    return complain('syntax', `\`${image}\` means nothing here.`, span, {
      ...(hint && { hint }),
      ...(instead && { replacement: instead }),
    });
  });
}

/** `tile left`, `kongs`: a phrase of the language, or a noun, almost written. */
function likelyMeant(all: readonly IToken[], at: number, text: string): ExpressionProblem | undefined {
  const phrases = [...words.map(({ name }) => name).filter((name) => name.includes(' ')), WOULD_SCORE, HELD_BEFORE];
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
