/** From tokens to nodes of the tree. */
import type { IToken } from 'chevrotain';
import type { Adjective, Expr, KindSet, Noun, Predicate, RankOffset, Span, TileTemplate } from '../syntax-tree.ts';

export function spanOf(first: IToken, last: IToken = first): Span {
  return { start: first.startOffset, end: last.startOffset + last.image.length };
}

export function join(first: Span, last: Span): Span {
  return { start: first.start, end: last.end };
}

/** The text of a word or phrase with single spaces. */
export function nameOf(token: IToken): string {
  return token.image.replace(/\s+/g, ' ');
}

export function numberNode(token: IToken): Expr {
  return { node: 'number', value: Number(token.image), span: spanOf(token) };
}

export function nameNode(token: IToken): Expr & { node: 'name' } {
  return { node: 'name', name: nameOf(token), span: spanOf(token) };
}

/** A counter or mark of a seat, whichever is written first. */
export function ofSeat(seat: Expr, of: Expr & { node: 'name' }): Expr {
  const span = seat.span.start < of.span.start ? join(seat.span, of.span) : join(of.span, seat.span);
  return { node: 'ofSeat', seat, of, span };
}

export function nounOf(token: IToken): Noun {
  return nameOf(token) as Noun;
}

export function adjectiveOf(token: IToken): Adjective {
  return token.image as Adjective;
}

/** `and` or `or` of several; one alone stays as it is. */
export function chain(node: 'and' | 'or', of: Expr[]): Expr {
  return of.length === 1 ? of[0]! : { node, of, span: join(of[0]!.span, of.at(-1)!.span) };
}

export function arithmetic(op: string, left: Expr, right: Expr): Expr {
  return { node: 'arithmetic', op: op as '+', left, right, span: join(left.span, right.span) };
}

export function eitherKinds(of: KindSet[]): KindSet {
  return of.length === 1 ? of[0]! : { node: 'or', of, span: join(of[0]!.span, of.at(-1)!.span) };
}

/** Joins what stands between `or`s: kinds with kinds, group types with group types. */
export function eitherPredicate(parts: Predicate[]): Predicate {
  const kinds = parts.flatMap((part) => (part.node === 'of' ? [part.kinds] : []));
  const types = parts.flatMap((part) => (part.node === 'type' ? part.types : []));
  const rest = parts.filter((part) => part.node !== 'of' && part.node !== 'type');
  const joined: Predicate[] = [
    ...(kinds.length > 0 ? [{ node: 'of' as const, kinds: eitherKinds(kinds) }] : []),
    ...(types.length > 0 ? [{ node: 'type' as const, types }] : []),
    ...rest,
  ];
  return joined.length === 1 ? joined[0]! : { node: 'anyOf', of: joined };
}

/** All tiles of one token. */
export function tileTemplates(token: IToken): TileTemplate[] {
  const { image, startOffset } = token;
  if (image.startsWith('(')) return [computedTile(image, startOffset)];
  if (!/^\d/.test(image)) {
    const rank = { variable: image[0]!, offset: { add: 0, times: {} } };
    return [{ rank, suit: image[1]!, span: { start: startOffset, end: startOffset + 2 } }];
  }
  return [...image.matchAll(/(\d+)([A-Za-z])/g)].flatMap((run) => runOfTiles(run, startOffset));
}

/** `123m`: each rank is a tile; the last one's span takes the letter along. */
function runOfTiles(run: RegExpMatchArray, offset: number): TileTemplate[] {
  const [, ranks, suit] = run as unknown as [string, string, string];
  return [...ranks].map((digit, index) => {
    const start = offset + run.index! + index;
    const end = start + (index === ranks.length - 1 ? 2 : 1);
    return { rank: { offset: { add: Number(digit), times: {} } }, suit, span: { start, end } };
  });
}

/** `(n+2k-1)A`. */
function computedTile(image: string, offset: number): TileTemplate {
  const span = { start: offset, end: offset + image.length };
  const [inside, suit] = image.replace(/\s+/g, '').slice(1).split(')') as [string, string];
  const rankOffset: RankOffset = { add: 0, times: {} };
  for (const [, sign, factor, variable] of inside.slice(1).matchAll(/([+-])(\d*)([a-z]?)/g)) {
    const amount = (sign === '-' ? -1 : 1) * (factor === '' ? 1 : Number(factor));
    if (variable) rankOffset.times[variable] = (rankOffset.times[variable] ?? 0) + amount;
    else rankOffset.add += amount;
  }
  return { rank: { variable: inside[0]!, offset: rankOffset }, suit, span };
}
