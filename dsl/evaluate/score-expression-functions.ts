/** Expressions about a score as functions. */
import { onceFor } from '../../core/index.ts';
import { type Closure, closureOf, walked } from './closure-compiler.ts';
import { evaluate, handFacts } from './interpreter.ts';
import { partsOfProgram } from '../generate/remembered-program.ts';
import type { Program } from '../expression-problem.ts';
import type { ScoreQuery, ScoreContext } from '../score/score-rules.ts';
import type { Expr } from '../syntax-tree.ts';

/** An expression of the score as a function; `T` is what the program was compiled to give. */
export const scoreQuery = onceFor((program: Program) =>
  partsOfProgram(
    program,
    closureOf<ScoreContext>(walked(program), program.scope, (expr) => leaf(expr, program)),
  ),
) as <T extends number | boolean>(program: Program) => ScoreQuery<T>;

function leaf(expr: Expr, program: Program): Closure<ScoreContext> {
  if (expr.node === 'tallyOf') return ({ ofGroup }) => ofGroup[expr.group]?.[expr.tally] ?? 0;
  const meaning = expr.node === 'name' ? expr.meaning : undefined;
  if (meaning?.is === 'tally') return ({ tallies }) => tallies[meaning.name] ?? 0;
  if (meaning?.is === 'step') return ({ steps }) => steps[meaning.name] ?? 0;
  return (score) => evaluate(expr, { ...handFacts(program, score.query), score });
}
