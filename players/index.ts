/**
 * Who plays a seat: bots, random players, and who answers for the silent.
 *
 * @module tilewright/players
 */
export { choices, makeBot, type Outlook } from './bot.ts';
export { defaultAction, type Player, type PlayerMaker, randomPlayer, silentPlayer } from './player.ts';
export { hint, type Hint, type HintWay } from './hint.ts';
export { playerLevels, skills, USUAL_LEVEL } from './levels.ts';
export { explain, planningPlayer, type Skill, type Weighed, weighActions } from './planning-player.ts';
export { HandValue } from './hand-value.ts';
export type { Expected, Prospect } from './prospect.ts';
export { chancesOfWins, dangers, type Threat, threats } from './tile-danger.ts';
export { winPayments } from './payments/win-payment.ts';
export { knownTable } from './table-from-view.ts';
export {
  afterAction,
  declaresWin,
  shanten,
  givesUp,
  playerModel,
  ukeire,
  winStands,
  worthWith,
  judgedWith,
  type PlayerModel,
} from './hand-and-unseen-tiles.ts';
