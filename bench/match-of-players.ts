/**
 * One player against three others over shared walls: `npx tsx bench/match-of-players.ts riichi normal greedy --walls 20 --from 1`.
 *
 *     a wall, the player at each of the seats in turn ──▶ one observation: average place and points
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { HIDDEN, type Ruleset } from '../core/index.ts';
import { load } from '../loader/index.ts';
import { playerLevels, type Player, type PlayerMaker } from '../players/index.ts';
import { runGame } from '../sim/index.ts';
import { meanWithHalf } from './strength-figures.ts';

/** Sums of one player's deals. */
interface Tally {
  deals: number;
  wins: number;
  drawn: number;
  fed: number;
  won: number;
  lost: number;
  melded: number;
  declared: number;
  milliseconds: number;
  decisions: number;
  slow: number[];
}

type Level = keyof typeof playerLevels;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    walls: { type: 'string' },
    from: { type: 'string' },
    deals: { type: 'string' },
    quiet: { type: 'boolean' },
  },
});
const [pack = 'riichi', hero = 'normal', field = 'greedy'] = positionals;
for (const level of [hero, field])
  if (!(level in playerLevels))
    throw new Error(`There is no player "${level}"; write one of ${Object.keys(playerLevels).join(', ')}.`);
const rules = rulesOf(pack);
const from = Number(values.from ?? 1);
const walls = Number(values.walls ?? 10);
const maxDeals = values.deals === undefined ? undefined : Number(values.deals);
const ours = emptyTally();
const theirs = emptyTally();
const places: number[] = [];
const points: number[] = [];
for (let wall = from; wall < from + walls; wall++) {
  let place = 0;
  let result = 0;
  for (let chair = 0; chair < rules.seats.count; chair++) {
    const one = playGame(rules, wall, chair);
    place += one.place / rules.seats.count;
    result += one.points / rules.seats.count;
  }
  places.push(place);
  points.push(result);
  if (!values.quiet && places.length % 5 === 0 && places.length < walls) report();
}
report();

function report(): void {
  console.log(
    `${pack}: ${hero} alone against ${field}, walls ${from} to ${from + places.length - 1}, ${places.length * rules.seats.count} games`,
  );
  console.log(`  place ${interval(places, 3)}   points a game over the average of the table ${interval(points, 1)}`);
  for (const [name, tally] of [
    [hero, ours],
    [field, theirs],
  ] as const)
    console.log(`  ${name.padEnd(7)} ${rates(tally)}`);
}

function rulesOf(name: string): Ruleset {
  const loaded = load(name, { readFile: (path) => readFileSync(path) });
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
  return loaded.value;
}

/** The player sits in this chair, the others in the rest. */
function playGame(of: Ruleset, seed: number, chair: number): { place: number; points: number } {
  const maker = (at: number): PlayerMaker => playerLevels[(at === chair ? hero : field) as Level];
  const timed =
    (at: number): PlayerMaker =>
    (...args) =>
      timing(maker(at)(...args), at === chair ? ours : theirs);
  const players = Array.from({ length: of.seats.count }, (_, at) => timed(at));
  const { standings } = runGame(of, {
    seed,
    players,
    ...(maxDeals !== undefined && { maxDeals }),
    onEvents: (events, table) => {
      for (const event of events) {
        if (event.type !== 'settle') continue;
        table.players.forEach((player, seat) =>
          count(player === chair ? ours : theirs, seat, table.settled, table.seats[seat]!),
        );
        break;
      }
    },
  });
  const average = standings.reduce((sum, one) => sum + one.points, 0) / standings.length;
  const mine = standings.find(({ player }) => player === chair)!;
  const better = standings.filter((one) => one.points > mine.points).length;
  const level = standings.filter((one) => one.points === mine.points).length;
  return { place: 1 + better + (level - 1) / 2, points: mine.points - average };
}

function timing(player: Player, tally: Tally): Player {
  return (view) => {
    if (view.legal.length === 1) return player(view);
    const before = cpu();
    const action = player(view);
    const took = cpu() - before;
    tally.milliseconds += took;
    tally.decisions++;
    tally.slow.push(took);
    return action;
  };
}

/** Milliseconds of processor time of this process. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

type Settled = Parameters<NonNullable<NonNullable<Parameters<typeof runGame>[1]>['onEvents']>>[1]['settled'];
type SeatState = Parameters<NonNullable<NonNullable<Parameters<typeof runGame>[1]>['onEvents']>>[1]['seats'][number];

function count(tally: Tally, seat: number, settled: Settled, state: SeatState): void {
  tally.deals++;
  if (state.melds.some(({ claimed, tiles }) => claimed && !tiles.includes(HIDDEN as never))) tally.melded++;
  if (state.marks.length > 0) tally.declared++;
  if (settled === null || settled.ending !== 'win') return;
  const gain = settled.entries.reduce((sum, { to, amount }) => sum + (to === seat ? amount : 0), 0);
  const loss = settled.entries.reduce((sum, { from: payer, amount }) => sum + (payer === seat ? amount : 0), 0);
  if (settled.seats.includes(seat)) {
    tally.wins++;
    tally.won += gain - loss;
    const payers = new Set(settled.entries.filter(({ to }) => to === seat).map(({ from: payer }) => payer));
    if (payers.size > 1) tally.drawn++;
  } else if (loss > 0) {
    tally.lost += loss;
    const others = settled.entries.filter(({ from: payer }) => payer !== seat);
    const most = Math.max(0, ...others.map(({ amount }) => amount));
    if (loss > most) tally.fed++;
  }
}

function emptyTally(): Tally {
  return {
    deals: 0,
    wins: 0,
    drawn: 0,
    fed: 0,
    won: 0,
    lost: 0,
    melded: 0,
    declared: 0,
    milliseconds: 0,
    decisions: 0,
    slow: [],
  };
}

function rates(tally: Tally): string {
  const { deals, wins, fed, won, lost, melded, declared, milliseconds, decisions, slow } = tally;
  const percent = (part: number): string => `${((100 * part) / Math.max(1, deals)).toFixed(1)} %`;
  slow.sort((a, b) => a - b);
  const high = slow[Math.floor(slow.length * 0.95)] ?? 0;
  return [
    `wins ${percent(wins)}`,
    `pays most ${percent(fed)}`,
    `average win ${(won / Math.max(1, wins)).toFixed(0)}`,
    `lost a deal to wins ${(lost / Math.max(1, deals)).toFixed(1)}`,
    `melded ${percent(melded)}`,
    `marked ${percent(declared)}`,
    `${(milliseconds / Math.max(1, deals)).toFixed(2)} ms a deal and seat`,
    `${(milliseconds / Math.max(1, decisions)).toFixed(2)} ms a decision, 95 %: ${high.toFixed(1)}`,
  ].join(', ');
}

/** Mean with the half-width of its 95 % interval; a wall is one observation. */
function interval(list: readonly number[], digits: number): string {
  const { mean, half } = meanWithHalf(list);
  return `${mean.toFixed(digits)} (${(mean - half).toFixed(digits)} to ${(mean + half).toFixed(digits)})`;
}
