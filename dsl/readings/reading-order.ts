import type { GroupType } from '../../core/index.ts';
import type { Group, Reading } from './reading.ts';

const TYPES: readonly GroupType[] = ['chow', 'pung', 'kong', 'pair'];

/** The groups of the hand in their written order: lower kinds first, then chow, pung, pair; of equal ones the last tile's first. */
export function heldInOrder({ groups }: Reading): Group[] {
  let first = 0;
  while (first < groups.length && groups[first]!.shown) first++;
  const held = groups.slice(first);
  // Most come in order.
  for (let at = 1; at < held.length; at++)
    if (compareGroups(held[at - 1]!, held[at]!) > 0) return held.sort(compareGroups);
  return held;
}

/**
 * The order of readings where nothing else decides, the same for every back end: shapes in the order of the pack, then
 * group by group, the lower group first, then the reading whose last tile completed the earlier group; a loose tile comes last.
 */
export function compareReadings(one: Reading, other: Reading): number {
  if (one.shape !== other.shape) return one.shape - other.shape;
  const ours = heldInOrder(one);
  const theirs = heldInOrder(other);
  for (let i = 0; i < Math.min(ours.length, theirs.length); i++) {
    const apart = compareKinds(ours[i]!, theirs[i]!);
    if (apart !== 0) return apart;
  }
  const last = (groups: Group[]): number => {
    const at = groups.findIndex((group) => group.last);
    return at < 0 ? groups.length : at;
  };
  return ours.length - theirs.length || last(ours) - last(theirs);
}

function compareGroups(one: Group, other: Group): number {
  return compareKinds(one, other) || Number(other.last) - Number(one.last);
}

function compareKinds(one: Group, other: Group): number {
  return one.kind - other.kind || TYPES.indexOf(one.type) - TYPES.indexOf(other.type);
}
