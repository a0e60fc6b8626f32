import { kindsOf, onceFor, type Kind, type WinQuery } from '../../core/index.ts';
import { ROLES } from './hand-registers.ts';
import type { PatternSet } from './back-end-types.ts';
import { codeOf, type HeldGroups, kindOfCode, printGroups, typeOfCode } from './print-reading.ts';
import { hasGroups, type Group, type Reading, type Wait } from './reading.ts';
import { chowPlane, loosePlane, pairPlane, pungPlane, type Planes } from './division-memory-layout.ts';

/** Where a division lies. */
export interface DivisionPlace {
  planes: Planes;
  data: Int32Array;
  at: number;
}

/** The reading that a division and a role of the last tile stand for, written out. */
export function readingOf(
  query: WinQuery,
  shape: number,
  set: Pick<PatternSet, 'tiles' | 'layout' | 'shapes'>,
  place: DivisionPlace,
  role: number,
): Reading {
  if (!hasGroups(set.shapes[shape]!)) return { shape, groups: [], loose: kindsOf(query.counts), wait: 'none' };
  const { codes, count, completed } = heldGroups(query, set, place, role);
  const groups = query.melds.map(
    ({ type, kind, claimed }): Group => ({ type, kind, shown: true, claimed, concealed: !claimed, last: false }),
  );
  for (let index = 0; index < count; index++) {
    const [type, kind, last] = [typeOfCode(codes[index]!), kindOfCode(codes[index]!), index === completed];
    groups.push({ type, kind, shown: false, claimed: false, concealed: !last || query.by === 'draw', last });
  }
  return { shape, groups, loose: [...looseOf(query, place)], wait: waitOf(set, query.last, role) };
}

/** The same as text. */
export function printDivision(
  query: WinQuery,
  shape: number,
  set: Pick<PatternSet, 'tiles' | 'layout' | 'shapes'>,
  place: DivisionPlace,
  role: number,
): string {
  if (!hasGroups(set.shapes[shape]!)) return printGroups(NO_GROUPS, kindsOf(query.counts), query, set.tiles);
  return printGroups(heldGroups(query, set, place, role), looseOf(query, place), query, set.tiles);
}

const NO_GROUPS: HeldGroups = { codes: [], count: 0, completed: -1 };
/** One division is looked at at a time. */
const found: HeldGroups = { codes: [], count: 0, completed: -1 };

/** Kinds that follow each other and whose bits do so too: suits side by side in a word. */
interface Stretch {
  word: number;
  mask: number;
  /** The lowest kind, less the place of its bit. */
  first: Kind;
}

/** All kinds, lowest first. */
const stretchesOf = onceFor(({ tiles, layout }: Pick<PatternSet, 'tiles' | 'layout'>): Stretch[] => {
  const stretches: Stretch[] = [];
  for (let kind = 0; kind < tiles.kinds.length; kind++) {
    const [word, bit] = [layout.word[kind]!, layout.bit[kind]!];
    const first = kind - (31 - Math.clz32(bit));
    const last = stretches.at(-1);
    if (last?.word === word && last.first === first) last.mask |= bit;
    else stretches.push({ word, mask: bit, first });
  }
  return stretches;
});

/** Groups of the hand by kind: of one kind chows, then pungs, then pairs. */
function heldGroups(
  { last }: WinQuery,
  set: Pick<PatternSet, 'tiles' | 'layout'>,
  { planes, data, at }: DivisionPlace,
  role: number,
): HeldGroups {
  const chows = at + chowPlane(planes, 1);
  const pungs = at + pungPlane(planes, 1);
  const pairs = at + pairPlane(planes, 1);
  found.count = 0;
  const stretches = stretchesOf(set);
  for (let stretch = 0; stretch < stretches.length; stretch++) {
    const { word, mask, first } = stretches[stretch]!;
    const ofChows = data[chows + word]!;
    const ofPungs = data[pungs + word]!;
    const ofPairs = data[pairs + word]!;
    let here = (ofChows | ofPungs | ofPairs) & mask;
    for (; here !== 0; here &= here - 1) {
      const bit = here & -here;
      const kind = first + 31 - Math.clz32(bit);
      if ((ofChows & bit) !== 0) addGroups(data, chows + word, planes.words, planes.chows, bit, codeOf('chow', kind));
      if ((ofPungs & bit) !== 0) addGroups(data, pungs + word, planes.words, planes.pungs, bit, codeOf('pung', kind));
      if ((ofPairs & bit) !== 0) addGroups(data, pairs + word, planes.words, planes.pairs, bit, codeOf('pair', kind));
    }
  }
  const completed = last === undefined ? -1 : codeOfRole(role, last);
  found.completed = -1;
  for (let index = 0; index < found.count && found.completed < 0; index++)
    if (found.codes[index] === completed) found.completed = index;
  return found;
}

/** A group as often as there is a plane that has its bit. */
function addGroups(data: Int32Array, from: number, words: number, most: number, bit: number, code: number): void {
  for (let times = 0; times < most && (data[from + times * words]! & bit) !== 0; times++)
    found.codes[found.count++] = code;
}

/** The group in which the last tile has that role. */
function codeOfRole(role: number, last: Kind): number {
  switch (role) {
    case ROLES.pair:
      return codeOf('pair', last);
    case ROLES.pung:
      return codeOf('pung', last);
    case ROLES.low:
      return codeOf('chow', last);
    case ROLES.middle:
      return codeOf('chow', last - 1);
    case ROLES.high:
      return codeOf('chow', last - 2);
    default:
      return -1;
  }
}

/** What is left of the hand beside the groups that were found. */
function looseOf({ counts }: WinQuery, { planes, data, at }: DivisionPlace): readonly Kind[] {
  const from = at + loosePlane(planes);
  let isLoose = false;
  for (let word = 0; word < planes.words; word++) if (data[from + word] !== 0) isLoose = true;
  if (!isLoose) return NONE;
  const left = [...counts];
  for (let index = 0; index < found.count; index++) {
    const [type, kind] = [typeOfCode(found.codes[index]!), kindOfCode(found.codes[index]!)];
    if (type === 'chow') for (let step = 0; step < 3; step++) left[kind + step]!--;
    else left[kind]! -= type === 'pair' ? 2 : 3;
  }
  return kindsOf(left);
}

const NONE: readonly Kind[] = [];

function waitOf({ tiles }: Pick<PatternSet, 'tiles'>, last: Kind | undefined, role: number): Wait {
  if (last === undefined || role === ROLES.none) return 'none';
  const { suit, rank } = tiles.kinds[last]!;
  if (role === ROLES.pair) return 'single';
  if (role === ROLES.pung) return 'pairs';
  if (role === ROLES.middle) return 'closed';
  return rank === (role === ROLES.low ? tiles.suits[suit]!.ranks - 2 : 3) ? 'edge' : 'two_sided';
}
