/** Lists all winning hands of a card from its text alone, and counts tile by tile how far a hand is from them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { TileSet } from '../../../core/index.ts';

/** So many of one tile. */
export interface CardGroup {
  kind: number;
  size: number;
}

/** A hand of the card with suits and numbers chosen. */
export interface CardHand {
  id: string;
  concealed: boolean;
  groups: CardGroup[];
}

/** A group on the table; so many of its tiles are jokers. */
export interface Exposure extends CardGroup {
  jokers: number;
}

/** The least size of a group that may hold jokers, and how many jokers there are. */
export interface JokerRules {
  from: number;
  jokers: number;
}

/** A winning hand: its concealed tiles by kind, jokers as jokers, and which hands of the card it is. */
export interface WinningHand {
  counts: Uint8Array;
  ids: Set<string>;
}

export const JOKER = '1j';
const DRAGONS: Record<string, string> = { m: '7z', p: '5z', s: '6z' };
const SUITS = ['mps', 'msp', 'pms', 'psm', 'smp', 'spm'];

/** Hands as packs write them. */
export type CardText = Record<string, { is: string; concealed?: boolean }>;

/** The hands of the American card, as its file has them. */
export function americanCard(): CardText {
  const file = new URL('../../../rulesets/american/card.yaml', import.meta.url);
  return (parse(readFileSync(file, 'utf8')) as { shapes: CardText }).shapes;
}

/** Reads the hands of a card, with every choice of suits and numbers. */
export function readCard(shapes: CardText, tiles: TileSet): CardHand[] {
  const hands = Object.entries(shapes).flatMap(([id, { is, concealed = false }]) => {
    const [groups, range = '0..0'] = is.trim().split(' where n in ');
    const [least, most] = range.split('..').map(Number);
    const numbers = Array.from({ length: most! - least! + 1 }, (_, at) => least! + at);
    return SUITS.flatMap((suits) =>
      numbers.map((n) => ({
        id,
        concealed,
        groups: groups!.split(' + ').map((text) => readGroup(text, n, suits, tiles)),
      })),
    );
  });
  return [...new Map(hands.map((hand) => [JSON.stringify(hand), hand])).values()];
}

/** Reads `3 of (n+1)B`. */
function readGroup(text: string, n: number, suits: string, tiles: TileSet): CardGroup {
  const [size, tile] = text.split(' of ');
  const id = tile!
    .replace(/[ABC]$/, (letter) => suits['ABC'.indexOf(letter)]!)
    .replace(/^companion (.)/, (_, suit: string) => DRAGONS[suit]!)
    .replace(/^\(n\+(\d)\)/, (_, more: string) => String(n + Number(more)))
    .replace('(10-n)', String(10 - n))
    .replace(/^n/, String(n));
  const kind = tiles.kinds.findIndex((one) => one.id === id);
  if (kind < 0) throw new Error(`no tile ${id} for ${text}`);
  return { kind, size: Number(size) };
}

/** Writes out all winning hands beside exposures: what is concealed of them. */
export function winningHands(
  card: readonly CardHand[],
  tiles: TileSet,
  exposures: readonly Exposure[],
  { from, jokers }: JokerRules,
): WinningHand[] {
  const joker = tiles.kinds.findIndex(({ id }) => id === JOKER);
  const left = tiles.kinds.map(({ copies }, kind) => (kind === joker ? jokers : copies));
  for (const exposure of exposures) {
    left[exposure.kind]! -= exposure.size - exposure.jokers;
    left[joker]! -= exposure.jokers;
  }
  const found = new Map<string, WinningHand>();
  const fill = (id: string, groups: readonly CardGroup[], counts: number[]): void => {
    const [group, ...others] = groups;
    if (group === undefined) {
      const key = String.fromCharCode(...counts);
      const known = found.get(key) ?? { counts: Uint8Array.from(counts), ids: new Set() };
      found.set(key, known);
      known.ids.add(id);
      return;
    }
    for (let some = 0; some <= (group.size >= from ? group.size : 0); some++) {
      const more = [...counts];
      more[group.kind]! += group.size - some;
      more[joker]! += some;
      if (more[group.kind]! <= left[group.kind]! && more[joker]! <= left[joker]!) fill(id, others, more);
    }
  };
  for (const { id, concealed, groups } of card) {
    const rest = groupsBeside(groups, exposures);
    if (rest !== undefined && !(concealed && exposures.length > 0))
      fill(
        id,
        rest,
        tiles.kinds.map(() => 0),
      );
  }
  return [...found.values()];
}

/** The groups that are not on the table; undefined where some exposure is none of the groups. */
function groupsBeside(groups: readonly CardGroup[], exposures: readonly Exposure[]): CardGroup[] | undefined {
  const rest = [...groups];
  for (const { kind, size } of exposures) {
    const at = rest.findIndex((group) => group.kind === kind && group.size === size);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** The nearest of all winning hands. */
export interface Nearest {
  /** Tiles away from being ready: -1 is complete, Infinity where no hand of the card is left. */
  distance: number;
  /** Kinds that the nearest hands still want, lowest first. */
  wanted: number[];
  /** The hands of the card they belong to. */
  ids: Set<string>;
}

/** Compares a hand with every winning hand. */
export function nearestOf(winning: readonly WinningHand[], counts: readonly number[]): Nearest {
  let least = Infinity;
  let nearest: WinningHand[] = [];
  for (const one of winning) {
    let missing = 0;
    for (let kind = 0; kind < counts.length; kind++) missing += Math.max(0, one.counts[kind]! - counts[kind]!);
    if (missing < least) nearest = [];
    least = Math.min(least, missing);
    if (missing === least) nearest.push(one);
  }
  const wanted = counts.flatMap((count, kind) => (nearest.some((one) => one.counts[kind]! > count) ? [kind] : []));
  return { distance: least - 1, wanted, ids: new Set(nearest.flatMap(({ ids }) => [...ids])) };
}
