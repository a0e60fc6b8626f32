/** What the logs of the field call things, in the words of a pack: the table between a course and a ruleset. */
import type { Ruleset } from '../core/index.ts';
import type { DrawReason } from './course.ts';

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
  /** How deals end, by the reason a course gives. */
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
  /** Patterns of the pack, by their names in courses. */
  patterns: Readonly<Record<string, string>>;
}

/** What logs speak of and the pack does not have. */
export function lacks({ moves, listRules, pots, tableCounters }: Ruleset, names: FieldNames): string[] {
  const { show: _, bonus: __, ...needed } = names.moves;
  return [
    ...Object.values(needed).filter((id) => !(id in moves)),
    ...[names.indicators, names.under].filter((id) => listRules[id]?.turned === undefined),
    ...(pots.includes(names.stakes) ? [] : [names.stakes]),
    ...(tableCounters.includes(names.repeats) ? [] : [names.repeats]),
  ];
}
