/** What the schema says about a place in the data: which keys belong there, what it is called. */
import type { Schema } from './complete-pack-schema.ts';
import { schemaText } from './schema.generated.ts';

/** Keys and list indexes from the root of a pack to a value. */
export type Path = readonly (string | number)[];

let read: Schema | undefined;

/** The schema itself, read when first asked for: who loads only built-in packs never asks. */
export function packSchema(): Schema {
  return (read ??= JSON.parse(schemaText) as Schema);
}

/** The schema of the value at a path, or undefined where the pack has no such place. */
export function schemaAt(path: Path, data: unknown): Schema | undefined {
  let schema: Schema | undefined = resolved(packSchema(), data);
  let value = data;
  for (const step of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    schema = schema && schemaBelow(schema, step, value);
  }
  return schema;
}

/** One step further down: the schema of a value that stands under a key or in a list. */
export function schemaBelow(schema: Schema, step: string | number, value: unknown): Schema | undefined {
  const below = child(schema, step);
  return below && resolved(below, value);
}

/** The keys that a closed object may have; undefined where any name may stand. */
export function knownKeys(schema: Schema | undefined): string[] | undefined {
  if (schema?.additionalProperties !== false) return undefined;
  return Object.keys((schema.properties ?? {}) as object).filter((key) => key !== '$schema');
}

let everyKey: ReadonlySet<string> | undefined;

/** Every key that may stand anywhere in a pack, names that packs give themselves apart. */
export function packKeys(): ReadonlySet<string> {
  everyKey ??= new Set(keysIn(packSchema()));
  return everyKey;
}

function keysIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = part as Schema;
  return [...Object.keys((properties ?? {}) as object), ...Object.values(part).flatMap(keysIn)];
}

/** The keys that must stand in a whole pack. */
export function requiredKeys(schema: Schema | undefined): string[] {
  return (schema?.['x-required'] as string[] | undefined) ?? [];
}

/** What people call it: `a pattern`, `the chapter \`wall\``. */
export function calledAs(schema: Schema | undefined): string | undefined {
  return schema?.['x-is'] as string | undefined;
}

function child(schema: Schema, step: string | number): Schema | undefined {
  if (typeof step === 'number') return schema.items as Schema | undefined;
  const named = (schema.properties as Record<string, Schema> | undefined) ?? {};
  if (Object.hasOwn(named, step)) return named[step];
  return typeof schema.additionalProperties === 'object' ? (schema.additionalProperties as Schema) : undefined;
}

/** References followed; of several possibilities the one that fits the kind of value. */
export function resolved(schema: Schema, value?: unknown): Schema {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.slice('#/definitions/'.length);
    const definitions = packSchema().definitions as Record<string, Schema>;
    return { ...resolved(definitions[name]!, value), ...pick(schema, 'description') };
  }
  if (!Array.isArray(schema.anyOf)) return schema;
  const branches = (schema.anyOf as Schema[]).map((branch) => resolved(branch, value));
  const named = branches.find((branch) => 'x-is' in branch) ?? {};
  const fitting = branches.find((branch) => fits(branch, value));
  return fitting ? { ...pick(schema, 'description'), ...fitting } : { ...schema, ...pick(named, 'x-is') };
}

function pick(schema: Schema, key: string): Schema {
  return key in schema ? { [key]: schema[key] } : {};
}

function fits(schema: Schema, value: unknown): boolean {
  const types = [schema.type].flat();
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}
