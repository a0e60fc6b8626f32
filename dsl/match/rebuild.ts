import { kindsOf, type GroupType, type Kind, type WinQuery } from '../../core/index.ts';
import { ROLES } from './hand.ts';
import type { PatternSet } from './matcher.ts';
import { hasGroups, type Group, type Reading, type Wait } from './reading.ts';
import { chowPlane, loosePlane, pairPlane, pungPlane, type Planes } from './registers.ts';

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
  const groups: Group[] = [];
  for (let index = 0; index < query.melds.length; index++) {
    const { type, kind, claimed } = query.melds[index]!;
    groups.push({ type, kind, shown: true, claimed, concealed: !claimed, last: false });
  }
  addHeld(groups, set, planes, query.counts, data, at);
  const taken = query.last === undefined ? -1 : placeOfRole(groups, role, query.last);
  if (taken >= 0) {
    groups[taken]!.last = true;
    groups[taken]!.concealed = query.by === 'draw';
  }
  const loose = hasLoose(planes, data, at) ? looseTiles(query.counts, groups) : [];
  return { shape, groups, loose, wait: waitOf(set, query.last, role) };
}

function hasLoose(planes: Planes, data: Int32Array, at: number): boolean {
  const from = at + loosePlane(planes);
  for (let word = 0; word < planes.words; word++) if (data[from + word] !== 0) return true;
  return false;
}

/** What is left of the hand beside its groups. */
function looseTiles(counts: readonly number[], groups: readonly Group[]): Kind[] {
  const left = [...counts];
  for (const { type, kind, shown } of groups) {
    if (shown) continue;
    if (type === 'chow') for (let step = 0; step < 3; step++) left[kind + step]!--;
    else left[kind]! -= type === 'pair' ? 2 : 3;
  }
  return kindsOf(left);
}

/** Groups of the hand by kind: of one kind chows, then pungs, then pairs. */
function addHeld(
  groups: Group[],
  { layout }: Pick<PatternSet, 'layout'>,
  planes: Planes,
  counts: readonly number[],
  data: Int32Array,
  at: number,
): void {
  const { words } = planes;
  const [chows, pungs, pairs] = [at + chowPlane(planes, 1), at + pungPlane(planes, 1), at + pairPlane(planes, 1)];
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] === 0) continue;
    const word = layout.word[kind]!;
    const bit = layout.bit[kind]!;
    for (let times = 0; times < planes.chows && (data[chows + times * words + word]! & bit) !== 0; times++)
      groups.push(heldGroup('chow', kind));
    for (let times = 0; times < planes.pungs && (data[pungs + times * words + word]! & bit) !== 0; times++)
      groups.push(heldGroup('pung', kind));
    for (let times = 0; times < planes.pairs && (data[pairs + times * words + word]! & bit) !== 0; times++)
      groups.push(heldGroup('pair', kind));
  }
}

function heldGroup(type: GroupType, kind: Kind): Group {
  return { type, kind, shown: false, claimed: false, concealed: true, last: false };
}

/** The group of the hand that has the role of the last tile; -1 where none has. */
function placeOfRole(groups: readonly Group[], role: number, last: Kind): number {
  for (let index = 0; index < groups.length; index++)
    if (!groups[index]!.shown && isRole(groups[index]!, role, last)) return index;
  return -1;
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
