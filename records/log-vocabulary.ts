/** What the logs of the field call things, in the words of a pack: the table between a game record and a ruleset. */
import type { OptionValue, Ruleset } from '../core/index.ts';
import type { GameRecord, DrawReason } from './game-record.ts';

/** What a pack calls the things that formats have words for. */
export interface FieldNames {
  /** Moves of the pack. */
  moves: {
    discard: string;
    riichi: string;
    chow: string;
    pung: string;
    open_kong: string;
    concealed_kong: string;
    added_kong: string;
    win: string;
    nine_kinds: string;
    /** Showing a waiting hand when the wall is used up, where that is a choice. */
    show: string;
    /** A bonus tile set aside. */
    bonus: string;
  };
  /** How deals end, by the reason a game record gives. */
  endings: Readonly<Record<DrawReason, string>>;
  /** Lists of indicators on the table. */
  indicators: string;
  under: string;
  /** The pot stakes lie in, and the counter of repeats. */
  stakes: string;
  repeats: string;
  /** Tallies and steps of a score. */
  fan: string;
  minipoints: string;
  /** The value of one yakuman. */
  yakuman: number;
  /** Payments of a win that are not for the hand. */
  beside: readonly string[];
  /** The payment that makes an exhausted deal one of nagashi. */
  nagashi: string;
  /** Points that are 1 in the results of logs. */
  unit: number;
  /** The yes/no option for results in whole units. */
  wholeResults: string;
  /** Patterns of the pack, by their names in game records. */
  patterns: Readonly<Record<string, string>>;
  /** By their names in game records: under which other name some logs count their fan. */
  joined: Readonly<Record<string, string>>;
}

/** What every log speaks of and the pack does not have. Of other moves it is asked where a log has them. */
export function lacks({ moves, listRules, pots, tableCounters }: Ruleset, names: FieldNames): string[] {
  return [
    ...[names.moves.discard, names.moves.win].filter((id) => !(id in moves)),
    ...[names.indicators, names.under].filter((id) => listRules[id]?.turned === undefined),
    ...(pots.includes(names.stakes) ? [] : [names.stakes]),
    ...(tableCounters.includes(names.repeats) ? [] : [names.repeats]),
  ];
}

/**
 * Options for the rules of a game record: those its log names, and whether final results are in whole units. That shows where the
 * points are not in whole units; else both editions give the same results.
 */
export function optionsOf({ rules, final }: GameRecord, names: FieldNames): Record<string, OptionValue> {
  if (final?.results === undefined || final.points.every((points) => points % names.unit === 0)) return rules;
  return { [names.wholeResults]: final.results.every(Number.isInteger), ...rules };
}
