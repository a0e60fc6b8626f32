import type { Expr } from '../tree.ts';
import { WAIT_BITS } from '../match/hand.ts';
import type { Wait } from '../match/reading.ts';
import { hasGroups, kindMask, suitOf, type Ground } from './ground.ts';
import type { Node } from './graph.ts';

/** The facts of a finished hand, by word. */
const FACTS: Record<string, (ground: Ground) => Node> = {
  suits: countSuits,
  concealed: ({ graph }) => graph.input('concealed', 1),
  'by draw': ({ graph }) => graph.input('draw', 1),
  'by discard': ({ graph }) => graph.flip(graph.input('draw', 1)),
  'seat number': ({ graph }) => graph.input('seat', 1),
  'round number': ({ graph }) => graph.input('round', 1),
  // Asked where patterns are chosen.
  'no other pattern': ({ graph }) => graph.truth(true),
};

export function factOf(ground: Ground, word: string): Node {
  const fact = FACTS[word];
  if (!fact) throw new Error(`No lowering for \`${word}\`.`);
  return fact(ground);
}

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

/** Whether a choice is one of the wanted ones. */
export function choicesOf(ground: Ground, subject: Expr, wanted: readonly string[]): Node {
  const { graph, shape } = ground;
  const meaning = subject.node === 'name' ? subject.meaning : undefined;
  if (meaning?.is === 'option') return graph.truth(wanted.includes(String(meaning.value)));
  if (meaning?.is === 'word' && meaning.id === 'shape') return graph.truth(wanted.includes(shape.id));
  if (meaning?.is === 'word' && meaning.id === 'wait') {
    const bits = wanted.reduce((all, name) => all | WAIT_BITS[name as Wait], 0);
    return graph.some(graph.and(waitOf(ground), graph.number(bits)));
  }
  throw new Error('This choice does not stand in a pattern.');
}

/** The wait as one bit, limited to the waits the shape can have. */
function waitOf({ graph, shape }: Ground): Node {
  if (!hasGroups(shape)) return graph.number(WAIT_BITS.none);
  const { single, pairs, closed, edge, two_sided: twoSided, none } = WAIT_BITS;
  const ofPair = shape.pairs > 0 ? single : 0;
  const ofSets = shape.sets > 0 ? pairs | closed | edge | twoSided : 0;
  return graph.input('wait', 3, ofPair | ofSets | none);
}
