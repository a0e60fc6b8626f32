/**
 * How deals of the Japanese games end early, worked out from the events by the sheet alone (its sections 6 and 8): a deal that had to
 * end goes no further, and one that ended so had to.
 */
import type { Event } from '../../../core/index.ts';

interface Deal {
  discards: string[];
  melds: number;
  /** Who made them. */
  kongs: number[];
  stakes: number;
  /** Whether the last thing that happened to a tile was that it was discarded. */
  exposed: boolean;
  wins: number;
  left: number;
  laidDown: boolean;
}

const WINDS = ['1z', '2z', '3z', '4z'];

function begun(): Deal {
  return {
    ...{ discards: [], melds: 0, kongs: [], stakes: 0, exposed: false, wins: 0, left: 1 },
    laidDown: false,
  };
}

/** Throws where a deal ended otherwise than it should, or went on. */
export function plainEndings(events: readonly Event[]): void {
  let deal = begun();
  for (const event of events) {
    if (event.type === 'deal_begin') deal = begun();
    // What comes next shows that nobody won on the discard.
    if (deal.exposed && (event.type === 'draw' || event.type === 'meld')) goesOn(deal, event);
    if (event.type === 'deal_over') endsSo(deal, event);
    note(deal, event);
  }
}

function note(deal: Deal, event: Event): void {
  if (event.type === 'draw') deal.left = event.left;
  if (event.type === 'draw' || event.type === 'meld') deal.exposed = false;
  if (event.type === 'discard') {
    deal.discards.push(event.tile);
    deal.exposed = true;
  }
  if (event.type === 'meld') deal.melds++;
  if (event.type === 'meld' && event.group === 'kong') deal.kongs.push(event.seat);
  if (event.type === 'deposit') deal.stakes++;
  if (event.type === 'window') deal.wins = 0;
  if (event.type === 'action' && event.move === 'win') deal.wins++;
  if (event.type === 'action' && event.move === 'nine_terminals') deal.laidDown = true;
}

/** Endings the deal has come to, with the last discard not won on. */
function due({ discards, melds, kongs, stakes, exposed }: Deal): string[] {
  const first = discards[0]!;
  const isWinds = discards.length === 4 && melds === 0 && discards.every((tile) => tile === first);
  return [
    ...(exposed && isWinds && WINDS.includes(first) ? ['four_winds'] : []),
    ...(exposed && kongs.length === 4 && new Set(kongs).size > 1 ? ['four_kongs'] : []),
    ...(exposed && stakes === 4 ? ['four_riichi'] : []),
  ];
}

function goesOn(deal: Deal, event: Event): void {
  const [ending] = due(deal);
  if (ending !== undefined) throw new Error(`${ending}, but the deal goes on: ${JSON.stringify(event)}`);
}

function endsSo(deal: Deal, { ending }: Extract<Event, { type: 'deal_over' }>): void {
  const is = {
    nine_terminals: deal.laidDown,
    triple_win: deal.wins === 3,
    exhausted: deal.left === 0 && due(deal).length === 0,
    win: deal.wins > 0,
  }[ending];
  if (ending === 'false_win') return;
  if (!(is ?? due(deal).includes(ending))) throw new Error(`the deal ended with ${ending}, but nothing says so`);
}
