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
  play: Line[];
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
  /** A place in the view of a seat: [{ seat: 2, path: seats.0.melds.0.tiles, is: ... }]. */
  sees?: { seat: number; path: string; is: unknown }[];
  ends?: Ends;
  after?: After;
}

/** How a deal ended; seats by their number in that deal. */
export interface Ends {
  how: string;
  winner?: number;
  from?: number;
  by?: string;
  tile?: string;
  /** Fans by pattern. */
  patterns?: Record<string, number>;
  value?: number;
  /** What each seat won or lost. */
  paid?: Record<number, number>;
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
