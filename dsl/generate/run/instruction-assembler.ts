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
  const { code } = assembly;
  const [a, b, c] = node.of as [Node, Node, Node];
  const value = (of: Node): number => written(assembly, writer, of);
  const add = (...parts: Parameters<typeof instruction>): number => code.push(...instruction(...parts));
  const put = (of: Node): void => {
    if (of.op === 'constant' || isVariable(writer, of)) add('copy', into, value(of));
    else compute(assembly, writer, of, into);
  };
  const unless = (skip: 'unless' | 'where', truth: number, rest: () => void): void =>
    skipping(assembly, skip, truth, rest);
  const chain = (op: Instruction, of: readonly Node[] = node.of): void => {
    const places = of.map(value);
    places.slice(1).forEach((place, at) => add(op, into, at === 0 ? places[0] : into, place));
  };
  const branches = (skip: 'unless' | 'where'): void => {
    const [first, ...rest] = cheapFirst(writer, node.of);
    put(first!);
    const next = (at: number): void => {
      if (at < rest.length)
        unless(skip, into, () => {
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
      return isFlat(writer, node) ? chain('and') : branches('unless');
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
      if (b.op === 'constant' && isConstant(c, 0)) add('multiply', into, test, value(b));
      else if (c.op === 'constant' || isVariable(writer, c)) {
        put(c);
        unless('unless', test, () => put(b));
      } else {
        // `into` may be where the test is computed.
        unless('unless', test, () => put(b));
        unless('where', test, () => put(c));
      }
      return;
    }
    default:
      return chain(node.op);
  }
}
