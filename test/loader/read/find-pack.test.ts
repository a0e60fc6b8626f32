/** How a pack is found, and what is said where there is none. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load, type LoadSettings } from '../../../loader/index.ts';
import { findOnDisk, readFromDisk, realPathOnDisk, whyUnreadOnDisk } from '../../../loader/main-read-from-disk.ts';

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

describe('a file that is there and not read', () => {
  let folder: string;
  const at = (path: string): string => join(folder, path);
  const settings = { readFile: readFromDisk, whyUnread: whyUnreadOnDisk, realPath: realPathOnDisk };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'unread-'));
    mkdirSync(at('near/folder.yaml'), { recursive: true });
    mkdirSync(at('near/tables'));
    writeFileSync(at('outside.yaml'), pack('outside'));
    symlinkSync(at('outside.yaml'), at('near/link.yaml'));
    symlinkSync('nowhere.yaml', at('near/dangling.yaml'));
    symlinkSync('circle.yaml', at('near/circle.yaml'));
    spawnSync('mkfifo', [at('near/pipe.yaml')]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const rows: [file: string, why: string][] = [
    ['pipe.yaml', 'is a pipe or a device'],
    ['folder.yaml', 'is a folder: name the file in it'],
    ['link.yaml', 'is a link that leads out of `'],
    ['dangling.yaml', 'is a link to what is not there'],
    ['circle.yaml', 'is a link that leads to itself'],
  ];
  test.each(rows)('%s %s', (file, why) => {
    writeFileSync(at('near/mine.yaml'), pack('mine', `./${file}`));
    const root = at('near');
    const [parent] = load(at('near/mine.yaml'), { ...settings, root }).problems;
    expect(parent).toMatchObject({ code: 'missing-parent', message: `\`./${file}\` is there, but is not read.` });
    expect(parent!.hint).toContain(`${at(`near/${file}`)} ${why}`);
    writeFileSync(at('near/mine.yaml'), `${pack('mine')}use: [./${file}]\n`);
    const [used] = load(at('near/mine.yaml'), { ...settings, root }).problems;
    expect(used).toMatchObject({ code: 'missing-file', message: `\`./${file}\` is there, but is not read.` });
    expect(used!.hint).toContain(why);
  });

  test('a pack that extends itself through a link to its folder goes in a circle', () => {
    symlinkSync('.', at('near/loop'));
    writeFileSync(at('near/again.yaml'), pack('again', './loop/again.yaml'));
    const { problems } = load(at('near/again.yaml'), settings);
    expect(problems).toMatchObject([{ code: 'circular-extends', place: { file: at('near/again.yaml'), line: 3 } }]);
  });

  test('is told to who named it', () => {
    const [found] = load(at('near/pipe.yaml'), settings).problems;
    expect(found).toMatchObject({ code: 'unknown-pack', hint: expect.stringContaining('is a pipe or a device') });
    expect(load(at('near/tables'), settings).problems).toMatchObject([{ hint: expect.stringContaining('Looked') }]);
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
