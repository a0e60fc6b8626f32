/** Rule files that need or exclude others: told at the line of the pack that uses them, with the file that asks. */
import { describe, expect, test } from 'vitest';
import { load, rulesetFromPack } from '../../../loader/index.ts';

const NAMES = 'options: { minimum: 1 }\n';
const FILES: Record<string, string> = {
  'a.yaml': `needs: [./deep/b.yaml]\n${NAMES}`,
  'deep/b.yaml': 'excludes: [../c.yaml]\noptions: { payment: full }\n',
  'c.yaml': 'options: { periods: 1 }\n',
  'lost.yaml': `needs: [./nowhere.yaml]\n${NAMES}`,
  'deep/up.yaml': `needs: [../c.yaml, shared/standard.yaml]\n${NAMES}`,
  'parent.yaml': 'id: parent\nname: { en: Parent }\nextends: international\nuse: [./deep/b.yaml]\n',
};

const problemsOf = (use: string, parent = 'international', more = ''): unknown[] => {
  const text = `id: mine\nname: { en: Mine }\nextends: ${parent}\nuse: ${use}\n${more}`;
  return load(text, { readFile: (path) => FILES[path] }).problems.map(({ code, message, hint, place, further }) => {
    const where = [place!, ...(further ?? []).map((each) => each.place)].map(({ file, line }) => `${file}:${line}`);
    return [code, message, hint, where.join(' ')];
  });
};

describe('a rule file', () => {
  test.each([
    ['that has what it needs', '[./a.yaml, ./deep/b.yaml]', 'international'],
    ['that needs what the parent uses', '[./a.yaml]', './parent.yaml'],
    ['that excludes what nobody uses', '[./deep/b.yaml]', 'international'],
  ])('%s is right', (_, use, parent) => {
    expect(problemsOf(use, parent)).toEqual([]);
  });

  test('says what a pack lacks', () => {
    expect(problemsOf('[./a.yaml]')).toEqual([
      [
        'needs-file',
        '`./a.yaml` needs `./deep/b.yaml`, which this pack does not use.',
        'Add `./deep/b.yaml` to `use`.',
        '(text):4 a.yaml:1',
      ],
    ]);
    expect(problemsOf('[./deep/up.yaml]').map((found) => (found as string[])[2])).toEqual([
      'Add `./c.yaml` to `use`.',
      'Add `shared/standard.yaml` to `use`.',
    ]);
  });

  test.each([
    ['in one pack', '[./deep/b.yaml, ./c.yaml]', 'international', './c.yaml'],
    ['of the parent', '[./c.yaml]', './parent.yaml', './c.yaml'],
    ['in the other order', '[./c.yaml, ./deep/b.yaml]', 'international', './deep/b.yaml'],
  ])('says what it may not stand beside, %s', (_, use, parent, out) => {
    const message = '`./deep/b.yaml` excludes `./c.yaml`: a pack uses one of them at most.';
    const hint = `Take \`${out}\` out of \`use\`.`;
    expect(problemsOf(use, parent)).toEqual([['excludes-file', message, hint, '(text):4 deep/b.yaml:1']]);
  });

  test('that names a file that is not there', () => {
    expect(problemsOf('[./lost.yaml]')).toMatchObject([['missing-file', 'There is no file `./nowhere.yaml`.', {}, {}]]);
  });

  test('leaves nothing of it in the flattened pack, and a pack itself has none', () => {
    const text = 'id: mine\nname: { en: Mine }\nextends: international\nuse: [./a.yaml, ./deep/b.yaml]\n';
    const loaded = load(text, { readFile: (path) => FILES[path] });
    expect(loaded.ok && rulesetFromPack(loaded.value.pack).ok).toBe(true);
    expect(problemsOf('[./c.yaml]', 'international', 'needs: [./a.yaml]\n')).toMatchObject([
      ['rule-file-key', {}, {}, {}],
    ]);
  });
});
