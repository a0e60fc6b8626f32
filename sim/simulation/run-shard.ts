/**
 * A simulation in shards: each plays some walls and adds up what came of them. A shard is a pure function of its number, so that anybody can run
 * it anywhere; added up in order of their numbers they give the same bytes.
 *
 *     planSimulation ──▶ shards 0, 1, 2 ...     runShard(plan, 1) ──▶ sums, rows     addSimulationSums ──▶ summaryOf
 */
import { addDeal, addGame, type Figure } from './figure-list.ts';
import { addCross, addObservation, noMoments, PER_PAIR } from './moments.ts';
import { type PlayedGame, playGame } from './play-game.ts';
import { addNumber } from './spread.ts';
import type { SimulationPlan } from './simulation-plan.ts';
import { betterWitness, type SideSums, type SimulationSums, type Witness } from './simulation-sums.ts';

/** A deal as a row of a table. */
export interface DealRow {
  wall: number;
  /** 0, or 1 for the rules compared with. */
  side: number;
  /** Player p sits in the chair of player p + rotation. */
  rotation: number;
  deal: number;
  round: number;
  dealer: number;
  ending: string;
  discards: number;
  claims: number;
  winners: number[];
  discarder: number;
  value: number;
  patterns: string[];
  points: number[];
}

/** What a shard gives. */
export interface Shard {
  sums: SimulationSums;
  /** Where they were asked for. */
  rows?: DealRow[];
}

/** Plays the walls of a shard. */
export function runShard(plan: SimulationPlan, shard: number, rows = false): Shard {
  const { settings, shardSize, rules, figures, pairs } = plan;
  const from = shard * shardSize;
  const to = Math.min(settings.count, from + shardSize);
  const sums: SimulationSums = {
    walls: to - from,
    sides: figures.map((list) => noSide(list.length)),
    cross: rules.length === 2 ? Array.from({ length: pairs.length * PER_PAIR }, () => 0) : [],
  };
  const tallies = figures.map(makeTally);
  const list: DealRow[] | undefined = rows ? [] : undefined;
  for (let wall = from; wall < to; wall++) playWall(plan, wall, tallies, sums, list);
  return { sums, ...(list && { rows: list }) };
}

function noSide(figures: number): SideSums {
  return {
    ...{ deals: 0, games: 0, wins: 0, moments: noMoments(figures), used: {} },
    spreads: { gain: {}, payment: {}, change: {}, discards: {}, result: {} },
  };
}

/** Adds to figures by id; what a wall added is x and y of each. */
interface Tally {
  x: Float64Array;
  y: Float64Array;
  add(id: string, of: number, sum: number): void;
  begin(): void;
  /** Counts what every figure is of. */
  end(of: Readonly<Record<Figure['of'], number>>): void;
}

function makeTally(figures: readonly Figure[]): Tally {
  const numbers = new Map(figures.map(({ id }, number) => [id, number]));
  const [x, y] = [new Float64Array(figures.length), new Float64Array(figures.length)];
  return {
    x,
    y,
    add(id, of, sum) {
      const figure = numbers.get(id);
      if (figure === undefined) return;
      x[figure]! += of;
      y[figure]! += sum;
    },
    begin() {
      x.fill(0);
      y.fill(0);
    },
    end(of) {
      figures.forEach((figure, number) => {
        if (figure.ofAll) x[number] = of[figure.of];
      });
    },
  };
}

/** Plays a wall from every chair by every side, and adds up what came of it. */
function playWall(
  plan: SimulationPlan,
  wall: number,
  tallies: readonly Tally[],
  sums: SimulationSums,
  rows: DealRow[] | undefined,
): void {
  const { rules, rotations } = plan;
  const played = rules.map((each) =>
    Array.from({ length: rotations }, (_, rotation) => playGame(plan, each, wall, rotation)),
  );
  played.forEach((games, side) => {
    const tally = tallies[side]!;
    const own = sums.sides[side]!;
    const before = { deals: own.deals, wins: own.wins, games: own.games };
    tally.begin();
    games.forEach((game, rotation) => {
      addPlayed(plan, tally, own, game, rotation);
      if (rows) for (const deal of game.deals) rows.push(rowOf(deal, { wall, side, rotation }));
    });
    const [deals, wins, ended] = [own.deals - before.deals, own.wins - before.wins, own.games - before.games];
    tally.end({ deals, wins, games: ended, 'discard wins': wins });
    addObservation(own.moments, tally.x, tally.y);
  });
  const [one, other] = tallies;
  if (one === undefined || other === undefined) return;
  addCross(sums.cross, plan.pairs, [one.x, one.y], [other.x, other.y]);
  for (let rotation = 0; rotation < rotations; rotation++)
    sums.witness = betterWitness(
      sums.witness,
      witnessOf(played[0]![rotation]!, played[1]![rotation]!, { wall, rotation }),
    );
}

function addPlayed(
  { settings, rotations }: SimulationPlan,
  { add }: Tally,
  own: SideSums,
  { deals, table, first }: PlayedGame,
  rotation: number,
): void {
  const { players, unit } = settings;
  const nameOf = (player: number): string | undefined =>
    rotations === 1 ? undefined : players[(player + rotation) % players.length];
  for (const facts of deals) {
    addDeal(add, facts, nameOf);
    for (const name of facts.used) own.used[name] = (own.used[name] ?? 0) + 1;
    for (const { gain } of facts.wins) addNumber(own.spreads.gain, gain);
    for (const amount of facts.payments) addNumber(own.spreads.payment, amount);
    for (const change of facts.points) addNumber(own.spreads.change, change);
    addNumber(own.spreads.discards, facts.discards);
    own.wins += facts.wins.length;
  }
  own.deals += deals.length;
  own.games++;
  if (unit === 'deals') return;
  const results = addGame(add, table, first, deals.length, nameOf);
  for (const result of results) addNumber(own.spreads.result, result);
}

function rowOf(
  { deal, round, dealer, ending, discards, claims, wins, points }: PlayedGame['deals'][number],
  at: { wall: number; side: number; rotation: number },
): DealRow {
  return {
    ...at,
    ...{ deal, round, dealer, ending, discards, claims, points },
    winners: wins.map(({ seat }) => seat),
    discarder: wins[0]?.by === 'discard' ? wins[0].from : -1,
    value: wins[0]?.value ?? 0,
    patterns: wins[0]?.patterns ?? [],
  };
}

/** How the first deal of a wall differs between the sides. */
function witnessOf(one: PlayedGame, other: PlayedGame, at: { wall: number; rotation: number }): Witness | undefined {
  const [a, b] = [one.deals[0], other.deals[0]];
  if (a === undefined || b === undefined) return undefined;
  const gap = a.points.reduce((sum, points, seat) => sum + Math.abs(points - b.points[seat]!), 0);
  if (gap === 0) return undefined;
  const most = Math.max(one.actions.length, other.actions.length);
  let same = 0;
  while (same < most && one.actions[same] === other.actions[same]) same++;
  return { ...at, same: same / Math.max(1, most), gap };
}
