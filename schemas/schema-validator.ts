/** Whether data has the form of a pack, by the schema itself: draft-07, as far as the schema of packs goes. */
import type { Schema } from './complete-pack-schema.ts';
import { packSchema } from './schema-lookup.ts';

/** Where data is not as the schema says: the names are those of ajv. */
export interface FormError {
  /** A JSON pointer. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** What was found so far, and the way to the value that is looked at. */
interface Walk {
  errors: FormError[];
  path: (string | number)[];
}

/** Everything that is wrong, in the order of the data; none where data has the form of a pack file. */
export function formErrors(data: unknown): FormError[] {
  const walk: Walk = { errors: [], path: [] };
  check(packSchema(), data, walk);
  return walk.errors;
}

function report({ errors, path }: Walk, keyword: string, params: FormError['params'] = {}): void {
  const steps = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  errors.push({ instancePath: steps.join(''), keyword, params });
}

function check(schema: Schema, value: unknown, walk: Walk): void {
  if (typeof schema.$ref === 'string') return check(definitionOf(schema.$ref), value, walk);
  const { type, anyOf } = schema;
  if (
    type !== undefined &&
    !(Array.isArray(type) ? fitsSome(type as string[], value) : fitsType(type as string, value))
  )
    report(walk, 'type');
  if (Number.isFinite(value)) checkNumber(schema, value as number, walk);
  if (typeof value === 'string' && schema.pattern !== undefined && !matches(schema.pattern as string, value))
    report(walk, 'pattern');
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) report(walk, 'enum', { allowedValues: schema.enum });
  if (Array.isArray(anyOf)) checkAnyOf(anyOf as Schema[], value, walk);
  if (Array.isArray(value)) checkList(schema, value, walk);
  else if (typeof value === 'object' && value !== null) checkEntries(schema, value as Record<string, unknown>, walk);
}

function definitionOf(reference: string): Schema {
  return (packSchema().definitions as Record<string, Schema>)[reference.slice('#/definitions/'.length)]!;
}

function fitsSome(types: readonly string[], value: unknown): boolean {
  for (const type of types) if (fitsType(type, value)) return true;
  return false;
}

/** A whole number is also a number; what is not finite is neither. */
function fitsType(type: string, value: unknown): boolean {
  if (typeof value === 'number')
    return type === 'integer' ? Number.isInteger(value) : type === 'number' && Number.isFinite(value);
  if (value === null) return type === 'null';
  return Array.isArray(value) ? type === 'array' : typeof value === type;
}

function checkNumber({ maximum, minimum }: Schema, value: number, walk: Walk): void {
  if (typeof maximum === 'number' && value > maximum) report(walk, 'maximum', { limit: maximum });
  if (typeof minimum === 'number' && value < minimum) report(walk, 'minimum', { limit: minimum });
}

const expressions = new Map<string, RegExp>();

function matches(pattern: string, text: string): boolean {
  let expression = expressions.get(pattern);
  if (expression === undefined) expressions.set(pattern, (expression = new RegExp(pattern, 'u')));
  return expression.test(text);
}

/** Where no form fits, what is wrong with each is told: the explanation finds which one was meant. */
function checkAnyOf(forms: readonly Schema[], value: unknown, { errors, path }: Walk): void {
  const found: Walk = { errors: [], path };
  for (const form of forms) {
    const before = found.errors.length;
    check(form, value, found);
    if (found.errors.length === before) return;
  }
  report(found, 'anyOf');
  for (const error of found.errors) errors.push(error);
}

function checkList({ maxItems, minItems, items }: Schema, list: readonly unknown[], walk: Walk): void {
  if (typeof maxItems === 'number' && list.length > maxItems) report(walk, 'maxItems', { limit: maxItems });
  if (typeof minItems === 'number' && list.length < minItems) report(walk, 'minItems', { limit: minItems });
  if (items !== undefined) list.forEach((item, index) => checkBelow(items as Schema, item, index, walk));
}

function checkEntries(schema: Schema, value: Readonly<Record<string, unknown>>, walk: Walk): void {
  const { properties, propertyNames, additionalProperties } = schema;
  for (const key of Object.keys(value)) {
    if (propertyNames !== undefined && !isName(propertyNames as Schema, key))
      report(walk, 'propertyNames', { propertyName: key });
    if (properties !== undefined && Object.hasOwn(properties as object, key)) {
      const entry = value[key];
      if (entry !== undefined) checkBelow((properties as Record<string, Schema>)[key]!, entry, key, walk);
    } else if (additionalProperties === false) report(walk, 'additionalProperties', { additionalProperty: key });
    else if (typeof additionalProperties === 'object')
      checkBelow(additionalProperties as Schema, value[key], key, walk);
  }
}

function checkBelow(schema: Schema, value: unknown, step: string | number, walk: Walk): void {
  walk.path.push(step);
  check(schema, value, walk);
  walk.path.pop();
}

function isName(rule: Schema, key: string): boolean {
  const found: Walk = { errors: [], path: [] };
  check(rule, key, found);
  return found.errors.length === 0;
}
