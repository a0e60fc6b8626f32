/** Expressions about the table as functions of a moment. */
import { type Ask, kindOf, type Moment, seatNumber } from '../core/index.ts';
import { type Closure, closureOf, watched } from './closure.ts';
import { evaluate } from './interpret.ts';
import { madeOf } from './made-of.ts';
import type { Program } from './problem.ts';
import type { Scope } from './scope.ts';
import type { Expr, Meaning } from './tree.ts';
import { factWords, namedWords } from './words/index.ts';
import { isGroup } from './words/nouns.ts';
import type { Facts } from './words/word.ts';

/** A function of the moment for an expression of a place that sees the table. */
export function ask<T extends number | boolean>(program: Program): Ask<T> {
  const { scope, tree } = program;
  const closure = closureOf(tree, scope, (expr) => leaf(expr, scope));
  return madeOf(program, watched(tree, closure, scope)) as Ask<T>;
}

function leaf(expr: Expr, scope: Scope): Closure<Moment> {
  const simple = expr.node === 'name' ? nameOf(expr.meaning) : undefined;
  if (simple !== undefined) return simple;
  if (expr.node === 'named') {
    const { word, name } = expr;
    const { ofTable } = namedWords.get(word)!;
    return (at) => ofTable(at, name);
  }
  return aboutMelds(expr, (at) => evaluate(expr, tableFacts(scope, at)));
}

/** The only groups at the table are melds: of a seat without them every question about groups has the same answer. */
function aboutMelds(expr: Expr, evaluated: Closure<Moment>): Closure<Moment> {
  const asks = expr.node === 'quantified' || expr.node === 'count' || expr.node === 'per';
  if (!asks || !isGroup(expr.phrase.noun)) return evaluated;
  const ofNone = expr.node === 'quantified' ? expr.quantifier === 'no' : 0;
  return (at) => (at.table.seats[at.seat]?.melds.length === 0 ? ofNone : evaluated(at));
}

/** Names whose value lies on the table. */
function nameOf(meaning: Meaning | undefined): Closure<Moment> | undefined {
  switch (meaning?.is) {
    case 'word':
      return factWords.get(meaning.id)!.ofTable!;
    case 'mark': {
      const { name } = meaning;
      return ({ table, seat }) => table.seats[seat]!.marks.includes(name);
    }
    case 'counter': {
      const { name } = meaning;
      return ({ table, seat }) => table.seats[seat]!.counters[name] ?? table.counters[name] ?? 0;
    }
    case 'pot': {
      const { name } = meaning;
      return ({ table }) => table.pots[name] ?? 0;
    }
    default:
      return undefined;
  }
}

/** The table as the interpreter sees it, from one seat. */
export function tableFacts(scope: Scope, at: Moment): Facts {
  const { table, seat } = at;
  const bonus = table.seats[seat]?.bonus.map((tile) => kindOf(table.rules.tiles, tile)) ?? [];
  return { scope, at, seat: seatNumber(table, seat), round: table.round, bonus };
}
