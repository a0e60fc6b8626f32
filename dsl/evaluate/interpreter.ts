/**
 * The referee: walks a typed tree and does what it says, as plainly as can be. The compiled matchers must agree with it.
 *
 * - What is absent: `every set is chow` is false where there is no set, `no set is chow` is true there. `pair is not
 *   dragon` speaks of the pair and is false unless there is exactly one; `not pair is dragon` is true there.
 * - `is not dragon or wind` means neither of them.
 * - Items of `has` are groups of their own: equal items ask for several equal groups, and two rank variables may be
 *   equal only where there are two such groups. Different capitals are different suits.
 * - `held include` sees the hand with the last tile, `tiles include` the melds too; four tiles of a concealed kong are
 *   not held. `held before last tile` is false of everything where there was no last tile.
 * - A wind of seat and round is one member of `seat_wind or round_wind`.
 * - `wait` is what the reading says; templates and hands without a last tile have none.
 */
import { numberOfSeat, type WinQuery } from '../../core/index.ts';
import { evaluateHas, evaluateInclude } from './has-and-include.ts';
import type { Reading } from '../readings/reading.ts';
import { hadBy, sameSeat, meant } from './value-of-name.ts';
import { calculate, compare, readChart } from './arithmetic.ts';
import type { Program } from '../expression-problem.ts';
import { isSaid, thingsOf } from './quantifier-domain.ts';
import type { Expr } from '../syntax-tree.ts';
import { functionWords, namedWords } from '../words/index.ts';
import type { Facts, Found, HandFacts, ScoreSoFar, Thing, Value, Winning } from '../words/word.ts';

type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;

/** The value of an expression about a finished hand (places pattern, value, shape), for one reading of it. */
export function interpretPattern(
  program: Pick<Program, 'tree' | 'scope'>,
  query: WinQuery,
  reading?: Reading,
  winning?: Winning,
): number | boolean {
  return evaluate(program.tree, { ...handFacts(program, query, reading), winning }) as number | boolean;
}

/** The same of many expressions, which share what they find in the reading. */
export function readingInterpreter(
  query: WinQuery,
  reading: Reading,
  winning: Winning,
): (program: Program) => number | boolean {
  const found: Found = { things: new Map(), values: new Map() };
  let facts: HandFacts | undefined;
  return (program) => {
    if (facts?.scope !== program.scope) facts = { ...handFacts(program, query, reading), winning, found };
    return evaluate(program.tree, facts) as number | boolean;
  };
}

/** The value of an expression about a score: what the patterns of a reading added up to. */
export function interpretScore(program: Program, query: WinQuery, score: ScoreSoFar): number | boolean {
  return evaluate(program.tree, { ...handFacts(program, query), score }) as number | boolean;
}

export function handFacts({ scope }: Pick<Program, 'scope'>, query: WinQuery, reading?: Reading): HandFacts {
  const { seat, round, bonus } = query;
  return { scope, seat: numberOfSeat(seat), round, bonus, query, reading };
}

/** What an expression gives; `it` is the thing that `count`, `per` or `where` speaks of. */
export function evaluate(expr: Expr, facts: Facts, it?: Thing): Value {
  switch (expr.node) {
    case 'number':
    case 'boolean':
      return expr.value;
    case 'if': {
      const test = holds(expr.test, facts, it);
      facts.scope.observe?.(expr, test);
      return evaluate(test ? expr.then : expr.else, facts, it);
    }
    case 'and':
      return expr.of.every((part) => holds(part, facts, it));
    case 'or':
      return expr.of.some((part) => holds(part, facts, it));
    case 'not':
      return !holds(expr.of, facts, it);
    case 'compare':
      return compare(expr.op, number(expr.left, facts, it), number(expr.right, facts, it));
    case 'arithmetic':
      return calculate(expr.op, number(expr.left, facts, it), number(expr.right, facts, it));
    case 'negate':
      return calculate('-', 0, number(expr.of, facts, it));
    case 'call': {
      const numbers = expr.arguments.map((part) => number(part, facts, it));
      facts.scope.observe?.(expr, numbers[0]!);
      return functionOf(expr.name, facts.scope)(...numbers);
    }
    case 'name':
      return expr.meaning!.is === 'definition'
        ? defined(expr.meaning!.body, facts, it)
        : meant(expr.meaning!, facts, it);
    case 'tallyOf':
      return facts.score?.ofGroup[expr.group]?.[expr.tally] ?? 0;
    case 'named': {
      const { ofTable, ofHand } = namedWords.get(expr.word)!;
      return facts.at ? ofTable!(facts.at, expr.name) : ofHand!(facts.query!, expr.name);
    }
    case 'ofSeat':
      return hadBy(facts.at!, evaluate(expr.seat, facts, it) as number, expr.of);
    case 'is':
      return isChoice(expr, evaluate(expr.subject, facts, it), facts);
    case 'quantified':
      return quantified(expr, facts);
    case 'count':
      return thingsOf(expr.phrase, facts, evaluate).length;
    case 'per':
      return per(expr, facts);
    case 'has':
      return evaluateHas(expr, facts, evaluate);
    case 'include':
      return evaluateInclude(expr, facts as HandFacts);
    case 'it':
      return isSaid(expr.is, it!, facts);
    case 'kinds':
      throw new Error('A set of kinds has no value of its own.');
  }
}

function number(expr: Expr, facts: Facts, it?: Thing): number {
  return evaluate(expr, facts, it) as number;
}

function holds(expr: Expr, facts: Facts, it?: Thing): boolean {
  return evaluate(expr, facts, it) as boolean;
}

/** A definition that speaks of no thing says the same wherever it is used. */
function defined(body: Expr, facts: Facts, it?: Thing): Value {
  const known = it === undefined ? facts.found?.values.get(body) : undefined;
  if (known !== undefined) return known;
  const value = evaluate(body, facts, it);
  if (it === undefined) facts.found?.values.set(body, value);
  return value;
}

/** A function, or a chart of the pack. */
export function functionOf(name: string, { charts }: Pick<Facts['scope'], 'charts'>): (...numbers: number[]) => number {
  return functionWords.get(name)?.apply ?? ((x) => readChart(charts[name]!, x!));
}

function isChoice(expr: Node<'is'>, subject: Value, facts: Facts): boolean {
  const isSeat = expr.subject.type === 'seat';
  const found = expr.choices.some(({ name }) =>
    isSeat ? sameSeat(subject, meant({ is: 'word', id: name }, facts)) : subject === name,
  );
  return found !== expr.negated;
}

function quantified(expr: Node<'quantified'>, facts: Facts): boolean {
  const things = thingsOf(expr.phrase, facts, evaluate);
  switch (expr.quantifier) {
    case 'every':
      return things.length > 0 && things.every((thing) => isSo(expr, thing, facts));
    case 'any':
      return things.some((thing) => isSo(expr, thing, facts));
    case 'no':
      return !things.some((thing) => isSo(expr, thing, facts));
    case 'the':
      return things.length === 1 && isSo(expr, things[0]!, facts);
  }
}

function isSo({ is, negated }: Node<'quantified'>, thing: Thing, facts: Facts): boolean {
  return isSaid(is, thing, facts) !== negated;
}

function per(expr: Node<'per'>, facts: Facts): number {
  const { value } = expr;
  return thingsOf(expr.phrase, facts, evaluate)
    .map((thing) => (value ? (evaluate(value, facts, thing) as number) : 1))
    .reduce((sum, each) => calculate('+', sum, each), 0);
}
