import { describe, expect, test } from 'vitest';
import { grammar } from '../../dsl/grammar.ts';
import type { Parsed } from '../../dsl/index.ts';
import type { Hearing } from '../../dsl/phrases.ts';
import { tokens } from '../../dsl/tokens.ts';
import { packed, unpacked } from '../../rulesets/packed.ts';
import { builtInData, builtInFiles, builtInTrees } from '../../rulesets/packs.generated.ts';
import { makeSource } from '../../rulesets/source.ts';
import { valueAt, within } from '../../rulesets/sourced.ts';
import { validateFile } from '../../rulesets/validate.ts';
import { parseYaml } from '../../rulesets/yaml.ts';

describe.each(Object.keys(builtInFiles))('%s', (path) => {
  const source = makeSource(path, builtInFiles[path]!);
  const { root, problems } = parseYaml(source);

  test('is kept as it is read', () => {
    expect(problems).toEqual([]);
    expect(unpacked(source, builtInData[path]!), 'run npm run generate').toEqual(root);
  });

  test('is valid', () => {
    expect(validateFile({ source, root: root! })).toEqual({ problems: [], damaged: [] });
  });
});

test.each(Object.entries(builtInTrees))('expressions of %s are kept as they are parsed', (_, trees) => {
  for (const { text, kinds, heard, tree } of JSON.parse(trees) as Parsed[]) {
    const told = (ask: string, name: string): unknown =>
      heard.find((one) => one[0] === ask && one[1] === name)?.[2] ?? undefined;
    const hearing: Hearing = {
      sense: (name) => told('sense', name) as 'kinds',
      choices: (name) => told('choices', name) as string[] | undefined,
    };
    expect(grammar().read(tokens().lexer.tokenize(text).tokens, hearing, kinds).tree, text).toEqual(tree);
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
  expect(again).toEqual(root);
  const quoted = valueAt(again, ['quoted']);
  if (quoted?.is !== 'scalar') throw new Error('no scalar');
  const { start, end } = within(quoted, 2, 3);
  expect(source.text.slice(start, end)).toBe('\\u5e73');
});
