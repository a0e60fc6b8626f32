/** Scenarios of deals that end before anybody is asked, and lines that fill up a deal. */
import { describe, expect, test } from 'vitest';
import { playScenario, readScenarioFile } from '../../../../authoring/test/index.ts';
import { rulesOf } from '../../../kit/load-rules.ts';

const HEAD = 'id: house\nextends: international\nname: { en: House }\n';

/** What does not come out as the scenario says. */
function wrongWith(pack: string, text: string): string[] {
  const read = readScenarioFile('play.yaml', text);
  const problems = read.ok ? playScenario(rulesOf(HEAD + pack), read.value) : read.problems;
  return problems.map(({ message }) => message);
}

describe('a deal that ends while bonus tiles are replaced after dealing', () => {
  const blossom = `endings: { blossom: { name: { en: Blossom } } }
bonus: { shown: [{ end: blossom, when: count(bonus) == 2 }] }
settle: { blossom: { gift: { when: i is dealer, amount: 5, reason: blossom } } }
sequence: { dealer_stays: ending is blossom }
`;
  const hands = 'hands: { 1: 12f 147m 258p 369s 12z }';

  test('stands in a scenario, with what must hold and what comes after', () => {
    const first = `{ ${hands}, play: [{ events: [{ type: bonus }], ends: { how: blossom, paid: { 1: 15, 2: -5, 3: -5, 4: -5 } } }] }`;
    const text = `title: Blossom\ndeals:\n  - ${first}\n  - { hands: { 1: 147m 258p 369s 1234z }, play: [1 discard 1z] }\n`;
    expect(wrongWith(blossom, text)).toEqual([]);
  });

  test('is examined: what does not hold is told', () => {
    const text = `title: Blossom\ndeals:\n  - { ${hands}, play: [{ ends: { how: win } }] }\n`;
    expect(wrongWith(blossom, text)).toHaveLength(1);
  });

  test('has no room for moves', () => {
    const text = `title: Blossom\ndeals:\n  - { ${hands}, play: [1 discard 1m] }\n`;
    expect(wrongWith(blossom, text)).toEqual(['This deal ended while it was dealt, so nothing can be done in it.']);
  });
});

test('until over goes on where the tile just drawn may not be discarded', () => {
  const limit = 'moves: { discard: { allows: not just drawn } }\n';
  expect(wrongWith(limit, 'title: On\nplay:\n  - until over\n')).toEqual([]);
});

describe('players that a scenario does not name pass', () => {
  const hands = 'hands: { 1: 5m 147p 258p 369s 1356z, 2: 147m 258p 369s 1234z, 3: 555m 147p 258s 1234z }\n';
  const table: [name: string, play: string, wrong: string[]][] = [
    ['at the end of a line', '[{ do: 1 discard 5m, turn: 2 drawn }]', []],
    ['beside a claim', '[1 discard 5m, { do: 3 pung, turn: 3 claimed }]', []],
    ['beside a claim in the same line', '[{ do: "1 discard 5m, 3 pung", turn: 3 claimed }]', []],
    [
      'not where the next line answers',
      '[1 discard 5m, { hands: { 3: 555m 147p 258s 1234z } }, { do: 3 pass, turn: 2 drawn }]',
      [],
    ],
    ['not where an offer is examined', '[{ do: 1 discard 5m, offered: 3 pung, not offered: 2 pung }]', []],
    ['not before a check of offers', '[1 discard 5m, { refused: 2 pung }, { offered: 3 pung }]', []],
    ['so that a claim comes too late', '[1 discard 5m, 2 discard drawn, 3 pung]', ['`3 pung` is refused']],
  ];
  test.each(table)('%s', (_, play, wrong) => {
    const told = wrongWith('', `title: Passing\n${hands}play: ${play}\n`);
    expect(told).toHaveLength(wrong.length);
    wrong.forEach((text, at) => expect(told[at]).toContain(text));
  });
});
