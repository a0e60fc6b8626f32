/** Slips of people who write their first pack: each file has one, and on its line what must be told: code, column and fix. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasErrors, type Problem } from '../../core/index.ts';
import { load } from '../../rulesets/index.ts';
import { reviewPack } from '../../review/index.ts';

const folder = new URL('./beginner/', import.meta.url);
const MARK = / {2}# << (\S+) (\d+)(?: => (".*"))?$/gm;

interface Slip {
  text: string;
  expected: { code: string; line: number; column: number; replacement: string | undefined }[];
}

function slipIn(file: string): Slip {
  const marked = readFileSync(new URL(file, folder), 'utf8');
  const expected = [...marked.matchAll(MARK)].map(({ 1: code, 2: column, 3: fix, index }) => ({
    code: code!,
    line: marked.slice(0, index).split('\n').length,
    column: Number(column),
    replacement: fix === undefined ? undefined : (JSON.parse(fix) as string),
  }));
  return { text: marked.replace(MARK, ''), expected };
}

function withFix(text: string, { place, replacement }: Problem): string {
  const lines = text.split('\n');
  const at = (line: number, column: number): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  const { line, column, endLine, endColumn } = place!;
  return text.slice(0, at(line, column)) + replacement! + text.slice(at(endLine, endColumn));
}

const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

describe('a beginner is told what was meant', () => {
  test('thirty slips, at least 27 with the fix', () => {
    expect(files).toHaveLength(30);
    expect(files.filter((file) => slipIn(file).expected[0]?.replacement !== undefined).length).toBeGreaterThanOrEqual(
      27,
    );
  });

  test.each(files)('%s', (file) => {
    const { text, expected } = slipIn(file);
    expect(expected).toHaveLength(1);
    expect(hasErrors(load(text).problems)).toBe(true);
    const { problems } = reviewPack(text);
    const told = problems.map(({ code, place, replacement }) => ({
      code,
      line: place?.line,
      column: place?.column,
      replacement,
    }));
    expect(told).toEqual(expected);
    if (expected[0]!.replacement === undefined) return;
    expect(load(withFix(text, problems[0]!)).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
