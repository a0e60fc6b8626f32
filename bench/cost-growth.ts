/** How cost grows with what there is more of: patterns, melds, readings, deals, seats. */
import type { Ruleset, WinQuery } from 'tilewright/core';
import { load, type PackRuleset, rulesetFromPack } from 'tilewright/loader';
import { runGame } from 'tilewright/sim';
import { randomPlayer } from 'tilewright/players';
import { over, type Sides, type Work } from './measure-time.ts';
import { riichiQueries, riichiRules } from './rows/riichi-scoring.ts';
import { sure } from './must-succeed.ts';

/** Something there can be more of, from little to much. */
export interface Growth {
  id: string;
  title: string;
  /** What a bar is the cost of. */
  unit: string;
  sides: Sides;
}

interface Pack {
  patterns: Record<string, Record<string, unknown>>;
}

/** The pack again with each pattern so many times, under other names: copies take copies away as the patterns do. */
export function withCopies(rules: PackRuleset, times: number): PackRuleset {
  const pack = structuredClone(rules.pack) as Pack;
  const ids = Object.keys(pack.patterns);
  const copied = Array.from({ length: times }, (_, copy) =>
    ids.map((id): [string, Record<string, unknown>] => [nameOf(id, copy), renamed(pack.patterns[id]!, ids, copy)]),
  );
  return sure(rulesetFromPack({ ...pack, patterns: Object.fromEntries(copied.flat()) }, rules.options));
}

const nameOf = (id: string, copy: number): string => (copy === 0 ? id : `${id}_${copy}`);

function renamed(pattern: Record<string, unknown>, ids: readonly string[], copy: number): Record<string, unknown> {
  const { absorbs, absorbs_on_its_sets: onSets, ...others } = pattern;
  const other = (name: string): string => (ids.includes(name) ? nameOf(name, copy) : name);
  return {
    ...others,
    ...(Array.isArray(absorbs) && { absorbs: absorbs.map((name) => other(String(name))) }),
    ...(onSets !== undefined && {
      absorbs_on_its_sets: Object.fromEntries(
        Object.entries(onSets as object).map(([name, what]) => [other(name), what]),
      ),
    }),
  };
}

/** The pack with its first patterns alone. */
export function withFirst(rules: PackRuleset, howMany: number): PackRuleset {
  const pack = structuredClone(rules.pack) as Pack;
  const kept = Object.entries(pack.patterns).slice(0, howMany);
  const ids = Object.keys(pack.patterns);
  const gone = ids.filter((id) => !kept.some(([name]) => name === id));
  const patterns = kept.map(([id, { absorbs, absorbs_on_its_sets: _, ...others }]) => [
    id,
    { ...others, ...(Array.isArray(absorbs) && { absorbs: absorbs.filter((name) => !gone.includes(String(name))) }) },
  ]);
  return sure(rulesetFromPack({ ...pack, patterns: Object.fromEntries(patterns) }, rules.options));
}

function scoring(rules: PackRuleset, queries: readonly WinQuery[]): Work {
  return over(queries, rules.worth);
}

function patternSides(): Sides {
  const side = (change: (rules: PackRuleset) => PackRuleset) => () => {
    const rules = sure(load('international'));
    return scoring(change(rules), closed(riichiQueries(riichiRules())).map(asPlain));
  };
  const copies = [1, 2, 4, 8, 10].map((times): [string, Sides[string]] => [
    `all, ${times} times`,
    side((rules) => withCopies(rules, times)),
  ]);
  return { 'the first 10': side((rules) => withFirst(rules, 10)), ...Object.fromEntries(copies) };
}

/** Without what another pack does not know. */
function asPlain(query: WinQuery): WinQuery {
  return { ...query, situation: 0, marks: [], lists: {}, marked: { held: [], shown: [] } };
}

const closed = (queries: readonly WinQuery[]): WinQuery[] => queries.filter(({ melds }) => melds.length === 0);

/** Hands of W1 by something one can count. */
function sorted(classes: Record<string, (query: WinQuery, rules: PackRuleset) => boolean>): Sides {
  return Object.fromEntries(
    Object.entries(classes).map(([name, is]) => [
      name,
      () => {
        const rules = riichiRules();
        return scoring(
          rules,
          riichiQueries(rules).filter((query) => is(query, rules)),
        );
      },
    ]),
  );
}

function isFlush({ counts }: WinQuery, { tiles }: PackRuleset): boolean {
  return new Set(counts.flatMap((count, kind) => (count > 0 ? [tiles.kinds[kind]!.suit] : []))).size === 1;
}

function deals(rules: Ruleset, maxDeals: number): Work {
  const players = Array.from({ length: rules.seats.count }, () => randomPlayer);
  let seed = 0;
  return () => runGame(rules, { seed: seed++, players, maxDeals, log: true }).deals;
}

/** The same game with fewer people. */
function seated(count: number): Ruleset {
  const rules = sure(load('zung-jung'));
  const pack = structuredClone(rules.pack) as { seats: { drawn_by?: string } };
  const { drawn_by: _, ...seats } = pack.seats;
  return sure(rulesetFromPack({ ...pack, seats: { ...seats, count } }, rules.options));
}

/** A pack of so many words that say what there is not; the count is that of its problems, so that a bar is the cost of one. */
function wrongWords(count: number): Work {
  const words = Array.from({ length: count }, (_, n) => `  w${n}: no_such_word_${n} == ${n}\n`).join('');
  const text = `id: wrong\nname: { en: Wrong }\nextends: international\nwords:\n${words}`;
  return () => load(text).problems.length;
}

/** Words each of which asks for the next two, round and round. */
function circularWords(count: number): Work {
  const words = Array.from({ length: count }, (_, n) => `  w${n}: w${(n + 1) % count} or w${(n + 2) % count}\n`);
  const text = `id: round\nname: { en: Round }\nextends: international\nwords:\n${words.join('')}`;
  return () => {
    load(text);
    return count;
  };
}

export const growths: readonly Growth[] = [
  {
    id: 'patterns',
    title: 'Patterns in the pack (the 31 of International, renamed copies)',
    unit: 'hand',
    sides: patternSides(),
  },
  {
    id: 'melds',
    title: 'Melds on the table (riichi)',
    unit: 'hand',
    sides: sorted(Object.fromEntries([0, 1, 2, 3, 4].map((n) => [n, ({ melds }: WinQuery) => melds.length === n]))),
  },
  {
    id: 'flush',
    title: 'Concealed hands of one suit beside others (riichi)',
    unit: 'hand',
    sides: sorted({
      'several suits': (query, rules) => query.melds.length === 0 && !isFlush(query, rules),
      'one suit': (query, rules) => query.melds.length === 0 && isFlush(query, rules),
    }),
  },
  {
    id: 'readings',
    title: 'Readings of a hand (riichi)',
    unit: 'hand',
    sides: sorted({
      1: (query, rules) => rules.readings(query) === 1,
      2: (query, rules) => rules.readings(query) === 2,
      3: (query, rules) => rules.readings(query) === 3,
      '4 or more': (query, rules) => rules.readings(query) > 3,
    }),
  },
  {
    id: 'deals',
    title: 'Deals in a game (Zung Jung, random players, log kept)',
    unit: 'deal',
    sides: Object.fromEntries([1, 4, 16].map((n) => [n, () => deals(sure(load('zung-jung')), n)])),
  },
  {
    id: 'seats',
    title: 'Seats (Zung Jung, random players, log kept)',
    unit: 'deal',
    sides: Object.fromEntries([2, 3, 4].map((n) => [n, () => deals(seated(n), 4)])),
  },
  {
    id: 'problems',
    title: 'Wrong words in a pack',
    unit: 'problem',
    sides: Object.fromEntries([250, 1000, 4000].map((n) => [n, () => wrongWords(n)])),
  },
  {
    id: 'circles',
    title: 'Words in a circle',
    unit: 'word',
    sides: Object.fromEntries([16, 64, 256, 1024].map((n) => [n, () => circularWords(n)])),
  },
];
