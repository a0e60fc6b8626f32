import { describe, expect, test } from 'vitest';
import { grammar } from '../../../dsl/parse/grammar.ts';
import { readTree } from '../../../dsl/parse/parse-cache.ts';
import { tokens } from '../../../dsl/parse/tokens.ts';
import { packed, unpacked } from '../../../loader/built-in/packed-yaml-outline.ts';
import { builtInFile } from '../../../loader/built-in/pack-registry.ts';
import { makeSource } from '../../../loader/read/source-text.ts';
import { type Sourced, valueAt, within } from '../../../loader/yaml/located-data.ts';
import { validateFile } from '../../../loader/read/validate-file.ts';
import { parseYaml } from '../../../loader/yaml/parse-yaml.ts';
import { everyBuiltInPath } from '../../kit/built-in-paths.ts';

/** Everything that data says of itself, also what it finds out only when asked. */
function told(node: Sourced): unknown {
  const { is, spot } = node;
  if (node.is === 'scalar') return { is, spot, value: node.value, offsets: node.offsets };
  if (node.is === 'list') return { is, spot, items: node.items.map(told) };
  return { is, spot, entries: [...node.entries].map(([name, { key, value }]) => [name, key, told(value)]) };
}

const paths = everyBuiltInPath();

describe.each(paths)('%s', (path) => {
  const { text, data } = builtInFile(path)!;
  const source = makeSource(path, text);
  const { root, problems } = parseYaml(source);

  test('is kept as it is read', () => {
    expect(problems).toEqual([]);
    expect(told(unpacked(source, data)), 'run npm run generate').toEqual(told(root!));
  });

  test('is valid', () => {
    expect(validateFile({ source, root: root! })).toEqual([]);
  });
});

const withTrees = paths.filter((path) => builtInFile(path)!.trees !== undefined);

test.each(withTrees)('expressions of %s are kept as they are parsed', (path) => {
  for (const line of builtInFile(path)!.trees!.split('\n')) {
    const { text, kinds, heard, tree } = readTree(line.slice(line.indexOf('\t') + 1));
    const answer = (ask: string, name: string): unknown =>
      heard.find((one) => one[0] === ask && one[1] === name)?.[2] ?? undefined;
    const parser = grammar();
    parser.input = tokens().lexer.tokenize(text).tokens;
    parser.hearing = {
      sense: (name) => answer('sense', name) as 'kinds',
      choices: (name) => answer('choices', name) as string[] | undefined,
    };
    const found = kinds ? { node: 'kinds', kinds: parser.wholeKinds() } : parser.whole();
    expect(found, text).toMatchObject(kinds ? { kinds: (tree as { kinds?: object }).kinds } : tree);
  }
});

const TEXT = `id: x
list: [1, two, "three"]
quoted: "a \\u5e73 b"
off:
`;

test('a text that is written otherwise, a list, nothing', () => {
  const source = makeSource('x.yaml', TEXT.replace('off:', 'off: null'));
  const { root } = parseYaml(source);
  const again = unpacked(source, packed(root!));
  expect(told(again)).toEqual(told(root!));
  const quoted = valueAt(again, ['quoted']);
  if (quoted?.is !== 'scalar') throw new Error('no scalar');
  const { start, end } = within(quoted, 2, 3);
  expect(source.text.slice(start, end)).toBe('\\u5e73');
});
