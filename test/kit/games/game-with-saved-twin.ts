/** A game beside its twin that is saved, parsed and restored after every action: nothing may tell them apart. */
import assert from 'node:assert/strict';
import {
  advance,
  newGame,
  legal,
  type Ruleset,
  restoreTable,
  saveTable,
  seededRandom,
  type Table,
} from '../../../core/index.ts';
import { located } from './failure-location.ts';
import type { Census } from './coverage-of-play.ts';
import { type Chooser, nextAction } from './random-choosers.ts';
import { sure } from '../tile-sets.ts';

/** A game that went through its saved form: how often at which stage, and the longest text. */
export interface RoundTrip {
  table: Table;
  saves: number;
  stages: Census;
  longest: number;
}

interface Plan {
  seed: number;
  choose: Chooser;
  /** Ends before the deal after this one begins to be played. */
  deals?: number;
}

/** Plays a game to its end, or so many deals of it; throws where the restored table differs in state, events or offers. */
export function roundTrip(rules: Ruleset, { seed, choose, deals = Infinity }: Plan): RoundTrip {
  const random = seededRandom(seed);
  const table = newGame(rules, { seed });
  let twin = newGame(rules, { seed });
  const stages: Census = new Map();
  let saves = 0;
  let longest = 0;
  const next = (): void => {
    const action = nextAction(table, choose, random);
    twin = sure(restoreTable(rules, saves % 2 === 0 ? JSON.parse(JSON.stringify(twin)) : structuredClone(twin)));
    assert.deepEqual(legal(twin, action.seat), legal(table, action.seat));
    const { at } = table.stage;
    stages.set(at, (stages.get(at) ?? 0) + 1);
    saves++;
    assert.equal(advance(table, action), undefined);
    assert.equal(advance(twin, action), undefined);
    const text = JSON.stringify(table);
    assert.equal(JSON.stringify(twin), text);
    assert.equal(JSON.stringify(twin.events), JSON.stringify(table.events));
    longest = Math.max(longest, text.length);
  };
  while (!table.over && table.deals <= deals) located(() => ({ seed, table }), next);
  const end = JSON.stringify(saveTable(table));
  assert.equal(JSON.stringify(sure(restoreTable(rules, JSON.parse(end)))), end);
  return { table, saves, stages, longest };
}
