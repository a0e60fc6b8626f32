/** Writes what follows from pack.schema.json as code: its types, which rules and logs in core carry, and its text as a module. */
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { completeSchema, type Schema } from './complete-pack-schema.ts';

const folder = new URL('./', import.meta.url);
const header =
  '// Written by schemas/generate-pack-types.ts from pack.schema.json. Do not edit: run `npm run generate`.\n';

const file = JSON.parse(readFileSync(new URL('pack.schema.json', folder), 'utf8')) as Schema;
const complete = completeSchema(file);

function write(name: string, text: string): void {
  writeFileSync(new URL(name, folder), text);
}

/** A text as code. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

const NOT_ASKED = ['$schema', '$id', 'title', 'x-file-only'];

/** What checks and explanations ask of the schema: every page that loads packs brings it. Names of keys that happen to be the same stay. */
function asked(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => asked(item));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([key]) => isNames || !NOT_ASKED.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, asked(value, !isNames && ['properties', 'definitions'].includes(key))]),
  );
}

/** A reference with words of its own beside it would become a type of its own, once per place. */
function bareReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(bareReferences);
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return { $ref: part.$ref };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, bareReferences(value)]));
}

/** Type aliases, unlike interfaces, may be read as records of anything. */
async function types(): Promise<string> {
  const interfaces = await compile(bareReferences(complete) as Parameters<typeof compile>[0], 'CompletePack', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return interfaces.replaceAll(/^export interface (\w+) \{/gm, 'export type $1 = {');
}

write('../core/pack.generated.ts', `${header}\n${await types()}`);
write(
  'schema.generated.ts',
  `${header}\n/** The schema as text, which is read only when somebody asks for it. */\nexport const schemaText =\n  ${quoted(JSON.stringify(asked(file)))};\n`,
);
