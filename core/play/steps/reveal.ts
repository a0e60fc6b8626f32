/** The next tile of a list is turned up where it lies in the wall, or as many as another list has; never one that could be drawn. */
import type { Table } from '../../table.ts';
import { idOf, type Tile } from '../../things/tile.ts';
import { turnedAt } from '../../things/wall.ts';
import { tilesLeft } from '../table-facts.ts';
import type { StepForm } from './step-form.ts';

export const reveal: StepForm<'reveal'> = {
  says: 'Turns up one more tile of a list with `turned`.',
  keys: {
    list: { key: 'reveal', takes: 'turned list' },
    asManyAs: {
      key: 'as_many_as',
      takes: 'turned list',
      says: 'With `reveal`: turns up tiles until the list has as many tiles as this other list.',
    },
  },
  example: '{ reveal: under, as_many_as: signs }',
  does: ({ table }, { list, asManyAs }) => turnUp(table, list, asManyAs),
};

export function turnUp(table: Table, list: string, asManyAs?: string): void {
  const there = table.lists[list]!.length;
  const wanted = asManyAs === undefined ? there + 1 : table.lists[asManyAs]!.length;
  if (wanted <= there) return;
  const { turned } = table.rules.listRules[list]!;
  const tiles: Tile[] = [];
  for (let i = there; i < wanted; i++) {
    const at = turnedAt(table.wall, table.rules.wall.height, turned!, i);
    if (at < table.wall.head + tilesLeft(table)) break;
    tiles.push(table.wall.order[at]!);
  }
  if (tiles.length === 0) return;
  table.lists = { ...table.lists, [list]: [...table.lists[list]!, ...tiles] };
  table.events.push({ type: 'reveal', list, tiles: tiles.map((tile) => idOf(table.rules.tiles, tile)) });
}
