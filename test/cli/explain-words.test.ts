import { expect, it, test } from 'vitest';
import { explainCommand } from '../../cli/commands/explain.ts';
import { families, words } from '../../dsl/index.ts';
import { sentences } from '../../cli/draw/sentence-forms.ts';
import { load } from '../../loader/index.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

it('lists all words by family, each once', async () => {
  const terminal = paperTerminal({ columns: 90 });
  expect(await explainCommand(terminal, undefined, { words: true })).toBe(0);
  const text = terminal.lines.join('\n');
  for (const { title } of families) expect(terminal.lines).toContain(title);
  for (const { name } of words) expect(text).toContain(`\n  ${name} `);
  expect(Math.max(...terminal.lines.map((line) => line.length))).toBeLessThanOrEqual(90);
});

it('shows one word with its type, places, example and hand, drawn', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, 'triplet')).toBe(0);
  const text = terminal.lines.join('\n');
  const word = words.find(({ name }) => name === 'triplet')!;
  for (const part of [word.says, word.example, word.hand!, 'something to count', 'in pattern, value'])
    expect(text).toContain(part);
  expect(text).toMatch(/┌────┬[\s\S]*last ▲/);
});

it('shows a word that is two things twice', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, 'concealed')).toBe(0);
  expect(terminal.lines.filter((line) => line.startsWith('concealed ('))).toHaveLength(2);
});

it('takes a phrase with hyphens or capitals', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, 'Tiles-Left')).toBe(0);
  expect(terminal.lines[0]).toMatch(/^tiles left /);
});

test.each([
  ['tripplet', 'triplet'],
  ['kongs', 'kong'],
  ['wind', 'seat_wind'],
  ['zzzz', '`tilewright explain --words` the words'],
])('of %s says: %s', async (name, said) => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, name)).toBe(2);
  expect(terminal.errors.join('\n')).toContain(said);
});

test.each(words.filter(({ hand }) => hand !== undefined).map(({ name }) => name))(
  '%s has tiles to show',
  async (name) => {
    const terminal = paperTerminal();
    await explainCommand(terminal, name);
    expect(terminal.lines.join('\n')).toContain('┌');
  },
);

test.each(sentences.flatMap(({ words: names, example }) => names.map((name) => [name, example] as const)))(
  'shows what sentence %s makes',
  async (name, example) => {
    const terminal = paperTerminal();
    expect(await explainCommand(terminal, name)).toBe(0);
    expect(terminal.lines.join('\n')).toContain(example);
  },
);

test.each(sentences.map(({ example }) => example))('%s is a condition of a pattern', (example) => {
  const pattern = `name: { en: A }, group: state, value: { fan: 1 }, when: "${example}"`;
  const { problems } = load(`id: a\nname: { en: A }\nextends: international\npatterns:\n  a: { ${pattern} }\n`);
  expect(problems).toEqual([]);
});
