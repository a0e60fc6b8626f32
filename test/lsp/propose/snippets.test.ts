/** The editor offers the lines of `new --snippet` where they can be put, under the names people use. */
import { describe, expect, test } from 'vitest';
import { blankPack, SNIPPETS } from '../../../authoring/new/index.ts';
import { completion } from '../../../lsp/features/completion.ts';
import { checkPack } from '../../../loader/index.ts';
import { asking } from '../in-memory-pack.ts';

const HEAD = 'id: own\nversion: 0.1.0\nextends: ./game.yaml\nname: { en: Own }\n';
const blank = blankPack({ id: 'game', name: 'Game', file: 'game.yaml', chosen: {} });
const game = blank.ok ? blank.value : '';

const offers = (text: string): ReturnType<typeof completion> => completion(asking({ '/own/pack.yaml': text }));

/** The text with an offer taken, as an editor puts it at the |. */
function taken(text: string, id: string): string {
  const item = offers(text).find(({ label }) => label === `lines: ${id}`);
  if (item === undefined) return '';
  const edit = item.textEdit as { newText: string };
  return `${text.replace(/[\w-]*\|/, () => edit.newText)}\n`;
}

const problemsOf = (text: string): string[] =>
  checkPack(text, { readFile: (path) => (path === 'game.yaml' ? game : undefined) }).problems.map(
    ({ message }) => message,
  );

describe.each(SNIPPETS)('$id', ({ id, also, text }) => {
  test('is offered between chapters, and fits there', () => {
    expect(taken(`${HEAD}|`, id)).toBe(`${HEAD}${text}`);
    expect(problemsOf(taken(`${HEAD}|`, id))).toEqual([]);
  });

  test.each(also)('is found as %s', (name) => {
    const item = offers(`${HEAD}|`).find(({ label }) => label === `lines: ${id}`);
    expect(item?.filterText).toContain(name);
  });
});

test('inside a chapter its entries are offered', () => {
  const text = `${HEAD}patterns:\n  |`;
  expect(taken(text, 'ready')).toContain('patterns:\n  ready:\n    name: { en: Declared Ready }\n    group: hand\n');
  expect(taken(text, 'jokers')).toBe('');
});

test('what the file has is not offered again', () => {
  expect(taken(`${HEAD}tiles: { copies: 4 }\npatterns:\n  x: null\n|`, 'flowers')).toBe(
    `${HEAD}tiles: { copies: 4 }\npatterns:\n  x: null\nphases:\n  flowers: { order: seat } # those of the dealt hands, before the first turn\n`,
  );
  expect(offers(`${HEAD}tiles: { copies: 4 }\n|`).map(({ label }) => label)).not.toContain('lines: jokers');
});

test('nothing of them inside an entry', () => {
  const labels = offers(`${HEAD}patterns:\n  mine:\n    |`).map(({ label }) => label);
  expect(labels.filter((label) => label.startsWith('lines'))).toEqual([]);
});
