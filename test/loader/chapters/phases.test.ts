/** The chapter `phases`: what it makes, and what is wrong in it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from '../../../loader/index.ts';
import { phasesPack, phasesText } from '../../kit/phases-pack.ts';

const SWAP = 'swap: { asks: [give], default: give }';
const GIVE = 'give: { name: { en: Give }, on: [swap], uses: 3 tiles, steps: [{ give: next seat }] }';
const read = { readFile: (path: string) => readFileSync(path) };

test('a phase has its parts, in the order of the pack', () => {
  const { phases } = phasesPack({
    phases: `${SWAP}\nsecond: { asks: [give] }`,
    moves: GIVE.replace('swap', 'swap, second'),
  });
  expect(phases).toMatchObject([
    { id: 'swap', name: { en: 'swap' }, asks: ['give'], default: 'give', done: [] },
    { id: 'second', default: 'pass' },
  ]);
});

test('a pack without bonus tiles has no phase that shows them; one with them that of every pack', () => {
  expect(phasesPack({ phases: SWAP, moves: GIVE }).phases.map(({ id }) => id)).toEqual(['swap']);
  const loaded = load('international');
  expect(loaded.ok && loaded.value.phases).toMatchObject([{ id: 'flowers', shows: 'cycles', asks: [] }]);
});

test('with a phase go the moves that are made in it alone', () => {
  const text = phasesText({ phases: SWAP, moves: GIVE });
  const files: Record<string, string> = { './parent.yaml': text };
  const settings = {
    readFile: (path: string) => Buffer.from(files[`./${path.split('/').at(-1)!}`] ?? readFileSync(path)),
  };
  const loaded = load('id: child\nname: { en: Child }\nextends: ./parent.yaml\nphases: { swap: null }\n', settings);
  expect(loaded.problems).toEqual([]);
  expect(loaded.ok && [loaded.value.phases, Object.keys(loaded.value.moves).includes('give')]).toEqual([[], false]);
});

test.each<[what: string, phases: string, moves: string, codes: string[]]>([
  ['nothing is wrong', SWAP, GIVE, []],
  ['no move that is asked', 'swap: { default: pass }', GIVE, ['missing-key', 'phase-move']],
  ['a move that there is not', 'swap: { asks: [giv], default: pass }', GIVE, ['unknown-move', 'phase-move']],
  ['a default that is not asked', 'swap: { asks: [give], default: keep }', GIVE, ['unknown-move']],
  ['a move of another moment', `${SWAP}\nlate: { asks: [discard] }`, GIVE, ['not-a-turn-move']],
  ['a name that is a window', 'discard: { asks: [give] }', GIVE.replace('swap', 'discard'), ['name-taken']],
  ['seats that pass for ever', 'swap: { asks: [give], while: tiles left > 0 }', GIVE, ['phase-endless']],
  ['an order of answers', 'swap: { asks: [give], order: seat }', GIVE, ['phase-shows']],
  ['flowers that are asked', 'swap: { shows: bonus, asks: [give] }', GIVE, ['phase-shows', 'phase-shows']],
  ['a rank', SWAP, GIVE.replace('uses', 'rank: 2, uses'), ['phase-move']],
  ['tiles like an exposed one', SWAP, GIVE.replace('3 tiles', '2 same'), ['phase-move']],
  ['another moment besides', SWAP, GIVE.replace('[swap]', '[swap, turn]'), ['phase-move']],
  [
    'tiles of which nothing becomes',
    SWAP,
    GIVE.replace('{ give: next seat }', '{ mark: a }'),
    ['unknown-mark', 'phase-move'],
  ],
  ['nothing to give', SWAP, GIVE.replace('uses: 3 tiles, ', ''), ['phase-move']],
  ['a draw', SWAP, GIVE.replace('{ give: next seat }', '{ give: next seat }, draw'), ['step-misplaced']],
  ['an end', SWAP, GIVE.replace('{ give: next seat }', '{ give: next seat }, { end: exhausted }'), ['step-misplaced']],
  ['a seat that is none', SWAP, GIVE.replace('next', 'left'), ['unknown-word']],
  [
    'a gift on a turn',
    SWAP,
    `${GIVE}\ndiscard: { steps: [{ give: next seat }, discard, { window: discard }, next] }`,
    ['step-misplaced'],
  ],
  ['several tiles on a turn', SWAP, `${GIVE}\ndiscard: { uses: 2 tiles }`, ['discard-uses', 'phase-move']],
])('%s', (_, phases, moves, codes) => {
  const { problems } = load(phasesText({ phases, moves }), read);
  const found = new Set(problems.map(({ code }) => code));
  expect([...found].sort()).toEqual([...new Set(codes)].sort());
});

test('a word that begins others leads to them', () => {
  const text = phasesText({ phases: SWAP, moves: GIVE.replace('next seat', 'opposite') });
  const { problems } = load(`format: 3\n${text}`, read);
  expect(problems).toMatchObject([{ code: 'unknown-word', hint: 'Did you mean `opposite seat`?' }]);
});

test('nobody sits opposite where seats are odd', () => {
  const text = phasesText({ phases: SWAP, moves: GIVE.replace('next', 'opposite') });
  const odd = `${text}\nseats: { count: 3, drawn_by: 123z }`;
  expect(load(text, read).problems).toEqual([]);
  expect(load(odd, read).problems.map(({ code }) => code)).toEqual(['phase-move']);
});

test('dealt bonus tiles need a phase', () => {
  const text = 'id: a\nname: { en: A }\nextends: ./test/packs/plain.yaml\nphases: { flowers: null }\n';
  expect(load(text, read).problems.map(({ code }) => code)).toEqual(['still-needed']);
});

test('a window on dealt bonus tiles is for moves that win', () => {
  const told = (moves: string): unknown[] =>
    load(
      `id: own\nname: { en: Own }\nextends: ./test/packs/plain.yaml\nphases: { flowers: { window: dealt } }\nmoves:\n${moves}`,
      read,
    ).problems.map(({ code, message }) => [code, message]);
  const wins = '  win: { on: [turn, discard, dealt] }\n';
  const takes = '  take: { name: { en: Take }, on: [dealt], uses: aside, steps: [aside, replace] }\n';
  expect(told(wins)).toEqual([]);
  expect(told(wins + takes)).toEqual([
    ['phase-shows', '`take` is no win, and before the first turn nothing else takes a tile.'],
  ]);
});
