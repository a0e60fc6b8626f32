import { bySeat } from './by-seat.ts';
import type { SeatState, Stage, Table } from './table.ts';

/** A table of one's own, to be changed; lists and records that are replaced and never changed are shared. */
export function copyTable(table: Table): Table {
  const mine = sameTable(table);
  mine.arranged = [...table.arranged];
  mine.players = [...table.players];
  mine.points = [...table.points];
  mine.seats = bySeat(table.seats.length, (seat) => copySeat(table.seats[seat]!));
  mine.wall = { ...table.wall };
  mine.stage = copyStage(table.stage);
  mine.agenda = [...table.agenda];
  mine.toAct = [...table.toAct];
  return mine;
}

/**
 * A table with the same things on it, and nothing told. What it has is named one by one, so that engines take a copy for a table just
 * dealt: code made for the one is as fast for the other.
 */
export function sameTable(table: Table): Table {
  const { rules, random, arranged, players, points, counters, pots, lists, kept, seats, wall } = table;
  const { period, round, deals, starter, dealer, dice, replayed } = table;
  const { stage, agenda, exposed, discards, claims, over, toAct } = table;
  return {
    rules,
    random,
    arranged,
    players,
    points,
    counters,
    pots,
    lists,
    kept,
    seats,
    wall,
    period,
    round,
    deals,
    starter,
    dealer,
    dice,
    replayed,
    stage,
    agenda,
    exposed,
    discards,
    claims,
    over,
    toAct,
    events: [],
  };
}

/** A seat of one's own, for the same reason. */
export function copySeat(seat: SeatState): SeatState {
  const { hand, melds, bonus, river, marks, counters, lists, liable, received, turns } = seat;
  return { hand, melds, bonus, river, marks, counters, lists, liable, received, turns };
}

function copyStage(stage: Stage): Stage {
  if (stage.at !== 'window') return stage;
  return { at: stage.at, turn: stage.turn, window: { ...stage.window, answers: [...stage.window.answers] } };
}
