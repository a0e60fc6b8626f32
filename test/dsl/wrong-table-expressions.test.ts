/** Words of the table in the wrong place, about the wrong thing, or with a name that no pack has. */
import { expect, test } from 'vitest';
import { compileExpression, type PlaceName } from '../../dsl/index.ts';
import { scope } from '../kit/invented-scope.ts';

/** What is wrong stands in `«»`; the last is a part of what is said. */
test.each<[PlaceName, string, code: string, says: string]>([
  ['move', '«has triplet of dragon»', 'wrong-place', '`count(triplet of 1z) > 0`'],
  ['limit', '«held include 1m»', 'wrong-place', 'At the table'],
  ['pattern', 'every «discard» is wind', 'wrong-place', 'the condition of a move'],
  ['setup', 'count(«tile») == 1', 'wrong-place', 'the condition of a move'],
  ['payment', '«passed win»', 'wrong-place', 'the condition of a move'],
  ['score', '«seats with ready» == 4', 'wrong-place', 'a payment'],
  ['move', '«standing» == 1', 'wrong-place', 'a payment'],
  ['move', '«waits stay»', 'wrong-place', 'a limit on the tiles of a move'],
  ['move', 'any «own tile» is terminal', 'wrong-type', 'Of a `tile`, say `shown` or `held`.'],
  ['move', '«every discard is held»', 'wrong-type', 'Of a `discard`, say `own` or `taken`.'],
  ['move', 'no «taken set» is chow', 'wrong-type', 'Said of `discard`.'],
  ['payment', '«taken»', 'wrong-type', 'every discard is taken'],
  ['move', '«every discard is kong»', 'wrong-type', 'no group'],
  ['move', '«discard»', 'wrong-type', 'count(discard)'],
  ['payment', 'leader «==» dealer', 'wrong-type', '`is`'],
  ['move', 'passed «wim»', 'unknown-move', '`win`'],
  ['move', 'passed «everything»', 'unknown-move', '`win`, `pung` and `discard`'],
  ['payment', 'seats with «redy» == 4', 'unknown-mark', '`ready`'],
  ['move', 'not exposed in «sings»', 'unknown-list', '`signs`'],
  ['move', 'passed«»', 'syntax', 'Expected a name of the pack'],
  ['move', '«seats wiht» ready == 1', 'unknown-word', 'seats with'],
  ['move', 'ending is «four_wind»', 'unknown-choice', '`four_winds`'],
])('%s: %s is %s', (place, marked, code, says) => {
  const span = { start: marked.indexOf('«'), end: marked.indexOf('»') - 1 };
  const result = compileExpression(marked.replace(/[«»]/g, ''), place, scope, ['number', 'yes/no']);
  const problems = result.ok ? [] : result.problems;
  expect(problems.map((found) => [found.code, found.span])).toEqual([[code, span]]);
  const { message, hint = '', replacement = '' } = problems[0]!;
  expect(`${message} ${hint} ${replacement}`).toContain(says);
});
