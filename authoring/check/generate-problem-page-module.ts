/** Writes the pages about problems into a module, so that the command line can print them where there are no files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../docs/problems/', import.meta.url);
const header =
  '// Written by authoring/check/generate-problem-page-module.ts from the pages of docs/problems. Do not edit: run `npm run generate`.\n';

const entries = readdirSync(folder)
  .flatMap((name) => (name.endsWith('.md') ? [name.slice(0, -'.md'.length)] : []))
  .sort()
  .map((code) => {
    const lines = readFileSync(new URL(`${code}.md`, folder), 'utf8')
      .replaceAll('\r\n', '\n')
      .trimEnd()
      .split('\n');
    const text = lines.map((line) => JSON.stringify(line)).join(',\n    ');
    return `  ${JSON.stringify(code)}: [\n    ${text},\n  ].join('\\n'),\n`;
  });
const doc = '/** The pages by code. */\n';
const text = `${header}\n${doc}export const pages: Readonly<Record<string, string>> = {\n${entries.join('')}};\n`;
writeFileSync(new URL('problem-pages.generated.ts', import.meta.url), text);
