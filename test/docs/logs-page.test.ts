import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FORMATS } from '../../records/index.ts';

const page = readFileSync(new URL('../../docs/logs.md', import.meta.url), 'utf8');

it.each(FORMATS.map((format) => [format.id, format] as const))('the page lists what %s cannot hold', (_, { loses }) => {
  for (const { says } of loses) expect(page).toContain(`- ${says}\n`);
});
