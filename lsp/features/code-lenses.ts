/** Above each example and scenario: whether it holds, or what came instead. */
import type { CodeLens } from 'vscode-languageserver';
import type { Result } from '../server/platform.ts';
import { rangeOfPlace } from '../protocol-ranges.ts';

export function lenses(file: string, results: readonly Result[]): CodeLens[] {
  return results
    .filter(({ place }) => place.file === file)
    .map(({ place, wrong }) => ({
      range: rangeOfPlace(place),
      command: { title: wrong === undefined ? '✓ ok' : `✗ ${wrong}`, command: '' },
    }));
}
