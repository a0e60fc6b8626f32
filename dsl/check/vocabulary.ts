/** What names mean: words of the language and names of the pack, by place. */
import { namesKinds } from '../parse/kind-set-recognition.ts';
import type { Hearing } from '../parse/phrase-grammar.ts';
import type { Scope } from '../expression-scope.ts';
import { reserved } from '../parse/tokens.ts';
import type { Meaning, PlaceName, Type } from '../syntax-tree.ts';
import {
  adjectiveWords,
  factWords,
  functionWords,
  itWords,
  kindsWords,
  namedWords,
  nounWords,
  words,
} from '../words/index.ts';
import { EVERYWHERE, type FactWord, TABLE } from '../words/word.ts';

/** A name with what it stands for. Definitions are known by name only; `check/resolve-definitions.ts` reads them. */
export interface Found {
  meaning: Exclude<Meaning, { is: 'definition' | 'it' }> | { is: 'definition'; name: string };
  /** Unknown of definitions. */
  type?: Type;
  /** Of a choice: what it may be. */
  values?: readonly string[];
  places: readonly PlaceName[];
}

/** The places of a pack where expressions stand, each as a report calls it. */
export const PLACES: Record<PlaceName, string> = {
  pattern: 'the condition of a pattern',
  value: 'the value of a pattern',
  shape: 'the condition of a shape',
  score: 'the score',
  move: 'the condition of a move',
  limit: 'a limit on the tiles of a move, or a step on the own turn before they leave the hand',
  setup: 'the rules of seats, wall and dice',
  payment: 'a payment',
  sequence: 'the sequence of deals',
  word: 'a definition',
};

const TALLIED: readonly PlaceName[] = ['score', 'payment'];
const COUNTED: readonly PlaceName[] = ['pattern', 'value', 'score', 'move', 'limit', 'payment', 'sequence'];
/** A shape may ask for marks, since distances know those of the seat; counters they do not know. */
const REMEMBERED: readonly PlaceName[] = ['pattern', 'value', 'shape', 'score', 'move', 'limit', 'payment'];

/** Whether a word of these places may stand in a place; in definitions every word may. */
export function isAllowed(places: readonly PlaceName[], place: PlaceName): boolean {
  return place === 'word' || places.includes(place);
}

/** Every meaning a name has anywhere, the ones of the language first. */
export function meaningsOf(name: string, scope: Scope): Found[] {
  const found: Found[] = [];
  const fact = factWords.get(name);
  if (fact) found.push(ofWord(fact, scope));
  if (Object.hasOwn(scope.definitions, name)) found.push({ meaning: { is: 'definition', name }, places: EVERYWHERE });
  if (Object.hasOwn(scope.options, name)) found.push(ofOption(name, scope));
  if (isOneOf(scope.steps, name)) found.push({ meaning: { is: 'step', name }, type: 'number', places: ['score'] });
  if (isOneOf(scope.tallies, name)) {
    found.push({ meaning: { is: 'tally', name }, type: 'number', places: TALLIED });
  }
  if (isOneOf(scope.situation, name)) {
    found.push({ meaning: { is: 'situation', name }, type: 'yes/no', places: ['pattern', 'value', 'shape', 'score'] });
  }
  if (isOneOf(scope.marks, name)) found.push({ meaning: { is: 'mark', name }, type: 'yes/no', places: REMEMBERED });
  if (isOneOf(scope.counters, name)) found.push({ meaning: { is: 'counter', name }, type: 'number', places: COUNTED });
  if (isOneOf(scope.pots, name)) found.push({ meaning: { is: 'pot', name }, type: 'number', places: TABLE });
  return found;
}

const asSets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a name is in a list of the scope, however long that is. */
function isOneOf(list: readonly string[], name: string): boolean {
  if (!asSets.has(list)) asSets.set(list, new Set(list));
  return asSets.get(list)!.has(name);
}

function ofWord(fact: FactWord, scope: Scope): Found {
  const { name, type } = fact;
  const isTaken = fact.yields && scope.tallies.includes(name);
  const places = isTaken ? fact.places.filter((place) => !TALLIED.includes(place)) : fact.places;
  return { meaning: { is: 'word', id: name }, type, places, ...(fact.values && { values: fact.values(scope) }) };
}

function ofOption(name: string, scope: Scope): Found {
  const { type, value, values } = scope.options[name]!;
  return { meaning: { is: 'option', name, value }, type, places: EVERYWHERE, ...(values && { values }) };
}

/** What a name means in a place. */
export function meaningIn(name: string, place: PlaceName, scope: Scope): Found | undefined {
  return meaningsOf(name, scope).find(({ places }) => isAllowed(places, place));
}

/** Names of the pack that a word of the language already has in a place where both could stand. */
export function nameClashes(scope: Scope): { name: string; places: PlaceName[] }[] {
  const charts = Object.keys(scope.charts).filter((name) => isWord(name));
  return [...packNames(scope), ...charts].flatMap((name) => {
    const [first, ...rest] = meaningsOf(name, scope);
    if (first?.meaning.is !== 'word') return isWord(name) ? [{ name, places: [...EVERYWHERE] }] : [];
    const places = first.places.filter((place) => rest.some((other) => other.places.includes(place)));
    return places.length > 0 ? [{ name, places }] : [];
  });
}

/** Words that mean the same thing in all their places and so cannot be taken by a pack. */
function isWord(name: string): boolean {
  const lists = [kindsWords, itWords, nounWords, adjectiveWords, functionWords, namedWords];
  return reserved.includes(name) || lists.some((list) => list.has(name as never));
}

export function packNames(scope: Scope): string[] {
  const { definitions, options, steps, tallies, situation, marks, counters, pots } = scope;
  return [
    ...Object.keys(definitions),
    ...Object.keys(options),
    ...steps,
    ...tallies,
    ...situation,
    ...marks,
    ...counters,
    ...pots,
  ];
}

/** Seats that may be named in a place. */
export function seatNames(place: PlaceName): string[] {
  return words.flatMap((word) =>
    word.is === 'fact' && word.type === 'seat' && isAllowed(word.places, place) ? [word.name] : [],
  );
}

const suggested = new WeakMap<Scope, Map<string, string[]>>();

/** Names one could have meant in a place, for suggestions. */
export function namesIn(place: PlaceName, scope: Scope, ofOne: boolean): readonly string[] {
  const known = suggested.get(scope) ?? new Map<string, string[]>();
  suggested.set(scope, known);
  const key = `${place} ${ofOne}`;
  if (!known.has(key)) known.set(key, findNamesIn(place, scope, ofOne));
  return known.get(key)!;
}

function findNamesIn(place: PlaceName, scope: Scope, ofOne: boolean): string[] {
  const own = words.filter(({ is, places }) => (is === 'fact' || (is === 'it' && ofOne)) && isAllowed(places, place));
  const kinds = ofOne ? [...kindsWords.keys()] : [];
  return [
    ...own.map(({ name }) => name),
    ...kinds,
    ...packNames(scope).filter((name) => meaningIn(name, place, scope)),
  ];
}

/** What the parser must know to bind `or`. */
export function hearing(place: PlaceName, scope: Scope): Hearing {
  return {
    sense: (name) => {
      if (namesKinds(name, scope)) return 'kinds';
      const found = meaningIn(name, place, scope) ?? meaningsOf(name, scope)[0];
      if (found) return found.type === 'yes/no' || found.type === undefined ? 'yes/no' : 'other';
      if (itWords.has(name)) return itWords.get(name)!.type === 'yes/no' ? 'yes/no' : 'other';
      return isWord(name) ? 'other' : 'unknown';
    },
    choices: (subject) => {
      const found = meaningIn(subject, place, scope);
      return found?.type === 'seat' ? seatNames(place) : found?.values;
    },
  };
}
