/**
 * Arithmetic of a graph where no code may be made from text: instructions of four numbers, which a loop carries out. Every node has a
 * place among the numbers, that of its id.
 *
 *     [17, 40, 12, 31]     numbers[40] = (numbers[12] & numbers[31]) !== 0
 */

/** What an instruction does, by number; the cases below are these. */
const INSTRUCTIONS = [
  ...['stop', 'copy', 'unless', 'where', 'ask', 'plane', 'division', 'and', 'or', 'not', 'left', 'right', 'spread'],
  ...['some', 'flip', 'equal', 'less', 'any', 'has', 'bits', 'add', 'subtract', 'multiply', 'divide', 'min', 'max'],
  ...['floor', 'ceil', 'without', 'weighted'],
] as const;

export type Instruction = (typeof INSTRUCTIONS)[number];

const NUMBERS = new Map<string, number>(INSTRUCTIONS.map((name, at) => [name, at]));

/** How many numbers an instruction has: what it does, into which place, of which two. */
export const WIDTH = 4;

/** An instruction as numbers. */
export function instruction(what: Instruction, into: number, a = 0, b = 0): number[] {
  return [NUMBERS.get(what)!, into, a, b];
}

export interface Machine {
  code: Int32Array;
  /** Values of nodes; truths are 0 and 1. */
  numbers: Float64Array;
  planes: Int32Array[];
  asks: ((role: number) => number)[];
}

/** Carries out what begins at a place: for a division, and a role of the last tile. */
export function run(
  { code, numbers, planes, asks }: Machine,
  from: number,
  data: Int32Array,
  division: number,
  role: number,
): void {
  for (let at = from; ; at += 4) {
    const into = code[at + 1]!;
    const a = code[at + 2]!;
    const b = code[at + 3]!;
    // Cases without gaps become a table of jumps (row w8-score).
    switch (code[at]) {
      case 0:
        return;
      case 1:
        numbers[into] = numbers[a]!;
        break;
      case 2:
        if (numbers[a] === 0) at = into;
        break;
      case 3:
        if (numbers[a] !== 0) at = into;
        break;
      case 4:
        numbers[into] = asks[a]!(role);
        break;
      case 5:
        numbers[into] = planes[a]![b]!;
        break;
      case 6:
        numbers[into] = data[division + a]!;
        break;
      case 7:
        numbers[into] = numbers[a]! & numbers[b]!;
        break;
      case 8:
        numbers[into] = numbers[a]! | numbers[b]!;
        break;
      case 9:
        numbers[into] = ~numbers[a]!;
        break;
      case 10:
        numbers[into] = numbers[a]! << b;
        break;
      case 11:
        numbers[into] = numbers[a]! >>> b;
        break;
      case 12:
        numbers[into] = 0 - numbers[a]!;
        break;
      case 13:
        numbers[into] = numbers[a] !== 0 ? 1 : 0;
        break;
      case 14:
        numbers[into] = 1 - numbers[a]!;
        break;
      case 15:
        numbers[into] = numbers[a] === numbers[b] ? 1 : 0;
        break;
      case 16:
        numbers[into] = numbers[a]! < numbers[b]! ? 1 : 0;
        break;
      case 17:
        numbers[into] = (numbers[a]! & numbers[b]!) !== 0 ? 1 : 0;
        break;
      case 18:
        numbers[into] = (numbers[a]! & numbers[b]!) === numbers[b]! ? 1 : 0;
        break;
      case 19:
        numbers[into] = population(numbers[a]!);
        break;
      case 20:
        numbers[into] = numbers[a]! + numbers[b]!;
        break;
      case 21:
        numbers[into] = numbers[a]! - numbers[b]!;
        break;
      case 22:
        numbers[into] = numbers[a]! * numbers[b]!;
        break;
      case 23:
        numbers[into] = numbers[b] === 0 ? 0 : numbers[a]! / numbers[b]!;
        break;
      case 24:
        numbers[into] = Math.min(numbers[a]!, numbers[b]!);
        break;
      case 25:
        numbers[into] = Math.max(numbers[a]!, numbers[b]!);
        break;
      case 26:
        numbers[into] = Math.floor(numbers[a]!);
        break;
      case 27:
        numbers[into] = Math.ceil(numbers[a]!);
        break;
      case 28:
        numbers[into] = numbers[a]! & ~numbers[b]!;
        break;
      case 29:
        numbers[into]! += numbers[a]! * numbers[b]!;
        break;
    }
  }
}

/** How many bits a mask has. */
export function population(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
