/**
 * All scenarios of a built-in pack as one stream of YAML documents: hundreds of files of a few lines each would take three times their
 * size on disk. The build writes it for the package; in the repository they are files.
 */
import type { ScenarioFile } from '../collect-cases.ts';

const BEFORE = /^--- # (\S+)\n/m;

/** The stream of these files, each behind a line with its name. */
export function joinScenarios(files: readonly { name: string; content: string }[]): string {
  return files.map(({ name, content }) => `--- # ${name}\n${content.replace(/\n?$/, '\n')}`).join('');
}

/** The files of a stream, as if they lay in a folder. */
export function splitScenarios(folder: string, stream: string): ScenarioFile[] {
  const [, ...parts] = stream.split(BEFORE);
  return parts.flatMap((name, at) => (at % 2 === 0 ? [{ name: `${folder}/${name}`, content: parts[at + 1]! }] : []));
}
