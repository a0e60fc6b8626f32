/** What the schema says about how a value is written: the order of keys, and whether a text is of the rule language. */
import { type Schema, schemaAt } from '../../schemas/index.ts';
import type { Sourced } from '../../loader/index.ts';

/** What a file is: a pack (or a part of one), one scenario, or some other YAML. */
export type Kind = 'pack' | 'scenario' | 'other';

/** A place in a file as the schema knows it. */
export interface Form {
  schema: Schema;
  order: readonly string[];
  under(step: string | number, value: Sourced): Form | undefined;
}

/** Of the keys of a pack, those that a scenario has too decide nothing. */
const SCENARIO = keysOf(schemaAt(['scenarios', 'one'], { scenarios: { one: {} } }));
/** The chapters in the order of the schema. */
export const PACK = keysOf(schemaAt([], {}));

function keysOf(schema: Schema | undefined): readonly string[] {
  return Object.keys((schema?.properties ?? {}) as object);
}

/** What a file with these keys is. */
export function kindOf(keys: readonly string[]): Kind {
  if (keys.length > 0 && keys.every((key) => SCENARIO.includes(key)) && keys.some((key) => !PACK.includes(key)))
    return 'scenario';
  return keys.some((key) => PACK.includes(key)) ? 'pack' : 'other';
}

/** The form of a whole file. */
export function formOf(kind: Kind): Form | undefined {
  if (kind === 'other') return undefined;
  const path = kind === 'pack' ? [] : ['scenarios', 'one'];
  return formAt(
    path,
    (data) => (kind === 'pack' ? data : { scenarios: { one: data } }),
    (data) => data,
  );
}

type Wrap = (data: unknown) => unknown;

/** `wrap` puts a value of this place into a whole pack, as far as the schema looks at it. */
function formAt(path: readonly (string | number)[], whole: Wrap, wrap: Wrap, value: unknown = {}): Form | undefined {
  const schema = schemaAt(path, whole(wrap(value)));
  if (schema === undefined) return undefined;
  const isHead = path.length === 0;
  return {
    schema,
    order: isHead ? HEAD : keysOf(schema),
    under: (step, node) => formAt([...path, step], whole, (data) => wrap(at(step, data)), sortOf(node)),
  };
}

/** As much of a value as the schema looks at where several forms may stand. */
function sortOf(node: Sourced): unknown {
  if (node.is === 'scalar') return node.value;
  return node.is === 'list' ? [] : {};
}

/** At the top of a pack stands what it is; the chapters stay as its author ordered them. */
const HEAD = PACK.slice(0, PACK.indexOf('tiles'));

function at(step: string | number, data: unknown): unknown {
  return typeof step === 'number' ? Object.assign([], { [step]: data }) : { [step]: data };
}

/** Whether a value stands under a name the pack gave: a pattern, a move, an option. */
export function isEntry(owner: Form | undefined, key: string, form: Form | undefined): boolean {
  const isOwn = owner !== undefined && !Object.hasOwn((owner.schema.properties ?? {}) as object, key);
  return isOwn && form?.schema.additionalProperties === false;
}

/** Whether the items of a list are lines to be read: hands of examples, plays. */
export function isLines(form: Form | undefined): boolean {
  const items = form?.schema.items as Schema | undefined;
  return (items?.anyOf as Schema[] | undefined)?.some(({ type, enum: names }) => type === 'string' && !names) ?? false;
}

/** Whether the items of a list are what people call something: words, spaces among them, on one line. */
export function isOtherNames(form: Form | undefined): boolean {
  return form?.schema['x-is'] === 'a list of other names';
}

/** A text that may also be a number or yes/no, and that `null` can take out, is an expression. */
export function isExpression(form: Form | undefined): boolean {
  const types = [form?.schema.type].flat();
  return ['string', 'null'].every((type) => types.includes(type)) && types.length > 2;
}
