/**
 * Sums of amounts that count under conditions. What many conditions have in common is asked once:
 *
 *     (a && x ? 1 : 0) + (b && x ? 2 : 0) + (c ? 3 : 0)    ──▶    (x ? (a ? 1 : 0) + (b ? 2 : 0) : 0) + (c ? 3 : 0)
 */
import { countBits, type Graph, isConstant } from './expression-graph.ts';
import type { Node } from './graph-node.ts';

export interface Term {
  when: Node;
  amount: Node;
}

/** A term whose condition is a list of parts that must all hold. */
interface Parted {
  parts: readonly Node[];
  amount: Node;
}

/** The sum of these terms. Only whole numbers may be added in another order without rounding. */
export function sumOfTerms(graph: Graph, terms: readonly Term[]): Node {
  const there = terms.filter(({ when, amount }) => !isConstant(when, 0) && !isConstant(amount, 0));
  const isExact = there.every(({ amount }) => isWhole(amount));
  if (!isExact) return graph.add(...there.map(({ when, amount }) => graph.choose(when, amount, graph.number(0))));
  return factored(
    graph,
    there.map(({ when, amount }) => ({ parts: partsOf(graph, when), amount })),
  );
}

function isWhole({ op, value, of, input }: Node): boolean {
  if (op === 'constant') return Number.isInteger(value);
  if (op === 'bits' || op === 'floor' || op === 'ceil') return true;
  if (op === 'input') return /^(total|pointing|listed|counter) /.test(input!);
  if (op === 'choose') return of.slice(1).every(isWhole);
  return ['add', 'subtract', 'multiply', 'min', 'max'].includes(op) && of.every(isWhole);
}

/** None of several is each of them not. */
function partsOf(graph: Graph, when: Node): Node[] {
  if (when.op === 'both') return when.of.flatMap((part) => partsOf(graph, part));
  if (when.op === 'flip' && when.of[0]!.op === 'either') return nonesOf(graph, when.of[0]!);
  return isConstant(when, 1) ? [] : [when];
}

function nonesOf(graph: Graph, any: Node): Node[] {
  return any.of.flatMap((part) => (part.op === 'either' ? nonesOf(graph, part) : partsOf(graph, graph.flip(part))));
}

function allOf(graph: Graph, parts: readonly Node[]): Node {
  const nones = parts.filter((part) => part.op === 'flip').map((part) => part.of[0]!);
  const others = parts.filter((part) => part.op !== 'flip');
  return graph.both(...others, graph.flip(graph.either(...nones)));
}

function factored(graph: Graph, terms: readonly Parted[]): Node {
  const common = mostCommon(terms);
  if (common === undefined) return plainSum(graph, terms);
  const inside = terms.filter(({ parts }) => parts.includes(common));
  const shared = inside[0]!.parts.filter((part) => inside.every(({ parts }) => parts.includes(part)));
  const rest = inside.map(({ parts, amount }) => ({ parts: parts.filter((part) => !shared.includes(part)), amount }));
  return graph.add(
    graph.choose(allOf(graph, shared), factored(graph, rest), graph.number(0)),
    factored(
      graph,
      terms.filter((term) => !inside.includes(term)),
    ),
  );
}

/** The part that most conditions have, of at least two. */
function mostCommon(terms: readonly Parted[]): Node | undefined {
  const often = new Map<Node, number>();
  for (const { parts } of terms) for (const part of parts) often.set(part, (often.get(part) ?? 0) + 1);
  const [first] = [...often].filter(([, times]) => times > 1).sort(([a, x], [b, y]) => y - x || a.id - b.id);
  return first?.[0];
}

/** Terms that ask for one bit each of the same mask, and are worth the same, count bits. */
function plainSum(graph: Graph, terms: readonly Parted[]): Node {
  const counted = new Map<string, Node[]>();
  const others: Node[] = [];
  for (const { parts, amount } of terms) {
    const bit = parts.length === 1 ? oneBitOf(parts[0]!) : undefined;
    if (bit === undefined) others.push(graph.choose(allOf(graph, parts), amount, graph.number(0)));
    else {
      const key = `${bit.of[0]!.id} ${amount.id}`;
      counted.set(key, [...(counted.get(key) ?? [amount]), bit]);
    }
  }
  for (const [amount, ...bits] of counted.values())
    others.push(graph.arithmetic('multiply', graph.bits(graph.or(...bits)), amount!));
  return graph.add(...others);
}

/** A mask that is limited to one bit, where a condition asks whether it has it. */
function oneBitOf({ op, of }: Node): Node | undefined {
  const mask = of[0]!;
  const isOne = op === 'some' && mask.op === 'and' && mask.of[1]!.op === 'constant' && countBits(mask.may) === 1;
  return isOne ? mask : undefined;
}
