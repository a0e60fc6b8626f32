/**
 * Expressions about the table as the functions that `emit-ask.ts` writes, all of them from one text: a table asks them at every step,
 * and functions of functions, as `ask.ts` makes them while a pack is read, are several times slower.
 */
import type { Ask } from '../core/index.ts';
import { type AskTools, askTools, partOf } from './ask-tools.ts';
import { makerFrom } from './compiled.ts';
import { askWriter } from './emit-ask.ts';
import { madeOf } from './made-of.ts';
import type { Program } from './problem.ts';
import type { Value } from './words/word.ts';

type Maker = (tools: AskTools, parts: readonly unknown[]) => Ask<Value>[];

/** A function for each program, all of them of one scope; nothing where code must not be made from text. */
export function writtenAsks(programs: readonly Program[]): Ask<Value>[] | undefined {
  const [first] = programs;
  if (first === undefined) return [];
  const writer = askWriter();
  const text = programs.map((program) => `${writer.write(program)},`).join('\n');
  const names = writer.parts.map((_, at) => `part${at}`);
  const make = makerFrom<Maker>(`(t, [${names.join(', ')}]) => [\n${text}\n]`);
  const tools = askTools(first.scope);
  const asks = make?.(
    tools,
    writer.parts.map((part) => partOf(tools, part)),
  );
  return asks?.map((ask, at) => madeOf(programs[at]!, ask));
}
