/** Writes into pack.schema.json what the files of steps say: the keys of the definition `step`, and the steps that are one word. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type StepKey, steps, type Takes } from '../core/index.ts';

interface File {
  definitions: { step: { properties: Record<string, object> } };
}

const file = new URL('pack.schema.json', import.meta.url);
const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const before = (JSON.parse(text) as File).definitions.step.properties;

const TEXT = { type: 'string' };
const NAME = { $ref: '#/definitions/id' };

/** By what a key takes; all others take the name of a thing of the pack. */
const FORMS: Partial<Record<Takes, object>> = {
  number: { $ref: '#/definitions/number' },
  seat: TEXT,
  text: TEXT,
  wording: { $ref: '#/definitions/wording' },
  payment: TEXT,
  steps: { $ref: '#/definitions/stepList' },
  patterns: { type: 'array', minItems: 1, items: { ...NAME, description: 'Name of a pattern.' } },
};

/** What several steps say under one key is told together. */
function formOf(key: string, uses: readonly StepKey[]): object {
  const values = new Set(uses.flatMap((use) => use.values ?? []));
  const form = values.size > 0 ? { ...TEXT, enum: [...values] } : (FORMS[uses[0]!.takes] ?? NAME);
  const says = new Set(uses.map((use) => use.says));
  if (says.has(undefined)) throw new Error(`The key \`${key}\` of a step has no \`says\`.`);
  return { ...form, description: [...says].join(' ') };
}

const uses = Object.entries(steps).flatMap(([step, { keys, says }]) =>
  Object.values(keys).map((use) => (use.key === step ? { ...use, says } : use)),
);
const words = Object.entries(steps).flatMap(([step, { keys }]) => (Object.keys(keys).length === 0 ? [step] : []));
const keys = new Set(uses.map(({ key }) => key));
const entries: [key: string, form: object][] = [...keys].map((key) => [
  key,
  formOf(
    key,
    uses.filter((use) => use.key === key),
  ),
]);
const written = Object.fromEntries([['do', { ...before.do, enum: words }], ...entries, ['when', before.when!]]);
/** Keys stay where they are; new ones stand before `when`. */
const order = new Set([
  ...Object.keys(before).filter((key) => key in written && key !== 'when'),
  ...Object.keys(written),
]);
const lines = [...order].map((key) => `        ${JSON.stringify(key)}: ${line(written[key])}`);

/** On one line, as the file is laid out. */
function line(part: unknown): string {
  if (Array.isArray(part)) return `[${part.map(line).join(', ')}]`;
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const inside = Object.entries(part).map(([key, value]) => `${JSON.stringify(key)}: ${line(value)}`);
  return `{ ${inside.join(', ')} }`;
}

const STEP = /(\n {4}"step": \{[\s\S]*?\n {6}"properties": \{\n)[\s\S]*?(?=\n {6}\})/;
const WORDS = /(\n {4}"stepList": \{[\s\S]*?"enum": )\[.*?\]/;
const after = text
  .replace(STEP, (_, head: string) => head + lines.join(',\n'))
  .replace(WORDS, (_, head: string) => head + line(words));
writeFileSync(file, after);
