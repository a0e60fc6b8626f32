import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  collect,
  coverage,
  junit,
  mutate,
  runCases,
  type TestSettings,
  type ReadFolder,
  type Suite,
  tap,
} from '../../../authoring/test/index.ts';

const folders: ReadFolder = (folder, builtIn) =>
  builtIn
    ? readdirSync(folder).map((name) => ({ name: `${folder}/${name}`, content: readFileSync(`${folder}/${name}`) }))
    : [];

function suiteOf(pack: string, settings: TestSettings = {}): Suite {
  const collected = collect(pack, settings);
  if (!collected.ok) throw new Error(collected.problems.map(({ message }) => message).join('\n'));
  return collected.value;
}

const SUNDAY = `
id: sunday
name: { en: Sunday }
extends: international
options: { payment: full }
patterns:
  lucky_pair:
    name: { en: Lucky Pair }
    group: state
    value: { fan: if concealed then 2 else 1 }
    when: pair is 8p
    absorbs: [concealed_hand]
    examples:
      - { hand: (123m) 456m 789m 111z 8p +8p 1f, seat: 2, gives: { fan: 5/2 } }
      - { not: 123m 456m 789m 111z 9p +9p 1f, seat: 2 }
scenarios:
  discarder-pays-all:
    title: Who discards the winning pai pays for everybody
    hands: { 1: 2p 1122334455667z, 2: 234m 567m 345p 678s 2p }
    play:
      - 1 discard 9m
`.replace('1 discard 9m', '{ do: "1 discard 2p, 2 win, others pass", ends: { how: win, paid: { 3: 0, 4: 0 } } }');

test('a change of seats that no pack may have is refused, like any other change that does not load', () => {
  const pack = 'id: swapped\nname: { en: Swapped }\nextends: international\nseats: { change: { 2: [4, 3, 2, 1] } }\n';
  expect(mutate(suiteOf(pack, { readFolder: folders }))).toMatchObject({ tried: 0, refused: 8 });
});

describe('a house pack', () => {
  const suite = suiteOf(SUNDAY, { readFolder: folders });
  const report = runCases(suite);
  const verdicts = new Map(report.outcomes.map(({ case: one, verdict }) => [one.id, verdict]));

  test('runs its own cases and those of its parent', () => {
    expect(report.ok).toBe(true);
    expect(verdicts.get('lucky_pair 1')).toBe('passed');
    expect(verdicts.get('discarder-pays-all')).toBe('passed');
    expect(verdicts.get('29-nearest')).toBeDefined();
  });

  test('changes what its parent says, which is no failure', () => {
    expect(verdicts.get('23-9-last-pai')).toBe('changed');
    expect([...verdicts.values()]).not.toContain('failed');
  });

  test('is asked only for what it says itself', () => {
    const { items, percent } = coverage(suite);
    expect(new Set(items.map(({ place }) => place.file))).toEqual(new Set(['(text)']));
    expect(items.filter(({ covered }) => !covered).map(({ what, place }) => [what, place.line])).toEqual([
      ['lucky_pair takes concealed_hand away', 12],
      ['then 2', 10],
    ]);
    expect(percent).toBeLessThan(100);
  });

  test('is told which changes nothing notices', () => {
    const { survivors, score, tried } = mutate(suite);
    expect(tried).toBeGreaterThan(4);
    expect(survivors.map(({ path, after }) => `${path.join('.')}: ${after}`).sort()).toEqual([
      'patterns.lucky_pair.absorbs.0: ',
      'patterns.lucky_pair.value.fan: if concealed then 1 else 1',
      'patterns.lucky_pair.value.fan: if concealed then 3 else 1',
    ]);
    expect(score).toBeLessThan(100);
    expect(mutate(suite, { sample: 2, seed: 5 }).tried).toBeLessThanOrEqual(2);
  });

  test('is told of changes of what a choice of an option sets', () => {
    const editions = `options:
  payment: full
  lucky: { type: number, default: 1, says: Fan of the pair., name: { en: Lucky } }
  edition:
    type: choice
    values: [usual, other]
    default: usual
    sets: { other: { lucky: 5 } }
    says: Which rules are played.
    name: { en: Edition }
`;
    const text = SUNDAY.replace('options: { payment: full }\n', editions)
      .replace('fan: if concealed then 2 else 1', 'fan: lucky')
      .replace('seat: 2, gives: { fan: 5/2 }', 'seat: 2, options: { edition: other }, gives: { fan: 13/2 }');
    const changed = mutate(suiteOf(text, { readFolder: folders })).survivors.map(({ path }) => path.join('.'));
    expect(changed.filter((path) => path.includes('sets'))).toEqual([]);
  });

  test('takes a scenario of its parent out, or puts its own in its place', () => {
    const other = `${SUNDAY}  29-nearest: null\n  29-nobody-unios: { title: Mine, play: [] }\n`;
    const { cases, problems } = suiteOf(other, { readFolder: folders });
    expect(problems).toEqual([]);
    expect(cases.some(({ id }) => id === '29-nearest')).toBe(false);
    expect(cases.find(({ id }) => id === '29-nobody-unios')?.title).toBe('Mine');
    const wrong = suiteOf(`${SUNDAY}  29-nearst: null\n`, { readFolder: folders });
    expect(wrong.problems.map(({ code, replacement }) => [code, replacement])).toEqual([
      ['removes-nothing', '29-nearest'],
    ]);
  });
});

test('a scenario with tiles that the pack does not have is not played, and told at each tile', () => {
  const { cases, problems } = suiteOf(SUNDAY.replace('234m 567m', '234q 567m'));
  expect(cases.some(({ id }) => id === 'discarder-pays-all')).toBe(false);
  expect(problems.map(({ code, place }) => [code, place?.line])).toEqual([['unknown-suit', 19]]);
});

describe('a case that fails', () => {
  const broken = SUNDAY.replace('gives: { fan: 5/2 }', 'gives: { fan: 9 }').replace('paid: { 3: 0', 'paid: { 3: 1');
  const report = runCases(suiteOf(broken));

  test('has its line and what came out', () => {
    expect(report.ok).toBe(false);
    const failed = report.outcomes.filter(({ verdict }) => verdict === 'failed');
    expect(failed.map(({ problems }) => problems[0]?.place?.line)).toEqual([14, 21]);
  });

  test('stands in JUnit and TAP', () => {
    const xml = junit('sunday', report);
    expect(xml).toContain(`failures="2"`);
    expect(xml).toMatch(/<testcase classname="sunday\.example" name="lucky_pair 1: .*" file="\(text\)" line="14">/);
    expect(xml.match(/<testcase/g)).toHaveLength(report.outcomes.length);
    const lines = tap(report).split('\n');
    expect(lines[1]).toBe(`1..${report.outcomes.length}`);
    expect(lines.filter((line) => line.startsWith('not ok'))).toHaveLength(2);
  });
});

describe('a pack whose parent changes another', () => {
  const club = `id: club
extends: international
name: { en: Club }
patterns:
  all_honours: null
  mixed_suit: { when: suits == 1 }
`;
  const files: Record<string, string> = { 'club.yaml': club };
  const settings: TestSettings = { readFolder: folders, readFile: (name) => files[name] };
  const suite = (more: string): Suite =>
    suiteOf(`id: ours\nextends: ./club.yaml\nname: { en: Ours }\n${more}`, settings);
  const byClub = runCases(suiteOf(club, settings)).outcomes.filter(({ verdict }) => verdict === 'changed');

  test('is told of nothing that its parent has changed', () => {
    const { outcomes, before } = runCases(suite(''));
    expect(byClub.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ verdict }) => verdict === 'changed')).toEqual([]);
    const earlier = outcomes.filter(({ verdict }) => verdict === 'changed before');
    expect(earlier.map(({ case: one }) => one.id)).toEqual(byClub.map(({ case: one }) => one.id));
    expect(before).toBe('club');
  });

  test('is told of what it changes itself', () => {
    const report = runCases(suite('patterns:\n  all_pungs: { when: no set is chow and concealed }\n'));
    const changed = report.outcomes.filter(({ verdict }) => verdict === 'changed').map(({ case: one }) => one.id);
    expect(changed.length).toBeGreaterThan(0);
    expect(byClub.filter(({ case: one }) => changed.includes(one.id))).toEqual([]);
    expect(tap(report)).toContain('# SKIP changed by club');
    expect(junit('ours', report)).toContain('<skipped message="changed by club"/>');
  });
});
