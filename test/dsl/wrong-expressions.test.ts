/** Forty ways to get it wrong: what is said, where the caret stands, and that the first suggestion makes it right. */
import { describe, expect, test } from 'vitest';
import { compileExpression, type ExpressionProblem, type PlaceName } from '../../dsl/index.ts';
import { scope } from '../kit/scope.ts';

interface Row {
  place: PlaceName;
  /** The text, with the stretch that the first problem marks in `«»`. */
  text: string;
  code: string;
  /** A part of what is said first. */
  says: string;
  /** The text as it then reads; missing where nobody can know what was meant. */
  right?: string;
}

const row = (place: PlaceName, text: string, code: string, says: string, right?: string): Row => ({
  place,
  text,
  code,
  says,
  ...(right !== undefined && { right }),
});

/** What people bring from programs, rule engines, query languages and spreadsheets. */
const ELSEWHERE: Row[] = [
  row('pattern', 'suits «=» 1', 'syntax', '`=` means nothing here', 'suits == 1'),
  row('payment', 'payer «=» dealer', 'syntax', 'compared with `is`', 'payer is dealer'),
  row('payment', 'payment «==» half', 'wrong-type', 'compared with `is`', 'payment is half'),
  row('pattern', 'suits «is» 1', 'wrong-type', 'compared with `==`', 'suits == 1'),
  row('pattern', 'suits «<>» 2', 'syntax', '`==`, `!=`', 'suits != 2'),
  row('pattern', 'concealed «&&» by draw', 'syntax', '`&&` means nothing', 'concealed and by draw'),
  row('pattern', 'concealed «||» by draw', 'syntax', '`||` means nothing', 'concealed or by draw'),
  row('pattern', '«!»concealed', 'syntax', '`!` means nothing', 'not concealed'),
  row('value', '«concealed ? 2 : 1»', 'syntax', 'said with `if`', 'if concealed then 2 else 1'),
  row('value', '«IF(concealed, 2, 1)»', 'unknown-word', 'said with `if ', 'if concealed then 2 else 1'),
  row(
    'value',
    'if concealed then 2 «elif» by draw then 3 else 1',
    'unknown-word',
    '`elif`',
    'if concealed then 2 else if by draw then 3 else 1',
  ),
  row('pattern', 'wait is «"single"»', 'syntax', 'without quotes', 'wait is single'),
  row('pattern', 'every set is «‘chow’»', 'syntax', 'without quotes', 'every set is chow'),
  row('pattern', '«1 < suits < 3»', 'syntax', 'joined with `and`', '1 < suits and suits < 3'),
  row('score', 'stars * «50%»', 'syntax', 'fractions', 'stars * 1/2'),
  row('payment', 'value * «1,5»', 'syntax', 'fractions', 'value * 3/2'),
  row('pattern', '«concealed == true»', 'wrong-type', 'stands alone', 'concealed'),
  row('pattern', '«any(tile is honour)»', 'syntax', 'no parentheses', 'any tile is honour'),
  row('pattern', '«len(triplet)» == 3', 'unknown-word', 'not said here', 'count(triplet) == 3'),
  row('move', 'passed «puung»', 'unknown-move', 'no move `puung`', 'passed pung'),
  row('move', 'seats with «reddy» > 1', 'unknown-mark', 'no mark `reddy`', 'seats with ready > 1'),
  row('move', 'exposed in «sign»', 'unknown-list', 'no list `sign`', 'exposed in signs'),
  row('move', '«tilesLeft» > 0', 'unknown-word', 'no word `tilesLeft`', 'tiles left > 0'),
  row('pattern', '«$»suits == 1', 'syntax', 'as they are', 'suits == 1'),
  row('score', 'stars «%» 2 == 0', 'syntax', '`%` means nothing'),
];

/** Slips of the pen, plain speech, and words in the wrong chapter. */
const HERE: Row[] = [
  row('pattern', '«at least 3 concealed triplets»', 'unknown-word', 'not said here', 'count(concealed triplet) >= 3'),
  row('pattern', '«suits between 1 and 2»', 'unknown-word', 'not said here', 'suits >= 1 and suits <= 2'),
  row('pattern', '«all» sets are chows', 'unknown-word', 'no word `all`', 'every set is chow'),
  row('pattern', 'every set is «a» chow', 'syntax', '`a` is not said', 'every set is  chow'),
  row('pattern', 'every tile in «1m-9m»', 'syntax', 'ranks are named', 'every tile in 123456789m'),
  row('pattern', 'any tile is «m1»', 'unknown-word', 'rank stands before', 'any tile is 1m'),
  row('pattern', 'every tile in «1M»', 'unbound-variable', 'small letters', 'every tile in 1m'),
  row('pattern', 'concealed«,» by draw', 'syntax', 'joined with `and`', 'concealed and by draw'),
  row('pattern', 'every tile is 1m«,» 9m', 'syntax', 'joined with `or`', 'every tile is 1m or 9m'),
  row('pattern', 'any tile is «seat-wind»', 'unknown-word', 'one word', 'any tile is seat_wind'),
  row('pattern', 'every tile is «honor»', 'unknown-word', 'no word `honor`', 'every tile is honour'),
  row('pattern', '«count triplet of dragon» == 3', 'syntax', 'in parentheses', 'count(triplet of dragon) == 3'),
  row('pattern', 'count(triplet of dragon«» == 2', 'syntax', 'closing parenthesis', 'count(triplet of dragon) == 2'),
  row('value', 'if concealed then 2«»', 'syntax', 'Expected `else`', 'if concealed then 2 else 0'),
  row('pattern', 'every set «not is» chow', 'syntax', 'behind `is`', 'every set is not chow'),
  row('score', '«round_up(stars)»', 'wrong-arguments', 'a number and a unit', 'ceil(stars)'),
  row('pattern', 'wait is «clsed»', 'unknown-choice', 'none of the choices', 'wait is closed'),
  row('pattern', 'concealed and «tiles left» == 0', 'wrong-place', 'the condition of a pattern'),
];

const ALL = [...ELSEWHERE, ...HERE];

function problemsOf(text: string, place: PlaceName): readonly ExpressionProblem[] {
  const result = compileExpression(text, place, scope, ['yes/no', 'number']);
  return result.ok ? [] : result.problems;
}

/** The text with everything done that was suggested. */
function followed(text: string, problems: readonly ExpressionProblem[]): string {
  return problems
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((whole, { span, replacement }) => {
      return replacement === undefined ? whole : whole.slice(0, span.start) + replacement + whole.slice(span.end);
    }, text);
}

describe('wrong expressions', () => {
  test('there are forty, half of them from elsewhere, and for 36 a way out is known', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(40);
    expect(ELSEWHERE.length).toBeGreaterThanOrEqual(20);
    expect(ALL.filter(({ right }) => right !== undefined).length).toBeGreaterThanOrEqual(36);
  });

  test.each(ALL)('$place: $text', ({ place, text: marked, code, says, right }) => {
    const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1];
    const text = marked.replace(/[«»]/g, '');
    const problems = problemsOf(text, place);
    const first = problems[0]!;
    expect([first.code, first.span]).toEqual([code, { start, end }]);
    expect(first.message).toContain(says);
    if (right === undefined) return;
    expect(first.replacement).toBeDefined();
    expect(followed(text, problems)).toBe(right);
    expect(problemsOf(right, place)).toEqual([]);
  });
});

describe('what is suggested makes the text right', () => {
  /** More of the same, only followed. */
  test.each<[PlaceName, string]>([
    ['pattern', 'any tiles are honour'],
    ['pattern', 'no sets are chow'],
    ['pattern', 'Concealed and Every Set Is Chow'],
    ['pattern', 'there is a kong'],
    ['pattern', 'count(kong) equals 4'],
    ['pattern', 'suits is greater than or equal to 2'],
    ['pattern', 'has three triplets'],
    ['pattern', 'suits ≥ 2'],
    ['pattern', 'suits not 1'],
    ['pattern', 'the pair is dragon'],
    ['pattern', 'either concealed or by draw'],
    ['pattern', 'hand.concealed'],
    ['pattern', 'triplet.count == 3'],
    ['pattern', 'suits in 1..2'],
    ['pattern', 'tiles contain 19m'],
    ['pattern', 'wait is edge, closed'],
    ['pattern', 'suits==1 # one suit'],
    ['pattern', 'unless concealed'],
    ['pattern', 'if concealed'],
    ['pattern', 'self_draw'],
    ['pattern', 'suits = 1 && !concealed'],
    ['pattern', 'every set is chow and'],
    ['score', 'stars ** 2'],
    ['score', '2stars'],
    ['payment', 'value x 2'],
    ['payment', 'value × 2'],
    ['payment', 'payer != dealer'],
    ['payment', 'round_up(value, 100'],
  ])('%s: %s', (place, text) => {
    const problems = problemsOf(text, place);
    expect(problems.length).toBeGreaterThan(0);
    expect(problemsOf(followed(text, problems), place)).toEqual([]);
  });

  test.each(['every tile in 1x-9x', 'flibbertigibbet, by draw', 'suits % 2 is 1'])(
    'nothing is suggested for %s',
    (text) => {
      expect(problemsOf(text, 'pattern').filter(({ replacement }) => replacement !== undefined)).toEqual([]);
    },
  );
});
