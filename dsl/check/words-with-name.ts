/** Checks words with a name of the pack behind them: `would score all_pairs`, `passed win`; and what seats have. */
import { listed } from '../suggest/nearest-word.ts';
import { meantIn } from '../suggest/other-names.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr, Meaning } from '../syntax-tree.ts';
import { isAllowed, PLACES } from './vocabulary.ts';
import { namedWords } from '../words/index.ts';
import { type NamedWord, TABLE } from '../words/word.ts';
import { type Context, tell, want } from './checking-context.ts';

/** The names that may follow. */
export function namesBehind({ names }: NamedWord, scope: Scope): readonly string[] {
  const lists = { pattern: scope.patterns, mark: scope.marks, move: scope.moves, list: scope.lists };
  return lists[names];
}

/** `nerve of payer`, `payer has ready`: what a seat has counted, or a mark it carries; `value of payer`, `fan of payer`: what its hand is worth. */
export function checkOfSeat(expr: Extract<Expr, { node: 'ofSeat' }>, at: Context): Expr {
  const { of, span } = expr;
  const isMark = expr.seat.span.start < of.span.start;
  const seat = want('seat', expr.seat, at, isMark ? '`has`' : '`of`');
  const { name } = of;
  const what = isMark ? 'mark' : 'counter';
  const known = isMark ? at.scope.marks : at.scope.counters;
  const ofHand = isMark || known.includes(name) ? undefined : handNumber(name, at);
  if (ofHand !== undefined) return { ...expr, seat, of: { ...of, meaning: ofHand, type: 'number' }, type: 'number' };
  const others = isMark || at.place !== 'payment' ? known : [...known, ...at.scope.tallies];
  if (!known.includes(name)) tellNoSuch(what, name, others, of.span, at);
  if (!isAllowed(TABLE, at.place))
    tell(at, 'wrong-place', `No seat has ${isMark ? 'marks' : 'counters'} in ${PLACES[at.place]}.`, span, {
      hint: `It may be used in ${TABLE.map((place) => PLACES[place]).join(', ')}.`,
    });
  const type = isMark ? ('yes/no' as const) : ('number' as const);
  return { ...expr, seat, of: { ...of, meaning: { is: what, name }, type }, type };
}

/** The value of a hand, or a tally, where payments read the hands of all seats. */
function handNumber(name: string, { place, scope }: Context): Meaning | undefined {
  if (place !== 'payment') return undefined;
  if (name === 'value') return { is: 'word', id: name };
  return scope.tallies.includes(name) ? { is: 'tally', name } : undefined;
}

function tellNoSuch(what: string, name: string, known: readonly string[], span: Expr['span'], at: Context): void {
  const there = known.length === 0 ? 'The pack has none.' : `There are ${listed(known, 12).replace(' or ', ' and ')}.`;
  // A pack has hundreds of patterns; naming a few of them helps nobody.
  const otherwise = what === 'pattern' ? {} : { hint: there };
  tell(at, `unknown-${what}`, `There is no ${what} \`${name}\`.`, span, meantIn(at.scope, name, known) ?? otherwise);
}

export function checkNamed(expr: Extract<Expr, { node: 'named' }>, at: Context): Expr {
  const word = namedWords.get(expr.word)!;
  const { name, span } = expr;
  if (!isAllowed(word.places, at.place)) {
    tell(at, 'wrong-place', `\`${word.name}\` has no meaning in ${PLACES[at.place]}.`, span, {
      hint: `It may be used in ${word.places.map((place) => PLACES[place]).join(', ')}.`,
    });
  }
  const known = namesBehind(word, at.scope);
  if (!known.includes(name)) tellNoSuch(word.names, name, known, { start: span.end - name.length, end: span.end }, at);
  return { ...expr, type: word.type };
}
