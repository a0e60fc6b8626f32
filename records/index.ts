/**
 * Logs of other programs: what they write about a game, read into one form and written again.
 *
 * @module tilewright/records
 */
export { recordLine, RECORD_VERSION } from './record-as-json-line.ts';
export {
  pointsAfter,
  renumbered,
  STAKE,
  stepsOf,
  type About,
  type GameRecord,
  type RecordDeal,
  type RecordEnding,
  type RecordEvent,
  type RecordMeld,
  type RecordPattern,
  type RecordStep,
  type RecordWin,
  type DrawReason,
  type MeldType,
} from './game-record.ts';
export { detect, FORMATS } from './detect-format.ts';
export type { Format, Loss } from './log-format.ts';
export { mjai } from './mjai/read-mjai.ts';
export { mjaiBot, type MjaiBot } from './mjai/mjai-bot.ts';
export { mjaiOffers, type MjaiMessage, type MjaiOffer } from './mjai/mjai-offers.ts';
export { mjaiSeat, type MjaiAnswer, type MjaiDecision, type MjaiQuestion, type MjaiSeat } from './mjai/mjai-seat.ts';
export { tenhou6 } from './tenhou6/read-tenhou6.ts';
export { inOrder, isTile, plain, UNKNOWN } from './log-tiles.ts';
export { startTracking, track, winningHand, type Tracked } from './track-hands.ts';
export { verify, type Verified, type VerifySettings } from './verify/verify-record.ts';
export type { Difference } from './verify/state.ts';
export type { Unverified } from './verify/unseen-tiles.ts';
export { type FieldNames, optionsOf } from './log-vocabulary.ts';
export { record, recorder, type Recorder } from './record-own-game.ts';
export { riichiNames } from './riichi-log-vocabulary.ts';
