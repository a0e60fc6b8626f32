/** Writes the words of books, which stand in a file of YAML a language: `en.yaml` says which there are, and every other has the same. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('./', import.meta.url);
const codes = readdirSync(folder).flatMap((file) => /^(\w+)\.yaml$/.exec(file)?.[1] ?? []);

const tables = codes.map((code) => {
  const words = parse(readFileSync(new URL(`${code}.yaml`, folder), 'utf8')) as unknown;
  return `const ${code} = ${JSON.stringify(words, null, 2)};\n`;
});
const others = codes.filter((code) => code !== 'en').map((code) => `  ${code},\n`);
writeFileSync(
  new URL('words.generated.ts', folder),
  `// Written by book/text/generate-words.ts.\n${tables.join('')}\nexport type Words = typeof en;\nexport const words: { en: Words } & Record<string, Words> = {\n  en,\n${others.join('')}};\n`,
);
