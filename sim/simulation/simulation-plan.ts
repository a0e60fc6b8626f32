/** What is to be simulated, made ready: rules, players, walls and figures. */
import { problem, refused, type Result, type Ruleset } from '../../core/index.ts';
import { type PlayerMaker, playerLevels } from '../../players/index.ts';
import { type Figure, figureList } from './figure-list.ts';

/** What is simulated besides the rules. */
export interface SimulationSettings {
  /** Single deals, each the first of a game, or whole games. */
  unit: 'deals' | 'games';
  /** How many walls are played: of deals the first wall of a game, of games its seed. */
  count: number;
  /** Wall n is that of the game with the seed `seed.n`. */
  seed: string;
  /** A name for each seat, as in `playerLevels`. Where they differ, every player has every chair on each wall. */
  players: readonly string[];
}

/** A simulation that can be run shard by shard. Equal rules and settings make equal plans. */
export interface SimulationPlan {
  /** One ruleset, or two that are compared. */
  rules: readonly Ruleset[];
  settings: SimulationSettings;
  /** By side. */
  figures: readonly (readonly Figure[])[];
  /** Figures of the first side that the second one has too: numbers in both lists. */
  pairs: readonly (readonly [number, number])[];
  makers: readonly PlayerMaker[];
  /** How often each wall is played by each side. */
  rotations: number;
  /** Walls of a shard. */
  shardSize: number;
  shards: number;
}

/** So many shards at most, but for the smallest ones. */
const SHARDS = 1000;
const LARGEST = 1000;

/** Makes everything ready; problems say which settings nobody can follow. */
export function planSimulation(rules: readonly Ruleset[], settings: SimulationSettings): Result<SimulationPlan> {
  const [first, other] = rules;
  const { unit, count, players } = settings;
  if (first === undefined) throw new TypeError('planSimulation takes one ruleset, or two to compare');
  const unknown = players.find((name) => !Object.hasOwn(playerLevels, name));
  if (unknown !== undefined) return refused([noPlayer(unknown)]);
  const seats = first.seats.count;
  if (other !== undefined && other.seats.count !== seats)
    return refused([
      problem('not-comparable', `${first.name.en} has ${seats} seats and ${other.name.en} ${other.seats.count}.`, {
        hint: 'Packs are compared on the same walls, seat by seat: name one with as many seats.',
      }),
    ]);
  if (players.length !== seats)
    return refused([
      problem('bad-choice', `${first.name.en} has ${seats} seats, not ${players.length}: name a player for each.`),
    ]);
  if (!Number.isInteger(count) || count < 1)
    return refused([problem('bad-number', `\`count\` is a whole number above 0, not ${count}.`)]);
  const names = [...new Set(players)];
  const figures = rules.map((each) => figureList(each, { unit, names }));
  // Turned so far, everybody sits as before, and the same would be played again.
  const seated = players.join();
  const isAsBefore = (by: number): boolean => [...players.slice(by), ...players.slice(0, by)].join() === seated;
  const rotations = 1 + players.findIndex((_, at) => isAsBefore(at + 1));
  const least = unit === 'games' ? 1 : Math.ceil(8 / rotations);
  const shardSize = Math.min(LARGEST, Math.max(least, Math.ceil(count / SHARDS)));
  const numbers = new Map(figures[1]?.map(({ id }, number) => [id, number]));
  const value: SimulationPlan = {
    ...{ rules, settings, figures, rotations, shardSize },
    pairs: figures[0]!.flatMap(({ id }, number) => (numbers.has(id) ? [[number, numbers.get(id)!] as const] : [])),
    makers: players.map((name) => playerLevels[name]!),
    shards: Math.ceil(count / shardSize),
  };
  return { ok: true, value, problems: [] };
}

function noPlayer(name: string) {
  return problem('unknown-player', `There is no player ${JSON.stringify(name)}.`, {
    hint: `Players: ${Object.keys(playerLevels).join(', ')}.`,
  });
}

/** The seed of a wall: `tilewright play --seed` deals the same. */
export function wallSeed({ seed }: SimulationSettings, wall: number): string {
  return `${seed}.${wall}`;
}
