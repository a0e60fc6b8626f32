import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Cause, causesOf, collect, runCases, type ReadFolder } from '../../../authoring/test/index.ts';

const folders: ReadFolder = (folder, builtIn) =>
  builtIn
    ? readdirSync(folder).map((name) => ({ name: `${folder}/${name}`, content: readFileSync(`${folder}/${name}`) }))
    : [];

function causes(changes: string): Cause[] {
  const collected = collect(`id: house\nname: { en: House }\n${changes}`, { readFolder: folders });
  if (!collected.ok) throw new Error(collected.problems[0]!.message);
  const report = runCases(collected.value);
  expect(report.ok).toBe(true);
  const changed = report.outcomes.filter(({ verdict }) => verdict === 'changed');
  return causesOf(collected.value, changed, report.unreadable);
}

describe('what changed inherited cases', () => {
  it('is each option with another value', () => {
    const found = causes('extends: riichi\noptions: { kuitan: false, target: 29000, triple_win: paid }\n');
    expect(found.map(({ why, cases }) => [why, cases.map(({ id }) => id)])).toEqual([
      ['the option kuitan: false', expect.arrayContaining(['all_simples 1', '3-2-open-simples'])],
      ['the option target: 29000', ['extra-round', 'no-extra-round', 'option-whole-results']],
      ['the option triple_win: paid', ['three-winners-abort']],
    ]);
  });

  it('is another number of seats, of all scenarios that are played otherwise', () => {
    const found = causes('extends: international\nseats: { count: 3, drawn_by: 123z }\n');
    expect(found[0]!.why).toBe('3 seats, not 4');
    expect(found[0]!.cases.length).toBeGreaterThan(20);
  });
});
