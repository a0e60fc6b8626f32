/**
 * What reading a built-in file yields, as text that is quickly read back. Whatever stands in the file word for word is
 * only pointed at:
 *
 *     [gap, length]                           a text, as the file has it
 *     [gap, length, [value]]                  another scalar, or a text that is written otherwise
 *     [gap, length, 0, ...items]              a list
 *     [gap, length, 1, ...gap, length, value] a map: keys and their values
 *
 * A gap is what lies between a part and the end of the one before it, or the beginning of what it is in.
 */
import type { Source, Spot } from '../read/source-text.ts';
import type { Scalar, Sourced, SourcedList, SourcedMap, SourcedScalar } from '../yaml/located-data.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';

type Packed = readonly (number | [Scalar] | Packed)[];

const LIST = 0;
const MAP = 1;

/** The data of a file as JSON, without the text of the file. */
export function packed(root: SourcedMap): string {
  return JSON.stringify(pack(root, 0));
}

/** `from` is where the part before it ends. */
function pack(node: Sourced, from: number): Packed {
  const { source, start, end } = node.spot;
  const place = [start - from, end - start];
  let at = start;
  if (node.is === 'scalar') return source.text.slice(start, end) === node.value ? place : [...place, [node.value]];
  if (node.is === 'list') {
    const items = node.items.map((item) => {
      const packedItem = pack(item, at);
      at = item.spot.end;
      return packedItem;
    });
    return [...place, LIST, ...items];
  }
  const entries = [...node.entries].flatMap(([name, { key, value }]) => {
    const written = source.text.slice(key.start, key.end);
    if (written !== name) throw new Error(`A built-in file puts the key ${name} in quotes.`);
    const entry = [key.start - at, key.end - key.start, pack(value, key.end)];
    at = value.spot.end;
    return entry;
  });
  return [...place, MAP, ...entries];
}

/** The data of a file from what `packed` made of it. */
export function unpacked(source: Source, text: string): SourcedMap {
  return unpack(source, JSON.parse(text) as Packed, 0) as SourcedMap;
}

function unpack(source: Source, node: Packed, from: number): Sourced {
  const [gap, length, is] = node as [number, number, number | [Scalar] | undefined];
  const spot = { source, start: from + gap, end: from + gap + length };
  if (is === undefined) return new PackedText(spot, source.text.slice(spot.start, spot.end));
  if (is === LIST) return list(spot, node);
  if (is === MAP) return map(spot, node);
  const [value] = is as [Scalar];
  return typeof value === 'string' ? new PackedText(spot, value) : { is: 'scalar', spot, value };
}

function map(spot: Spot, node: Packed): SourcedMap {
  const { source } = spot;
  const entries: SourcedMap['entries'] = new Map();
  let from = spot.start;
  for (let at = 3; at < node.length; at += 3) {
    const start = from + (node[at] as number);
    const key = { source, start, end: start + (node[at + 1] as number) };
    const value = unpack(source, node[at + 2] as Packed, key.end);
    entries.set(source.text.slice(start, key.end), { key, value });
    from = value.spot.end;
  }
  return { is: 'map', spot, entries };
}

/** Most lists are examples, and who plays does not read them. */
function list(spot: Spot, node: Packed): SourcedList {
  let items: Sourced[] | undefined;
  return {
    is: 'list',
    spot,
    get items() {
      return (items ??= itemsOf(spot, node));
    },
  };
}

function itemsOf({ source, start }: Spot, node: Packed): Sourced[] {
  let from = start;
  return node.slice(3).map((packedItem) => {
    const item = unpack(source, packedItem as Packed, from);
    from = item.spot.end;
    return item;
  });
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
