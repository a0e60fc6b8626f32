/** Ways to get it wrong: what is said, where the caret stands, and that the first suggestion makes it right. */
import { describe, expect, test } from 'vitest';
import { compileExpression, type ExpressionProblem, type PlaceName } from '../../dsl/index.ts';
import { scope } from '../kit/invented-scope.ts';

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

/** What people were reported to write in other languages for rules, conditions and formulas, and bring from there. */
const ELSEWHERE: Row[] = [
  // authorization policies, lessons: one sign compares, as in mathematics
  row('pattern', 'suits «=» 1', 'syntax', '`=` means nothing here', 'suits == 1'),
  // formula languages, game scripts: the sign of numbers between names
  row('payment', 'payment «==» half', 'wrong-type', 'compared with `is`', 'payment is half'),
  // templates: three signs, as in the language of the page
  row('pattern', 'suits «===» 1', 'syntax', '`===` means nothing', 'suits == 1'),
  // home automation, issue queries: `is` between numbers
  row('pattern', 'suits «is» 1', 'wrong-type', 'compared with `==`', 'suits == 1'),
  // spreadsheets and databases: not equal
  row('pattern', 'suits «<>» 2', 'syntax', '`==`, `!=`', 'suits != 2'),
  // other notations of tiles: another letter for the suit
  row('pattern', 'tiles include «12t»', 'unknown-tile', 'another letter here', 'tiles include 12s'),
  row('pattern', 'tiles include «12j»', 'unknown-tile', 'another letter here', 'tiles include 12z'),
  // plain speech: what a noun is stands before it
  row('pattern', '«no claimed sets»', 'syntax', 'behind `is`', 'no set is claimed'),
  // logic programs: the sign the other way round
  row('pattern', 'suits «=<» 2', 'syntax', '`=<` means nothing', 'suits <= 2'),
  // filters of directories: comparisons as words
  row('pattern', 'suits «ge» 2', 'unknown-word', 'compared with signs', 'suits >= 2'),
  // templates and rule engines: signs between conditions
  row('pattern', 'concealed «&&» by draw', 'syntax', '`&&` means nothing', 'concealed and by draw'),
  row('pattern', 'concealed «||» by draw', 'syntax', '`||` means nothing', 'concealed or by draw'),
  // templates: a sign for not
  row('pattern', '«!»concealed', 'syntax', '`!` means nothing', 'not concealed'),
  // templates, databases: words in capitals
  row('pattern', 'concealed «AND» by draw', 'unknown-word', 'no word `AND`', 'concealed and by draw'),
  // spreadsheets: joints are functions
  row('pattern', '«AND(concealed, by draw)»', 'unknown-word', 'joined with `and`', 'concealed and by draw'),
  // templates: either, but not both
  row(
    'pattern',
    '«concealed xor by draw»',
    'unknown-word',
    'said in full',
    'concealed and not by draw or not concealed and by draw',
  ),
  // the lesson every beginner repeats: the comparison is said once, for several values
  row('pattern', '«suits == 1 or 2»', 'wrong-type', 'by itself', 'suits == 1 or suits == 2'),
  row('pattern', 'wait «==» edge or closed', 'unknown-word', 'compared with `is`', 'wait is edge or closed'),
  // spreadsheets: a range as one comparison
  row('pattern', '«1 < suits < 3»', 'syntax', 'joined with `and`', '1 < suits and suits < 3'),
  // databases: between, and one of a list
  row('pattern', '«suits between 1 and 2»', 'unknown-word', 'not said here', 'suits >= 1 and suits <= 2'),
  row('pattern', 'wait «in ("edge", "closed")»', 'syntax', '`is` and `or`', 'wait is edge or closed'),
  // scripts: the contrary of `in`
  row('pattern', 'every tile «not in» dragon', 'syntax', 'with `is not`', 'every tile is not dragon'),
  // databases: nothing is a value to compare with
  row('move', 'window is «null»', 'unknown-choice', 'none of the choices', 'window is none'),
  // build files: either sort of quotes, where only one or none is allowed
  row('pattern', 'wait is «"single"»', 'syntax', 'without quotes', 'wait is single'),
  // spreadsheets: quotes that a word processor made
  row('pattern', 'every set is «‘chow’»', 'syntax', 'without quotes', 'every set is chow'),
  // playbooks: brackets of templates in what is an expression already
  row('pattern', '«{{ concealed }}»', 'syntax', 'without brackets', 'concealed'),
  // home automation, playbooks: filters behind a bar
  row('pattern', '«triplet | length» == 3', 'syntax', 'not said here', 'count(triplet) == 3'),
  // playbooks: a condition compared with true
  row('pattern', '«concealed == True»', 'unknown-word', 'stands alone', 'concealed'),
  // templates, formulas: the question mark
  row('value', '«concealed ? 2 : 1»', 'syntax', 'said with `if`', 'if concealed then 2 else 1'),
  // spreadsheets where a comma is a decimal point: semicolons between arguments
  row('value', '«IF(concealed; 2; 1)»', 'unknown-word', 'said with `if ', 'if concealed then 2 else 1'),
  // spreadsheets of the same countries: decimal commas
  row('payment', 'value * «1,5»', 'syntax', 'fractions', 'value * 3/2'),
  // expressions for policies: whole numbers and others do not mix
  row('score', 'stars * «0.5»', 'syntax', 'fractions', 'stars * 1/2'),
  // filters of data: `if` without `else`, or with one word too many
  row('value', 'if concealed then 2«»', 'syntax', 'Expected `else`', 'if concealed then 2 else 0'),
  row(
    'value',
    'if concealed then 2 «elif» by draw then 3 else 1',
    'unknown-word',
    '`elif`',
    'if concealed then 2 else if by draw then 3 else 1',
  ),
  // filters of data: the choice is closed with a word
  row('value', 'if concealed then 2 else 1« end»', 'unknown-word', 'no end', 'if concealed then 2 else 1'),
  // spreadsheets: a formula begins with a sign
  row('pattern', '«=»suits == 1', 'syntax', 'a rule by itself', 'suits == 1'),
  // descriptions of games: the wrong bracket closes
  row('pattern', 'count(triplet«}» == 3', 'syntax', 'closed by `)`', 'count(triplet) == 3'),
  // queries: a hyphen in a name is a minus
  row('pattern', 'any tile is «seat-wind»', 'unknown-word', 'one word', 'any tile is seat_wind'),
  // names a pack does not have
  row('move', 'passed «puung»', 'unknown-move', 'no move `puung`', 'passed pung'),
  row('move', 'seats with «reddy» > 1', 'unknown-mark', 'no mark `reddy`', 'seats with ready > 1'),
  row('move', 'exposed in «sign»', 'unknown-list', 'no list `sign`', 'exposed in signs'),
  // programs: the remainder of a division
  row('score', 'stars «%» 2 == 0', 'syntax', '`%` means nothing'),
  // what players say at the table: groups with their number and kinds, how a hand was won
  row('pattern', '«triplet of east»', 'syntax', 'said with `has`', 'has triplet of 1z'),
  row('pattern', 'concealed and «pair of 8s»', 'syntax', 'said with `has`', 'concealed and has pair of 8s'),
  row('pattern', '«two concealed triplets»', 'unknown-word', '`has` and `count`', 'count(concealed triplet) >= 2'),
  row('pattern', '«4 pairs»', 'unknown-word', '`has` and `count`', 'count(pair) >= 4'),
  row('pattern', '«no triplets»', 'unknown-word', '`has` and `count`', 'not has triplet'),
  row('pattern', '«all triplets»', 'unknown-word', '`all triplets` is not said', 'every set is triplet'),
  row('pattern', '«only terminals and honors»', 'unknown-word', 'behind `is`', 'every tile is terminal or honour'),
  row('pattern', '«hand is concealed»', 'unknown-word', 'is not said here', 'concealed'),
  row('pattern', '«not closed»', 'unknown-word', 'is not said here', 'not concealed'),
  row('pattern', '«self draw»', 'unknown-word', 'is not said here', 'by draw'),
  row('pattern', '«win by discard»', 'unknown-word', 'is not said here', 'not by draw'),
  row('pattern', '«winning tile» is 1m', 'unknown-word', 'is not said here', 'last tile is 1m'),
  row('pattern', '«has 888m»', 'wrong-place', 'speaks of one thing', 'has triplet of 8m'),
  row('pattern', '«has 1m»', 'wrong-place', 'speaks of one thing', 'any tile is 1m'),
  row('pattern', 'every tile is «234ms»', 'unknown-word', 'behind its own ranks', 'every tile is 234m or 234s'),
  row('pattern', 'every tile is «2-4m»', 'syntax', 'All ranks are named', 'every tile is 234m'),
  row('pattern', 'every tile is «red»', 'unknown-word', 'written 1z to 7z', 'every tile is 7z'),
  row('pattern', '«wins on 5m»', 'unknown-word', 'is not said here', 'last tile is 5m'),
  row('pattern', '«a hand with two triplets»', 'unknown-word', '`has` and `count`', 'count(triplet) >= 2'),
  row('pattern', '«one suit only»', 'unknown-word', 'is not said here', 'suits == 1'),
  // plain speech: honours by name, the winner who has something, bonus tiles
  row('pattern', 'has triplet of «red dragon»', 'syntax', 'Honours are written 1z to 7z', 'has triplet of 7z'),
  row('pattern', 'has triplet of «east wind»', 'unknown-word', 'Honours are written 1z to 7z', 'has triplet of 1z'),
  row('pattern', '«has green dragon»', 'unknown-word', 'Honours are written 1z to 7z', 'tiles include 6z'),
  row('pattern', '«winner has» triplet of dragon', 'syntax', 'about this hand already', 'has triplet of dragon'),
  row('pattern', '«winner has» 5z', 'syntax', 'not said here', 'tiles include 5z'),
  row('pattern', '«bonus» 3f', 'syntax', 'not said here', 'any bonus is 3f'),
  row('pattern', 'count(«signs») >= 2', 'syntax', 'with `pointed by`', 'count(tile pointed by signs) >= 2'),
  row('pattern', '«at least 2 pungs»', 'unknown-word', 'not said here', 'count(pung) >= 2'),
];

/** Slips of the pen, plain speech, and words in the wrong chapter. */
const HERE: Row[] = [
  row('pattern', '«at least 3 concealed triplets»', 'unknown-word', 'not said here', 'count(concealed triplet) >= 3'),
  row('pattern', '«all» sets are chows', 'unknown-word', 'no word `all`', 'every set is chow'),
  row('pattern', 'every set is «a» chow', 'syntax', '`a` is not said', 'every set is  chow'),
  row('pattern', 'every tile in «1m-9m»', 'syntax', 'ranks are named', 'every tile in 123456789m'),
  row('pattern', 'any tile is «m1»', 'unknown-word', 'rank stands before', 'any tile is 1m'),
  row('pattern', 'every tile in «1M»', 'unbound-variable', 'small letters', 'every tile in 1m'),
  row('pattern', 'has chow nA, chow «(m+1)A»', 'unbound-variable', 'only reckoned', 'has chow nA, chow mA'),
  row('pattern', 'concealed«,» by draw', 'syntax', 'joined with `and`', 'concealed and by draw'),
  row('pattern', 'every tile is 1m«,» 9m', 'syntax', 'joined with `or`', 'every tile is 1m or 9m'),
  // as in descriptions of games, where a misspelt name switched a rule off without a word
  row('pattern', 'every tile is «honor»', 'unknown-word', 'no word `honor`', 'every tile is honour'),
  row('pattern', '«count triplet of dragon» == 3', 'syntax', 'in parentheses', 'count(triplet of dragon) == 3'),
  row('pattern', 'count(triplet of dragon«» == 2', 'syntax', 'closing parenthesis', 'count(triplet of dragon) == 2'),
  row('pattern', 'every set «not is» chow', 'syntax', 'behind `is`', 'every set is not chow'),
  row('score', '«round_up(stars)»', 'wrong-arguments', 'a number and a unit', 'ceil(stars)'),
  row('score', '«round(stars)»', 'wrong-arguments', 'a number and a unit', 'round(stars, 1)'),
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
  test('there are at least forty, half of them from elsewhere, and for nine in ten a way out is known', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(40);
    expect(ELSEWHERE.length).toBeGreaterThanOrEqual(ALL.length / 2);
    expect(ALL.filter(({ right }) => right !== undefined).length).toBeGreaterThanOrEqual(0.9 * ALL.length);
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

test.each([
  ['per tile in signs', 'per tile pointed by signs'],
  ['count(held tile of signs) > 1', 'count(held tile pointed by signs) > 1'],
  ['per tile pointed at signs', 'per tile pointed by signs'],
  ['per tile pointed to signs', 'per tile pointed by signs'],
  ['per tile pointed signs', 'per tile pointed by signs'],
  ['any tile among the signs is honour', 'any tile pointed by signs is honour'],
  ['count(kind in sings) == 1', 'count(kind pointed by signs) == 1'],
])('a list points: `%s`', (text, right) => {
  const withList = { ...scope, lists: ['signs'] };
  const given = compileExpression(text, 'pattern', withList, ['yes/no', 'number']);
  expect(given.ok ? [] : followed(text, given.problems)).toBe(right);
  expect(compileExpression(right, 'pattern', withList, ['yes/no', 'number']).ok).toBe(true);
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
    ['pattern', 'suits == "2"'],
    ['pattern', '{{ suits }} == 1'],
    ['pattern', 'any(tile is honour)'],
    ['pattern', 'len(triplet) == 3'],
    ['pattern', 'exists triplet of dragon'],
    ['pattern', '$suits == 1'],
    ['pattern', 'suits()'],
    ['pattern', 'suits in [1, 2]'],
    ['pattern', 'suits > 1 and < 3'],
    ['pattern', 'triplet >= 3'],
    ['pattern', 'OR(concealed; by draw)'],
    ['pattern', 'return concealed;'],
    ['move', 'tilesLeft > 0'],
    ['value', 'IF(concealed, count(kong), 1)'],
    ['score', 'stars * 50%'],
    ['score', 'stars | int'],
    ['score', 'stars // 3'],
    ['score', '2 if by draw else 1'],
    ['score', 'if (by draw) 2 else 1'],
    ['score', 'case when by draw then 2 else 1 end'],
    ['score', 'max(stars; 2)'],
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
