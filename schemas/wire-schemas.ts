/**
 * What a table and its clients send each other, and what is saved of a table, as JSON Schemas, made from the types of core:
 *
 *     type and the comment above it ─▶ schema and description ─▶ one file for each thing sent
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';
import type { Schema } from './complete-pack-schema.ts';
import { WIRE_VERSIONS, type Wire } from './wire-versions.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Numbers of these names may be fractions; all others are whole. */
const FRACTIONS = ['amount', 'points', 'result', 'value', 'tallies', 'sums', 'steps', 'pots', 'OptionValue'];

const LOG_LINE =
  'One line of the log of a game. A log is JSON Lines: the header first, then every event, each on a line of its own.';

/** The schemas by name. */
export function wireSchemas(): Record<Wire, Schema> {
  const generator = createGenerator({
    path: file('../core/index.ts'),
    tsconfig: file('../tsconfig.base.json'),
    skipTypeCheck: true,
    expose: 'export',
    topRef: false,
    jsDoc: 'extended',
    sortProps: false,
  });
  const of = (type: string): Schema => generator.createSchema(type) as Schema;
  const [event, header] = [withComments(of('Event')), withPack(withVersion(of('LogHeader'), WIRE_VERSIONS.log))];
  const { definitions: ofEvent, $schema: _, ...anyEvent } = event;
  const { definitions: ofHeader, $schema, ...aHeader } = header;
  const log = {
    $schema,
    description: LOG_LINE,
    anyOf: [{ $ref: '#/definitions/LogHeader' }, { $ref: '#/definitions/Event' }],
    definitions: { LogHeader: aHeader, Event: anyEvent, ...(ofHeader as object), ...(ofEvent as object) },
  };
  return {
    action: headed('action', of('Action')),
    event: headed('event', event),
    view: headed('view', of('View')),
    log: headed('log', log),
    table: headed('table', withVersion(of('SavedTable'), WIRE_VERSIONS.table)),
  };
}

function headed(name: Wire, { $schema, ...schema }: Schema): Schema {
  const version = WIRE_VERSIONS[name];
  const title = `${name[0]!.toUpperCase()}${name.slice(1)}, version ${version}`;
  const $comment =
    'Written by schemas/generate-wire-schemas.ts from the types of core. Do not edit: run `npm run generate`.';
  return { $schema, $id: `urn:tilewright:schema:${name}:v${version}`, $comment, title, ...(tidy(schema) as Schema) };
}

/** A log and a saved table say which version they have. */
function withVersion(header: Schema, version: number): Schema {
  const properties = { ...(header.properties as Record<string, Schema>), version: { const: version } };
  return { ...header, properties };
}

/** The pack has a schema of its own; what only its types need stands not here. */
function withPack(header: Schema): Schema {
  const properties = header.properties as Record<string, Schema>;
  const { description } = properties.pack!;
  const definitions = { ...(header.definitions as Record<string, Schema>) };
  const bare = { ...header, properties: { ...properties, pack: { type: 'object', description } } };
  for (const name of Object.keys(definitions)) if (!isNeeded(name, { ...bare, definitions })) delete definitions[name];
  return { ...bare, definitions };
}

/** Whether a definition is referred to, by the schema or by a definition that is. */
function isNeeded(name: string, { definitions, ...schema }: Schema): boolean {
  const all = definitions as Record<string, Schema>;
  const refersTo = (part: unknown): string[] =>
    Object.keys(all).filter((each) => JSON.stringify(part).includes(`"#/definitions/${each}"`));
  const seen = new Set(refersTo(schema));
  for (const each of seen) for (const further of refersTo(all[each])) seen.add(further);
  return seen.has(name);
}

/** The comments above single events, which are no declarations of their own; the type names the event. */
function withComments(event: Schema): Schema {
  const text = readFileSync(file('../core/event.ts'), 'utf8');
  const comments = new Map(
    [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\| \(?\{\s*type: '(\w+)'/g)].map(([, said, type]) => [
      type,
      said!.replace(/\s*\n\s*\*\s*/g, ' ').trim(),
    ]),
  );
  const anyOf = (event.anyOf as { properties: { type: { const: string } } }[]).map((one) => {
    const { const: title } = one.properties.type;
    const description = comments.get(title);
    return { title, ...(description !== undefined && { description }), ...one };
  });
  return { ...event, anyOf };
}

/** TypeScript has one kind of number; and validators are strict about several types in one place. */
function tidy(part: unknown, number = 'integer'): unknown {
  if (Array.isArray(part)) return part.map((one) => tidy(one, number));
  if (typeof part !== 'object' || part === null) return part;
  const { type, ...rest } = part as Schema;
  if (Array.isArray(type)) return { ...rest, anyOf: type.map((one: unknown) => tidy({ type: one }, number)) };
  const changed = Object.entries(part).map(([key, value]) => [
    key,
    key === 'properties' || key === 'definitions' ? tidyNamed(value as Schema) : tidy(value, number),
  ]);
  return { ...Object.fromEntries(changed), ...(type === 'number' && { type: number }) };
}

function tidyNamed(parts: Schema): Schema {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, tidy(part, FRACTIONS.includes(name) ? 'number' : 'integer')]),
  );
}
