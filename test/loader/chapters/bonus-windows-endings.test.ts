import { expect, test } from 'vitest';
import { load, type PackRuleset } from '../../../loader/index.ts';

function sure(chapters: string): PackRuleset {
  const loaded = load(`id: small\nname: { en: Small }\nextends: international\n${chapters}`);
  expect(loaded.problems.map(({ message, place }) => `${place?.line} ${message}`)).toEqual([]);
  if (!loaded.ok) throw new Error('not loaded');
  return loaded.value;
}

test('every pack has three endings, and every window its rules', () => {
  const { endings, windows, settle } = sure('');
  expect(Object.values(endings)).toEqual([
    { id: 'win', name: { en: 'Win' }, eachSeat: [], asks: [] },
    { id: 'exhausted', name: { en: 'Exhausted wall' }, eachSeat: [], asks: [] },
    { id: 'false_win', name: { en: 'False win' }, eachSeat: [], asks: [] },
  ]);
  expect(Object.keys(windows)).toEqual(['melded_kong', 'unfolded_kong', 'discard']);
  for (const rule of Object.values(windows)) expect(rule).toEqual({ opens: [], passed: [], stands: [] });
  expect(Object.keys(settle)).toEqual(['win', 'exhausted', 'false_win', 'game_over']);
});

test('a pack adds endings, what is done and asked at them, and what they cost', () => {
  const { endings, settle, moves } = sure(`marks: { open_hand: { says: showed the hand } }
pots: { stakes: { says: what was staked } }
moves:
  tell: { name: { en: Tell }, on: [asked], when: hand waits, steps: [open, { mark: open_hand }] }
  discard: { steps: [discard, { window: discard, stands: [{ end: calm, when: discards so far == 9 }] }, next] }
endings:
  exhausted: { name: { en: Empty }, each_seat: [{ unmark: open_hand }, { end: calm, when: claims so far == 0 }], asks: [tell] }
  calm: { name: { en: Calm, de: Flaute }, says: Nobody claims anything. }
settle:
  calm: { fee: { to: pot stakes, amount: 5, reason: calm } }
  game_over: { rest: { from: pot stakes, amount: stakes, reason: left over } }
`);
  expect(endings.exhausted).toMatchObject({
    name: { en: 'Empty' },
    eachSeat: [{ do: 'unmark' }, { do: 'end', ending: 'calm', when: expect.any(Function) }],
    asks: ['tell'],
  });
  expect(endings.calm).toEqual({ id: 'calm', name: { en: 'Calm', de: 'Flaute' }, eachSeat: [], asks: [] });
  expect(moves.tell).toMatchObject({ on: ['asked'], steps: [{ do: 'open' }, { do: 'mark', name: 'open_hand' }] });
  expect(settle.calm).toMatchObject([{ id: 'fee', toPot: 'stakes' }]);
  expect(settle.game_over).toMatchObject([{ id: 'rest', fromPot: 'stakes' }]);
});

test('when a move is taken out, what its parent says of its window says nothing', () => {
  const parent = `id: parent\nname: { en: Parent }\nextends: international
windows: { melded_kong: { opens: [open] } }\n`;
  const child =
    'id: child\nextends: parent\nmoves: { melded_kong: null, win: { on: [turn, discard, unfolded_kong] } }\n';
  const situation = 'situation: { robbing_kong: { when: window is unfolded_kong } }\n';
  const readFile = (path: string) => ({ 'parent.yaml': parent, 'child.yaml': `${child}${situation}` })[path];
  expect(load('child.yaml', { readFile }).problems).toEqual([]);
});

test('the game can end, and counters of the table change, as the pack says', () => {
  const rules = sure(`counters: { again: { of: table, says: deals the dealer stayed } }
sequence: { counters: { again: again + 1 }, ends: lowest points < 0 }
`);
  expect(rules.sequence).toMatchObject({ counters: { again: expect.any(Function) }, ends: expect.any(Function) });
  const { sequence } = sure('');
  expect(sequence.counters).toEqual({});
  expect(sequence.ends({ table: {} as never, seat: 0 })).toBe(false);
});
