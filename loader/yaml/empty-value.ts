/**
 * A key with nothing behind it: what was meant.
 *
 *     four_kongs:                  four_kongs: null             taken out
 *     lucky_pair:                  lucky_pair:
 *     name: { en: Lucky Pair }       name: { en: Lucky Pair }   what belongs to it stands too far left
 *     { fan = 4 }, { fan:4 }       { fan: 4 }                   another sign, or no space behind it
 */
import type { Node, Pair, YAMLMap } from 'yaml';
import { problem, type Problem, steps } from '../../core/index.ts';
import { knownKeys, meantKey, schemaAt } from '../../schemas/index.ts';
import { NO_SPACE } from './broken-line.ts';
import { lineEnd, placeOf, type Source, type Spot } from '../read/source-text.ts';
import type { SourcedEntry } from './located-data.ts';

/** Steps that are one word; with a `when` they stand under `do`. */
const BARE_STEPS = Object.entries(steps).flatMap(([name, { keys }]) => (Object.keys(keys).length === 0 ? name : []));

/** What is wrong, an entry to go on with, and how many of the next entries belong to this one. */
interface Empty {
  problem: Problem;
  entry?: SourcedEntry & { name: string };
  skipped: number;
}

interface Key {
  name: string;
  spot: Spot;
}

/** Keys that entries of a chapter have, and no entry is called by. */
const OF_ENTRIES = ['name', 'says', 'group', 'value', 'when', 'type', 'default', 'on', 'steps', 'uses', 'examples'];
/** What stands in these chapters can be taken out by its name. */
const CHAPTERS_OF_NAMES = 1;

/** The entry number `index` of a map has no value; `depth` is that of the map. */
export function emptyValue(source: Source, map: YAMLMap, index: number, key: Key, depth: number): Empty {
  const { flow } = map as { flow?: boolean };
  if (flow === true) return inBraces(map, key);
  const below = depth <= CHAPTERS_OF_NAMES ? keysBelow(map, index, depth === 0 ? isNoChapter : isOfEntry) : [];
  if (below.length > 0) return { problem: tooFarLeft(source, key, below), skipped: below.length };
  const isLast = index === map.items.length - 1;
  const indented = isLast ? '' : '; lines that belong to it are indented further';
  const hint = `Write a value, or leave the line out${indented}. \`null\` takes out what is inherited.`;
  const named = depth === CHAPTERS_OF_NAMES && !OF_ENTRIES.includes(key.name);
  const end = source.text.indexOf(':', key.spot.end) + 1;
  const spot = named && end > 0 ? { ...key.spot, end } : key.spot;
  const replacement = named ? { replacement: `${source.text.slice(spot.start, spot.end)} null` } : {};
  return { problem: complain(key, 'empty-value', hint, spot, replacement), skipped: 0 };
}

function complain({ name }: Key, code: string, hint: string, spot: Spot, more: { replacement?: string } = {}): Problem {
  return problem(code, `Nothing stands after \`${name}:\`.`, { place: placeOf(spot), hint, ...more });
}

/** An entry in braces that YAML takes for a name with nothing behind it. */
export const ENTRY_WITHOUT_COLON = /^([A-Za-z_][\w-]*)\s*([=:：])\s*(.+)$/;

function inBraces(map: YAMLMap, key: Key): Empty {
  const [, name, sign, text] = ENTRY_WITHOUT_COLON.exec(key.name) ?? [];
  if (name !== undefined) {
    const put = `${name}: ${text}`;
    const code = sign === ':' ? 'colon-space' : 'missing-colon';
    const message = sign === ':' ? NO_SPACE : `Behind \`${name}\` the colon is missing.`;
    const more = { place: placeOf(key.spot), hint: `Write \`${put}\`.`, replacement: put };
    return { problem: problem(code, message, more), entry: entryOf(key, name, text!), skipped: 0 };
  }
  const isBareStep = map.items.length > 1 && BARE_STEPS.includes(key.name);
  if (isBareStep) {
    const hint = `A step with more to say is written \`do: ${key.name}\`.`;
    return { problem: complain(key, 'empty-value', hint, key.spot), entry: entryOf(key, 'do', key.name), skipped: 0 };
  }
  const hint = 'Write a value, or leave the line out. `null` takes out what is inherited.';
  return { problem: complain(key, 'empty-value', hint, key.spot), skipped: 0 };
}

function entryOf({ spot }: Key, name: string, text: string): SourcedEntry & { name: string } {
  const value = text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  return { name, key: spot, value: { is: 'scalar', spot, value } };
}

function isOfEntry(name: string): boolean {
  return OF_ENTRIES.includes(name);
}

let chapters: readonly string[] | undefined;

/** Names that a pack gives itself, and no slip of a chapter's. */
function isNoChapter(name: string): boolean {
  chapters ??= knownKeys(schemaAt([], {})) ?? [];
  return !chapters.includes(name) && meantKey(name, chapters) === undefined;
}

/** Spots of the keys behind an empty one that belong to what stands under it. */
function keysBelow(map: YAMLMap, index: number, belongs: (name: string) => boolean): [number, number][] {
  const ranges = (map.items as Pair<Node | null, Node | null>[]).slice(index + 1).map(({ key, value }) => {
    const name = key !== null && 'value' in key ? String(key.value) : '';
    const start = key?.range?.[0] ?? 0;
    return { name, range: [start, value?.range?.[1] ?? key?.range?.[1] ?? start] as [number, number] };
  });
  const end = ranges.findIndex(({ name }) => !belongs(name));
  return ranges.slice(0, end < 0 ? ranges.length : end).map(({ range }) => range);
}

function tooFarLeft(source: Source, { name }: Key, below: readonly [number, number][]): Problem {
  const start = source.text.lastIndexOf('\n', below[0]![0]) + 1;
  const last = source.text.slice(0, below.at(-1)![1]).trimEnd().length;
  const end = lineEnd(source, last);
  const text = source.text.slice(start, end);
  return problem('indentation', `What belongs to \`${name}\` is not indented further than its name.`, {
    place: placeOf({ source, start, end }),
    hint: 'Begin these lines with two more spaces.',
    replacement: text.replace(/^(?=.)/gm, '  '),
  });
}
