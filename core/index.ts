/**
 * The table: tiles, hands, actions, events, views and logs of any game, as plain data. Pure and synchronous.
 *
 * @module tilewright/core
 */
export type { GroupType, Meld } from './things/meld.ts';

export { FIRST_GLYPH, GLYPH_TILES, suitMeant } from './things/foreign-tile-notations.ts';
export { folded, nearest } from './problems/nearest-name.ts';
export {
  parseHand,
  parseTiles,
  printAside,
  printHand,
  printMeld,
  printTiles,
  type HandSizes,
} from './things/notation.ts';
export type { Hand } from './things/hand.ts';

export type {
  ChartEntry,
  CompletePack,
  ExampleEntry,
  GroupEntry,
  MoveEntry,
  NamedStep,
  OptionEntry,
  PatternEntry,
  PaymentEntry,
  PaymentList,
  ShapeEntry,
  SituationEntry,
  SourceBook,
  SuitEntry,
  TallyEntry,
  Wording,
} from './pack.generated.ts';
export type { StoredPack } from './stored-pack.ts';
export type { PhaseRule, ShowingOrder } from './phase.ts';

export { onceFor } from './cache/weak-memo.ts';
export { placeIn } from './problems/place-in-text.ts';
export { hasErrors, problem, refused, type Place, type Problem, type Result } from './problems/problem.ts';
export type { Contents, NamedThing, OptionInfo, PatternInfo } from './named-things-types.ts';

export type { Award, Holding, Judgement, JudgementNames, ListedHand, WinQuery, Worth } from './judgement.ts';
export type {
  Query,
  BonusRule,
  DealRule,
  Ending,
  EndingRule,
  InTurn,
  ListRule,
  Context,
  Move,
  Names,
  OptionValue,
  Payment,
  Payments,
  PlaysOn,
  Ruleset,
  SeatsRule,
  SequenceRule,
  Step,
  Steps,
  TurnBegin,
  Uses,
  WallRule,
  WindowRule,
} from './ruleset.ts';
export { discardsBy, winsBy } from './play/agenda.ts';
export { whyNotArranged } from './deal/arranged-deal-check.ts';
export { makeAction, NEXT_DEAL, PASS, REVOKE, sameAction, SHOW, type Action, type Unchecked } from './action.ts';
export {
  countsBeforeDraw,
  exposedTile,
  firstToDrop,
  kindsDiscarded,
  kongsOf,
  latestTile,
  pointsOf,
  seatsByPoints,
  tilesTooMany,
} from './play/table-counts.ts';
export { steps } from './play/steps/index.ts';
export type { AnyStep, Doer, StepKey, StepName, StepOf, Takes } from './play/steps/step-form.ts';
export { newGame, type NewGameSettings } from './deal/new-game.ts';
export { dealtPlaces } from './deal/dealt-places.ts';
export { emptyTable } from './deal/empty-table.ts';
export { exportWall, type ExportedWall } from './view/export-wall.ts';
export { HIDDEN, type Account, type Entry, type Event, type Paid, type Standing, type Transfer } from './event.ts';
export { dealAfter, standings } from './deal/start-and-close-deals.ts';
export {
  distanceOfHand,
  holdingAt,
  isComplete,
  isWaiting,
  mayWaitWithout,
  waitsWithout,
} from './cache/hand-cache.ts';
export { couldMake, legal } from './play/legal-actions.ts';
export {
  copiesInSight,
  distanceAfter,
  drawnTile,
  exposerOf,
  lastBy,
  nextPlaying,
  nextSeat,
  seatFromDealer,
  seatNumber,
  tilesLeft,
  turnBegin,
  turnOf,
  windowName,
  windowOf,
} from './play/table-facts.ts';
export { goToNextDeal, isForced, skipForced } from './play/forced-answers.ts';
export { settle } from './deal/settlement.ts';
export { advance, isLegal, play } from './play/apply-action.ts';
export { resumedRandom, seededRandom, shuffle } from './things/sampling-random.ts';
export type { DealStream, Random, RandomState } from './things/random-types.ts';

export { logHeader, makeLog, parseLog, replay, resumeLog } from './log/make-parse-replay-log.ts';
export type { Log, LogHeader } from './log/log-types.ts';

export { numberOfSeat, type PlayerNumber, type Seat, seatOfNumber } from './things/seat.ts';
export { gameRandom, isSeedText, SHUFFLE_VERSION, seedText, type Seed } from './things/game-seed.ts';
export type { SeatView } from './cache/seat-views.ts';

export { restoreTable, saveTable } from './log/saved-table.ts';
export { isHashOf } from './log/ruleset-hash-check.ts';
export { eventsFor, eventsForPlayer, view } from './view/view.ts';
export type { DiceView, MeldView, TileView, View } from './view/view-types.ts';

export { tailDrawn, wallCount } from './things/wall.ts';
export { winQuery, wouldScore, wouldWin } from './play/win-check.ts';
export {
  Table,
  TABLE_VERSION,
  type Arranged,
  type RiverTile,
  type SavedTable,
  type SeatState,
  type Settled,
  type Stage,
  type Together,
  type Turn,
  type WallState,
  type Window,
} from './table.ts';
export {
  emptyTally,
  holdingOf,
  kindsOf,
  kindsOfMeld,
  meldSize,
  tallyOf,
  tallyOfMelds,
  type Tally,
} from './things/kind-counts.ts';
export {
  isBonus,
  liesAside,
  isJoker,
  jokersOf,
  kindOf,
  makeTileSet,
  tileTotal,
  type Kind,
  type KindInfo,
  type Series,
  type Suit,
  type SuitDescription,
  type Tile,
  type TileSet,
  type TileSetDescription,
} from './things/tile.ts';
export { type WildRule, wildKinds, withoutWild } from './things/wild-tiles.ts';
