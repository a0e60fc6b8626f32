/** Reads the pack's definitions where they are used: in the place, and about the thing, of whoever uses them. */
import { complain, type ExpressionProblem } from '../expression-problem.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr, KindSet, Noun, PlaceName, Span } from '../syntax-tree.ts';
import { PLACES } from './vocabulary.ts';
import type { Context, Resolved } from './checking-context.ts';
import { extentOf } from './definition-size.ts';
import { DEEPEST_TREE, LARGEST_TREE, tellTooDeep, tellTooLarge } from './size-limits.ts';

/** Where a definition is read; `above` is how deep the trees are that led to it. */
export interface Surroundings {
  place: PlaceName;
  scope: Scope;
  it?: Noun;
  depth: number;
  above: number;
}

/** A definition after reading, or what is wrong with it. */
export type Reading = { tree: Expr } | { problems: ExpressionProblem[] };

/** The stages that a definition goes through. */
export interface ReadDefinition {
  /** The tree of a text, nothing looked up; undefined where it is no expression. */
  parse(text: string, scope: Scope): Expr | undefined;
  compile(text: string, around: Surroundings): Reading;
}

const kept = new WeakMap<Scope, Map<string, Reading>>();

/** Makes the `resolve` of a context. */
export function resolver(around: Surroundings, read: ReadDefinition): Context['resolve'] {
  let nodes = 0;
  return (name, span, at) => {
    const extent = extentOf(name, around.scope, read);
    nodes += extent.nodes;
    if (extent.circle) return refuse(at, tellCircle(extent.circle, span));
    if (extent.nodes > LARGEST_TREE || extent.depth > DEEPEST_TREE) return refuse(at, tellTooMuch(name, span));
    if (nodes > LARGEST_TREE) return refuse(at, tellTooLarge(span));
    if (around.above + extent.depth > DEEPEST_TREE) return refuse(at, tellTooDeep(span));
    const { it, depth } = at;
    const { place, scope } = around;
    const reading = keep(name, { place, scope, depth, above: 0, ...(it && { it }) }, read);
    return 'tree' in reading ? placed(reading.tree, span) : refuse(at, retell(reading.problems, name, span, at));
  };
}

function refuse(at: Context, problem: ExpressionProblem): undefined {
  at.problems.push(problem);
}

/** Each definition is read once in each place and about each thing. */
function keep(name: string, around: Surroundings, read: ReadDefinition): Reading {
  const { place, it, depth, scope } = around;
  const key = [name, place, it, depth].join(' ');
  const known = kept.get(scope)?.get(key);
  if (known) return known;
  const reading = read.compile(scope.definitions[name]!, around);
  if (!kept.has(scope)) kept.set(scope, new Map());
  kept.get(scope)!.set(key, reading);
  return reading;
}

function tellCircle(circle: readonly string[], span: Span): ExpressionProblem {
  return complain('circular-words', `${circle[0]} is defined by itself: ${circle.join(' uses ')}.`, span);
}

/** Where it grew beyond the limit, the definition that did so has the problem. */
function tellTooMuch(name: string, span: Span): ExpressionProblem {
  return complain('broken-word', `The definition of \`${name}\` is too large or nested too deep.`, span);
}

/** What is wrong inside a definition, as it looks from where the definition is used. */
function retell(problems: readonly ExpressionProblem[], name: string, span: Span, at: Context): ExpressionProblem {
  const passed = problems.find(({ code }) => code === 'circular-words' || code === 'too-deep' || code === 'too-large');
  if (passed) return { ...passed, span };
  if (problems.every(({ code }) => code === 'wrong-place')) {
    return complain('wrong-place', `\`${name}\` cannot be used in ${PLACES[at.place]}: ${problems[0]!.message}`, span);
  }
  return complain('broken-word', `The definition of \`${name}\` is wrong itself: ${problems[0]!.message}`, span);
}

/** A copy whose every part stands where the definition is used. */
function placed(tree: Expr, span: Span): Resolved {
  const copy = moved(tree, span) as Expr;
  return copy.node === 'kinds' ? { kinds: copy.kinds as KindSet } : { expr: copy };
}

function moved(part: unknown, span: Span): unknown {
  if (Array.isArray(part)) return part.map((each) => moved(each, span));
  if (typeof part !== 'object' || part === null) return part;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(part)) copy[key] = key === 'span' ? span : moved(value, span);
  // Only of expressions is it asked, and each that is noted makes collecting garbage longer.
  if ('node' in part) origins.set(copy, origins.get(part) ?? part);
  return copy;
}

const origins = new WeakMap<object, object>();

/** The part of a definition that this is a copy of, with its spans in the text of the definition; else the part itself. */
export function asDefined(part: Expr): Expr {
  return (origins.get(part) as Expr | undefined) ?? part;
}
