/** Changes that no pack can have without one another. */
import { expect, it } from 'vitest';
import { diffPacks } from '../../../authoring/diff/index.ts';

const THREE = `id: three
version: 1.0.0
extends: riichi
name: { en: Three }
seats: { count: 3, drawn_by: 123z }
tiles: { winds: 123z, successor: { cycles: [123z, 567z] } }
`;

it('are shown together: seats, winds and what follows on what', () => {
  const diffed = diffPacks('riichi', THREE, { effort: 'quick' });
  if (!diffed.ok) throw new Error(JSON.stringify(diffed.problems));
  const { changes, unshown, step } = diffed.value;
  expect(unshown.map(({ path }) => path.join('.'))).toEqual([]);
  expect(changes.map(({ path }) => path.join('.')).sort()).toEqual([
    'seats.count',
    'seats.drawn_by',
    'tiles.successor.cycles',
    'tiles.winds',
  ]);
  const count = changes.find(({ path }) => path.join('.') === 'seats.count')!;
  expect(count.witness!.results.map(({ under }) => under)).toEqual(['riichi', 'three']);
  expect(count.witness!.results[0].says).not.toBe(count.witness!.results[1].says);
  expect(step).toBe('major');
});
