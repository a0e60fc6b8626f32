/** Hands and melds while a deal goes on: a log says who did what, and only the beginning says what they held. */
import type { RecordDeal, RecordEvent, RecordMeld, MeldType } from './game-record.ts';
import { inOrder, plain, UNKNOWN } from './log-tiles.ts';

/** The hands of a deal while its events go by. */
export interface Tracked {
  /** By player, as the tiles came. */
  hands: string[][];
  melds: RecordMeld[][];
  /** The tile that came last to each player and is still to be answered with a discard. */
  drawn: (string | undefined)[];
  /** The tile all others may win with, and who laid it down. */
  exposed?: { player: number; tile: string; discard: boolean };
}

/** The hands as they were dealt. */
export function startTracking({ hands }: Pick<RecordDeal, 'hands'>): Tracked {
  return { hands: hands.map((hand) => [...hand]), melds: hands.map(() => []), drawn: hands.map(() => undefined) };
}

/** Carries an event out; gives a sentence where it cannot be. */
export function track(tracked: Tracked, event: RecordEvent): string | undefined {
  switch (event.type) {
    case 'draw':
      delete tracked.exposed;
      tracked.hands[event.player]!.push(event.tile);
      tracked.drawn[event.player] = event.tile;
      return undefined;
    case 'discard':
      return trackDiscard(tracked, event);
    case 'chow':
    case 'pung':
    case 'open_kong':
      return trackClaim(tracked, event);
    case 'concealed_kong':
      return take(tracked, event.player, event.tiles) ?? lay(tracked, event.player, event.type, event.tiles);
    case 'added_kong':
      return trackAdded(tracked, event);
    case 'bonus':
      return take(tracked, event.player, [event.tile]) ?? expose(tracked, event.player, event.tile, false);
    default:
      return undefined;
  }
}

type Discard = Extract<RecordEvent, { type: 'discard' }>;
type Claim = Extract<RecordEvent, { from: number }>;
type Added = Extract<RecordEvent, { type: 'added_kong' }>;

function trackDiscard(tracked: Tracked, { player, tile, drawn }: Discard): string | undefined {
  const came = tracked.drawn[player];
  if (drawn && came !== tile && came !== UNKNOWN)
    return `Player ${player} discards ${tile} as the tile just drawn; that was ${came ?? 'none'}.`;
  const no = take(tracked, player, [tile]);
  tracked.drawn[player] = undefined;
  return no ?? expose(tracked, player, tile, true);
}

function trackClaim(tracked: Tracked, { type, player, from, tile, own }: Claim): string | undefined {
  const { exposed } = tracked;
  if (exposed === undefined || !exposed.discard || exposed.player !== from || exposed.tile !== tile) {
    const last = exposed
      ? `the last tile laid down was ${exposed.tile} of player ${exposed.player}`
      : 'none lies there';
    return `Player ${player} claims ${tile} from player ${from}; ${last}.`;
  }
  delete tracked.exposed;
  return take(tracked, player, own) ?? lay(tracked, player, type, [tile, ...own]);
}

function trackAdded(tracked: Tracked, { player, tile }: Added): string | undefined {
  const melds = tracked.melds[player]!;
  const at = melds.findIndex(({ type, tiles }) => type === 'pung' && plain(tiles[0]!) === plain(tile));
  if (at === -1) return `Player ${player} adds ${tile} to a pung and has none of it.`;
  const no = take(tracked, player, [tile]);
  melds[at] = { type: 'added_kong', tiles: inOrder([...melds[at]!.tiles, tile]) };
  return no ?? expose(tracked, player, tile, false);
}

function expose(tracked: Tracked, player: number, tile: string, discard: boolean): undefined {
  tracked.exposed = { player, tile, discard };
}

function lay(tracked: Tracked, player: number, type: MeldType, tiles: string[]): string | undefined {
  if (!isMeld(type, tiles))
    return `Player ${player} lays down ${tiles.join(' ')}, which is no ${type.replace('_', ' ')}.`;
  tracked.melds[player]!.push({ type, tiles: inOrder(tiles) });
  tracked.drawn[player] = undefined;
  return type === 'concealed_kong' ? expose(tracked, player, tiles[0]!, false) : undefined;
}

function isMeld(type: MeldType, tiles: readonly string[]): boolean {
  const [first, second, third] = inOrder(tiles.map(plain));
  if (type !== 'chow')
    return tiles.every((tile) => plain(tile) === first) && tiles.length === (type === 'pung' ? 3 : 4);
  const next = (tile: string, by: number): string => `${Number(tile[0]) + by}${tile[1]!}`;
  return tiles.length === 3 && first![1] !== 'z' && second === next(first!, 1) && third === next(first!, 2);
}

/** Takes tiles out of a hand; a tile the log does not show may be any. */
function take(tracked: Tracked, player: number, tiles: readonly string[]): string | undefined {
  const hand = tracked.hands[player]!;
  for (const tile of tiles) {
    const at = hand.includes(tile) ? hand.lastIndexOf(tile) : hand.indexOf(UNKNOWN);
    if (at === -1) return `Player ${player} has no ${tile}; the hand is ${inOrder(hand).join(' ')}.`;
    hand.splice(at, 1);
  }
  return undefined;
}

/** What somebody wins with, from where the deal stands; undefined if no tile is there to win with. */
export function winningHand(
  { hands, melds, drawn, exposed }: Tracked,
  player: number,
  from: number,
): { hand: string[]; melds: RecordMeld[]; tile: string } | undefined {
  const tile = player === from ? drawn[player] : exposed?.player === from ? exposed.tile : undefined;
  if (tile === undefined) return undefined;
  const hand = player === from ? hands[player]! : [...hands[player]!, tile];
  return { hand: inOrder(hand), melds: melds[player]!.map((meld) => ({ ...meld })), tile };
}
