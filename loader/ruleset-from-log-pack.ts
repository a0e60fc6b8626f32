/** From the flattened pack that a log carries to a ruleset. */
import { hasErrors, problem, refused, type Result } from '../core/index.ts';
import { missingKeys, validate } from '../schemas/index.ts';
import { assemble, type ChosenOptions, hashOf, type PackRuleset } from './chapters/assemble-ruleset.ts';
import { noDamage } from './flatten/damage-type.ts';
import { OF_THE_FILE } from './flatten/flatten-pack.ts';
import { bareTree } from './flatten/flattened-pack.ts';
import { formatOf, newestFormat, upgradeTree } from './read/upgrade-pack-format.ts';
import { refuseData } from './read/forbidden-characters.ts';
import { plain, sourcedFrom } from './yaml/located-data.ts';
import { problemIn } from './read/validate-file.ts';

/** Makes a ruleset from a flattened pack, as a log carries it. One of an older format is read as the newest; logs and tables of then stay its own. */
export function rulesetFromPack(pack: unknown, options: ChosenOptions = {}): Result<PackRuleset> {
  const root = sourcedFrom(pack, '(log)');
  if (root.is !== 'map')
    return refused([
      problem('wrong-type', 'This is no pack.', { hint: 'A flattened pack is an object with chapters.' }),
    ]);
  const unsafe = refuseData(root);
  if (unsafe.length > 0) return refused(unsafe);
  const format = formatOf(root);
  const stored = format !== undefined && format < newestFormat() ? plain(root) : undefined;
  const newer = upgradeTree(root);
  if (newer.length > 0) return refused(newer);
  const data = plain(root);
  const problems = [...validate(data), ...missingKeys(data)].map((found) => problemIn(root, found));
  for (const key of OF_THE_FILE.filter((each) => root.entries.has(each))) {
    problems.push(problem('unknown-key', `A flattened pack has no \`${key}\`.`, { hint: 'Load the file instead.' }));
  }
  if (hasErrors(problems)) return refused(problems);
  const made = assemble(bareTree(root, new Set(['(log)']), noDamage()), options);
  if (made.ok && stored !== undefined) made.value.storedHash = hashOf(stored, made.value.options);
  return made;
}
