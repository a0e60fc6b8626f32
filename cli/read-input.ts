import { problem, type Problem } from '../core/index.ts';

/** Bytes that hands and logs may have: more than any log of a tournament, less than a machine has memory for. */
export const MOST_BYTES = 64_000_000;

/** Something is there, but it is not read. `run` tells why and ends the command. */
export class Unreadable extends Error {
  readonly problem: Problem;

  constructor(found: Problem) {
    super(found.message);
    this.problem = found;
  }
}

/** A file of so many bytes. */
export function fileTooLarge(path: string, bytes: number): Unreadable {
  const size = `${path} has ${Math.ceil(bytes / 1_000_000)} MB; ${megabytes(MOST_BYTES)} MB are read at most.`;
  return new Unreadable(problem('too-large', size, { hint: DIVIDE }));
}

/** A pipe or a device may have no end, and only standard input is read up to a limit. */
export function noFile(path: string): Unreadable {
  const hint = 'Write the content to a file. Hands for --jsonl and logs to replay may be standard input: write - then.';
  return new Unreadable(problem('missing-file', `${path} is a pipe or a device, not a file.`, { hint }));
}

/** Standard input as text. What is longer than it may be is refused as soon as that is known: it may have no end. */
export async function readInput(input: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of input) {
    size += part.length;
    if (size > most) throw inputTooLarge(most);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function inputTooLarge(most: number): Unreadable {
  const message = `Standard input has more than the ${megabytes(most)} MB that are read of it here.`;
  const hint =
    most < MOST_BYTES ? 'Give one pack; rules that several packs share stand in files of their own.' : DIVIDE;
  return new Unreadable(problem('too-large', message, { hint }));
}

const DIVIDE = 'Divide it, and give one part after the other.';

function megabytes(bytes: number): number {
  return bytes / 1_000_000;
}
