/**
 * Logs of the field: what other programs write about a game, read into one form and written again.
 *
 * @module tilewright/formats
 */
export { courseLine, COURSE_VERSION } from './course-line.ts';
export {
  pointsAfter,
  renumbered,
  STAKE,
  stepsOf,
  type About,
  type Course,
  type CourseDeal,
  type CourseEnding,
  type CourseEvent,
  type CourseMeld,
  type CoursePattern,
  type CourseStep,
  type CourseWin,
  type DrawReason,
  type MeldType,
} from './course.ts';
export { detect, FORMATS } from './detect.ts';
export type { Format, Loss } from './format.ts';
export { mjai } from './mjai.ts';
export { tenhou6 } from './tenhou6.ts';
export { inOrder, isTile, plain, UNKNOWN } from './tiles.ts';
export { startTracking, track, winningHand, type Tracked } from './track.ts';
export { follow, type Followed, type FollowSettings } from './follow.ts';
export type { Difference } from './follow-state.ts';
export type { Unverified } from './unseen.ts';
export { type FieldNames, optionsOf } from './names.ts';
export { record, recorder, type Recorder } from './record.ts';
export { riichiNames } from './riichi-names.ts';
