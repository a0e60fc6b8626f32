import { kindMask, type Ground, type Mask } from './lowering-context.ts';
import type { Node } from './graph-node.ts';

/** Every series of bonus tiles: its first kind, its kinds, and whether all of them are shown. */
export function completeSeries(ground: Ground): { first: Mask; kinds: Mask; complete: Node }[] {
  const { graph, tiles } = ground;
  return tiles.series.map((series) => {
    const kinds = kindMask(ground, (kind) => series.kinds.includes(kind));
    const shown = kinds.map((bits, word) => {
      const wanted = graph.number(bits);
      return graph.equal(graph.and(graph.input(`bonus 1 ${word}`, 1, ground.bonus[word]!), wanted), wanted);
    });
    return { first: kindMask(ground, (kind) => kind === series.kinds[0]), kinds, complete: graph.both(...shown) };
  });
}
