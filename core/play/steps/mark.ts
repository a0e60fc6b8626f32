/** A mark is set or taken away: of the seat, of everyone, of the others, or of who exposed the tile. One that already is as it should be tells nothing. */
import type { Context } from '../../ruleset.ts';
import type { Table } from '../../table.ts';
import { exposerOf } from '../table-facts.ts';
import type { StepForm, StepKey, StepOf } from './step-form.ts';

const of: StepKey = {
  key: 'of',
  takes: 'choice',
  values: ['seat', 'everyone', 'others', 'exposer'],
  says: 'With `mark` and `unmark`: the players whose mark changes. This is the player (default), everyone, everyone else, or the player who exposed the tile.',
  otherwise: 'seat',
};

/** Where a step that says `of: exposer` may stand. */
export const ONLY_OF_EXPOSER = {
  by: ['claim', 'passed', 'begins', 'if_false'],
  where: ['of', 'exposer'],
  message: 'No other seat has exposed a tile here.',
  hint: 'Put it into a move that answers a window, or leave out `of`: it is of this seat then.',
} as const satisfies StepForm<'mark'>['only'];

export const mark: StepForm<'mark'> = {
  says: 'Sets a mark for the player, or for the players that `of` names.',
  keys: { name: { key: 'mark', takes: 'mark' }, of },
  only: ONLY_OF_EXPOSER,
  example: '{ mark: keen, of: others }',
  does: setMarks,
};
export const unmark: StepForm<'unmark'> = {
  says: 'Clears a mark for the player, or for the players that `of` names.',
  keys: { name: { key: 'unmark', takes: 'mark' }, of },
  only: ONLY_OF_EXPOSER,
  clears: true,
  example: '{ unmark: keen, of: everyone }',
  does: setMarks,
};

function setMarks({ table, seat }: Context, { do: what, name, of: whose }: StepOf<'mark' | 'unmark'>): void {
  const on = what === 'mark';
  if (whose === 'seat') return setMark(table, seat, name, on);
  if (whose === 'exposer') {
    const by = exposerOf(table);
    return by < 0 ? undefined : setMark(table, by, name, on);
  }
  for (let at = 0; at < table.seats.length; at++) if (whose === 'everyone' || at !== seat) setMark(table, at, name, on);
}

function setMark(table: Table, seat: number, mark: string, on: boolean): void {
  const mine = table.seats[seat]!;
  if (mine.marks.includes(mark) === on) return;
  mine.marks = on ? [...mine.marks, mark] : mine.marks.filter((name) => name !== mark);
  table.events.push({ type: 'mark', seat, mark, on });
}
