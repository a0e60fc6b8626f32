/** A game of a simulation, with what is kept of it. */
import type { Event, Ruleset, Table } from '../../core/index.ts';
import { runGame } from '../run-game.ts';
import { type DealFacts, makeDealReader } from './deal-facts.ts';
import { type SimulationPlan, wallSeed } from './simulation-plan.ts';

/** What came of a game, or of its first deal. */
export interface PlayedGame {
  deals: DealFacts[];
  table: Table;
  /** The player who dealt first. */
  first: number;
  /** What was done in the first deal, where sides are compared. */
  actions: string[];
}

/** Plays a wall from one chair. */
export function playGame(
  { settings, makers, rules: sides }: Pick<SimulationPlan, 'settings' | 'makers' | 'rules'>,
  rules: Ruleset,
  wall: number,
  rotation: number,
  watch?: (events: readonly Event[], table: Table) => void,
): PlayedGame {
  const reader = makeDealReader();
  const deals: DealFacts[] = [];
  const actions: string[] = [];
  const { table } = runGame(rules, {
    seed: wallSeed(settings, wall),
    players: makers.map((_, player) => makers[(player + rotation) % makers.length]!),
    ...(settings.unit === 'deals' && { maxDeals: 1 }),
    onEvents: (events, at) => {
      watch?.(events, at);
      if (sides.length > 1 && deals.length === 0) noteActions(actions, events);
      const deal = reader.read(events, at);
      if (deal) deals.push(deal);
    },
  });
  const { dealer = 0, players = [0] } = deals[0] ?? {};
  return { deals, table, first: players[dealer]!, actions };
}

function noteActions(actions: string[], events: readonly Event[]): void {
  for (const event of events)
    if (event.type === 'action') actions.push(`${event.seat} ${event.move} ${event.tiles.join('')}`);
}
