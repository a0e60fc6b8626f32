import type { Wait } from '../match/reading.ts';
import { allCounts } from './nouns.ts';
import { type FactWord, HAND, READING } from './word.ts';

export const suits: FactWord = {
  is: 'fact',
  name: 'suits',
  places: HAND,
  type: 'number',
  says: 'How many of the suits that run the hand has tiles of, melds included.',
  example: 'suits == 1 and any tile is honour',
  ofHand: (facts) => {
    const counts = allCounts(facts);
    return facts.scope.tiles.suits.filter(
      ({ runs, first, ranks }) => runs && counts.slice(first, first + ranks).some((count) => count > 0),
    ).length;
  },
};

export const concealed: FactWord = {
  is: 'fact',
  name: 'concealed',
  places: HAND,
  type: 'yes/no',
  says: "Whether no meld was made with another's tile; where things are counted, whether it was not.",
  example: 'concealed and by draw',
  ofHand: (facts) => !facts.query.melds.some((meld) => meld.claimed),
};

const WAITS: readonly Wait[] = ['single', 'pairs', 'closed', 'edge', 'two_sided', 'none'];

export const wait: FactWord = {
  is: 'fact',
  name: 'wait',
  places: READING,
  type: 'choice',
  values: () => WAITS,
  says: 'How the last tile completed its group; none where no group took it.',
  example: 'wait is edge or closed',
  ofHand: (facts) => facts.reading?.wait ?? 'none',
};

export const shape: FactWord = {
  is: 'fact',
  name: 'shape',
  places: READING,
  type: 'choice',
  values: (scope) => scope.shapes,
  says: 'Which shape the hand has.',
  example: 'shape is pairs',
  ofHand: (facts) => facts.scope.shapes[facts.reading?.shape ?? -1] ?? 'none',
};

/** Whether another pattern counts is known only when patterns are chosen; until then nothing stands against it. */
export const noOtherPattern: FactWord = {
  is: 'fact',
  name: 'no other pattern',
  places: ['pattern'],
  type: 'yes/no',
  says: 'Whether no other pattern counts, groups that stand `apart` left out; stands alone or is joined by `and`.',
  example: 'no other pattern and concealed',
  ofHand: () => true,
};
