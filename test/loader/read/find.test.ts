/** How a pack is found, and what is said where there is none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load, type LoadSettings } from '../../../loader/index.ts';
import { findOnDisk, readFromDisk } from '../../../loader/main-node.ts';

const pack = (id: string, parent = 'international'): string => `id: ${id}\nname: { en: ${id} }\nextends: ${parent}\n`;

/** A folder that exists only here, with its packages in `packages/`. */
const files = (folder: Record<string, string>): LoadSettings => ({
  readFile: (path) => folder[path],
  findPackage: (name) => [`near/${name}`, `far/${name}`],
});

describe('a package is a pack', () => {
  const rows: [what: string, name: string, folder: Record<string, string>, id: string][] = [
    [
      'by the pack.yaml at its root',
      'club',
      { 'near/club/package.json': '{}', 'near/club/pack.yaml': pack('club') },
      'club',
    ],
    [
      'by the file its package.json names',
      'club',
      { 'near/club/package.json': '{"tilewright":"rules/club.yaml"}', 'near/club/rules/club.yaml': pack('club') },
      'club',
    ],
    [
      'also one with a scope',
      '@town/club',
      { 'near/@town/club/package.json': '{}', 'near/@town/club/pack.yaml': pack('town') },
      'town',
    ],
    ['in a farther folder', 'club', { 'far/club/package.json': '{}', 'far/club/pack.yaml': pack('club') }, 'club'],
    [
      'the nearer one of two',
      'club',
      {
        'far/club/package.json': '{}',
        'far/club/pack.yaml': pack('far'),
        'near/club/package.json': '{}',
        'near/club/pack.yaml': pack('near'),
      },
      'near',
    ],
    ['but a file is nearer still', 'club', { 'club.yaml': pack('file'), 'near/club/package.json': '{}' }, 'file'],
    [
      'that another pack extends',
      'mine.yaml',
      { 'mine.yaml': pack('mine', 'club'), 'near/club/package.json': '{}', 'near/club/pack.yaml': pack('club') },
      'mine',
    ],
    [
      'with its own files beside it',
      'club',
      {
        'near/club/package.json': '{}',
        'near/club/pack.yaml': `${pack('club')}use: [./more.yaml]\n`,
        'near/club/more.yaml': 'options: { minimum: 2 }\n',
      },
      'club',
    ],
    [
      'whose package.json is broken',
      'club',
      { 'near/club/package.json': '{', 'near/club/pack.yaml': pack('club') },
      'club',
    ],
  ];
  test.each(rows)('%s', (_, name, folder, id) => {
    const loaded = load(name, files(folder));
    expect(loaded).toMatchObject({ ok: true, value: { id }, problems: [] });
  });

  test('a rule file too', () => {
    const folder = {
      'mine.yaml': `${pack('mine')}use: [awards@1]\n`,
      'near/awards/package.json': '{"tilewright":"awards.yaml"}',
      'near/awards/awards.yaml': 'version: 1.4.0\noptions: { minimum: 2 }\n',
    };
    expect(load('mine.yaml', files(folder))).toMatchObject({ ok: true, value: { options: { minimum: 2 } } });
  });
});

describe('on a disk', () => {
  let folder: string;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'packs-'));
    write('node_modules/club/package.json', '{"tilewright":"rules.yaml"}');
    write('node_modules/club/rules.yaml', pack('club'));
    write('tables/sunday/pack.yaml', pack('sunday', 'club'));
    write('tables/monday.yaml', pack('monday', 'clubb'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const settings = { readFile: readFromDisk, findPackage: findOnDisk };

  test('a package is looked for from the folder of the pack upwards', () => {
    expect(load(join(folder, 'tables/sunday'), settings)).toMatchObject({ ok: true, value: { id: 'sunday' } });
    expect(load('club', settings).ok).toBe(false);
  });

  test('what is not there is told with the places', () => {
    const [found] = load(join(folder, 'tables/monday.yaml'), settings).problems;
    expect(found).toMatchObject({ code: 'missing-parent', message: 'There is no pack `clubb`.', place: { line: 3 } });
    expect(found!.hint).toContain('node_modules/clubb');
    expect(found!.hint).toContain(join(folder, 'tables/clubb.yaml'));
  });
});

describe('where nothing is found', () => {
  const rows: [what: string, name: string, settings: LoadSettings, hint: string][] = [
    ['the nearest id is named', 'cantonesse', {}, 'Did you mean `cantonese`? Looked among the built-in packs ('],
    ['every file that was tried', './house', files({}), 'and for the files house, house/pack.yaml, house.yaml.'],
    ['a name with its ending as it stands', './house.yaml', files({}), 'and for the file house.yaml.'],
    ['in the folder one stands in', '.', files({}), 'and for the file pack.yaml.'],
    ['every folder of packages', 'house', files({}), 'and for the package near/house or far/house.'],
    [
      'that there is no node_modules',
      'house',
      { readFile: () => undefined, findPackage: () => [] },
      'and for a package `house` (there is no node_modules).',
    ],
    ['and without files no files', 'house', {}, 'zung-jung).'],
  ];
  test.each(rows)('%s', (_, name, settings, hint) => {
    const { ok, problems } = load(name, settings);
    expect(ok).toBe(false);
    expect(problems).toMatchObject([{ code: 'unknown-pack', hint: expect.stringContaining(hint) }]);
  });
});
