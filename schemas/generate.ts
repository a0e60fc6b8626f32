/**
 * Writes what follows from pack.schema.json: its types, and validators that need neither ajv nor eval at run time; and
 * from the types of core: the schemas of what is sent.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { completeSchema, type Schema } from './complete.ts';
import { wireSchemas } from './wire.ts';

const folder = new URL('./', import.meta.url);
const header = '// Written by schemas/generate.ts from pack.schema.json. Do not edit: run `npm run generate`.\n';

const file = JSON.parse(readFileSync(new URL('pack.schema.json', folder), 'utf8')) as Schema;
const complete = completeSchema(file);

function write(name: string, text: string): void {
  writeFileSync(new URL(name, folder), text);
}

/** A text as code. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

function validators(): string {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true },
    schemas: [bareRules(file) as Schema],
  });
  ajv.addVocabulary(['x-is', 'x-required', 'x-file-only']);
  const standaloneCode = standalone as unknown as (ajv: Ajv, names: Record<string, string>) => string;
  const code = standaloneCode(ajv, { validate: String(file.$id) });
  return `${shorter(code)
    .replace('"use strict";', '')
    .replace(/export const validate = (\w+);/, typed('$1'))}`;
}

const WORDS = ['title', 'description', 'x-is', 'x-required', 'x-file-only'];

/** What decides whether a file is right, without what is said of it; names of keys that happen to be the same stay. */
function bareRules(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => bareRules(item));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).filter(([key]) => isNames || !WORDS.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, bareRules(value, !isNames && ['properties', 'definitions'].includes(key))]),
  );
}

/** Whoever starts reads all of it: errors are added by one function, without the path in the schema that nobody asks for. */
function shorter(code: string): string {
  const add = 'function add(errors, error){if(errors === null){return [error];}errors.push(error);return errors;}';
  const added = code
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(
      /const (err\d+) = (\{.*?\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g,
      'vErrors = add(vErrors, $2);',
    );
  return `${added}${add}`;
}

function typed(name: string): string {
  return `import type { ErrorObject } from 'ajv';\nexport const validateData: { (data: unknown): boolean; errors?: ErrorObject[] | null } = ${name};\n`;
}

/** A reference with words of its own beside it would become a type of its own, once per place. */
function bareReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(bareReferences);
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return { $ref: part.$ref };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, bareReferences(value)]));
}

async function types(): Promise<string> {
  return compile(bareReferences(complete) as Parameters<typeof compile>[0], 'CompletePack', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
}

write('types.generated.ts', `${header}\n${await types()}`);
write(
  'schema.generated.ts',
  `${header}\n/** The schema as text, which is read only when somebody asks for it. */\nexport const packSchema =\n  ${quoted(JSON.stringify(file))};\n`,
);
write('validate.generated.ts', `// @ts-nocheck\n${header}${validators()}\n`);
for (const [name, schema] of Object.entries(wireSchemas()))
  write(`wire/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
