/**
 * Writes the files that follow from others.
 *
 *     tsx generate.ts             all of them: code, and the pages and schemas that are committed
 *     tsx generate.ts code        only code (`*.generated.ts`), and the keys of steps in the schema it follows from; only what is missing
 *                                 or older than what it follows from
 *
 * Code is not committed, so every command of package.json that runs from source writes it first. What was read is
 * remembered in `.cache/` by its hash.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Step {
  script: string;
  /** Folders and files that it reads, its own code among them. */
  from: readonly string[];
  to: readonly string[];
}

const root = new URL('./', import.meta.url);

/** Each may read what those before it have written. */
const CODE: readonly Step[] = [
  {
    script: 'schemas/generate-step-keys.ts',
    from: ['schemas/generate-step-keys.ts', 'core/play/steps', 'schemas/pack.schema.json'],
    to: ['schemas/pack.schema.json'],
  },
  {
    script: 'schemas/generate-pack-types.ts',
    from: ['schemas/generate-pack-types.ts', 'schemas/complete-pack-schema.ts', 'schemas/pack.schema.json'],
    to: ['core/pack.generated.ts', 'schemas/schema.generated.ts'],
  },
  {
    script: 'loader/built-in/generate-pack-modules.ts',
    from: ['rulesets', 'core', 'dsl', 'schemas', 'loader'],
    to: [
      'loader/built-in/every-pack.generated.ts',
      ...readdirSync(new URL('rulesets/', root)).map((pack) => `loader/built-in/sources/${pack}.generated.ts`),
    ],
  },
  {
    script: 'authoring/check/generate-problem-page-module.ts',
    from: ['authoring/check/generate-problem-page-module.ts', 'docs/problems'],
    to: ['authoring/check/problem-pages.generated.ts'],
  },
  {
    script: 'book/text/generate-words.ts',
    from: [
      'book/text/generate-words.ts',
      ...readdirSync(new URL('book/text/', root)).flatMap((file) =>
        file.endsWith('.yaml') ? `book/text/${file}` : [],
      ),
    ],
    to: ['book/text/words.generated.ts'],
  },
  {
    script: 'tiles/generate-tile-faces.ts',
    from: ['tiles/generate-tile-faces.ts', 'tiles/stroke-colour.ts', 'core/things', 'package-lock.json'],
    to: ['tiles/faces.generated.ts'],
  },
];
const COMMITTED = [
  'schemas/generate-wire-schemas.ts',
  'docs/generate.ts',
  'vscode/generate-grammar.ts',
  '.ci/write-addresses.ts',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  generateCode();
  if (process.argv[2] !== 'code') COMMITTED.forEach(run);
}

/** Writes the code that is missing or follows from what has changed. */
export function generateCode(): void {
  const file = new URL('.cache/generated.json', root);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  for (const { script, from, to } of CODE) {
    const hash = hashOf(from);
    if (before[script] === hash && to.every((path) => existsSync(new URL(path, root)))) continue;
    console.error(`writing ${to.length === 1 ? to[0] : `${to[0]} and others`}`);
    run(script);
    before[script] = hash;
    mkdirSync(new URL('.cache/', root), { recursive: true });
    writeFileSync(file, JSON.stringify(before, null, 2));
  }
}

/** Of these files and folders, without what is generated in them. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt).sort()) hash.update(`${path}\0`).update(readFileSync(new URL(path, root)));
  return hash.digest('hex');
}

/** The files at a path that somebody wrote. */
function filesAt(path: string): string[] {
  const isFile = (at: string): boolean => statSync(new URL(at, root)).isFile();
  if (isFile(path)) return [path];
  return readdirSync(new URL(path, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((name) => !name.endsWith('.generated.ts') && isFile(name));
}

function run(script: string): void {
  const options = { cwd: fileURLToPath(root), stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], options);
  if (status !== 0) throw new Error(`${script} failed.`);
}
