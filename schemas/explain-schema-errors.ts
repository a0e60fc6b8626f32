/** What the validator found, told to people: one sentence for each thing that is wrong, and what to write instead. */
import { nearest } from '../core/index.ts';
import type { FormError } from './schema-validator.ts';
import type { Schema } from './complete-pack-schema.ts';
import { meantKey } from './suggest-key.ts';
import {
  absorbedIf,
  counted,
  LANGUAGE,
  languageCode,
  repaired,
  slug,
  takesOut,
  versionOf,
} from './repair-value-form.ts';
import { calledAs, knownKeys, resolved, schemaAt, type Path } from './schema-lookup.ts';

/** A problem of form, at a key or value of the data. */
export interface SchemaProblem {
  code: string;
  path: Path;
  /** Whether the key is wrong or its value. */
  at: 'key' | 'value';
  /** Whether the replacement is for all that stands there, with its keys. */
  whole?: true;
  message: string;
  hint?: string;
  /** What to write instead of the key or value. */
  replacement?: string;
}

type Told = Omit<SchemaProblem, 'path' | 'at'>;

/** One problem for each place; of several possible forms only the one that was meant is spoken of. */
export function explain(all: readonly FormError[], data: unknown): SchemaProblem[] {
  const errors = all.filter((error) => !isAside(error, data));
  const choices = choicesIn(errors);
  const problems = new Map<string, SchemaProblem>();
  for (const error of errors) {
    if (!isMeant(error, choices)) continue;
    const found = explainOne(error, data);
    const id = `${found.at} ${JSON.stringify(found.path)}`;
    if (!problems.has(id)) problems.set(id, found);
  }
  return [...problems.values()];
}

/** Paths at which several forms are allowed and none fits, and those at or below which something else is wrong. */
interface Choices {
  open: ReadonlySet<string>;
  inside: ReadonlySet<string>;
}

function choicesIn(errors: readonly FormError[]): Choices {
  const open = new Set<string>();
  const inside = new Set<string>();
  for (const { keyword, instancePath } of errors) {
    if (keyword === 'anyOf') open.add(instancePath);
    else {
      if (keyword !== 'type') inside.add(instancePath);
      for (let end = instancePath.lastIndexOf('/'); end >= 0; end = instancePath.lastIndexOf('/', end - 1)) {
        inside.add(instancePath.slice(0, end));
        if (end === 0) break;
      }
    }
  }
  return { open, inside };
}

/** Where several forms are allowed, the validator complains about each; errors further in tell which form was meant. */
function isMeant({ keyword, instancePath }: FormError, { open, inside }: Choices): boolean {
  if (!open.has(instancePath)) return true;
  return inside.has(instancePath) ? keyword !== 'anyOf' && keyword !== 'type' : keyword === 'anyOf';
}

/** What only texts can be, said of something else; its type is told, or that it is no name. */
function isAside({ keyword, instancePath }: FormError, data: unknown): boolean {
  return (keyword === 'pattern' || keyword === 'enum') && typeof valueAt(pathOf(instancePath, data), data) !== 'string';
}

function explainOne(error: FormError, data: unknown): SchemaProblem {
  const path = pathOf(error.instancePath, data);
  const { keyword, params } = error;
  if (keyword === 'additionalProperties') return unknownKey(path, String(params.additionalProperty), data);
  if (keyword === 'propertyNames') return badName([...path, String(params.propertyName)], data);
  return { path, at: 'value', ...wrongValue(error, path, data) };
}

function wrongValue({ keyword, params }: FormError, path: Path, data: unknown): Told {
  const what = describe(path, data);
  const value = valueAt(path, data);
  const schema = schemaAt(path, data);
  if (keyword === 'enum') return notOneOf(what, value, params.allowedValues as string[]);
  if (keyword === 'minimum' || keyword === 'maximum') {
    const bound = String(params.limit);
    const message = `${sentence(what)} is ${String(value)}, but should be ${keyword === 'minimum' ? 'at least' : 'at most'} ${bound}.`;
    return {
      code: 'out-of-range',
      message,
      hint: `Write ${bound} or ${keyword === 'minimum' ? 'more' : 'less'}.`,
      replacement: bound,
    };
  }
  if (keyword === 'minItems')
    return {
      code: 'too-few',
      message: `${sentence(what)} needs at least ${params.limit} ${entries(params.limit)}.`,
      hint: about(schema),
    };
  if (keyword === 'maxItems')
    return {
      code: 'too-many',
      message: `${sentence(what)} takes at most ${params.limit} ${entries(params.limit)}.`,
      hint: about(schema),
    };
  if (keyword === 'pattern') {
    const absorbed = path.at(-2) === 'absorbs' ? absorbedIf(value) : undefined;
    return badText(what, String(value), schema, absorbed);
  }
  return wrongType(what, value, schema, { path, data });
}

function entries(count: unknown): string {
  return count === 1 ? 'entry' : 'entries';
}

function notOneOf(what: string, value: unknown, allowed: readonly string[]): Told {
  const near = nearest(String(value), allowed);
  const list = `It takes ${listed(allowed)}.`;
  const message = `\`${short(value)}\` is not something ${what} can be.`;
  if (near === undefined) return { code: 'not-one-of', message, hint: list };
  return { code: 'not-one-of', message, hint: `Did you mean \`${near}\`? ${list}`, replacement: near };
}

function badText(what: string, text: string, schema: Schema | undefined, meant?: string): Told {
  const better = meant ?? versionOf(text, schema) ?? slug(text, String(schema?.pattern));
  const hint = about(schema);
  const message = `\`${short(text)}\` can't stand as ${what}.`;
  if (better === undefined) return { code: 'bad-name', message, hint };
  return { code: 'bad-name', message, hint: `Write \`${better}\`.${meant ? '' : ` ${hint}`}`, replacement: better };
}

function unknownKey(path: Path, key: string, data: unknown): SchemaProblem {
  const schema = schemaAt(path, data);
  const known = knownKeys(schema) ?? [];
  const home = elsewhere(path, key, data, known);
  const near = path.length > 1 && home !== undefined ? undefined : meantKey(key, known);
  const list = home ?? `It takes ${listed(known)}.`;
  const bare = near === undefined ? bareValue(path, key, data) : undefined;
  if (bare !== undefined) return bare;
  return {
    code: 'unknown-key',
    path: [...path, key],
    at: 'key',
    message: `\`${short(key)}\` does not belong in ${describe(path, data)}.`,
    hint: near === undefined ? list : `Did you mean \`${near}\`?`,
    ...(near === undefined ? {} : { replacement: near }),
  };
}

/** `minimum: 3`, `ends: { value: 8 }`: where the key belongs, and how an option is set. */
function elsewhere(path: Path, key: string, data: unknown, known: readonly string[]): string | undefined {
  const value = valueAt([...path, key], data);
  const lists = known.filter((each) => knownKeys(schemaAt([...path, each, 0], data))?.includes(key));
  if (path.length > 0 && lists.length > 0) return `It belongs in an item of \`${lists.join('` or `')}\`.`;
  if (path.length > 1 || typeof value === 'object') return undefined;
  const homes = path.length > 0 ? [] : known.filter((each) => knownKeys(schemaAt([each], data))?.includes(key));
  const inChapter = homes.length === 0 ? '' : `It belongs in ${homes.join(' or ')}. `;
  return `${inChapter}To set an option, write \`options: { ${key}: ${short(value)} }\`.`;
}

/** `{ fan: 6 }` for a pattern: its value, without the key it stands under. */
function bareValue(path: Path, key: string, data: unknown): SchemaProblem | undefined {
  const entry = valueAt(path, data) as Record<string, unknown>;
  if (path.length !== 2 || path[0] !== 'patterns' || typeof entry[key] !== 'number') return undefined;
  if (Object.keys(entry).length > 1) return undefined;
  const replacement = `{ value: { ${key}: ${entry[key]} } }`;
  const message = `\`${short(key)}\` does not belong in ${describe(path, data)}, but in its \`value\`.`;
  const hint = `Write \`${replacement}\`.`;
  return { code: 'unknown-key', path, at: 'value', whole: true, message, hint, replacement };
}

function badName(path: Path, data: unknown): SchemaProblem {
  const owner = schemaAt(path.slice(0, -1), data);
  const rule = resolvedNames(owner);
  const key = String(path.at(-1));
  // What is accepted is named without its chapter.
  const name = path[0] === 'accepts' ? key.replace(/^.*\./, '') : key;
  const pattern = String(rule?.pattern);
  const better = pattern === LANGUAGE ? (languageCode(key) ?? slug(key, pattern)) : slug(name, pattern);
  const hint = String(rule?.description ?? 'Names have small letters, digits and _, and begin with a letter.');
  return {
    code: 'bad-name',
    path,
    at: 'key',
    message: `\`${short(key)}\` can't be a name in ${describe(path.slice(0, -1), data)}.`,
    hint: better === undefined ? hint : `Write \`${better}\`. ${hint}`,
    ...(better === undefined ? {} : { replacement: better }),
  };
}

function resolvedNames(owner: Schema | undefined): Schema | undefined {
  const rule = owner?.propertyNames as Schema | undefined;
  return rule && resolved(rule);
}

function wrongType(
  what: string,
  value: unknown,
  schema: Schema | undefined,
  { path, data }: { path: Path; data: unknown },
): Told {
  const wanted = typesOf(schema);
  const out = wanted.join() === 'object' && path.length === 2 && takesOut(value);
  const absorbed = path.at(-1) === 'absorbs' ? absorbedIf(value) : undefined;
  const isAll = path.at(-1) === 'examples' && value === 'replace';
  const form =
    absorbed === undefined ? (repaired(value, wanted, schema) ?? counted(value, path, data)) : `[${absorbed}]`;
  const fix = out || isAll ? 'null' : form;
  const should = spoken(wanted) ?? wanted.map((type) => typeName(type, schema)).join(' or ');
  return {
    code: 'wrong-type',
    message: `${sentence(what)} should be ${should}, but here is ${nameOfValue(value)}.`,
    hint: isAll
      ? 'Write `null` to inherit none here; `examples: replace` at the beginning of a line is for all patterns.'
      : out
        ? 'Write `null` to take it out.'
        : fix === undefined
          ? (bareNumber(value, path) ?? `Write ${should}. ${about(schema)}`)
          : `Write \`${fix}\`.`,
    ...(fix === undefined ? {} : { replacement: fix }),
  };
}

/** `pure_suit: 6`, `minimum: 3`, where no other line tells which tally is meant. */
function bareNumber(value: unknown, path: Path): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (path.join('.') === 'score.minimum')
    return `Write \`options: { minimum: ${value} }\` if the game has this option, or a condition such as \`fan >= ${value}\`.`;
  return path.length === 2 && path[0] === 'patterns'
    ? `Write \`{ value: { fan: ${value} } }\`, with a tally of the pack for \`fan\`.`
    : undefined;
}

/** What may be an expression is called by what the expression says. */
function spoken(wanted: readonly string[]): string | undefined {
  if (!wanted.includes('string')) return undefined;
  const condition = wanted.includes('boolean') ? ['a condition, such as `suits == 1`'] : [];
  const number = wanted.includes('number') || wanted.includes('integer') ? ['a number or an expression'] : [];
  return wanted.length > 1 && wanted.every((type) => type !== 'array' && type !== 'object')
    ? [...condition, ...number].join(', or ')
    : undefined;
}

function typesOf(schema: Schema | undefined): string[] {
  const branches = Array.isArray(schema?.anyOf) ? (schema.anyOf as Schema[]) : [schema ?? {}];
  const all = branches.flatMap((branch) => (branch.$ref === undefined ? [branch.type].flat() : ['object']) as string[]);
  return [...new Set(all)].filter((type) => type !== 'null' && type !== undefined);
}

function typeName(type: string, schema: Schema | undefined): string {
  const keys = Object.keys((schema?.properties ?? {}) as object)
    .filter((key) => key !== '$schema')
    .slice(0, 3);
  if (type === 'object')
    return keys.length === 0
      ? 'lines with a name and a colon'
      : `lines such as ${keys.map((key) => `\`${key}:\``).join(', ')}`;
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list, such as [a, b]',
  };
  return names[type] ?? type;
}

function nameOfValue(value: unknown): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'something with keys of its own';
  return typeof value === 'string' ? `the text \`${short(value)}\`` : `\`${String(value)}\``;
}

/** `steps` of the move `pung`; `dice` in the chapter `wall`; item 2 of ... */
export function describe(path: Path, data: unknown): string {
  const key = path.at(-1);
  if (key === undefined) return 'a pack';
  const above = path.slice(0, -1);
  const own = calledAs(schemaAt(path, data));
  if (typeof key === 'number') return `item ${key + 1} of ${describe(above, data)}`;
  const owner = calledAs(schemaAt(above, data)) ?? 'a pack';
  if (own?.startsWith('the ')) return own;
  if (above.length === 0) return `\`${key}\``;
  if (/^(the list|a list|the rows)/.test(owner))
    return own === undefined ? `\`${short(key)}\` in ${owner}` : `${own.replace(/^an? /, 'the ')} \`${short(key)}\``;
  return `\`${short(key)}\` ${owner.startsWith('the chapter') ? 'in' : 'of'} ${describe(above, data)}`;
}

function about(schema: Schema | undefined): string {
  return typeof schema?.description === 'string' ? schema.description : 'See the schema of packs.';
}

function pathOf(pointer: string, data: unknown): Path {
  let value = data;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(name) : name;
      value = (value as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}

function valueAt(path: Path, data: unknown): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data);
}

function listed(names: readonly string[]): string {
  return names.length > 12 ? `${names.slice(0, 12).join(', ')} ...` : names.join(', ');
}

function short(value: unknown): string {
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function sentence(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
