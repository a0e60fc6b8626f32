/** A failing scenario tells which steps and moves its last line skipped, and which part of their condition did not hold. */
import { describe, expect, test } from 'vitest';
import { collect, runCases } from '../../../../authoring/test/index.ts';

const HEAD = 'id: house\nextends: international\nname: { en: House }\n';

/** The hints of scenarios of this pack that fail. */
function hintsOf(pack: string): (string | undefined)[] {
  const suite = collect(HEAD + pack);
  if (!suite.ok) throw new Error(suite.problems[0]!.message);
  const cases = suite.value.cases.filter(({ is, inherited }) => is === 'scenario' && !inherited);
  return runCases({ ...suite.value, cases }).outcomes.flatMap(({ problems }) => problems.map(({ hint }) => hint));
}

const marks = 'marks: { lucky: { name: { en: lucky }, says: { en: is lucky } } }\n';
const discard = (when: string): string =>
  `${marks}moves: { discard: { steps: [discard, { mark: lucky, when: "${when}" }, { window: discard }, next] } }\n`;
const scenario = (line: string): string =>
  `scenarios: { one: { title: One, hands: { 1: 5m 147p 258p 369s 1356z, 3: 555m 147p 258s 1234z }, play: [${line}] } }\n`;

const LUCKY = '{ do: 1 discard 5m, marks: { 1: lucky } }';
const table: [name: string, pack: string, line: string, hint: string | undefined][] = [
  [
    'the part that does not hold, and the number it asks for',
    discard('by draw and tiles left > 500'),
    LUCKY,
    'Not done: the step `mark` of `moves.discard`, `tiles left > 500`: is 91.',
  ],
  [
    'that there is no such tile',
    discard('last tile is 9s'),
    LUCKY,
    'Not done: the step `mark` of `moves.discard`, `last tile is 9s`: no last tile here.',
  ],
  [
    'the tile it asks for',
    `${marks}moves: { pung: { steps: [show, { mark: lucky, when: last tile is 9s }] } }\n`,
    '{ do: "1 discard 5m, 3 pung", marks: { 3: lucky } }',
    'Not done: the step `mark` of `moves.pung`, `last tile is 9s`: is 5m.',
  ],
  [
    'what a word of the pack says',
    `words: { late: i am dealer and tiles left < 9 }\n${discard('late')}`,
    LUCKY,
    'Not done: the step `mark` of `moves.discard`, `tiles left < 9`: is 91.',
  ],
  [
    'a move that should be offered',
    'moves: { pung: { when: tiles left > 500 } }\n',
    '{ do: 1 discard 5m, offered: 3 pung }',
    'The hand of 3 is 555m 147p 258s 1234z. Not done: `when` of `moves.pung`, `tiles left > 500`: is 91.',
  ],
  ['nothing where no step was skipped', '', '{ do: 1 discard 5m, left: 3 }', undefined],
];

test.each(table)('tells %s', (_, pack, line, hint) => {
  expect(hintsOf(pack + scenario(line))).toEqual([hint]);
});

describe('of a deal that is won', () => {
  const won = (...lines: string[]): string =>
    `scenarios: { one: { title: One, hands: { 1: 9s 147m 258p 147s 123z, 3: 555m 666p 777s 888s 9s }, play: [1 discard 9s, ${lines.join(', ')}] } }\n`;

  test.each([
    ['what counts', '{ do: 3 win, ends: { value: 1 } }', /^What counts is \{ earthly: 13 \}/],
    ['what is paid', '{ do: 3 win, ends: { paid: { 1: 5 } } }', /^Paid are \d+ from 1 to 3 \(.+\), /],
    ['that nobody plays on', '3 win, 4 discard 5z', /^The deal is over\. Take the line out/],
  ])('tells %s', (_, lines, hint) => expect(hintsOf(won(lines))).toEqual([expect.stringMatching(hint)]));
});

test('a scenario that holds tells nothing', () => {
  expect(hintsOf(discard('tiles left > 50') + scenario(LUCKY))).toEqual([]);
});
