/** Expressions about the table as functions of a moment. */
import { type Ask, kindOf, type Moment, seatNumber } from '../core/index.ts';
import { type Closure, closureOf, watched } from './closure.ts';
import { evaluate } from './interpret.ts';
import { madeOf } from './made-of.ts';
import type { Program } from './problem.ts';
import type { Scope } from './scope.ts';
import type { Expr } from './tree.ts';
import { factWords, namedWords } from './words/index.ts';
import type { Facts } from './words/word.ts';

/** A function of the moment for an expression of a place that sees the table. */
export function ask<T extends number | boolean>(program: Program): Ask<T> {
  const { scope, tree } = program;
  const closure = closureOf(tree, scope, (expr) => leaf(expr, scope));
  return madeOf(program, watched(tree, closure, scope)) as Ask<T>;
}

function leaf(expr: Expr, scope: Scope): Closure<Moment> {
  if (expr.node === 'name' && expr.meaning?.is === 'word') return factWords.get(expr.meaning.id)!.ofTable!;
  if (expr.node === 'named') {
    const { word, name } = expr;
    return (at) => namedWords.get(word)!.ofTable(at, name);
  }
  return (at) => evaluate(expr, tableFacts(scope, at));
}

/** The table as the interpreter sees it, from one seat. */
export function tableFacts(scope: Scope, at: Moment): Facts {
  const { table, seat } = at;
  const bonus = table.seats[seat]?.bonus.map((tile) => kindOf(table.rules.tiles, tile)) ?? [];
  return { scope, at, seat: seatNumber(table, seat), round: table.round, bonus };
}
