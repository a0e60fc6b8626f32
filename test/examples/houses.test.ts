/** House tables of a few lines each: their scenarios hold, and do not hold without the lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { lintPack } from '../../authoring/check/index.ts';
import { format } from '../../authoring/format/index.ts';
import { collect, runCases } from '../../authoring/test/index.ts';

const FOLDER = 'examples/houses';
/** Lines of a pack before its scenarios. */
const MOST_LINES = 15;
/** What does not make a rule. */
const REST = ['id', 'extends', 'name', 'scenarios'];

describe.each(readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))('%s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');

  test('is short, formatted and without problems', () => {
    expect(text.slice(0, text.indexOf('\nscenarios:')).split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    const formatted = format(text);
    expect(formatted.ok && formatted.value).toBe(text);
    expect(lintPack(text).problems).toEqual([]);
  });

  test('its scenarios hold, and fail without its rules', () => {
    expect(ownOutcomes(text)).not.toContain('failed');
    const bare = parseDocument(text);
    for (const key of Object.keys(bare.toJS() as object)) if (!REST.includes(key)) bare.delete(key);
    const without = ownOutcomes(String(bare));
    expect(without.length).toBeGreaterThan(0);
    expect(new Set(without)).toEqual(new Set(['failed']));
  });
});

/** How the scenarios of the pack itself come out; those it inherits belong to its parent. */
function ownOutcomes(text: string): string[] {
  const collected = collect(text);
  if (!collected.ok) throw new Error(collected.problems.map(({ message }) => message).join('\n'));
  const own = collected.value.cases.filter(({ is, inherited }) => is === 'scenario' && !inherited);
  return runCases({ ...collected.value, cases: own }).outcomes.map(({ verdict }) => verdict);
}
