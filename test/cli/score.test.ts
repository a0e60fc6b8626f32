import { describe, expect, it } from 'vitest';
import { scoreCommand } from '../../cli/commands/score.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

/** Worked examples of the rule sheet: number, hand, circumstances, fans, what is paid, what the winner gets. */
const sheet: [number, string, Record<string, string>, string, string, string][] = [
  [
    1,
    '(123m) (555p) 78s 234s 22p +9s 2f',
    { seat: '1' },
    '1/2',
    '2 from the discarder, 1 from each other player',
    '+4',
  ],
  [3, '123m 456p 789s 345s 1z +1z 6f', { seat: '1', by: 'draw' }, '3', '8 each', '+24'],
  [
    6,
    '(123s) (222z) 456s 78s 33z +9s 5f',
    { seat: '2', round: '2' },
    '5 1/2',
    '32 from the discarder, 16 from each other player',
    '+64',
  ],
  [7, '(555z) (666z) (123p) 456p 7z +7z 2f 6f', { seat: 'nexta', by: 'draw' }, '11 1/2', '2,000 each', '+6,000'],
  [
    15,
    '(111z) (222z) (333z) 44z 99s +4z 3f',
    { seat: 'North' },
    '14',
    '5,000 from the discarder, 2,500 from each other player',
    '+10,000',
  ],
];

describe('a hand', () => {
  it.each(sheet)('number %i: %s', async (_, hand, flags, fans, paid, gets) => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'international', hand, flags)).toBe(0);
    const text = terminal.lines.join('\n');
    expect(text).toMatch(new RegExp(`^  ${fans} fan: ${paid}$`, 'm'));
    expect(text).toContain(gets);
    expect(text).toContain('last ▲'.slice(5));
    for (const line of terminal.lines) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('speaks the language asked for', async () => {
    const terminal = paperTerminal();
    await scoreCommand(terminal, 'international', '1122m 3344p 5566s 7z +7z 7f', { lang: 'zh' });
    expect(terminal.lines.join('\n')).toMatch(/4 {2}七对/);
  });

  it('answers in JSON', async () => {
    const terminal = paperTerminal();
    await scoreCommand(terminal, 'international', '222m 555m 777p 333s 9p +9p 1f', {
      seat: '2',
      by: 'draw',
      json: true,
    });
    expect(JSON.parse(terminal.lines[0]!)).toMatchObject({
      win: true,
      tallies: { fan: 9 },
      value: 512,
      limit: null,
      delta: [-512, 1536, -512, -512],
    });
  });

  it('takes what lies on the table, and who must answer for the hand', async () => {
    const terminal = paperTerminal();
    // Settlements S1 and S9 of the rule sheet.
    await scoreCommand(terminal, 'ari-ari', '234567m345p6678s +9s', {
      seat: '2',
      with: ['riichi'],
      lists: ['indicators=3p', 'under_indicators=1z'],
      counters: ['repeats=2'],
      deposits: ['stakes=2000'],
      json: true,
    });
    expect(JSON.parse(terminal.lines[0]!)).toMatchObject({ delta: [0, 6500, -4500, 0] });
    await scoreCommand(terminal, 'ari-ari', '234m5s (555z) (666z) (777z) +5s', {
      seat: '3',
      from: '2',
      counters: ['repeats=1'],
      responsible: '4',
      json: true,
    });
    expect(JSON.parse(terminal.lines[1]!)).toMatchObject({ delta: [0, -16300, 32300, -16000] });
  });

  it('says what is no name with a value', async () => {
    const terminal = paperTerminal();
    const flags = { lists: ['indicators'], counters: ['repeats=x'] };
    expect(await scoreCommand(terminal, 'ari-ari', '234567m345p6678s +9s', flags)).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(/"indicators" is no list.*"repeats=x" is no counter/s);
  });

  it('takes facts and options', async () => {
    const terminal = paperTerminal();
    await scoreCommand(terminal, 'international', '(456s) (888p) 23m 345p 55s +1m 2f', {
      seat: '3',
      with: ['robbing_kong'],
      options: ['payment=full'],
      from: '1',
      json: true,
    });
    expect(JSON.parse(terminal.lines[0]!)).toMatchObject({ tallies: { fan: 1.5 }, value: 2, delta: [-4, 0, 4, 0] });
  });
});

describe('why', () => {
  const hand = '(123s) (222z) 456s 78m 33z +9m 5f';
  it('a pattern is not given, with the part that fails', async () => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'international', hand, { why: 'mixed_suit' })).toBe(1);
    expect(terminal.lines.join('\n')).toContain('Mixed Suit is not given');
    expect(terminal.lines.join('\n')).toMatch(/no +suits == 1 +suits is 2/);
  });

  it('a pattern is given', async () => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'international', hand, { why: 'coward' })).toBe(0);
    expect(terminal.lines[0]).toContain('The Coward counts: 1/2 fan.');
  });

  it('another pattern takes its place', async () => {
    const terminal = paperTerminal();
    await scoreCommand(terminal, 'international', '222m 555m 777p 333s 9p +9p 1f', {
      seat: '2',
      by: 'draw',
      why: 'concealed_hand',
    });
    expect(terminal.lines[0]).toContain('All Concealed Pungs');
  });

  it('names of the pack fall into what they say, with the part that fails', async () => {
    const terminal = paperTerminal();
    await scoreCommand(terminal, 'ari-ari', '234567m 345p 66s 79s +8s', { why: 'pinfu' });
    const text = terminal.lines.join('\n');
    expect(text).toMatch(/yes +every set is chow \(plain_chows\)/);
    expect(text).toMatch(/no +wait is two_sided \(plain_chows\)/);
  });

  it('a pattern of a hand below the minimum is there, but no win', async () => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'mcr', '22334455m 234p 66s +6s', { why: 'pure_double_chow' })).toBe(1);
    expect(terminal.lines[0]).toContain('Pure Double Chow is there: 1 fan. No win');
    const text = terminal.lines.join('\n');
    expect(text).toMatch(/the hand is read .*234m.*; wait is pairs/);
    expect(text).toMatch(/│ 2m │ 3m │ 4m │/);
    expect(text).toMatch(/6 of the 8 fan needed/);
  });

  it.each([
    // absorbed
    ['222m 555m 777p 333s 9p +9p', 'mcr', 'all_pungs', 'absorbed', 'Four Concealed Pungs takes its place'],
    // linked
    ['123m 456m 789m 345s 1s +1s', 'mcr', 'short_straight', 'not joined', 'as in Pure Straight'],
    // one of a group
    ['222m 555m 777p 333s 9p +9p', 'international', 'all_pungs', 'not best', 'that is All Concealed Pungs'],
  ])('another of its family is named: %s', async (hand, pack, pattern, is, told) => {
    const terminal = paperTerminal();
    const flags = { why: pattern, by: 'draw' };
    expect(await scoreCommand(terminal, pack, hand, flags)).toBe(1);
    expect(terminal.lines[0]).toContain(told);
    expect(terminal.lines.join('\n')).toMatch(/the hand is read .*; wait is (single|pairs)/);
    const data = paperTerminal();
    await scoreCommand(data, pack, hand, { ...flags, json: true });
    const { why } = JSON.parse(data.lines[0]!) as { why: { answer: object; wait: string; reading: string } };
    expect(why).toMatchObject({ answer: { is, by: expect.any(String) }, wait: expect.any(String) });
    expect(why.reading).toContain('+');
  });

  it('another reading is told with what both are worth', async () => {
    const terminal = paperTerminal();
    await scoreCommand(terminal, 'mcr', '111m 222m 333m 55s 99p +9p', { why: 'pure_triple_chow' });
    expect(terminal.lines[0]).toMatch(/is there if the hand is read 123m 123m 123m .* is worth \d+; .* is worth \d+\./);
    expect(terminal.lines.join('\n')).toMatch(/there it is read 123m 123m[\s\S]*here it is read 111m 222m/);
    const data = paperTerminal();
    const flags = { why: 'pure_triple_chow', json: true };
    await scoreCommand(data, 'mcr', '111m 222m 333m 55s 99p +9p', flags);
    expect(JSON.parse(data.lines[0]!)).toMatchObject({
      why: { answer: { is: 'other reading', wait: 'pairs', standing: { is: 'counted' } }, wait: 'pairs' },
    });
  });

  it('lists patterns with a word in common', async () => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'mcr', '22334455m 234p 66s +6s', { why: 'pung_of_dragons' })).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(/Like it: .*dragon_pung/);
    expect(terminal.errors.join('\n')).not.toContain('all_green');
  });

  it('suggests patterns', async () => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'international', hand, { why: 'mixed_siut' })).toBe(2);
    expect(terminal.errors.join('\n')).toContain('Did you mean `mixed_suit`?');
  });
});

describe('a hand below the minimum', () => {
  const hand = '22334455m 234p 66s +6s';
  it('shows what it has and what a win must have', async () => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'mcr', hand, {})).toBe(1);
    const text = terminal.lines.join('\n');
    expect(text).toMatch(/^ {2}6 points$/m);
    expect(text).toContain('A win must have: fan - fan of flowers >= minimum');
  });

  it('has them in JSON', async () => {
    const terminal = paperTerminal();
    await scoreCommand(terminal, 'mcr', hand, { json: true });
    expect(JSON.parse(terminal.lines[0]!)).toMatchObject({ win: false, short: { tallies: { fan: 6 } } });
  });
});

describe('bonus tiles beside the hand', () => {
  it.each([
    ['where there are none', 'riichi', '234567m 345p 66s 78s +9s', '1f', 'no bonus tiles'],
    ['that are none', 'mcr', '123m 456m 789m 234p 5s +5s', '1m 2f', '`1m` among the bonus tiles is none'],
  ])('%s', async (_, pack, hand, bonus, told) => {
    const line = JSON.stringify({ id: 1, hand, bonus: [bonus] });
    const terminal = paperTerminal({ input: line });
    await scoreCommand(terminal, pack, undefined, { jsonl: true });
    expect(terminal.lines[0]).toContain('"code":"no-bonus"');
    expect(await scoreCommand(terminal, pack, hand, { bonus })).toBe(2);
    expect(terminal.errors.join('\n')).toContain(told);
  });
});

it('options count seats from 1; JSON counts them from 0, in and out', async () => {
  const hand = '123m 456m 789m 111z 8p +8p';
  const asked = paperTerminal();
  await scoreCommand(asked, 'international', hand, { json: true, seat: '2', from: '4' });
  const answer = JSON.parse(asked.lines[0]!) as { settlement: { to: number }[]; delta: number[] };
  expect(answer.settlement.map(({ to }) => to)).toEqual([1, 1, 1]);
  expect(answer.delta[1]).toBeGreaterThan(0);
  const lines = [{ seat: 1, from: 3 }, { seat: 'south', from: 'north' }, { seat: 4 }];
  const given = paperTerminal({ input: lines.map((how) => JSON.stringify({ hand, ...how })).join('\n') });
  await scoreCommand(given, 'international', undefined, { jsonl: true });
  const [numbers, words, wrong] = given.lines.map((line) => JSON.parse(line) as { error?: object });
  expect(numbers).toMatchObject(answer);
  expect(words).toEqual(numbers);
  expect(wrong!.error).toMatchObject({
    code: 'bad-seat',
    hint: expect.stringContaining('0 (the dealer) to 3') as string,
  });
});

describe('what cannot be scored', () => {
  it.each([
    ['five of a kind', '11111m 456p 789s 34s +5s', {}, 2, 'only 4 of 1m'],
    ['thirteen tiles', '123m 456p 789s 345s 1z', {}, 1, '13 tiles: a winning hand here has 14. Add the winning tile'],
    ['thirteen tiles, asked elsewhere', '123m 456p 789s 345s 1z', {}, 1, 'tilewright waits international "123m'],
    ['ten tiles', '123m 456p 789s 1z', {}, 2, 'Add 3 or 4 tiles.'],
    ['a kong counted as four', '(1111m) 456p 789s 34s 1z +1z', {}, 1, '13 tiles: a winning hand here has 14'],
    ['sixteen tiles', '123m 456p 789s 345s 11z 5z +5z', {}, 2, 'Take out 2 or 3 tiles.'],
    ['fifteen tiles', '123m 456p 789s 345s 11z 5z +5z', {}, 2, 'instead of'],
    ['a tile that is none', '123m 456p 789s 345s 9z +9z', {}, 2, 'no `9z`'],
    ['an unknown fact', '123m 456p 789s 345s 1z +1z', { with: ['robing_kong'] }, 2, 'Did you mean `robbing_kong`?'],
    ['an unknown seat', '123m 456p 789s 345s 1z +1z', { seat: '5' }, 2, 'no seat "5"'],
    ['its own discard', '123m 456p 789s 345s 1z +1z', { seat: '2', from: '2' }, 2, 'own discard'],
    ['an unknown option', '123m 456p 789s 345s 1z +1z', { options: ['minimun=3'] }, 2, 'Did you mean `minimum`?'],
    ['an option without a value', '123m 456p 789s 345s 1z +1z', { options: ['minimum'] }, 2, 'name=value'],
    ['an incomplete hand', '123m 456p 789s 345s 1z +2z', {}, 1, 'not complete'],
    ['a hand below the minimum', '(123m) (555p) 78s 234s 22p +9s 2f', { options: ['minimum=3'] }, 1, 'worth less'],
  ])('%s', async (_, hand, flags, code, told) => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'international', hand, flags)).toBe(code);
    expect([...terminal.lines, ...terminal.errors].join('\n')).toContain(told);
  });

  it('an unknown pack: where it was looked for', async () => {
    const terminal = paperTerminal();
    expect(await scoreCommand(terminal, 'intrnational', '1m')).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(/Did you mean `international`\?[\s\S]*intrnational\.yaml/);
  });
});

describe('hands by the line', () => {
  const lines = [
    '{"id": 1, "hand": "23m 345p 55s 1m", "melds": [{"type": "chow", "tiles": "456s"}, {"type": "pung", "tiles": "888p", "from": 1}], "win": "1m", "seat": 2, "flags": ["robbing_kong"], "bonus": ["2f"]}',
    '{"id": 2, "hand": "34',
    '{"id": 3, "hand": "1112345678999m +5m", "by": "draw", "seat": "South", "bonus": ["1f"]}',
    '{"id": 4, "hand": "99m 88s +8s 1f", "melds": [{"type": "concealed-kong", "tiles": "7777m"}, {"type": "added-kong", "tiles": "2222p"}, {"type": "pung", "tiles": "444s"}], "seat": 1}',
    '{"id": 5, "hand": "123m 456p 789s 345s 1z +2z"}',
    '{"id": 6, "hand": "123m 456p 789s 345s 1z +1z", "options": {"payment": "ful"}}',
    '{"id": 7, "hand": "123m 456p 789s 345s 1z +1z", "deposits": 2}',
    '{"id": 8, "hand": 12}',
    '[]',
  ];
  it('gives a line for a line, in order', async () => {
    const terminal = paperTerminal({ input: `${lines.join('\n')}\n` });
    expect(await scoreCommand(terminal, 'international', undefined, { jsonl: true })).toBe(1);
    const answers = terminal.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toHaveLength(lines.length);
    expect(answers[0]).toMatchObject({ id: 1, value: 2, tallies: { fan: 1.5 } });
    expect(answers[1]).toMatchObject({ id: null, error: { code: 'bad-json' } });
    expect(answers[2]).toMatchObject({
      id: 3,
      value: 1000,
      patterns: [{ id: 'nine_gates', value: { fan: 10 }, times: 1 }],
      delta: [-1000, 3000, -1000, -1000],
    });
    expect(answers[3]).toMatchObject({ id: 4, tallies: { fan: 3 }, value: 8, delta: [-4, 16, -8, -4] });
    expect(answers[4]).toEqual({ id: 5, win: false, reason: 'incomplete' });
    expect(answers[5]).toMatchObject({ id: 6, error: { hint: expect.stringContaining('full') } });
    expect(answers[6]).toMatchObject({ id: 7, error: { code: 'unknown-pot' } });
    expect(answers[7]).toMatchObject({ id: 8, error: { code: 'no-hand' } });
    expect(answers[8]).toMatchObject({ id: null, error: { code: 'bad-case' } });
  });

  it('is content where every line could be answered, wins or not', async () => {
    const terminal = paperTerminal({ disk: { 'hands.jsonl': `${lines[0]}\n\n${lines[4]}\n` } });
    expect(await scoreCommand(terminal, 'international', 'hands.jsonl', { jsonl: true })).toBe(0);
    expect(terminal.lines).toHaveLength(2);
    expect(await scoreCommand(terminal, 'international', 'other.jsonl', { jsonl: true })).toBe(2);
    expect(terminal.errors.join('\n')).toContain('no file other.jsonl');
    expect(await scoreCommand(terminal, '-', 'hands.jsonl', { jsonl: true })).toBe(2);
  });
});

it('says which shape the tiles fit whose condition does not hold', async () => {
  const pack = 'id: t\nextends: riichi\nname: { en: T }\nshapes:\n  sets: { when: suits == 1 }\n';
  const told = async (hand: string): Promise<string> => {
    const terminal = paperTerminal({ disk: { 't.yaml': pack } });
    expect(await scoreCommand(terminal, 't.yaml', hand)).toBe(1);
    return terminal.lines.join('\n');
  };
  expect(await told('123m 456p 789s 345s 1z +1z')).toContain(
    'No win: the tiles fit the shape `sets`, which needs: suits == 1',
  );
  expect(await told('123m 456p 789s 345s 1z +2z')).toContain('No win: the hand is not complete.');
});
