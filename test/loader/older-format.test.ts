/** An older format of packs, made up here: what was written in it is read, replayed, restored and brought to the newest. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../loader/chapters/assemble-ruleset.ts';
import {
  type Log,
  logHeader,
  makeLog,
  parseLog,
  replay,
  restoreTable,
  saveTable,
  type StoredPack,
} from '../../core/index.ts';
import { fmtCommand } from '../../cli/commands/fmt.ts';
import { collect, runCases, readScenarioFile } from '../../authoring/test/index.ts';
import { load, newestFormat, rulesetFromPack } from '../../loader/index.ts';
import { type FormatChange, type Upgrade, upgrades } from '../../loader/read/upgrade-pack-format.ts';
import { runGame } from '../../sim/index.ts';
import { randomPlayer } from '../../players/index.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';
import { sure } from '../kit/tile-sets.ts';

/** Since the newest format a pack has a `name`, which was its `title`, and a scenario a `play`, which were its `acts`. */
const renamed: Upgrade = (root) => {
  const changes: FormatChange[] = root.entries.has('title') ? [{ path: ['title'], key: 'name' }] : [];
  const scenarios = root.entries.get('scenarios')?.value;
  if (scenarios?.is !== 'map') return changes;
  for (const [id, { value }] of scenarios.entries)
    if (value.is === 'map' && value.entries.has('acts')) changes.push({ path: ['scenarios', id, 'acts'], key: 'play' });
  return changes;
};

const ACTS = 'title: The dealer discards\nacts: # what they do\n  - until 2 acts\n  - turn: 2 drawn\n';
const PLAY = 'title: The dealer discards\nplay: # what they do\n  - until 2 acts\n  - turn: 2 drawn\n';
const OLD = `id: ours\ntitle: { en: Ours } # of us\nextends: international\nscenarios:\n  first:\n${ACTS.replace(/^/gm, '    ').trimEnd()}\n`;
const NEW = OLD.replace('title: { en', 'name: { en').replace('acts:', 'play:');

/** A game played before there was the newest format: its log, and the table at its end. */
function playedBefore(): { log: Log; saved: Record<string, unknown> } {
  const rules = sure(load(NEW));
  const players = [randomPlayer, randomPlayer, randomPlayer, randomPlayer];
  const { table, log } = runGame(rules, { seed: 3, players, maxDeals: 1, log: true });
  const { name, format: _, ...rest } = rules.pack;
  const pack = { ...rest, title: name } as unknown as StoredPack;
  const hash = hashOf(pack, rules.options);
  return { log: { ...log!, header: { ...log!.header, pack, hash } }, saved: { ...saveTable(table), hash } };
}

let before: ReturnType<typeof playedBefore>;
beforeAll(() => {
  before = playedBefore();
  (upgrades as Upgrade[]).push(renamed);
});
afterAll(() => {
  (upgrades as Upgrade[]).pop();
});

describe('what was written in an older format', () => {
  it('loads, with the hash of the same pack written in the newest', () => {
    const [old, now] = [sure(load(OLD)), sure(load(`format: ${newestFormat()}\n${NEW}`))];
    expect(old.name.en).toBe('Ours');
    expect(old.hash).toBe(now.hash);
    expect([old.format, old.pack]).toEqual([newestFormat(), now.pack]);
    expect(old.pack).toMatchObject({ format: newestFormat() });
  });

  it('is proved, scenarios in the pack and in files of their own', () => {
    const collected = collect(OLD);
    if (!collected.ok) throw new Error(collected.problems[0]?.message);
    const suite = collected.value;
    expect(runCases(suite).outcomes.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(sure(readScenarioFile('scenarios/first.yaml', ACTS)).deals[0]!.play).toHaveLength(2);
    const named = `format: ${newestFormat()}\n`;
    expect(sure(readScenarioFile('scenarios/first.yaml', named + PLAY)).deals[0]!.play).toHaveLength(2);
    expect(readScenarioFile('scenarios/first.yaml', named + ACTS).problems).toMatchObject([{ code: 'unknown-key' }]);
  });

  it('replays from its log, and what is logged then is of the newest', () => {
    const log = sure(parseLog(makeLog(before.log)));
    const rules = sure(rulesetFromPack(log.header.pack, log.header.options));
    expect(rules.storedHash).toBe(log.header.hash);
    expect(rules.hash).not.toBe(log.header.hash);
    expect(replay(rules, log).problems).toEqual([]);
    const { pack, options, hash } = logHeader(rules, 3);
    const again = sure(rulesetFromPack(pack, options));
    expect([again.hash, again.storedHash]).toEqual([hash, undefined]);
  });

  it('is restored from a saved table, which then names the newest', () => {
    const rules = sure(rulesetFromPack(before.log.header.pack, before.log.header.options));
    const table = sure(restoreTable(rules, before.saved));
    expect([table.hash, table.format]).toEqual([rules.hash, rules.format]);
    expect(restoreTable(sure(load(NEW)), before.saved).problems).toMatchObject([{ code: 'other-rules' }]);
  });

  it('is brought to the newest by fmt --upgrade', async () => {
    const terminal = paperTerminal({ disk: { 'ours/pack.yaml': OLD, 'ours/scenarios/first.yaml': ACTS } });
    expect(await fmtCommand(terminal, ['ours'], { upgrade: true })).toBe(0);
    expect(terminal.lines.at(-1)).toBe('2 of 2 files changed');
    const files = terminal.disk;
    expect(files['ours/scenarios/first.yaml']).toBe(
      `title: The dealer discards\nformat: ${newestFormat()}\nplay:  # what they do\n  - until 2 acts\n  - turn: 2 drawn\n`,
    );
    expect(files['ours/pack.yaml']).toContain(`format: ${newestFormat()}\n`);
    expect(files['ours/pack.yaml']).toContain('name: { en: Ours }  # of us\n');
    expect(files['ours/pack.yaml']).not.toContain('acts:');
    expect(sure(load(String(files['ours/pack.yaml']))).hash).toBe(sure(load(OLD)).hash);
    expect(await fmtCommand(terminal, ['ours'], { upgrade: true, check: true })).toBe(0);
  });
});

it('what is of a newer format than the rules is refused as that', () => {
  const rules = sure(load('international'));
  const newer = newestFormat() + 1;
  const log: Log = { header: { ...before.log.header, pack: { ...before.log.header.pack, format: newer } }, events: [] };
  expect(replay(rules, log).problems).toMatchObject([{ code: 'newer-format' }]);
  expect(rulesetFromPack(log.header.pack).problems).toMatchObject([{ code: 'newer-format' }]);
  expect(restoreTable(rules, { ...before.saved, format: newer }).problems).toMatchObject([{ code: 'newer-format' }]);
  const scenario = readScenarioFile('scenarios/first.yaml', `format: ${newer}\n${PLAY}`);
  expect(scenario.problems).toMatchObject([{ code: 'newer-format', place: { line: 1 } }]);
});
