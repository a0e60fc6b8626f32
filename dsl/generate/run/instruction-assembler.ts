/** Nodes of the graph as instructions; what is a variable is computed where its level is, the rest where it is wanted. */
import { instruction, type Instruction, type Machine, WIDTH } from './instruction-machine.ts';
import { cheapFirst, isFlat, isVariable, type Writer } from '../emit/graph-nodes.ts';
import { isConstant } from '../lower/expression-graph.ts';
import type { Node } from '../lower/graph-node.ts';

/** A machine whose instructions are being written. */
export interface Assembly {
  machine: Machine;
  code: number[];
  /** The instruction that reads an input, and its two numbers; nothing where others write the input into its place. */
  read(input: string): readonly [Instruction, number, number] | undefined;
}

/** Writes instructions that end; gives where they begin. */
export function section(assembly: Assembly, write: () => void): number {
  const { length } = assembly.code;
  write();
  assembly.code.push(...instruction('stop', 0));
  return length;
}

/** A number that is there if something holds; not below nothing, for 0 times that would be -0. */
function isFixed({ of: [, yes, no] }: Node): boolean {
  return yes!.op === 'constant' && yes!.value > 0 && isConstant(no!, 0);
}

const FUSED = { some: 'any', equal: 'has' } as const;

/** What is written by `rest` is left out where a truth is 0, or not 0. */
export function skipping({ code }: Assembly, skip: 'unless' | 'where', truth: number, rest: () => void): void {
  const at = code.push(...instruction(skip, 0, truth)) - 3;
  rest();
  code[at] = code.length - WIDTH;
}

/** Writes what computes a node; gives the place where it will be. */
export function written(assembly: Assembly, writer: Writer, node: Node): number {
  if (node.op === 'constant') assembly.machine.numbers[node.id] = node.value;
  else if (!isVariable(writer, node)) compute(assembly, writer, node);
  return node.id;
}

/** Writes what computes a node into a place. */
export function compute(assembly: Assembly, writer: Writer, node: Node, into = node.id): void {
  const [a, b, c] = node.of as [Node, Node, Node];
  const value = (of: Node): number => written(assembly, writer, of);
  const add = (...parts: Parameters<typeof instruction>): number => assembly.code.push(...instruction(...parts));
  const put = (of: Node): void => {
    if (of.op === 'constant' || isVariable(writer, of)) add('copy', into, value(of));
    else compute(assembly, writer, of, into);
  };
  const isOwn = (of: Node, ...ops: Node['op'][]): boolean => ops.includes(of.op) && !isVariable(writer, of);
  const isLess = (of: Node): boolean => isOwn(of, 'flip', 'not');
  const isWeighted = (of: Node): boolean => isOwn(of, 'choose') && isFixed(of);
  /** Each of the others is put to what there is; `fused`: with what it is made by, in one instruction (row w8-score). */
  const chain = (op: Instruction, of = node.of, isFused = (_: Node): boolean => false, fused = op): void => {
    const [first, ...rest] = of as [Node, ...Node[]];
    const isInto = fused === 'weighted' && isFused(rest[0]!);
    if (isInto) put(first);
    let before = isInto ? into : value(first);
    for (const next of rest) {
      if (!isFused(next)) add(op, into, before, value(next));
      else if (fused === 'weighted') add(fused, into, value(next.of[0]!), value(next.of[1]!));
      else add(fused, into, before, value(next.of[0]!));
      before = into;
    }
  };
  /** Masks or truths that are all there, then those that must not be. */
  const common = (): void => {
    const lessLast = [...node.of].sort((x, y) => Number(isLess(x)) - Number(isLess(y)));
    chain('and', lessLast, isLess, 'without');
  };
  const branches = (skip: 'unless' | 'where'): void => {
    const [first, ...rest] = cheapFirst(writer, node.of);
    put(first!);
    const next = (at: number): void => {
      if (at < rest.length)
        skipping(assembly, skip, into, () => {
          put(rest[at]!);
          next(at + 1);
        });
    };
    next(0);
  };
  switch (node.op) {
    case 'constant':
      return put(node);
    case 'input': {
      const read = assembly.read(node.input!);
      if (read) add(read[0], into, read[1], read[2]);
      return;
    }
    case 'both':
      return isFlat(writer, node) ? common() : branches('unless');
    case 'either':
      return isFlat(writer, node) ? chain('or') : branches('where');
    case 'left':
    case 'right':
      add(node.op, into, value(a), node.value);
      return;
    case 'some':
    case 'equal': {
      const isSame = node.op === 'some' || a.of[1] === b;
      if (a.op === 'and' && isSame && !isVariable(writer, a))
        add(FUSED[node.op], into, value(a.of[0]!), value(a.of[1]!));
      else add(node.op, into, value(a), node.op === 'some' ? 0 : value(b));
      return;
    }
    case 'not':
    case 'spread':
    case 'flip':
    case 'bits':
    case 'floor':
    case 'ceil':
      add(node.op, into, value(a));
      return;
    case 'choose': {
      const test = value(a);
      if (isFixed(node)) add('multiply', into, test, value(b));
      else if (c.op === 'constant' || isVariable(writer, c)) {
        put(c);
        skipping(assembly, 'unless', test, () => put(b));
      } else {
        skipping(assembly, 'unless', test, () => put(b));
        skipping(assembly, 'where', test, () => put(c));
      }
      return;
    }
    case 'and':
      return common();
    case 'add':
      return chain('add', node.of, isWeighted, 'weighted');
    default:
      return chain(node.op);
  }
}
