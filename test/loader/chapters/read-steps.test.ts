import { describe, expect, test } from 'vitest';
import type { Step, Table } from '../../../core/index.ts';
import { load, type PackRuleset } from '../../../loader/index.ts';

const head = 'id: small\nname: { en: Small }\nextends: international\n';

function sure(chapters: string): PackRuleset {
  const loaded = load(`${head}${chapters}`);
  expect(loaded.problems.map(({ message, place }) => `${place?.line} ${message}`)).toEqual([]);
  if (!loaded.ok) throw new Error('not loaded');
  return loaded.value;
}

const NAMES = `marks: { keen: { says: something } }
counters: { steps: { says: something } }
pots: { stakes: { says: what was staked } }
wall: { reserve: 14 }
lists:
  signs: { says: tiles turned up, turned: { column: 3, at_deal: 1 } }
  under: { says: tiles beneath, turned: { column: 3, row: lower } }
  kept: { says: tiles kept in mind, of: seat, seen: owner }
endings: { calm: { name: { en: Calm } } }
`;

/** The steps of a move that answers discards, after it has shown its group. */
function after(step: string): Step {
  const end = '  discard: { steps: [discard, { window: discard, stands: [{ end: calm }] }, next] }\n';
  return sure(`${NAMES}moves:\n  pung: { steps: [show, ${step}] }\n${end}`).moves.pung!.steps[1]!;
}

describe('steps say what they do', () => {
  test.each<[string, object]>([
    ['{ mark: keen }', { do: 'mark', name: 'keen', of: 'seat' }],
    ['{ mark: keen, of: others }', { do: 'mark', name: 'keen', of: 'others' }],
    ['{ unmark: keen, of: everyone }', { do: 'unmark', name: 'keen', of: 'everyone' }],
    ['{ count: steps, to: steps + 1 }', { do: 'count', name: 'steps' }],
    ['{ reveal: signs }', { do: 'reveal', list: 'signs' }],
    ['{ reveal: under, as_many_as: signs }', { do: 'reveal', list: 'under', asManyAs: 'signs' }],
    ['{ deposit: 1000, in: stakes }', { do: 'deposit', pot: 'stakes' }],
    ['{ pay: 5, reason: kong }', { do: 'pay', from: 'others', reason: 'kong' }],
    ['{ pay: 5, from: exposer, reason: kong }', { do: 'pay', from: 'exposer', reason: 'kong' }],
    ['{ note: kept }', { do: 'note', list: 'kept' }],
    ['{ forget: kept }', { do: 'forget', list: 'kept' }],
    ['{ liable: [all_pungs] }', { do: 'liable', patterns: ['all_pungs'] }],
    ['open', { do: 'open' }],
    ['{ do: open }', { do: 'open' }],
    ['{ end: exhausted, when: discards so far > 4 }', { do: 'end', ending: 'exhausted' }],
  ])('%s', (text, step) => {
    expect(after(text)).toMatchObject(step);
  });

  test('and, where they say so, when', () => {
    const { when } = after('{ mark: keen, when: discards so far > 4 }');
    const at = (discards: number): boolean => when!({ table: { discards } as Table, seat: 0 });
    expect([at(4), at(5)]).toEqual([false, true]);
    expect(after('{ mark: keen }').when).toBeUndefined();
  });

  test('a window has its own', () => {
    const { moves } = sure(
      `${NAMES}moves: { discard: { steps: [discard, { window: discard, stands: [{ end: calm }] }, next] } }\n`,
    );
    expect(moves.discard!.steps[1]).toMatchObject({ do: 'window', name: 'discard', stands: [{ do: 'end' }] });
  });

  test('a pattern that is taken out leaves the list of those that somebody answers for', () => {
    const text = `moves: { pung: { steps: [show, { liable: [all_pungs, pure_suit] }] } }\npatterns: { all_pungs: null }\n`;
    expect(sure(text).moves.pung!.steps[1]).toMatchObject({ patterns: ['pure_suit'] });
  });
});

describe('steps and what goes with them that make no sense are told', () => {
  const codes = (chapters: string): string[] => load(`${head}${chapters}`).problems.map(({ code }) => code);
  test.each<[string, string[]]>([
    ['moves: { kong: { steps: [show, { pay: 5 }, replace] } }', ['unclear-step']],
    ['moves: { kong: { steps: [show, { refund: kong }, replace] } }', ['unknown-payment']],
    ['moves: { kong: { steps: [show, { pay: 5, reason: kong }, { refund: kong }, replace] } }', []],
    ['moves: { kong: { steps: [show, { open: kong, from: others }, replace] } }', ['unknown-key']],
    ['bonus: { shown: [{ pay: 5, from: exposer, reason: flower }] }', ['step-misplaced']],
    ['bonus: { shown: [draw] }', ['step-misplaced']],
    ['moves: { pung: { if_false: [{ pay: 5, reason: wrong }] } }', ['false-without-win']],
    ['moves: { win: { if_false: [{ pay: 0 - 5, reason: wrong }] } }', []],
    ['seats: { change: { 2: [2, 1, 4, 3] } }', []],
    ['seats: { change: { 2: [2, 1, 4] } }', ['no-change']],
    ['seats: { change: { 2: [2, 2, 4, 3] } }', ['no-change']],
    ['seats: { change: { 2: [2, 1, 4, 5] } }', ['no-change']],
    ['wall: { reserve: 14 + kongs so far }', []],
    ['wall: { reserve: 2 - kongs so far }', ['wrong-number']],
    ['wall: { reserve: "max(0, 16 - drawn from tail)" }', []],
    ['wall: { reserve: my turns }', ['wrong-place']],
    ['seats: { draw_dice: kongs so far }', ['wrong-number']],
    ['counters: { all: { says: something, of: table, seen: owner } }', ['seen-by-nobody']],
    [
      'counters: { hushed: { says: something, of: player } }\nsequence: { counters: { hushed: 1 } }',
      ['not-a-table-counter'],
    ],
    ['sequence: { next_dealer: winner }', []],
    ['sequence: { next_dealer: winner is dealer }', ['wrong-type']],
    ['sequence: { next_dealer: payer }', ['wrong-place']],
  ])('%s', (chapters, expected) => {
    expect(codes(chapters)).toEqual(expected);
  });
});

describe('a move may say', () => {
  const claims = (text: string, claimants: number): number =>
    sure(`moves: { win: { ties: ${text} } }\n`).moves.win!.ties({ table: {} as Table, seat: 0, claimants });
  test.each<[string, number, number]>([
    ['nearest', 3, 1],
    ['all', 3, Infinity],
    ['2', 3, 2],
    ['if claimants == 3 then 0 else 1', 3, 0],
    ['if claimants == 3 then 0 else 1', 2, 1],
  ])('how many claims stand: %s of %i', (text, claimants, stand) => {
    expect(claims(text, claimants)).toBe(stand);
  });

  test('that equal claims end the deal', () => {
    const text = `moves: { win: { abort: { when: claimants == 3, ending: three } } }\nendings: { three: { name: { en: Three } } }\n`;
    const { abort } = sure(text).moves.win!;
    const at = (claimants: number): boolean => abort!.when({ table: {} as Table, seat: 0, claimants });
    expect([abort!.ending, at(2), at(3)]).toEqual(['three', false, true]);
  });

  test('which tiles it may use, and that its needs are examined later', () => {
    const { moves } = sure(`moves: { pung: { allows: tiles left > 4, needs: tiles left > 9, examined: later } }\n`);
    expect(moves.pung).toMatchObject({ examinedLater: true, allows: expect.any(Function) });
    expect([moves.win!.examinedLater, moves.chow!.examinedLater, moves.chow!.allows]).toEqual([true, false, undefined]);
  });
});

test('a house pack takes out what it inherits, key by key, and replaces lists whole', () => {
  const parent = `${head}${NAMES}windows: { discard: { opens: [{ unmark: keen }], passed: [{ mark: keen }, { note: kept }] } }
turn: { begins: [{ forget: kept }] }
moves:
  win: { abort: { when: claimants == 3, ending: calm }, steps: [open, win] }
sequence: { counters: {}, ends: points < 0 }
`;
  const child = `id: child
extends: small
windows: { discard: { opens: null, passed: [{ mark: keen, of: others }] } }
turn: { begins: null }
lists: { under: null, signs: { turned: { at_deal: 2 } } }
moves: { win: { abort: null } }
endings: { calm: null }
sequence: { ends: null }
`;
  const loaded = load('child.yaml', {
    readFile: (path) => ({ 'child.yaml': child, 'small.yaml': parent })[path],
  });
  expect(loaded.problems).toEqual([]);
  if (!loaded.ok) return;
  const { windows, turnBegins, listRules, moves, endings } = loaded.value;
  expect(windows.discard).toMatchObject({ opens: [], passed: [{ do: 'mark', of: 'others' }] });
  expect(windows.discard!.passed).toHaveLength(1);
  expect(turnBegins).toEqual([]);
  expect(Object.keys(listRules)).toEqual(['signs', 'kept']);
  expect(listRules.signs!.turned).toEqual({ column: 3, row: 0, atDeal: 2 });
  expect(moves.win!.abort).toBeUndefined();
  expect(Object.keys(endings)).toEqual(['win', 'exhausted', 'false_win']);
});
