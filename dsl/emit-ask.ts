/**
 * From the tree of an expression about a score, a shape or the table to JavaScript: a function of one argument `c`, the
 * score, the hand or the moment. What has no arithmetic of its own (`count`, `has` and the like) stays a tree that the
 * interpreter walks.
 *
 *     fan of flowers + 2            (c) => t.plus(c.ofGroup["flowers"]?.["fan"] ?? 0, 2)
 */
import type { Program } from './problem.ts';
import type { Scope } from './scope.ts';
import type { Expr, Meaning } from './tree.ts';
import { factWords } from './words/index.ts';

/** What an expression is asked of. */
type Of = 'score' | 'hand' | 'table';

interface Emission {
  of: Of;
  scope: Scope;
  /** The name of a function for a part that stays a tree. */
  leaf(expr: Expr): string;
}

/** Writes expressions as functions; parts that stay trees are kept in `leaves`, each as the definition of a constant. */
export interface AskWriter {
  leaves: string[];
  /** The text of a function. */
  write(program: Program): string;
}

/** The text uses `t`, which is what `askTools` gives. */
export function askWriter(): AskWriter {
  const leaves: string[] = [];
  return {
    leaves,
    write({ tree, place, scope }) {
      const of: Of = place === 'score' ? 'score' : place === 'shape' ? 'hand' : 'table';
      const leaf = (expr: Expr): string => {
        const name = `l${leaves.length}`;
        leaves.push(`const ${name} = t.${of}(${JSON.stringify(plainTree(expr))});`);
        return name;
      };
      return `(c) => ${textOf(tree, { of, scope, leaf })}`;
    },
  };
}

/** A tree without its places in the text, definitions put in. */
export function plainTree<Part>(part: Part): Part {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const node = value as { node?: string; meaning?: Meaning };
    if (node.node === 'name' && node.meaning?.is === 'definition') return plain(node.meaning.body);
    return Object.fromEntries(Object.entries(value).flatMap(([key, of]) => (key === 'span' ? [] : [[key, plain(of)]])));
  };
  return plain(part) as Part;
}

const ARITHMETIC = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'over' } as const;

function textOf(expr: Expr, emission: Emission): string {
  const part = (inner: Expr): string => textOf(inner, emission);
  const leaf = (): string => `${emission.leaf(expr)}(c)`;
  switch (expr.node) {
    case 'number':
    case 'boolean':
      return JSON.stringify(expr.value);
    case 'if':
      return `(${part(expr.test)} ? ${part(expr.then)} : ${part(expr.else)})`;
    case 'and':
    case 'or':
      return `(${expr.of.map(part).join(expr.node === 'and' ? ' && ' : ' || ')})`;
    case 'not':
      return `!${part(expr.of)}`;
    case 'compare': {
      const op = expr.op === '==' || expr.op === '!=' ? `${expr.op}=` : expr.op;
      return `(${part(expr.left)} ${op} ${part(expr.right)})`;
    }
    case 'arithmetic':
      return `t.${ARITHMETIC[expr.op]}(${part(expr.left)}, ${part(expr.right)})`;
    case 'negate':
      return `t.minus(0, ${part(expr.of)})`;
    case 'call':
      return `t.call(${[JSON.stringify(expr.name), ...expr.arguments.map(part)].join(', ')})`;
    case 'is': {
      if (expr.subject.type !== 'choice') return leaf();
      const names = JSON.stringify(expr.choices.map(({ name }) => name));
      return `(${names}.includes(${part(expr.subject)}) !== ${expr.negated})`;
    }
    case 'tallyOf':
      return emission.of === 'score'
        ? `(c.ofGroup[${JSON.stringify(expr.group)}]?.[${JSON.stringify(expr.tally)}] ?? 0)`
        : leaf();
    case 'name':
      if (expr.meaning?.is === 'definition') return part(expr.meaning.body);
      return nameText(expr.meaning!, emission) ?? leaf();
    default:
      return leaf();
  }
}

function nameText(meaning: Meaning, { of, scope }: Emission): string | undefined {
  if (meaning.is === 'option') return JSON.stringify(meaning.value);
  if (of === 'table') {
    const isKnown = meaning.is === 'word' && factWords.get(meaning.id)?.ofTable !== undefined;
    return isKnown ? `t.words.get(${JSON.stringify(meaning.id)}).ofTable(c)` : undefined;
  }
  if (of === 'score' && meaning.is === 'tally') return `(c.tallies[${JSON.stringify(meaning.name)}] ?? 0)`;
  if (of === 'score' && meaning.is === 'step') return `(c.steps[${JSON.stringify(meaning.name)}] ?? 0)`;
  const query = of === 'score' ? 'c.query' : 'c';
  if (meaning.is === 'situation') return `((${query}.situation & ${1 << scope.situation.indexOf(meaning.name)}) !== 0)`;
  if (meaning.is === 'mark') return `${query}.marks.includes(${JSON.stringify(meaning.name)})`;
  if (meaning.is === 'counter') return `(${query}.counters[${JSON.stringify(meaning.name)}] ?? 0)`;
  return undefined;
}
