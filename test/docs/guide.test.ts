/** The guide is followed literally: its files are written, its commands typed, and the answers are what it shows. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkPack } from '../../loader/index.ts';
import { blocks, commandsIn, newTerminal, pattern, type } from '../kit/guide-pages.ts';

const guide = (name: string): string => readFileSync(new URL(`../../docs/guide/${name}.md`, import.meta.url), 'utf8');
const page = guide('your-tables-rules');

it('is true, line by line', async () => {
  const terminal = newTerminal();
  for (const { kind, text } of blocks(page)) {
    if (kind === 'console') {
      for (const { words, answer } of commandsIn(text)) expect(await type(terminal, words)).toMatch(pattern(answer));
    } else terminal.disk[kind === 'yaml' ? 'sunday.yaml' : `${kind.split(' ')[1]}.yaml`] = text;
  }
});

it('is true on the page for players', async () => {
  const typed = blocks(guide('play')).filter(({ kind }) => kind === 'console');
  expect(typed.length).toBeGreaterThan(3);
  for (const { text } of typed)
    for (const { words, answer } of commandsIn(text)) expect(await type(newTerminal(), words)).toMatch(pattern(answer));
});

it('types every command of a first pack', () => {
  const typed = blocks(page).flatMap(({ kind, text }) => (kind === 'console' ? commandsIn(text) : []));
  expect([...new Set(typed.map(({ words }) => words[0]))]).toEqual([
    'new',
    'test',
    'check',
    'fmt',
    'diff',
    'score',
    'play',
  ]);
});

it('says it in at most 15 lines', () => {
  const { text } = blocks(page).find(({ kind }) => kind === 'yaml')!;
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  const { ruleset, problems } = checkPack(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ruleset!.options).toMatchObject({ minimum: 1, awards: 'full_spicy', flowers: false });
});
