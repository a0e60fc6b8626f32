/** What a whole pack must say and does not. */
import { describe, type SchemaProblem } from './explain.ts';
import { requiredKeys, schemaAt, type Path } from './walk.ts';

/** A problem with the key that is missing; its path is that of what lacks it. */
export type MissingKey = SchemaProblem & { lacks: string };

/** A problem for every key that is required and not there. */
export function missingKeys(data: unknown, path: Path = [], whole: unknown = data): MissingKey[] {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((item, index) => missingKeys(item, [...path, index], whole));
  const schema = schemaAt(path, whole);
  const keys = requiredKeys(schema).filter((key) => !Object.hasOwn(data, key));
  const missing = path.length === 0 ? lackingChapters(keys) : keys.map((key) => lacking(key, path, whole));
  return [...missing, ...Object.entries(data).flatMap(([key, value]) => missingKeys(value, [...path, key], whole))];
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
