import { bySeat } from '../things/per-seat-list.ts';
import { type SeatState, type Stage, Table } from '../table.ts';

/** A table of one's own, to be changed; lists and records that are replaced and never changed are shared. */
export function copyTable(table: Table): Table {
  const mine = new Table(table.rules, table);
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

/** A seat of one's own. What it has is named one by one, so that engines take a copy for a seat just dealt. */
export function copySeat(seat: SeatState): SeatState {
  const { hand, melds, bonus, river, marks, counters, lists, liable, received, shown, turns, wins, won, out } = seat;
  return { hand, melds, bonus, river, marks, counters, lists, liable, received, shown, turns, wins, won, out };
}

function copyStage(stage: Stage): Stage {
  if (stage.at === 'phase') return { at: stage.at, phase: stage.phase, answers: [...stage.answers] };
  if (stage.at !== 'window') return stage;
  return { at: stage.at, turn: stage.turn, window: { ...stage.window, answers: [...stage.window.answers] } };
}
