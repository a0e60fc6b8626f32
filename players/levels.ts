/** Players by the names people seat them with. */
import { makeBot } from './bot.ts';
import { silentPlayer } from './default-action.ts';
import type { PlayerMaker } from './player.ts';
import { randomPlayer } from './random-player.ts';

/** Makers of players by level; `greedy` heads for the nearest win and never defends, `silent` lets every offer pass. */
export const playerLevels: Readonly<Record<string, PlayerMaker>> = {
  silent: silentPlayer,
  random: randomPlayer,
  greedy: makeBot,
};

/** Who plays a seat that nobody was named for. */
export const USUAL_LEVEL = 'greedy';
