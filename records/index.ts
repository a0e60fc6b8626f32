/**
 * Logs of other programs: what they write about a game, read into one form and written again.
 *
 * @module tilewright/records
 */
export { recordLine, RECORD_VERSION } from './record-line.ts';
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
export { detect, FORMATS } from './detect.ts';
export type { Format, Loss } from './format.ts';
export { mjai } from './mjai/mjai.ts';
export { tenhou6 } from './tenhou6/tenhou6.ts';
export { inOrder, isTile, plain, UNKNOWN } from './tiles.ts';
export { startTracking, track, winningHand, type Tracked } from './tracked-hands.ts';
export { verify, type Verified, type VerifySettings } from './verify/verify.ts';
export type { Difference } from './verify/state.ts';
export type { Unverified } from './verify/unseen-tiles.ts';
export { type FieldNames, optionsOf } from './field-names.ts';
export { record, recorder, type Recorder } from './record.ts';
export { riichiNames } from './riichi-names.ts';
