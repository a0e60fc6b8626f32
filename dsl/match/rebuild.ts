import { kindsOf, type GroupType, type Kind, type WinQuery } from '../../core/index.ts';
import { ROLES } from './hand.ts';
import type { PatternSet } from './matcher.ts';
import { hasGroups, type Group, type Reading, type Wait } from './reading.ts';
import { chowPlane, pairPlane, pungPlane, type Planes } from './registers.ts';

/** The reading that a division and a role of the last tile stand for, written out. */
export function readingOf(
  query: WinQuery,
  shape: number,
  set: Pick<PatternSet, 'tiles' | 'layout' | 'shapes'>,
  planes: Planes,
  data: Int32Array,
  at: number,
  role: number,
): Reading {
  if (!hasGroups(set.shapes[shape]!)) return { shape, groups: [], loose: kindsOf(query.counts), wait: 'none' };
  const melds = query.melds.map(
    ({ type, kind, claimed }): Group => ({ type, kind, shown: true, claimed, concealed: !claimed, last: false }),
  );
  const held = heldGroups(set, planes, query.counts, data, at);
  const taken = query.last === undefined ? undefined : held.find((group) => isRole(group, role, query.last!));
  if (taken) {
    taken.last = true;
    taken.concealed = query.by === 'draw';
  }
  return {
    shape,
    groups: [...melds, ...held],
    loose: looseTiles(query.counts, held),
    wait: waitOf(set, query.last, role),
  };
}

/** What is left of the hand beside its groups. */
function looseTiles(counts: readonly number[], held: readonly Group[]): Kind[] {
  let beside = 0;
  for (const count of counts) beside += count;
  for (const { type } of held) beside -= type === 'pair' ? 2 : 3;
  if (beside === 0) return [];
  const left = [...counts];
  for (const { type, kind } of held) {
    if (type === 'chow') for (let step = 0; step < 3; step++) left[kind + step]!--;
    else left[kind]! -= type === 'pair' ? 2 : 3;
  }
  return kindsOf(left);
}

function heldGroups(
  { tiles, layout }: Pick<PatternSet, 'tiles' | 'layout'>,
  planes: Planes,
  counts: readonly number[],
  data: Int32Array,
  at: number,
): Group[] {
  const groups: Group[] = [];
  const add = (type: GroupType, kind: Kind, most: number, plane: (planes: Planes, times: number) => number): void => {
    for (let times = 1; times <= most; times++) {
      if ((data[at + plane(planes, times) + layout.word[kind]!]! & layout.bit[kind]!) === 0) return;
      groups.push({ type, kind, shown: false, claimed: false, concealed: true, last: false });
    }
  };
  for (let kind = 0; kind < tiles.kinds.length; kind++) {
    if (counts[kind] === 0) continue;
    add('chow', kind, planes.chows, chowPlane);
    add('pung', kind, planes.pungs, pungPlane);
    add('pair', kind, planes.pairs, pairPlane);
  }
  return groups;
}

function isRole({ type, kind }: Group, role: number, last: Kind): boolean {
  switch (role) {
    case ROLES.pair:
      return type === 'pair' && kind === last;
    case ROLES.pung:
      return type === 'pung' && kind === last;
    case ROLES.low:
      return type === 'chow' && kind === last;
    case ROLES.middle:
      return type === 'chow' && kind === last - 1;
    case ROLES.high:
      return type === 'chow' && kind === last - 2;
    default:
      return false;
  }
}

function waitOf({ tiles }: Pick<PatternSet, 'tiles'>, last: Kind | undefined, role: number): Wait {
  if (last === undefined || role === ROLES.none) return 'none';
  const { suit, rank } = tiles.kinds[last]!;
  if (role === ROLES.pair) return 'single';
  if (role === ROLES.pung) return 'pairs';
  if (role === ROLES.middle) return 'closed';
  return rank === (role === ROLES.low ? tiles.suits[suit]!.ranks - 2 : 3) ? 'edge' : 'two_sided';
}
