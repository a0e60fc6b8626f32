/** A game record as tenhou.net/6 JSON. */
import { type GameRecord, type RecordDeal, type RecordEvent, renumbered } from '../game-record.ts';
import type { Json } from '../json-reader.ts';
import { printCall } from './call-notation.ts';
import { toCode } from './tenhou6-words.ts';
import { fourOf, writeResult } from './deal-result.ts';
import { plain, UNKNOWN } from '../log-tiles.ts';

/** The format has no code for a tile that is not shown. */
export function refusesTenhou6({ deals }: GameRecord): string | undefined {
  const unseen = deals.findIndex(({ hands, events }) =>
    [...hands.flat(), ...events.flatMap((event) => ('tile' in event ? [event.tile] : []))].includes(UNKNOWN),
  );
  return unseen === -1 ? undefined : `tenhou.net/6 has no code for tiles that are not shown, as in deal ${unseen + 1}.`;
}

export function writeTenhou6(game: GameRecord): string {
  const no = refusesTenhou6(game);
  if (no !== undefined) throw new TypeError(no);
  const { about, players, rules, final, deals } = renumbered(game, game.starter);
  const red = rules['red_fives'] === true;
  const length = rules['length'] === 'south' ? '南' : rules['length'] === 'east' ? '東' : '';
  const disp = (players === 3 ? '三' : '') + length + (rules['kuitan'] === false ? '' : '喰') + (red ? '赤' : '');
  const whole = {
    title: about.title ?? ['', ''],
    name: fourOf(about.names ?? [], ''),
    rule: { disp, ...(rules['red_fives'] !== undefined && { aka: red ? 1 : 0 }) },
    log: deals.filter(({ ending }) => ending !== undefined).map((deal) => writeDeal(deal, players)),
    ...(final && { sc: final.points.flatMap((points, player) => [points, final.results?.[player] ?? 0]) }),
  };
  return `${JSON.stringify(whole)}\n`;
}

interface Rows {
  taken: Json[][];
  laid: Json[][];
  /** A declaration whose discard is still to come. */
  riichi: boolean;
  /** Pungs by player and kind: what a fourth tile is added to. */
  pungs: Map<string, { turns: number; called: string; own: string[] }>;
}

function writeDeal(deal: RecordDeal, players: number): Json[] {
  const rows: Rows = {
    taken: fourOf([], []).map(() => []),
    laid: fourOf([], []).map(() => []),
    riichi: false,
    pungs: new Map(),
  };
  for (const event of deal.events) writeEvent(rows, event);
  const turned = deal.events.flatMap((event) => (event.type === 'indicator' ? [event.tile] : []));
  const wins = deal.ending?.type === 'win' ? deal.ending.wins : [];
  const under = wins.find((win) => win.under !== undefined && win.under.length > 0)?.under ?? [];
  const number = (deal.round - 1) * 4 + deal.turn - 1;
  const seats = fourOf(deal.hands, []).flatMap((hand, player) => [
    hand.map(toCode),
    rows.taken[player]!,
    rows.laid[player]!,
  ]);
  return [
    [number, deal.repeats, deal.stakes],
    fourOf(deal.points, 0),
    [deal.indicator, ...turned].map(toCode),
    under.map(toCode),
    ...seats,
    writeResult(deal, players),
  ];
}

const LETTERS = { chow: 'c', pung: 'p', open_kong: 'm' } as const;

function writeEvent(rows: Rows, event: RecordEvent): void {
  switch (event.type) {
    case 'draw':
      rows.taken[event.player]!.push(toCode(event.tile));
      return;
    case 'riichi':
      rows.riichi = true;
      return;
    case 'discard': {
      const code = event.drawn ? 60 : toCode(event.tile);
      rows.laid[event.player]!.push(rows.riichi ? `r${code}` : code);
      rows.riichi = false;
      return;
    }
    case 'chow':
    case 'pung':
    case 'open_kong':
      return writeClaim(rows, event);
    case 'concealed_kong': {
      const [tile, ...others] = [...event.tiles].reverse();
      rows.laid[event.player]!.push(
        printCall({ letter: 'a', tile: tile!, others: others.reverse(), turns: undefined }),
      );
      return;
    }
    case 'added_kong':
      return writeAdded(rows, event);
    case 'bonus':
      rows.laid[event.player]!.push(printCall({ letter: 'f', tile: event.tile, others: [], turns: undefined }));
      return;
    default:
  }
}

function writeClaim(rows: Rows, event: Extract<RecordEvent, { from: number }>): void {
  const { type, player, from, tile, own } = event;
  const turns = (from - player + 4) % 4;
  rows.taken[player]!.push(printCall({ letter: LETTERS[type], tile, others: own, turns }));
  if (type === 'open_kong') rows.laid[player]!.push(0);
  if (type === 'pung') rows.pungs.set(`${player}${plain(tile)}`, { turns, called: tile, own });
}

function writeAdded(rows: Rows, { player, tile }: Extract<RecordEvent, { type: 'added_kong' }>): void {
  const { turns, called, own } = rows.pungs.get(`${player}${plain(tile)}`)!;
  rows.laid[player]!.push(printCall({ letter: 'k', tile, others: [called, ...own], turns }));
}
