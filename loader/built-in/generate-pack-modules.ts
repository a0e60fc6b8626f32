/**
 * Writes the text of each built-in pack into a module of its own, so that they load where there are no files; and what reading it
 * yields, so that nobody reads and validates it again. Scenarios stay files.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Parsed, takeParsed, rememberedTrees } from '../../dsl/index.ts';
import type { Draft } from '../flatten/draft.ts';
import { type BuiltInFile, packModule } from './pack-source.ts';
import { packed } from './packed-yaml-outline.ts';
import { makeSource } from '../read/source-text.ts';
import { validateFile } from '../read/validate-file.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

const folder = new URL('../../rulesets/', import.meta.url);
const sources = new URL('sources/', import.meta.url);
const header =
  '// Written by loader/built-in/generate-pack-modules.ts from the YAML files of the pack. Do not edit: run `npm run generate`.\n';

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml') && !path.includes('/scenarios/'))
  .sort();
const texts = paths.map((path) => readFileSync(new URL(path, folder), 'utf8').replaceAll('\r\n', '\n'));

/** The files of one folder, and what was found out about the pack. */
function filesIn(folderName: string, found: Pick<BuiltInFile, 'trees' | 'names'>): Record<string, BuiltInFile> {
  const own = paths.flatMap((path, at) => (path.startsWith(`${folderName}/`) ? [{ path, text: texts[at]! }] : []));
  return Object.fromEntries(
    own.map(({ path, text }) => {
      const more = path === `${folderName}/pack.yaml` ? found : {};
      return [`rulesets/${path}`, { text, data: readFrom(text, path), ...more }];
    }),
  );
}

function readFrom(text: string, path: string): string {
  const source = makeSource(`rulesets/${path}`, text);
  const { root, problems } = parseYaml(source);
  const found = root === undefined ? problems : [...problems, ...validateFile({ source, root })];
  if (root === undefined || found.length > 0) throw new Error(`${path} is wrong: ${found[0]?.message}`);
  return packed(root);
}

function parsedBy(id: string): Parsed[] {
  takeParsed();
  load(id);
  return takeParsed();
}

function parentOf(id: string): string | undefined {
  return /^extends: ([\w-]+)$/m.exec(texts[paths.indexOf(`${id}/pack.yaml`)] ?? '')?.[1];
}

/** The trees of a pack that no pack has which it extends. Loading a pack parses its expressions. */
function treesFor(id: string): Parsed[] {
  const all = parsedBy(id);
  const parent = parentOf(id);
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

function write(folderName: string, found: Pick<BuiltInFile, 'trees' | 'names'> = {}): void {
  const parent = parentOf(folderName);
  const pack = { id: folderName, files: filesIn(folderName, found) };
  const imports = "import type { PackSource } from '../pack-source.ts';\n";
  const text = packModule(pack, parent && `./${parent}.generated.ts`, header + imports, ': PackSource');
  writeFileSync(new URL(`${folderName}.generated.ts`, sources), text);
}

mkdirSync(sources, { recursive: true });
const ids = paths.flatMap((path) => /^([^/]+)\/pack\.yaml$/.exec(path)?.[1] ?? []);
const named = ids.map((id) => ({ id, name: id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) }));
writeFileSync(
  new URL('every-pack.generated.ts', import.meta.url),
  `${header}${named.map(({ id, name }) => `import ${name} from './sources/${id}.generated.ts';\n`).join('')}
/** Every built-in pack. */
export const everyPack = [${named.map(({ name }) => name).join(', ')}];
`,
);
// Of packs that are there no more.
for (const file of readdirSync(sources))
  if (![...ids, 'shared'].includes(file.split('.')[0]!)) rmSync(new URL(file, sources));
// Without trees first: then the packs of this very text are loaded, and parsed.
for (const name of [...ids, 'shared']) write(name);
const [{ load, loadFlat }, { chooseOptions }, { nameThings }, { namesTold }, { makeTiles }] = await Promise.all([
  import('../load-pack.ts'),
  import('../flatten/pack-options.ts'),
  import('../expressions/compile.ts'),
  import('../expressions/trust-built-in-expressions.ts'),
  import('../chapters/tiles.ts'),
]);
const made = ids.map((id) => ({ id, trees: rememberedTrees(treesFor(id)), names: namesOf(id) }));
for (const { id, ...found } of made) write(id, found);
