import { anyOf, countOf, united, type Selection } from './cells.ts';
import type { Ground } from './ground.ts';
import type { Node } from './graph.ts';

/**
 * Whether each wish can have a member of its own. Wishes that cannot want the same member are asked one by one; of the
 * others every choice of k wishes must have k members among what any of them wants (Hall's marriage theorem).
 */
export function allDistinct(ground: Ground, wishes: readonly Selection[]): Node {
  return ground.graph.both(...families(wishes).map((family) => familyMarries(ground, family)));
}

function familyMarries(ground: Ground, wishes: readonly Selection[]): Node {
  if (wishes.length === 1) return anyOf(ground, wishes[0]!);
  const { graph } = ground;
  const choices = Array.from({ length: 2 ** wishes.length - 1 }, (_, i) =>
    wishes.filter((_, wish) => (i + 1) & (1 << wish)),
  );
  const enough = choices.map((chosen) => {
    const wanted = chosen.reduce((a, b) => united(ground, a, b));
    return graph.flip(graph.less(countOf(ground, wanted), graph.number(chosen.length)));
  });
  return graph.both(...enough);
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
