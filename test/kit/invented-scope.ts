import { compileExpression, type PlaceName, type Program, scopeOf, type Scope, type Type } from '../../dsl/index.ts';
import { markedSet, fullSet } from './tile-sets.ts';

/** Names of an invented pack that reach every corner of the language. */
export const scope: Scope = scopeOf(fullSet, {
  definitions: {
    dragon: '567z',
    wind: '1234z',
    value_tile: 'dragon or seat_wind or round_wind',
    outside: 'terminal or honour',
    middle: 'not outside',
    own_number: 'rank == seat number',
    closed_hand: 'concealed and by draw',
    tail_end: 'tiles left == 0',
  },
  options: {
    payment: { type: 'choice', value: 'half', values: ['half', 'full', 'no'] },
    lowest: { type: 'number', value: 3 },
    open_ends: { type: 'yes/no', value: true },
  },
  situation: ['after_kong', 'robbed'],
  marks: ['ready'],
  lists: ['signs', 'passed_tiles'],
  counters: ['streak'],
  tallies: ['stars'],
  groups: ['petals', 'special'],
  steps: ['grade'],
  charts: {
    coins: [
      [0, 2],
      [2, 4],
      [5, 100],
    ],
  },
  patterns: ['all_odd', 'lone_pair'],
  shapes: ['sets', 'pairs'],
  windows: ['discard', 'robbery'],
  moves: ['win', 'pung', 'discard'],
  endings: ['four_winds'],
});

/** The same names over tiles with marked fives. */
export const markedScope: Scope = { ...scope, tiles: markedSet };

/** A program that must be fine. */
export function program(
  text: string,
  place: PlaceName = 'pattern',
  expects: Type[] = ['number', 'yes/no'],
  among = scope,
): Program {
  const result = compileExpression(text, place, among, expects);
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ code, message }) => `${text}: ${code}: ${message}`).join('\n'));
}
