/** Packs with one choice changed: whatever passes check has a book, a comparison and tests. */
import { expect, test } from 'vitest';
import { makeBook, openForBook } from '../../book/index.ts';
import { diffPacks } from '../../authoring/diff/index.ts';
import { collect, runCases } from '../../authoring/test/index.ts';
import { changedChoices, oneOfEach } from '../kit/mutants/packs-with-another-schema-choice.ts';

// Where a rule comes from decides nothing.
const choices = oneOfEach(changedChoices().filter(({ of }) => !of.startsWith('status')));

test.each(choices)('$title', { timeout: 60_000 }, ({ parent, text }) => {
  const { value } = openForBook(text);
  // What check refuses promises nothing.
  if (value === undefined) return;
  expect(makeBook(value).chapters.length).toBeGreaterThan(3);
  expect(diffPacks(parent, text, { effort: 'none' })).toMatchObject({ ok: true });
  const suite = collect(text);
  expect(suite).toMatchObject({ ok: true });
  if (suite.ok) expect(runCases(suite.value).outcomes).toHaveLength(suite.value.cases.length);
});

test('many of them can be tried', () => {
  const opened = choices.filter(({ text }) => collect(text).ok);
  expect(opened.length).toBeGreaterThan(choices.length / 3);
});
