import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { seededRandom } from '../../core/index.ts';
import { builtInFile } from '../../loader/index.ts';
import { type FormError, formErrors } from '../../schemas/schema-validator.ts';
import type { Schema } from '../../schemas/complete-pack-schema.ts';
import { everyBuiltInPath } from '../kit/built-in-paths.ts';

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, inlineRefs: false, strictTypes: false });
ajv.addVocabulary(['x-is', 'x-required', 'x-file-only']);
const referee = ajv.compile(JSON.parse(readFileSync('schemas/pack.schema.json', 'utf8')) as Schema);

/** What ajv finds, without what it says of names beside `propertyNames`, and without words. */
function byAjv(data: unknown): FormError[] {
  if (referee(data)) return [];
  return referee.errors!.filter((error) => !isOfName(error, data)).map(toFormError);
}

function toFormError({ instancePath, keyword, params }: ErrorObject): FormError {
  const { type: _, pattern: __, comparison: ___, ...rest } = params as Record<string, unknown>;
  return { instancePath, keyword, params: rest };
}

/** What a name breaks is told of the object it stands in. */
function isOfName({ keyword, instancePath, propertyName }: ErrorObject, data: unknown): boolean {
  if (propertyName !== undefined) return true;
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, step) => (part as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      data,
    );
  return keyword === 'pattern' && typeof value !== 'string';
}

/** Errors at one place stay in their order: the first is the one that is told. */
function inOrder(errors: readonly FormError[]): FormError[] {
  return errors.toSorted((a, b) => (a.instancePath < b.instancePath ? -1 : a.instancePath > b.instancePath ? 1 : 0));
}

const WRONG = [0, -1, 1.5, 99, Number.NaN, Infinity, '', 'no name', 'all', true, null, [], ['x'], [[]], {}, { a: 1 }];
const KEYS = ['no such key', 'a/b~c', 'constructor', '0', 'en', 'value', 'when', 'x_1'];

/** The data with one value replaced, added or taken away, somewhere. */
function damaged(data: unknown, pick: (count: number) => number): unknown {
  const wrong = WRONG[pick(WRONG.length)];
  if (typeof data !== 'object' || data === null || pick(8) === 0) return wrong;
  if (Array.isArray(data)) {
    if (data.length === 0 || pick(6) === 0) return [...data, wrong];
    const at = pick(data.length);
    return data.map((item, index) => (index === at ? damaged(item, pick) : item));
  }
  const keys = Object.keys(data);
  if (keys.length === 0 || pick(6) === 0) return { ...data, [KEYS[pick(KEYS.length)]!]: wrong };
  const key = keys[pick(keys.length)]!;
  return { ...data, [key]: damaged((data as Record<string, unknown>)[key], pick) };
}

test('finds in packs and damaged packs what ajv finds', () => {
  const random = seededRandom(5);
  const pick = (count: number): number => random.int(0, count - 1);
  const keywords = new Set<string>();
  for (const path of everyBuiltInPath()) {
    const pack = parse(builtInFile(path)!.text) as unknown;
    expect(formErrors(pack)).toEqual([]);
    for (let round = 0; round < 150; round++) {
      let data = pack;
      for (let times = pick(3); times >= 0; times--) data = damaged(data, pick);
      const found = formErrors(data);
      for (const { keyword } of found) keywords.add(keyword);
      expect(inOrder(found)).toEqual(inOrder(byAjv(data)));
    }
  }
  // Two more, of lengths of lists, are reached by chance; they have tests of their own.
  expect([...keywords]).toEqual(
    expect.arrayContaining('additionalProperties anyOf enum maximum minimum pattern propertyNames type'.split(' ')),
  );
});

test.each([
  [{ moves: { pung: { on: [] } } }, 'minItems'],
  [{ options: { a: { range: [1] } } }, 'minItems'],
  [{ options: { a: { range: [1, 2, 3] } } }, 'maxItems'],
  [{ deal: { packets: Array(21).fill(1) } }, 'maxItems'],
])('finds lists that are too short or too long, as ajv does', (data, keyword) => {
  expect(formErrors(data)).toContainEqual(expect.objectContaining({ keyword }));
  expect(inOrder(formErrors(data))).toEqual(inOrder(byAjv(data)));
});
