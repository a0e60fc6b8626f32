/** Packs that were written to do harm: files they may not name, names that steer terminals, names of JavaScript. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeBook, markdown, openForBook } from '../../book/index.ts';
import { format } from '../../authoring/format/index.ts';
import { checkPack, load, printProblem } from '../../loader/index.ts';
import { readFromDisk } from '../../loader/main-read-from-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HEAD = 'id: mine\nname: { en: Mine }\n';
const SECRET = 'root:x:0:0:secret';

for (const each of ['table/packs', 'beside', 'away']) mkdirSync(join(folder, each), { recursive: true });
writeFileSync(join(folder, 'secret'), SECRET);
writeFileSync(join(folder, 'away/secret.yaml'), SECRET);
writeFileSync(join(folder, 'table/base.yaml'), 'id: base\nextends: international\nname: { en: Base }\n');
symlinkSync(join(folder, 'away/secret.yaml'), join(folder, 'table/packs/link.yaml'));
symlinkSync('/dev/zero', join(folder, 'table/packs/zero.yaml'));
execFileSync('mkfifo', [join(folder, 'table/packs/pipe.yaml')]);

function problemsOf(text: string, root?: string): { codes: string[]; printed: string } {
  const file = join(folder, 'table/packs/mine.yaml');
  writeFileSync(file, HEAD + text);
  const { problems, texts } = load(file, { readFile: readFromDisk, ...(root !== undefined && { root }) });
  return {
    codes: problems.map(({ code }) => code),
    printed: problems.map((each) => printProblem(each, texts)).join('\n'),
  };
}

describe('files that a pack names', () => {
  test.each([
    ['a device', '/dev/zero'],
    ['a link to a device', './zero.yaml'],
    ['a pipe', './pipe.yaml'],
    ['a file of the system', '/etc/passwd'],
    ['a file without the ending of rules', '../../secret'],
    ['a file above the folder', '../../away/secret.yaml'],
    ['a file above the folder, by its whole path', join(folder, 'away/secret.yaml')],
    ['a way out of the folder and back', join(folder, 'table/../away/secret.yaml')],
    ['a link that leads out', './link.yaml'],
  ])('%s is not read', (_, name) => {
    for (const [line, code] of [
      [`extends: ${name}\n`, 'missing-parent'],
      [`extends: international\nuse: [${name}]\n`, 'missing-file'],
    ] as const) {
      const { codes, printed } = problemsOf(line);
      expect(codes).toEqual([code]);
      expect(printed).not.toContain(SECRET);
    }
  });

  test('of its own folder and the one above are read, and of a root that is given', () => {
    expect(problemsOf('extends: ../base.yaml\n').codes).toEqual([]);
    expect(problemsOf('extends: ../../away/secret.yaml\n', folder).codes).toContain('not-a-pack');
    expect(problemsOf('extends: ../base.yaml\n', join(folder, 'table/packs')).codes).toEqual(['missing-parent']);
    expect(problemsOf('extends: ../../secret\n').printed).toMatch(/names \.yaml and \.yml files below/);
  });
});

describe('names and texts', () => {
  const text = (name: string): string => `${HEAD.replace('Mine', name)}extends: international\n`;

  test.each([
    ['an escape sequence', '"\\e[2J\\e[31mMine"'],
    ['a carriage return', '"Mine\\r# Heading"'],
    ['the other way to begin a sequence', '"\\x9b31mMine"'],
  ])('%s is refused', (_, name) => {
    const { problems, texts } = checkPack(text(name));
    expect(problems.map(({ code }) => code)).toEqual(['not-text']);
    expect(problems.map((each) => printProblem(each, texts)).join()).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    '`%s` is no name, and why',
    (name) => {
      for (const chapter of [
        'lists',
        'marks',
        'words',
        'options',
        'patterns',
        'moves',
        'groups',
        'charts',
        'endings',
      ]) {
        const { problems } = checkPack(`${text('Mine')}${chapter}:\n  ${name}: { name: { en: X } }\n`);
        expect(problems.map(({ message }) => message)).toEqual([
          expect.stringMatching(/programs find something under it/),
        ]);
      }
    },
  );

  test('a hand that is null is an error at its place', () => {
    for (const key of ['hand', 'not']) {
      const { problems } = checkPack(`${text('Mine')}patterns:\n  pure_suit:\n    examples: [{ ${key}: null }]\n`);
      expect(problems).toMatchObject([{ code: 'wrong-type', place: { line: 6 } }]);
    }
  });

  test('a code span with blank lines puts nothing live into a book', () => {
    const about = 'about: "Code: `a\\n\\n<script>alert(1)</script>\\n\\n# b` end"\n';
    const opened = openForBook(text('Mine') + about);
    expect(opened.problems).toEqual([]);
    expect(markdown(makeBook(opened.value!))).toContain('`a <script>alert(1)</script> # b`');
  });

  test('a file that is too large is not formatted', () => {
    expect(format(`${text('Mine')}about: ${'x'.repeat(1_000_001)}\n`)).toMatchObject({
      ok: false,
      problems: [{ code: 'too-large' }],
    });
  });
});
