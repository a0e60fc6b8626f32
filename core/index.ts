/**
 * The table: tiles, hands, actions, events, views and logs of any game, as plain data. Pure and synchronous.
 *
 * @module tilewright/core
 */
export type { GroupType, Meld } from './meld.ts';
export { FIRST_GLYPH, GLYPH_TILES, suitMeant } from './glyph.ts';
export { nearest } from './nearest.ts';
export { parseHand, parseTiles, printHand, printMeld, printTiles, type Hand, type HandSizes } from './notation.ts';
export { onceFor } from './once-for.ts';
export { placeIn } from './place.ts';
export { hasErrors, problem, refused, type Place, type Problem, type Result } from './problem.ts';
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
  ShownGroup,
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
export { makeAction, PASS, REVOKE, sameAction, SHOW, type Action } from './action.ts';
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
  seatNumber,
  tilesLeft,
  turnBegin,
  turnOf,
  windowName,
  windowOf,
} from './moment.ts';
export { settle } from './payment.ts';
export { advance, play } from './play.ts';
export { resumedRandom, seededRandom, shuffle, type Random, type RandomState } from './random.ts';
export { logHeader, makeLog, parseLog, replay, snapshot, type Log, type LogHeader } from './replay.ts';
export type { MeldView, SeatView } from './seen.ts';
export { eventsFor, eventsForPlayer, view, type View } from './view.ts';
export { tailDrawn, wallCount } from './wall.ts';
export { winQuery, wouldScore, wouldWin } from './winning.ts';
export type { Arranged, RiverTile, SeatState, Stage, Table, Turn, WallState, Window } from './table.ts';
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
