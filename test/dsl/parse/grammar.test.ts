import { expect, test } from 'vitest';
import { checkGrammar, grammar } from '../../../dsl/parse/grammar.ts';
import { tokens } from '../../../dsl/parse/tokens.ts';
import type { Expr, KindSet, NounPhrase, Predicate, TileTemplate } from '../../../dsl/syntax-tree.ts';
import { hearing } from '../../../dsl/check/vocabulary.ts';
import { scope } from '../../kit/invented-scope.ts';

test('the grammar has no mistakes of its own', () => {
  // Chevrotain's checks need it, and nothing else of chevrotain does; Node 20 lacks it.
  Object.assign(Object, { groupBy });
  expect(() => checkGrammar()).not.toThrow();
});

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, Item[]> {
  const groups: Record<string, Item[]> = {};
  for (const item of items) (groups[keyOf(item)] ??= []).push(item);
  return groups;
}

const tile = ({ rank, suit }: TileTemplate): string => {
  const times = Object.entries(rank.offset.times).map(([name, factor]) => `${factor}${name}`);
  return `${[rank.variable, rank.offset.add || undefined, ...times].filter((part) => part !== undefined).join('+')}${suit}`;
};
const kinds = (set: KindSet): string => {
  if (set.node === 'tiles') return set.tiles.map(tile).join(' ');
  if (set.node === 'kindWord') return set.name;
  return set.node === 'not' ? `(not ${kinds(set.of)})` : `(${set.of.map(kinds).join(' | ')})`;
};
const said = (is: Predicate): string => {
  if (is.node === 'of' || is.node === 'has') return `${is.node} ${kinds(is.kinds)}`;
  if (is.node === 'type') return `type ${is.types.join('|')}`;
  return is.node === 'made' ? is.adjective : `(${is.of.map(said).join(' | ')})`;
};
const phrase = ({ adjectives, noun, of, where }: NounPhrase): string =>
  [...adjectives, noun, of && `of ${kinds(of)}`, where && `where ${shown(where)}`].filter(Boolean).join(' ');

/** A tree as text with every parenthesis. */
function shown(expr: Expr): string {
  switch (expr.node) {
    case 'number':
    case 'boolean':
      return String(expr.value);
    case 'if':
      return `(if ${shown(expr.test)} ${shown(expr.then)} ${shown(expr.else)})`;
    case 'and':
    case 'or':
      return `(${expr.of.map(shown).join(` ${expr.node} `)})`;
    case 'not':
      return `(not ${shown(expr.of)})`;
    case 'compare':
    case 'arithmetic':
      return `(${shown(expr.left)} ${expr.op} ${shown(expr.right)})`;
    case 'negate':
      return `(- ${shown(expr.of)})`;
    case 'call':
      return `${expr.name}(${expr.arguments.map(shown).join(', ')})`;
    case 'name':
      return expr.name;
    case 'tallyOf':
      return `${expr.tally} of ${expr.group}`;
    case 'ofSeat':
      return `(${shown(expr.of)} of ${shown(expr.seat)})`;
    case 'named':
      return `${expr.word} ${expr.name}`;
    case 'is':
      return `(${shown(expr.subject)} is ${expr.negated ? 'not ' : ''}${expr.choices.map(({ name }) => name).join('|')})`;
    case 'quantified':
      return `[${expr.quantifier} ${phrase(expr.phrase)}: ${expr.negated ? 'not ' : ''}${said(expr.is)}]`;
    case 'count':
      return `count(${phrase(expr.phrase)})`;
    case 'per':
      return `per(${phrase(expr.phrase)}${expr.value ? `, ${shown(expr.value)}` : ''})`;
    case 'has': {
      const items = expr.items.map((item) =>
        item.node === 'at' ? `${[...item.adjectives, item.noun].join(' ')} ${tile(item.tile)}` : phrase(item.phrase),
      );
      return `has(${[...items, ...expr.ranges.map(({ variable, from, to }) => `${variable}=${from}..${to}`)].join(', ')})`;
    }
    case 'include':
      return `${expr.what} ${expr.exactly ? '==' : '>='} ${expr.tiles.map(tile).join(' ')}`;
    case 'it':
      return `it ${said(expr.is)}`;
    case 'kinds':
      return kinds(expr.kinds);
  }
}

function parsed(text: string): string {
  const parser = grammar();
  parser.input = tokens().lexer.tokenize(text).tokens;
  parser.found = [];
  parser.hearing = hearing('word', scope);
  const tree = parser.whole();
  expect(parser.errors.map(({ message }) => message)).toEqual([]);
  return shown(tree);
}

test.each<[string, string]>([
  // arithmetic and logic bind as everybody expects
  ['1 + 2 * 3 - 4', '((1 + (2 * 3)) - 4)'],
  ['-streak - -1', '((- streak) - (- 1))'],
  ['8 / 2 / 2', '((8 / 2) / 2)'],
  ['stars + 1 >= 2 * grade', '((stars + 1) >= (2 * grade))'],
  ['not ready and concealed or robbed', '(((not ready) and concealed) or robbed)'],
  ['not suits == 1', '(not (suits == 1))'],
  ['if ready then 1 else if robbed then 2 else 3 + 4', '(if ready 1 (if robbed 2 (3 + 4)))'],
  ['2 * (if concealed then 2 else 1)', '(2 * (if concealed 2 1))'],
  ['round_up(stars * 3, 100)', 'round_up((stars * 3), 100)'],
  ['stars of special > 0', '(stars of special > 0)'],
  // spaces inside phrases do not matter
  ['discards   so\tfar == 1', '(discards so far == 1)'],
  // `or` goes on with kinds, nouns and adjectives, and stops at anything else
  ['every set is chow', '[every set: type chow]'],
  ['every set is chow or pung', '[every set: type chow|pung]'],
  ['every set is chow or dragon', '[every set: (of dragon | type chow)]'],
  ['every tile is terminal or honour and by draw', '([every tile: of (terminal | honour)] and by draw)'],
  ['every tile in 23468s 6z', '[every tile: of 2s 3s 4s 6s 8s 6z]'],
  ['every tile in 19m or honour', '[every tile: of (1m 9m | honour)]'],
  ['every group has terminal or honour', '[every group: has (terminal | honour)]'],
  ['pair is dragon or pair is wind', '([the pair: of dragon] or [the pair: of wind])'],
  ['pair is not dragon or wind', '[the pair: not of (dragon | wind)]'],
  ['every set is chow or suits == 1', '([every set: type chow] or (suits == 1))'],
  ['every set is chow or has triplet of dragon', '([every set: type chow] or has(triplet of dragon))'],
  ['every set is claimed or shown', '[every set: (claimed | shown)]'],
  ['no tile is not (terminal or honour)', '[no tile: not of (terminal | honour)]'],
  ['every tile is terminal or (honour)', '([every tile: of terminal] or honour)'],
  ['(pair is dragon) or by draw', '([the pair: of dragon] or by draw)'],
  ['any concealed set of dragon is kong', '[any concealed set of dragon: type kong]'],
  ['every (kind where copies == 4) is honour', '[every kind where (copies == 4): of honour]'],
  // choices and seats
  ['wait is edge or closed', '(wait is edge|closed)'],
  ['wait is edge or closed and by draw', '((wait is edge|closed) and by draw)'],
  ['wait is edge or by draw', '((wait is edge) or by draw)'],
  ['wait is not edge or closed', '(wait is not edge|closed)'],
  ['winner is dealer or replayed', '((winner is dealer) or replayed)'],
  ['winner is dealer or starter', '(winner is dealer|starter)'],
  ['payment is no or full', '(payment is no|full)'],
  ['ending is exhausted or ending is false_win', '((ending is exhausted) or (ending is false_win))'],
  // counting
  ['count(concealed triplet of dragon or wind) == 3', '(count(concealed triplet of (dragon | wind)) == 3)'],
  [
    'per bonus where rank == 1 and not in_full_series, 2 * 3',
    'per(bonus where ((rank == 1) and (not in_full_series)), (2 * 3))',
  ],
  ['per triplet, if terminal or honour then 4 else 2', 'per(triplet, (if (terminal or honour) 4 2))'],
  ['count(set where has terminal and in 19m)', 'count(set where (it has terminal and it of 1m 9m))'],
  // `has`
  ['has chow 1A, chow 4A, chow 7A', 'has(chow 1A, chow 4A, chow 7A)'],
  ['has chow nA, chow (n + 2k)A where k in 1..2', 'has(chow nA, chow n+2kA, k=1..2)'],
  ['has concealed kong 5z, pair of dragon', 'has(concealed kong 5z, pair of dragon)'],
  ['has triplet of dragon where rank == 1', 'has(triplet of dragon where (rank == 1))'],
  // tiles
  ['held include 111A 5p', 'held >= 1A 1A 1A 5p'],
  ['bonus include 12f', 'bonus >= 1f 2f'],
  ['tiles include 19m', 'tiles >= 1m 9m'],
  ['held before last tile == 1112A', 'held_before == 1A 1A 1A 2A'],
])('%s', (text, tree) => {
  expect(parsed(text)).toBe(tree);
});
