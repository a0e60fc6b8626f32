/** Hands of the Japanese rules that are finished or wait for a tile, read slowly in every way there is. */
import {
  countOf,
  isRunning,
  isSetsAndEyes,
  isSevenPairs,
  isThirteenUnios,
  step,
  without,
} from './international-wins.ts';

/** Plain tiles, red fives as fives. */
export interface WaitingHand {
  concealed: string[];
  /** The tiles of the sets on the table. */
  melds: string[][];
}

const ORPHANS = ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z'];

export function isTerminalOrHonour(tile: string): boolean {
  return ORPHANS.includes(tile);
}

/** Four sets and a pair, seven different pairs, or thirteen orphans. */
export function isComplete({ concealed, melds }: WaitingHand): boolean {
  const hand = { concealed, shown: melds.length };
  const sevenPairs = isSevenPairs(hand) && new Set(concealed).size === 7;
  return sevenPairs || isSetsAndEyes(hand) || isThirteenUnios(hand);
}

export function isOrphans({ concealed, melds }: WaitingHand): boolean {
  return isThirteenUnios({ concealed, shown: melds.length });
}

const known = new Map<string, string[]>();

/** The tiles that complete the hand; not one of which it has all four itself. Nothing where it is no hand that waits. */
export function waitsOf(hand: WaitingHand): string[] {
  const key = [[...hand.concealed].sort().join(''), ...hand.melds.map((meld) => meld.join(''))].join(' ');
  const before = known.get(key);
  if (before) return before;
  if (known.size > 50_000) known.clear();
  const own = countOf([...hand.concealed, ...hand.melds.flat()]);
  const waits = near(hand.concealed).filter(
    (tile) => (own.get(tile) ?? 0) < 4 && isComplete({ ...hand, concealed: [...hand.concealed, tile] }),
  );
  known.set(key, waits);
  return waits;
}

/** A tile that completes a hand is alike to one it has, next to one, or one more orphan. */
function near(concealed: readonly string[]): string[] {
  const beside = concealed.flatMap((tile) =>
    isRunning(tile) ? [-2, -1, 1, 2].map((ranks) => step(tile, ranks)).filter((other) => /^[1-9]./.test(other)) : [],
  );
  const orphans = concealed.every(isTerminalOrHonour) ? ORPHANS : [];
  return [...new Set([...concealed, ...beside, ...orphans])].filter((tile) => /^\d[mpsz]$/.test(tile));
}

/** Every way to read these tiles as sets and one pair, the pair first. */
export function readingsOf(concealed: readonly string[]): string[][][] {
  return [...new Set(concealed)].flatMap((eye) => {
    const rest = without(concealed, [eye, eye]);
    return rest ? setsOf(rest.sort()).map((sets) => [[eye, eye], ...sets]) : [];
  });
}

function setsOf(tiles: readonly string[]): string[][][] {
  const [lowest] = tiles;
  if (lowest === undefined) return [[]];
  const groups = [[lowest, lowest, lowest], ...(isRunning(lowest) ? [[lowest, step(lowest, 1), step(lowest, 2)]] : [])];
  return groups.flatMap((group) => {
    const rest = without(tiles, group);
    return rest ? setsOf(rest).map((sets) => [group, ...sets]) : [];
  });
}

/**
 * Whether a waiting hand may make a kong of the three it has of a tile and the fourth it drew: it waits for the same tiles as
 * before, and however it is completed, the three are nothing but a pung. A hand that waits for nothing has no wait to keep.
 */
export function mayBecomeKong({ concealed, melds }: WaitingHand, tile: string): boolean {
  const four = [tile, tile, tile, tile];
  const before = waitsOf({ concealed: without(concealed, [tile])!, melds });
  const after = waitsOf({ concealed: without(concealed, four)!, melds: [...melds, four] });
  if (before.length === 0 || [...before].sort().join() !== [...after].sort().join()) return false;
  const isPung = (group: string[]): boolean => group.every((one) => one === tile);
  return before.every((wait) =>
    readingsOf([...without(concealed, [tile])!, wait]).every((groups) =>
      groups.every((group) => !group.includes(tile) || (group.length === 3 && isPung(group))),
    ),
  );
}
