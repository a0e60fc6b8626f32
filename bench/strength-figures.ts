/** What is counted in games of one player against three others, and how it is printed. */
import { twoSided } from '../sim/simulation/estimate.ts';
import type { Mjai } from './peers/mjai-shim.ts';

/** What one side did; the three others are one side. */
export interface Side {
  /** Hands dealt to it, how many of them won, dealt in, called, declared; what wins brought. */
  hands: number;
  wins: number;
  dealIns: number;
  calls: number;
  declared: number;
  won: number;
}

export interface Played {
  seed: string;
  lone: number;
  rank: number;
  points: number;
  own: Side;
  others: Side;
}

const noSide = (): Side => ({ hands: 0, wins: 0, dealIns: 0, calls: 0, declared: 0, won: 0 });

/** Counts the deals of a game from its messages. */
export function tally(messages: readonly Mjai[], lone: number): { own: Side; others: Side } {
  const sides = { own: noSide(), others: noSide() };
  const of = (actor: number): Side => (actor === lone ? sides.own : sides.others);
  let called = new Set<number>();
  let gave = new Set<number>();
  for (const { type, actor = 0, target = 0, hora_points: points } of messages) {
    if (type === 'start_kyoku') {
      called = new Set();
      gave = new Set();
      sides.own.hands += 1;
      sides.others.hands += 3;
    } else if (['chi', 'pon', 'daiminkan'].includes(type) && !called.has(actor)) {
      called.add(actor);
      of(actor).calls += 1;
    } else if (type === 'reach') of(actor).declared += 1;
    else if (type === 'hora') {
      of(actor).wins += 1;
      of(actor).won += Number(points);
      if (target !== actor && !gave.has(target)) of(target).dealIns += 1;
      if (target !== actor) gave.add(target);
    }
  }
  return sides;
}

/** The mean of whole walls with its 95 % interval: the four games of a wall are one observation. */
export function placeOf(played: readonly Played[]): { mean: number; half: number; walls: number; games: number } {
  const seeds = [...new Set(played.map(({ seed }) => seed))];
  const walls = seeds.map((seed) => played.filter((one) => one.seed === seed));
  const means = walls.filter((games) => games.length === 4).map((games) => meanOf(games.map(({ rank }) => rank)));
  return { ...meanWithHalf(means), walls: means.length, games: played.length };
}

/** A mean with the half-width of its 95 % interval, of observations that are independent. */
export function meanWithHalf(observed: readonly number[]): { mean: number; half: number } {
  const half = twoSided(observed.length - 1) * Math.sqrt(variance(observed) / observed.length);
  return { mean: meanOf(observed), half };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** The figures in lines for people. */
export function print(name: string, against: string, played: readonly Played[]): string[] {
  const { mean, half, walls, games } = placeOf(played);
  const interval = `${(mean - half).toFixed(2)} to ${(mean + half).toFixed(2)}`;
  const independent = 1.96 * Math.sqrt(variance(played.map(({ rank }) => rank)) / played.length);
  const places = [1, 2, 3, 4].map((rank) => played.filter((one) => one.rank === rank).length);
  return [
    `${name} alone against three of ${against}: ${games} games, ${walls} walls in all four seats`,
    `average place ${mean.toFixed(2)} (95 %: ${interval}; as if games were independent: +/- ${independent.toFixed(2)}); places ${places.join(' ')}`,
    ...(['own', 'others'] as const).map((side) => sideLine(side === 'own' ? name : against, played, side)),
  ];
}

function variance(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1);
}

function sideLine(name: string, played: readonly Played[], side: 'own' | 'others'): string {
  const sum = (key: keyof Side): number => played.reduce((all, one) => all + one[side][key], 0);
  const rate = (key: keyof Side): string => `${((100 * sum(key)) / sum('hands')).toFixed(1)} %`;
  const average = Math.round(sum('won') / sum('wins'));
  return `${name}: ${sum('hands')} hands, wins ${rate('wins')}, deal-in ${rate('dealIns')}, calls ${rate('calls')}, riichi ${rate('declared')}, average win ${average}`;
}
