/** The template of a pack repository is a good one: its pack is right, and its parts fit together. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { format } from '../authoring/format/index.ts';
import { collect, runCases } from '../authoring/test/index.ts';
import { checkPack, load } from '../loader/index.ts';
import { readFromDisk } from '../loader/main-read-from-disk.ts';

const root = fileURLToPath(new URL('../templates/pack-repository', import.meta.url));
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>> & {
  version: string;
  tilewright: string;
};
const workflow = textOf('.github/workflows/rules.yml');

it('its pack is right', () => {
  expect(checkPack(join(root, 'pack.yaml'), { readFile: readFromDisk }).problems).toEqual([]);
});

it('its own examples and scenarios pass', () => {
  const readFolder = (folder: string) =>
    readdirSync(folder).map((name) => ({ name: join(folder, name), content: readFileSync(join(folder, name)) }));
  const suite = collect(join(root, 'pack.yaml'), {
    readFile: readFromDisk,
    readFolder: (folder, builtIn) => (builtIn ? [] : readFolder(folder)),
  });
  if (!suite.ok) throw new Error(JSON.stringify(suite.problems));
  const report = runCases(suite.value);
  const own = report.outcomes.filter((outcome) => !outcome.case.inherited);
  expect(own.map((outcome) => [outcome.case.is, outcome.verdict])).toEqual([
    ['example', 'passed'],
    ['example', 'passed'],
    ['scenario', 'passed'],
  ]);
  expect(report.problems).toEqual([]);
});

it.each(['pack.yaml', 'scenarios/moon-and-stars.yaml'])('%s has its form', (path) => {
  expect(format(textOf(path))).toMatchObject({ ok: true, value: textOf(path) });
});

it('installed, it is found by the name of the package', () => {
  const readFile = (path: string) =>
    path.startsWith('there/') ? readFromDisk(join(root, path.slice('there/'.length))) : undefined;
  const loaded = load('our-table', { readFile, findPackage: () => ['there'] });
  expect(loaded).toMatchObject({ ok: true, value: { id: 'our-table', pack: { version: manifest.version } } });
});

it('names files and scripts that exist', () => {
  expect(existsSync(join(root, manifest.tilewright))).toBe(true);
  const scripts = [
    ...`${workflow}\n${textOf('README.md')}`.matchAll(/npm (?:run )?(check|format|format:check|test|book|play)\b/g),
  ];
  expect(scripts.length).toBeGreaterThan(6);
  for (const [, name] of scripts) expect(Object.keys(manifest['scripts']!)).toContain(name);
  const files = [...textOf('README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path!);
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) expect(existsSync(join(root, path)), path).toBe(true);
});

it('its workflow checks, formats, tests with coverage, compares and prints', () => {
  const { jobs } = parse(workflow) as { jobs: { rules: { steps: { run?: string }[] } } };
  const run = jobs.rules.steps.flatMap(({ run: line }) => line ?? []).join('\n');
  const commands = run.replaceAll(/npm (?:run )?([\w:]+)/g, (line, name: string) => manifest['scripts']![name] ?? line);
  for (const part of [
    'check pack.yaml',
    'fmt --check',
    'test pack.yaml --coverage',
    'diff .last-release/pack.yaml',
    'book pack.yaml',
  ])
    expect(commands).toContain(`tilewright ${part}`);
});
