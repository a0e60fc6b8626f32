import { readdirSync, readFileSync } from 'node:fs';
import { readScenarioFile, type Scenario } from '../../authoring/test/index.ts';
import { sure } from './tile-sets.ts';

/** The folder of a built-in pack's scenarios. */
export function scenarioFolder(pack: string): string {
  return `rulesets/${pack}/scenarios`;
}

/** By file. Several tests ask for each scenario, and nobody changes one. */
const known = new Map<string, Scenario>();

/** One scenario of a built-in pack. */
export function scenarioOf(pack: string, id: string): Scenario {
  const file = `${scenarioFolder(pack)}/${id}.yaml`;
  const scenario = known.get(file) ?? sure(readScenarioFile(file, readFileSync(file)));
  known.set(file, scenario);
  return scenario;
}

/** All scenarios of a built-in pack. */
export function scenariosOf(pack: string): Scenario[] {
  const files = readdirSync(scenarioFolder(pack)).filter((name) => name.endsWith('.yaml'));
  return files.sort().map((name) => scenarioOf(pack, name.replace(/\.yaml$/, '')));
}
