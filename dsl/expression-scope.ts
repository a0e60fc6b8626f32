import type { OptionValue, TileSet } from '../core/index.ts';
import type { OtherNames } from './suggest/other-names.ts';
import type { Expr } from './syntax-tree.ts';

/** An option as expressions see it: its value is fixed while they are compiled. */
export interface OptionInScope {
  type: 'number' | 'yes/no' | 'choice';
  value: OptionValue;
  /** What a choice may be. */
  values?: readonly string[];
}

/** Hears which way an `if` went, what a chart was asked, and what expressions about the table and the parts of their conditions gave, and when. */
export type Observer = (expr: Expr, outcome: number | boolean, at?: unknown) => void;

/** The names of a pack that its expressions may use. */
export interface Scope {
  tiles: TileSet;
  /** For tools that measure what is used; interpreted expressions tell it, generated code does not. */
  observe?: Observer;
  /** How many more wrong texts may be looked through for what was meant: each takes as long as a hundred right ones. Not given: all. */
  repairs?: { left: number };
  options: Readonly<Record<string, OptionInScope>>;
  /** Definitions by name, as text. */
  definitions: Readonly<Record<string, string>>;
  /** Situation words; bit i of `WinQuery.situation`. */
  situation: readonly string[];
  marks: readonly string[];
  /** Lists of tiles on the table. */
  lists: readonly string[];
  counters: readonly string[];
  /** Accounts that are no seat's. */
  pots: readonly string[];
  tallies: readonly string[];
  /** Groups of patterns, for `fan of flowers`. */
  groups: readonly string[];
  /** Steps of the score that come before the expression. */
  steps: readonly string[];
  /** Rows in rising order: from this number on, that result. */
  charts: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  patterns: readonly string[];
  shapes: readonly string[];
  windows: readonly string[];
  moves: readonly string[];
  /** Ways a deal can end that the pack adds. */
  endings: readonly string[];
  /** What people call the things of the pack; asked only where a name is unknown. */
  otherNames?: () => OtherNames;
}

/** A scope with no names but those given; for tests and tools. */
export function scopeOf(tiles: TileSet, more: Partial<Scope> = {}): Scope {
  return {
    tiles,
    options: {},
    definitions: {},
    situation: [],
    marks: [],
    lists: [],
    counters: [],
    pots: [],
    tallies: [],
    groups: [],
    steps: [],
    charts: {},
    patterns: [],
    shapes: [],
    windows: [],
    moves: [],
    endings: [],
    ...more,
  };
}
