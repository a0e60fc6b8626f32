/** The pack format as Markdown, chapter by chapter: what the schema says, and how a built-in pack says it. */
import { type Line, table } from './markdown-table.ts';

/** A JSON Schema, or a part of one. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  'x-required'?: string[];
}

/** Keys that nearly every entry has; told once. */
const COMMON = ['source', 'status', 'note'];

/** What people call the forms that have a name of their own. */
const FORMS: Record<string, string> = {
  id: 'an id',
  packId: 'an id',
  names: 'names by language',
  yesNo: 'a condition',
  number: 'a number or expression',
  ofOptions: 'an expression of options',
  tileList: 'tiles',
  moveList: 'list of moves',
  stepList: 'list of steps',
};

/** Every chapter of a pack; `excerpt` gives the YAML of a chapter in a built-in pack, where it has one. */
export function chapters(schema: Schema, excerpt: (chapter: string) => string | undefined): string {
  const keys = Object.entries(schema.properties ?? {}).filter(([key]) => key !== '$schema');
  const isChapter = ([, part]: [string, Schema]): boolean => holdsEntries(resolve(schema, part));
  const head = keys.filter((key) => !isChapter(key)).map(([key, part]) => line(schema, schema, key, part));
  const top = `### Head of the file\n\n${table(['key', 'value', 'meaning'], head)}`;
  return [top, ...keys.filter(isChapter).map(([key, part]) => chapter(schema, key, part, excerpt(key)))].join('\n\n');
}

function chapter(schema: Schema, key: string, part: Schema, yaml: string | undefined): string {
  const needed = schema['x-required']?.includes(key) ? '' : ' This chapter is optional.';
  const sample = yaml === undefined ? [] : [`\`\`\`yaml\n${yaml}\n\`\`\``];
  return [`### ${key}`, `${part.description}${needed}`, ...sample, ...sections(schema, part, toldElsewhere(key))].join(
    '\n\n',
  );
}

/** Steps stand in several chapters and are told with the moves. */
function toldElsewhere(chapter: string): string[] {
  return chapter === 'moves' ? [] : ['NamedStep'];
}

/** A table of the keys of a part, then the parts further in. */
function sections(schema: Schema, part: Schema, seen: string[]): string[] {
  const entries = entriesOf(schema, part);
  const inner = innerParts(schema, part).filter(
    ({ title }, at, all) => !seen.includes(title!) && all.findIndex((other) => other.title === title) === at,
  );
  const known = [...seen, ...inner.map(({ title }) => title!)];
  const own = entries.length === 0 ? [] : [table(['key', 'value', 'meaning'], entries)];
  const further = inner.flatMap((each) => {
    const below = sections(schema, each, known);
    return entriesOf(schema, each).length === 0 ? below : [`**${each.description}**`, ...below];
  });
  return [...own, ...further];
}

function entriesOf(schema: Schema, part: Schema): Line[] {
  const found = resolve(schema, part);
  return Object.entries(found.properties ?? {})
    .filter(([key, each]) => !isCommon(key, each) && found.title !== 'NamesByLanguage')
    .map(([key, each]) => line(schema, found, key, each));
}

/** A step `note` is something else than the note beside a rule. */
function isCommon(key: string, part: Schema): boolean {
  return COMMON.includes(key) && part.$ref === `#/definitions/${key}`;
}

function line(schema: Schema, parent: Schema, key: string, part: Schema): Line {
  const always = parent['x-required']?.includes(key) ? ' (required)' : '';
  return [`\`${key}\`${always}`, form(schema, part), part.description ?? resolve(schema, part).description ?? ''];
}

/** Objects that stand inside a part, by key or by name. */
function innerParts(schema: Schema, part: Schema): Schema[] {
  const found = resolve(schema, part);
  const below = [
    ...Object.values(found.properties ?? {}),
    found.additionalProperties,
    found.items,
    ...(found.anyOf ?? []),
  ];
  return below
    .filter((each): each is Schema => typeof each === 'object')
    .map((each) => resolve(schema, each))
    .flatMap((each) =>
      each.title === 'NamesByLanguage' ? [] : each.title === undefined ? innerParts(schema, each) : [each],
    );
}

function resolve(schema: Schema, part: Schema): Schema {
  return part.$ref === undefined ? part : schema.definitions![part.$ref.slice('#/definitions/'.length)]!;
}

function holdsEntries({ title, properties, additionalProperties }: Schema): boolean {
  return title !== 'NamesByLanguage' && (properties !== undefined || typeof additionalProperties === 'object');
}

/** What a key takes, in a few words. */
function form(schema: Schema, part: Schema): string {
  const named = FORMS[part.$ref?.slice('#/definitions/'.length) ?? ''];
  if (named !== undefined) return named;
  const found = resolve(schema, part);
  if (found.enum !== undefined) return found.enum.map((name) => `\`${name}\``).join(', ');
  if (found.anyOf !== undefined) return found.anyOf.map((each) => form(schema, each)).join(', or ');
  if (found.items !== undefined) return `list: ${form(schema, found.items)}`;
  if (typeof found.additionalProperties === 'object') return `by name: ${form(schema, found.additionalProperties)}`;
  if (found.properties !== undefined) return 'keys of its own';
  return simple(found);
}

function simple({ type, minimum, maximum }: Schema): string {
  const words: Record<string, string> = {
    integer: 'whole number',
    number: 'number',
    boolean: '`true` or `false`',
    string: 'text',
  };
  const said = [type ?? []]
    .flat()
    .filter((name) => name !== 'null')
    .map((name) => words[name] ?? name);
  const range = minimum === undefined ? '' : `, ${minimum} to ${maximum}`;
  return said.join(' or ') + range;
}
