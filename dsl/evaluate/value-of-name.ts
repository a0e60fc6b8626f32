/** What names stand for, looked up where an expression is asked. */
import type { Context } from '../../core/index.ts';
import type { Expr, Meaning } from '../syntax-tree.ts';
import { factWords, itWords } from '../words/index.ts';
import { NOBODY } from '../words/play/seats.ts';
import type { Facts, HandFacts, Thing, Value } from '../words/word.ts';

type Named = Exclude<Meaning, { is: 'definition' }>;

export function meant(meaning: Named, facts: Facts, it?: Thing): Value {
  switch (meaning.is) {
    case 'word':
      return wordValue(meaning.id, facts);
    case 'option':
      return meaning.value;
    case 'situation':
      return (facts.query!.situation & (1 << facts.scope.situation.indexOf(meaning.name))) !== 0;
    case 'mark':
      return remembered(facts).marks.includes(meaning.name);
    case 'counter':
      return remembered(facts).counters[meaning.name] ?? facts.at?.table.counters[meaning.name] ?? 0;
    case 'pot':
      return facts.at?.table.pots[meaning.name] ?? 0;
    case 'tally':
      return sumsOf(facts)?.[meaning.name] ?? 0;
    case 'step':
      return facts.score?.steps[meaning.name] ?? 0;
    case 'it':
      return itWords.get(meaning.name)!.of(it!, facts);
  }
}

/** What patterns add up to so far, or in the win that is settled. */
function sumsOf({ score, at }: Facts): Readonly<Record<string, number>> | undefined {
  return score?.tallies ?? at?.judgement?.sums ?? at?.judgement?.tallies;
}

function wordValue(id: string, facts: Facts): Value {
  const word = factWords.get(id)!;
  return facts.at ? word.ofTable!(facts.at) : word.ofHand!(facts as HandFacts);
}

/** Marks and counters of the seat, as the table or the finished hand has them. */
function remembered({ at, query }: Facts): { marks: readonly string[]; counters: Readonly<Record<string, number>> } {
  return at ? at.table.seats[at.seat]! : query!;
}

/** A counter or a mark of a seat, or what its hand is worth; nobody has none. */
export function hadBy({ table, worthOf }: Context, seat: number, { meaning }: Expr & { node: 'name' }): Value {
  if (meaning?.is === 'word') return worthOf?.(seat) ?? 0;
  if (meaning?.is === 'tally') return worthOf?.(seat, meaning.name) ?? 0;
  const theirs = table.seats[seat];
  if (meaning?.is === 'mark') return theirs?.marks.includes(meaning.name) ?? false;
  return meaning?.is === 'counter' ? (theirs?.counters[meaning.name] ?? table.counters[meaning.name] ?? 0) : 0;
}

/** Whether two seats are the same somebody. */
export function sameSeat(one: Value, other: Value): boolean {
  return one === other && one !== NOBODY;
}
