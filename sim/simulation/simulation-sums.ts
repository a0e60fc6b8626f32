/** What shards add up to: plain data, fit for a file or a message. Added in order of the shards it is the same bytes wherever they were run. */
import { addAll, type CrossMoments, type Moments } from './moments.ts';
import { addSpread, type Spread } from './spread.ts';

/** One ruleset of a simulation. */
export interface SideSums {
  deals: number;
  games: number;
  wins: number;
  /** Of the figures in their order. */
  moments: Moments;
  /** In how many deals a part of the rules came into play. */
  used: Record<string, number>;
  spreads: Record<'gain' | 'payment' | 'change' | 'discards' | 'result', Spread>;
}

/** The deal that shows best how two sides differ. */
export interface Witness {
  wall: number;
  rotation: number;
  /** How much of the deal was played alike, from 0 to 1. */
  same: number;
  /** Points that went otherwise. */
  gap: number;
}

/** What the walls of some shards add up to; sums of shards in a row are added with `addSimulationSums`. */
export interface SimulationSums {
  /** Walls that were played. */
  walls: number;
  sides: SideSums[];
  /** Of the figures that both sides have. */
  cross: CrossMoments;
  witness?: Witness | undefined;
}

/** Both together; neither is changed. */
export function addSimulationSums(one: SimulationSums, other: SimulationSums): SimulationSums {
  const sum = copyOf(one);
  sum.walls += other.walls;
  sum.sides.forEach((side, at) => addSide(side, other.sides[at]!));
  addAll(sum.cross, other.cross);
  const witness = betterWitness(one.witness, other.witness);
  if (witness) sum.witness = witness;
  return sum;
}

function copyOf({ sides, cross, ...others }: SimulationSums): SimulationSums {
  const copies = sides.map((side) => ({
    ...side,
    ...{ moments: [...side.moments], used: { ...side.used } },
    spreads: {
      ...{ gain: { ...side.spreads.gain }, payment: { ...side.spreads.payment }, change: { ...side.spreads.change } },
      ...{ discards: { ...side.spreads.discards }, result: { ...side.spreads.result } },
    },
  }));
  return { ...others, sides: copies, cross: [...cross] };
}

function addSide(side: SideSums, other: SideSums): void {
  side.deals += other.deals;
  side.games += other.games;
  side.wins += other.wins;
  addAll(side.moments, other.moments);
  for (const [name, deals] of Object.entries(other.used)) side.used[name] = (side.used[name] ?? 0) + deals;
  for (const name of Object.keys(side.spreads) as (keyof SideSums['spreads'])[])
    addSpread(side.spreads[name], other.spreads[name]);
}

/** Of two deals the one played alike for longer, then the one with the larger gap, then the earlier one. */
export function betterWitness(one: Witness | undefined, other: Witness | undefined): Witness | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const order = other.same - one.same || other.gap - one.gap || one.wall - other.wall || one.rotation - other.rotation;
  return order > 0 ? other : one;
}
