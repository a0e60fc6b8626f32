/** A census that goes on another time, as text for a file. */
import { problem, refused, type Result } from '../../core/index.ts';
import type { CensusPlan, CensusSettings } from './count-patterns.ts';
import type { CensusSums } from './census-sums.ts';

/** A census on its way: which parts are done, and what they add up to. */
export interface CensusProgress {
  done: readonly number[];
  sums: CensusSums;
}

interface Kept extends CensusProgress {
  type: 'census';
  version: 1;
  /** What identifies the rules with their options. */
  hash: string;
  settings: CensusSettings;
  parts: number;
}

/** The text of a file that keeps it. */
export function keptCensus({ rules, settings, parts }: CensusPlan, { done, sums }: CensusProgress): string {
  const kept: Kept = { type: 'census', version: 1, hash: rules.hash, settings, parts, done, sums };
  return `${JSON.stringify(kept)}\n`;
}

/** The settings a kept census was begun with. */
export function keptSettings(text: string): Result<CensusSettings> {
  const kept = parsed(text);
  return kept ? { ok: true, value: kept.settings, problems: [] } : refused([noCensus()]);
}

/** Where a kept census stands; a plan by other rules or settings cannot go on with it. */
export function keptProgress(text: string, plan: CensusPlan): Result<CensusProgress> {
  const kept = parsed(text);
  if (kept === undefined) return refused([noCensus()]);
  const isSame = kept.hash === plan.rules.hash && JSON.stringify(kept.settings) === JSON.stringify(plan.settings);
  if (!isSame || kept.parts !== plan.parts) {
    const message = 'The census in this file was begun with other rules or options.';
    return refused([
      problem('other-census', message, { hint: 'Name the same pack with the same options, or begin anew.' }),
    ]);
  }
  return { ok: true, value: { done: kept.done, sums: kept.sums }, problems: [] };
}

function noCensus() {
  return problem('no-census', 'This file keeps no census.', { hint: 'Name a file that `--keep` has written.' });
}

function parsed(text: string): Kept | undefined {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    return kept?.type === 'census' && kept.version === 1 ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
