/** Reads the pack's definitions where they are used: in the place, and about the thing, of whoever uses them. */
import { complain, type ExpressionProblem } from '../problem.ts';
import type { Scope } from '../scope.ts';
import type { Expr, KindSet, Noun, PlaceName, Span } from '../tree.ts';
import { PLACES } from '../vocabulary.ts';
import type { Context, Resolved } from './context.ts';
import { DEEPEST_TREE, LARGEST_TREE, measure, tellTooDeep, tellTooLarge } from './limits.ts';

/** Where a definition is read; `chain` are the definitions that led to it, `above` how deep their trees are. */
export interface Surroundings {
  place: PlaceName;
  scope: Scope;
  it?: Noun;
  depth: number;
  chain: readonly string[];
  above: number;
}

/** A definition after reading, or what is wrong with it. */
export type Reading = { tree: Expr } | { problems: ExpressionProblem[] };

export type ReadDefinition = (text: string, name: string, around: Surroundings) => Reading;

interface Kept {
  reading: Reading;
  depth: number;
  nodes: number;
}

const kept = new WeakMap<Scope, Map<string, Kept>>();

/** Makes the `resolve` of a context. `read` compiles the text of a definition. */
export function resolver(around: Surroundings, read: ReadDefinition): Context['resolve'] {
  let nodes = 0;
  return (name, span, at) => {
    const { it, depth } = at;
    const definition = keep(name, { ...around, depth, ...(it && { it }) }, read);
    nodes += definition.nodes;
    const { reading } = definition;
    const problem =
      'problems' in reading
        ? retell(reading.problems, name, span, at)
        : nodes > LARGEST_TREE
          ? tellTooLarge(span)
          : around.above + definition.depth > DEEPEST_TREE
            ? tellTooDeep(span)
            : undefined;
    if (problem) at.problems.push(problem);
    return problem || 'problems' in reading ? undefined : placed(reading.tree, span);
  };
}

function keep(name: string, around: Surroundings, read: ReadDefinition): Kept {
  if (around.chain.includes(name))
    return { reading: { problems: [tellCircle(name, around.chain)] }, depth: 0, nodes: 0 };
  const { place, it, depth, scope, chain } = around;
  const key = [name, place, it, depth].join(' ');
  const known = kept.get(scope)?.get(key);
  if (known) return known;
  const reading = read(scope.definitions[name]!, name, { ...around, chain: [...chain, name] });
  const made: Kept = { reading, ...('tree' in reading ? measure(reading.tree) : { depth: 0, nodes: 0 }) };
  const lasting =
    !('problems' in reading) || !reading.problems.some(({ code }) => code === 'circular-words' || code === 'too-deep');
  if (lasting) {
    if (!kept.has(scope)) kept.set(scope, new Map());
    kept.get(scope)!.set(key, made);
  }
  return made;
}

const NOWHERE: Span = { start: 0, end: 0 };

function tellCircle(name: string, chain: readonly string[]): ExpressionProblem {
  const circle = [...chain.slice(chain.indexOf(name)), name].map((each) => `\`${each}\``).join(' uses ');
  return complain('circular-words', `\`${name}\` is defined by itself: ${circle}.`, NOWHERE);
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
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key === 'span' ? span : moved(value, span)]),
  );
  origins.set(copy, origins.get(part) ?? part);
  return copy;
}

const origins = new WeakMap<object, object>();

/** The part of a definition that this is a copy of, with its spans in the text of the definition; else the part itself. */
export function asDefined(part: Expr): Expr {
  return (origins.get(part) as Expr | undefined) ?? part;
}
