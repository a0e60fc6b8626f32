/**
 * Processor time of whole deals with a level in all seats, players and engine together: `npx tsx bench/time-players.ts riichi normal 40`. A
 * quarter as many deals are played first, for engines compile what runs often. Single decisions are timed by the clock: to ask for
 * processor time costs more than many a decision.
 */
import { load } from '../loader/index.ts';
import { type Player, type PlayerMaker, playerLevels } from '../players/index.ts';
import { runGame } from '../sim/index.ts';
import { sure } from './must-succeed.ts';

const [pack = 'riichi', level = 'normal', deals = '40'] = process.argv.slice(2);
const make = playerLevels[level];
if (make === undefined)
  throw new Error(`There is no player "${level}"; write one of ${Object.keys(playerLevels).join(', ')}.`);
const rules = sure(load(pack));
let took: number[] = [];

/** Milliseconds of processor time of this process. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const timed: PlayerMaker = (...args) => {
  const player: Player = make(...args);
  return (view) => {
    if (view.legal.length === 1) return player(view);
    const before = performance.now();
    const action = player(view);
    took.push(performance.now() - before);
    return action;
  };
};

function playDeals(name: string, count: number): void {
  const players = Array.from({ length: rules.seats.count }, () => timed);
  for (let deal = 0; deal < count; deal++) runGame(rules, { seed: `${name} ${deal}`, players, maxDeals: 1 });
}

playDeals('first', Math.ceil(Number(deals) / 4));
took = [];
const before = cpu();
playDeals('timed', Number(deals));
const sum = cpu() - before;
took.sort((a, b) => a - b);
const high = took[Math.floor(took.length * 0.95)]!;
console.log(
  `${pack}, ${level} in all seats: ${(sum / Number(deals)).toFixed(1)} ms a deal, ${took.length} decisions, 95 % of them within ${high.toFixed(1)} ms`,
);
