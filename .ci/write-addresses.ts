/** Writes the public addresses of the project, which stand in addresses.json, into package.json; those that do not exist yet are left out. */
import { readFileSync, writeFileSync } from 'node:fs';

const file = (name: string): URL => new URL(`../${name}`, import.meta.url);
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file(name), 'utf8')) as Record<string, unknown>;

const { repository, site, issues } = read('addresses.json') as Record<string, string | null>;
const { repository: _, homepage: __, bugs: ___, ...rest } = read('package.json');
const addresses = {
  ...(repository && { repository: { type: 'git', url: `git+${repository}.git` } }),
  ...(site && { homepage: site }),
  ...(issues && { bugs: { url: issues } }),
};
/** Behind the licence, as npm orders them. */
const entries = Object.entries(rest).flatMap(([key, value]) =>
  key === 'license' ? [[key, value], ...Object.entries(addresses)] : [[key, value]],
);
writeFileSync(file('package.json'), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
