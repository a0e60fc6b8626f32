import { describe, expect, test } from 'vitest';
import { definition } from '../../lsp/features/definition.ts';
import { formatting } from '../../lsp/features/formatting.ts';
import { hover } from '../../lsp/features/hover.ts';
import { references } from '../../lsp/features/references.ts';
import { prepareRename, rename } from '../../lsp/features/rename.ts';
import { symbols } from '../../lsp/features/document-symbols.ts';
import { format } from '../../authoring/format/index.ts';
import { asking } from './in-memory-pack.ts';
import { textIn } from './editor-client.ts';

const RULES = `words:
  lucky: 19m
patterns:
  my_hand:
    name: { en: My Hand, de: Meine Hand }
    group: structure
    value: { fan: 3 }
    when: every set has lucky
    note: Played at ours.
    examples:
      - 123m 789m 111p 999p 1m +1m
`;
const PARENT = `id: parent
name: { en: Parent }
extends: international
use: [./rules.yaml]
options: { edition: { type: choice, values: [tame, wild], default: tame, says: Which rules., sets: { wild: { style: hard } } },
  style: { type: choice, values: [soft, hard], default: soft, says: How hard it is played. } }
marks:
  calm: { says: has not claimed }
patterns:
  other_hand: { name: { en: Other }, group: structure, value: { fan: 1 }, when: style is hard and my_hand_is_open, absorbs: [my_hand] }
words:
  my_hand_is_open: not concealed
`;
const CHILD = `id: child
name: { en: Child }
extends: ./parent.yaml
options: { style: hard }
patterns:
  my_hand: { also: [hand of mine, 我的], value: { fan: 5 } }
  third: { name: { en: Third }, group: structure, value: { fan: 1 }, when: any tile is lucky, absorbs: [my_hand, all_pungs] }
moves:
  win: { needs: wins and not would score my_hand, when: calm }
`;

type Files = Record<string, string>;
const files: Files = { '/t/rules.yaml': RULES, '/t/parent.yaml': PARENT, '/t/child.yaml': CHILD };

/** The files, the first of which has a | before this text (the nth time it stands there). */
function at(file: string, text: string, nth = 0): Files {
  let index = -1;
  for (let i = 0; i <= nth; i++) index = files[file]!.indexOf(text, index + 1);
  if (index < 0) throw new Error(`${file} has no ${text}`);
  const { [file]: own, ...others } = files;
  return { [file]: `${own!.slice(0, index)}|${own!.slice(index)}`, ...others };
}

const hovered = (file: string, text: string, nth = 0): string => {
  const told = hover(asking(at(file, text, nth)))?.contents;
  return typeof told === 'object' && 'value' in told ? told.value : '';
};

describe('what stands under the cursor', () => {
  const ROWS: [file: string, text: string, nth: number, told: string[]][] = [
    ['/t/rules.yaml', 'every', 0, []],
    ['/t/rules.yaml', 'set has', 0, ['**set**', 'A chow, pung or kong of the hand']],
    ['/t/rules.yaml', 'lucky', 1, ['**lucky** · definition', '19m', '🀇︎🀏︎']],
    ['/t/rules.yaml', 'group', 0, ['**group** · a whole pack says it', 'The group of the pattern.']],
    ['/t/rules.yaml', '123m', 0, ['🀇︎🀈︎🀉︎ 🀍︎🀎︎🀏︎ 🀙︎🀙︎🀙︎']],
    ['/t/rules.yaml', '19m', 0, ['🀇︎🀏︎']],
    [
      '/t/parent.yaml',
      'my_hand]',
      0,
      ['My Hand', 'Meine Hand', '3 fan', 'group `structure`', 'every set has lucky', 'Played at ours.', '🀇︎'],
    ],
    ['/t/child.yaml', 'my_hand:', 0, ['5 fan', 'every set has lucky', 'Meine Hand (also hand of mine, 我的)']],
    ['/t/child.yaml', 'all_pungs', 0, ['**all_pungs** · pattern', 'fan']],
    [
      '/t/parent.yaml',
      'style is',
      0,
      ['**style** · option', 'How hard it is played.', '`soft`', '`hard`', '`soft` if nobody chooses'],
    ],
    ['/t/child.yaml', 'style', 0, ['`hard` if nobody chooses']],
    ['/t/parent.yaml', 'edition', 0, ['Which rules.', '`wild` sets `style: hard`']],
    ['/t/parent.yaml', 'style: hard', 0, ['**style** · option']],
    ['/t/parent.yaml', 'wild: {', 0, ['**wild** · a choice of the option `edition`']],
    ['/t/parent.yaml', 'hard and', 0, ['**hard** · a choice of the option `style`']],
    ['/t/child.yaml', 'calm', 0, ['**calm** · mark', 'has not claimed']],
    [
      '/t/child.yaml',
      'would score',
      0,
      ['Whether the hand, with the tile exposed if a window is open, wins with this pattern.'],
    ],
    ['/t/child.yaml', 'extends', 0, ['The pack that this pack changes']],
  ];

  test.each(ROWS)('%s: %s', (file, text, nth, told) => {
    const value = hovered(file, text, nth);
    for (const each of told) expect(value).toContain(each);
    if (told.length === 0) expect(value).toBe('');
  });

  test.each(['[|open, win]', '[{ do: |open, when: calm }, win]'])('a step in %s', (steps) => {
    const told = hover(
      asking({ '/t/own.yaml': `id: own\nextends: international\nmoves: { win: { steps: ${steps} } }\n` }),
    );
    expect(told?.contents).toMatchObject({ value: '**open**\n\nThe player shows the hand to all players.' });
  });
});

const lineOf = (uri: string, range: Parameters<typeof textIn>[1]): string => {
  const name = uri.replace('mem:', '');
  return `${name}:${range.start.line + 1} ${files[name] === undefined ? '' : textIn(files[name], range)}`.trim();
};
const defined = (file: string, text: string, nth = 0): string[] =>
  definition(asking(at(file, text, nth))).map(({ uri, range }) => lineOf(uri, range));

describe('where it is defined', () => {
  const ROWS: [file: string, text: string, nth: number, place: RegExp][] = [
    ['/t/parent.yaml', 'my_hand]', 0, /^\/t\/rules.yaml:4 my_hand$/],
    ['/t/child.yaml', 'my_hand,', 0, /^\/t\/rules.yaml:4 my_hand$/],
    ['/t/child.yaml', 'my_hand, when', 0, /^\/t\/rules.yaml:4 my_hand$/],
    ['/t/child.yaml', 'lucky', 0, /^\/t\/rules.yaml:2 lucky$/],
    ['/t/parent.yaml', 'my_hand_is_open', 0, /^\/t\/parent.yaml:12 my_hand_is_open$/],
    ['/t/parent.yaml', 'style: hard', 0, /^\/t\/parent.yaml:6 style$/],
    ['/t/parent.yaml', 'hard and', 0, /^\/t\/parent.yaml:6 hard$/],
    ['/t/child.yaml', 'hard }', 0, /^\/t\/parent.yaml:6 hard$/],
    ['/t/child.yaml', 'calm', 0, /^\/t\/parent.yaml:8 calm$/],
    ['/t/child.yaml', 'all_pungs', 0, /^rulesets\/international\/patterns.yaml:\d+$/],
    ['/t/child.yaml', 'fan: 1', 0, /^rulesets\/international\/pack.yaml:\d+$/],
    ['/t/child.yaml', './parent', 0, /^\/t\/parent.yaml:1$/],
    ['/t/parent.yaml', './rules', 0, /^\/t\/rules.yaml:1$/],
    ['/t/parent.yaml', 'international', 0, /^rulesets\/international\/pack.yaml:1$/],
  ];

  test.each(ROWS)('%s: %s', (file, text, nth, place) => {
    const [first, ...more] = defined(file, text, nth);
    expect(more).toEqual([]);
    expect(first).toMatch(place);
  });

  test('nowhere for what is no name', () => {
    expect(defined('/t/rules.yaml', 'every')).toEqual([]);
  });
});

describe('who speaks of it', () => {
  const found = (file: string, text: string, nth = 0): string[] =>
    references(asking(at(file, text, nth)), true)
      .map(({ uri, range }) => lineOf(uri, range))
      .sort();

  test('a pattern, across used and extending files, from wherever it is asked', () => {
    const all = [
      '/t/child.yaml:6 my_hand',
      '/t/child.yaml:7 my_hand',
      '/t/child.yaml:9 my_hand',
      '/t/parent.yaml:10 my_hand',
      '/t/rules.yaml:4 my_hand',
    ];
    expect(found('/t/rules.yaml', 'my_hand')).toEqual(all);
    expect(found('/t/child.yaml', 'my_hand, when')).toEqual(all);
  });

  test('a definition, inside expressions', () => {
    expect(found('/t/rules.yaml', 'lucky')).toEqual([
      '/t/child.yaml:7 lucky',
      '/t/rules.yaml:2 lucky',
      '/t/rules.yaml:8 lucky',
    ]);
  });

  test('an option', () => {
    expect(found('/t/child.yaml', 'style')).toEqual([
      '/t/child.yaml:4 style',
      '/t/parent.yaml:10 style',
      '/t/parent.yaml:5 style',
      '/t/parent.yaml:6 style',
    ]);
  });

  test('without the definition, if that is what is asked', () => {
    expect(references(asking(at('/t/rules.yaml', 'lucky')), false)).toHaveLength(2);
  });
});

describe('another name', () => {
  /** The files after a rename, or why there is none. */
  const renamed = (file: string, text: string, name: string): Files | string => {
    const result = rename(asking(at(file, text)), name);
    if (!result.ok) return result.why;
    const after = { ...files };
    for (const [uri, edits] of Object.entries(result.value.changes ?? {})) {
      const path = uri.replace('mem:', '');
      const lines = after[path]!.split('\n');
      for (const { range, newText } of edits
        .toReversed()
        .sort((a, b) => b.range.start.line - a.range.start.line || b.range.start.character - a.range.start.character)) {
        const line = lines[range.start.line]!;
        lines[range.start.line] = line.slice(0, range.start.character) + newText + line.slice(range.end.character);
      }
      after[path] = lines.join('\n');
    }
    return after;
  };
  const replaced = (from: RegExp, to: string): Files =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace(from, to)]));

  test('of a pattern, in every file', () => {
    expect(renamed('/t/parent.yaml', 'my_hand]', 'our_hand')).toEqual(replaced(/\bmy_hand\b/g, 'our_hand'));
  });

  test('of a definition', () => {
    expect(renamed('/t/child.yaml', 'lucky', 'happy')).toEqual(replaced(/\blucky\b/g, 'happy'));
  });

  test('of an option', () => {
    expect(renamed('/t/parent.yaml', 'style is', 'manner')).toEqual(replaced(/\bstyle\b/g, 'manner'));
  });

  test('of an option, asked for where another sets it', () => {
    expect(renamed('/t/parent.yaml', 'style: hard', 'manner')).toEqual(replaced(/\bstyle\b/g, 'manner'));
  });

  const REFUSED: [file: string, text: string, name: string, why: RegExp][] = [
    ['/t/rules.yaml', 'my_hand', 'My Hand', /small letters/],
    ['/t/rules.yaml', 'my_hand', 'other_hand', /There is a pattern `other_hand` already/],
    ['/t/rules.yaml', 'my_hand', 'all_pungs', /There is a pattern `all_pungs` already/],
    ['/t/rules.yaml', 'lucky', 'style', /There is an option `style` already/],
    ['/t/rules.yaml', 'lucky', 'suits', /word of the language/],
    ['/t/rules.yaml', 'lucky', 'every', /word of the language/],
    ['/t/child.yaml', 'all_pungs', 'pungs', /belongs to the built-in pack `international`/],
    ['/t/parent.yaml', 'hard and', 'harder', /values of an option/],
    ['/t/rules.yaml', 'every', 'each', /Nothing that the pack gives a name/],
  ];

  test.each(REFUSED)('not in %s: %s as %s', (file, text, name, why) => {
    expect(renamed(file, text, name)).toMatch(why);
  });

  test('is asked for with the old one', () => {
    expect(prepareRename(asking(at('/t/parent.yaml', 'my_hand]')))).toMatchObject({
      ok: true,
      value: { placeholder: 'my_hand' },
    });
    expect(prepareRename(asking(at('/t/child.yaml', 'all_pungs')))).toMatchObject({ ok: false });
  });
});

test('the outline: chapters and what they name', () => {
  const outline = symbols(asking(at('/t/rules.yaml', 'words')));
  expect(outline.map(({ name, children }) => [name, children?.map((each) => `${each.name} ${each.detail}`)])).toEqual([
    ['words', ['lucky 19m']],
    ['patterns', ['my_hand My Hand · 3 fan']],
  ]);
  expect(symbols(asking(at('/t/rules.yaml', 'words'), true))).toEqual([]);
});

describe('the one form', () => {
  const ROWS: [name: string, text: string][] = [
    ['spaces', 'id:   own\nname: {en: Own}\nextends:   international   # parent\n'],
    ['no last line end', 'id: own\nname: { en: Own }\nextends: international'],
    ['lines that end in two signs', 'id:   own\r\nname: {en: Own}\r\nextends: international\r\n'],
    ['nothing to change', 'id: own\nname: { en: Own }\nextends: international\n'],
  ];

  test.each(ROWS)('%s', (_, text) => {
    const asked = asking({ '/own/pack.yaml': `|${text}` });
    const lines = text.split('\n');
    const at = ({ line, character }: { line: number; character: number }): number =>
      lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, character);
    const after = formatting(asked).reduce(
      (before, { range, newText }) => before.slice(0, at(range.start)) + newText + before.slice(at(range.end)),
      text,
    );
    const wanted = format(text);
    expect(wanted.ok && wanted.value).toBe(after.replaceAll('\r\n', '\n'));
    expect(after.includes('\r\n')).toBe(text.includes('\r\n'));
    if (wanted.ok && wanted.value === text) expect(formatting(asked)).toEqual([]);
  });

  test('a file that cannot be read is left alone', () => {
    expect(formatting(asking({ '/own/pack.yaml': '|id: own\nname: { en: Own\n' }))).toEqual([]);
  });
});
