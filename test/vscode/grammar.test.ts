/** The colours of the extension: written from the list of words, and what they make of lines of packs. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { words } from '../../dsl/index.ts';
import { expressionKeys, grammar, type Rule } from '../../vscode/grammar.ts';

const folder = new URL('../../vscode/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const { patterns, repository } = grammar();

test('the file is up to date', () => {
  const { $comment, ...written } = read('syntaxes/tilewright.tmLanguage.json') as { $comment: string };
  expect(written).toEqual(grammar());
});

test('the manifest names files that are there, and its schema is the one of the packs', () => {
  const { contributes } = read('package.json') as {
    contributes: {
      grammars: { path: string; scopeName: string }[];
      yamlValidation: { url: string; fileMatch: string[] }[];
    };
  };
  expect(contributes.grammars).toMatchObject([
    { path: './syntaxes/tilewright.tmLanguage.json', scopeName: grammar().scopeName },
  ]);
  expect(contributes.yamlValidation[0]!.url).toBe('./schemas/pack.schema.json');
  expect(contributes.yamlValidation[0]!.fileMatch).toEqual(expect.arrayContaining(['*.mahjong.yaml', 'pack.yaml']));
});

/** Colours an expression as an editor does: at each place the first rule that fits; of several the earliest. */
function coloured(text: string, rules: readonly Rule[] = repository.expression!.patterns!): [string, string][] {
  const found: [string, string][] = [];
  for (let at = 0; at < text.length; ) {
    const hits = rules.flatMap((rule) => {
      const pattern = new RegExp(rule.match!, 'g');
      pattern.lastIndex = at;
      const hit = pattern.exec(text);
      return hit === null ? [] : [{ name: rule.name!, start: hit.index, text: hit[0] }];
    });
    const first = hits.toSorted((a, b) => a.start - b.start)[0];
    if (first === undefined) break;
    found.push([first.text, first.name.replace('.tilewright', '')]);
    at = first.start + first.text.length;
  }
  return found;
}

describe('words of the language', () => {
  const SCOPES = {
    named: 'support.function',
    fact: 'support.variable',
    noun: 'entity.name.type',
    adjective: 'storage.modifier',
    kinds: 'support.constant',
    it: 'support.variable',
    function: 'support.function',
  };
  /** Words of two families have the colour of the first. */
  const of = (name: string): string[] => words.filter((word) => word.name === name).map(({ is }) => SCOPES[is]);

  test.each(words.map((word) => [word.name, word.example]))('%s has its colour in its example', (name, example) => {
    const found = coloured(example).find(([text]) => text === name);
    expect(of(name)).toContain(found?.[1]);
  });
});

test('a line of a pack', () => {
  expect(coloured('if every set is triplet and tiles left >= 3 then 2 else my_word + count(pair of 19m19p)')).toEqual([
    ['if', 'keyword.control'],
    ['every', 'keyword.operator.word'],
    ['set', 'entity.name.type'],
    ['is', 'keyword.operator.word'],
    ['triplet', 'entity.name.type'],
    ['and', 'keyword.operator.word'],
    ['tiles left', 'support.variable'],
    ['>=', 'keyword.operator'],
    ['3', 'constant.numeric'],
    ['then', 'keyword.control'],
    ['2', 'constant.numeric'],
    ['else', 'keyword.control'],
    ['my_word', 'variable.other'],
    ['+', 'keyword.operator'],
    ['count', 'keyword.operator.word'],
    ['pair', 'entity.name.type'],
    ['of', 'keyword.operator.word'],
    ['19m19p', 'constant.other.tiles'],
  ]);
});

describe('where an expression begins', () => {
  const begins = (line: string): boolean => patterns.some(({ begin }) => new RegExp(begin!).test(line));
  test.each([
    '    when: suits == 1',
    '  b: { when: suits == 1, value: { fan: 1 } }',
    '      - when: hand waits',
    '    when: >-',
    '  minimum: fan >= 8',
    '      amount: 2 * value',
    '  discard_limit: just drawn',
    'words:',
    '      - { not: 123m 456p }',
  ])('%s', (line) => expect(begins(line)).toBe(true));

  test.each([
    '    says: When every set is chow',
    '    value: { fan: 3 }',
    'about: the value: 3',
    '    name: { en: when }',
    'patterns:',
    '    # when: suits',
  ])('not in %s', (line) => expect(begins(line)).toBe(false));

  test('the keys come from the table of what belongs where', () => {
    expect(expressionKeys()).toEqual(expect.arrayContaining(['when', 'needs', 'amount', 'minimum', 'dealer_stays']));
  });
});
