import { describe, expect, test } from 'vitest';
import { cursorAt } from '../../lsp/cursor/cursor.ts';

/** The cursor is the |. */
const ROWS: [text: string, path: string, at: 'key' | 'value', typed: string][] = [
  ['|', '', 'key', ''],
  ['pat|', '', 'key', 'pat'],
  ['extends: |', 'extends', 'value', ''],
  ['extends: can|\nname: x', 'extends', 'value', 'can'],
  ['patterns:\n  a:\n    when: every s|', 'patterns.a.when', 'value', 'every s'],
  ['patterns:\n  a:\n    val|', 'patterns.a', 'key', 'val'],
  ['patterns:\n  a:\n    val|\n    when: true', 'patterns.a', 'key', 'val'],
  ['patterns:\n  a:\n    |', 'patterns.a', 'key', ''],
  ['patterns:\n  a:\n    name: { en: A }\n    |\n    when: true', 'patterns.a', 'key', ''],
  ['patterns:\n  a:\n    name: { en: A }\n  |', 'patterns', 'key', ''],
  ['patterns:\n  a:\n    wh|en: true', 'patterns.a', 'key', 'wh'],
  ['patterns:\n  a:\n    value: { fan: 3, po|', 'patterns.a.value', 'key', 'po'],
  ['patterns:\n  a:\n    value: { fan: |', 'patterns.a.value.fan', 'value', ''],
  ['patterns:\n  a:\n    absorbs: [b, c|]\n    when: true', 'patterns.a.absorbs.1', 'value', 'c'],
  ['patterns:\n  a:\n    absorbs: [|', 'patterns.a.absorbs.0', 'value', ''],
  ['patterns:\n  a:\n    examples:\n      - 123m\n      - { not: 12|', 'patterns.a.examples.1.not', 'value', '12'],
  ['patterns:\n  a:\n    examples:\n      - not: 123m\n        b|', 'patterns.a.examples.0', 'key', 'b'],
  ['patterns: { a: { when: suits |', 'patterns.a.when', 'value', 'suits '],
  ['patterns:\n  a: {\n    when: "has chow 1m, ch|', 'patterns.a.when', 'value', 'has chow 1m, ch'],
  ['use:\n- a\n- b|', 'use.1', 'value', 'b'],
  ['use:\n  - a\n  - |', 'use.1', 'value', ''],
  ['words:\n  a: >-\n    every set\n    is ch|', 'words.a', 'value', '    every set\n    is ch'],
  ['words:\n  a: "every set is ch|', 'words.a', 'value', 'every set is ch'],
  ['words:\n  a: every set\n    is ch|', 'words.a', 'value', 'every set\n    is ch'],
  ['moves:\n  win:\n    steps: [discard, { window: d|', 'moves.win.steps.1.window', 'value', 'd'],
  ['moves:\n  win:\n    steps:\n      - discard\n      - window: d|', 'moves.win.steps.1.window', 'value', 'd'],
  ['moves:\r\n  win:\r\n    wh|\r\n    on: [turn]\r\n', 'moves.win', 'key', 'wh'],
  ['"patterns":\n  a:\n    wh|', 'patterns.a', 'key', 'wh'],
];

describe('where somebody writes', () => {
  test.each(ROWS)('%s', (text, path, at, typed) => {
    const cursor = cursorAt(text.replace('|', ''), text.indexOf('|'));
    expect({ ...cursor, path: cursor?.path.join('.') }).toMatchObject({ path, at, typed });
  });

  test.each(['a: b # com|', '# com|', 'a: "b" |', 'a: [b] |', 'a: { b: c }|'])('nothing is written in %s', (text) => {
    expect(cursorAt(text.replace('|', ''), text.indexOf('|'))).toBeUndefined();
  });
});
