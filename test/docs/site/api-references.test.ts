/** A module's page lists what it only passes on in one paragraph. */
import { expect, test } from 'vitest';
import { shortReferences } from '../../../docs/site/api-references.ts';

const reference = (name: string): string => `### ${name}\n\nRe-exports [${name}](../a.md#${name})\n`;

test('references become links in a row', () => {
  const page = `# A\n\n## Functions\n\n### f()\n\n## References\n\n${reference('one')}\n***\n\n${reference('two')}`;
  expect(shortReferences(page)).toBe(
    '# A\n\n## Functions\n\n### f()\n\n## Also exported\n\nThese are described where they come from: [one](../a.md#one), [two](../a.md#two).\n',
  );
  expect(shortReferences('# A\n')).toBe('# A\n');
});
