/** Scenario files: one situation of play each, in YAML. docs/scenarios.md describes them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OptionValue } from '../../core/index.ts';
import type { Wanted } from './arrange.ts';

export interface Scenario {
  /** File name without ending. */
  id: string;
  title: string;
  /** Article it pins. */
  source: string;
  pack: string;
  options?: Record<string, OptionValue>;
  /** `free`: a win may be declared without a winning hand. */
  mode?: 'checked' | 'free';
  seed?: number;
  deals: DealScript[];
}

/** One deal; with `repeat`, the same again so often. */
export interface DealScript extends Wanted {
  repeat?: number;
  /** How the game stands when the deal begins, where it does not come from the deals before. */
  game?: GameState;
  play: Line[];
}

/** What a game carries from deal to deal; points by seat. */
export interface GameState {
  round?: number;
  /** Seat that dealt first in this round. */
  starter?: number;
  points?: Record<number, number>;
  pots?: Record<string, number>;
  counters?: Record<string, number>;
}

/** Actions such as `2 pung, others pass`, or actions with what must hold afterwards. */
export type Line = string | Check;

export interface Check {
  do?: string;
  /** An action that must be refused, by the reason `by` and the article `rule`. */
  refused?: string;
  by?: string;
  rule?: string;
  offered?: string;
  'not offered'?: string;
  /** Events of the last actions, in this order; only the keys given are compared. */
  events?: Partial<Record<string, unknown>>[];
  'no events'?: Partial<Record<string, unknown>>[];
  /** Tiles that can still be drawn. */
  left?: number;
  /** Whose turn it is and how it began: `2 drawn`. */
  turn?: string;
  hands?: Record<number, string>;
  bonus?: Record<number, string>;
  melds?: Record<number, string>;
  /** All marks of a seat, in any order: `riichi, ippatsu`; `none`. */
  marks?: Record<number, string>;
  /** Of the table: counters, what lies in pots, tiles of lists. */
  counters?: Record<string, number>;
  pots?: Record<string, number>;
  lists?: Record<string, string>;
  /** Points by seat. */
  points?: Record<number, number>;
  /** A place in the view of a seat: [{ seat: 2, path: seats.0.melds.0.tiles, is: ... }]. */
  sees?: { seat: number; path: string; is: unknown }[];
  ends?: Ends;
  after?: After;
}

/** How a deal ended; seats by their number in that deal. The win is the first one told. */
export interface Ends extends Won {
  how: string;
  winner?: number;
  from?: number;
  by?: string;
  tile?: string;
  /** What each seat won or lost. */
  paid?: Record<number, number>;
  /** All winners in the order they are told, with what their hands are worth. */
  wins?: (Won & { seat: number })[];
}

/** What a winning hand is worth. */
export interface Won {
  /** Fans by pattern: all of them. */
  patterns?: Record<string, number>;
  /** Fans of some patterns, and patterns the hand does not have. */
  counts?: Record<string, number>;
  lacks?: string;
  tallies?: Record<string, number>;
  value?: number;
}

/** The table once the next deal has begun; seats by their number in the deal before. */
export interface After {
  dealer?: number;
  starter?: number;
  round?: number;
  period?: number;
  replayed?: boolean;
  over?: boolean;
  points?: Record<number, number>;
  pots?: Record<string, number>;
  counters?: Record<string, number>;
  /** Final results, once the game is over. */
  results?: Record<number, number>;
}

type Written = Omit<Scenario, 'id' | 'deals'> & Partial<Pick<Scenario, 'deals'>> & Partial<DealScript>;

/** A file has `deals`, or is itself the script of one deal. */
export function readScenario(file: string): Scenario {
  const { title, source, pack, options, mode, seed, deals, ...only } = parse(readFileSync(file, 'utf8'), {
    merge: true,
  }) as Written;
  const id = file.replace(/^.*[\\/]/, '').replace(/\.yaml$/, '');
  const scripts = deals ?? [{ ...only, play: only.play ?? [] }];
  return {
    id,
    title,
    source,
    pack,
    ...(options && { options }),
    ...(mode && { mode }),
    ...(seed !== undefined && { seed }),
    deals: scripts,
  };
}

export function readScenarios(folder: string): Scenario[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.sort().map((name) => readScenario(join(folder, name)));
}
