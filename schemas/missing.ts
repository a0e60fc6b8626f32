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
  const missing = requiredKeys(schema)
    .filter((key) => !Object.hasOwn(data, key))
    .map((key) => lacking(key, path, whole));
  return [...missing, ...Object.entries(data).flatMap(([key, value]) => missingKeys(value, [...path, key], whole))];
}

function lacking(key: string, path: Path, whole: unknown): MissingKey {
  const what = path.length === 0 ? `The pack has no \`${key}\`.` : `${capital(describe(path, whole))} has no \`${key}\`.`;
  const says = schemaAt([...path, key], whole)?.description;
  const hint = `Add \`${key}:\`${typeof says === 'string' ? ` (${says.replace(/\.$/, '')})` : ''}.`;
  return { code: path.length === 0 && key !== 'id' ? 'missing-chapter' : 'missing-key', path, at: 'key', lacks: key, message: what, hint };
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
