/**
 * The table: tiles, hands, actions, events, views and logs of any game, as plain data. Pure and synchronous.
 *
 * @module tilewright/core
 */
export type { GroupType, Meld } from './meld.ts';
export { FIRST_GLYPH, GLYPH_TILES, suitMeant } from './glyph.ts';
export { nearest } from './nearest.ts';
export { parseHand, parseTiles, printHand, printMeld, printTiles, type Hand, type HandSizes } from './notation.ts';
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
  SuitEntry,
  TallyEntry,
} from './pack.generated.ts';
export type { StoredPack } from './stored-pack.ts';
export { onceFor } from './once-for.ts';
export { placeIn } from './place.ts';
export { hasErrors, problem, refused, type Place, type Problem, type Result } from './problem.ts';
export type { Contents, NamedThing, OptionInfo, PatternInfo } from './contents.ts';
export type {
  Ask,
  Award,
  BonusRule,
  DealRule,
  Ending,
  EndingRule,
  Holding,
  InTurn,
  Judgement,
  JudgementNames,
  ListRule,
  Moment,
  Move,
  Names,
  OptionValue,
  Payment,
  Payments,
  Ruleset,
  SeatsRule,
  SequenceRule,
  Step,
  Steps,
  TurnBegin,
  Uses,
  WallRule,
  WindowRule,
  WinQuery,
  Worth,
} from './ruleset.ts';
export { winsBy } from './agenda.ts';
export { whyNotArranged } from './arranged.ts';
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
} from './count.ts';
export { deal, type DealSettings } from './deal.ts';
export { exportWall, type ExportedWall } from './export-wall.ts';
export { HIDDEN, type Account, type Entry, type Event, type Paid, type Standing } from './event.ts';
export { standings } from './game.ts';
export { distanceOfHand, isComplete, isWaiting, mayWaitWithout, waitsWithout } from './hand.ts';
export { couldMake, legal } from './legal.ts';
export {
  copiesInSight,
  distanceAfter,
  drawnTile,
  exposerOf,
  lastBy,
  nextSeat,
  seatFromDealer,
  seatNumber,
  tilesLeft,
  turnBegin,
  turnOf,
  windowName,
  windowOf,
} from './moment.ts';
export { goToNextDeal, isForced, skipForced } from './next-deal.ts';
export { settle } from './payment.ts';
export { advance, isLegal, play } from './play.ts';
export { resumedRandom, seededRandom, shuffle, type Random, type RandomState } from './random.ts';
export { logHeader, makeLog, parseLog, replay, resumeLog, type Log, type LogHeader } from './replay.ts';
export { numberOfSeat, type PlayerNumber, type Seat, seatOfNumber } from './seat.ts';
export { gameRandom, isSeedText, SHUFFLE_VERSION, seedText, type DealStream, type Seed } from './seed.ts';
export type { DiceView, MeldView, SeatView, TileView } from './seen.ts';
export { restoreTable, saveTable } from './saved.ts';
export { isHashOf } from './same-rules.ts';
export { eventsFor, eventsForPlayer, view, type View } from './view.ts';
export { tailDrawn, wallCount } from './wall.ts';
export { winQuery, wouldScore, wouldWin } from './winning.ts';
export {
  Table,
  TABLE_VERSION,
  type Arranged,
  type RiverTile,
  type SavedTable,
  type SeatState,
  type Settled,
  type Stage,
  type Turn,
  type WallState,
  type Window,
} from './table.ts';
export { emptyTally, holdingOf, kindsOf, kindsOfMeld, meldSize, tallyOf, tallyOfMelds, type Tally } from './tally.ts';
export {
  isBonus,
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
} from './tile.ts';
