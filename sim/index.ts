/** Whole games from a seed, and who plays them. */
export { choices, makeBot, type Outlook } from './bot.ts';
export { defaultAction, silentPlayer } from './default-action.ts';
export { act, runGame, seatPlayers, type GameResult, type GameSettings } from './game.ts';
export type { Player, PlayerMaker } from './player.ts';
export { randomPlayer } from './random-player.ts';
export { afterAction, declaresWin, distance, sightOf, useful, worthNow, worthWith, type Sight } from './sight.ts';
