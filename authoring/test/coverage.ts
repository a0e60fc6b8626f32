/** Which parts of a pack its cases exercise, by file and line. docs/coverage.md says what counts as exercised. */
import type { Place } from '../../core/index.ts';
import {
  type Flattened,
  keySpot,
  placeOf,
  type Sourced,
  type SourcedMap,
  type SourcedScalar,
  type Spot,
  valueAt,
  within,
} from '../../loader/index.ts';
import type { Suite } from './collect-cases.ts';
import { partKey, partsOf } from './expression-parts.ts';
import { observe, type Used } from './parts-used-by-cases.ts';

/** The chapters of the report, in its order. */
export const CHAPTERS = [
  'patterns',
  'exclusions',
  'shapes',
  'score',
  'limits',
  'charts',
  'payments',
  'moves',
  'endings',
  'options',
  'other branches',
] as const;

/** A chapter of the report. */
export type Chapter = (typeof CHAPTERS)[number];

/** Something a pack says that a case may exercise. */
export interface Item {
  chapter: Chapter;
  /** In words: `all_pungs counts`. */
  what: string;
  place: Place;
  covered: boolean;
}

/** All that a pack says itself, and how much of it was exercised. */
export interface Coverage {
  items: Item[];
  /** By chapter that has anything, in the order of the report. */
  chapters: { chapter: Chapter; covered: number; all: number }[];
  /** From 0 to 100. */
  percent: number;
}

/** Runs every case and tells what the pack itself says that none of them exercises. */
export function coverage(suite: Suite): Coverage {
  const used = observe(suite);
  const items = itemsOf(suite, used);
  const chapters = CHAPTERS.flatMap((chapter) => {
    const own = items.filter((item) => item.chapter === chapter);
    return own.length === 0 ? [] : [{ chapter, covered: own.filter(({ covered }) => covered).length, all: own.length }];
  });
  const covered = items.filter((item) => item.covered).length;
  return { items, chapters, percent: items.length === 0 ? 100 : (100 * covered) / items.length };
}

type Path = readonly (string | number)[];

interface Listing {
  flat: Flattened;
  used: Used;
  items: Item[];
}

function itemsOf(suite: Suite, used: Used): Item[] {
  const listing: Listing = { flat: suite.flat, used, items: [] };
  addPatterns(listing);
  addEntries(listing, 'shapes', 'shapes', (id) => [`a hand of the shape ${id}`, `shape ${id}`]);
  addEntries(listing, 'limits', 'limits', (id) => [`a hand of the limit ${id}`, `limit ${id}`]);
  addEntries(listing, 'moves', 'moves', (id) => [`the move ${id} is made`, `move ${id}`]);
  addEntries(listing, 'endings', 'endings', (id) => [`a deal ends with ${id}`, `ending ${id}`]);
  addCharts(listing);
  addPayments(listing);
  addOptions(listing);
  addBranches(listing, suite);
  return listing.items;
}

function add({ items, used }: Listing, chapter: Chapter, what: string, spot: Spot | undefined, name: string): void {
  if (spot) items.push({ chapter, what, place: placeOf(spot), covered: used.has(name) });
}

function namesAt({ flat }: Listing, ...path: Path): string[] {
  const map = valueAt(flat.root, path);
  return map?.is === 'map' ? [...map.entries.keys()] : [];
}

/** What the pack itself says at a path or below it; nothing where all of it is inherited. */
function ownSpot({ flat }: Listing, path: Path): Spot | undefined {
  const key = keySpot(flat.root, path);
  if (flat.own.has(key.source.name)) return key;
  const value = valueAt(flat.root, path);
  return value && spotsIn(value).find(({ source }) => flat.own.has(source.name));
}

function spotsIn(value: Sourced): Spot[] {
  if (value.is === 'scalar') return [value.spot];
  if (value.is === 'list') return value.items.flatMap(spotsIn);
  return [...value.entries.values()].flatMap((entry) => [entry.key, ...spotsIn(entry.value)]);
}

function addEntries(listing: Listing, chapter: Chapter, at: string, told: (id: string) => [string, string]): void {
  for (const id of namesAt(listing, at)) {
    const [what, name] = told(id);
    add(listing, chapter, what, ownSpot(listing, [at, id]), name);
  }
}

function addPatterns(listing: Listing): void {
  const patterns = namesAt(listing, 'patterns');
  for (const id of patterns) {
    const rules: SourcedMap = ruleOf(listing, ['patterns', id]);
    const own = [...rules.entries].some(([key]) => ownSpot(listing, ['patterns', id, key]) && !SAID.includes(key));
    if (own) add(listing, 'patterns', `${id} counts`, ownSpot(listing, ['patterns', id]), `pattern ${id}`);
    addExclusions(listing, ['patterns', id], [id]);
    for (const loser of namesAt(listing, 'patterns', id, 'absorbs_on_its_sets'))
      add(
        listing,
        'exclusions',
        `${id} stands beside ${loser}`,
        ownSpot(listing, ['patterns', id, 'absorbs_on_its_sets', loser]),
        `beside ${id} ${loser}`,
      );
  }
  for (const group of namesAt(listing, 'groups')) addExclusions(listing, ['groups', group], membersOf(listing, group));
}

/** Keys of an entry that are no rules. */
const SAID = ['name', 'source', 'status', 'note', 'examples'];

function ruleOf({ flat }: Listing, path: Path): SourcedMap {
  const value = valueAt(flat.root, path);
  return value?.is === 'map' ? value : flat.root;
}

/** Patterns of a group; of a pattern, itself. */
function membersOf(listing: Listing, name: string): string[] {
  const inGroup = (id: string): boolean => {
    const group = valueAt(listing.flat.root, ['patterns', id, 'group']);
    return group?.is === 'scalar' && group.value === name;
  };
  const patterns = namesAt(listing, 'patterns');
  return patterns.includes(name) ? [name] : patterns.filter(inGroup);
}

function addExclusions(listing: Listing, path: Path, absorbers: readonly string[]): void {
  const list = valueAt(listing.flat.root, [...path, 'absorbs']);
  if (list?.is !== 'list') return;
  list.items.forEach((item, index) => {
    const named = valueAt(item, ['pattern']) ?? item;
    const name = named.is === 'scalar' ? String(named.value) : '';
    if (listing.flat.removed.has(`patterns.${name}`) || listing.flat.removed.has(`groups.${name}`)) return;
    const pairs = absorbers.flatMap((by) => membersOf(listing, name).map((taken) => `absorbed ${by} ${taken}`));
    const covered = pairs.find((pair) => listing.used.has(pair)) ?? '';
    add(listing, 'exclusions', `${path[1]} takes ${name} away`, ownSpot(listing, [...path, 'absorbs', index]), covered);
  });
}

function addCharts(listing: Listing): void {
  for (const chart of namesAt(listing, 'charts'))
    for (const row of namesAt(listing, 'charts', chart, 'rows'))
      add(
        listing,
        'charts',
        `${chart} is read at ${row}`,
        ownSpot(listing, ['charts', chart, 'rows', row]),
        `row ${chart} ${Number(row)}`,
      );
}

function addPayments(listing: Listing): void {
  for (const ending of namesAt(listing, 'settle'))
    for (const id of namesAt(listing, 'settle', ending))
      add(
        listing,
        'payments',
        `${id} of ${ending} is paid`,
        ownSpot(listing, ['settle', ending, id]),
        `payment ${ending} ${id}`,
      );
}

function addOptions(listing: Listing): void {
  for (const name of namesAt(listing, 'options')) {
    const path = ['options', name];
    const data = (key: string): string | undefined => {
      const value = valueAt(listing.flat.root, [...path, key]);
      return value?.is === 'scalar' ? String(value.value) : undefined;
    };
    const spot = ownSpot(listing, path);
    const values = valueAt(listing.flat.root, [...path, 'values']);
    // Of an inherited option the pack says no more than its default.
    const typed = ownSpot(listing, [...path, 'type']);
    const type = typed && data('type');
    if (typed === undefined)
      add(listing, 'options', `${name}: ${data('default')}`, spot, `option ${name} ${data('default')}`);
    if (type === 'yes/no')
      for (const value of ['true', 'false'])
        add(listing, 'options', `${name}: ${value}`, spot, `option ${name} ${value}`);
    else if (type === 'choice' && values?.is === 'list')
      for (const item of values.items) {
        const value = item.is === 'scalar' ? String(item.value) : '';
        const own = listing.flat.own.has(item.spot.source.name) ? item.spot : spot;
        add(listing, 'options', `${name}: ${value}`, own, `option ${name} ${value}`);
      }
    else if (type === 'number') {
      const usual = data('default') ?? '';
      const other = [...listing.used].find((each) => each.startsWith(`option ${name} `) && !each.endsWith(` ${usual}`));
      add(listing, 'options', `${name}: ${usual}`, spot, `option ${name} ${usual}`);
      add(listing, 'options', `${name}: another number than ${usual}`, spot, other ?? '');
    }
  }
}

/** Both ways of every `if`, at its place in the text. */
function addBranches(listing: Listing, { rules, flat }: Suite): void {
  const seen = new Set<string>();
  for (const { path, written: expr } of partsOf(rules)) {
    const key = partKey(path, expr.span);
    if (expr.node !== 'if' || seen.has(key)) continue;
    seen.add(key);
    const node = valueAt(flat.root, path);
    if (node?.is !== 'scalar' || !flat.own.has(node.spot.source.name)) continue;
    for (const [way, part] of [
      ['yes', expr.then],
      ['no', expr.else],
    ] as const)
      add(
        listing,
        chapterOf(path),
        `${way === 'yes' ? 'then' : 'else'} ${textOf(node, part.span)}`,
        spotOf(node, part.span),
        `branch ${key} ${way}`,
      );
  }
}

function textOf(node: SourcedScalar, { start, end }: { start: number; end: number }): string {
  return String(node.value).slice(start, end);
}

function spotOf(node: SourcedScalar, { start, end }: { start: number; end: number }): Spot {
  return within(node, start, end);
}

function chapterOf([first]: Path): Chapter {
  if (first === 'settle') return 'payments';
  if (first === 'score') return 'score';
  if (first === 'limits') return 'limits';
  return first === 'patterns' ? 'patterns' : 'other branches';
}
