/** A simulation that goes on another time, as text for a file. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
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
  return `${JSON.stringify({ ...kept, checksum: checksumOf(kept) })}\n`;
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

/** How every file begins, so that one that was cut off is known for what it was. */
const BEGINNING = '{"type":"kept simulation"';

function parsed(text: string, file = 'This file'): Result<Kept> {
  const { checksum, ...kept } = objectIn(text);
  const isKept = kept['type'] === 'kept simulation' ? kept['version'] === 1 : text.startsWith(BEGINNING);
  if (!isKept)
    return refused([
      problem('no-simulation', `${file} keeps no simulation.`, {
        hint: 'Name a file that `simulate --keep` has written.',
      }),
    ]);
  if (checksum !== checksumOf(kept))
    return refused([
      problem('no-simulation', `${file} is damaged, or was changed by hand; its sums are not to be relied on.`, {
        hint: 'Name a copy of it that nobody has changed, or begin anew without --resume.',
      }),
    ]);
  return { ok: true, value: kept as unknown as Kept, problems: [] };
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) } as Record<string, unknown>;
  } catch {
    return {};
  }
}

function checksumOf(kept: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(kept))));
}
