/**
 * Code for distances: what `dsl/distance/distance.ts` does in loops, written out for the suits of one tile set and for
 * the shapes of one plan. Every line is a load; where a table does not know yet (0), the code gives up and the loops answer.
 *
 *     const k0 = c[0] + 5 * c[1] + 25 * c[2] + ...           the key of a suit
 *     s = next[s << shift | rows[place1 + 2]]; if (s === 0) return 0;
 */
import type { TileSet } from '../../../core/index.ts';
import { makerFrom } from '../matcher-generator.ts';
import {
  plainTables,
  type Coder,
  type DistanceTables,
  type HandSuit,
  type Plan,
  type PlanCode,
  type ReadCode,
} from '../../distance/distance-tables.ts';
import type { Shape } from '../../readings/reading.ts';
import { OUT_OF_REACH } from '../../distance/sum-over-suits.ts';

/** More ways than these stay loops. */
const MOST_WAYS = 32;

/**
 * Makes the tables of distances for the shapes of a pack; they fill themselves as hands come. `beyond`: a kind counts as
 * wanted even where all its copies lie in the own hand and melds.
 */
export function distanceTables(tiles: TileSet, shapes: readonly Shape[], beyond = false): DistanceTables {
  return plainTables(tiles, shapes, beyond, coder);
}

const coder: Coder = {
  read: (tables) => makerFrom<() => ReadCode>(() => readerSource(tables))?.(),
  plan: (tables, plan) => {
    if (plan.entries.length > MOST_WAYS * tables.suits.length) return undefined;
    return makerFrom<() => PlanCode>(() => planSource(tables, plan))?.();
  },
};

/** Reads hands and grows them. */
function readerSource(tables: DistanceTables): string {
  return ['() => ({', ...readLines(tables), ...growLines(tables), '})'].join('\n');
}

function readLines({ suits, aside }: DistanceTables): string[] {
  const each = (write: (at: number) => string): string[] => suits.map((_, at) => write(at));
  return [
    '  read(t, c) {',
    '    const { suits, keys, places, list } = t, { rows } = list;',
    '    if (list.isFull) return -1;',
    ...each((at) => `    const k${at} = ${keyText(suits[at]!)};`),
    ...each((at) => `    const place${at} = suits[${at}].rows.places[k${at}];`),
    `    if (${each((at) => `!place${at}`).join(' || ')}) return -1;`,
    ...each((at) => `    keys[${at}] = k${at}; places[${at}] = place${at};`),
    '    t.beside = false;',
    `    return ${[...each((at) => `rows[place${at}]`), ...aside.map((kind) => `c[${kind}]`)].join(' + ')};`,
    '  },',
  ];
}

function keyText({ first, end, rows: { power } }: HandSuit): string {
  const terms = Array.from({ length: end - first }, (_, rank) => {
    const count = `c[${first + rank}]`;
    return rank === 0 ? count : `${power[rank]} * ${count}`;
  });
  return terms.join(' + ');
}

function growLines({ suits }: DistanceTables): string[] {
  const lines = suits.flatMap(({ first, end, rows }, at) => [
    `    places = suits[${at}].rows.places; key = keys[${at}];`,
    ...Array.from({ length: end - first }, (_, rank) => {
      const more = `places[key + ${rows.power[rank]}]`;
      const full = rows.beyond ? '0' : `t.places[${at}]`;
      return `    if (!(g[${first + rank}] = c[${first + rank}] < ${rows.most} ? ${more} : ${full})) return false;`;
    }),
  ]);
  return [
    '  grow(t, c) {',
    '    const { suits, keys, grown: g } = t;',
    '    let places, key;',
    ...lines,
    '    return true;',
    '  },',
  ];
}

/** The ways of a plan one after the other. */
function planSource({ suits }: DistanceTables, { entries, melds }: Plan): string {
  const ways = Array.from({ length: entries.length / suits.length }, (_, way) =>
    entries.subarray(way * suits.length, (way + 1) * suits.length),
  );
  const head = [
    `    const { sums, places, list: { rows } } = t, { next, shift } = sums, ends = sums.ends[${melds}];`,
    `    const ${suits.map((_, at) => `place${at} = places[${at}]`).join(', ')};`,
  ];
  return [
    '() => {',
    MARK_SUIT,
    'return {',
    '  least(t) {',
    ...head,
    `    let s = 0, e = 0, least = ${OUT_OF_REACH};`,
    ...ways.flatMap((way) => [
      ...sumLines(way, way.length - 1, '0'),
      ...endLines(way),
      '    if (e < least) least = e;',
    ]),
    '    return least;',
    '  },',
    '  mark(t, least, u) {',
    ...head,
    '    const g = t.grown;',
    '    let s = 0, e = 0;',
    ...ways.flatMap((way) => markLines(way, suits)),
    '    return true;',
    '  },',
    '}; }',
  ].join('\n');
}

/** Sets `s` to the sum of all suits but one. */
function sumLines(way: Uint16Array, left: number, unknown: string): string[] {
  const others = [...way.keys()].filter((at) => at !== left);
  const loads = others.map((at, index) => {
    const vector = `rows[place${at} + ${way[at]}]`;
    return `    s = next[${index === 0 ? vector : `s << shift | ${vector}`}]; if (s === 0) return ${unknown};`;
  });
  return others.length === 0 ? ['    s = 0;'] : loads;
}

/** Sets `e` to what the way misses. */
function endLines(way: Uint16Array, unknown = '0'): string[] {
  const last = way.length - 1;
  return [`    e = ends[s << shift | rows[place${last} + ${way[last]}]]; if (e === 0) return ${unknown};`];
}

/** Marks the kinds of one suit; a loop, so that the code stays small enough to be made fast soon. */
const MARK_SUIT = `
  const markSuit = (ends, rows, g, from, to, sum, entry, least, u) => {
    for (let kind = from; kind < to; kind++) {
      const e = ends[sum | rows[g[kind] + entry]];
      if (e === 0) return false;
      if (e < least) u[kind] = 1;
    }
    return true;
  };`;

/** A way that is further away cannot come near enough. */
function markLines(way: Uint16Array, suits: readonly HandSuit[]): string[] {
  const last = suits.length - 1;
  const mark = ({ first, end }: HandSuit, at: number): string =>
    `    if (!markSuit(ends, rows, g, ${first}, ${end}, s << shift, ${way[at]}, least, u)) return false;`;
  const others = suits.slice(0, last).flatMap((suit, at) => [...sumLines(way, at, 'false'), mark(suit, at)]);
  return [
    ...sumLines(way, last, 'false'),
    ...endLines(way, 'false'),
    '    if (e === least) {',
    mark(suits[last]!, last),
    ...others,
    '    }',
  ];
}
