/** The words that make sentences of the other words. */

/** What several words together say, and a condition of a pattern that says it. */
export interface Sentence {
  words: readonly string[];
  says: string;
  example: string;
}

export const sentences: readonly Sentence[] = [
  {
    words: ['every', 'any', 'no', 'is'],
    says: 'Something said of each, of one, or of none.',
    example: 'every set is chow',
  },
  { words: ['has'], says: 'Groups of the hand, all there at once.', example: 'has chow 1A, chow 4A, chow 7A' },
  { words: ['in'], says: 'Whether tiles are among those named.', example: 'every tile in 23468s 6z' },
  { words: ['and', 'or', 'not'], says: 'Conditions joined, or turned round.', example: 'suits == 1 and not concealed' },
  { words: ['of'], says: 'Of which tiles something is.', example: 'has triplet of dragon' },
  { words: ['count'], says: 'How many there are.', example: 'count(triplet of dragon) == 2' },
  { words: ['per'], says: 'Once for each there is.', example: 'per triplet of dragon' },
  { words: ['where'], says: 'Only those of which something is true.', example: 'count(kind where copies == 4) >= 1' },
  { words: ['include'], says: 'Whether tiles of the hand are these.', example: 'tiles include 19m' },
  {
    words: ['if', 'then', 'else'],
    says: 'One thing or another.',
    example: 'if by draw then concealed else suits == 1',
  },
];
