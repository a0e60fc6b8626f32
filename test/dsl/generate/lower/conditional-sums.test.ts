import { expect, test } from 'vitest';
import { newGraph, type Graph } from '../../../../dsl/generate/lower/expression-graph.ts';
import type { Node } from '../../../../dsl/generate/lower/graph-node.ts';
import { sumOfTerms, type Term } from '../../../../dsl/generate/lower/conditional-sums.ts';

/** What a node is where these truths and masks are given by the name of their input. */
function answerOf(node: Node, given: Readonly<Record<string, number>>): number {
  const [a, b, c] = node.of.map((part) => () => answerOf(part, given));
  const all = (): number[] => node.of.map((part) => answerOf(part, given));
  switch (node.op) {
    case 'constant':
      return node.value;
    case 'input':
      return given[node.input!]!;
    case 'and':
      return a!() & b!();
    case 'or':
      return a!() | b!();
    case 'some':
      return a!() === 0 ? 0 : 1;
    case 'both':
      return Math.min(...all());
    case 'either':
      return Math.max(...all());
    case 'flip':
      return 1 - a!();
    case 'equal':
      return a!() === b!() ? 1 : 0;
    case 'bits':
      return a!().toString(2).replaceAll('0', '').length;
    case 'add':
      return all().reduce((sum, part) => sum + part, 0);
    case 'multiply':
      return a!() * b!();
    case 'choose':
      return a!() ? b!() : c!();
    default:
      throw new Error(`No value of ${node.op}.`);
  }
}

const TRUTHS = ['p', 'q', 'r', 's'];

function termsOn(graph: Graph): Term[] {
  const [p, q, r, s] = TRUTHS.map((name) => graph.input(name, 1));
  const mask = graph.input('mask', 2, 7);
  const bit = (value: number): Node => graph.some(graph.and(mask, graph.number(value)));
  const none = graph.flip(graph.either(r!, s!));
  const term = (when: Node, amount: number): Term => ({ when, amount: graph.number(amount) });
  return [
    term(graph.both(p!, none), 1),
    term(graph.both(q!, none), 2),
    term(graph.both(p!, q!, none), 4),
    term(graph.both(p!, graph.flip(q!)), 8),
    term(bit(1), 16),
    term(bit(2), 16),
    term(graph.both(bit(4), none), 32),
    term(graph.truth(true), 64),
    term(graph.truth(false), 128),
  ];
}

test('a sum is the same in whatever order its conditions are asked', () => {
  const graph = newGraph();
  const terms = termsOn(graph);
  const sum = sumOfTerms(graph, terms);
  for (let chosen = 0; chosen < 2 ** TRUTHS.length * 8; chosen++) {
    const truths = TRUTHS.map((name, at) => [name, (chosen >> at) & 1] as const);
    const given = { ...Object.fromEntries(truths), mask: chosen >> TRUTHS.length };
    const plain = terms.reduce((all, { when, amount }) => all + (answerOf(when, given) ? amount.value : 0), 0);
    expect(answerOf(sum, given), JSON.stringify(given)).toBe(plain);
  }
});

test('what several conditions have in common is asked once', () => {
  const graph = newGraph();
  const [p, q, r] = TRUTHS.map((name) => graph.input(name, 1));
  const one = graph.number(1);
  const sum = sumOfTerms(graph, [
    { when: graph.both(p!, r!), amount: one },
    { when: graph.both(q!, r!), amount: one },
  ]);
  expect(sum).toBe(
    graph.choose(
      r!,
      graph.add(graph.choose(p!, one, graph.number(0)), graph.choose(q!, one, graph.number(0))),
      graph.number(0),
    ),
  );
});

test('fractions are added in the order of the pack', () => {
  const graph = newGraph();
  const [p, q] = TRUTHS.map((name) => graph.input(name, 1));
  const tenth = graph.number(0.1);
  const sum = sumOfTerms(graph, [
    { when: p!, amount: tenth },
    { when: graph.both(p!, q!), amount: tenth },
  ]);
  expect(sum.op).toBe('add');
  expect(answerOf(sum, { p: 1, q: 1 })).toBe(0.1 + 0.1);
});
