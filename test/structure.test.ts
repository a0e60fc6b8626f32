/** Rules of the house that no compiler holds: where things are, who imports whom, and what must not be named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { words } from '../dsl/words/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What users of the library may import, each folder by its index. */
const library = [
  'core',
  'dsl',
  'schemas',
  'loader',
  'review',
  'sim',
  'formats',
  'census',
  'book',
  'proof',
  'diff',
  'edit',
  'lsp',
];
const folders = [...library, 'vscode', 'cli', 'examples', 'bench', 'test'];
const files = folders.flatMap((folder) => filesIn(folder, '.ts')).sort();
const sources = new Map(
  files.map((file) => [
    file,
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
  ]),
);
const written = files.filter((file) => !file.endsWith('.generated.ts'));

function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

interface Import {
  from: string;
  to: string;
  /** Gone when the program runs. */
  type: boolean;
}

/** Imports and re-exports of files of ours. */
function importsOf(file: string): Import[] {
  return sources.get(file)!.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
    const type = isImport ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : statement.isTypeOnly;
    return [{ from: file, to: relative(root, join(root, dirname(file), moduleSpecifier.text)), type }];
  });
}

const imports = files.flatMap(importsOf);
const folderOf = (file: string): string => file.split('/')[0]!;

/** What each folder may import besides itself; the same as the references of its tsconfig.json. */
const mayImport: Record<string, string[]> = {
  core: [],
  dsl: ['core'],
  schemas: ['core'],
  loader: ['core', 'dsl', 'schemas'],
  review: ['core', 'dsl', 'schemas', 'loader'],
  sim: ['core', 'dsl', 'loader'],
  formats: ['core'],
  proof: ['core', 'dsl', 'schemas', 'loader'],
  diff: ['core', 'dsl', 'schemas', 'loader', 'review', 'sim', 'proof'],
  edit: ['core', 'dsl', 'schemas', 'loader', 'proof'],
  lsp: ['core', 'dsl', 'schemas', 'loader', 'review', 'proof', 'edit'],
  vscode: ['dsl', 'lsp'],
  book: ['core', 'dsl', 'schemas', 'loader', 'census', 'proof', 'diff'],
  census: ['core', 'dsl', 'loader'],
  cli: library,
  examples: ['core', 'dsl', 'schemas', 'loader', 'sim'],
  bench: ['core', 'dsl', 'schemas', 'loader', 'sim', 'census', 'cli'],
  test: [...folders.filter((folder) => folder !== 'test'), 'docs'],
};

describe('imports', () => {
  it('name files that exist', () => {
    expect(imports.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
  });

  it('run one way between the folders', () => {
    const wrong = imports.filter(
      ({ from, to }) => folderOf(from) !== folderOf(to) && !mayImport[folderOf(from)]!.includes(folderOf(to)),
    );
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('enter another folder of the library by its index', () => {
    // A second door for Node alone, and the layout the compiler shares, are doors too.
    const isDoor = (to: string): boolean => /\/(index|main-node)\.ts$/.test(to);
    const wrong = imports.filter(
      ({ from, to }) => [...library, 'cli'].includes(folderOf(from)) && folderOf(from) !== folderOf(to) && !isDoor(to),
    );
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('never come back to where they began while the program runs', () => {
    const next = new Map(
      files.map((file) => [file, imports.filter(({ from, type }) => from === file && !type).map(({ to }) => to)]),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      else if (!done.has(file)) for (const to of next.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    files.forEach((file) => visit(file, []));
    expect(circles).toEqual([]);
  });

  it('of an index stay outside its folder', () => {
    const wrong = imports.filter(({ from, to }) => to === `${folderOf(from)}/index.ts` && folderOf(from) !== 'test');
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

describe('files', () => {
  it('have at most 400 lines', () => {
    const long = written
      .map((file) => ({ file, lines: sources.get(file)!.getLineStarts().length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  it('say what everything is: no `any`', () => {
    const found = written.flatMap((file) =>
      nodesOf(file)
        .filter((node) => node.kind === ts.SyntaxKind.AnyKeyword)
        .map((node) => place(file, node.getStart())),
    );
    expect(found).toEqual([]);
  });

  it('export names, not everything', () => {
    const found = written.flatMap((file) =>
      nodesOf(file)
        .filter((node) => ts.isExportDeclaration(node) && !node.exportClause)
        .map((node) => place(file, node.getStart())),
    );
    expect(found).toEqual([]);
  });
});

function nodesOf(file: string): ts.Node[] {
  const list: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    list.push(node);
    node.forEachChild(visit);
  };
  visit(sources.get(file)!);
  return list;
}

function place(file: string, at: number): string {
  return `${file}:${sources.get(file)!.getLineAndCharacterOfPosition(at).line + 1}`;
}

/** Words of games and of their patterns; what is also plain English or a word of the house is no rule name. */
function ruleNames(): string[] {
  const local = [
    'jonga',
    'nexta',
    'opposa',
    'lefta',
    'unios',
    'mado',
    'mados',
    'pai',
    'pais',
    'riichi',
    'yaku',
    'yakuman',
    'mangan',
    'cantonese',
    'mcr',
    'faan',
    'furiten',
    'dora',
    'ippatsu',
    'tenpai',
    'chombo',
    'honba',
    'chii',
    'tsumo',
    'ron',
    'zimo',
    'selfmake',
    'pinfu',
    'chiitoitsu',
  ];
  // A pattern may have the name of what it asks for, or a plain word.
  const english = ['plain', 'common', ...words.map(({ name }) => name)];
  const packs = [...filesIn('rulesets', '.yaml'), ...filesIn('test/packs', '.yaml')].map(
    (file) => parse(readFileSync(join(root, file), 'utf8')) as { id?: string; patterns?: object },
  );
  const named = packs.flatMap(({ id, patterns = {} }) => [...(id ? [id] : []), ...Object.keys(patterns)]);
  // The invented game borrows words of English on purpose.
  const single = new Set(
    Object.keys(
      (parse(readFileSync(join(root, 'test/packs/invented.yaml'), 'utf8')) as { patterns: object }).patterns,
    ).filter((name) => !name.includes('_')),
  );
  return [...local, ...named.filter((name) => !english.includes(name) && !single.has(name))];
}

describe('names of rules', () => {
  const names = ruleNames();

  it('are known to this test', () => {
    expect(names).toEqual(expect.arrayContaining(['thirteen_unios', 'all_pungs', 'international', 'riichi']));
  });

  it('stand in no file of core and dsl', () => {
    const word = new RegExp(`(?<![\\w])(${names.join('|')})(?![\\w])`, 'gi');
    const found = written
      .filter((file) => ['core', 'dsl'].includes(folderOf(file)))
      .flatMap((file) =>
        [...sources.get(file)!.text.matchAll(word)].map((match) => `${place(file, match.index)} ${match[0]}`),
      );
    expect(found).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('names paths that exist', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*|[\w-]+\.(?:ts|yaml|json|md))`/g)].map(
      (match) => match[1]!,
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('has a line for every folder', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    expect(folders.filter((folder) => !text.includes(`${folder}/`))).toEqual([]);
  });
});
