/**
 * What tiles and groups must be like for a condition to hold, whatever else it reads: it is worked out for every way that the
 * parts can be which read something else, and the ways are joined.
 *
 *     by draw and count(concealed triplet) == 3               count(triplet) >= 3
 *     every set is chow and (by draw or not by draw)          every set is chow
 *     by draw and count(chow) == 4 and not by draw            false
 *
 * If a reading of a hand with melds, kongs and a last tile has the condition, then the same groups have this part of it where all
 * of them lie in the hand, with a pung in the place of each kong.
 */
import {
  type Adjective,
  type Expr,
  fold,
  type HasItem,
  type KindSet,
  literal,
  type Noun,
  type NounPhrase,
  type Predicate,
  same,
  type Scope,
  type Span,
} from '../../../dsl/index.ts';

/** Of more parts than these the ways would be too many; they are then taken one by one. */
const MOST_FREE = 10;

/** Whether a part of a condition is decided by what is known. */
export type IsDecided = (part: Expr | KindSet) => boolean;

/** The part of a condition that is decided by what is known; `false` where no hand can have it as it is written. */
export function decidedPart(whole: Expr, scope: Scope, isDecided: IsDecided): Expr {
  const tree = withMeanings(whole);
  const free = freeParts(tree, isDecided);
  if (free.length > MOST_FREE) return always(true);
  const ways = Array.from({ length: 2 ** free.length }, (_, bits) => {
    const isTrue = (part: number): boolean => (bits & (1 << part)) !== 0;
    const needed = free.flatMap((part, at) => (isTrue(at) ? [leastOf(part, isDecided)] : []));
    const rest = replaced(tree, (part) => {
      const at = free.findIndex((other) => same(other, part));
      return at < 0 ? undefined : always(isTrue(at));
    });
    return fold(joined('and', [rest, ...needed]), scope);
  });
  const open = ways.filter((way, at) => !ways.slice(0, at).some((other) => same(other, way)));
  return fold(joined('or', open), scope);
}

/** All of these, or any. */
export function joined(node: 'and' | 'or', of: Expr[]): Expr {
  if (of.length === 0) return always(node === 'and');
  return of.length === 1 ? of[0]! : { node, of, span: NOWHERE, type: 'yes/no' };
}

/** The opposite. */
export function denied(of: Expr): Expr {
  return { node: 'not', of, span: NOWHERE, type: 'yes/no' };
}

const NOWHERE = { start: 0, end: 0 };

function always(is: boolean): Expr {
  return literal(is, { span: NOWHERE });
}

/** Definitions in the place of their names, and one way to say how the last tile came. */
function withMeanings(tree: Expr): Expr {
  if (tree.node === 'and' || tree.node === 'or') return { ...tree, of: tree.of.map(withMeanings) };
  if (tree.node === 'not') return { ...tree, of: withMeanings(tree.of) };
  if (tree.node !== 'name') return tree;
  if (tree.meaning?.is === 'definition') return withMeanings(tree.meaning.body);
  if (tree.meaning?.is !== 'word' || tree.meaning.id !== 'by discard') return tree;
  return denied({ ...tree, name: 'by draw', meaning: { is: 'word', id: 'by draw' } });
}

/** The parts between `and`, `or` and `not` that are not decided, each once. */
function freeParts(tree: Expr, isDecided: IsDecided): Expr[] {
  if (isDecided(tree)) return [];
  if (tree.node === 'not') return freeParts(tree.of, isDecided);
  if (tree.node !== 'and' && tree.node !== 'or') return [tree];
  const all = tree.of.flatMap((part) => freeParts(part, isDecided));
  return all.filter((part, at) => !all.slice(0, at).some((other) => same(other, part)));
}

function replaced(tree: Expr, by: (part: Expr) => Expr | undefined): Expr {
  const other = by(tree);
  if (other !== undefined) return other;
  if (tree.node === 'not') return { ...tree, of: replaced(tree.of, by) };
  return tree.node === 'and' || tree.node === 'or' ? { ...tree, of: tree.of.map((part) => replaced(part, by)) } : tree;
}

/** What must be so for a single part to hold. */
function leastOf(part: Expr, isDecided: IsDecided): Expr {
  const least = widenedPart(part, isDecided);
  return least !== undefined && (least.node === 'include' || isDecided(least)) ? least : always(true);
}

function widenedPart(part: Expr, isDecided: IsDecided): Expr | undefined {
  switch (part.node) {
    case 'compare':
      return leastCount(part, isDecided);
    case 'has':
      return { ...part, items: part.items.map((item) => widenedItem(item, isDecided)) };
    case 'include':
      return leastTiles(part);
    default:
      return undefined;
  }
}

/** `count(concealed pung) == 3` holds of no hand that has fewer than 3 triplets. */
function leastCount(tree: Expr & { node: 'compare' }, isDecided: IsDecided): Expr | undefined {
  const { left, op, right } = tree;
  if (left.node !== 'count' || right.node !== 'number' || !['==', '>=', '>'].includes(op)) return undefined;
  return { ...tree, op: op === '>' ? '>' : '>=', left: { ...left, phrase: widened(left.phrase, isDecided) } };
}

/** Tiles held before the last one are tiles of the hand. A hand in which a pung stands for a kong has a tile less. */
function leastTiles(tree: Expr & { node: 'include' }): Expr | undefined {
  const { what, tiles } = tree;
  if (what !== 'held' && what !== 'held_before' && what !== 'tiles') return undefined;
  const copies = tiles.map((tile) => tiles.filter((other) => same(tile, other)).length);
  return Math.max(...copies) > 3 ? undefined : { ...tree, what: 'tiles', exactly: false };
}

/** A phrase that means at least the same groups: concealed ones are among those that are not claimed. */
function widened({ noun, adjectives, of, where, span }: NounPhrase, isDecided: IsDecided): NounPhrase {
  const isKept = (adjective: Adjective): boolean => adjective !== 'concealed' && isDecided(itIs(adjective, span));
  const conditions = [
    ...(where && isDecided(where) ? [where] : []),
    ...(adjectives.includes('concealed') && isDecided(itIs('claimed', span)) ? [denied(itIs('claimed', span))] : []),
  ];
  return {
    noun: isDecided(itIs(noun, span)) ? noun : 'triplet',
    adjectives: adjectives.filter(isKept),
    ...(of && isDecided(of) && { of }),
    ...(conditions.length > 0 && { where: joined('and', conditions) }),
    span,
  };
}

/** What is said of a group: that it lies so, or is of a type. */
function itIs(what: Adjective | Noun, span: Span): Expr {
  const isAdjective = ['concealed', 'claimed', 'shown', 'held', 'own', 'taken'].includes(what);
  const is: Predicate = isAdjective
    ? { node: 'made', adjective: what as Adjective }
    : { node: 'type', types: [what as Noun] };
  return { node: 'it', is, span, type: 'yes/no' };
}

function widenedItem(item: HasItem, isDecided: IsDecided): HasItem {
  if (item.node === 'some') return { ...item, phrase: widened(item.phrase, isDecided) };
  const { noun, adjectives, span } = item;
  return {
    ...item,
    noun: isDecided(itIs(noun, span)) ? noun : 'triplet',
    adjectives: adjectives.filter((adjective) => isDecided(itIs(adjective, span))),
  };
}
