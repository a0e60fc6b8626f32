/** A simulation that goes on another time, as text for a file. */
import { problem, refused, type Result } from '../../core/index.ts';
import type { SimulationPlan, SimulationSettings } from './simulation-plan.ts';
import type { SimulationSums } from './simulation-sums.ts';

/** A simulation on its way: so many shards from the first one on are done, and what they add up to. */
export interface SimulationProgress {
  done: number;
  sums?: SimulationSums;
}

interface Kept extends SimulationProgress {
  type: 'kept simulation';
  version: 1;
  /** What identifies the rules with their options. */
  hashes: readonly string[];
  settings: SimulationSettings;
  shardSize: number;
}

/** The text of a file that keeps it. */
export function keptSimulation({ rules, settings, shardSize }: SimulationPlan, progress: SimulationProgress): string {
  const hashes = rules.map(({ hash }) => hash);
  const kept: Kept = { type: 'kept simulation', version: 1, hashes, settings, shardSize, ...progress };
  return `${JSON.stringify(kept)}\n`;
}

/** The settings a kept simulation was begun with. */
export function keptSimulationSettings(text: string): Result<SimulationSettings> {
  const kept = parsed(text);
  return kept ? { ok: true, value: kept.settings, problems: [] } : refused([noSimulation()]);
}

/** Where a kept simulation stands; a plan by other rules or settings cannot go on with it. */
export function keptSimulationProgress(text: string, plan: SimulationPlan): Result<SimulationProgress> {
  const kept = parsed(text);
  if (kept === undefined) return refused([noSimulation()]);
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const hashes = plan.rules.map(({ hash }) => hash);
  if (!same(kept.hashes, hashes) || !same(kept.settings, plan.settings) || kept.shardSize !== plan.shardSize) {
    const message = 'The simulation in this file was begun with other rules, options or players.';
    return refused([
      problem('other-simulation', message, { hint: 'Name the same packs with the same options, or begin anew.' }),
    ]);
  }
  return { ok: true, value: { done: kept.done, ...(kept.sums && { sums: kept.sums }) }, problems: [] };
}

function noSimulation() {
  return problem('no-simulation', 'This file keeps no simulation.', {
    hint: 'Name a file that `simulate --keep` has written.',
  });
}

function parsed(text: string): Kept | undefined {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const isKept = kept?.type === 'kept simulation' && kept.version === 1 && Number.isInteger(kept.done);
    return isKept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
