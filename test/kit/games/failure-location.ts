/** Tells where a test that plays or draws hands by chance has failed, so that the failure can be found again. */
import { type Event, makeAction, type Table, type TileSet, type WinQuery } from '../../../core/index.ts';

/** What leads to the failure again: the seed, and the game or the hand that came of it. */
export interface Place {
  seed: number | string;
  /** As it stood when the check failed. */
  table?: Table | undefined;
  /** Of the game up to there, where no table is at hand. */
  events?: readonly Event[];
  /** In notation, or the query itself. */
  hand?: unknown;
}

/** Runs a check; what it throws begins with seed, deal and last action, or with the hand: `seed 5, deal 3, last action 2 pung 5m 5m: ...` */
export function located<Result>(place: () => Place, check: () => Result): Result {
  try {
    const result = check();
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => rethrow(place, error)) as Result;
  } catch (error) {
    return rethrow(place, error);
  }
}

/** Checks may lie in each other: the innermost knows best. */
const told = new WeakSet<Error>();

function rethrow(place: () => Place, thrown: unknown): never {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (told.has(error)) throw error;
  const before = error.message;
  error.message = `${placeText(place())}: ${before}`;
  // Stacks repeat the message as it was.
  if (error.stack) error.stack = error.stack.replace(before, () => error.message);
  told.add(error);
  throw error;
}

/** `seed 5, deal 3, last action 2 pung 5m 5m` */
export function placeText({ seed, table, events = table?.events ?? [], hand }: Place): string {
  const parts = [`seed ${seed}`];
  if (hand !== undefined) parts.push(`hand ${typeof hand === 'string' ? hand : JSON.stringify(hand)}`);
  if (hand !== undefined && events.length === 0) return parts.join(', ');
  const action = events.findLast((event) => event.type === 'action');
  // Prepared deals are told as actions alone.
  const deals = table?.deals ?? events.filter(({ type }) => type === 'deal_begin').length;
  parts.push(`deal ${Math.max(1, deals)}`);
  parts.push(action === undefined ? 'no action yet' : `last action ${makeAction(action)}`);
  return parts.join(', ');
}

/** The tiles of a query by their ids, melds in brackets, and what else decides about it. */
export function queryText({ counts, melds, ...others }: WinQuery, { kinds, tiles }: TileSet): string {
  const held = counts.flatMap((count, kind) => new Array<string>(count).fill(kinds[kind]!.id));
  const shown = melds.map((meld) => `(${meld.tiles.map((tile) => tiles[tile]?.id ?? tile).join(' ')})`);
  return [...held, ...shown, JSON.stringify(others)].join(' ');
}
