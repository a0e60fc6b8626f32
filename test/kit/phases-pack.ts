import { readFileSync } from 'node:fs';
import { load, type PackRuleset, printProblem } from '../../loader/index.ts';

/** Parts of a pack, as YAML. */
export interface PhasesPack {
  /** Entries of the chapters `phases` and `moves`. */
  phases: string;
  moves: string;
  /** Other chapters, whole. */
  more?: string;
}

/** The plain pack without bonus tiles, with phases and their moves. */
export function phasesPack(parts: PhasesPack): PackRuleset {
  const loaded = load(phasesText(parts), { readFile: (path) => readFileSync(path) });
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => printProblem(problem, loaded.texts)).join('\n'));
  return loaded.value;
}

/** Such a pack as text. */
export function phasesText({ phases, moves, more = '' }: PhasesPack): string {
  const entries = (text: string): string[] =>
    text
      .trim()
      .split('\n')
      .map((line) => `  ${line.trim()}`);
  return [
    'id: phases',
    'version: 1.0.0',
    'name: { en: Phases }',
    'extends: ./test/packs/plain.yaml',
    'tiles: { suits: { f: null }, series: null }',
    'phases:',
    ...entries(phases),
    'moves:',
    ...entries(moves),
    more,
  ].join('\n');
}
