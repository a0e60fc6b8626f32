import { whyNotArranged } from './arranged-deal-check.ts';
import { emptyTable } from './empty-table.ts';
import { startPeriod } from './start-and-close-deals.ts';
import { needRules } from '../problems/argument-checks.ts';
import type { RandomState } from '../things/random-types.ts';
import type { Ruleset } from '../ruleset.ts';
import { gameRandom, type Seed } from '../things/game-seed.ts';
import type { Arranged, Table } from '../table.ts';
import { proceed } from '../play/run-agenda.ts';

/** Where a game has its chance from. */
export interface NewGameSettings {
  /** The same seed is the same game; `randomSeed` of tilewright/sim gives one that nobody guesses. */
  seed: Seed;
  /** Prepared walls and dice for the first deals, one entry a deal. */
  arrange?: Arranged[];
}

/** A new game, up to the first decision; `events` tells what happened so far. */
export function newGame(rules: Ruleset, settings: NewGameSettings): Table {
  needRules('newGame', rules);
  if (typeof settings !== 'object' || settings === null || settings.seed === undefined)
    throw new TypeError('newGame takes a seed: newGame(rules, { seed: randomSeed() }) of tilewright/sim');
  const { seed, arrange = [] } = settings;
  const why = whyNotArranged(rules, arrange);
  if (why !== undefined) throw new RangeError(why);
  return begin(rules, gameRandom(seed), arrange);
}

/** A new game with this chance. */
export function begin(rules: Ruleset, random: RandomState, arranged: Arranged[]): Table {
  const table = emptyTable(rules, random);
  table.arranged = arranged;
  table.events.push({ type: 'game_begin', points: [...table.points] });
  startPeriod(table);
  proceed(table);
  return table;
}
