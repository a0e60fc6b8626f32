/** What expressions written as JavaScript call: `emit/query-functions.ts` says how they are written. */
import type { Query, WinQuery } from '../../core/index.ts';
import { leafOfTable } from '../evaluate/table-queries.ts';
import type { AskPart } from './emit/query-functions.ts';
import { evaluate, functionOf, handFacts } from '../evaluate/interpreter.ts';
import { sameSeat } from '../evaluate/value-of-name.ts';
import { calculate } from '../evaluate/arithmetic.ts';
import type { ScoreQuery } from '../score/score-rules.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr } from '../syntax-tree.ts';
import { factWords, namedWords } from '../words/index.ts';
import type { NamedWord, Value } from '../words/word.ts';

/** What a written function calls; whatever is divided by zero is zero. */
export interface RuntimeHelpers {
  /** The sum. */
  plus(left: number, right: number): number;
  /** The difference. */
  minus(left: number, right: number): number;
  /** The product. */
  times(left: number, right: number): number;
  /** The quotient. */
  over(left: number, right: number): number;
  /** A function, or a chart of the pack. */
  call(name: string): (...numbers: number[]) => number;
  /** Whether two seats are the same somebody. */
  same(one: number, other: number): boolean;
  /** What a word says of the table. */
  word(id: string): Query<Value>;
  /** As `word`, with a name behind it. */
  named(id: string): NamedWord['ofTable'];
  /** A tree as a function of the score. */
  score(tree: Expr): ScoreQuery<Value>;
  /** As `score`, of a finished hand. */
  hand(tree: Expr): (query: WinQuery) => Value;
  /** As `score`, of the table. */
  table(tree: Expr): Query<Value>;
}

/** The tools, with the names of a pack. */
export function runtimeHelpers(scope: Scope): RuntimeHelpers {
  return {
    plus: (left, right) => calculate('+', left, right),
    minus: (left, right) => calculate('-', left, right),
    times: (left, right) => calculate('*', left, right),
    over: (left, right) => calculate('/', left, right),
    call: (name) => functionOf(name, scope),
    same: sameSeat,
    word: (id) => factWords.get(id)!.ofTable!,
    named: (id) => namedWords.get(id)!.ofTable!,
    score: (tree) => (score) => evaluate(tree, { ...handFacts({ scope }, score.query), score }),
    hand: (tree) => (query) => evaluate(tree, handFacts({ scope }, query)),
    table: (tree) => leafOfTable(tree, scope),
  };
}

/** What a written expression calls by the name of a part. */
export function partOf(tools: RuntimeHelpers, part: AskPart): unknown {
  return part.is === 'tree' ? tools[part.of](part.tree) : tools[part.is](part.word);
}
