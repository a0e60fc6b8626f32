import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Schema = Record<string, unknown>;

const schema = JSON.parse(readFileSync('schemas/pack.schema.json', 'utf8')) as Schema;
const definitions = schema.definitions as Record<string, Schema>;

const isSchema = (part: unknown): part is Schema => typeof part === 'object' && part !== null && !Array.isArray(part);

/** Every schema inside, with its path. */
function parts(part: unknown, path = '#'): [string, Schema][] {
  if (Array.isArray(part)) return part.flatMap((each, index) => parts(each, `${path}/${index}`));
  if (!isSchema(part)) return [];
  const below = Object.entries(part).flatMap(([key, value]) => parts(value, `${path}/${key}`));
  return 'type' in part || '$ref' in part || 'anyOf' in part ? [[path, part], ...below] : below;
}

const all = parts(schema).filter(([path]) => !path.endsWith('/properties') && !path.endsWith('/definitions'));

describe('the schema of packs', () => {
  test('is draft-07 and has a version', () => {
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(schema.$id).toMatch(/:v\d+$/);
    expect(schema.properties).toHaveProperty('$schema');
  });

  test('describes every key', () => {
    const silent = all.filter(
      ([path]) =>
        /\/(properties|items|additionalProperties)(\/[^/]+)?$/.test(path) && !/\/(type|enum|required)$/.test(path),
    );
    const without = silent
      .filter(([, part]) => typeof (part.description ?? described(part)) !== 'string')
      .map(([path]) => path);
    expect(without).toEqual([]);
  });

  test('is closed everywhere', () => {
    const objects = all.filter(([, part]) => [part.type].flat().includes('object'));
    expect(objects.length).toBeGreaterThan(20);
    expect(
      objects.filter(([, part]) => part.additionalProperties === undefined || part.additionalProperties === true),
    ).toEqual([]);
    expect(
      objects
        .filter(([, part]) => typeof part['x-is'] !== 'string' && part.title !== 'NamesByLanguage')
        .map(([path]) => path),
    ).toEqual([]);
  });

  test('requires nothing of a file, since a house pack says only what differs', () => {
    expect(all.filter(([, part]) => 'required' in part && Array.isArray(part.required))).toEqual([]);
  });

  test('requires of a whole pack only keys there are', () => {
    for (const [path, part] of all) {
      const required = (part['x-required'] ?? []) as string[];
      const known = Object.keys((part.properties ?? {}) as object);
      expect(
        required.filter((key) => !known.includes(key)),
        path,
      ).toEqual([]);
    }
  });

  test('has no reference to nothing', () => {
    const names = all.flatMap(([, part]) =>
      typeof part.$ref === 'string' ? [part.$ref.replace('#/definitions/', '')] : [],
    );
    expect(names.filter((name) => definitions[name] === undefined)).toEqual([]);
  });
});

function described(part: Schema): unknown {
  return typeof part.$ref === 'string' ? definitions[part.$ref.replace('#/definitions/', '')]?.description : undefined;
}
