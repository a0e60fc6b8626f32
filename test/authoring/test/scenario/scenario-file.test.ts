import { expect, test } from 'vitest';
import { optionsOf, playScenario, readScenarioFile } from '../../../../authoring/test/index.ts';
import { rulesOf } from '../../../kit/load-rules.ts';

const HANDS = 'hands: { 1: 2p 1122334455667z, 2: 234m 567m 345p 678s 2p }';
const WIN = '{ do: "1 discard 2p, 2 win, others pass" }';

/** What is wrong with a scenario: how many lines down, and a stretch of what is said. */
function wrongWith(text: string): [number, string][] {
  const read = readScenarioFile('play.yaml', text);
  const problems = read.ok ? playScenario(rulesOf('international', optionsOf(read.value)), read.value) : read.problems;
  return problems.map(({ place, message, hint = '' }) => [place?.line ?? 0, `${message} ${hint}`]);
}

test('a scenario that comes out as it says has nothing wrong', () => {
  expect(wrongWith(`title: A win\n${HANDS}\nplay:\n  - ${WIN}\n`)).toEqual([]);
});

test('drawn is the tile just drawn, in whatever a line says', () => {
  const check = '{ do: "1 discard 2p, others pass", offered: 2 discard drawn, not offered: 2 melded_kong drawn }';
  expect(wrongWith(`${HANDS}\nwall: 9p\nplay:\n  - ${check}\n  - 2 discard drawn\n`)).toEqual([]);
});

test('what stands beside deals holds for each that does not say otherwise', () => {
  const deals = `deals:\n  - { play: [1 discard 2p, "2 win, others pass"] }\n  - hands: { 1: 123m 456p 789s 345s 11z }\n    play: [1 win]\n`;
  expect(wrongWith(`${HANDS}\n${deals}`)).toEqual([]);
});

test.each<[string, string, number, RegExp]>([
  ['a misspelt key', `hand: { 1: 2p }\nplay: []\n`, 1, /`hand`.*`hands`/],
  ['a key of a check', `${HANDS}\nplay:\n  - { do: 1 discard 2p, offerd: 2 win }\n`, 3, /`offerd`.*`offered`/],
  ['a seat that is none', `hands: { 9: 2p }\nplay: []\n`, 1, /9/],
  ['a seat nobody has', `${HANDS}\nplay:\n  - 5 discard 2p\n`, 3, /begin with a seat.*1 to 4/],
  ['a misspelt move', `${HANDS}\nplay:\n  - 1 discard 2p\n  - 3 pong\n`, 4, /no move `pong`.*`pung`/],
  ['tiles that are none', `${HANDS}\nplay:\n  - 1 discard 2x\n`, 3, /`x` is no suit/],
  ['a misspelt filler', `${HANDS}\nplay:\n  - 1 discard 2p, until ever\n`, 3, /until when.*until over/],
  ['more tiles than there are', `hands: { 1: 55555m }\nplay: []\n`, 1, /only 4 of 5m, but 5/],
  ['too many tiles in a hand', `hands: { 2: 123456789m 12345p }\nplay: []\n`, 1, /14 tiles.*room for 13/],
  ['a list that is not turned up', `turned: { dead: 1m }\nplay: []\n`, 1, /No list `dead`/],
  ['a counter that is none', `${HANDS}\nplay:\n  - { counters: { wins: 1 } }\n`, 3, /no counter of the table `wins`/],
  ['an action that is refused', `${HANDS}\nplay:\n  - 1 discard 9m\n`, 3, /`1 discard 9m` is refused/],
  ['what should be refused', `${HANDS}\nplay:\n  - { refused: 1 discard 2p }\n`, 3, /should be refused, but is not/],
  [
    'other hands',
    `${HANDS}\nplay:\n  - { do: 1 discard 2p, hands: { 2: 234m 567m 345p 678s 9p } }\n`,
    3,
    /hand of 2.*9p.*but is.*2p/,
  ],
  [
    'what is not offered',
    `${HANDS}\nplay:\n  - { do: 1 discard 2p, offered: 3 win }\n`,
    3,
    /`3 win` should be offered.*The hand of 3 is .*It is not complete/s,
  ],
  [
    'the tile just drawn that is not offered',
    `${HANDS}\nwall: 9p\nplay:\n  - { do: "1 discard 2p, others pass", offered: 2 pung drawn }\n`,
    4,
    /`2 pung drawn` \(9p\) should be offered, but is not/,
  ],
  [
    'a tile drawn by a player whose turn it is not',
    `${HANDS}\nplay:\n  - { refused: 2 discard drawn }\n`,
    3,
    /`2 discard drawn`: it is not the turn of 2, who has drawn no tile/,
  ],
  [
    'a hand that is worth too little',
    `options: { minimum: 15 }\nhands: { 2: 2p, 3: 234m 567m 345p 678s 2p }\nplay:\n  - { do: "1 discard drawn, 2 discard 2p", offered: 3 win }\n`,
    4,
    /It is complete, but worth too little to win: `.*` is \d+, and a win needs 15/,
  ],
  [
    'a turn that waits for claims',
    `${HANDS}\nplay:\n  - 1 discard 2p\n  - { turn: 2 drawn }\n  - { offered: 2 win }\n`,
    4,
    /should be 2 drawn, but is .*Claims on the 2p of 1 are still open to 2.*`others pass`/s,
  ],
  [
    'a move that is none, of which nothing is offered',
    `${HANDS}\nplay:\n  - { do: 1 discard 2p, not offered: 3 pong }\n`,
    3,
    /no move `pong`.*`pung`/,
  ],
  [
    'other points',
    `${HANDS}\nplay:\n  - do: "1 discard 2p, 2 win, others pass"\n    ends: { how: win, paid: { 2: 7 } }\n`,
    4,
    /seat 2 wins should be 7, but is 8000/,
  ],
  [
    'another limit',
    `${HANDS}\nplay:\n  - do: "1 discard 2p, 2 win, others pass"\n    ends: { how: win, limit: full }\n`,
    4,
    /limit should be full, but is none/,
  ],
])('%s is told at its line, with what to write', (_, text, line, said) => {
  const [[at, words] = [0, '']] = wrongWith(text);
  expect(words).toMatch(said);
  expect(at).toBe(line);
});

test('a file that is no YAML map is told as other files are', () => {
  expect(wrongWith('- a\n- b\n')[0]?.[0]).toBe(1);
});
