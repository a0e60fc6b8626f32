import { kindsOf, onceFor, type Kind, type WinQuery } from '../../core/index.ts';
import { ROLES } from './hand.ts';
import type { PatternSet } from './matcher.ts';
import { codeOf, type HeldGroups, kindOfCode, printGroups, typeOfCode } from './print.ts';
import { hasGroups, type Group, type Reading, type Wait } from './reading.ts';
import { chowPlane, loosePlane, pairPlane, pungPlane, type Planes } from './registers.ts';

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
/** One division is looked at at a time; no hand has more groups than there is room for. */
const found = { codes: new Int32Array(256), count: 0, completed: -1 } satisfies HeldGroups;

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

/**
 * Groups of the hand by kind: of one kind chows, then pungs, then pairs. Each is written down where it may be and counted where it is:
 * branches would cost more, nobody can foretell them.
 */
function heldGroups(
  { last }: WinQuery,
  set: Pick<PatternSet, 'tiles' | 'layout'>,
  { planes, data, at }: DivisionPlace,
  role: number,
): HeldGroups {
  const { words } = planes;
  const { codes } = found;
  const chows = at + chowPlane(planes, 1);
  const pungs = at + pungPlane(planes, 1);
  const pairs = at + pairPlane(planes, 1);
  const stretches = stretchesOf(set);
  let count = 0;
  for (let stretch = 0; stretch < stretches.length; stretch++) {
    const { word, mask, first } = stretches[stretch]!;
    const ofChows = data[chows + word]!;
    const ofPungs = data[pungs + word]!;
    const ofPairs = data[pairs + word]!;
    for (let here = (ofChows | ofPungs | ofPairs) & mask; here !== 0; here &= here - 1) {
      const place = 31 - Math.clz32(here & -here);
      const kind = first + place;
      codes[count] = codeOf('chow', kind);
      count += (ofChows >>> place) & 1;
      count += addTwins(count, data, chows + words + word, words, planes.chows, place);
      codes[count] = codeOf('pung', kind);
      count += (ofPungs >>> place) & 1;
      count += addTwins(count, data, pungs + words + word, words, planes.pungs, place);
      codes[count] = codeOf('pair', kind);
      count += (ofPairs >>> place) & 1;
      count += addTwins(count, data, pairs + words + word, words, planes.pairs, place);
    }
  }
  const completed = last === undefined ? -1 : codeOfRole(role, last);
  found.count = count;
  found.completed = -1;
  for (let index = 0; index < count && found.completed < 0; index++)
    if (codes[index] === completed) found.completed = index;
  return found;
}

/** The group that was found last, again for each further plane that has its bit; gives how many. */
function addTwins(count: number, data: Int32Array, from: number, words: number, most: number, place: number): number {
  let times = 1;
  while (times < most && ((data[from + (times - 1) * words]! >>> place) & 1) !== 0) {
    found.codes[count + times - 1] = found.codes[count - 1]!;
    times++;
  }
  return times - 1;
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
