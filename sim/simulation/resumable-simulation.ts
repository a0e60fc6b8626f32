/** A simulation that goes on another time, as text for a file. */
import { problem, refused, type Result } from '../../core/index.ts';
import { checkedText, readCheckedText } from '../checked-text.ts';
import type { SimulationPlan, SimulationSettings } from './simulation-plan.ts';
import type { SimulationSums } from './simulation-sums.ts';

/** A simulation on its way: so many shards from the first one on are done, and what they add up to. */
export interface SimulationProgress {
  done: number;
  sums?: SimulationSums;
}

const KEPT = { type: 'kept simulation', version: 1 };

interface Kept extends SimulationProgress {
  type: string;
  version: number;
  /** What identifies the rules with their options. */
  hashes: readonly string[];
  settings: SimulationSettings;
  shardSize: number;
}

/** The text of a file that keeps it. */
export function keptSimulation({ rules, settings, shardSize }: SimulationPlan, progress: SimulationProgress): string {
  const hashes = rules.map(({ hash }) => hash);
  const kept: Kept = { ...KEPT, hashes, settings, shardSize, ...progress };
  return checkedText(kept);
}

/** The settings a kept simulation was begun with. `file`: what problems call it. */
export function keptSimulationSettings(text: string, file?: string): Result<SimulationSettings> {
  const kept = parsed(text, file);
  return kept.ok ? { ok: true, value: kept.value.settings, problems: [] } : kept;
}

/** Where a kept simulation stands; a plan by other rules or settings cannot go on with it. */
export function keptSimulationProgress(text: string, plan: SimulationPlan): Result<SimulationProgress> {
  const found = parsed(text);
  if (!found.ok) return found;
  const kept = found.value;
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

function parsed(text: string, file?: string): Result<Kept> {
  const wanted = { ...KEPT, what: 'simulation', code: 'no-simulation', command: 'simulate' };
  return readCheckedText<Kept>(text, wanted, file);
}
