/**
 * Writes the text of the built-in packs into a module, so that they load where there are no files; and what reading it
 * yields, so that nobody reads and validates it again. Scenarios stay files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Parsed, takeParsed, writtenTrees } from '../dsl/index.ts';
import type { Draft } from './draft.ts';
import { packed } from './packed.ts';
import { makeSource } from './source.ts';
import { validateFile } from './validate.ts';
import { parseYaml } from './yaml.ts';

const folder = new URL('./', import.meta.url);
const header =
  '// Written by rulesets/generate.ts from the YAML files beside it. Do not edit: run `npm run generate`.\n';

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml') && !path.includes('/scenarios/'))
  .sort();
const texts = paths.map((path) => readFileSync(new URL(path, folder), 'utf8').replaceAll('\r\n', '\n'));

/** A list of entries by the path of their file. */
function byPath(write: (text: string, path: string) => string): string {
  return paths.map((path, i) => `  ${JSON.stringify(`rulesets/${path}`)}: ${write(texts[i]!, path)},\n`).join('');
}

/** One text, with the lines it has in the file. */
function asWritten(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``;
}

function readFrom(text: string, path: string): string {
  const source = makeSource(`rulesets/${path}`, text);
  const { root, problems } = parseYaml(source);
  const found = root === undefined ? problems : [...problems, ...validateFile({ source, root }).problems];
  if (root === undefined || found.length > 0) throw new Error(`${path} is wrong: ${found[0]?.message}`);
  return quoted(packed(root));
}

function quoted(text: string): string {
  return `\n    '${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
}

function parsedBy(id: string): Parsed[] {
  takeParsed();
  load(id);
  return takeParsed();
}

/** The trees of a pack that no pack has which it extends. Loading a pack parses its expressions. */
function treesFor(id: string): Parsed[] {
  const all = parsedBy(id);
  const parent = /^extends: ([\w-]+)$/m.exec(texts[paths.indexOf(`${id}/pack.yaml`)]!)?.[1];
  const known = new Set((parent === undefined ? [] : parsedBy(parent)).map((one) => JSON.stringify(one)));
  return all.filter((one) => !known.has(JSON.stringify(one)));
}

/** The names of a pack, as its expressions are checked with them. */
function namesOf(id: string): string {
  const flat = loadFlat(id, {});
  if (!flat.ok) throw new Error(`${id} is wrong: ${flat.problems[0]?.message}`);
  const draft: Draft = { ...flat.value, problems: [] };
  const options = chooseOptions(draft, {});
  return namesTold(nameThings(draft, makeTiles(draft, options), options));
}

function write(trees: string, names: string): void {
  const text = `${header}
/** The YAML files of the built-in packs by their paths. */
export const builtInFiles: Record<string, string> = {\n${byPath(asWritten)}};

/** What reading them yields: see \`packed.ts\`. */
export const builtInData: Record<string, string> = {\n${byPath(readFrom)}};

/** The expressions of the packs, parsed, by the paths of their packs; what a pack inherits is with its parent. */
export const builtInTrees: Record<string, string> = {\n${trees}};

/** All names of each pack, by the paths of the packs: see \`same-names.ts\`. */
export const builtInNames: Record<string, string> = {\n${names}};
`;
  writeFileSync(new URL('packs.generated.ts', folder), text);
}

// Without trees first: then the packs of this very text are loaded, and parsed.
write('', '');
const [{ load, loadFlat }, { chooseOptions }, { nameThings }, { namesTold }, { makeTiles }] = await Promise.all([
  import('./load.ts'),
  import('./options.ts'),
  import('./expression.ts'),
  import('./same-names.ts'),
  import('./tiles.ts'),
]);
const ids = paths.flatMap((path) => /^([^/]+)\/pack\.yaml$/.exec(path)?.[1] ?? []);
const byPack = (told: (id: string) => string): string =>
  ids.map((id) => `  'rulesets/${id}/pack.yaml': ${quoted(told(id))},\n`).join('');
write(
  byPack((id) => writtenTrees(treesFor(id))),
  byPack(namesOf),
);
