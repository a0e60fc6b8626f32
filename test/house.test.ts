/** What keeps the house in order: imports run one way and never in circles, the engine names no rules, pages tell the truth. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { load, packs } from '../rulesets/index.ts';
import { sure } from './kit/tiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort();

/** What each folder may import besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  core: [],
  dsl: ['core'],
  schemas: ['core'],
  rulesets: ['core', 'dsl', 'schemas'],
  sim: ['core', 'dsl', 'rulesets'],
  cli: ['core', 'dsl', 'schemas', 'rulesets', 'sim'],
};
const sources = Object.keys(MAY_IMPORT).flatMap(filesIn);

/** Paths of the files a file imports, types apart or not. */
function importsOf(path: string, withTypes = true): string[] {
  const statements = read(path).matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from\s+'(\.[^']+\.ts)';/gms);
  return [...statements]
    .filter(([, typeOnly]) => withTypes || typeOnly === undefined)
    .map(([, , target]) => relative(root, join(root, dirname(path), target!)).replaceAll('\\', '/'));
}

describe('imports', () => {
  test.each(Object.entries(MAY_IMPORT))('of %s run one way', (folder, allowed) => {
    const strangers = filesIn(folder).flatMap((path) =>
      importsOf(path)
        .filter((target) => ![folder, ...allowed].includes(target.split('/')[0]!))
        .map((target) => `${path} imports ${target}`),
    );
    expect(strangers).toEqual([]);
  });

  test('never lead in a circle', () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
      if (done.has(path) || trail.includes(path)) return;
      for (const target of importsOf(path, false)) follow(target, [...trail, path]);
      done.add(path);
    };
    for (const path of sources) follow(path, []);
    expect(circles).toEqual([]);
  });

  test('never take a folder by its index from inside', () => {
    const inside = sources.filter((path) => importsOf(path).includes(`${path.split('/')[0]}/index.ts`));
    expect(inside).toEqual([]);
  });

  test('leave files and processes to what is named for it', () => {
    const own = /^(cli\/|.*\/(main[\w-]*|generate)\.ts$)/;
    const users = sources.filter((path) => !own.test(path) && /from '(node:[^']+|fs|path|process)'/.test(read(path)));
    expect(users).toEqual([]);
  });
});

describe('the engine', () => {
  /** Names of rules that are also words everybody uses. */
  const ORDINARY = ['plain'];
  const LOCAL =
    'jonga nexta opposa lefta unios mado mados pai riichi yaku yakuman mangan cantonese mcr faan furiten dora ippatsu tenpai chombo honba';

  /** Ids and local names of all built-in packs. */
  const names = packs().flatMap(({ id }) => {
    const rules = sure(load(id));
    const seats = Object.entries(rules.names).filter(([key]) => /^seat\d+$/.test(key));
    const local = seats.flatMap(([, name]) => Object.values(name));
    const patterns = rules.scoring.rules.patterns.map((pattern) => pattern.id);
    return [id, ...patterns, ...rules.situation.map((fact) => fact.id), ...rules.marks, ...rules.counters, ...local];
  });
  const forbidden = [...new Set([...names, ...LOCAL.split(' ')])].filter((name) => !ORDINARY.includes(name));
  const words = new RegExp(`(?<![\\p{L}\\d_])(${forbidden.join('|')})(?![\\p{L}\\d_])`, 'giu');

  test.each([...filesIn('core'), ...filesIn('dsl')])('%s names no rule', (path) => {
    expect(read(path).match(words) ?? []).toEqual([]);
  });
});

describe('pages', () => {
  test('ARCHITECTURE names files that exist', () => {
    const paths = [...read('ARCHITECTURE.md').matchAll(/`([\w.-]+\/[\w./-]*|[a-z]+\.ts)`/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/language.md', 'docs/pack-format.md'])('%s links to what is there', (page) => {
    const links = [...read(page).matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  const yamlIn = (page: string): string[] => [...read(page).matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text!);

  test.each(['README.md', 'docs/pack-format.md'])('the house pack in %s loads', (page) => {
    const pack = yamlIn(page).find((text) => text.startsWith('id: '))!;
    expect(load(pack).problems).toEqual([]);
  });
});
