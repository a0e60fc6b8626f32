import type { Expr } from '../../syntax-tree.ts';
import { WAIT_BITS } from '../../readings/hand-registers.ts';
import type { Wait } from '../../readings/reading.ts';
import { hasGroups, type Ground } from './lowering-context.ts';
import type { Node } from './graph-node.ts';
import { factWords } from '../../words/index.ts';

/** A fact of a finished hand; each word brings its arithmetic. */
export function factOf(ground: Ground, word: string): Node {
  const fact = factWords.get(word)?.lower;
  if (!fact) throw new Error(`No lowering for \`${word}\`.`);
  return fact(ground);
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
