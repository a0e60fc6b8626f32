/** Scenarios: one situation of play each, in YAML. docs/scenarios.md describes them, schemas/pack.schema.json says their form. */
import type { OptionValue, Place } from '../../../core/index.ts';
import { keySpot, placeOf, plain, type SourcedMap, valueSpot } from '../../../loader/index.ts';
import type { Wanted } from './arrange-wall.ts';

/** A situation of play: what lies where, what the seats do, and what must hold. */
export interface Scenario {
  id: string;
  title: string;
  /** Article it pins. */
  source: string;
  options?: Record<string, OptionValue>;
  /** `free`: a win may be declared without a winning hand. */
  mode?: 'checked' | 'free';
  seed?: number;
  deals: DealScript[];
  /** Where it was read from. */
  node?: SourcedMap;
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

/** Actions, and what must hold after them. */
export interface Check {
  do?: string;
  /** An action that must be refused, by the reason `by` and the article `rule`. */
  refused?: string;
  by?: string;
  rule?: string | number;
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
  /** All marks of a seat, in any order, by commas; `none`. */
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
  /** Values by pattern: all of them. */
  patterns?: Record<string, number>;
  /** Values of some patterns, and patterns the hand does not have. */
  counts?: Record<string, number>;
  lacks?: string;
  tallies?: Record<string, number>;
  value?: number;
  /** The limit it is named by; `none`. */
  limit?: string;
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

type Written = Omit<Scenario, 'id' | 'deals' | 'node'> & { deals?: Partial<DealScript>[] } & Partial<DealScript>;

/** A scenario of the right form; with `deals`, what stands beside them holds for each that does not say otherwise. */
export function readScenario(id: string, node: SourcedMap): Scenario {
  const { title, source, options, mode, seed, deals, ...script } = plain(node) as Written;
  const scripts = deals?.map((each) => ({ ...script, ...each })) ?? [script];
  return {
    id,
    title: title ?? id,
    source: String(source ?? ''),
    ...(options && { options }),
    ...(mode && { mode }),
    ...(seed !== undefined && { seed }),
    deals: scripts.map(({ play = [], ...rest }) => ({ ...rest, play })),
    node,
  };
}

/** The options a scenario is played with. */
export function optionsOf({ options, mode }: Scenario): Record<string, OptionValue> {
  return { ...options, ...(mode && { play: mode }) };
}

/** Keys and list indexes from a scenario to something it says. */
export type ScenarioPath = readonly (string | number)[];

/** Where a scenario says something; nothing where it was not read from a file. */
export function placeIn({ node }: Scenario, path: ScenarioPath): Place | undefined {
  if (node === undefined) return undefined;
  return placeOf(path.length === 0 ? keySpot(node, ['title']) : valueSpot(node, path));
}

/** The path of a script: of a single deal, the scenario itself; what a deal does not say stands beside `deals`. */
export function scriptPath({ node }: Scenario, deal: number, key: string): ScenarioPath {
  const list = node?.entries.get('deals')?.value;
  const own = list?.is === 'list' ? list.items[deal] : undefined;
  return own?.is === 'map' && own.entries.has(key) ? ['deals', deal, key] : [key];
}
