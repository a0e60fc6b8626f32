/** What a seat may do in the game of test/packs/leaving.yaml, listed slowly: who has won is out, and who let a winning discard go waits for its own turn. */
import type { Event, Table, Window } from '../../../core/index.ts';
import {
  areAlike,
  different,
  heldBy,
  idsOf,
  meldsOf,
  plainAction,
  type Referee,
  tilesOut,
} from './table-as-tile-ids.ts';
import { isSetsAndEyes, without } from './international-wins.ts';

interface Heard {
  /** Seats that have won in this deal. */
  out: Set<number>;
  /** Seats that let a winning discard go since their turn. */
  barred: Set<number>;
  /** Who could win on the discard that is open, and who said so. */
  open: { could: number[]; won: Set<number> } | undefined;
}

const TILES = 108;

export function leavingReferee(heard: Heard = { out: new Set(), barred: new Set(), open: undefined }): Referee {
  return {
    hear: (table) => hear(heard, table),
    allows: (table, seat) => new Set(allowed(heard, table, seat)),
    minds: (table) => ({
      heard: [...heard.out].sort().join() + ['', ...[...heard.barred].sort()].join(),
      kept: seatsThat(table, ({ out }) => out) + ['', ...listed(table, ({ marks }) => marks.includes('barred'))].join(),
    }),
    copy: () => leavingReferee(structuredClone(heard)),
  };
}

function listed({ seats }: Table, is: (seat: Table['seats'][number]) => boolean): number[] {
  return seats.flatMap((seat, at) => (is(seat) ? [at] : []));
}

function seatsThat(table: Table, is: (seat: Table['seats'][number]) => boolean): string {
  return listed(table, is).join();
}

function hear(heard: Heard, table: Table): void {
  const { stage } = table;
  for (const event of table.events)
    if (event.type === 'action' && event.move === 'win') heard.open?.won.add(event.seat);
  if (heard.open && stage.at !== 'window') {
    for (const seat of heard.open.could) if (!heard.open.won.has(seat)) heard.barred.add(seat);
    heard.open = undefined;
  }
  for (const event of table.events) hearOne(heard, event);
  if (stage.at !== 'window' || stage.window.name !== 'discard' || heard.open) return;
  const could = table.seats.flatMap((_, seat) =>
    answers(heard, table, seat, stage.window).includes('win') ? [seat] : [],
  );
  heard.open = { could, won: new Set() };
}

function hearOne({ out, barred }: Heard, event: Event): void {
  if (event.type === 'deal_begin') {
    out.clear();
    barred.clear();
  }
  if (event.type === 'win') out.add(event.seat);
  if (event.type === 'turn' || event.type === 'meld') barred.delete(event.seat);
}

function isFinished(table: Table, seat: number, tile: readonly string[] = []): boolean {
  return isSetsAndEyes({ concealed: [...heldBy(table, seat), ...tile], shown: table.seats[seat]!.melds.length });
}

function allowed(heard: Heard, table: Table, seat: number): string[] {
  const { stage } = table;
  if (stage.at === 'over') return [];
  if (stage.at === 'settled') return table.toAct.includes(seat) ? ['next_deal'] : [];
  if (stage.at === 'window') return answers(heard, table, seat, stage.window);
  if (stage.at !== 'turn' || stage.turn.seat !== seat) return [];
  const hand = heldBy(table, seat);
  const discards = different(hand).map((tile) => `discard ${tile}`);
  const { begin } = stage.turn;
  if (begin === 'claimed') return discards;
  const isLast = tilesOut(table) === TILES;
  const four = different(hand).map((tile) => [tile, tile, tile, tile]);
  const kongs = isLast ? [] : four.filter((way) => without(hand, way));
  const pungs =
    begin === 'dealt' || isLast
      ? []
      : meldsOf(table, seat).filter(({ tiles }) => tiles.length === 3 && areAlike(tiles));
  return [
    ...(isFinished(table, seat) ? ['win'] : []),
    ...kongs.map((tiles) => plainAction({ move: 'concealed_kong', tiles })),
    ...pungs.filter(({ tiles }) => hand.includes(tiles[0]!)).map(({ tiles }) => `added_kong ${tiles[0]!}`),
    ...discards,
  ];
}

function answers({ out, barred }: Heard, table: Table, seat: number, window: Window): string[] {
  if (out.has(seat) || seat === window.from || window.answers[seat] !== null) return [];
  const [tile] = idsOf(table, [window.tile]);
  const hand = heldBy(table, seat);
  const win = !barred.has(seat) && isFinished(table, seat, [tile!]) ? ['win'] : [];
  const isOpen = window.name === 'discard' && tilesOut(table) < TILES;
  const held = isOpen ? hand.filter((one) => one === tile).length : 0;
  return [
    'pass',
    ...win,
    ...(held >= 2 ? [`pung ${tile} ${tile}`] : []),
    ...(held >= 3 ? [`kong ${tile} ${tile} ${tile}`] : []),
  ];
}
