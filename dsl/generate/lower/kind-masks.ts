import type { KindSet } from '../../syntax-tree.ts';
import { kindsWords } from '../../words/index.ts';
import type { KindsWord } from '../../words/word.ts';
import { reach, type Cell } from './quantifier-cells.ts';
import {
  fixedMask,
  kindMask,
  known,
  orMasks,
  outside,
  type Ground,
  type Mask,
  type MaskNodes,
} from './lowering-context.ts';

/** A set of kinds as masks, bonus kinds included. What does not depend on the seat or round is constant. */
export function kindsOf(ground: Ground, set: KindSet): MaskNodes {
  switch (set.node) {
    case 'or':
      return set.of.map((part) => kindsOf(ground, part)).reduce((a, b) => orMasks(ground, a, b));
    case 'not':
      return outside(ground, kindsOf(ground, set.of), everyKind(ground));
    case 'tiles': {
      const wanted = set.tiles.map(({ suit, rank }) => `${rank.offset.add}${suit}`);
      return fixedMask(
        ground,
        kindMask(ground, (kind) => wanted.includes(ground.tiles.kinds[kind]!.id)),
      );
    }
    case 'kindWord':
      if (set.name === 'last tile') {
        return ground.plain.map((bits, word) => ground.graph.input(`last ${word}`, 1, bits));
      }
      return known(ground, `kinds ${set.name}`, () => wordKinds(ground, kindsWords.get(set.name)!));
  }
}

function everyKind(ground: Ground): Mask {
  return kindMask(ground, () => true);
}

/** A built-in set: one mask, or one for each seat number or round number (and 0 elsewhere). */
function wordKinds(ground: Ground, word: KindsWord): MaskNodes {
  const { graph, tiles } = ground;
  const numbers = [0, ...tiles.winds.map((_, i) => i + 1)];
  const maskFor = (seat: number, round: number): Mask =>
    kindMask(ground, (kind) => word.holds(kind, tiles, { seat, round }));
  const same = (masks: Mask[]): boolean => masks.every((mask) => mask.every((bits, i) => bits === masks[0]![i]));
  const bySeat = numbers.map((seat) => maskFor(seat, 0));
  const byRound = numbers.map((round) => maskFor(0, round));
  const read = (of: 'seat' | 'round', masks: Mask[], i: number): ReturnType<typeof graph.number> => {
    const table = masks.map((mask) => mask[i]!);
    const may = table.reduce((all, bits) => all | bits, 0);
    return graph.input(`by ${of} ${table.join(',')}`, 1, may);
  };
  return everyKind(ground).map((_, i) => {
    const seats = same(bySeat) ? graph.number(0) : read('seat', bySeat, i);
    const rounds = same(byRound) ? graph.number(0) : read('round', byRound, i);
    return graph.or(graph.number(maskFor(0, 0)[i]!), seats, rounds);
  });
}

/** Members of a cell all of whose tiles are in the set. A chow has the kinds at its bit and the next two. */
export function within(ground: Ground, cell: Cell, kinds: MaskNodes): MaskNodes {
  return perMember(ground, cell, kinds, (a, b, c) => ground.graph.and(a, b, c));
}

/** Members of a cell at least one of whose tiles is in the set. */
export function touching(ground: Ground, cell: Cell, kinds: MaskNodes): MaskNodes {
  return perMember(ground, cell, kinds, (a, b, c) => ground.graph.or(a, b, c));
}

type Node = MaskNodes[number];

function perMember(ground: Ground, cell: Cell, kinds: MaskNodes, join: (a: Node, b: Node, c: Node) => Node): MaskNodes {
  const { graph } = ground;
  const limit = reach(ground, cell);
  if (cell.type === 'series') return perSeries(ground, kinds, join);
  return kinds.map((word, i) => {
    // A shift drags the next suit into the lane; the starts end before that matters.
    const whole = cell.type === 'chow' ? join(word, graph.shift(word, -1), graph.shift(word, -2)) : word;
    return graph.and(whole, graph.number(limit[i]!));
  });
}

/** A series is all its kinds, and has its bit at the first of them. */
function perSeries(ground: Ground, set: MaskNodes, join: (a: Node, b: Node, c: Node) => Node): MaskNodes {
  const { graph, tiles, layout } = ground;
  return set.map((_, i) => {
    const bits = tiles.series.map(({ kinds }) => {
      const inSet = kinds.map((kind) =>
        graph.spread(graph.some(graph.and(set[layout.word[kind]!]!, graph.number(layout.bit[kind]!)))),
      );
      const whole = inSet.reduce((a, b) => join(a, b, b));
      return graph.and(whole, graph.number(layout.word[kinds[0]!] === i ? layout.bit[kinds[0]!]! : 0));
    });
    return graph.or(...bits);
  });
}
