import type { Stage, Table } from './table.ts';

/** A table of one's own, to be changed; lists and records that are replaced and never changed are shared. */
export function copyTable(table: Table): Table {
  return {
    ...table,
    players: [...table.players],
    points: [...table.points],
    seats: table.seats.map((seat) => ({ ...seat })),
    wall: { ...table.wall },
    stage: copyStage(table.stage),
    agenda: [...table.agenda],
    toAct: [...table.toAct],
    arranged: [...table.arranged],
    events: [],
  };
}

function copyStage(stage: Stage): Stage {
  if (stage.at !== 'window') return stage;
  return { ...stage, window: { ...stage.window, answers: [...stage.window.answers] } };
}
