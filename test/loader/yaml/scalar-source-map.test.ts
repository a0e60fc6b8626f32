import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSource } from '../../../loader/read/source-text.ts';
import { valueAt, within, type SourcedScalar } from '../../../loader/yaml/located-data.ts';
import { parseYaml } from '../../../loader/yaml/parse-yaml.ts';

function scalar(text: string): SourcedScalar {
  const { root, problems } = parseYaml(makeSource('a.yaml', text));
  expect(problems).toEqual([]);
  return valueAt(root, ['a']) as SourcedScalar;
}

/** What is written in the file for a stretch of the value. */
function written(text: string, part: string): string {
  const node = scalar(text);
  const at = String(node.value).indexOf(part);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(node.offsets, 'the scalar was decoded as YAML decodes it').toBeDefined();
  const spot = within(node, at, at + part.length);
  return text.slice(spot.start, spot.end);
}

describe('a word of the value is found in the file', () => {
  const rows: [style: string, text: string, part: string, inFile: string][] = [
    ['plain', 'a: every set is chow', 'set', 'set'],
    ['plain, second line', 'a: every set\n  is chow\n', 'is', 'is'],
    ['plain, over the line end', 'a: every set\n  is chow\n', 'set is', 'set\n  is'],
    ['plain, empty line between', 'a: every\n\n  set\n', 'set', 'set'],
    ['single quotes', "a: 'it''s a set'", 'a set', 'a set'],
    ['single quotes, the quote', "a: 'it''s'", "'s", "''s"],
    ['double quotes, escape', 'a: "\\u5e73 set"', '平', '\\u5e73'],
    ['double quotes, after the escape', 'a: "\\u5e73 set"', 'set', 'set'],
    ['double quotes, folded', 'a: "every\n  set"', 'set', 'set'],
    ['double quotes, line joined', 'a: "every \\\n  set"', 'set', 'set'],
    ['astral escape', 'a: "\\U0001F000 set"', 'set', 'set'],
    ['literal block', 'a: |\n  every\n   set\n', 'set', 'set'],
    ['literal block with indentation given', 'a: |2\n   every\n  set\n', 'set', 'set'],
    ['folded block', 'a: >-\n  every\n  set\n  is chow\n', 'is', 'is'],
    ['folded block, deeper line', 'a: >\n  every\n\n    set\n  is chow\n', 'set', 'set'],
    ['folded block with comment', 'a: >- # why\n  every\n  set\n', 'set', 'set'],
    ['windows line ends', 'a: >-\r\n  every\r\n  set\r\n', 'set', 'set'],
    ['in flow style', '{ a: every set }', 'set', 'set'],
    ['after wide characters', 'b: 平和\na: 平 set', 'set', 'set'],
  ];
  test.each(rows)('%s', (_, text, part, inFile) => {
    expect(written(text, part)).toBe(inFile);
  });
});

const words = fc.array(fc.constantFrom('set', '平', 'x', '🀄', "it's", 'a"b', 'a\\b', 'q'), {
  minLength: 1,
  maxLength: 6,
});
const breaks = fc.constantFrom('\n', '\n\n', '\r\n', '\n\n\n');

/** Every character of the value that stands in the file as itself is found where it stands. */
function checkAll(text: string): void {
  const node = scalar(text);
  expect(node.offsets).toBeDefined();
  const value = String(node.value);
  for (let i = 0; i < value.length; i++) {
    const at = node.offsets![i]!;
    if (/[\s'"\\]/.test(value[i]!)) continue;
    if (text[at] !== '\\') expect(text[at]).toBe(value[i]);
  }
  expect([...node.offsets!]).toEqual([...node.offsets!].sort((a, b) => a - b));
}

describe('any text in any style', () => {
  test('quoted and folded over lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, breaks), { minLength: 1, maxLength: 4 }),
        fc.constantFrom("'", '"', ''),
        (lines, quote) => {
          const body = lines
            .map(([line, end], i) => line.join(' ') + (i < lines.length - 1 ? `${end}   ` : ''))
            .join('');
          const safe =
            quote === "'"
              ? body.replaceAll("'", "''")
              : quote === '"'
                ? body.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
                : body;
          checkAll(`a: ${quote}${safe}${quote}\n`);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('double quotes with escapes', () => {
    fc.assert(
      fc.property(
        // Control characters are refused in packs.
        fc.string({ unit: 'binary', maxLength: 20 }).filter((s) => !/[\p{Cc}\u2028\u2029\uD800-\uDFFF]/u.test(s)),
        (value) => {
          const text = `a: ${JSON.stringify(value)}\n`;
          const node = scalar(text);
          expect(node.value).toBe(value);
          expect(node.offsets).toBeDefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  test('blocks', () => {
    const line = fc.tuple(fc.nat(3), words, breaks);
    const header = fc.tuple(fc.constantFrom('|', '>'), fc.constantFrom('', '2'), fc.constantFrom('', '-', '+'));
    fc.assert(
      fc.property(header, fc.array(line, { minLength: 1, maxLength: 6 }), (parts, lines) => {
        const body = lines
          .map(
            ([deeper, text, end], i) =>
              `  ${' '.repeat(i === 0 && parts[1] === '' ? 0 : deeper)}${text.join(' ')}${end}`,
          )
          .join('');
        checkAll(`a: ${parts.join('')}\n${body}`);
      }),
      { numRuns: 500 },
    );
  });
});
