/** Which program a function was made of, for those who write it down as code. */
import type { Program } from '../expression-problem.ts';

const programs = new WeakMap<object, Program>();

/** Remembers the program of a function; gives the function. */
export function partsOfProgram<Made extends object>(program: Program, made: Made): Made {
  programs.set(made, program);
  return made;
}

/** The program a function was made of; undefined for others. */
export function programOf(made: object): Program | undefined {
  return programs.get(made);
}
