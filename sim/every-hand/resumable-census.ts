/** A census that goes on another time, as text for a file. */
import { problem, refused, type Result } from '../../core/index.ts';
import { checkedText, readCheckedText } from '../checked-text.ts';
import type { CensusPlan, CensusSettings } from './count-patterns.ts';
import type { CensusSums } from './census-sums.ts';

/** A census on its way: which parts are done, and what they add up to. */
export interface CensusProgress {
  done: readonly number[];
  sums: CensusSums;
}

const KEPT = { type: 'census', version: 1 };

interface Kept extends CensusProgress {
  type: string;
  version: number;
  /** What identifies the rules with their options. */
  hash: string;
  settings: CensusSettings;
  parts: number;
}

/** The text of a file that keeps it. */
export function keptCensus({ rules, settings, parts }: CensusPlan, { done, sums }: CensusProgress): string {
  const kept: Kept = { ...KEPT, hash: rules.hash, settings, parts, done, sums };
  return checkedText(kept);
}

/** The settings a kept census was begun with. `file`: what problems call it. */
export function keptSettings(text: string, file?: string): Result<CensusSettings> {
  const kept = parsed(text, file);
  return kept.ok ? { ok: true, value: kept.value.settings, problems: [] } : kept;
}

/** Where a kept census stands; a plan by other rules or settings cannot go on with it. */
export function keptProgress(text: string, plan: CensusPlan): Result<CensusProgress> {
  const found = parsed(text);
  if (!found.ok) return found;
  const kept = found.value;
  const isSame = kept.hash === plan.rules.hash && JSON.stringify(kept.settings) === JSON.stringify(plan.settings);
  if (!isSame || kept.parts !== plan.parts) {
    const message = 'The census in this file was begun with other rules or options.';
    return refused([
      problem('other-census', message, { hint: 'Name the same pack with the same options, or begin anew.' }),
    ]);
  }
  return { ok: true, value: { done: kept.done, sums: kept.sums }, problems: [] };
}

function parsed(text: string, file?: string): Result<Kept> {
  return readCheckedText<Kept>(text, { ...KEPT, what: 'census', code: 'no-census', command: 'count' }, file);
}
