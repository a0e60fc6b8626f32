/**
 * Tiles a log does not show. Most of them it shows later: as discards, in melds, in a hand laid open at the end. The others
 * are put so that nothing of the log contradicts them, and it is told what they leave open.
 *
 *     dealt  ? ? ? ? ?     discards 3m, 7z; shows 456p     dealt  3m 7z 4p 5p 6p
 */
import type { Ruleset } from '../../core/index.ts';
import type { RecordDeal, RecordEvent } from '../game-record.ts';
import { plain, UNKNOWN } from '../log-tiles.ts';

/** What of a deal could not be verified, since the hand was never shown. */
export interface Unverified {
  /** Number of the deal in the log, from 1. */
  deal: number;
  player: number;
  /** How many tiles of the player are never shown. */
  tiles: number;
  /** What rests on them: that a declared hand waits, or that a hand does not wait at the end. */
  what: 'tiles' | 'waits' | 'does not wait';
}

/** One tile of a player: dealt, or drawn by the event at `at`. */
interface Slot {
  tile: string;
  at: number;
}

/** The deal with every tile put, and what rests on tiles that are never shown. */
export function withAllTiles(
  rules: Ruleset,
  deal: RecordDeal,
  number: number,
): { deal: RecordDeal; unverified: Unverified[] } {
  const { hands, events } = deal;
  const isWhole =
    !hands.flat().includes(UNKNOWN) && !events.some((event) => event.type === 'draw' && event.tile === UNKNOWN);
  if (isWhole) return { deal, unverified: [] };
  const slots = hands.map((hand, player): Slot[] => {
    const dealt = hand.map((tile) => ({ tile, at: -1 }));
    const drawn = events.flatMap((event, at) =>
      event.type === 'draw' && event.player === player ? [{ tile: event.tile, at }] : [],
    );
    return [...dealt, ...drawn];
  });
  slots.forEach((own, player) => inferTiles(own, deal, player));
  const left = tilesLeft(rules, deal, slots);
  const unverified: Unverified[] = [];
  const resting = slots.map((own, player) => ({ own, player, what: restsOn(deal, player) }));
  // Hands that must wait choose first.
  resting.sort((one, other) => Number(other.what === 'waits') - Number(one.what === 'waits'));
  for (const { own, player, what } of resting) {
    const free = own.filter(({ tile }) => tile === UNKNOWN);
    if (free.length === 0) continue;
    fill(free, left, what === 'waits');
    unverified.push({ deal: number, player, tiles: free.length, what });
  }
  const drawnAt = new Map(slots.flat().map(({ tile, at }) => [at, tile]));
  return {
    deal: {
      ...deal,
      hands: slots.map((own) => own.filter(({ at }) => at === -1).map(({ tile }) => tile)),
      events: events.map((event, at) => (event.type === 'draw' ? { ...event, tile: drawnAt.get(at)! } : event)),
    },
    unverified,
  };
}

/** Puts the tiles of a player that show later. */
function inferTiles(slots: readonly Slot[], deal: RecordDeal, player: number): void {
  const held = slots.filter(({ at }) => at === -1);
  const take = (tile: string, but?: Slot): void => {
    const mine = held.filter((slot) => slot !== but);
    const slot = mine.findLast((one) => one.tile === tile) ?? mine.find((one) => one.tile === UNKNOWN);
    if (slot === undefined) return;
    slot.tile = tile;
    held.splice(held.indexOf(slot), 1);
  };
  let drawn: Slot | undefined;
  let declared = false;
  for (const [at, event] of deal.events.entries()) {
    if (!('player' in event) || event.player !== player) continue;
    if (event.type === 'draw') held.push((drawn = slots.find((slot) => slot.at === at)!));
    else if (event.type === 'discard' && event.drawn && drawn !== undefined && held.includes(drawn)) {
      if (drawn.tile === UNKNOWN) drawn.tile = event.tile;
      held.splice(held.indexOf(drawn), 1);
    } else {
      const given = [...givenBy(event)];
      // After a declaration only the tile just drawn makes a concealed kong.
      if (event.type === 'concealed_kong' && declared && drawn?.tile === UNKNOWN) {
        drawn.tile = given.pop()!;
        held.splice(held.indexOf(drawn), 1);
      }
      for (const tile of given) take(tile, event.type === 'discard' ? drawn : undefined);
    }
    declared ||= event.type === 'riichi';
    if (event.type !== 'draw' && event.type !== 'riichi') drawn = undefined;
  }
  const last = drawn !== undefined && held.includes(drawn) ? winningDraw(deal, player) : undefined;
  if (last !== undefined) drawn!.tile = last;
  for (const tile of shownAtTheEnd(deal, player)) take(tile);
}

/** The tiles of the hand that an event shows. */
function givenBy(event: RecordEvent): readonly string[] {
  if ('own' in event) return event.own;
  if ('tiles' in event) return event.tiles;
  return event.type === 'riichi' || event.type === 'stake' ? [] : [event.tile];
}

function shownAtTheEnd({ ending }: RecordDeal, player: number): readonly string[] {
  if (ending?.type === 'draw') return ending.shown?.[player] ?? [];
  const win = ending?.wins.find((one) => one.player === player);
  if (win === undefined || win.hand.includes(UNKNOWN)) return [];
  const hand = [...win.hand];
  if (win.from !== player) hand.splice(hand.indexOf(win.tile), 1);
  return hand;
}

/** The tile of a win by the own draw. */
function winningDraw({ ending }: RecordDeal, player: number): string | undefined {
  const win = ending?.type === 'win' ? ending.wins.find((one) => one.player === player) : undefined;
  return win?.from === player ? win.tile : undefined;
}

/** What the rules ask of a hand that is never shown. */
function restsOn({ events, ending }: RecordDeal, player: number): Unverified['what'] {
  if (events.some((event) => event.type === 'riichi' && event.player === player)) return 'waits';
  const isExhausted = ending?.type === 'draw' && (ending.reason === 'exhausted' || ending.reason === 'nagashi');
  return isExhausted ? 'does not wait' : 'tiles';
}

/** How many of each tile lie nowhere yet, those that go together least first. */
function tilesLeft(
  { tiles }: Ruleset,
  { indicator, events, ending }: RecordDeal,
  slots: readonly Slot[][],
): Map<string, number> {
  const left = new Map(tiles.tiles.map(({ id, copies }) => [id, copies]));
  const under = ending?.type === 'win' ? ending.wins.map((win) => win.under ?? []).find((list) => list.length > 0) : [];
  const turned = events.flatMap((event) => (event.type === 'indicator' ? [event.tile] : []));
  const known = [...slots.flat().map(({ tile }) => tile), indicator, ...turned, ...(under ?? [])];
  for (const tile of known) if (left.has(tile)) left.set(tile, left.get(tile)! - 1);
  const apart = (tile: string): number => (tile[1] === 'z' ? 3 : Number(tile[0]) % 3);
  return new Map([...left].sort(([a], [b]) => apart(b) - apart(a)));
}

/** Puts tiles that are left: sets and a single one for a hand that waits, else tiles that go together as little as can be. */
function fill(free: Slot[], left: Map<string, number>, waits: boolean): void {
  const put = (tile: string): void => {
    left.set(tile, left.get(tile)! - 1);
    free.pop()!.tile = tile;
  };
  if (waits && free.length % 3 === 1) {
    const pairs = free.length === 13 ? 6 : 0;
    const sets = (setsFrom(left, (free.length - 1) / 3) ?? pairsFrom(left, pairs) ?? []).flat();
    for (const tile of sets) put(tile);
    // A hand that waits for a tile all four of which it holds does not wait.
    const single = [...left.keys()].find((tile) => left.get(tile)! > 0 && !sets.map(plain).includes(plain(tile)));
    if (single !== undefined) put(single);
  }
  for (let round = 0; free.length > 0 && round < 4; round++)
    for (const tile of [...left.keys()]) if (free.length > 0 && left.get(tile)! > 0) put(tile);
}

/** The set with a red five for one of its fives. */
function withRed(set: readonly string[], counts: ReadonlyMap<string, number>): string[][] {
  const at = set.findIndex((tile) => tile[0] === '5' && counts.has(`0${tile[1]!}`));
  return at === -1 ? [] : [set.map((tile, i) => (i === at ? `0${tile[1]!}` : tile))];
}

/** So many pairs of tiles that are left; undefined where there are not as many. */
function pairsFrom(left: ReadonlyMap<string, number>, count: number): string[][] | undefined {
  const pairs = [...left].flatMap(([tile, copies]) => (copies > 1 ? [[tile, tile]] : []));
  return pairs.length < count ? undefined : pairs.slice(0, count);
}

/** So many sets of tiles that are left; undefined where there are not as many. */
function setsFrom(left: ReadonlyMap<string, number>, count: number): string[][] | undefined {
  const counts = new Map(left);
  const all = [...left.keys()].flatMap((tile) => {
    const chow = [0, 1, 2].map((by) => `${Number(tile[0]) + by}${tile[1]!}`);
    const isChow = tile[1] !== 'z' && tile[0] !== '0' && chow.every((one) => counts.has(one));
    return [[tile, tile, tile], ...(isChow ? [chow] : [])].flatMap((set) => [set, ...withRed(set, counts)]);
  });
  const add = (tiles: readonly string[], by: number): boolean => {
    for (const tile of tiles) counts.set(tile, counts.get(tile)! + by);
    return tiles.every((tile) => counts.get(tile)! >= 0);
  };
  const search = (from: number, more: number): string[][] | undefined => {
    if (more === 0) return [];
    for (let at = from; at < all.length; at++) {
      const rest = add(all[at]!, -1) ? search(at, more - 1) : undefined;
      if (rest) return [all[at]!, ...rest];
      add(all[at]!, 1);
    }
    return undefined;
  };
  return search(0, count);
}
