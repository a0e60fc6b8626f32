import { expect, test } from 'vitest';
import { compiledSource, makerFrom, matcherSource } from '../../dsl/generate/matcher-generator.ts';
import { referee } from '../../dsl/evaluate/reference-matcher.ts';
import { firstDifference, patternSet } from '../kit/compiler-pack.ts';
import { commonPack } from '../kit/every-pattern-construct.ts';

/** A bug a compiler could have, planted in what it wrote: every `find` becomes `put`. */
interface Bug {
  name: string;
  patterns: string[];
  find: string | RegExp;
  put: string;
}

const BUGS: Bug[] = [
  {
    name: 'the mask that keeps shifts inside a suit is dropped',
    patterns: ['shifted_pungs'],
    find: /& 33357439\)/,
    put: '& -1)',
  },
  { name: 'a count is off by one', patterns: ['three_concealed'], find: /=== 3\)/, put: '=== 2)' },
  {
    name: 'a population count loses a high bit',
    patterns: ['kinds_few'],
    find: '(x >>> 1) & 0x55555555',
    put: '(x >>> 1) & 0x00555555',
  },
  {
    name: 'the triplet a discard completed counts as concealed',
    patterns: ['three_concealed'],
    find: /\(role << 30 >> 31 & taken\[\d\]\)/g,
    put: '0',
  },
  { name: 'the plane of chows held twice is not read', patterns: ['pure_double_chow'], find: 'd[o + 3]', put: '0' },
  {
    name: 'one claimed and one held chow do not add up',
    patterns: ['pure_double_chow'],
    find: /\(a\d+ & d\[o \+ 0\]\)/,
    put: '0',
  },
  { name: 'claimed chows are forgotten', patterns: ['mixed_double_chow'], find: /\bmelds\[0\]/, put: '0' },
  {
    name: 'every becomes any',
    patterns: ['outside'],
    find: /!\(\((.*)\) !== 0\) \? 1 : 0/,
    put: '(($1) !== 0) ? 1 : 0',
  },
  { name: 'seat wind and round wind change places', patterns: ['seat_triplet'], find: 'h.seat', put: 'h.round' },
  {
    name: 'a situation reads its neighbour',
    patterns: ['after_kong'],
    find: 'h.situation & 1',
    put: 'h.situation & 2',
  },
  {
    name: 'high and low end of a chow wait alike',
    patterns: ['edge_or_single'],
    find: 'waits[role]',
    put: 'waits[role === 16 ? 4 : role]',
  },
  {
    name: 'a middle tile waits on two sides',
    patterns: ['closed_wait'],
    find: 'waits[role]',
    put: '(role === 8 ? 16 : waits[role])',
  },
  { name: 'a suit is shifted one rank too far', patterns: ['mixed_triple_chow'], find: '>>> 18', put: '>>> 19' },
  { name: 'three copies pass for four', patterns: ['per_hog'], find: /\ball\[9\]/g, put: 'all[6]' },
  { name: 'drawn and discarded change places', patterns: ['concealed_draw'], find: 'h.draw', put: '!h.draw' },
  { name: 'concealed kongs open the hand', patterns: ['closed_hand'], find: 'h.concealed', put: '!h.isMelded' },
  { name: 'no kind wins', patterns: ['edge_only'], find: /h\.winning\(0\)/g, put: '0' },
  {
    name: 'one list is taken for the other',
    patterns: ['pointed_tiles', 'pointed_any'],
    find: /h\.(pointed|lists)\[0\]/g,
    put: 'h.$1[1]',
  },
  { name: 'a concealed kong is a hog', patterns: ['hog_without_kong'], find: /\bmelds\[6[0-9]\]/g, put: '0' },
  { name: 'marks are forgotten', patterns: ['marked_tiles'], find: /h\.markedHeld/g, put: 'h.bonus' },
  { name: 'the last tile may be any', patterns: ['last_terminal'], find: /\blast\[0\]/g, put: '-1' },
  {
    name: 'the last kind of a word is not looked at',
    patterns: ['all_simples'],
    find: /\b67502849\b/,
    put: '393985',
  },
];

test.each(BUGS)('is caught: $name', ({ patterns, find, put }) => {
  const chosen = Object.fromEntries(patterns.map((id) => [id, commonPack.patterns[id]!]));
  const set = patternSet({ ...commonPack, patterns: chosen, values: {}, shapes: { sets: '4 set + pair' } });
  const source = matcherSource(set);
  const planted = source.replace(find, put);
  expect(planted, source).not.toBe(source);
  const sound = compiledSource(set, makerFrom(() => source)!);
  const buggy = compiledSource(set, makerFrom(() => planted)!);
  expect(firstDifference(set, sound, referee(set), 300, 1)).toBeUndefined();
  expect(firstDifference(set, buggy, referee(set), 4000, 1)).toBeDefined();
});
