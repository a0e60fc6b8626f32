/** The spaces of an expression as the house writes them; what cannot be read stays as it is. */
import type { IToken } from 'chevrotain';
import { tokens, type Tokens } from './tokens.ts';

/** One space between words and around operators, none inside of brackets: `count( kong )==2` is `count(kong) == 2`. */
export function tidySpaces(text: string): string {
  const known = tokens();
  const { tokens: found, errors } = known.lexer.tokenize(text);
  if (errors.length > 0 || found.length === 0) return text;
  const tidy = found.map((token, index) => `${gapBefore(known, text, found, index)}${plainImage(token)}`).join('');
  return isSame(known, found, tidy) ? tidy : text;
}

function plainImage({ image }: IToken): string {
  return image.replaceAll(/\s+/g, ' ');
}

function gapBefore(known: Tokens, text: string, found: readonly IToken[], index: number): string {
  const token = found[index]!;
  const before = found[index - 1];
  if (before === undefined) return '';
  const { open, close, comma, dots, timesOver } = known;
  const touches = token.startOffset === before.startOffset + before.image.length;
  if ([close, comma, dots].includes(token.tokenType) || [open, dots].includes(before.tokenType)) return '';
  if (token.tokenType === open) return touches && takesBracket(known, before) ? '' : ' ';
  if (isSign(known, found, index - 1)) return '';
  if ([token, before].some(({ tokenType }) => tokenType === timesOver) && isTight(text, found, index)) return '';
  return ' ';
}

/** `min(`, `count(`: a bracket that follows at once belongs to the word; behind other words of the grammar it begins anew. */
function takesBracket({ keyword }: Tokens, { image, tokenType }: IToken): boolean {
  return /\w$/.test(image) && (tokenType === keyword.count || !Object.values(keyword).includes(tokenType));
}

/** A minus without anything to take away from. */
function isSign(
  { minus, open, comma, compare, plusMinus, timesOver }: Tokens,
  found: readonly IToken[],
  index: number,
): boolean {
  if (found[index]!.tokenType !== minus) return false;
  const before = found[index - 1];
  if (before === undefined) return true;
  const types = [before.tokenType, ...(before.tokenType.CATEGORIES ?? [])];
  return (
    types.some((type) => [open, comma, compare, plusMinus, timesOver].includes(type)) ||
    /^(then|else|is)$/.test(before.image)
  );
}

/** `3/2`: a fraction of two numbers may be written as one. */
function isTight(text: string, found: readonly IToken[], index: number): boolean {
  const operator = /[*/]/.test(found[index]!.image) ? index : index - 1;
  const [left, sign, right] = [found[operator - 1], found[operator]!, found[operator + 1]];
  if (left === undefined || right === undefined || sign.image !== '/') return false;
  const written = text.slice(left.startOffset, right.startOffset + right.image.length);
  return /^\d+\/\d+$/.test(written);
}

function isSame(known: Tokens, found: readonly IToken[], tidy: string): boolean {
  const again = known.lexer.tokenize(tidy);
  return (
    again.errors.length === 0 &&
    again.tokens.length === found.length &&
    again.tokens.every(
      ({ tokenType, image }, i) => tokenType === found[i]!.tokenType && image === plainImage(found[i]!),
    )
  );
}
