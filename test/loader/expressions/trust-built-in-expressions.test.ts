import { describe, expect, test } from 'vitest';
import { assemble } from '../../../loader/chapters/assemble-ruleset.ts';
import { packExamples } from '../../../loader/check-pack.ts';
import { variantsOf } from '../../../loader/flatten/rules-with-other-options.ts';
import { load, loadFlat } from '../../../loader/load-pack.ts';
import { builtInIds } from '../../../loader/built-in/pack-registry.ts';

const pack = (more: string): string => `id: ours\nversion: 0.1.0\nname: { en: Ours }\nextends: riichi\n${more}`;

/** The expressions of a pack as they are when none is taken for right, by their paths. */
function readAnew(text: string): [string, unknown, unknown][] {
  const flat = loadFlat(text, {});
  const made = flat.ok ? assemble(flat.value, {}) : flat;
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return told(made.value.expressions);
}

function told(expressions: readonly { path: readonly unknown[]; program: { type: unknown; tree: unknown } }[]) {
  return expressions.map(({ path, program }): [string, unknown, unknown] => [
    path.join('.'),
    program.type,
    program.tree,
  ]);
}

describe.each([...builtInIds(), pack('patterns: { pinfu: { value: { han: 2 } } }')])('%s', (text) => {
  test('what is not read at once is read the same later', () => {
    const loaded = load(text);
    if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
    const later = loaded.value.expressions.filter(
      ({ program }) => Object.getOwnPropertyDescriptor(program, 'tree')?.get !== undefined,
    );
    expect(later.length).toBeGreaterThan(40);
    expect(told(loaded.value.expressions)).toEqual(readAnew(text));
  });
});

test.each([
  ['a name is taken out', 'situation: { robbing_kong: null }', 'unknown-word'],
  ['an option is of another type', 'options: { red_fives: { type: number, default: 3 } }', 'wrong-type'],
  ['a name is another word', 'words: { robbing_kong: tiles left == 0 }', 'name-collision'],
])('what a pack inherits is looked at anew where %s', (_, more, code) => {
  const flat = loadFlat(pack(more), {});
  if (!flat.ok) throw new Error(flat.problems[0]?.message);
  const anew = assemble(flat.value, {});
  const { problems } = assemble(flat.value, {}, undefined, flat.value.examined);
  expect(problems).toEqual(anew.problems);
  expect(problems.map((problem) => problem.code)).toContain(code);
});

test.each(['riichi', 'cantonese'])('expressions of %s are the same under other options', (id) => {
  const flat = loadFlat(id, {});
  const made = load(id);
  if (!flat.ok || !made.ok) throw new Error(`${id} does not load`);
  const asked = new Map(packExamples(id).map(({ options }) => [JSON.stringify(options), options]));
  expect(asked.size).toBeGreaterThan(1);
  const variants = variantsOf(flat.value, made.value, {});
  for (const options of asked.values()) {
    const [trusted, anew] = [variants(options), assemble(flat.value, options)];
    if (!trusted.ok || !anew.ok) throw new Error(JSON.stringify(options));
    expect(told(trusted.value.expressions)).toEqual(told(anew.value.expressions));
  }
});
