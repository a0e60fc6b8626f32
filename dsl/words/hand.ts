import type { Node } from '../generate/lower/graph-node.ts';
import { type Ground, kindMask, suitOf } from '../generate/lower/lowering-context.ts';
import type { Wait } from '../readings/reading.ts';
import { allCounts } from './nouns.ts';
import { type FactWord, HAND, READING } from './word.ts';

export const suits: FactWord = {
  is: 'fact',
  name: 'suits',
  places: HAND,
  type: 'number',
  says: 'How many of the suits that run the hand has tiles of, melds included.',
  example: 'suits == 1 and any tile is honour',
  ofTiles: true,
  hand: '123456789m 111z 5z +5z',
  ofHand: (facts) => {
    const counts = allCounts(facts);
    return facts.scope.tiles.suits.filter(
      ({ runs, first, ranks }) => runs && counts.slice(first, first + ranks).some((count) => count > 0),
    ).length;
  },
  lower: countSuits,
};

/** How many suits that run have a bit in the presence mask. */
function countSuits(ground: Ground): Node {
  const { graph, tiles } = ground;
  const has = tiles.suits.map((suit, index) => {
    const masks = kindMask(
      ground,
      (kind) => suit.runs && tiles.kinds[kind]!.suit === index && !suitOf(ground, kind).bonus,
    );
    const present = masks.map((mask, word) =>
      graph.and(graph.input(`all 1 ${word}`, 1, ground.plain[word]!), graph.number(mask)),
    );
    return graph.choose(graph.some(graph.or(...present)), graph.number(1), graph.number(0));
  });
  return graph.add(...has);
}

export const concealed: FactWord = {
  is: 'fact',
  name: 'concealed',
  places: HAND,
  type: 'yes/no',
  says: "Whether no meld was made with another's tile; where things are counted, whether it was not.",
  example: 'concealed and by draw',
  ofTiles: true,
  hand: '123m 456p 789s 123s 1z +1z, by draw',
  ofHand: (facts) => !facts.query.melds.some((meld) => meld.claimed),
  lower: ({ graph }) => graph.input('concealed', 1),
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
  hand: '123m 456p 789s 11z 12s +3s',
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
  hand: '1122m 5599p 33s 44z 7z +7z',
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
  hand: '123m 456p 789s 123s 1z +1z',
  ofHand: () => true,
  lower: ({ graph }) => graph.truth(true),
};
