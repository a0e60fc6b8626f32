/** Groups and tiles that a noun phrase speaks of, and what is said of them. */
import { kindOf, type Kind } from '../../core/index.ts';
import type { Adjective, Expr, KindSet, Noun, NounPhrase, Predicate } from '../syntax-tree.ts';
import { type Bindings, kindAt, UNBOUND } from './template-variables.ts';
import { adjectiveWords, kindsWords, nounWords } from '../words/index.ts';
import { GROUP_TYPES } from '../words/nouns.ts';
import type { Facts, Thing, Value } from '../words/word.ts';

/** Evaluates an expression about a thing; the interpreter hands itself on under this name. */
export type Evaluate = (expr: Expr, facts: Facts, it?: Thing) => Value;

/** All things a noun phrase speaks of. */
export function thingsOf(phrase: NounPhrase, facts: Facts, evaluate: Evaluate, bindings: Bindings = UNBOUND): Thing[] {
  const { noun, adjectives, of, by, where } = phrase;
  const made = allThings(noun, facts, adjectives).filter((thing) =>
    adjectives.every((adjective) => adjectiveWords.get(adjective)!.holds(thing)),
  );
  const things = (noun === 'tile' && facts.at === undefined ? noMoreThanCopies(made, facts) : made)
    .filter((thing) => of === undefined || thing.kinds.every((kind) => isAmong(kind, of, facts, bindings)))
    .filter((thing) => where === undefined || evaluate(where, facts, thing) === true);
  return by === undefined ? things : things.flatMap((thing) => pointersTo(thing, by.list, facts).map(() => thing));
}

/** Of a kind no more tiles than there are copies, see `allCounts`. */
function noMoreThanCopies(tiles: readonly Thing[], { scope }: Facts): readonly Thing[] {
  const counts = new Map<Kind, number>();
  return tiles.filter(({ kinds }) => {
    const count = (counts.get(kinds[0]!) ?? 0) + 1;
    counts.set(kinds[0]!, count);
    return count <= scope.tiles.kinds[kinds[0]!]!.copies;
  });
}

function allThings(noun: Noun, facts: Facts, adjectives: readonly Adjective[]): Thing[] {
  const { things } = nounWords.get(noun)!;
  // What is found for many questions is found whole.
  if (facts.found === undefined) return things(facts, adjectives);
  const all = facts.found.things.get(noun) ?? things(facts);
  facts.found.things.set(noun, all);
  return all;
}

/** The tiles of a list that point to a thing. */
function pointersTo({ kinds }: Thing, list: string, { at, query, scope }: Facts): Kind[] {
  const listed = at ? at.table.lists[list]?.map((tile) => kindOf(scope.tiles, tile)) : query?.lists?.[list];
  return (listed ?? []).filter((kind) => scope.tiles.successor[kind] === kinds[0]);
}

/** Whether what is said of a thing is true. */
export function isSaid(is: Predicate, thing: Thing, facts: Facts): boolean {
  switch (is.node) {
    case 'of':
      return thing.kinds.every((kind) => isAmong(kind, is.kinds, facts));
    case 'has':
      return thing.kinds.some((kind) => isAmong(kind, is.kinds, facts));
    case 'type':
      return is.types.some((type) => thing.group !== undefined && GROUP_TYPES[type]!.includes(thing.group.type));
    case 'made':
      return adjectiveWords.get(is.adjective)!.holds(thing);
    case 'anyOf':
      return is.of.some((part) => isSaid(part, thing, facts));
  }
}

/** Whether a kind belongs to a set of kinds. */
export function isAmong(kind: Kind, kinds: KindSet, facts: Facts, bindings: Bindings = UNBOUND): boolean {
  const { tiles } = facts.scope;
  switch (kinds.node) {
    case 'tiles':
      return kinds.tiles.some((tile) => kindAt(tile, tiles, bindings) === kind);
    case 'kindWord':
      return kindsWords.get(kinds.name)!.holds(kind, tiles, facts);
    case 'or':
      return kinds.of.some((part) => isAmong(kind, part, facts, bindings));
    case 'not':
      return !isAmong(kind, kinds.of, facts, bindings);
  }
}
