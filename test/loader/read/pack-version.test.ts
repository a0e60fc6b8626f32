import { describe, expect, test } from 'vitest';
import { checkPack, load, packs } from '../../../loader/index.ts';
import { isVersion, wantedOf } from '../../../loader/read/pack-version.ts';

test.each([
  ['cantonese', { name: 'cantonese' }],
  ['cantonese@1', { name: 'cantonese', version: '1' }],
  ['@town/club', { name: '@town/club' }],
  ['@town/club@1.2', { name: '@town/club', version: '1.2' }],
  ['./parent.yaml@1.2.3', { name: './parent.yaml', version: '1.2.3' }],
  ['/home/me@work/pack.yaml', { name: '/home/me@work/pack.yaml' }],
  ['./me@home.yaml', { name: './me@home.yaml' }],
])('%s is read as name and version', (text, wanted) => expect(wantedOf(text)).toEqual(wanted));

test.each([
  ['1.2.3', '1', true],
  ['1.2.3', '1.2', true],
  ['1.2.3', '1.2.3', true],
  ['1.0.0-beta.1', '1.0.0-beta.1', true],
  ['10.2.3', '1', false],
  ['1.20.3', '1.2', false],
  ['1.2.30', '1.2.3', false],
  ['2.0.0', '1', false],
])('version %s fits @%s: %s', (version, wanted, fits) => expect(isVersion(version, wanted)).toBe(fits));

describe('a pack that asks for a version', () => {
  const child = (parent: string): string => `id: child\nname: { en: Child }\nextends: ${parent}\n`;
  const folder: Record<string, string> = {
    'old.yaml': 'id: old\nversion: 2.3.4\nname: { en: Old }\nextends: international\n',
    'plain.yaml': 'id: plain\nname: { en: Plain }\nextends: international\n',
    'rules.yaml': 'version: 1.1.0\noptions: { minimum: 1 }\n',
    'more.yaml': 'version: 3.0.0\noptions: { payment: full }\n',
  };
  const check = (text: string) => checkPack(text, { readFile: (path) => folder[path] });

  test.each(['international@1', './old.yaml@2', './old.yaml@2.3', './old.yaml@2.3.4'])('gets it: %s', (parent) => {
    expect(check(child(parent)).problems).toEqual([]);
  });

  const rows: [parent: string, code: string, message: RegExp, replacement: string][] = [
    ['international@2', 'wrong-version', /is version 1\.\d+\.\d+ here, not 2\.$/, 'international@1'],
    ['./old.yaml@1', 'wrong-version', /is version 2\.3\.4 here, not 1\.$/, './old.yaml@2'],
    ['./old.yaml@2.4', 'wrong-version', /is version 2\.3\.4 here, not 2\.4\.$/, './old.yaml@2.3'],
    ['./old.yaml@2.3.5', 'wrong-version', /is version 2\.3\.4 here, not 2\.3\.5\.$/, './old.yaml@2.3.4'],
    ['./old.yaml@^2', 'bad-version', /`@\^2` is no version/, './old.yaml@2'],
    ['./old.yaml@latest', 'bad-version', /`@latest` is no version/, './old.yaml@2'],
    ['./plain.yaml@1', 'wrong-version', /does not say its version\.$/, './plain.yaml'],
  ];
  test.each(rows)('is told that it does not: %s', (parent, code, message, replacement) => {
    const { problems } = check(child(parent));
    expect(problems).toMatchObject([
      { code, message: expect.stringMatching(message), replacement, place: { line: 3 } },
    ]);
    expect(check(child(replacement)).problems).toEqual([]);
  });

  test('shows where the other version stands', () => {
    expect(check(child('./old.yaml@1')).problems[0]!.further).toMatchObject([{ place: { file: 'old.yaml', line: 2 } }]);
  });

  test('may ask so of rule files, whose versions are their own', () => {
    const text = `${child('international')}use: [./rules.yaml@1, ./more.yaml]\n`;
    expect(check(text).problems).toEqual([]);
    expect(check(text.replace('@1', '@2')).problems).toMatchObject([
      { code: 'wrong-version', place: { line: 4 }, replacement: './rules.yaml@1' },
    ]);
    const loaded = load(`version: 0.1.0\n${text}`, { readFile: (path) => folder[path] });
    expect(loaded).toMatchObject({ ok: true, value: { pack: { version: '0.1.0' } } });
  });

  test('also on the command line', () => {
    expect(load('international@1').ok).toBe(true);
    expect(load('international@9').problems).toMatchObject([{ code: 'wrong-version', replacement: 'international@1' }]);
  });
});

test('every built-in pack has a version of three numbers', () => {
  for (const { id, version } of packs()) expect(version, id).toMatch(/^\d+\.\d+\.\d+$/);
});

test.each(['1', '1.0', '"1.0"', 'v1.0.0', '01.0.0'])('`version: %s` is told how to be written', (version) => {
  const { problems } = checkPack(`id: mine\nversion: ${version}\nname: { en: Mine }\nextends: international\n`);
  expect(problems).toMatchObject([{ place: { line: 2 }, hint: expect.stringContaining('1.0.0') }]);
});
