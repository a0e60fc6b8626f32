import { interpretScore } from './interpret.ts';
import type { Program } from './problem.ts';
import type { ScoreAsk } from './score.ts';

/** An expression of the score as a function; `T` is what the program was compiled to give. */
export function askScore<T extends number | boolean>(program: Program): ScoreAsk<T> {
  return (context) => interpretScore(program, context.query, context) as T;
}
