import type { OptionValue } from '../core/index.ts';
import { LARGEST_FILE, load, type PackRuleset } from '../loader/index.ts';
import { filesOf } from './pack-file-access.ts';
import { complain } from './print-problems.ts';
import { parseOptions } from './flag-values.ts';
import type { Terminal } from './terminal.ts';

/** What every command that loads a pack may be told. */
export interface PackFlags {
  options?: readonly string[];
  lang?: string;
  json?: boolean;
}

/** Loads a pack by id or path, `-` for standard input; undefined after its problems have been said. */
export async function openPack(
  terminal: Terminal,
  pack: string,
  flags: PackFlags = {},
): Promise<PackRuleset | undefined> {
  const options = parseOptions(flags.options ?? []);
  if (!options.ok) {
    complain(terminal, options.problems);
    return undefined;
  }
  return loadPack(terminal, await packText(terminal, pack), options.value);
}

/** Standard input as text where the pack is `-`. */
export async function packText(terminal: Terminal, pack: string): Promise<string> {
  return pack === '-' ? `${await terminal.input(LARGEST_FILE)}\n` : pack;
}

export function loadPack(
  terminal: Terminal,
  pack: string,
  options: Record<string, OptionValue> = {},
): PackRuleset | undefined {
  const loaded = load(pack, { options, ...filesOf(terminal) });
  complain(terminal, loaded.problems, loaded.texts);
  return loaded.ok ? loaded.value : undefined;
}
