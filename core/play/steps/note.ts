/** The exposed tile joins a list of the seat; such a list is emptied. */
import { idOf } from '../../things/tile.ts';
import type { StepForm } from './step-form.ts';

export const note: StepForm<'note'> = {
  says: 'Adds the exposed tile to a list of the player.',
  keys: { list: { key: 'note', takes: 'seat list' } },
  only: {
    by: ['move', 'claim', 'opens', 'stands', 'passed'],
    message: 'No tile is exposed WHERE, so none can be noted.',
    hint: 'Note it in a move, in `stands` of its window, or in `passed` of the chapter `windows`.',
  },
  example: '{ note: kept }',
  does: ({ table, seat }, { list }) => {
    const { tile } = table.exposed;
    const mine = table.seats[seat]!;
    mine.lists = { ...mine.lists, [list]: [...mine.lists[list]!, tile] };
    table.events.push({ type: 'note', seat, list, tile: idOf(table.rules.tiles, tile) });
  },
};
export const forget: StepForm<'forget'> = {
  says: 'Clears a list of the player.',
  keys: { list: { key: 'forget', takes: 'seat list' } },
  clears: true,
  example: '{ forget: kept }',
  does: ({ table, seat }, { list }) => {
    const mine = table.seats[seat]!;
    if (mine.lists[list]!.length === 0) return;
    mine.lists = { ...mine.lists, [list]: [] };
    table.events.push({ type: 'forget', seat, list });
  },
};
