/** House packs that choose otherwise: one value of a closed list of the schema, or one seat word, changed in a built-in pack. */
import schema from '../../../schemas/pack.schema.json' with { type: 'json' };
import { seatNames } from '../../../dsl/index.ts';
import { load, packs } from '../../../loader/index.ts';

type Data = string | number | boolean | null | Data[] | { [key: string]: Data };
type Path = readonly (string | number)[];

interface Node {
  $ref?: string;
  enum?: Data[];
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
}

/** A pack that extends a built-in one and has another value at one place. */
export interface ChangedChoice {
  /** `riichi wall.replace_from: head`. */
  title: string;
  parent: string;
  text: string;
  /** The list of the schema, and which value of it. */
  of: string;
}

const root = schema as unknown as Node & { definitions: Record<string, Node> };

/** Every value of every closed list, at every place where a built-in pack has such a list. */
export function changedChoices(): ChangedChoice[] {
  return packs().flatMap(({ id }) => {
    const pack = wholePack(id);
    const at = (path: Path, value: Data, of: string): ChangedChoice => ({
      title: `${id} ${path.join('.')}: ${JSON.stringify(value)}`,
      parent: id,
      text: `id: house\nextends: ${id}\nname: { en: House }\n${changed(pack, path, value)}`,
      of: `${of} ${JSON.stringify(value)}`,
    });
    const dealers = seatNames('sequence').map((seat) => at(['sequence', 'next_dealer'], seat, 'next_dealer'));
    return [...choicesIn(root, pack, [], '').map(({ path, value, of }) => at(path, value, of)), ...dealers];
  });
}

/** One of them for each value of each list, of the packs with the fewest rules where they have the list. */
export function oneOfEach(choices: readonly ChangedChoice[]): ChangedChoice[] {
  const sizes = new Map(packs().map(({ id }) => [id, JSON.stringify(wholePack(id)).length]));
  const smallFirst = [...choices].sort((a, b) => sizes.get(a.parent)! - sizes.get(b.parent)!);
  return [...new Map(smallFirst.reverse().map((choice) => [choice.of, choice])).values()];
}

function wholePack(id: string): Data {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(`${id} does not load`);
  return loaded.value.pack as Data;
}

interface Choice {
  path: Path;
  value: Data;
  of: string;
}

function choicesIn(node: Node, data: Data | undefined, path: Path, of: string): Choice[] {
  if (node.$ref !== undefined) {
    const name = node.$ref.split('/').at(-1)!;
    return choicesIn(root.definitions[name]!, data, path, name);
  }
  const own = (node.enum ?? []).filter((value) => value !== data).map((value) => ({ path, value, of }));
  const ways = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
  return [
    ...own,
    ...ways.flatMap((way, at) => choicesIn(way, data, path, `${of}/${at}`)),
    ...membersIn(node, data, path, of),
  ];
}

function membersIn(node: Node, data: Data | undefined, path: Path, of: string): Choice[] {
  if (Array.isArray(data))
    return node.items ? data.flatMap((item, at) => choicesIn(node.items!, item, [...path, at], `${of}[]`)) : [];
  if (typeof data !== 'object' || data === null) return [];
  const { properties = {}, additionalProperties } = node;
  const known = Object.entries(properties).flatMap(([key, each]) =>
    choicesIn(each, data[key], [...path, key], `${of}.${key}`),
  );
  const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const more = rest ? Object.entries(data).filter(([key]) => !Object.hasOwn(properties, key)) : [];
  return [...known, ...more.flatMap(([key, each]) => choicesIn(rest!, each, [...path, key], `${of}.*`))];
}

/** The rule of a house pack; a list is written whole. */
function changed(pack: Data, path: Path, value: Data): string {
  const build = (data: Data | undefined, at: number): Data => {
    if (at === path.length) return value;
    const key = path[at]!;
    if (typeof key === 'number') return (data as Data[]).with(key, build((data as Data[])[key], at + 1));
    const member = (data as Record<string, Data> | undefined)?.[key];
    const isInList = path.slice(0, at).some((step) => typeof step === 'number');
    return { ...(isInList ? (data as Record<string, Data>) : {}), [key]: build(member, at + 1) };
  };
  const whole = build(pack, 0) as Record<string, Data>;
  return `${path[0]}: ${JSON.stringify(whole[path[0] as string])}\n`;
}
