export type { GroupType, Meld } from './meld.ts';
export { hasErrors, problem, refused, type Place, type Problem, type Result } from './problem.ts';
export type {
  Ask, Award, BonusRule, DealRule, Ending, Judgement, Moment, Move, Names, OptionValue, Payment, Ruleset, SeatsRule,
  SequenceRule, Step, TurnBegin, Uses, WallRule, WinQuery,
} from './ruleset.ts';
export type { Table } from './table.ts';
export { isBonus, kindOf, tileTotal, type Kind, type KindInfo, type Series, type Suit, type Tile, type TileSet } from './tile.ts';
