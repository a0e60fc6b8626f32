/** What the parser says where a text stops making sense: expected what, found what. */
import { spanOf } from './build.ts';
import type { Lexed } from './lexer.ts';
import type { Mismatch } from './parser.ts';
import { complain, type ExpressionProblem } from './problem.ts';
import { nearest } from './suggest.ts';
import { HELD_BEFORE, type Token } from './tokens.ts';
import type { Span } from './tree.ts';
import { words } from './words/index.ts';

/** What a rule waits for, where several tokens would do. */
export const WANTED = {
  value: 'a number, a word or a condition',
  more: 'more',
  kinds: 'kinds of tiles, such as `honour` or `19m`',
  tiles: 'tiles, such as `19m`',
  predicate: 'what it is, such as `chow`, `honour` or `19m`',
  saying: '`is`, `has` or `in`',
  group: 'a group, such as `chow 1A` or `triplet of 1z`',
  phrase: 'what it speaks of, such as `set` or `tile`',
  choice: 'one of the choices',
  name: 'a name of the pack',
} as const;

/** A problem from the parser, with a phrase or noun that was likely meant. */
export function syntaxProblem({ token, wanted }: Mismatch, all: readonly Token[], text: string): ExpressionProblem {
  const atEnd = !(token.startOffset >= 0);
  const span = atEnd ? { start: text.length, end: text.length } : spanOf(token);
  const found = atEnd ? 'the text ends' : `found \`${token.image}\``;
  const message = `Expected ${wanted}, but ${found}.`;
  if (atEnd) return complain('syntax', message, span, closingHint(all));
  const at = all.indexOf(token);
  const hint = likelyWritten(all, at, text) ?? (wanted === WANTED.phrase ? nounHint(all[at]!) : undefined);
  if (hint !== undefined) return complain('syntax', message, span, { hint });
  return likelyMeant(all, at, text) ?? complain('syntax', message, span, closingHint(all));
}

/** Where something from another language stands: what to write here. */
function likelyWritten(all: readonly Token[], at: number, text: string): string | undefined {
  const [before, token, after] = [all[at - 1], all[at]!, all[at + 1]];
  if (before === undefined) return undefined;
  const kind = (of: Token | undefined, category: string): boolean =>
    of !== undefined && (of.tokenType.within.some(({ name }) => name === category) || of.tokenType.name === category);
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

function nounHint(token: Token): string | undefined {
  const isName = token.tokenType.name === 'Name' || token.tokenType.name === 'Tiles';
  return isName ? `Say what is counted: \`tile of ${token.image}\`, \`triplet of ${token.image}\`.` : undefined;
}

function closingHint(all: readonly Token[]): { hint?: string } {
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
function likelyMeant(all: readonly Token[], at: number, text: string): ExpressionProblem | undefined {
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
