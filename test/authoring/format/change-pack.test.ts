/** Entries changed by programs: what is changed and nothing else, in the one form. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { changePack, type EntryChange, format } from '../../../authoring/format/index.ts';

const rulesets = fileURLToPath(new URL('../../../rulesets/', import.meta.url));

const HEAD = `# The rules of one table.
id: mine
version: 0.1.0
extends: parent
name: { en: Mine }  # so called
`;
const MORE = `${HEAD}
# What we change.
options:
  # Hands are small here.
  minimum: 4
  limit: 8  # always

# How we play.
scenarios:
  first: { title: First, play: [] }
`;

function changed(text: string, ...changes: [path: string, value: unknown][]): string {
  const list = changes.map(([path, value]): EntryChange => ({ path: path.split('.'), value }));
  const result = changePack(text, list);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
  const again = format(result.value);
  expect(again.ok && again.value).toBe(result.value);
  return result.value;
}

describe('a change of', () => {
  test('a value keeps the comments around it', () => {
    expect(changed(MORE, ['options.limit', 13], ['name.en', 'A: "b" #c'])).toBe(
      MORE.replace('limit: 8', 'limit: 13').replace('Mine }', '\'A: "b" #c\' }'),
    );
  });

  test('a chapter that is missing puts it where the schema has it, below an empty line', () => {
    const added = changed(MORE, ['patterns.lucky.value.fan', 2], ['patterns.dull', null]);
    const patterns = 'patterns:\n  lucky: { value: { fan: 2 } }\n  dull: null\n\n# How we play.';
    expect(added).toBe(MORE.replace('# How we play.', patterns));
    expect(changed(HEAD, ['options.flowers', true])).toBe(`${HEAD}\noptions: { flowers: true }\n`);
  });

  test('the head keeps its place', () => {
    expect(changed(HEAD, ['about', 'Ours.'])).toBe(HEAD.replace('# so called\n', '# so called\nabout: Ours.\n'));
  });

  test('what is taken out takes out what only held it, and no comment of its own line', () => {
    expect(changed(MORE, ['options.minimum', undefined])).toBe(MORE.replace('  minimum: 4\n', ''));
    const gone = changed(MORE, ['options.minimum', undefined], ['options.limit', undefined]);
    expect(gone).toContain('# Hands are small here.');
    expect(parse(gone)).not.toHaveProperty('options');
    expect(changed(HEAD, ['options.minimum', undefined], ['id.deeper', undefined])).toBe(HEAD);
  });

  test('`-` adds to a list', () => {
    const [first, second] = ['123m 456p 789s 345s 8p +8p', { hand: '123m +1m', by: 'draw', seat: 2 }];
    const added = changed(HEAD, ['patterns.lucky.examples.-', first], ['patterns.lucky.examples.-', second]);
    const lines = [first, '{ hand: 123m +1m, seat: 2, by: draw }'].map((line) => `      - ${line}\n`);
    expect(added).toBe(`${HEAD}\npatterns:\n  lucky:\n    examples:\n${lines.join('')}`);
  });

  test('something of another kind replaces it', () => {
    const out = changed(HEAD, ['patterns.lucky', null], ['patterns.dull', null]);
    expect(changed(out, ['patterns.lucky.value.fan', 3])).toBe(
      out
        .replace('{ lucky: null, dull: null }', '\n  lucky: { value: { fan: 3 } }\n  dull: null')
        .replace(': \n', ':\n'),
    );
  });
});

test('names that no pack may have, and files that cannot be read, are refused', () => {
  const refused = changePack(HEAD, [{ path: ['options', '__proto__'], value: 1 }]);
  expect(refused.problems.map(({ code }) => code)).toEqual(['bad-name']);
  expect(changePack('id: [', [{ path: ['id'], value: 'mine' }]).ok).toBe(false);
});

test.each(readdirSync(rulesets).filter((name) => name !== 'shared'))('%s says nothing else beside its change', (id) => {
  const text = readFileSync(`${rulesets}${id}/pack.yaml`, 'utf8');
  const after = changed(text, ['name.en', 'Other'], ['options.added', 1]);
  const before = parse(text) as { name: object; options?: object };
  expect(parse(after)).toEqual({
    ...before,
    name: { ...before.name, en: 'Other' },
    options: { ...before.options, added: 1 },
  });
  const comments = (of: string): string[] => of.match(/^\s*#.*$/gm) ?? [];
  expect(comments(after)).toEqual(comments(text));
});
