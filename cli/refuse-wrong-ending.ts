/** What a command writes goes to a file that is named for it, so that a slip does not cost a pack or another file. */
import { extname } from 'node:path';
import { problem, type Problem } from '../core/index.ts';
import type { Terminal } from './terminal.ts';

/** Refuses `--out keep.yaml` where what is written is no YAML; the endings are told in their order, the best one first. */
export function notNamedFor(flag: string, file: string, what: string, endings: readonly string[]): Problem | undefined {
  if (endings.some((ending) => file.endsWith(ending))) return undefined;
  const best = `${file.slice(0, file.length - extname(file).length)}${endings[0]}`;
  const hint = `Name a file that ends in ${endings.join(' or ')}: ${flag} ${best}`;
  return problem('not-written', `${flag} ${file} is not written: ${what} does not go to a file of that name.`, {
    hint,
  });
}

/** Refuses what could not be written, before the work that it is for; `named`: as the user names it. */
export function cannotWrite({ files }: Terminal, flag: string, file: string, named = file): Problem | undefined {
  const reason = files.unwritable?.(file);
  if (reason === undefined) return undefined;
  return problem('not-written', `${named} cannot be written: ${reason}.`, {
    hint: `Name another place with ${flag}.`,
  });
}
