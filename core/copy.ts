import type { SeatState, Stage, Table } from './table.ts';

/** A table of one's own, to be changed; what never changes is shared. */
export function copyTable(table: Table): Table {
  return {
    ...table,
    players: [...table.players],
    points: [...table.points],
    counters: { ...table.counters },
    pots: { ...table.pots },
    lists: { ...table.lists },
    kept: { ...table.kept },
    seats: table.seats.map(copySeat),
    wall: { ...table.wall },
    stage: copyStage(table.stage),
    agenda: [...table.agenda],
    toAct: [...table.toAct],
    arranged: [...table.arranged],
    events: [],
  };
}

/** Melds and river entries are replaced, never changed, so the lists alone are copied. */
function copySeat(seat: SeatState): SeatState {
  return {
    ...seat,
    hand: [...seat.hand],
    melds: [...seat.melds],
    bonus: [...seat.bonus],
    river: [...seat.river],
    marks: [...seat.marks],
    counters: { ...seat.counters },
    lists: copyLists(seat.lists),
  };
}

function copyLists(lists: SeatState['lists']): SeatState['lists'] {
  return Object.fromEntries(Object.entries(lists).map(([name, tiles]) => [name, [...tiles]]));
}

function copyStage(stage: Stage): Stage {
  if (stage.at !== 'window') return stage;
  return { ...stage, window: { ...stage.window, answers: [...stage.window.answers] } };
}
