import { pathToFileURL } from 'node:url';
import type { PackModule, ScoringRuleset } from '../loader/index.ts';
import { bundledFile } from './built-file-path.ts';
import type { PackFlags } from './open-pack.ts';

/** The rules of a built-in pack with its own options, from its module; nothing for others, or where there are no modules. */
export async function openWritten(pack: string, flags: PackFlags): Promise<ScoringRuleset | undefined> {
  const path = /^[a-z][a-z0-9-]*$/.test(pack) && !flags.options?.length ? bundledFile(`packs/${pack}.js`) : undefined;
  if (path === undefined) return undefined;
  const { default: rules } = (await import(pathToFileURL(path).href)) as PackModule;
  return rules;
}
