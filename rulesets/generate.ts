/** Writes the text of the built-in packs into a module, so that they load where there are no files; scenarios stay files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);
const header =
  '// Written by rulesets/generate.ts from the YAML files beside it. Do not edit: run `npm run generate`.\n';

const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml') && !path.includes('/scenarios/'))
  .sort();
const entries = paths.map((path) => {
  const lines = readFileSync(new URL(path, folder), 'utf8').replaceAll('\r\n', '\n').split('\n');
  const text = lines.map((line) => JSON.stringify(line)).join(',\n    ');
  return `  ${JSON.stringify(`rulesets/${path}`)}: [\n    ${text},\n  ].join('\\n'),\n`;
});
const doc = '/** The YAML files of the built-in packs by their paths. */\n';
const text = `${header}\n${doc}export const builtInFiles: Record<string, string> = {\n${entries.join('')}};\n`;
writeFileSync(new URL('packs.generated.ts', folder), text);
