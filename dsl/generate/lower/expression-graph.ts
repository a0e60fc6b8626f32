/**
 * The normal form of expressions: a graph of arithmetic whose equal nodes are one node. Masks are 32-bit words of kinds or
 * groups, truths are yes/no, numbers are exact. Nodes are made only by the functions of `newGraph`, which fold constants
 * and put operands in one order, so that equal things become equal nodes.
 */
import type { Level, Node, Op } from './graph-node.ts';
import { bitsWanted, limitedMask } from './demanded-mask-bits.ts';

/** When a value is known: always, for the hand, for one reading of it, for one role of the last tile, for patterns chosen. */
export const LEVELS = { constant: 0, hand: 1, reading: 2, role: 3, choice: 4 } as const;
/** Levels of what is not known always, earliest first. */
const RISING = [1, 2, 3, 4] as const;

export interface Graph {
  nodes: Node[];
  number(value: number): Node;
  truth(value: boolean): Node;
  input(name: string, level: Level, may?: number): Node;
  and(...of: Node[]): Node;
  or(...of: Node[]): Node;
  not(a: Node): Node;
  /** Towards higher ranks if `by` is positive. */
  shift(a: Node, by: number): Node;
  spread(a: Node): Node;
  some(a: Node): Node;
  both(...of: Node[]): Node;
  either(...of: Node[]): Node;
  flip(a: Node): Node;
  equal(a: Node, b: Node): Node;
  less(a: Node, b: Node): Node;
  bits(a: Node): Node;
  add(...of: Node[]): Node;
  arithmetic(op: 'subtract' | 'multiply' | 'divide' | 'min' | 'max', a: Node, b: Node): Node;
  round(op: 'floor' | 'ceil', a: Node): Node;
  choose(test: Node, yes: Node, no: Node): Node;
}

const ALL = -1;

/** So many alternatives are worth a question of their own whether any of them can hold. */
const GUARDED = 4;

export function isConstant(node: Node, value?: number): boolean {
  return node.op === 'constant' && (value === undefined || node.value === value);
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a shift leaves every bit in the word. */
function losesNothing({ op, of: [shifted], value, may }: Node): boolean {
  if (op === 'left') return may >>> value === shifted!.may;
  return op === 'right' && may << value === shifted!.may;
}

const CALCULATE = {
  subtract: (a: number, b: number) => a - b,
  multiply: (a: number, b: number) => a * b,
  divide: (a: number, b: number) => (b === 0 ? 0 : a / b),
  min: Math.min,
  max: Math.max,
};

export function newGraph(): Graph {
  const nodes: Node[] = [];
  const known = new Map<string, Node>();

  const make = (op: Op, of: readonly Node[], value = 0, may = ALL, input?: string, level?: Level): Node => {
    const key = `${op} ${value} ${input ?? ''} ${of.map((node) => node.id).join(' ')}`;
    const old = known.get(key);
    if (old) return old;
    const own = level ?? of.reduce<Level>((most, node) => (node.level > most ? node.level : most), 0);
    const node: Node = { id: nodes.length, op, of, value, level: own, may, ...(input === undefined ? {} : { input }) };
    nodes.push(node);
    known.set(key, node);
    return node;
  };
  const constants = new Map<number, Node>();
  const constant = (value: number): Node => {
    const old = constants.get(value);
    if (old) return old;
    const made = make('constant', [], Object.is(value, -0) ? 0 : value, value | 0);
    constants.set(value, made);
    return made;
  };
  const inOrder = (of: readonly Node[]): Node[] => [...of].sort((a, b) => a.level - b.level || a.id - b.id);
  const unique = (of: readonly Node[]): Node[] => inOrder([...new Set(of)]);

  const and2 = (a: Node, b: Node): Node => {
    if (a.op === 'constant' && b.op === 'constant') return constant(a.value & b.value);
    if (a.op === 'constant') return and2(b, a);
    const may = a.may & b.may;
    if (may === 0) return constant(0);
    if (b.op === 'constant') {
      if (may === a.may) return a;
      if (a.op === 'and' && a.of[1]!.op === 'constant') return and2(a.of[0]!, constant(a.of[1]!.value & may));
      return make('and', [a, constant(may)], 0, may);
    }
    return a === b ? a : make('and', inOrder([a, b]), 0, may);
  };
  const or2 = (a: Node, b: Node): Node => {
    if (a.op === 'constant' && b.op === 'constant') return constant(a.value | b.value);
    if (a.op === 'constant') return or2(b, a);
    if (isConstant(b, 0) || a === b) return a;
    if (isConstant(b, ALL)) return b;
    return make('or', b.op === 'constant' ? [a, b] : inOrder([a, b]), 0, a.may | b.may);
  };
  const not = (a: Node): Node => {
    if (a.op === 'constant') return constant(~a.value);
    return a.op === 'not' ? a.of[0]! : make('not', [a]);
  };
  const masks = (fold: (a: Node, b: Node) => Node, empty: number, of: readonly Node[]): Node => {
    if (of.length === 2) return fold(of[0]!, of[1]!);
    const sorted = unique(of);
    const fixed = sorted.filter((node) => node.op === 'constant').reduce(fold, constant(empty));
    return fold(sorted.filter((node) => node.op !== 'constant').reduce(fold, constant(empty)), fixed);
  };

  /** Conjunctions and disjunctions: flat, then nested again so that the part known earlier is a node of its own. */
  const logic = (op: 'both' | 'either', of: readonly Node[]): Node => {
    const flat = (node: Node): Node[] => (node.op === op ? node.of.flatMap(flat) : [node]);
    const neutral = op === 'both' ? 1 : 0;
    const all = unique(of.flatMap(flat)).filter((node) => !isConstant(node, neutral));
    const parts = op === 'both' ? bitsTogether(all) : all;
    if (parts.some((node) => isConstant(node, 1 - neutral))) return constant(1 - neutral);
    if (parts.some((node) => node.op === 'flip' && parts.includes(node.of[0]!))) return constant(1 - neutral);
    let result: Node | undefined;
    for (const level of RISING) {
      const here = parts.filter((node) => node.level === level);
      const nested: Node[] = result ? [result, ...here] : here;
      if (nested.length > 0) result = nested.length === 1 ? nested[0] : make(op, nested);
    }
    const guard = op === 'either' && parts.length >= GUARDED ? guardOf(parts) : undefined;
    return guard ? logic('both', [guard, result!]) : (result ?? constant(neutral));
  };
  /** Single bits of the same mask are asked for together. */
  const bitsTogether = (parts: readonly Node[]): Node[] => {
    const byMask = new Map<Node, Node[]>();
    for (const part of parts) {
      const mask = part.op === 'some' && countBits(part.of[0]!.may) === 1 ? limitedMask(part.of[0]!) : undefined;
      if (mask) byMask.set(mask, [...(byMask.get(mask) ?? []), part]);
    }
    const several = [...byMask].filter(([, asked]) => asked.length > 1);
    const rest = parts.filter((part) => !several.some(([, asked]) => asked.includes(part)));
    return [
      ...rest,
      ...several.map(([mask, asked]) => {
        const bits = constant(asked.reduce((sum, part) => sum | part.of[0]!.may, 0));
        return equal(and2(mask, bits), bits);
      }),
    ];
  };
  /** Many conditions that all want something of one mask hold only where it has any of it. */
  const guardOf = (parts: readonly Node[]): Node | undefined => {
    const wanted = parts.map(bitsWanted);
    const mask = [...wanted[0]!.keys()].find((one) => wanted.every((each) => each.has(one)));
    if (mask === undefined) return undefined;
    return some(and2(mask, constant(wanted.reduce((bits, each) => bits | each.get(mask)!, 0))));
  };

  const flip = (a: Node): Node => {
    if (a.op === 'constant') return constant(1 - a.value);
    return a.op === 'flip' ? a.of[0]! : make('flip', [a]);
  };
  const some = (a: Node): Node => {
    if (a.op === 'constant') return constant(a.value === 0 ? 0 : 1);
    if (a.op === 'spread') return a.of[0]!;
    return losesNothing(a) ? some(a.of[0]!) : make('some', [a]);
  };

  const add = (...of: Node[]): Node => {
    const flat = (node: Node): Node[] => (node.op === 'add' ? node.of.flatMap(flat) : [node]);
    const parts = inOrder(of.flatMap(flat));
    const fixed = parts.filter((node) => node.op === 'constant').reduce((sum, node) => sum + node.value, 0);
    let result: Node = constant(fixed);
    for (const level of RISING) {
      const here = parts.filter((node) => node.level === level);
      const all = isConstant(result, 0) ? here : [result, ...here];
      if (all.length > 0) result = all.length === 1 ? all[0]! : make('add', all);
    }
    return result;
  };

  /** The masks counted by a sum of population counts, or nothing if it is something else. */
  const counted = (node: Node): Node[] | undefined => {
    if (node.op === 'bits') return [node.of[0]!];
    if (node.op !== 'add') return undefined;
    const parts = node.of.map(counted);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  };
  const less = (a: Node, b: Node): Node => {
    if (a.op === 'constant' && b.op === 'constant') return constant(a.value < b.value ? 1 : 0);
    if (a === b) return constant(0);
    const over = a.op === 'constant' && a.value >= 0 && a.value < 1 ? counted(b) : undefined;
    if (over) return some(masks(or2, 0, over));
    const under = b.op === 'constant' && b.value > 0 && b.value <= 1 ? counted(a) : undefined;
    if (under) return flip(some(masks(or2, 0, under)));
    return make('less', [a, b]);
  };
  const equal = (a: Node, b: Node): Node => {
    if (a.op === 'constant' && b.op === 'constant') return constant(a.value === b.value ? 1 : 0);
    if (a === b) return constant(1);
    if (a.op === 'constant') return equal(b, a);
    const none = isConstant(b, 0) ? counted(a) : undefined;
    if (none) return flip(some(masks(or2, 0, none)));
    return make('equal', b.op === 'constant' ? [a, b] : inOrder([a, b]));
  };

  const arithmetic: Graph['arithmetic'] = (op, a, b) => {
    if (a.op === 'constant' && b.op === 'constant') return constant(CALCULATE[op](a.value, b.value));
    if (op === 'multiply') {
      if (isConstant(a, 0) || isConstant(b, 0)) return constant(0);
      if (isConstant(a, 1)) return b;
      if (isConstant(b, 1)) return a;
    }
    if (op === 'divide' && isConstant(b, 0)) return constant(0);
    if ((op === 'subtract' && isConstant(b, 0)) || (op === 'divide' && isConstant(b, 1))) return a;
    return make(op, op === 'subtract' || op === 'divide' ? [a, b] : inOrder([a, b]));
  };

  return {
    nodes,
    number: constant,
    truth: (value) => constant(value ? 1 : 0),
    input: (name, level, may = ALL) => (may === 0 ? constant(0) : make('input', [], 0, may, name, level)),
    and: (...of) => masks(and2, ALL, of),
    or: (...of) => masks(or2, 0, of),
    not,
    shift: (a, by) => {
      if (by === 0) return a;
      const may = by > 0 ? a.may << by : a.may >>> -by;
      if (a.op === 'constant') return constant(by > 0 ? a.value << by : a.value >>> -by);
      return may === 0 ? constant(0) : make(by > 0 ? 'left' : 'right', [a], Math.abs(by), may);
    },
    spread: (a) => {
      if (a.op === 'constant') return constant(a.value === 0 ? 0 : ALL);
      return make('spread', [a]);
    },
    some,
    both: (...of) => logic('both', of),
    either: (...of) => logic('either', of),
    flip,
    equal,
    less,
    bits: (a) => (a.op === 'constant' ? constant(countBits(a.value)) : make('bits', [a])),
    add,
    arithmetic,
    round: (op, a) => (a.op === 'constant' ? constant(Math[op](a.value)) : make(op, [a])),
    choose: (test, yes, no) => {
      if (test.op === 'constant') return test.value === 0 ? no : yes;
      return yes === no ? yes : make('choose', [test, yes, no]);
    },
  };
}
