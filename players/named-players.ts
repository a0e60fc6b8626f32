/** Players by the names people seat them with. */
import { makeBot } from './bot.ts';
import { silentPlayer } from './default-action.ts';
import type { PlayerMaker } from './player.ts';
import { randomPlayer } from './random-player.ts';

/** All players there are, by name. */
export const PLAYERS: Readonly<Record<string, PlayerMaker>> = {
  greedy: makeBot,
  random: randomPlayer,
  silent: silentPlayer,
};

/** Who plays a seat that nobody was named for. */
export const DEFAULT_PLAYER = 'greedy';
