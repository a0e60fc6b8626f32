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
