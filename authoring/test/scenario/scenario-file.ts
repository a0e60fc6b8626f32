import type { Result } from '../../../core/index.ts';
import { readRuleFile } from '../../../loader/index.ts';
import { readScenario, type Scenario } from './scenario-types.ts';

/** The id of a scenario that has a file of its own: the name of the file without its ending. */
export function scenarioId(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, '');
}

/** Reads a scenario that has a file of its own; with the text, to show problems in. */
export function readScenarioFile(file: string, content: Uint8Array | string): Result<Scenario> & { text: string } {
  const id = scenarioId(file);
  const read = readRuleFile(file, content, ['scenarios', id]);
  return read.ok ? { ...read, value: readScenario(id, read.value) } : read;
}
