/** A tile of the dealer that others answer, and what came of it, as text by seat number: 1 is the dealer. */
import {
  type Action,
  type Event,
  newGame,
  numberOfSeat,
  PASS,
  type Ruleset,
  seededRandom,
  type Table,
} from '../../../core/index.ts';
import { arrange } from './arranged-deal.ts';
import { must } from './claim-windows.ts';

/** Hands in notation by seat number; of the dealer, what is not the tile. */
export type Hands = Readonly<Record<number, string>>;

/** The first deal, up to the first decision; `wall`: the next tiles. */
export function dealt(rules: Ruleset, hands: Hands, wall = ''): Table {
  const wanted = { hands: { ...hands }, players: [0, 1, 2, 3], ...(wall !== '' && { wall }) };
  return newGame(rules, { seed: 1, arrange: [arrange(rules, wanted, seededRandom(1))] });
}

/** The same, and the dealer has discarded a tile. */
export function dealerDiscards(rules: Ruleset, tile: string, hands: Hands, move = 'discard'): Table {
  const table = dealt(rules, { ...hands, 1: `${tile} ${hands[1] ?? ''}`.trim() });
  return must(table, { seat: table.dealer, move, tiles: [tile] });
}

/** `3 pung 5m 5m`: an action of a seat by its number. */
export function actionOf(table: Table, text: string): Action {
  const [number, move, ...tiles] = text.trim().split(' ');
  return { seat: (table.dealer + Number(number) - 1) % table.seats.length, move: move!, tiles };
}

/** The table when these seats have answered, parted by commas, and all others have passed. */
export function answered(table: Table, answers: string): Table {
  const said = answers === '' ? [] : answers.split(',').map((text) => actionOf(table, text));
  const silent = table.toAct.filter((seat) => !said.some((action) => action.seat === seat));
  return [...said, ...silent.map((seat): Action => ({ seat, move: PASS, tiles: [] }))].reduce(must, table);
}

/** The number of a seat. */
export function numberOf(table: Table, seat: number): number {
  return numberOfSeat((seat - table.dealer + table.seats.length) % table.seats.length);
}

/** What the last action made happen, an event a line, without the answers themselves. */
export function told(table: Table): string[] {
  return table.events.filter(({ type }) => type !== 'action').map((event) => toldOne(table, event));
}

function toldOne(table: Table, event: Event): string {
  const by = (seat: number): number => numberOf(table, seat);
  switch (event.type) {
    case 'meld':
      return `${by(event.seat)} ${event.move}: ${event.tiles.join(' ')}`;
    case 'claim_lost':
      return `${by(event.seat)} ${event.move} lost to ${by(event.to)} ${event.winner}: ${event.why}`;
    case 'draw':
      return `${by(event.seat)} draws`;
    case 'win':
      return `${by(event.seat)} wins`;
    case 'declared':
      return `${by(event.seat)} declares ${event.move}`;
    case 'false_win':
      return `${by(event.seat)} has won falsely`;
    case 'mark':
      return `${by(event.seat)} ${event.mark}: ${event.on}`;
    case 'deposit':
      return `${by(event.seat)} puts ${event.amount} into ${event.pot}`;
    case 'deal_over':
      return `${event.ending} ${event.seats.map(by).join(' ')}`.trim();
    default:
      return event.type;
  }
}
