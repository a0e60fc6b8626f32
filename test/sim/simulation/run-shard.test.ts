/** Shards of simulations: what they add up to, what they find, and what is refused. */
import { describe, expect, it } from 'vitest';
import type { OptionValue } from '../../../core/index.ts';
import { load, type PackRuleset } from '../../../loader/index.ts';
import {
  addSimulationSums,
  keptSimulation,
  keptSimulationProgress,
  keptSimulationSettings,
  planSimulation,
  playGame,
  runGame,
  runShard,
  type SimulationPlan,
  type SimulationSettings,
  type SimulationSums,
  summaryOf,
  wallSeed,
} from '../../../sim/index.ts';
import { playerLevels } from '../../../players/index.ts';

const PACK = 'zung-jung';
const four = (name: string): string[] => [name, name, name, name];
const settings = (more: Partial<SimulationSettings> = {}): SimulationSettings => ({
  ...{ unit: 'deals', count: 24, seed: 'test', players: four('random') },
  ...more,
});

function rulesOf(pack = PACK, options: Record<string, OptionValue> = {}): PackRuleset {
  const loaded = load(pack, { options });
  if (!loaded.ok) throw new Error(loaded.problems[0]!.message);
  return loaded.value;
}

function planOf(rules: readonly PackRuleset[], more: Partial<SimulationSettings> = {}): SimulationPlan {
  const plan = planSimulation(rules, settings(more));
  if (!plan.ok) throw new Error(plan.problems[0]!.message);
  return plan.value;
}

function runAll(plan: SimulationPlan): SimulationSums {
  const shards = Array.from({ length: plan.shards }, (_, shard) => runShard(plan, shard).sums);
  return shards.reduce(addSimulationSums);
}

describe('sums of shards', () => {
  it('are the same however they are put together, and leave the parts as they were', () => {
    const plan = planOf([rulesOf(), rulesOf(PACK)], { players: four('greedy') });
    const [a, b, c] = [0, 1, 2].map((shard) => runShard(plan, shard).sums) as [
      ...[SimulationSums, SimulationSums, SimulationSums],
    ];
    const before = JSON.stringify(a);
    const one = addSimulationSums(addSimulationSums(a, b), c);
    const other = addSimulationSums(a, addSimulationSums(b, c));
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    expect(JSON.stringify(a)).toBe(before);
    expect(one.walls).toBe(24);
    expect(one.sides[0]!.deals).toBe(24);
  }, 120_000);

  it('are the same in larger shards', () => {
    const plan = planOf([rulesOf()]);
    const whole = runShard({ ...plan, shardSize: 24, shards: 1 }, 0).sums;
    expect(JSON.stringify(runAll(plan))).toBe(JSON.stringify(whole));
  }, 120_000);

  it('are those of the games that anybody can play with the seeds', () => {
    const rules = rulesOf();
    const plan = planOf([rules], { count: 8, players: four('greedy') });
    const { sides } = summaryOf(plan, runAll(plan));
    const games = Array.from({ length: 8 }, (_, wall) =>
      runGame(rules, { seed: wallSeed(plan.settings, wall), maxDeals: 1, log: true }),
    );
    const events = games.map(({ log }) => log!.events);
    const discards = events.map((list) => list.filter(({ type }) => type === 'discard').length);
    expect(sides[0]!.figures.discards!.value).toBeCloseTo(discards.reduce((a, b) => a + b) / 8, 9);
    const wins = events.flatMap((list) => list.filter((event) => event.type === 'win'));
    expect(sides[0]!.wins).toBe(wins.length);
    const values = wins.reduce((sum, { judgement }) => sum + judgement.value, 0) / wins.length;
    expect(sides[0]!.figures['win.value']!.value).toBeCloseTo(values, 9);
    const start =
      Number(rules.options.starting_points ?? 0) ||
      games[0]!.log!.events.find((e) => e.type === 'game_begin')!.points[0]!;
    const swing = games.reduce(
      (sum, { table }) => sum + table.points.reduce((all, each) => all + Math.abs(each - start), 0),
      0,
    );
    expect(sides[0]!.figures.swing!.value).toBeCloseTo(swing / 32, 9);
  }, 120_000);

  it('of whole games tell the results', () => {
    const rules = rulesOf();
    const plan = planOf([rules], { count: 2, unit: 'games', players: four('random') });
    const sums = runAll(plan);
    const { table } = runGame(rules, {
      seed: wallSeed(plan.settings, 0),
      players: four('random').map(() => playerLevels['random']!),
    });
    expect(sums.sides[0]!.games).toBe(2);
    expect(Object.values(sums.sides[0]!.spreads.result).reduce((a, b) => a + b, 0)).toBe(8);
    expect(table.over).toBe(true);
    const { figures } = summaryOf(plan, sums).sides[0]!;
    expect(figures['game.deals']!.of).toBe(2);
    expect(figures['game.unfinished']!.value).toBe(0);
  }, 120_000);
});

describe('a simulation', () => {
  it('tells which rules came into play and which never did', () => {
    const plan = planOf([rulesOf('riichi')], { count: 16 });
    const { parts, optionsInPlay } = summaryOf(plan, runAll(plan)).sides[0]!;
    const of = (chapter: string, id: string) => parts.find((part) => part.chapter === chapter && part.id === id)?.deals;
    expect(of('ending', 'exhausted')).toBeGreaterThan(8);
    expect(of('move', 'discard')).toBe(16);
    expect(of('pattern', 'nine_gates')).toBe(0);
    const state = (id: string) => optionsInPlay.find((option) => option.id === id)!.state;
    expect(state('double_yakuman')).toBe('never');
    expect(state('red_fives')).toBe('set up');
    expect(state('length')).toBe('in play');
  }, 120_000);

  it('gives every player every chair, and finds the better one', () => {
    const plan = planOf([rulesOf()], { count: 12, players: ['greedy', 'random', 'random', 'random'] });
    expect(plan.rotations).toBe(4);
    const { figures, deals } = summaryOf(plan, runAll(plan)).sides[0]!;
    expect(deals).toBe(48);
    expect(figures['player.greedy.points']!.of).toBe(48);
    expect(figures['player.random.points']!.of).toBe(144);
    expect(figures['player.greedy.wins']!.low).toBeGreaterThan(figures['player.random.wins']!.high);
    expect(figures['player.greedy.points']!.low).toBeGreaterThan(0);
    expect(figures['player.greedy.lost']!.high).toBeLessThan(figures['player.random.lost']!.low);
    expect(figures['player.greedy.lost']!.value).toBeGreaterThan(0);
  }, 120_000);

  it('plays no wall twice with the same seating', () => {
    const plan = planOf([rulesOf()], { count: 12, players: ['random', 'greedy', 'random', 'greedy'] });
    expect(plan.rotations).toBe(2);
    const [once, twice] = [plan, { ...plan, rotations: 4 }].map((each) => summaryOf(each, runAll(each)).sides[0]!);
    expect([once!.deals, twice!.deals]).toEqual([24, 48]);
    for (const [id, { value }] of Object.entries(once!.figures))
      expect(value, id).toBeCloseTo(twice!.figures[id]!.value, 9);
  }, 120_000);

  it.each([
    [{ minimum: 1 }, { minimum: 1, payment: 'discarder' }, 'discarder.loss', 1],
    [{ minimum: 3 }, { minimum: 1 }, 'drawn', -1],
  ] as const)(
    'finds what changes from %o to %o: %s',
    (before, after, figure, sign) => {
      const sides = [before, after].map((options) => rulesOf('cantonese', options));
      const plan = planOf(sides, { count: 40, players: four('greedy') });
      const { differences, standOut, witness } = summaryOf(plan, runAll(plan));
      const found = differences![figure]!;
      expect(Math.sign(found.value)).toBe(sign);
      expect(found.p).toBeLessThan(0.05);
      expect(standOut!.length).toBeGreaterThan(0);
      expect(witness).toBeDefined();
      const [one, other] = plan.rules.map((rules) => playGame(plan, rules, witness!.wall, witness!.rotation));
      expect(one!.deals[0]!.points).not.toEqual(other!.deals[0]!.points);
    },
    240_000,
  );

  it('of the same rules on the same walls differs in nothing', () => {
    const plan = planOf([rulesOf(), rulesOf()], { count: 16, players: four('greedy') });
    const { differences, standOut, witness } = summaryOf(plan, runAll(plan));
    expect(Object.values(differences!).filter(({ value, p }) => value !== 0 || p !== 1)).toEqual([]);
    expect(standOut).toEqual([]);
    expect(witness).toBeUndefined();
  }, 120_000);

  it('goes on from a file as if it had not stopped, with the same rules only', () => {
    const plan = planOf([rulesOf()]);
    const half = keptSimulation(plan, { done: 1, sums: runShard(plan, 0).sums });
    const known = keptSimulationProgress(half, plan);
    if (!known.ok) throw new Error(known.problems[0]!.message);
    const rest = Array.from({ length: plan.shards - 1 }, (_, at) => runShard(plan, at + 1).sums);
    expect(JSON.stringify(rest.reduce(addSimulationSums, known.value.sums!))).toBe(JSON.stringify(runAll(plan)));
    const others = planOf([rulesOf('cantonese')]);
    expect(keptSimulationProgress(half, others).problems[0]!.code).toBe('other-simulation');
    expect(keptSimulationProgress('{}', plan).problems[0]!.code).toBe('no-simulation');
  }, 120_000);

  it('goes on from no file that is damaged or was changed by hand', () => {
    const plan = planOf([rulesOf()], { count: 8 });
    const text = keptSimulation(plan, { done: 1, sums: runShard(plan, 0).sums });
    const changed = [
      ...[text.slice(0, 40), text.slice(0, -3), text.replace('"moments"', '"moment"'), text.replace('[', '["x",')],
      ...[text.replace('"done":1', '"done":-1'), text.replace('"seed":"test"', '"seed":"2"')],
      ...[text.replace('"count":8', '"count":9'), text.replace(/,"checksum":"\w+"/, '')],
    ];
    for (const each of changed) {
      expect(each).not.toBe(text);
      const [problem] = keptSimulationSettings(each, 'kept.json').problems;
      expect(problem).toMatchObject({
        code: 'no-simulation',
        message: expect.stringMatching(/^kept.json is damaged/) as string,
      });
      expect(keptSimulationProgress(each, plan).ok).toBe(false);
    }
    for (const none of ['', 'null', '[]', '1', '{"type":"census"}'])
      expect(keptSimulationSettings(none, 'kept.json').problems[0]!.message).toBe('kept.json keeps no simulation.');
  }, 60_000);

  it.each([
    ['unknown-player', [PACK], { players: four('nobody') }],
    ['bad-choice', [PACK], { players: ['random'] }],
    ['bad-number', [PACK], { count: 0 }],
    ['bad-number', [PACK], { count: 1.5 }],
    ['not-comparable', [PACK, 'sanma'], {}],
  ] as const)('is refused: %s', (code, packs, more) => {
    const plan = planSimulation(
      packs.map((pack) => rulesOf(pack)),
      settings(more as Partial<SimulationSettings>),
    );
    expect(plan.problems.map((problem) => problem.code)).toEqual([code]);
  });
});
