/** Links of the studio: short, read back as they were, and those of today for ever. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { positionLink, projectLink, readLink } from '../../studio/share/link.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sunday = /```yaml\n(id: sunday[\s\S]*?)```/.exec(read('README.md'))![1]!;

const projects = {
  sunday: { entry: 'sunday.yaml', files: { 'sunday.yaml': sunday } },
  international: {
    entry: 'pack.yaml',
    files: {
      'pack.yaml': read('rulesets/international/pack.yaml'),
      'patterns.yaml': read('rulesets/international/patterns.yaml'),
    },
  },
};

/** Links as they were once made. They are never made anew: people have them. */
const STORED = JSON.parse(read('test/studio/stored-links.json')) as Record<string, string>;
const KEPT = 'id: kept\nversion: 1.0.0\nextends: cantonese\nname: { en: Kept, zh: 存 }\noptions: { minimum: 1 }\n';

describe('a link', () => {
  it.each([
    ['sunday', 700],
    ['international', 10_000],
  ] as const)('of the pack %s has at most %i characters and opens as it was', (name, most) => {
    const link = projectLink(projects[name]);
    expect(link.length).toBeLessThanOrEqual(most);
    expect(readLink(`#${link}`)).toEqual({ is: 'project', project: projects[name] });
  });

  it.each(Object.entries(STORED))('of 2026-11-27 opens: %s', (name, link) => {
    expect(readLink(link)).toEqual({
      is: 'project',
      project: { entry: `${name}.yaml`, files: { [`${name}.yaml`]: KEPT } },
    });
  });

  it('carries a position', () => {
    const position = { log: '{"seed":7}\n{"type":"draw","tile":"一"}\n', step: 12 };
    expect(readLink(positionLink(position))).toEqual({ is: 'position', position });
  });

  it.each([
    ['an anchor of a page', '#rules', undefined],
    ['nothing', '', undefined],
    ['a later version', '#p9.abcdef', 'newer'],
    ['letters at random', '#p1.abcdefghijkl', 'damaged'],
    ['a cut link', `#${projectLink(projects.sunday).slice(0, 100)}`, 'damaged'],
    ['a name that leaves its folder', `#${projectLink({ entry: '../x.yaml', files: { '../x.yaml': '' } })}`, 'damaged'],
    ['a name with markup', `#${projectLink({ entry: '<b>.yaml', files: { '<b>.yaml': '' } })}`, 'damaged'],
    ['text without end', `#p1.${'A'.repeat(500_000)}`, 'too-large'],
    [
      'a small link that unpacks to megabytes',
      `#${projectLink({ entry: 'a.yaml', files: { 'a.yaml': ' '.repeat(9_000_000) } })}`,
      'too-large',
    ],
  ])('%s is refused', (_, link, why) => expect(readLink(link)).toBe(why));
});
