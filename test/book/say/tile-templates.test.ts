/** Templates that no pack has: groups are told by what their numbers and suits have in common, whatever they are. */
import { describe, expect, it } from 'vitest';
import { saidIn } from './sentences-as-text.ts';

const rows: [template: string, says: string][] = [
  ['has kong nA', 'A kong.'],
  ['has chow 1m', 'A chow [123m].'],
  ['has chow nA, chow (n+2)A', 'Two chows of one suit, one two numbers above the other.'],
  ['has chow (n+2)A, chow nB', 'Two chows in two suits, one two numbers below the other.'],
  [
    'has triplet nA, triplet (n+2)A, triplet (n+4)A',
    'Three pungs or kongs of one suit, each two numbers above the one before.',
  ],
  ['has pair nA, pair nB, pair nC', 'Three pairs of the same number, one in each of three suits.'],
  ['has triplet nA, pair (n+1)A', 'A pung or kong and a pair of one suit with consecutive numbers.'],
  ['has chow nA, triplet of dragon', 'A pung or kong of dragons and a chow.'],
  ['has chow 1A, chow 1B', 'Two chows 1-2-3, each in a different suit.'],
  ['has triplet 5A, triplet 5B, triplet 5C', 'Three pungs or kongs of 5s, each in a different suit.'],
  ['has concealed triplet nA, concealed triplet nB', 'Two concealed pungs or kongs of the same number in two suits.'],
  [
    'has chow nA, chow (n+1)A, chow (n+3)A',
    'Three chows of one suit, the second one number above the first and the third three numbers above the first.',
  ],
  ['has chow nA, chow nA, chow nA, pair kA', 'Three identical chows and a pair, all of one suit.'],
  [
    'has chow nA, chow nB, triplet kA, triplet kB',
    'A chow from n and a pung or kong of k in each of two suits, each letter the same number throughout.',
  ],
];

describe('templates in English', () => {
  it.each(rows)('%s', (template, says) => {
    expect(saidIn('en', 'mcr pattern', template)).toBe(says);
  });
});

/** Of conditions that packs do not happen to write. */
const others: [where: string, expression: string, says: string][] = [
  ['mcr pattern', 'not every set is chow', 'Not every set is a chow.'],
  ['mcr pattern', 'any tile is not honour', 'Not every tile is an honour.'],
  ['mcr pattern', 'every tile is not honour', 'No honours.'],
  ['mcr pattern', 'last tile is terminal', 'The winning tile is a terminal.'],
  ['mcr pattern', 'count(kong) >= 2', 'At least two kongs.'],
  ['mcr pattern', 'count(kong) > 2', 'At least three kongs.'],
  ['mcr pattern', 'count(chow) < 2', 'At most one chow.'],
  ['mcr pattern', 'not (concealed and by draw)', 'A set was claimed, or the winning tile comes from another player.'],
  ['mcr pattern', 'not not concealed', 'The hand is concealed.'],
  ['mcr pattern', 'concealed and true', 'The hand is concealed.'],
  ['mcr pattern', 'bonus include 1234f', 'The flowers include [1234f].'],
  ['mcr pattern', 'per concealed kong', 'For each concealed kong.'],
  ['mcr pattern', 'wait is single or pairs', 'The wait is a single or two-pair wait.'],
  ['mcr pattern', 'pair in 258m258p258s', 'A pair of 2s, 5s or 8s.'],
  [
    'mcr value',
    'if concealed and by draw then 3 else 1',
    '3 when the hand is concealed and the winning tile is self-drawn, otherwise 1.',
  ],
  ['mcr value', 'count(kong) * 2', 'Twice the number of kongs.'],
  ['mcr value', 'min(count(kong), 3)', 'The number of kongs, but at most 3.'],
  ['mcr value', '2 + 3 * 4', '14.'],
  ['mcr score', 'fan >= minimum', 'The hand has at least 8 fan.'],
];

describe('other conditions and numbers', () => {
  it.each(others)('%s: %s', (where, expression, says) => {
    expect(saidIn('en', where, expression)).toBe(says);
  });
});
