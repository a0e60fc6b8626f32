/** Work in shards as it is told to a thread: plain data. */
import type { OptionValue, Ruleset } from '../../core/index.ts';
import type { Combination, ProofPlan } from '../../authoring/check/index.ts';
import type { CensusPlan, CensusSettings, SimulationPlan, SimulationSettings } from '../../sim/index.ts';

/** Rules as they are carried to another thread: the flattened pack with the options chosen. */
export interface CarriedRules {
  pack: unknown;
  options: Readonly<Record<string, OptionValue>>;
}

/** What every worker is given at its start. */
export type ShardTask =
  | { is: 'census'; rules: CarriedRules; settings: CensusSettings }
  | { is: 'proof'; rules: CarriedRules; combinations: readonly Combination[]; skipped: readonly number[] }
  | { is: 'simulation'; rules: CarriedRules[]; settings: SimulationSettings; rows: boolean };

function carried({ pack, options }: Ruleset): CarriedRules {
  return { pack, options };
}

export function censusTask({ rules, settings }: CensusPlan): ShardTask {
  return { is: 'census', rules: carried(rules), settings };
}

export function simulationTask({ rules, settings }: SimulationPlan, rows: boolean): ShardTask {
  return { is: 'simulation', rules: rules.map(carried), settings, rows };
}

export function proofTask({ rules, combinations, skipped }: ProofPlan): ShardTask {
  return { is: 'proof', rules: carried(rules), combinations, skipped };
}
