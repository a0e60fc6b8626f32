/** What stands in packs under a name: chapters and keys of the format, tallies and options of the built-in packs. */
import { packs } from '../../loader/index.ts';
import { knownKeys, schemaAt } from '../../schemas/index.ts';
import { wrap } from './text-columns.ts';
import type { Terminal } from '../terminal.ts';

/** How deep keys are looked for: `patterns.NAME.value`. */
const DEEPEST = 3;

/** Prints the chapter, the keys, the tallies and the options of a name; gives whether there is one. */
export function showKeys({ out, paint, columns: width }: Terminal, name: string): boolean {
  const tell = (text: string): void => wrap(text, Math.min(100, width) - 2).forEach((line) => out(`  ${line}`));
  const places = keysBelow([]).filter((path) => path.at(-1) === name);
  const owners = (['tallies', 'options'] as const).flatMap((chapter) => {
    const ids = packs().flatMap(({ id, contents }) => (contents[chapter].some((each) => each.id === name) ? id : []));
    return ids.length > 0 ? `In ${ids.join(', ')} it stands in the chapter \`${chapter}\`.` : [];
  });
  if (places.length + owners.length === 0) return false;
  out(`${paint.bold(name)} ${paint.dim('(in packs)')}`);
  for (const path of places) {
    const schema = schemaAt(path, undefined);
    tell(`${path.join('.')}: ${String(schema?.description)}`);
    const keys = knownKeys(schema);
    if (keys !== undefined && path.length === 1) tell(`It takes ${keys.join(', ')}.`);
  }
  owners.forEach(tell);
  return true;
}

/** The paths of all keys; NAME stands for a name that the pack gives. */
function keysBelow(path: readonly string[]): string[][] {
  if (path.length >= DEEPEST) return [];
  const schema = schemaAt(path, undefined);
  const keys = knownKeys(schema) ?? (typeof schema?.additionalProperties === 'object' ? ['NAME'] : []);
  return keys.flatMap((key) => [[...path, key], ...keysBelow([...path, key])]);
}
