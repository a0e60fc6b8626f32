/**
 * Expressions about the table as the functions that `emit/query-functions.ts` writes, all of them from one text: a table asks them at every step,
 * and functions of functions, as `evaluate/table-queries.ts` makes them while a pack is read, are several times slower (row W6).
 */
import type { Query, Context } from '../../core/index.ts';
import { type RuntimeHelpers, runtimeHelpers, partOf } from './runtime-helpers.ts';
import { makerFrom, mayMakeCode } from './matcher-generator.ts';
import { queryWriter } from './emit/query-functions.ts';
import { partsOfProgram } from './remembered-program.ts';
import type { Program } from '../expression-problem.ts';
import type { Value } from '../words/word.ts';

/** A list of conditions in one: the first place in it, from one on, where the condition holds or there is none. */
export type FirstOf = (at: Context, from: number) => number;

/** One for each program, and one for each list of programs. */
export interface WrittenAsks {
  asks: Query<Value>[];
  firsts: FirstOf[];
}

type Maker = (tools: RuntimeHelpers, parts: readonly unknown[]) => WrittenAsks;

/** Functions for programs, all of them of one scope; nothing where code must not be made from text. */
export function compiledQueries(
  programs: readonly Program[],
  lists: readonly (readonly (Program | undefined)[])[],
): WrittenAsks | undefined {
  const [first] = programs;
  if (first === undefined) return { asks: [], firsts: [] };
  if (!mayMakeCode()) return undefined;
  const writer = queryWriter();
  const asks = programs.map((program) => writer.write(program)).join(',\n');
  const firsts = lists.map((list) => writer.writeFirst(list)).join(',\n');
  const names = writer.parts.map((_, at) => `part${at}`);
  const make = makerFrom<Maker>(
    () => `(t, [${names.join(', ')}]) => ({ asks: [\n${asks}\n], firsts: [\n${firsts}\n] })`,
  );
  const tools = runtimeHelpers(first.scope);
  const made = make?.(
    tools,
    writer.parts.map((part) => partOf(tools, part)),
  );
  made?.asks.forEach((ask, at) => partsOfProgram(programs[at]!, ask));
  return made;
}
