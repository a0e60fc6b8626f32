/** Tilewright: load the rules of a game, score hands, play. The parts behind these doors are `tilewright/core`, `/dsl` and so on. */
export {
  type Action, deal, type DealSettings, type Entry, type Event, eventsFor, type Hand, hasErrors, type Judgement, legal, type Log,
  logHeader, makeLog, type OptionValue, parseHand, parseLog, parseTiles, play, type Place, printHand, printTiles, type Problem,
  type Random, replay, type Result, type Ruleset, seededRandom, type Standing, standings, type Table, type View, view,
} from './core/index.ts';
export {
  type Checked, checkPack, type Circumstances, explain, type HandScore, load, type Loaded, type LoadSettings, type PackInfo,
  type PackRuleset, packs, printProblem, type ReadFile, rulesetFromPack, score, type WaitTile, type Waits, waits, type Why, why,
} from './rulesets/index.ts';
export { type GameResult, type GameSettings, makeBot, type Player, type PlayerMaker, randomPlayer, runGame } from './sim/index.ts';
