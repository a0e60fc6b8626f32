/** Problems are listed under the chapter in which the wrong example differs from the right one. */
import { expect, test } from 'vitest';
import { problemIndex } from '../../../docs/site/problem-index.ts';

const page = (code: string, ...blocks: string[]): { code: string; text: string } => ({
  code,
  text: `# ${code}\n\nWhat ${code}\nis.\n\n${blocks.map((block) => `\`\`\`${block}\n\`\`\`\n`).join('\n')}`,
});

test('by chapter', () => {
  const problems = [
    page('deep', 'yaml\nname: { en: A }\ntiles:\n  m: 1', 'yaml\nname: { en: B }\ntiles:\n  m: 2'),
    page('early', 'yaml\nextends: lost', 'yaml\nextends: found'),
    page('late', 'yaml\ntiles: { m: 1 }\nmoves:\n  a: 1', 'yaml\ntiles: { m: 1 }\nmoves:\n  a: 2'),
    page('typed', 'sh\ntilewright score', 'sh\ntilewright score x'),
    page('silent'),
    page('sent', 'json\n{}', 'json\n[]'),
  ];
  const text = problemIndex(problems, ['tiles', 'moves']);
  const list = text.split('\n').filter((line) => /^(##|-) /.test(line));
  expect(list).toEqual([
    '## The file and the head of a pack',
    '- [early](early.md): What early is.',
    '## `tiles`',
    '- [deep](deep.md): What deep is.',
    '## `moves`',
    '- [late](late.md): What late is.',
    '## Hands and the command line',
    '- [typed](typed.md): What typed is.',
    '## Files, scenarios and logs',
    '- [silent](silent.md): What silent is.',
    '- [sent](sent.md): What sent is.',
  ]);
});
