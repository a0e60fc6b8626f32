/** Types of every node, told with what to write instead. A part that is wrong has no type, so that nothing is told twice. */
import { listed } from '../suggest/nearest-word.ts';
import { meantIn } from '../suggest/other-names.ts';
import type { Expr, Type } from '../syntax-tree.ts';
import { isAllowed, PLACES } from './vocabulary.ts';
import { factWords, functionWords } from '../words/index.ts';
import { ofSeat } from '../parse/build-tree.ts';
import { type Context, tell, TYPES, want } from './checking-context.ts';
import { checkKinds } from './tile-kinds.ts';
import { checkNamed, checkOfSeat } from './words-with-name.ts';
import { checkIs, checkName } from './name-resolution.ts';
import { checkCount, checkHas, checkInclude, checkIt, checkPer, checkQuantified } from './noun-phrases.ts';

type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;

const LARGEST = 1e12;

export function check(expr: Expr, outer: Context): Expr {
  const { rounded = false, ...at } = outer;
  switch (expr.node) {
    case 'number':
      return checkNumber(expr, at);
    case 'boolean':
      return { ...expr, type: 'yes/no' };
    case 'if':
      return checkIf(expr, at);
    case 'and':
    case 'or':
      return { ...expr, of: expr.of.map((part) => want('yes/no', part, at, `\`${expr.node}\``)), type: 'yes/no' };
    case 'not':
      return { ...expr, of: want('yes/no', expr.of, at, '`not`'), type: 'yes/no' };
    case 'compare':
      return checkCompare(expr, at);
    case 'arithmetic':
      return checkArithmetic(expr, at, rounded);
    case 'negate':
      return { ...expr, of: want('number', expr.of, at, '`-`'), type: 'number' };
    case 'call':
      return checkCall(expr, at);
    case 'name':
      return checkName(expr, at);
    case 'tallyOf':
      return checkTallyOf(expr, at);
    case 'named':
      return checkNamed(expr, at);
    case 'ofSeat':
      return checkOfSeat(expr, at);
    case 'is':
      return checkIs(expr, at);
    case 'quantified':
      return checkQuantified(expr, at);
    case 'count':
      return checkCount(expr, at);
    case 'per':
      return checkPer(expr, at);
    case 'has':
      return checkHas(expr, at);
    case 'include':
      return checkInclude(expr, at);
    case 'it':
      return checkIt(expr, at);
    case 'kinds':
      return checkBareKinds(expr, at);
  }
}

function checkNumber(expr: Node<'number'>, at: Context): Expr {
  if (expr.value > LARGEST) tell(at, 'too-large', `Numbers end at ${LARGEST}.`, expr.span);
  return { ...expr, type: 'number' };
}

/** `where 5p`: it is of these kinds. */
function checkBareKinds(expr: Node<'kinds'>, at: Context): Expr {
  if (at.it !== undefined) return check({ node: 'it', is: { node: 'of', kinds: expr.kinds }, span: expr.span }, at);
  return { ...expr, kinds: checkKinds(expr.kinds, at), type: 'kinds' };
}

function checkIf(expr: Node<'if'>, at: Context): Expr {
  const test = want('yes/no', expr.test, at, '`if`');
  const yes = check(expr.then, at);
  const no = check(expr.else, at);
  const { type } = yes;
  if (type !== undefined && no.type !== undefined && type !== no.type) {
    const message = `After \`then\` stands ${TYPES[type]}, after \`else\` ${TYPES[no.type]}.`;
    tell(at, 'wrong-type', message, expr.span, { hint: 'Both must be the same.' });
  }
  const known = type ?? no.type;
  return { ...expr, test, then: yes, else: no, ...(known && { type: known }) };
}

function checkCompare(expr: Node<'compare'>, at: Context): Expr {
  const left = check(expr.left, at);
  const right = check(expr.right, at);
  const types = [left.type, right.type];
  if (types.every((type) => type !== undefined) && types.some((type) => type !== 'number')) {
    const [before, after] = types as [Type, Type];
    const message = `\`${expr.op}\` compares numbers, but before it stands ${TYPES[before]} and after it ${TYPES[after]}.`;
    const hint = types.some((type) => type === 'seat' || type === 'choice')
      ? 'Seats and choices are compared with `is`.'
      : 'Conditions are joined with `and`, `or` and `not`.';
    tell(at, 'wrong-type', message, expr.span, { hint });
  }
  return { ...expr, left, right, type: 'yes/no' };
}

function checkArithmetic(expr: Node<'arithmetic'>, at: Context, rounded: boolean): Expr {
  if (expr.op === '/' && expr.right.node === 'number' && expr.right.value === 0)
    tell(at, 'division-by-zero', 'A number cannot be divided by 0.', expr.span, { hint: 'Divide by another number.' });
  else if (expr.op === '/' && !rounded && !isPowerOfTwo(expr.right)) {
    tell(at, 'inexact-division', 'This division may not come out even.', expr.span, {
      hint: 'Divide by 2, 4, 8 ..., or say how to round: `floor(... / ...)`, `ceil(...)`, `round_up(..., unit)`, `round(..., unit)`.',
    });
  }
  const left = want('number', expr.left, at, `\`${expr.op}\``);
  const right = want('number', expr.right, at, `\`${expr.op}\``);
  return { ...expr, left, right, type: 'number' };
}

/** Halves, quarters and so on of a number are exact. */
function isPowerOfTwo(expr: Expr): boolean {
  if (expr.node === 'if') return isPowerOfTwo(expr.then) && isPowerOfTwo(expr.else);
  return expr.node === 'number' && expr.value > 0 && expr.value <= 1024 && Number.isInteger(Math.log2(expr.value));
}

function checkCall(expr: Node<'call'>, at: Context): Expr {
  const { name, span } = expr;
  const word = functionWords.get(name);
  const isChart = Object.hasOwn(at.scope.charts, name);
  if (word === undefined && !isChart) tellNoFunction(name, { start: span.start, end: span.start + name.length }, at);
  const { least = 1, most = 1 } = isChart && !word ? {} : (word ?? { least: 0, most: Number.POSITIVE_INFINITY });
  const given = expr.arguments.length;
  if (given < least || given > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    tell(at, 'wrong-arguments', `\`${name}\` takes ${wanted} numbers, but ${given} are given.`, span);
  }
  if (word === undefined && !isChart) return { ...expr, type: 'number' };
  const inside = (index: number): Context => (word?.rounds && index === 0 ? { ...at, rounded: true } : at);
  const list = expr.arguments.map((argument, index) => want('number', argument, inside(index), `\`${name}\``));
  return { ...expr, arguments: list, type: 'number' };
}

function tellNoFunction(name: string, span: Expr['span'], at: Context): void {
  const known = [...functionWords.keys(), ...Object.keys(at.scope.charts)];
  const hint = `There are ${listed(known, 12).replace(' or ', ' and ')}.`;
  const meant = meantIn(at.scope, name, ['count', ...known]) ?? { hint };
  tell(at, 'unknown-word', `There is no chart or function \`${name}\`.`, span, meant);
}

function checkTallyOf(expr: Node<'tallyOf'>, at: Context): Expr {
  const { tally, group, span } = expr;
  if (factWords.get(group)?.type === 'seat' && !at.scope.groups.includes(group)) {
    const name = { node: 'name', name: tally, span: { start: span.start, end: span.start + tally.length } } as const;
    const seat = { node: 'name', name: group, span: { start: span.end - group.length, end: span.end } } as const;
    return check(ofSeat(seat, name), at);
  }
  if (!isAllowed(['score'], at.place)) {
    tell(at, 'wrong-place', `\`${tally} of ${group}\` has no meaning in ${PLACES[at.place]}.`, span, {
      hint: `It may be used in ${PLACES.score}.`,
    });
  }
  const unknown = (what: string, name: string, names: readonly string[], where: Expr['span']): void => {
    const hint = names.length > 0 ? `There are ${listed(names, 12).replace(' or ', ' and ')}.` : 'The pack has none.';
    tell(at, 'unknown-word', `There is no ${what} \`${name}\`.`, where, meantIn(at.scope, name, names) ?? { hint });
  };
  if (!at.scope.tallies.includes(tally))
    unknown('tally', tally, at.scope.tallies, { start: span.start, end: span.start + tally.length });
  if (!at.scope.groups.includes(group))
    unknown('group of patterns', group, at.scope.groups, { start: span.end - group.length, end: span.end });
  return { ...expr, type: 'number' };
}
