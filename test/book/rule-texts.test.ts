/** Rules in the words of a pack: what stands in braces, and which texts are inherited. */
import { describe, expect, test } from 'vitest';
import { lintPack } from '../../authoring/check/index.ts';
import { load } from '../../loader/index.ts';
import { makeBook, markdown, openForBook } from '../../book/index.ts';
import { bookOf, house } from './books-for-tests.ts';

const PARENT = house(
  'zung-jung',
  `options: { open: { type: yes/no, default: true, says: Whether. } }
moves:
  discard:
    text: |-
      Write {open} and see {moves.win}.
      {open: yes} Only when open.
      {open: no} Only when closed.
      {open: yes} {open: no} Never.
      {open: not yes} Also when closed.
      {minimum: not 13} Unless so much is asked.
`,
);

function clauses(pack: string, options = {}): string {
  const { value, problems } = openForBook(pack, { options });
  if (value === undefined) throw new Error(problems[0]?.message);
  const book = markdown(makeBook(value));
  return book.slice(book.indexOf('<a id="move-discard">'), book.indexOf('<a id="facts">'));
}

describe('the text of a rule', () => {
  test('is printed a clause a line, with options by their values and entries by their names', () => {
    const told = clauses(PARENT);
    expect(told).toMatch(/- \*\*3\.\d\.\da\*\* Write yes and see \[\w+\]\(#move-win\)\./);
    expect(told).toMatch(/- \*\*3\.\d\.\db\*\* Only when open\./);
    expect(told).not.toContain('closed');
    expect(told).not.toContain('Never.');
    expect(told).not.toContain('Also when closed.');
    expect(told).toContain('Unless so much is asked.');
  });

  test('follows the options of the book', () => {
    const told = clauses(PARENT, { open: false });
    expect(told).toContain('Write no');
    expect(told).toContain('Only when closed.');
    expect(told).toContain('Also when closed.');
  });

  test('is English where it is a single text, and other books say the rule themselves', () => {
    const { value } = openForBook(PARENT);
    expect(markdown(makeBook(value!, { language: 'zh' }))).not.toContain('Only when open');
  });

  test('decides nothing: the rules are the same with and without it', () => {
    const [told, untold] = [PARENT, house('zung-jung', PARENT.split('\n')[3])].map((pack) => load(pack));
    if (!told!.ok || !untold!.ok) throw new Error('A pack does not load.');
    expect(JSON.stringify(told!.value.pack)).not.toContain('Only when');
    expect(told!.value.hash).toBe(untold!.value.hash);
  });
});

describe('a pack that extends another', () => {
  const RULE = 'moves: { win: { rank: 7 } }';

  test('inherits texts of rules it leaves as they are', () => {
    expect(markdown(bookOf(house('cantonese', RULE)))).toContain('The player discards a tile.');
  });

  test('prints no text of a rule it changes, and check says so', () => {
    const pack = house('cantonese', RULE);
    expect(markdown(bookOf(pack))).not.toContain('A player wins on a self-drawn tile');
    const [problem] = lintPack(pack).problems;
    expect(problem).toMatchObject({ code: 'text-dropped', severity: 'warning', place: { line: 4 } });
  });

  test('prints its own text, also where it removes the one it would inherit', () => {
    const own = house('cantonese', 'moves: { win: { rank: 7, text: Say so. } }');
    expect(markdown(bookOf(own))).toContain('Say so.');
    expect(lintPack(own).problems).toEqual([]);
    const none = house('cantonese', 'moves: { win: { text: null } }');
    expect(markdown(bookOf(none))).not.toContain('A player wins on a self-drawn tile');
  });

  test('keeps the text where only names and notes change', () => {
    const pack = house('cantonese', 'moves: { win: { note: So it is. } }');
    expect(markdown(bookOf(pack))).toContain('A player wins on a self-drawn tile');
    expect(lintPack(pack).problems).toEqual([]);
  });
});

test.each([
  ['A hand needs 3 fan.', 'a number of its own'],
  ['A hand needs {least} fans.', '`{least}`'],
  ['See {moves.riichi}.', '`{moves.riichi}`'],
])('check finds fault with %s', (text, says) => {
  const { problems } = lintPack(house('cantonese', `score: { text: "${text}" }`));
  expect(problems.map(({ code, message }) => [code, message.includes(says)])).toEqual([['text-places', true]]);
});
