/** Patterns that are well written and yet make no sense: never true, always true, or the same as another. */
import { conjunctsOf } from '../evaluate/occurrences-sharing-one-set.ts';
import { programFrom } from './constant-folding.ts';
import { freeNames } from './free-names.ts';
import { lowerPatterns } from '../generate/lower/lower-patterns.ts';
import { isConstant } from '../generate/lower/expression-graph.ts';
import type { PatternSet } from '../readings/back-end-types.ts';
import { planesOf } from '../readings/division-memory-layout.ts';
import type { Shape } from '../readings/reading.ts';
import { GROUP_TYPES } from '../words/nouns.ts';
import type { Expr, Noun, Span } from '../syntax-tree.ts';

/** What is odd about a pattern; `parts` are those of its condition that make it so. */
export type LintFinding = { pattern: string } & (
  | { is: 'never'; parts: Span[] }
  | { is: 'always' }
  | { is: 'repeats'; of: string }
);

type Pattern = PatternSet['patterns'][number];
type Truth = boolean | undefined;

/** Odd patterns of a set, of those that are wanted. What an option decides is not odd: another table may choose otherwise. */
export function lintPatterns(set: PatternSet, wanted?: ReadonlySet<string>): LintFinding[] {
  const isWanted = ({ id }: Pattern): boolean => wanted?.has(id) !== false;
  if (!set.patterns.some(isWanted)) return [];
  // Tiles that this table leaves out are there at another.
  const tiles = { ...set.tiles, kinds: set.tiles.kinds.map((kind) => ({ ...kind, copies: Math.max(1, kind.copies) })) };
  const planes = planesOf(tiles, set.layout);
  const lower = (programs: readonly Pick<Pattern, 'id' | 'when'>[]): ReturnType<typeof lowerPatterns> =>
    lowerPatterns({ ...set, tiles, patterns: programs.map(({ id, when }) => ({ id, when, value: {} })) }, planes);
  const lowered = lower(set.patterns);
  const folded = foldedIn(lowered);
  return set.patterns.flatMap((pattern, index): LintFinding[] => {
    const { id, when } = pattern;
    if (!isWanted(pattern) || !isSubject(pattern)) return [];
    const parts = conjunctsOf(when.tree);
    let parted: ReturnType<typeof foldedIn> | undefined;
    /** What folding the arithmetic of a part says of it in a shape; asked where the whole alone does not tell. */
    const foldedPart = (part: number, shape: number): Truth =>
      (parted ??= foldedIn(lower(parts.map((tree) => ({ id, when: programFrom(tree, when) })))))(part, shape);
    const truth = (shape: Shape, number: number): Truth => {
      const whole = folded(index, number);
      if (whole !== undefined) return whole;
      const truths = parts.map((tree) => decide(tree, shape, set));
      // Parts that all fold to what is true do so together.
      if (truths.includes(false) || !truths.includes(true)) return conjunction(truths);
      return conjunction(truths.map((holds, part) => holds ?? foldedPart(part, number)));
    };
    const truths = set.shapes.map(truth);
    const clashing = clashOf(parts);
    if (truths.every((holds) => holds === false) || clashing) {
      const never = parts.find((tree, part) =>
        set.shapes.every((shape, i) => (foldedPart(part, i) ?? decide(tree, shape, set)) === false),
      );
      return [{ pattern: id, is: 'never', parts: never ? [never.span] : (clashing ?? []) }];
    }
    if (truths.every((holds) => holds === true)) return [{ pattern: id, is: 'always' }];
    const twin = set.patterns.findIndex(
      (other, at) =>
        at < index && sharesTally(other, pattern) && lowered.every((list) => list[at]!.times === list[index]!.times),
    );
    return twin >= 0 ? [{ pattern: id, is: 'repeats', of: set.patterns[twin]!.id }] : [];
  });
}

/** Whether every hand of a shape has a pattern or none has it, as far as folding its arithmetic shows; both by number. */
export function truthsByShape(set: PatternSet): (pattern: number, shape: number) => Truth {
  return foldedIn(lowerPatterns(set, planesOf(set.tiles, set.layout)));
}

function foldedIn(lowered: ReturnType<typeof lowerPatterns>): (pattern: number, shape: number) => Truth {
  return (pattern, shape) => {
    const { times } = lowered[shape]![pattern]!;
    return isConstant(times) ? times.value > 0 : undefined;
  };
}

/** Whether anything can be odd about it: not what says `true` or `false` on purpose, or what options or other patterns decide. */
function isSubject({ when, value }: Pattern): boolean {
  const decided = freeNames(when.tree).some(({ is, name }) => is === 'option' || name === 'no other pattern');
  return !decided && when.tree.node !== 'boolean' && when.tree.node !== 'number' && Object.keys(value).length > 0;
}

function sharesTally(one: Pattern, other: Pattern): boolean {
  return Object.keys(one.value).some((tally) => tally in other.value);
}

function conjunction(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.every((truth) => truth === true) ? true : undefined;
}

/** What numbers alone say about a condition on hands of a shape. */
function decide(expr: Expr, shape: Shape, set: PatternSet): Truth {
  switch (expr.node) {
    case 'not': {
      const truth = decide(expr.of, shape, set);
      return truth === undefined ? undefined : !truth;
    }
    case 'and':
      return conjunction(expr.of.map((part) => decide(part, shape, set)));
    case 'or': {
      const truths = expr.of.map((part) => decide(part, shape, set));
      return truths.includes(true) ? true : truths.every((truth) => truth === false) ? false : undefined;
    }
    case 'compare':
      return compareRanges(expr.op, rangeOf(expr.left, shape, set), rangeOf(expr.right, shape, set));
    default:
      return undefined;
  }
}

/** From one number to another, both included. */
export interface Range {
  from: number;
  to: number;
}

const ANY: Range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

function rangeOf(expr: Expr, shape: Shape, set: PatternSet): Range {
  if (expr.node === 'number') return { from: expr.value, to: expr.value };
  if (expr.node === 'count' || (expr.node === 'per' && !expr.value))
    return { from: 0, to: mostOf(expr.phrase.noun, shape) };
  if (expr.node === 'name' && expr.meaning?.is === 'word' && expr.meaning.id === 'suits') {
    return { from: 0, to: set.tiles.suits.filter(({ runs }) => runs).length };
  }
  if (expr.node === 'arithmetic' && expr.op === '+') {
    const [a, b] = [rangeOf(expr.left, shape, set), rangeOf(expr.right, shape, set)];
    return { from: a.from + b.from, to: a.to + b.to };
  }
  return ANY;
}

/** The most groups of a noun that a hand of the shape can have. */
function mostOf(noun: Noun, { sets, pairs, any }: Shape): number {
  const types = GROUP_TYPES[noun];
  if (types === undefined || any) return types === undefined ? Number.POSITIVE_INFINITY : 0;
  const ofSets = types.some((type) => type !== 'pair') ? sets : 0;
  return ofSets + (types.includes('pair') ? pairs : 0);
}

/** What a comparison gives whichever numbers of two ranges it is asked of; undefined where that depends on them. */
export function compareRanges(op: Extract<Expr, { node: 'compare' }>['op'], a: Range, b: Range): Truth {
  switch (op) {
    case '<':
      return a.to < b.from ? true : a.from >= b.to ? false : undefined;
    case '<=':
      return a.to <= b.from ? true : a.from > b.to ? false : undefined;
    case '>':
      return compareRanges('<', b, a);
    case '>=':
      return compareRanges('<=', b, a);
    case '==':
      if (a.to < b.from || b.to < a.from) return false;
      return a.from === a.to && b.from === b.to && a.from === b.from ? true : undefined;
    case '!=': {
      const same = compareRanges('==', a, b);
      return same === undefined ? undefined : !same;
    }
  }
}

/** Two parts that say of the same number what cannot both be so. */
function clashOf(parts: readonly Expr[]): Span[] | undefined {
  const known = new Map<string, { range: Range; span: Span }[]>();
  for (const part of parts) {
    if (part.node !== 'compare' || part.right.node !== 'number') continue;
    const range = rangeSaid(part.op, part.right.value);
    if (range === undefined) continue;
    const subject = JSON.stringify(part.left, (key, value: unknown) => (key === 'span' ? undefined : value));
    const before = known.get(subject) ?? [];
    const other = before.find((one) => one.range.to < range.from || range.to < one.range.from);
    if (other) return [other.span, part.span];
    known.set(subject, [...before, { range, span: part.span }]);
  }
  return undefined;
}

/** Counts are whole, so more than 2 is 3 at least; of fractions this keeps what touches. */
function rangeSaid(op: string, value: number): Range | undefined {
  if (op === '==') return { from: value, to: value };
  if (op === '<' || op === '<=') return { from: ANY.from, to: op === '<' ? value - Number.EPSILON * 4 : value };
  if (op === '>' || op === '>=') return { from: op === '>' ? value + Number.EPSILON * 4 : value, to: ANY.to };
  return undefined;
}
