/** What is legal but surely not meant is told at its place; `«»` marks it in the pack. */
import { expect, test } from 'vitest';
import { lintPack } from '../../../authoring/check/index.ts';
import { score } from '../../../loader/index.ts';

const HEAD = 'id: my-table\nextends: international\nname: { en: My table }\n';
const STORM = 'options:\n  storm: { type: yes/no, default: true, says: Whether it storms. }\n';

/** What is told of a pack with marks, and what was marked. */
function told(marked: string): { found: [code: string, line: number, column: number][]; marks: [number, number][] } {
  const text = HEAD + marked.replace(/[«»]/g, '');
  const lines = (HEAD + marked).split('\n');
  const marks = lines.flatMap((line, index): [number, number][] => {
    const column = line.indexOf('«');
    return column < 0 ? [] : [[index + 1, column + 1]];
  });
  const { problems } = lintPack(text);
  return { found: problems.map(({ code, place }) => [code, place!.line, place!.column]), marks };
}

/** What a pack is told anyway that changes a rule of its parent. */
const BESIDE = ['inherited-examples', 'text-dropped'];

const pattern = (id: string, when: string, more = ''): string =>
  `  ${id}:\n    name: { en: Ours }\n    group: state\n    value: { fan: 1 }\n    when: ${when}\n${more}`;

test.each<[string, string, string]>([
  ['an option nobody reads', STORM.replace('storm:', '«storm»:'), 'never-read'],
  ['a word read only by a word that nobody reads', 'words:\n  «heavy»: by draw\n', 'never-read'],
  [
    'a counter that only counts itself',
    'counters:\n  «storms»: { of: table, says: storms }\nsequence: { counters: { storms: storms + 1 } }\n',
    'never-read',
  ],
  [
    'a pot that is paid out by wins alone',
    'pots:\n  «pool»: { says: a pool }\nsettle:\n  win: { pool: { from: pot pool, amount: pool, reason: pool } }\n  exhausted: { ante: { to: pot pool, amount: 1, reason: ante } }\n',
    'left-in-pot',
  ],
  ['a pot nobody pays into', 'pots:\n  «pool»: { says: a pool }\nsequence: { ends: pool > 100 }\n', 'never-set'],
  [
    'a condition that always holds',
    'moves:\n  pung:\n    when: by draw or «not by draw»\n'.replace(
      'by draw or «not by draw»',
      '«by discard or not by discard»',
    ),
    'always-holds',
  ],
  [
    'a part that always holds',
    'moves:\n  pung:\n    when: wall left > 0 and «count(bonus) >= 0»\n'.replace('wall left', 'tiles left'),
    'always-holds',
  ],
  ['a condition that never holds', 'moves:\n  pung:\n    when: «discards so far < 0»\n', 'never-holds'],
  [
    'a negative stake',
    'settle:\n  win:\n    fine: { when: by draw, amount: «-4», reason: a fine }\n',
    'negative-amount',
  ],
  ['the name of another pattern', 'patterns:\n  chance_wind: { also: [harbour, «chance-round»] }\n', 'same-name'],
  ['points made of points', 'sequence:\n  points: «highest points»\n', 'reads-itself'],
  [
    'an accepted warning that nobody gives',
    'accepts:\n  never-read:\n    «minimum»: Everybody may choose.\n',
    'accepts-nothing',
  ],
  [
    'tiles of a scenario that the pack does not have',
    `scenarios:
  swapped:
    hands: { 1: '12«x» 5z', 2: '?' }
    turned: { indicators: 1z?1«w» }
    play:
      - 1 discard 8«q»
      - { offered: 2 win, refused: 2 pung 5z5«k» }
      - do: 2 discard drawn, until 4 left
        melds: { 2: (11«y») <1111z> }
`,
    'unknown-suit',
  ],
  [
    'words behind the tiles of an action',
    `scenarios:
  wordy:
    hands: { 1: 123m 55z }
    play:
      - 1 discard 5z «at once»
      - offered: 2 chow 3m «4m»
        refused: 2 discard drawn «6z», 3 pung 5z
      - do: 2 chow 34m «and others pass», 3 pass
      - { do: "others pass, until over «now»" }
      - until 4 left «over»
`,
    'stray-words',
  ],
  [
    'a minimum nobody reaches',
    'score:\n  minimum: «fan >= 900 and (minimum > 0 or flowers_toward_minimum)»\n',
    'unreached-minimum',
  ],
  [
    'a pattern that always comes with another',
    `patterns:\n${pattern('«proud»', 'every set is triplet and pair is dragon')}`,
    'always-together',
  ],
  [
    'a pattern that is always absorbed',
    `patterns:\n${pattern('«quiet»', 'concealed and suits == 1 and no tile is honour')}  pure_suit:\n    absorbs: [quiet]\n`,
    'never-counts',
  ],
])('%s', (_, marked, code) => {
  const { found, marks } = told(marked);
  expect(found.filter(([each]) => !BESIDE.includes(String(each)))).toEqual(
    marks.map(([line, column]) => [code, line, column]),
  );
});

test.each([
  [
    'an option that only an unread word reads is read',
    `${STORM}words:\n  wet: storm\npatterns:\n  pure_suit:\n    value: { fan: if wet then 8 else 7 }\n`,
  ],
  ['what an option decides', 'moves:\n  pung:\n    when: minimum >= 0 or tiles left > 3\n'],
  ['a bare `true` in place of a condition', 'moves:\n  pung:\n    when: true\n'],
  ['what the pack accepts', `${STORM}accepts:\n  never-read: { storm: For another table. }\n`],
])('nothing is told of %s', (_, text) => {
  expect(lintPack(HEAD + text).problems.filter(({ code }) => !BESIDE.includes(code))).toEqual([]);
});

test('inherited examples that no longer hold are accepted under the id of the pack', () => {
  const text = 'id: my-h\nextends: cantonese\nname: { en: H }\ntiles: { suits: { m: { copies_of: { 2m: 0 } } } }\n';
  expect(lintPack(text).problems.map(({ code }) => code)).toEqual(['inherited-examples']);
  const accepts = 'accepts: { inherited-examples: { my-h: Only drawn. } }\n';
  expect(lintPack(text + accepts).problems).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['a new value of the score', 'score:\n  value: «2 * fan»\n', ['step of the score `grade`']],
  ['a new minimum', 'score:\n  minimum: «fan >= 2»\n', ['option `minimum`', 'option `flowers_toward_minimum`']],
  ['new payments', 'settle:\n  win:\n    exposer:\n      amount: «value»\n', []],
])('%s tells which inherited names nothing reads any more', (_, marked, names) => {
  const { problems } = lintPack(HEAD + marked.replace(/[«»]/g, ''));
  const found = problems.filter(({ code }) => code === 'never-read');
  expect(found.map(({ message }) => /inherited (.*`) any more/.exec(message)?.[1]).sort()).toEqual([...names].sort());
  for (const { place } of found) expect([place!.line, place!.column]).toEqual(told(marked).marks[0]);
});

test('the simplest hand that is shown has both patterns', () => {
  const text = `${HEAD}patterns:\n${pattern('proud', 'every set is triplet and pair is dragon')}`;
  const { problems, ruleset } = lintPack(text);
  const [, hand, how] = /The simplest: `([^`]+)`(.*)\.$/.exec(problems[0]!.message)!;
  const scored = score(ruleset!, hand!, { by: /by draw/.test(how!) ? 'draw' : 'discard' });
  const counted = scored.ok ? (scored.value.judgement ?? scored.value.short)!.patterns.map(({ id }) => id) : [];
  expect(counted).toEqual(expect.arrayContaining(['proud', 'all_pungs']));
});

test('a warning of what was tried says how many hands it rests on, and shows one', () => {
  const text = `${HEAD}patterns:\n${pattern('proud', 'every set is triplet and pair is dragon')}`;
  const [warning] = lintPack(text).problems;
  expect(warning!.message).toMatch(/^All \d+ hands with `proud` that were tried had .* The simplest: `/);
});

test('a search is the same every time, and tells how far it is', () => {
  const text = `${HEAD}patterns:\n${pattern('proud', 'every set is triplet and pair is dragon')}`;
  const shares: number[] = [];
  const first = lintPack(text, { progress: (share) => void shares.push(share) }).problems;
  expect(lintPack(text).problems).toEqual(first);
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});
