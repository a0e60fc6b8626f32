/** The reference of the commands has every command and option, and its examples can be typed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeProgram } from '../../cli/command-line.ts';
import { commandReference } from '../../docs/commands-page.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const page = commandReference();
const { commands } = makeProgram(paperTerminal(), '1.2.3', () => {});

test.each(commands.map((command) => [command.name(), command] as const))('%s', (name, command) => {
  const part = page.split(`\n## ${name}\n`)[1]!.split('\n## ')[0]!;
  for (const { flags } of command.options) expect(part).toContain(`| \`${flags.replaceAll('|', '\\|')}\` |`);
  expect(part).toMatch(new RegExp(`For example:\n\n\`\`\`sh\ntilewright ${name} `));
  expect(page).toContain(`[\`${name}\`](#${name})`);
});

test('the committed page is the one commands make', () => {
  expect(readFileSync(new URL('../../docs/commands.md', import.meta.url), 'utf8')).toContain(page);
});
