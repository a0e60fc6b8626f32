/**
 * Processor time of a level in all seats: `npx tsx bench/time-players.ts riichi normal 40`. A quarter as many deals are played first, for
 * engines compile what runs often.
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
    const before = cpu();
    const action = player(view);
    took.push(cpu() - before);
    return action;
  };
};

function playDeals(name: string, count: number): void {
  const players = Array.from({ length: rules.seats.count }, () => timed);
  for (let deal = 0; deal < count; deal++) runGame(rules, { seed: `${name} ${deal}`, players, maxDeals: 1 });
}

playDeals('first', Math.ceil(Number(deals) / 4));
took = [];
playDeals('timed', Number(deals));
took.sort((a, b) => a - b);
const sum = took.reduce((all, one) => all + one, 0);
const high = took[Math.floor(took.length * 0.95)]!;
console.log(
  `${pack}, ${level} in all seats: ${(sum / Number(deals)).toFixed(1)} ms a deal, ${took.length} decisions, 95 % of them within ${high.toFixed(1)} ms`,
);
