/** What a whole pack must say and does not. */
import { describe, type SchemaProblem } from './explain-schema-errors.ts';
import type { Schema } from './complete-pack-schema.ts';
import { requiredKeys, schemaAt, schemaBelow, type Path } from './schema-lookup.ts';

/** A problem with the key that is missing; its path is that of what lacks it. */
export type MissingKey = SchemaProblem & { lacks: string };

/** A problem for every key that is required and not there. */
export function missingKeys(data: unknown): MissingKey[] {
  const found: MissingKey[] = [];
  visit(data, schemaAt([], data), [], { found, whole: data });
  return found;
}

/** Goes down the data and its schema together. */
function visit(
  data: unknown,
  schema: Schema | undefined,
  path: Path,
  walk: { found: MissingKey[]; whole: unknown },
): void {
  if (typeof data !== 'object' || data === null || schema === undefined) return;
  const isList = Array.isArray(data);
  const keys = isList ? [] : requiredKeys(schema).filter((key) => !Object.hasOwn(data, key));
  walk.found.push(...(path.length === 0 ? lackingChapters(keys) : keys.map((key) => lacking(key, path, walk.whole))));
  for (const [key, value] of Object.entries(data)) {
    const step = isList ? Number(key) : key;
    visit(value, schemaBelow(schema, step, value), [...path, step], walk);
  }
}

/** A file that lacks so many chapters was to change another pack. */
const NO_GAME = 8;

function lackingChapters(keys: readonly string[]): MissingKey[] {
  const chapters = keys.filter((key) => key !== 'id');
  const list = chapters.map((key) => `\`${key}\``).join(', ');
  const message = `The pack has no ${list}.`;
  const hint =
    chapters.length >= NO_GAME
      ? 'Write `extends:` and the game these rules change, such as `extends: international`; a game of its own says all of these.'
      : 'Add it, or write `extends:` and the id of a pack that has it.';
  const id: MissingKey = {
    code: 'missing-key',
    path: [],
    at: 'key',
    lacks: 'id',
    message: 'The pack has no `id`.',
    hint: 'Add `id: my-pack`.',
  };
  const rest: MissingKey = { code: 'missing-chapter', path: [], at: 'key', lacks: chapters[0] ?? '', message, hint };
  return [...(keys.includes('id') ? [id] : []), ...(chapters.length > 0 ? [rest] : [])];
}

function lacking(key: string, path: Path, whole: unknown): MissingKey {
  const says = schemaAt([...path, key], whole)?.description;
  const hint = `Add \`${key}:\`${typeof says === 'string' ? ` (${says.replace(/\.$/, '')})` : ''}.`;
  return {
    code: 'missing-key',
    path,
    at: 'key',
    lacks: key,
    message: `${capital(describe(path, whole))} has no \`${key}\`.`,
    hint,
  };
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
