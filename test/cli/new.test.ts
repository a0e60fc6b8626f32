import { describe, expect, it } from 'vitest';
import { checkCommand } from '../../cli/commands/check.ts';
import { fmtCommand } from '../../cli/commands/fmt.ts';
import { newCommand, type NewFlags, snippetCommand } from '../../cli/commands/new.ts';
import { playCommand } from '../../cli/commands/play.ts';
import { testCommand } from '../../cli/commands/test.ts';
import type { Questions } from '../../cli/terminal.ts';
import { load, packs } from '../../loader/index.ts';
import { type PaperSettings, type PaperTerminal, paperTerminal } from '../kit/fake-terminal.ts';

interface Made {
  terminal: PaperTerminal;
  code: number;
}

async function make(
  name: string | undefined,
  flags: NewFlags,
  settings: PaperSettings = {},
  questions?: Questions,
): Promise<Made> {
  const terminal = { ...paperTerminal(settings), ...(questions && { questions }) };
  return { terminal, code: await newCommand(terminal, name, flags, '9.8.7') };
}

const reader = ({ disk }: PaperTerminal) => ({ readFile: (path: string) => disk[path] });

describe('a new pack', () => {
  it.each(packs().map(({ id }) => id))('of %s passes check, fmt --check and test', async (from) => {
    const { terminal, code } = await make('my-table', { from, set: [] });
    expect(code).toBe(0);
    expect(await checkCommand(terminal, ['my-table.yaml'])).toBe(0);
    expect(await fmtCommand(terminal, ['my-table.yaml'], { check: true })).toBe(0);
    const before = terminal.lines.length;
    expect(await testCommand(terminal, 'my-table.yaml')).toBe(0);
    expect(terminal.lines.slice(before).join('\n')).toMatch(/^my-table: .*\d+ passed/m);
    expect(terminal.errors).toEqual([]);
  });

  it.each(['wikidot', 'four_winds', 'star31'])('with the list %s has examples that hold', async (list) => {
    const { terminal } = await make('my-table', { from: 'taiwanese', set: [`list=${list}`] });
    expect(await testCommand(terminal, 'my-table.yaml', { own: true })).toBe(0);
  });

  it.each([undefined, ''])('is asked for a name when there is none: %o', async (name) => {
    const { terminal, code } = await make(name, {});
    expect(code).toBe(2);
    expect(terminal.errors).toEqual(['What is the new pack called? tilewright new sunday-table']);
    expect(terminal.disk).toEqual({});
  });

  it('says little, with the schema for editors, an example and a scenario of its own', async () => {
    const { terminal } = await make('my-table', { from: 'cantonese', set: ['minimum=1,limit=8'] });
    const text = terminal.disk['my-table.yaml']!;
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=https:\/\/unpkg\.com\/tilewright@9\.8\.7\/schemas\/pack\.schema\.json\n/,
    );
    expect(text).toMatch(/^extends: cantonese@1$/m);
    expect(text).toContain(
      '  # How many fan a hand needs to win. Fan from Flowers do not count toward this minimum. (Cantonese\n  # Game: 3.)\n  minimum: 1\n',
    );
    expect(text).toMatch(/^ {4}examples:/m);
    expect(text).toMatch(/^scenarios:$/m);
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
    expect(lines.length).toBeLessThanOrEqual(21);
    expect(load('my-table.yaml', reader(terminal))).toMatchObject({
      ok: true,
      value: { id: 'my-table', name: { en: 'My Table' }, options: { minimum: 1, limit: 8, payment: 'shared' } },
    });
  });

  const sizes = ['13', '16'].flatMap((size) =>
    ['2', '3', '4'].flatMap((players) => ['8', '0'].map((flowers) => [size, players, flowers])),
  );
  it.each(sizes)(
    'that is blank, with %s tiles, %s players, flowers: %s, passes check, fmt --check and test, and plays',
    async (...all) => {
      const [size, players, flowers] = all;
      const set = [`size=${size},players=${players},flowers=${flowers},minimum=1`];
      const { terminal, code } = await make('my-game', { blank: true, set });
      expect(code).toBe(0);
      expect(await checkCommand(terminal, ['my-game.yaml'])).toBe(0);
      expect(await fmtCommand(terminal, ['my-game.yaml'], { check: true })).toBe(0);
      expect(await testCommand(terminal, 'my-game.yaml')).toBe(0);
      expect(terminal.errors).toEqual([]);
      expect(await playCommand(terminal, 'my-game.yaml', { bots: true, seed: '1', deals: '4' })).toBe(0);
      expect(terminal.lines.join('\n')).toMatch(/ on .*'s | drawn /);
    },
  );

  it('that is blank takes its answers from questions, and refuses others', async () => {
    const answers = ['players', '3', 'write the file'];
    const asked: string[] = [];
    const questions = { one: (question: string) => (asked.push(question), Promise.resolve(answers.shift())) };
    const { terminal, code } = await make('my-game', { blank: true }, {}, questions as unknown as Questions);
    expect(code).toBe(0);
    expect(asked[1]).toBe('How many play?');
    expect(terminal.disk['my-game.yaml']).toMatch(/^ {2}count: 3$/m);
    const wrong = await make('my-game', { blank: true, set: ['size=15,colour=red'] });
    expect(wrong.code).toBe(2);
    expect(wrong.terminal.errors.join('\n')).toMatch(/`size` can't be `15`[\s\S]*no option `colour`/);
    expect((await make('my-game', { blank: true, from: 'riichi', set: [] })).code).toBe(2);
    expect(
      (await make('my-game', { blank: true }, {}, { one: () => Promise.resolve(undefined) } as unknown as Questions))
        .terminal.disk,
    ).toEqual({});
  });

  it('borrows lines by the names people use', () => {
    const terminal = paperTerminal();
    expect(snippetCommand(terminal, 'Pao')).toBe(0);
    expect(terminal.lines.join('\n')).toMatch(/^# The player who gives[^\n]*\npatterns:\n {2}three_dragons:/);
    expect(snippetCommand(terminal, 'list')).toBe(0);
    expect(terminal.lines.join('\n')).toContain('water: A player who lets a winning tile pass');
    expect(snippetCommand(terminal, 'luck')).toBe(2);
    expect(terminal.errors.join('\n')).toContain('There are flowers, laid_aside, ready, liability');
  });

  it('has no id of a built-in pack', async () => {
    const { terminal, code } = await make('riichi', { from: 'riichi', set: [] });
    expect(code).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(
      /`riichi` is the id of a built-in pack.*\[built-in-id\][\s\S]*my-riichi/,
    );
    expect(terminal.disk).toEqual({});
  });

  it('of a pack without some tiles shows hands that can be laid', async () => {
    const out = [2, 3, 4, 5, 6, 7, 8].map((rank) => `${rank}m: 0`).join(', ');
    const tiles = `tiles: { suits: { m: { copies_of: { ${out} } } } }`;
    const disk = { 'short.yaml': `id: short\nextends: cantonese\nname: { en: Short }\n${tiles}\n` };
    const { terminal, code } = await make('my-table', { from: 'short.yaml', set: ['limit=8'] }, { disk });
    expect(code).toBe(0);
    expect(await testCommand(terminal, 'my-table.yaml')).toBe(0);
    expect(terminal.disk['my-table.yaml']).toMatch(/^ {4}examples:/m);
  });

  it('tells what to type next', async () => {
    const { terminal } = await make('my-table', { from: 'cantonese', set: [] });
    expect(terminal.lines).toEqual([
      'Created my-table.yaml. Next:',
      '  tilewright check my-table.yaml',
      '  tilewright test my-table.yaml',
      '  tilewright play my-table.yaml',
    ]);
  });

  it('may have a name of words, and stand in another folder than its parent', async () => {
    const parent = 'id: club\nversion: 2.1.0\nname: { en: Club }\nextends: international\n';
    const { terminal, code } = await make(
      'Sunday Table',
      { from: 'club.yaml', out: 'tables', set: [] },
      { disk: { 'club.yaml': parent } },
    );
    expect(code).toBe(0);
    const text = terminal.disk['tables/sunday-table.yaml']!;
    expect(text).toContain('extends: ../club.yaml@2\nname: { en: Sunday Table }\n');
    expect(load('tables/sunday-table.yaml', reader(terminal))).toMatchObject({ ok: true, problems: [] });
  });

  it.each([
    ['node_modules/tilewright/schemas/pack.schema.json', './node_modules/tilewright/schemas/pack.schema.json'],
    ['../node_modules/tilewright/schemas/pack.schema.json', '../node_modules/tilewright/schemas/pack.schema.json'],
    ['../../schemas/pack.schema.json', '../../schemas/pack.schema.json'],
  ])('names the schema where it is installed: %s', async (path, named) => {
    const disk = { [path]: '{ "$id": "urn:tilewright:schema:pack:v1" }' };
    const { terminal } = await make('my-table', { from: 'cantonese', set: [] }, { disk });
    expect(terminal.disk['my-table.yaml']!.split('\n')[0]).toBe(`# yaml-language-server: $schema=${named}`);
  });
});

it.each([
  ['Müllers Tisch', 'mullers-tisch.yaml', 'Müllers Tisch'],
  ['sunday.yaml', 'sunday.yaml', 'Sunday'],
])('makes a file name of %s', async (name, file, called) => {
  const { terminal } = await make(name, { from: 'cantonese', set: [] });
  expect(terminal.disk[file]).toContain(`name: { en: ${called} }`);
});

describe('nothing is written', () => {
  const rows: [why: string, name: string, flags: NewFlags, told: string][] = [
    ['over another file', 'old', { from: 'cantonese', set: [] }, 'old.yaml already exists'],
    ['without a parent', 'mine', {}, 'Add --from with one of american, ari-ari'],
    ['without a parent, for a whole game', 'mine', {}, 'changes no other, add --blank.'],
    ['for a parent that is not there', 'mine', { from: 'cantonesse', set: [] }, 'Did you mean `cantonese`?'],
    ['for an option that is not there', 'mine', { from: 'cantonese', set: ['minimun=1'] }, 'Did you mean `minimum`?'],
    ['for a value that cannot be', 'mine', { from: 'cantonese', set: ['minimum=77'] }, 'a whole number from 0 to 5'],
    ['for half an option', 'mine', { from: 'cantonese', set: ['minimum'] }, 'Write name=value'],
    ['for a name without a letter', '我的', { from: 'cantonese', set: [] }, 'Latin letters'],
  ];
  it.each(rows)('%s', async (_, name, flags, told) => {
    const { terminal, code } = await make(name, flags, { disk: { 'old.yaml': 'mine' } });
    expect(code).toBe(2);
    expect(terminal.errors.join('\n')).toContain(told);
    expect(terminal.disk).toEqual({ 'old.yaml': 'mine' });
  });
});

describe('at a terminal', () => {
  /** Somebody who answers by the first words of a question. */
  function person(answers: Record<string, string | string[] | undefined>): {
    questions: Questions;
    asked: string[];
  } {
    const asked: string[] = [];
    const answer = (question: string): string | undefined => {
      asked.push(question);
      const said = Object.entries(answers).find(([begin]) => question.startsWith(begin))?.[1];
      return Array.isArray(said) ? said.shift() : said;
    };
    const questions: Questions = {
      text: (question, before, refuse) => {
        const typed = answer(question);
        return Promise.resolve(typed === undefined || refuse(typed) === undefined ? typed : before);
      },
      one: (question, from) => {
        const picked = answer(question);
        return Promise.resolve(from.some(({ value }) => value === picked) ? picked : undefined);
      },
    };
    return { questions, asked };
  }

  it('asks for the game, and each option that is chosen until the file is to be written', async () => {
    const { questions, asked } = person({
      'Which game': 'cantonese',
      'What does your table': ['minimum', 'flowers', 'awards', 'payment', 'write the file'],
      'How many fan a hand needs': '1',
      'Whether the eight Flowers': 'true',
      'Whether the award doubles': 'full_spicy',
      'Whether the discarder pays': 'shared',
    });
    const { terminal, code } = await make('my-table', {}, {}, questions);
    expect(code).toBe(0);
    expect(asked).toHaveLength(10);
    expect(asked[2]).toContain('From 0 to 5.');
    // What is as in the parent is not written.
    expect(terminal.disk['my-table.yaml']).not.toContain('payment:');
    const loaded = load('my-table.yaml', reader(terminal));
    expect(loaded).toMatchObject({ ok: true, value: { options: { minimum: 1, flowers: true, awards: 'full_spicy' } } });
  });

  it.each([
    ['at the first question', {}],
    ['at the second', { 'Which game': 'cantonese' }],
    ['in the middle', { 'Which game': 'cantonese', 'What does your table': ['minimum'] }],
  ])('who gives up %s leaves nothing behind', async (_, answers) => {
    const { terminal, code } = await make('my-table', {}, {}, person(answers).questions);
    expect([code, terminal.disk]).toEqual([130, {}]);
  });

  it('asks nothing where options are given', async () => {
    const { questions, asked } = person({});
    expect((await make('my-table', { from: 'mcr', set: ['minimum=4'] }, {}, questions)).code).toBe(0);
    expect(asked).toEqual([]);
  });
});
