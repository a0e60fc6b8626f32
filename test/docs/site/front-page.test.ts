/** What the front page shows is what the pack says, and its picture is the hand it scores. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../../cli/command-line.ts';
import { frontPicture } from '../../../docs/site/front-picture.ts';
import { paperTerminal } from '../../kit/fake-terminal.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/site/index.md');

test('the pattern', () => {
  const shown = parse(/```yaml\n(.*?)```/s.exec(page)![1]!) as Record<string, Record<string, unknown>>;
  const { patterns } = parse(read('rulesets/international/patterns.yaml')) as { patterns: typeof shown };
  const { name, group, value, when } = patterns['small_three_dragons']!;
  expect(shown['small_three_dragons']).toMatchObject({ name, group, value, when });
});

test('the hand', async () => {
  const hand = /tilewright score international '(.*)'/.exec(page)![1]!;
  const terminal = paperTerminal();
  expect(await run(terminal, ['score', 'international', hand], '1.2.3')).toBe(0);
  expect(terminal.lines.join('\n')).toContain('Small Three Dragons');
  const tiles = [...frontPicture().matchAll(/<g transform/g)];
  expect(tiles).toHaveLength(14);
});

test('the picture says in words what it shows', () => {
  const alt = /^ {4}alt: "(.*)"$/m.exec(page)![1]!;
  expect(frontPicture()).toContain(`<title>${alt}</title>`);
});
