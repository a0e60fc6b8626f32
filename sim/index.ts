/**
 * Whole games from a seed, and who plays them.
 *
 * @module tilewright/sim
 */
export { choices, makeBot, type Outlook } from './bot.ts';
export { defaultAction, silentPlayer } from './default-action.ts';
export { act, dealsPlayed, runGame, seatPlayers, type GameResult, type GameSettings } from './game.ts';
export type { Player, PlayerMaker } from './player.ts';
export { randomSeed } from './random-seed.ts';
export { randomPlayer } from './random-player.ts';
export { knownTable } from './known-table.ts';
export {
  afterAction,
  declaresWin,
  distance,
  givesUp,
  sightOf,
  useful,
  winStands,
  worthWith,
  judgedWith,
  type Sight,
} from './sight.ts';
