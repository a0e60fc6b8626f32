import { anyOf, atLeast, countOf, united, type Selection } from './quantifier-cells.ts';
import type { Ground } from './lowering-context.ts';
import { countBits } from './expression-graph.ts';
import type { Node } from './graph-node.ts';

/**
 * Whether each wish can have a member of its own. Wishes that cannot want the same member are asked one by one; of the
 * others every choice of k wishes must have k members among what any of them wants (Hall's marriage theorem).
 */
export function allDistinct(ground: Ground, wishes: readonly Selection[]): Node {
  return ground.graph.both(...families(wishes).map((family) => familyMarries(ground, family)));
}

const marries = new WeakMap<Selection, Map<number, Node>>();

/** A family of one wish, or of the same one several times: many ways to choose variables have it in common. */
function sameMarry(ground: Ground, wish: Selection, times: number): Node {
  const known = marries.get(wish) ?? new Map<number, Node>();
  marries.set(wish, known);
  const { graph } = ground;
  const node =
    known.get(times) ?? (times === 1 ? anyOf(ground, wish) : graph.some(graph.or(...atLeast(ground, wish, times))));
  known.set(times, node);
  return node;
}

function familyMarries(ground: Ground, wishes: readonly Selection[]): Node {
  const [first, ...others] = wishes as [Selection, ...Selection[]];
  if (others.length === 0 || (others.every((wish) => wish === first) && isOneKind(first)))
    return sameMarry(ground, first, wishes.length);
  const { graph } = ground;
  const choices = Array.from({ length: 2 ** wishes.length - 1 }, (_, i) =>
    wishes.filter((_, wish) => (i + 1) & (1 << wish)),
  );
  const wants = choices.map((chosen) => chosen.reduce((a, b) => united(ground, a, b)));
  const enough = choices.map((chosen, at) => {
    const wanted = wants[at]!;
    const number = chosen.length;
    if (!isOneKind(wanted)) return graph.flip(graph.less(countOf(ground, wanted), graph.number(number)));
    // Of one kind there are so many where their plane has it; and then there are fewer too.
    const isImplied = choices.some((other, index) => other.length > number && isSame(wants[index]!, wanted));
    return isImplied ? graph.truth(true) : graph.some(graph.or(...atLeast(ground, wanted, number)));
  });
  return graph.both(...enough);
}

function isSame(a: Selection, b: Selection): boolean {
  return a.size === b.size && [...a].every(([cell, mask]) => mask.every((word, at) => word === b.get(cell)?.[at]));
}

/** Whether all members there can be are of one kind. */
function isOneKind(selection: Selection): boolean {
  const masks = [...selection.values()];
  const words = masks[0]?.map((_, word) => masks.reduce((bits, mask) => bits | mask[word]!.may, 0)) ?? [];
  return words.reduce((sum, bits) => sum + countBits(bits), 0) === 1;
}

/** Wishes that may meet, directly or through others. */
function families(wishes: readonly Selection[]): Selection[][] {
  const found: Selection[][] = [];
  for (const wish of wishes) {
    const meeting = found.filter((family) => family.some((other) => mayMeet(wish, other)));
    const rest = found.filter((family) => !meeting.includes(family));
    found.splice(0, found.length, ...rest, [...meeting.flat(), wish]);
  }
  return found;
}

export function mayMeet(a: Selection, b: Selection): boolean {
  return [...a].some(([cell, mask]) => b.get(cell)?.some((word, i) => (word.may & mask[i]!.may) !== 0));
}
