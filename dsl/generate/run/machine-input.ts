/** How a machine reads what is known of a hand; `dsl/generate/emit/graph-nodes.ts` says the same as text. */
import type { Assembly } from './instruction-assembler.ts';
import { type Machine, population } from './instruction-machine.ts';
import { placeOf } from '../emit/graph-nodes.ts';
import type { Target } from '../emit/matcher-target.ts';
import { MARK_BITS, ROLES } from '../../readings/hand-registers.ts';
import type { HandRegisters } from '../../readings/register-types.ts';
import { chowPlane, loosePlane, pairPlane, pungPlane, type Planes } from '../../readings/division-memory-layout.ts';

type Ask = (role: number) => number;

/** Makes the instructions that read inputs. The machine gets what they read; sums are written by who weighs. */
export function inputReader(
  { planes, asks }: Machine,
  hand: HandRegisters,
  marks: readonly string[],
  target: Target,
): Assembly['read'] {
  return (input) => {
    if (input.startsWith('sum ')) return undefined;
    const place = placeOf(input, target.planes);
    if (place === undefined) return ['ask', asks.push(askOf(input, hand, marks, target)) - 1, 0];
    if (place.of === 'd') return ['division', place.at, 0];
    const of = planesOf(place.of, hand);
    return ['plane', planes.includes(of) ? planes.indexOf(of) : planes.push(of) - 1, place.at];
  };
}

function planesOf(name: string, hand: HandRegisters): Int32Array {
  const [, list] = /^pointed(\d+)$/.exec(name) ?? [];
  return list === undefined ? hand[name as 'held'] : hand.pointed[Number(list)]!;
}

/** What is read of a hand beside planes, or of what the last tile became. */
function askOf(input: string, hand: HandRegisters, marks: readonly string[], target: Target): Ask {
  const [what, ...more] = input.split(' ');
  const [noun, second] = more;
  const number = Number(noun);
  switch (what) {
    case 'winning':
      return () => hand.winning(number);
    case 'taken':
      return takenOf(noun!, Number(second), hand);
    case 'wait':
      return (role) => hand.waits[role]!;
    case 'by': {
      const answers = second!.split(',').map(Number);
      const of = noun as 'seat' | 'round';
      return () => answers[hand[of]] ?? 0;
    }
    case 'situation':
      return () => (hand.situation >> number) & 1;
    case 'lastHeld':
      return () => Number(hand.lastBit !== 0);
    case 'pointing':
      return pointing(target, planesOf(noun!, hand), () => hand.lists[Number(second)]!);
    case 'total':
      return total(target, planesOf(noun!, hand));
    case 'mark': {
      const mark = marks.indexOf(more.join(' '));
      return () => (hand.marks[Math.floor(mark / MARK_BITS)]! >> (mark % MARK_BITS)) & 1;
    }
    case 'counter': {
      const name = more.join(' ');
      return () => hand.counters[name] ?? 0;
    }
    default: {
      const name = what as 'draw' | 'won' | 'concealed' | 'seat' | 'round';
      return () => Number(hand[name]);
    }
  }
}

/** The group that another's discard completed: its lowest kind. */
function takenOf(type: string, word: number, { taken }: HandRegisters): Ask {
  if (type !== 'chow') {
    const wanted = type === 'pair' ? ROLES.pair : ROLES.pung;
    return (role) => (role === wanted ? taken[word]! : 0);
  }
  return (role) => {
    const of = taken[word]!;
    return role === ROLES.low ? of : role === ROLES.middle ? of >>> 1 : role === ROLES.high ? of >>> 2 : 0;
  };
}

/** All tiles but bonus tiles. */
function total({ layout, planes: { words } }: Target, planes: Int32Array): Ask {
  const aside = layout.suits.flatMap((suit) => (suit.bonus ? [suit.word] : []));
  return () => {
    let sum = 0;
    for (let at = 0; at < planes.length; at++) if (!aside.includes(at % words)) sum += population(planes[at]!);
    return sum;
  };
}

/** How many tiles there are of the kinds that the tiles of a list point to, as often as each is; bonus tiles left out. */
function pointing(
  { tiles, layout, planes: { words } }: Target,
  planes: Int32Array,
  list: () => readonly number[],
): Ask {
  return () => {
    let sum = 0;
    for (const kind of list()) {
      const to = tiles.successor[kind]!;
      if (to < 0 || tiles.suits[tiles.kinds[to]!.suit]!.bonus) continue;
      for (let at = layout.word[to]!; at < planes.length; at += words) if ((planes[at]! & layout.bit[to]!) !== 0) sum++;
    }
    return sum;
  };
}

/** The groups of a division that the last tile can have completed, as bits of `ROLES`. */
export function rolesOf(planes: Planes, hand: HandRegisters): (data: Int32Array, division: number) => number {
  const places = [pairPlane(planes, 1), pungPlane(planes, 1), loosePlane(planes)] as const;
  return (data, division) => {
    const [pair, pung, loose] = places;
    const of = division + hand.lastWord;
    const bit = hand.lastBit;
    const chows = data[of + chowPlane(planes, 1)]!;
    const is = (mask: number, role: number): number => (mask !== 0 ? role : 0);
    const found =
      is(data[of + pair]! & bit, ROLES.pair) |
      is(data[of + pung]! & bit, ROLES.pung) |
      is(chows & bit, ROLES.low) |
      is(chows & (bit >>> 1), ROLES.middle) |
      is(chows & (bit >>> 2), ROLES.high) |
      is(data[of + loose]! & bit, ROLES.none);
    return found === 0 ? ROLES.none : found;
  };
}
