/** Sentences that readers stumbled over, and what stood for them: none of them comes back. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STUMBLED: readonly string[] = [
  'The doors',
  'The only door',
  'surely not meant',
  'in their one form',
  'if nothing is said',
  'gone on with',
  'the house says no',
  'lets it go',
  'as long as that is there',
  'Whoever asks for a few',
  'minipoints, worth',
  'It uses two tiles of the hand',
  'A turn and a window',
  'Of the tile discarded then',
  'Who is heard first',
  'Beside it these do not count',
  'Less than nothing is paid',
  'stand in the chapter',
  '(played by script)',
  'Said everywhere',
];
const READ = ['README.md', 'docs', 'templates', 'examples', 'book/text', 'book/say', 'cli/command-line.ts'];

test.each(STUMBLED)('nobody reads %j', (words) => {
  const files = execFileSync('git', ['ls-files', ...READ], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const texts = files.filter((file) => /\.(md|ts|yaml)$/.test(file));
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes(words))).toEqual([]);
});
