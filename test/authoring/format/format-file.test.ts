/** The one form: what it looks like, row by row, and that nothing is ever lost. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { format } from '../../../authoring/format/index.ts';
import { load } from '../../../loader/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every pack, rule file and scenario of the house. */
const corpus = ['rulesets', 'examples', 'test/packs', 'templates'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`),
);
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

function formatted(text: string): string {
  const result = format(text);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
  return result.value;
}

describe('the form of', () => {
  const rows: [what: string, text: string, form: string][] = [
    ['spaces', 'id:    mine\nname:   {en:   Mine}', 'id: mine\nname: { en: Mine }\n'],
    ['quotes nobody needs', 'id: "mine"\nabout: \'Mine.\'', 'id: mine\nabout: Mine.\n'],
    [
      'quotes somebody needs',
      'about: "a: b"\nnames: { tile: { en: "yes, no" } }',
      'about: "a: b"\nnames:\n  tile:\n    en: yes, no\n',
    ],
    [
      'other names, on one line',
      'patterns:\n  a:\n    also:\n      - low hand\n      - "小于五"\n    name: { en: A }',
      'patterns:\n  a:\n    name: { en: A }\n    also: [low hand, 小于五]\n',
    ],
    [
      'texts that look like numbers',
      'sources: { a: "2", b: "true", c: "1e3" }',
      'sources: { a: "2", b: "true", c: "1e3" }\n',
    ],
    [
      'articles',
      'wall: { source: 2.2, }\ndeal: { source: "2.2, 2.4" }\nseats: { source: "hk" }',
      'wall:\n  source: 2.2\ndeal:\n  source: "2.2, 2.4"\nseats:\n  source: hk\n',
    ],
    [
      'the head of a pack',
      'name: { en: Mine }\nextends: mcr\nid: mine',
      'id: mine\nextends: mcr\nname: { en: Mine }\n',
    ],
    [
      'chapters, which keep their order',
      'words: { a: 1 }\ntiles: { copies: 4 }',
      'words: { a: 1 }\ntiles:\n  copies: 4\n',
    ],
    [
      'the keys of a pattern',
      'patterns:\n  a:\n    examples: [123m 11z]\n    note: N.\n    when: concealed\n    value: { fan: 1 }\n    group: g\n    name: { zh: 甲, en: A }\n',
      'patterns:\n  a:\n    name: { en: A, zh: 甲 }\n    group: g\n    value: { fan: 1 }\n    when: concealed\n    note: N.\n    examples:\n      - 123m 11z\n',
    ],
    [
      'names of the pack, which keep their order',
      'patterns:\n  b: null\n  a: null\n',
      'patterns: { b: null, a: null }\n',
    ],
    [
      'an example with one thing to say',
      'patterns: { a: { examples: [{ not: 123m }] } }',
      'patterns:\n  a:\n    examples:\n      - not: 123m\n',
    ],
    ['options of a house', 'options:\n  minimum: 1\n  payment: full\n', 'options: { minimum: 1, payment: full }\n'],
    ['definitions', 'words: { lucky: suits == 1 }', 'words:\n  lucky: suits == 1\n'],
    ['steps', 'moves: { a: { steps: [show, {window: b}] } }', 'moves:\n  a:\n    steps: [show, { window: b }]\n'],
    [
      'spaces in a condition',
      'words: { a:  count( kong )==2   and not(suits  ==1) }',
      'words:\n  a: count(kong) == 2 and not (suits == 1)\n',
    ],
    [
      'a text that is too long',
      `about: ${'word '.repeat(30)}end`,
      `about: >-\n  ${'word '.repeat(22)}word\n  ${'word '.repeat(7)}end\n`,
    ],
    ['a folded text that is short', 'about: >-\n  One\n  line.\n', 'about: One line.\n'],
    ['a text of several lines', 'about: "One.\\nTwo.\\n"', 'about: |\n  One.\n  Two.\n'],
    ['line ends of Windows, and a mark at the head', '\uFEFFid: mine\r\nabout: A.\r\n', 'id: mine\nabout: A.\n'],
    ['empty lines', 'id: mine\n\n\n\nabout: A.\n\n\n', 'id: mine\n\nabout: A.\n'],
    ['a scenario', 'play: ["1 discard 5m"]\ntitle: T\n', 'title: T\nplay:\n  - 1 discard 5m\n'],
    ['other YAML, whose keys stay where they are', 'zebra: 1\nape: [1, 2]\n', 'zebra: 1\nape: [1, 2]\n'],
    [
      'fractions and signs',
      'words:\n  a: 1/2\n  b: 3 -  -1\n  c: min( 1,2 )*3\n',
      'words:\n  a: 1/2\n  b: 3 - -1\n  c: min(1, 2) * 3\n',
    ],
    ['what is no condition, though it stands for one', 'words: { a: "what?  no!" }', 'words:\n  a: what?  no!\n'],
  ];
  test.each(rows)('%s', (_, text, form) => {
    expect(formatted(text)).toBe(form);
    expect(formatted(form)).toBe(form);
  });
});

describe('a comment', () => {
  const rows: [where: string, text: string, form: string][] = [
    ['at the head', '# Mine.\n\nname: { en: Mine }\nid: mine\n', '# Mine.\n\nid: mine\nname: { en: Mine }\n'],
    [
      'above an entry moves with it',
      '# N\nid: a\n# why\nname: { en: A }\nextends: mcr\n',
      '# N\nid: a\nextends: mcr\n# why\nname: { en: A }\n',
    ],
    ['behind a line', 'id: a # mine\nabout: A.    # hers\n', 'id: a      # mine\nabout: A.  # hers\n'],
    ['behind a chapter', 'words: # ours\n  a: 1\n  b: 2 # two\n', 'words:  # ours\n  a: 1\n  b: 2  # two\n'],
    ['behind braces', 'words: { a: 1 } # ours\n', 'words: { a: 1 }  # ours\n'],
    ['within braces makes them lines', 'words: { a: 1, # one\n  b: 2 }\n', 'words:\n  a: 1  # one\n  b: 2\n'],
    ['between a key and its text', 'about:\n  # why\n  A.\n', '# why\nabout: A.\n'],
    ['behind the sign of a folded text', 'about: >- # why\n  A.\n  B.\n', 'about: A. B.  # why\n'],
    [
      'at the end of a chapter stays in it',
      'words:\n  a: 1 and 2\n  # b: 2\n\nid: a\n',
      'id: a\nwords:\n  a: 1 and 2\n  # b: 2\n',
    ],
    ['at the end of the file', 'id: a\n# end\n', 'id: a\n# end\n'],
    [
      'in a list',
      'use:\n  - ./a.yaml # one\n  # two\n  - ./b.yaml\n',
      'use:\n  - ./a.yaml  # one\n  # two\n  - ./b.yaml\n',
    ],
    ['above the first key of an item', 'x:\n  -\n    # c\n    a: 1\n    b: 2\n', 'x:\n  # c\n  - { a: 1, b: 2 }\n'],
    ['in empty brackets', 'use: [ # none\n ]\nid: a\n', 'id: a\nuse: []  # none\n'],
    ['that looks like a text', 'about: "# no comment" # one\n', 'about: "# no comment"  # one\n'],
  ];
  test.each(rows)('%s', (_, text, form) => {
    expect(formatted(text)).toBe(form);
    expect(formatted(form)).toBe(form);
  });
});

describe('a file that cannot be read is left alone', () => {
  test.each([
    ['id: "mine', 'unclosed'],
    ['id: a\nid: b\n', 'twice'],
    ['- a\n- b\n', 'no pack'],
    ['id: &x a\n', 'anchor'],
    ['', 'empty'],
    ['a:\n\t- b\n', 'tab'],
  ])('%j', (text) => {
    const result = format(text, 'mine.yaml');
    expect(result.ok).toBe(false);
    expect(result.problems.length).toBeGreaterThan(0);
    for (const { hint } of result.problems) expect(hint).toBeTruthy();
  });
});

describe('every file of the house', () => {
  test.each(corpus)('%s has its form', (path) => expect(formatted(textOf(path))).toBe(textOf(path)));
});

/** Where a comment may be put into a text: on lines of their own, and behind lines. Not inside of texts of several lines. */
function commented(text: string, seeds: readonly number[]): { text: string; notes: string[] } {
  const lines = text.split('\n');
  const inside = linesOfTexts(lines);
  const notes: string[] = [];
  for (const [count, seed] of seeds.entries()) {
    const at = seed % lines.length;
    const note = `# note ${count}`;
    if (inside.has(at) || lines[at]!.includes('# note')) continue;
    notes.push(note);
    if (seed % 3 === 0 && lines[at]!.trim() !== '' && !lines[at]!.includes('#')) lines[at] += ` ${note}`;
    else if (seed % 3 !== 0 && !inside.has(at)) lines[at] = `${' '.repeat((seed >> 3) % 9)}${note}\n${lines[at]}`;
    else notes.pop();
  }
  return { text: lines.join('\n'), notes };
}

/** Lines of block texts, where a # is no comment, and the line behind, where one would belong to the text. */
function linesOfTexts(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let indent = -1;
  lines.forEach((line, index) => {
    const depth = line.search(/\S/);
    if (indent >= 0 && (depth < 0 || depth > indent)) found.add(index);
    else {
      if (indent >= 0) found.add(index);
      indent = /: [>|]-?( #.*)?$/.test(line) ? depth : -1;
    }
  });
  return found;
}

/** Sown with comments, spaces and empty lines. */
function check(path: string, seeds: readonly number[]): void {
  const before = textOf(path);
  const { text, notes } = commented(before, seeds);
  const once = formatted(text);
  for (const note of notes) expect(once.split('\n').filter((line) => line.endsWith(note))).toHaveLength(1);
  expect(formatted(once)).toBe(once);
  expect(parse(once)).toEqual(parse(before));
}

describe('comments put anywhere', () => {
  const files = corpus.filter((path) => /\/(pack|patterns|yaku|card|house-pack)\.yaml$/.test(path));
  test('survive, and nothing else changes', () => {
    const seeds = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(fc.constantFrom(...files), seeds, (path, list) => check(path, list)),
      { numRuns: 60, seed: 6 },
    );
  });

  test.each(['cantonese', 'riichi', 'american'])('%s is the same pack by its content hash', (id) => {
    const texts = (change: (text: string) => string) => (path: string) => {
      const mine = /^here\/(.*)$/.exec(path)?.[1];
      return mine === undefined ? undefined : change(textOf(`rulesets/${id}/${mine}`));
    };
    const seeds = Array.from({ length: 40 }, (_, index) => index * 7919 + 13);
    const [before, after] = [texts((text) => text), texts((text) => formatted(commented(text, seeds).text))].map(
      (readFile) => load('here/pack.yaml', { readFile }),
    );
    expect(before).toMatchObject({ ok: true });
    expect(after!.ok && after!.value.hash).toBe(before!.ok && before!.value.hash);
  });
});
