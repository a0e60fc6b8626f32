/** What is compared between deals: how the table stands, how a deal ends, who pays, and the final standings. */
import type { Entry, Event, Judgement } from '../../core/index.ts';
import { type GameRecord, type RecordWin, STAKE } from '../game-record.ts';
import { gains } from '../record-own-deal-ending.ts';
import { type Difference, difference, playerAt, type Verifying, seatOf, standing } from './state.ts';

interface Row {
  what: string;
  expected: string;
  found: string;
  rule: string;
}

/** The first row whose two sides differ. */
function firstOf(verifying: Verifying, rows: readonly Row[]): Difference | undefined {
  const row = rows.find(({ expected, found }) => expected !== found);
  return row && difference(verifying, row.what, row.expected, row.found, row.rule);
}

/** A row for what the log may leave out. */
function row(what: string, expected: unknown, found: unknown, rule: string): Row[] {
  return expected === undefined ? [] : [{ what, expected: String(expected), found: String(found), rule }];
}

/** The table as the deal begins. */
export function compareStart(verifying: Verifying): Difference | undefined {
  const { table, names, deal, happened, rules } = verifying;
  if (table.over) return difference(verifying, 'the game', 'goes on', 'is over', 'sequence.ends, sequence.rounds');
  const count = table.players.length;
  const turn = ((table.dealer - table.starter + count) % count) + 1;
  const turned = table.lists[names.indicators]?.map((tile) => rules.tiles.tiles[tile]!.id).join(' ');
  const dealt = happened.filter((event) => event.type === 'dealt');
  verifying.happened = [];
  return firstOf(verifying, [
    ...row('the round', deal.round, table.round, 'sequence.rounds'),
    ...row(
      'the dealer',
      `player ${deal.dealer}`,
      `player ${playerAt(verifying, table.dealer)}`,
      'sequence.dealer_stays',
    ),
    ...row('whose turn it is to deal in the round', deal.turn, turn, 'seats.starter'),
    ...row('the repeats', deal.repeats, table.counters[names.repeats], `sequence.counters.${names.repeats}`),
    ...row('the stakes on the table', deal.stakes * STAKE, table.pots[names.stakes], `pots.${names.stakes}`),
    ...row('the points', deal.points.join(' '), table.points.join(' '), 'settle'),
    ...row('the indicator', deal.indicator, turned, `lists.${names.indicators}`),
    ...dealt.flatMap((event) => compareHand(verifying, event)),
  ]);
}

function compareHand(verifying: Verifying, { seat, tiles }: Extract<Event, { type: 'dealt' }>): Row[] {
  const { deal } = verifying;
  const player = playerAt(verifying, seat);
  const first = deal.events[0];
  const extra = tiles.length === deal.hands[player]!.length + 1 && first?.type === 'draw' ? [first.tile] : [];
  if (tiles.length !== deal.hands[player]!.length + extra.length) return [];
  const sorted = (list: readonly string[]): string => [...list].sort().join(' ');
  return row(`the hand of player ${player}`, sorted([...deal.hands[player]!, ...extra]), sorted(tiles), 'deal');
}

/** How the deal ended, and everything it brought. */
export function compareEnding(verifying: Verifying): Difference | undefined {
  const { deal, happened, names } = verifying;
  const { ending, pointsAfter } = deal;
  const over = happened.find((event) => event.type === 'deal_over');
  const settled = happened.find((event) => event.type === 'settle');
  if (ending === undefined) return undefined;
  const expected = ending.type === 'win' ? 'win' : names.endings[ending.reason];
  if (!over || !settled)
    return difference(verifying, 'how the deal ends', expected, standing(verifying), `endings.${expected}`);
  const winners = ending.type === 'win' ? ending.wins.map(({ player }) => player) : [];
  const found = over.seats.map((seat) => playerAt(verifying, seat));
  const turned = happened
    .slice(0, happened.indexOf(over))
    .find((event) => event.type === 'reveal' && event.list === names.indicators);
  const no = firstOf(verifying, [
    ...row('how the deal ends', expected, over.ending, `endings.${over.ending}`),
    ...row('who wins', winners.join(' '), found.join(' '), `moves.${names.moves.win}`),
    ...row(
      'indicators turned up',
      'none more',
      turned?.type === 'reveal' ? turned.tiles.join(' ') : 'none more',
      'moves',
    ),
    ...(ending.type === 'win' ? ending.wins.flatMap((win) => compareWin(verifying, win, settled.entries)) : []),
    ...compareShown(verifying),
    ...(ending.type === 'draw' && ending.delta
      ? row(
          'who pays',
          ending.delta.join(' '),
          gains(verifying.table.players, settled.entries).join(' '),
          `settle.${over.ending}`,
        )
      : []),
    ...row('the points after the deal', pointsAfter?.join(' '), pointsOf(verifying, settled), `settle.${over.ending}`),
  ]);
  verifying.happened = happened.slice(happened.indexOf(settled) + 1);
  return no;
}

/** By player, as game records count. */
function pointsOf({ table: { players } }: Verifying, { points }: Extract<Event, { type: 'settle' }>): string {
  return players.map((_, player) => points[players.indexOf(player)]).join(' ');
}

/** When the wall is used up, the hands that lie open are those that wait. */
function compareShown(verifying: Verifying): Row[] {
  const { deal, happened } = verifying;
  const { ending } = deal;
  if (ending?.type !== 'draw' || (ending.reason !== 'exhausted' && ending.reason !== 'nagashi') || !ending.shown)
    return [];
  const opened = happened.flatMap((event) => (event.type === 'opened' ? [playerAt(verifying, event.seat)] : []));
  const said = (players: readonly (number | string)[]): string => `players ${[...players].sort().join(' ')}`;
  return row('whose hands lie open', said(Object.keys(ending.shown)), said(opened), 'endings.exhausted');
}

function compareWin(verifying: Verifying, win: RecordWin, entries: readonly Entry[]): Row[] {
  const { names, happened } = verifying;
  const seat = seatOf(verifying, win.player);
  const told = happened.find((event) => event.type === 'win' && event.seat === seat);
  if (told?.type !== 'win') return [];
  const { judgement, tile, from } = told;
  const mine = entries.filter(({ to }) => to === seat);
  const points = mine.filter(({ rule }) => !names.beside.includes(rule)).reduce((sum, { amount }) => sum + amount, 0);
  const under = happened.flatMap((event) => (event.type === 'reveal' && event.list === names.under ? event.tiles : []));
  const who = `of player ${win.player}`;
  const yakuman = win.yakuman !== undefined;
  return [
    // A dealt hand that wins has no tile it won with.
    ...row(`the winning tile ${who}`, tile === '' ? undefined : win.tile, tile, `moves.${names.moves.win}`),
    ...row(
      `whose tile wins for player ${win.player}`,
      win.from,
      from === -1 ? win.player : playerAt(verifying, from),
      'settle.win',
    ),
    ...row(
      `the indicators beneath, ${who}`,
      win.under?.length ? win.under.join(' ') : undefined,
      under.join(' '),
      `lists.${names.under}`,
    ),
    ...comparePatterns(verifying, win, judgement),
    ...row(`the fan ${who}`, yakuman ? undefined : win.fan, judgement.tallies[names.fan], `tallies.${names.fan}`),
    ...row(
      `the minipoints ${who}`,
      yakuman ? undefined : win.minipoints,
      judgement.steps?.[names.minipoints],
      `score.steps.${names.minipoints}`,
    ),
    ...row(`the yakuman ${who}`, win.yakuman, judgement.value / names.yakuman, 'limits.yakuman'),
    ...row(`the points ${who}`, win.points, points, 'settle.win'),
    ...row(
      `who pays player ${win.player}`,
      win.delta?.join(' '),
      gains(verifying.table.players, mine).join(' '),
      'settle.win',
    ),
  ];
}

/** Patterns with what they are worth, by their names in the field. */
function theirs({ patterns }: RecordWin): string[] {
  return patterns!.map(({ id, fan, yakuman }) => `${id} ${yakuman ? `yakuman ${yakuman}` : fan}`).sort();
}

/** The same of ours; fan that the log counts under another name join those. */
function ours({ names }: Verifying, win: RecordWin, { patterns }: Judgement): string[] {
  const nameOf = (id: string): string => {
    const name = Object.keys(names.patterns).find((one) => names.patterns[one] === id) ?? id;
    return win.patterns!.some((one) => one.id === name) ? name : (names.joined[name] ?? name);
  };
  const fans = new Map<string, number>();
  const yakuman: string[] = [];
  for (const { id, value } of patterns) {
    const name = nameOf(id);
    if (value['yakuman']) yakuman.push(`${name} yakuman ${value['yakuman']}`);
    else if (value[names.fan]) fans.set(name, (fans.get(name) ?? 0) + value[names.fan]!);
  }
  return [...yakuman, ...[...fans].map(([name, fan]) => `${name} ${fan}`)].sort();
}

/** The patterns only one side has are those to look at in the pack. */
function comparePatterns(verifying: Verifying, win: RecordWin, judgement: Judgement): Row[] {
  if (win.patterns === undefined) return [];
  const [expected, found] = [theirs(win), ours(verifying, win, judgement)];
  const apart = [...expected.filter((one) => !found.includes(one)), ...found.filter((one) => !expected.includes(one))];
  const ids = apart.map((one) => one.split(' ')[0]!).map((id) => `patterns.${verifying.names.patterns[id] ?? id}`);
  return row(
    `the patterns of player ${win.player}`,
    expected.join(', '),
    found.join(', '),
    [...new Set(ids)].join(', '),
  );
}

/** The end of the game and its standings. */
export function compareFinal(verifying: Verifying, { final }: GameRecord): Difference | undefined {
  const { table, names, told } = verifying;
  verifying.event = 0;
  if (!table.over)
    return difference(verifying, 'the game', 'is over', standing(verifying), 'sequence.ends, sequence.rounds');
  if (final === undefined) return undefined;
  const over = told.find((event) => event.type === 'game_over');
  const standings = over?.type === 'game_over' ? over.standings : [];
  const resultOf = (player: number): number => standings.find((one) => one.player === player)!.result / names.unit;
  const results = table.points.map((_, player) => resultOf(player));
  return firstOf(verifying, [
    ...row('the final points', final.points.join(' '), table.points.join(' '), 'settle.game_over'),
    ...row('the final results', final.results?.join(' '), results.join(' '), 'sequence.result'),
  ]);
}
