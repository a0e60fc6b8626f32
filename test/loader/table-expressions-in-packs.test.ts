import { describe, expect, test } from 'vitest';
import { newGame, type Ruleset, settle, Table } from '../../core/index.ts';
import { score, type Circumstances } from '../../loader/index.ts';
import { patternLine, smallPack } from '../kit/small-pack.ts';

const HAND = '123m 456p 789s 345s 1z +1z';

function packOf(more: string, patterns = patternLine('base', 2, 'true')) {
  const pack = smallPack({ patterns, more });
  if (!pack.ok) throw new Error(pack.problems.map(({ message }) => message).join('\n'));
  return pack.value;
}

function scored(more: string, how: Circumstances = {}, patterns?: string, hand = HAND) {
  const result = score(packOf(more, patterns), hand, how);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.value;
}

describe('tiles that point', () => {
  const more = `lists:
  signs: { says: tiles turned up }
  under: { says: tiles beneath }
tiles: { successor: { cycles: [1234z, 567z] } }`;
  const patterns = patternLine('pointed', 1, 'per tile pointed by signs');
  test.each<[string, string, number]>([
    ['3s', HAND, 1],
    ['9m', HAND, 1],
    ['9m 9m', HAND, 2],
    ['4z', HAND, 2],
    ['7z', HAND, 0],
    ['4z 2s 3p', HAND, 4],
    ['4z', '(111z) 456p 789s 345s 2z +2z', 3],
    ['4z', '<1111z> 456p 789s 345s 2z +2z', 4],
  ])('%s in %s: %i', (signs, hand, times) => {
    const { judgement } = scored(
      more,
      { lists: { signs, under: '' } },
      `${patternLine('base', 2, 'true')}\n${patterns}`,
      hand,
    );
    expect(judgement!.value).toBe(2 + times);
  });

  test('a list that nobody has is told, unless it is empty', () => {
    const problems = score(packOf(more), HAND, { lists: { sings: '1m', other: '' } }).problems;
    expect(problems).toMatchObject([{ code: 'unknown-list', replacement: 'signs' }]);
  });
});

describe('a number alone', () => {
  const more = `counters:
  repeats: { of: table, says: deals played again }
  rounds_lost: { of: table, says: rounds without a win }
  turns_passed: { says: own turns }`;

  test('is refused where there are several of them, which are named', () => {
    const { problems } = score(packOf(more), HAND, { counters: 2 });
    expect(problems).toMatchObject([{ code: 'unknown-counter' }]);
    expect(problems[0]!.message).toContain('2 counters: repeats, rounds_lost;');
    expect(problems[0]!.hint).toBe('Say which: { "repeats": 2, "rounds_lost": 0 }.');
    expect(score(packOf(more), HAND, { counters: { repeats: 2, rounds_lost: 0 } }).problems).toEqual([]);
  });

  test('is refused where there is none', () => {
    expect(score(packOf(''), HAND, { counters: 2 }).problems).toMatchObject([{ code: 'unknown-counter' }]);
    expect(score(packOf(''), HAND, { counters: 0 }).problems).toEqual([]);
  });
});

test('limits name the result, and set the value where they have one', () => {
  const more = `limits:
  top: { when: fan >= 4, value: 100, name: { en: Top } }
  middle: { when: twice >= 4 }
score: { steps: { twice: 2 * fan }, value: twice + 1, minimum: true }`;
  const fans = (value: number) => {
    const { judgement } = scored(more, {}, patternLine('base', value, 'true'));
    return [judgement!.limit, judgement!.value, judgement!.steps];
  };
  expect(fans(1)).toMatchObject([undefined, 3, { twice: 2 }]);
  expect(fans(2)).toMatchObject(['middle', 5, { twice: 4 }]);
  expect(fans(4)).toMatchObject(['top', 100, { twice: 8 }]);
});

describe('payments', () => {
  const more = `counters: { rounds_again: { of: table, says: deals played again } }
pots: { stakes: { says: what was staked } }
settle:
  win:
    hand: { when: by draw or payer is exposer, amount: value, reason: hand }
    fed: { when: someone responsible and payer is responsible, amount: 10, reason: fed }
    again: { when: first winner and payer is exposer, amount: 3 * rounds_again, reason: again }
    stakes: { from: pot stakes, when: first winner, amount: stakes, reason: stakes }
    tax: { to: pot stakes, when: payer is exposer, amount: 1, reason: tax }`;
  const rows = (how: Circumstances) =>
    scored(more, how)
      .settlement.filter(({ reason }) => ['hand', 'fed', 'again', 'stakes', 'tax'].includes(reason))
      .map(({ from, to, amount, reason }) => `${reason} ${from}>${to} ${amount}`);

  test('go to and come from pots; a counter of the table and who is responsible are known', () => {
    expect(rows({ seat: 1, from: 3, counters: 2, deposits: 1000, responsible: 2 })).toEqual([
      'fed 2>1 10',
      'hand 3>1 2',
      'again 3>1 6',
      'stakes pot:stakes>1 1000',
      'tax 3>pot:stakes 1',
    ]);
    expect(rows({ seat: 1, by: 'draw', deposits: { stakes: 5 } })).toEqual([
      'hand 0>1 2',
      'hand 2>1 2',
      'hand 3>1 2',
      'stakes pot:stakes>1 5',
    ]);
  });

  test('of several winners the first after the exposer takes the pot', () => {
    const rules = packOf(more);
    const one = scored(more, { seat: 1, from: 2 });
    const table = tableOf(rules);
    const entries = settle(table, 'win', [1, 3], [one.judgement, one.judgement]);
    expect(entries.filter(({ reason }) => reason === 'stakes')).toMatchObject([
      { from: 'pot:stakes', to: 3, amount: 50 },
    ]);
  });

  test.each([
    ['from: pot stake', 'unknown-pot'],
    ['from: dealer', 'wrong-account', 'Write `payer`'],
    ['from: stakes', 'wrong-account', 'Did you mean `pot stakes`?'],
    ['from: pot stakes, to: pot stakes', 'pot-to-pot'],
    ['from: pot stakes, to: others', 'wrong-account', 'those who have not won pay each other'],
    ['to: other', 'wrong-account', 'Write `winner`, `others`'],
  ])('%s is told', (line, code, hint = '') => {
    const text = `pots: { stakes: { says: what was staked } }\nsettle: { win: { odd: { ${line}, amount: 1, reason: odd } } }`;
    const pack = smallPack({ patterns: patternLine('base', 2, 'true'), more: text });
    expect(pack.problems.map((found) => found.code)).toContain(code);
    expect(pack.problems.map((found) => found.hint).join(' ')).toContain(hint);
  });
});

describe('hands that have not won', () => {
  const shape = 'shapes: { rest: { is: any groups } }\n';
  test.each([
    ['', 'exhausted: { odd: { amount: value, reason: odd } }', 'no-value-here'],
    ['', 'exhausted: { odd: { amount: fan of payer, reason: odd } }', 'no-value-here'],
    [shape, 'exhausted: { odd: { amount: value - value of payer, reason: odd } }', undefined],
    [shape, 'exhausted: { odd: { to: others, amount: 1, reason: odd } }', 'wrong-account'],
    [shape, 'win: { odd: { to: others, amount: fan of payer, reason: odd } }', undefined],
    [shape, 'game_over: { odd: { amount: value, reason: odd } }', 'no-value-here'],
  ])('%s %s: %s', (shapes, line, code) => {
    const text = `${shapes}settle: { ${line} }`;
    const pack = smallPack({ patterns: patternLine('base', 2, 'true'), more: text });
    expect(pack.problems.filter(({ severity }) => severity === 'error')[0]?.code).toBe(code);
  });
});

/** A window open on a tile of the third seat, with something in the pot. */
function tableOf(rules: Ruleset): Table {
  const table = newGame(rules, { seed: 1 });
  const turn = { seat: 2, begin: 'drawn' as const, offers: [], tile: 0 };
  const window = { name: 'discard', tile: 0, from: 2, move: 'discard', meld: -1, answers: [] };
  return new Table(rules, { ...table, dealer: 0, pots: { stakes: 50 }, stage: { at: 'window', turn, window } });
}
