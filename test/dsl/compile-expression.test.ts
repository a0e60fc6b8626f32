import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compileExpression, type PlaceName, scopeOf, type Type } from '../../dsl/index.ts';
import { words } from '../../dsl/words/index.ts';
import { markedScope, scope } from '../kit/invented-scope.ts';
import { fullSet } from '../kit/tile-sets.ts';

const ANY: Type[] = ['number', 'yes/no'];

function problemsOf(text: string, place: PlaceName = 'pattern', among = scope) {
  const result = compileExpression(text, place, among, ANY);
  return result.ok ? [] : result.problems;
}

describe('what every place can say', () => {
  test.each<[PlaceName, string, Type]>([
    ['pattern', 'every set is chow', 'yes/no'],
    ['pattern', 'suits == 1 and any tile is honour', 'yes/no'],
    ['pattern', 'every tile in 23468s 6z', 'yes/no'],
    ['pattern', 'has chow nA, chow nB, chow nC', 'yes/no'],
    ['pattern', 'has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2', 'yes/no'],
    ['pattern', 'count(triplet of dragon) == 2 and pair is dragon', 'yes/no'],
    ['pattern', 'every group has terminal or honour', 'yes/no'],
    ['pattern', 'count(concealed triplet) == 3', 'yes/no'],
    ['pattern', 'concealed and tiles include 1112345678999A', 'yes/no'],
    ['pattern', 'held before last tile == 1112345678999A', 'yes/no'],
    ['pattern', 'concealed and every set is chow and pair is not value_tile and wait is two_sided', 'yes/no'],
    ['pattern', 'per triplet of dragon', 'number'],
    ['pattern', 'count(bonus where own_number and not in_full_series)', 'number'],
    ['pattern', 'after_kong and not ready and streak > 1', 'yes/no'],
    ['pattern', 'shape is pairs and every tile in middle', 'yes/no'],
    [
      'value',
      'per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)',
      'number',
    ],
    ['value', 'if concealed then 2 else 1', 'number'],
    ['value', '1/2', 'number'],
    ['shape', 'count(bonus) == 8', 'yes/no'],
    ['score', 'if stars == 1/2 then 1 else min(floor(stars), 15)', 'number'],
    ['score', 'stars of special > 0 or stars - (if open_ends then 0 else stars of petals) >= lowest', 'yes/no'],
    ['score', 'coins(grade)', 'number'],
    ['score', 'round_up(grade * 5 / 3, 100)', 'number'],
    ['move', 'not window is robbery or would score all_odd', 'yes/no'],
    ['move', 'if would score all_odd then 6 else 5', 'number'],
    ['move', 'by draw and turn is replaced', 'yes/no'],
    ['move', 'turn is dealt and i am dealer', 'yes/no'],
    ['move', 'claims so far == 0 and my turns == 1', 'yes/no'],
    ['limit', 'not completes chow with shown tiles and not same kind as claimed', 'yes/no'],
    ['setup', 'if starter_cast then 1 else cast', 'number'],
    ['payment', 'if payment is half then value / 2 else if payment is full then 0 else value', 'number'],
    ['payment', 'by discard and payer is not exposer', 'yes/no'],
    [
      'payment',
      'round_up(value * (if winner is dealer or payer is dealer then 2 else 1), 100) + 100 * streak',
      'number',
    ],
    ['sequence', 'winner is dealer or replayed', 'yes/no'],
    ['sequence', 'ending is exhausted or ending is false_win', 'yes/no'],
    ['sequence', 'points - 20000', 'number'],
  ])('%s: %s', (place, text, type) => {
    const result = compileExpression(text, place, scope, ANY);
    expect(result).toMatchObject({ ok: true, value: { type, place } });
  });

  test.each(words.flatMap(({ name, example, places }) => places.map((place) => [name, place, example] as const)))(
    'the example of `%s` is right in place %s',
    (_, place, example) => {
      expect(problemsOf(example, place)).toEqual([]);
    },
  );
});

/** Place, text with the marked stretch in `«»`, code, replacement or a part of the message or hint. */
const WRONG: [PlaceName, string, string, string][] = [
  // syntax: expected what, found what
  ['pattern', 'suits ==«»', 'syntax', 'Expected a number, a word or a condition, but the text ends.'],
  ['pattern', '«»', 'syntax', 'the text ends'],
  ['pattern', '(suits + 1«»', 'syntax', 'A closing parenthesis is missing.'],
  ['pattern', 'suits == 1«)»', 'syntax', 'never opened'],
  ['pattern', 'if concealed then 1«»', 'syntax', 'Expected `else`'],
  ['pattern', 'every set «and» by draw', 'syntax', '`is`, `has` or `in`'],
  ['pattern', 'suits «=» 1', 'syntax', '`==`'],
  ['pattern', 'concealed «&&» by draw', 'syntax', '`and`'],
  ['pattern', '«1.5»', 'syntax', '3/2'],
  ['pattern', '«set» is chow', 'syntax', 'every set is'],
  ['pattern', 'has chow «123m»', 'syntax', 'lowest tile'],
  ['pattern', 'concealed «# no»', 'syntax', 'a comment of the file'],
  ['pattern', 'suits «=>» 1', 'syntax', '`>=`'],
  ['pattern', 'suits «===» 1', 'syntax', '`==`'],
  ['pattern', 'suits «<>» 1', 'syntax', '`!=`'],
  ['pattern', '«1 < suits < 3»', 'syntax', 'joined with `and`'],
  ['pattern', 'concealed«!»', 'syntax', 'Take it out'],
  ['pattern', 'concealed «;» by draw', 'syntax', '`and` or `or`'],
  ['pattern', '«“»concealed', 'syntax', 'without quotes'],
  ['pattern', 'suits «＝＝» 1', 'syntax', 'Write `==`'],
  ['pattern', 'pung«(»5z)', 'syntax', '`has pung 5z`'],
  ['pattern', 'has triplet«(»dragon)', 'syntax', '`has triplet of dragon`'],
  ['pattern', 'count(«dragon») == 3', 'syntax', '`tile of dragon`'],
  ['value', '«1,5»', 'syntax', '3/2'],
  // words
  ['pattern', 'suits == 1 «AND» concealed', 'unknown-word', '`and`'],
  ['pattern', '«Suits» == 1', 'unknown-word', '`suits`'],
  ['pattern', 'every set is «chwo»', 'unknown-word', '`chow`'],
  ['pattern', '«all» set is chow', 'unknown-word', '`every`'],
  ['payment', '«draw»', 'unknown-word', '`by draw`'],
  ['pattern', '«concealled» and by draw', 'unknown-word', 'concealed'],
  ['pattern', 'every tile is «honor»', 'unknown-word', 'honour'],
  ['pattern', 'count(«kongs») == 4', 'unknown-word', 'kong'],
  ['pattern', '«evry» set is chow', 'unknown-word', 'every'],
  ['pattern', '«by drow»', 'unknown-word', 'by draw'],
  ['move', '«tile left» > 0', 'unknown-word', 'tiles left'],
  ['score', '«coin»(stars)', 'unknown-word', 'coins'],
  ['score', 'stars of «petal» > 0', 'unknown-word', 'petals'],
  ['score', '«star» of petals > 0', 'unknown-word', 'stars'],
  ['pattern', '«flibbertigibbet»', 'unknown-word', 'no word'],
  // places
  ['pattern', '«tiles left» == 0', 'wrong-place', 'the condition of a move'],
  ['pattern', '«tail_end» and concealed', 'wrong-place', 'tiles left'],
  ['move', '«wait» is single', 'wrong-place', 'the condition of a pattern'],
  ['move', '«has chow 1m»', 'wrong-place', 'finished hand'],
  ['move', 'count(«pair») == 1', 'wrong-place', 'the condition of a pattern'],
  ['score', '«value» > 2', 'wrong-place', 'a payment'],
  ['pattern', '«stars» > 2', 'wrong-place', 'the score'],
  ['pattern', '«stars of petals» > 2', 'wrong-place', 'the score'],
  ['pattern', '«would score all_odd»', 'wrong-place', 'the condition of a move'],
  ['pattern', '«rank» == 1', 'wrong-place', 'count'],
  ['pattern', '«has terminal»', 'wrong-place', 'nothing is being counted'],
  ['shape', '«wait» is single', 'wrong-place', 'the condition of a pattern'],
  ['payment', '«cast» + 1', 'wrong-place', 'seats, wall and dice'],
  // types
  ['pattern', 'concealed and «suits»', 'wrong-type', '... > 0'],
  ['pattern', '«concealed» + 1', 'wrong-type', 'if ... then 1 else 0'],
  ['pattern', '«concealed == 1»', 'wrong-type', 'a condition and after it a number'],
  ['payment', 'payer «==» dealer', 'wrong-type', '`is`'],
  ['pattern', '«if concealed then 1 else by draw»', 'wrong-type', 'a number, after `else` a condition'],
  ['pattern', '«terminal»', 'wrong-type', 'a set of kinds'],
  ['pattern', 'concealed or «5p»', 'wrong-type', 'every tile is'],
  ['pattern', '«kong»', 'wrong-type', 'count(kong)'],
  ['pattern', '«claimed»', 'wrong-type', 'every set is claimed'],
  ['pattern', 'every tile is «wait»', 'wrong-type', 'does not name kinds'],
  ['pattern', '«every tile is chow»', 'wrong-type', 'no group'],
  ['pattern', 'count(«concealed tile») == 1', 'wrong-type', 'held'],
  ['pattern', 'count(series where «rank» == 1)', 'wrong-type', 'has no `rank`'],
  ['pattern', '«suits» is 1m', 'wrong-type', '=='],
  ['pattern', '«open_ends is true»', 'wrong-type', 'stands alone'],
  ['pattern', 'concealed and «half»', 'wrong-type', 'payment is half'],
  ['score', '«coins» + 1', 'wrong-type', 'coins(...)'],
  ['score', 'min(«by draw», 2)', 'wrong-type', 'needs a number'],
  ['score', '«min(2)»', 'wrong-arguments', '`2`'],
  ['score', '«coins(1, 2)»', 'wrong-arguments', '1 numbers'],
  // tiles
  ['pattern', 'every tile in 1m«9x»', 'unknown-tile', '`m`, `p`, `s`, `z` and `f`'],
  ['pattern', 'every tile in «123x» 1m', 'unknown-tile', 'suit'],
  ['pattern', 'every tile in 1«8z» 7z', 'unknown-tile', '1 to 7'],
  ['pattern', 'has chow «8m»', 'unknown-tile', '1 to 7'],
  ['pattern', 'has chow «1z»', 'unknown-tile', 'no chows'],
  // variables
  ['pattern', 'every tile in «nA»', 'unbound-variable', 'has'],
  ['pattern', 'has chow nA, chow «(n+k)A»', 'unbound-variable', 'where k in'],
  ['pattern', 'has chow «(n+1)A», chow (n+2)A', 'unbound-variable', 'where n in'],
  ['pattern', 'tiles include «(n+1)A» (n+2)A', 'unbound-variable', 'stand by itself once, as `nA`.'],
  ['pattern', '«has chow nA where n in 3..1»', 'empty-range', '3..1'],
  ['pattern', '«has chow aA, chow bB, chow cC, chow dA, chow eB»', 'too-many-cases', 'fewer'],
  // choices, patterns
  ['pattern', 'wait is «clsed»', 'unknown-choice', 'closed'],
  ['pattern', 'wait is edge or «clsed»', 'unknown-choice', 'closed'],
  ['score', 'payment is «haf»', 'unknown-choice', 'half'],
  ['move', 'window is «discord»', 'unknown-choice', 'discard'],
  ['sequence', 'dealer is «payer»', 'unknown-choice', 'dealer'],
  ['move', 'would score «all_od»', 'unknown-pattern', 'all_odd'],
  // exactness
  ['score', '«stars / 3»', 'inexact-division', 'floor'],
  ['score', 'floor(«stars / 3» + 1)', 'inexact-division', 'floor'],
  ['score', '«stars / grade»', 'inexact-division', 'floor'],
  ['score', 'stars + «9999999999999»', 'too-large', 'end at'],
  // two meanings
  ['pattern', 'every tile is honour or «concealed»', 'ambiguous-or', 'parentheses'],
  ['pattern', 'pair is dragon or «by draw»', 'ambiguous-or', 'parentheses'],
  ['pattern', 'every tile in 19m or not «after_kong»', 'ambiguous-or', 'parentheses'],
  ['pattern', 'every group has terminal or «ready» and by draw', 'ambiguous-or', 'parentheses'],
];

describe('what is wrong is told where it stands', () => {
  test.each(WRONG)('%s: %s is %s', (place, marked, code, detail) => {
    const start = marked.indexOf('«');
    const end = marked.indexOf('»') - 1;
    const problems = problemsOf(marked.replace(/[«»]/g, ''), place);
    expect(problems.map((found) => [found.code, found.span])).toEqual([[code, { start, end }]]);
    const { message, hint = '', replacement = '' } = problems[0]!;
    expect(`${message} ${hint} ${replacement}`).toContain(detail);
  });

  test.each<[PlaceName, string, string[]]>([
    ['pattern', 'concealled and every tile in 19x and wait is clsed', ['concealled', '19x', 'clsed']],
    ['pattern', 'conceald and (suits == 1', ['conceald', '']],
    ['pattern', 'every tile in 8z & conceald', ['8z', '&', 'conceald']],
    ['pattern', 'every tile in 189z', ['8', '9z']],
    ['score', 'stars / 3 + sters of petls', ['stars / 3', 'sters', 'petls']],
    [
      'payment',
      'valu * (if payer is exposr then 2 else tiles left is 1)',
      ['valu', 'exposr', 'tiles left', '(if payer is exposr then 2 else tiles left is 1)'],
    ],
  ])('%s: %s has several problems', (place, text, wrong) => {
    expect(problemsOf(text, place).map(({ span }) => text.slice(span.start, span.end))).toEqual(wrong);
  });

  it('knows marked tiles', () => {
    expect(problemsOf('any tile in 0m', 'pattern', markedScope)).toMatchObject([
      { code: 'unknown-tile', hint: 'Write `5m`.' },
    ]);
  });

  it('says what is wanted', () => {
    const result = compileExpression('suits', 'pattern', scope, ['yes/no']);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'wrong-type', message: 'Here a condition is wanted, but this is a number.' }],
    });
  });
});

describe('definitions', () => {
  const defining = (definitions: Record<string, string>) => scopeOf(fullSet, { definitions });

  it('are kinds, conditions or numbers, and may use each other', () => {
    const pack = defining({
      edge: 'terminal or 5m',
      both: 'edge or honour',
      far: 'every tile is both',
      twice: '2 * suits',
    });
    expect(compileExpression('no tile is both', 'pattern', pack, ANY)).toMatchObject({ ok: true });
    expect(compileExpression('far or twice == 4', 'pattern', pack, ANY)).toMatchObject({ ok: true });
    expect(compileExpression('edge or honour', 'word', pack, ['kinds'])).toMatchObject({
      ok: true,
      value: { type: 'kinds' },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['a', { a: 'a' }],
    ['a', { a: 'suits + b', b: 'a * 2' }],
    ['every tile is a', { a: 'b or 1m', b: 'c', c: 'not a' }],
  ])('%s may not be defined by itself', (text, definitions) => {
    expect(problemsOf(text, 'pattern', defining(definitions))).toMatchObject([{ code: 'circular-words' }]);
  });

  it('take the place of whoever uses them', () => {
    const pack = defining({ late: 'tiles left < 4', mine: 'rank == seat number' });
    expect(problemsOf('late', 'move', pack)).toEqual([]);
    expect(problemsOf('late', 'pattern', pack)).toMatchObject([{ code: 'wrong-place' }]);
    expect(problemsOf('count(bonus where mine)', 'pattern', pack)).toEqual([]);
    expect(problemsOf('mine', 'pattern', pack)).toMatchObject([{ code: 'wrong-place' }]);
    for (const text of ['tiles left < 4', 'rank == seat number']) expect(problemsOf(text, 'word', pack)).toEqual([]);
  });

  it('that are wrong are told at the use and at the definition', () => {
    const pack = defining({ bad: 'suits +' });
    expect(problemsOf('bad == 1', 'pattern', pack)).toMatchObject([
      { code: 'broken-word', span: { start: 0, end: 3 } },
    ]);
    expect(problemsOf('suits +', 'word', pack)).toMatchObject([{ code: 'syntax' }]);
  });
});

describe('no text takes long or fails', () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`d${i}`, i === 0 ? 'suits' : `d${i - 1} + d${i - 1}`]),
  );
  const doublingKinds = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`d${i}`, i === 0 ? '1m' : `d${i - 1} or d${i - 1}`]),
  );
  const chain = Object.fromEntries(
    Array.from({ length: 2000 }, (_, i) => [`d${i}`, i === 0 ? 'suits' : `not (d${i - 1} == 1)`]),
  );
  const kinds = Object.fromEntries(
    Array.from({ length: 2000 }, (_, i) => [`d${i}`, i === 0 ? '1m' : `d${i - 1} or 2m`]),
  );

  test.each<[string, string, Record<string, string>]>([
    ['parentheses', `${'('.repeat(4000)}1${')'.repeat(4000)}`, {}],
    ['not', `${'not '.repeat(2000)}concealed`, {}],
    ['minus', `${'-'.repeat(5000)}1`, {}],
    ['if', `${'if concealed then 1 else '.repeat(300)}1`, {}],
    ['counting', `${'count(tile where 0 < '.repeat(50)}1${')'.repeat(50)}`, {}],
    ['a sum', `1${' + 1'.repeat(2400)}`, {}],
    ['a long text', 'a'.repeat(10_001), {}],
    ['many variables', 'has chow (n+a)A, chow (n+b)A where a in 1..999, b in 1..999', {}],
    ['definitions made of each other twice', 'd39 > 0', doubling],
    ['kinds made of each other twice', 'any tile is d39', doublingKinds],
    ['a long chain of definitions', 'd1999', chain],
    ['a long chain of kinds', 'any tile is d1999', kinds],
  ])('%s', (_, text, definitions) => {
    const started = performance.now();
    expect(problemsOf(text, 'pattern', scopeOf(fullSet, { definitions }))).not.toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('reads what is deep but not too deep', () => {
    expect(problemsOf(`${'('.repeat(50)}1${')'.repeat(50)}`)).toEqual([]);
    expect(problemsOf(`1${' + 1'.repeat(250)}`)).toEqual([]);
  });

  const PIECES = [
    ...words.map(({ name }) => name),
    'dragon',
    'value_tile',
    'payment',
    'half',
    'stars',
    'coins',
    'all_odd',
    'petals',
    'ready',
    'streak',
    'if',
    'then',
    'else',
    'and',
    'or',
    'not',
    'is',
    'has',
    'in',
    'of',
    'where',
    'every',
    'any',
    'no',
    'count',
    'per',
    'include',
    'tiles',
    'would score',
    'held before last tile',
    '(',
    ')',
    ',',
    '..',
    '==',
    '<',
    '+',
    '-',
    '*',
    '/',
    '1',
    '2',
    '9',
    '19m',
    'nA',
    '(n+k)B',
    '5x',
    'true',
    '#',
    '€',
    '"',
    '\n',
    '__proto__',
    'constructor',
    'toString',
  ];
  const PLACES: PlaceName[] = [
    'pattern',
    'value',
    'shape',
    'score',
    'move',
    'limit',
    'setup',
    'payment',
    'sequence',
    'word',
  ];

  function looksRight(text: string, place: PlaceName): void {
    const result = compileExpression(text, place, scope, ANY);
    if (result.ok) return;
    expect(result.problems.length).toBeGreaterThan(0);
    for (const { span, message } of result.problems) {
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeGreaterThanOrEqual(span.start);
      expect(span.end).toBeLessThanOrEqual(text.length);
      expect(message).not.toMatch(/undefined|NaN|\[object/);
    }
  }

  it('of any characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...PLACES), looksRight), {
      seed: 1,
      numRuns: 300,
    });
  });

  it('of any words', () => {
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(' '));
    fc.assert(fc.property(text, fc.constantFrom(...PLACES), looksRight), { seed: 2, numRuns: 3000 });
  });
});
