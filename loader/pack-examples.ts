/** The examples of a pack: every one is run, in both directions. */
import {
  kindOf,
  parseHand,
  parseTiles,
  problem,
  type Hand,
  type Judgement,
  type Problem,
  type Ruleset,
  type WinQuery,
} from '../core/index.ts';
import {
  complain,
  complainOfName,
  complainWithin,
  dataAt,
  listAt,
  namesIn,
  numberAt,
  scalarAt,
  textAt,
  type Draft,
} from './flatten/draft.ts';
import type { PackRuleset } from './chapters/assemble-ruleset.ts';
import { explain, tilesOf, waitingSizes } from './answer/score-hand.ts';
import { placeOf } from './read/source-text.ts';
import { plain, valueAt, valueSpot } from './yaml/located-data.ts';

/** A hand of the rule book with its circumstances and what must come out. */
export interface PackExample {
  pattern: string;
  /** In notation. */
  hand: string;
  /** Whether the hand has the pattern, or must not have it. */
  has: boolean;
  /** Options other than the defaults. */
  options: Record<string, unknown>;
  /** Tallies, or `value`, that the whole hand must give. */
  gives: Record<string, number>;
  query: WinQuery;
  /** Where the pack says it. */
  place: Problem['place'] & object;
}

/** Reads the examples of patterns, each with the rules of its options; what can't be read is a problem of the draft. */
export function readExamples(
  draft: Draft,
  rulesetOf: (options: PackExample['options']) => PackRuleset,
  patterns = namesIn(draft, 'patterns'),
): PackExample[] {
  return patterns.flatMap((pattern) => {
    const length = countOfExamples(draft, pattern);
    return Array.from({ length }, (_, index) => readExample(draft, rulesetOf, pattern, index) ?? []).flat();
  });
}

/** How many examples a pattern has. */
export function countOfExamples({ root }: Draft, pattern: string): number {
  const list = valueAt(root, ['patterns', pattern, 'examples']);
  return list?.is === 'list' ? list.items.length : 0;
}

function readExample(
  draft: Draft,
  rulesetOf: (options: PackExample['options']) => PackRuleset,
  pattern: string,
  index: number,
): PackExample | undefined {
  const path = ['patterns', pattern, 'examples', index];
  const keys = namesIn(draft, ...(path as string[])).filter((key) => key === 'hand' || key === 'not');
  if (scalarAt(draft, path) === undefined && keys.length !== 1) {
    complain(draft, 'unclear-example', 'An example says either `hand` or `not`.', path, {
      hint: 'Write `hand:` for a hand that has the pattern, `not:` for one that has not.',
    });
    return undefined;
  }
  const node = scalarAt(draft, path) ?? scalarAt(draft, [...path, keys[0]!])!;
  if (keys.length === 0 && complainOfNot(draft, String(node.value), path)) return undefined;
  const before = draft.problems.length;
  const given = (key: string): Record<string, unknown> => {
    const map = valueAt(draft.root, [...path, key]);
    return map?.is === 'map' ? (plain(map) as Record<string, unknown>) : {};
  };
  const ruleset = rulesetOf(given('options'));
  const lost = isLost(draft, ruleset, path);
  const hand = parseHand(String(node.value), ruleset.tiles, lost ? undefined : waitingSizes(ruleset));
  if (!hand.ok) {
    complainWithin(draft, node, hand.problems);
    return undefined;
  }
  const example: PackExample = {
    pattern,
    hand: String(node.value),
    has: keys[0] !== 'not',
    options: given('options'),
    gives: expectedOf(draft, path),
    query: queryOf(draft, ruleset, hand.value, path, given('counters') as Record<string, number>),
    place: placeOf(valueSpot(draft.root, path)),
  };
  return draft.problems.length > before ? undefined : example;
}

/** `- not 123m …`: the word is no tile. */
function complainOfNot(draft: Draft, text: string, path: (string | number)[]): boolean {
  const [, word, hand] = /^(not|hand|has)[ :]+(.*)$/i.exec(text) ?? [];
  if (word === undefined) return false;
  const replacement = word.toLowerCase() === 'not' ? `not: ${hand}` : hand!;
  const more = { hint: `Write \`${replacement}\`.`, replacement };
  complain(draft, 'missing-colon', `Behind \`${word}\` the colon is missing.`, path, more);
  return true;
}

function queryOf(
  draft: Draft,
  ruleset: Ruleset,
  hand: Hand,
  path: (string | number)[],
  counters: Record<string, number>,
): WinQuery {
  const { tiles, situation, marks } = ruleset;
  const facts = listAt(draft, [...path, 'with']);
  const known = [...situation.map(({ id }) => id), ...marks];
  facts.forEach((fact, index) => {
    if (!known.includes(fact))
      complainOfName(draft, 'unknown-situation', 'situation or mark', fact, known, [...path, 'with', index]);
  });
  return {
    ...tilesOf(hand, tiles),
    melds: hand.melds,
    last: hand.last < 0 ? undefined : kindOf(tiles, hand.last),
    by: (textAt(draft, [...path, 'by']) ?? 'discard') as WinQuery['by'],
    seat: numberAt(draft, [...path, 'seat'], 1) - 1,
    round: numberAt(draft, [...path, 'round'], 1),
    bonus: hand.bonus.map((tile) => kindOf(tiles, tile)),
    situation: situation.reduce((bits, { id }, bit) => (facts.includes(id) ? bits | (1 << bit) : bits), 0),
    marks: facts.filter((fact) => marks.includes(fact)),
    counters: {
      ...Object.fromEntries([...ruleset.counters, ...ruleset.tableCounters].map((name) => [name, 0])),
      ...counters,
    },
    lists: listsOf(draft, ruleset, path),
    ...(dataAt(draft, [...path, 'lost']) === true && { last: undefined, by: 'draw', lost: true }),
  };
}

function isLost(draft: Draft, { readsLost }: Ruleset, path: (string | number)[]): boolean {
  const lost = dataAt(draft, [...path, 'lost']) === true;
  if (lost && !readsLost)
    complain(draft, 'not-read', 'No shape reads hands that have not won.', [...path, 'lost'], {
      hint: 'Add a shape: `rest: { is: any groups }`.',
    });
  return lost;
}

function listsOf(draft: Draft, ruleset: Ruleset, path: (string | number)[]): NonNullable<WinQuery['lists']> {
  const names = namesIn(draft, ...([...path, 'lists'] as string[]));
  return Object.fromEntries(
    names.map((name) => {
      const at = [...path, 'lists', name];
      if (!ruleset.lists.includes(name)) complainOfName(draft, 'unknown-list', 'list', name, ruleset.lists, at);
      const node = scalarAt(draft, at);
      const read = parseTiles(String(node?.value ?? ''), ruleset.tiles);
      if (!read.ok && node) complainWithin(draft, node, read.problems);
      return [name, read.ok ? read.value.map((tile) => kindOf(ruleset.tiles, tile)) : []];
    }),
  );
}

function expectedOf(draft: Draft, path: (string | number)[]): Record<string, number> {
  const names = namesIn(draft, ...([...path, 'gives'] as string[]));
  const known = ['value', ...namesIn(draft, 'tallies')];
  return Object.fromEntries(
    names.map((name) => {
      if (!known.includes(name)) complainOfName(draft, 'unknown-tally', 'tally', name, known, [...path, 'gives', name]);
      const [above, below = '1'] = String(dataAt(draft, [...path, 'gives', name])).split('/');
      return [name, Number(above) / Number(below)];
    }),
  );
}

/** What is wrong with an example's answer, if anything. */
export function runExample(
  { pattern, has, gives, query, place, hand }: PackExample,
  ruleset: PackRuleset,
): Problem | undefined {
  const judgement = ruleset.judge(query) ?? belowMinimum(query, ruleset);
  const found = judgement?.patterns.some(({ id }) => id === pattern) ?? false;
  if (found !== has) {
    const message = has
      ? `This hand should have \`${pattern}\`, but ${isShort(query) ? 'the tile that wins is missing' : told(judgement)}.`
      : `This hand should not have \`${pattern}\`, but it does.`;
    return problem('example-fails', message, {
      place,
      hint: isShort(query)
        ? `Add it at the end, behind a +, such as \`${hand} +${hand.match(/\d(?=\D*$)/)}${hand.at(-1)}\`.`
        : `Correct the example \`${hand}\`, or the rule of \`${pattern}\`.`,
    });
  }
  const wrong = Object.entries(gives).find(([name, amount]) => resultOf(judgement, name) !== amount);
  if (wrong === undefined) return undefined;
  const [name, amount] = wrong;
  const message = `This hand should give ${name} ${amount}, but gives ${resultOf(judgement, name)}: ${told(judgement)}.`;
  return problem('example-fails', message, { place, hint: 'Correct the example, or the rules.' });
}

/** Whether no tile is marked as the last, and the hand has one tile less than a winning one. */
function isShort({ counts, melds, last, lost }: WinQuery): boolean {
  return !lost && last === undefined && (counts.reduce((sum, count) => sum + count, 0) + 3 * melds.length) % 3 === 1;
}

/** Examples speak of patterns: a house pack may ask more of a win than its parent without making the parent's examples wrong. */
function belowMinimum(query: WinQuery, ruleset: PackRuleset): Judgement | undefined {
  return explain(ruleset, query).readings[0]?.judgement;
}

function resultOf(judgement: Judgement | undefined, name: string): number {
  if (judgement === undefined) return 0;
  const { value, tallies, sums = tallies } = judgement;
  return name === 'value' ? value : (sums[name] ?? 0);
}

function told(judgement: Judgement | undefined): string {
  if (judgement === undefined) return 'it does not win';
  const ids = judgement.patterns.map(({ id, times }) => (times > 1 ? `${id} ×${times}` : id));
  return ids.length === 0 ? 'no pattern counts' : `what counts is ${ids.join(', ')}`;
}
