/**
 * What reading a built-in file yields, as text that is quickly read back. Whatever stands in the file word for word is
 * only pointed at:
 *
 *     [start, end]                           a text, as the file has it
 *     [start, end, value]                    another scalar, or a text that is written otherwise
 *     [start, end, 0, ...items]              a list
 *     [start, end, 1, ...start, end, value]  a map: keys and their values
 */
import type { Source, Spot } from './source.ts';
import type { Scalar, Sourced, SourcedList, SourcedMap, SourcedScalar } from './sourced.ts';
import { parseYaml } from './yaml.ts';

type Packed = readonly (number | [Scalar] | Packed)[];

const LIST = 0;
const MAP = 1;

/** The data of a file as JSON, without the text of the file. */
export function packed(root: SourcedMap): string {
  return JSON.stringify(pack(root));
}

function pack(node: Sourced): Packed {
  const { source, start, end } = node.spot;
  if (node.is === 'list') return [start, end, LIST, ...node.items.map(pack)];
  if (node.is === 'scalar')
    return source.text.slice(start, end) === node.value ? [start, end] : [start, end, [node.value]];
  const entries = [...node.entries].flatMap(([name, { key, value }]) => {
    const written = source.text.slice(key.start, key.end);
    if (written !== name) throw new Error(`A built-in file puts the key ${name} in quotes.`);
    return [key.start, key.end, pack(value)];
  });
  return [start, end, MAP, ...entries];
}

/** The data of a file from what `packed` made of it. */
export function unpacked(source: Source, text: string): SourcedMap {
  return unpack(source, JSON.parse(text) as Packed) as SourcedMap;
}

function unpack(source: Source, node: Packed): Sourced {
  const [start, end, is, ...parts] = node as [number, number, number | [Scalar] | undefined, ...unknown[]];
  const spot = { source, start, end };
  if (is === undefined) return new PackedText(spot, source.text.slice(start, end));
  if (typeof is === 'object')
    return typeof is[0] === 'string' ? new PackedText(spot, is[0]) : { is: 'scalar', spot, value: is[0] };
  if (is === LIST) return list(spot, parts as Packed[]);
  const entries: SourcedMap['entries'] = new Map();
  for (let at = 0; at < parts.length; at += 3) {
    const key = { source, start: parts[at] as number, end: parts[at + 1] as number };
    entries.set(source.text.slice(key.start, key.end), { key, value: unpack(source, parts[at + 2] as Packed) });
  }
  return { is: 'map', spot, entries };
}

/** Most lists are examples, and who plays does not read them. */
function list(spot: SourcedList['spot'], parts: readonly Packed[]): SourcedList {
  let items: Sourced[] | undefined;
  return {
    is: 'list',
    spot,
    get items() {
      return (items ??= parts.map((item) => unpack(spot.source, item)));
    },
  };
}

/** Only who tells a problem asks where each character stands; then the file is read once more. */
class PackedText implements SourcedScalar {
  readonly is = 'scalar';
  readonly spot: Spot;
  readonly value: string;

  constructor(spot: Spot, value: string) {
    this.spot = spot;
    this.value = value;
  }

  get offsets(): readonly number[] | undefined {
    return textsOf(this.spot.source).get(this.spot.start)?.offsets;
  }
}

const known = new WeakMap<Source, ReadonlyMap<number, SourcedScalar>>();

/** The scalars of a file by where they begin. */
function textsOf(source: Source): ReadonlyMap<number, SourcedScalar> {
  const found = known.get(source) ?? new Map(scalarsIn(parseYaml(source).root).map((one) => [one.spot.start, one]));
  known.set(source, found);
  return found;
}

function scalarsIn(node: Sourced | undefined): SourcedScalar[] {
  if (node === undefined) return [];
  if (node.is === 'scalar') return [node];
  return (node.is === 'list' ? node.items : [...node.entries.values()].map(({ value }) => value)).flatMap(scalarsIn);
}
