/** How far a version must go for what changed. */
import type { Change } from './changes/changes-by-meaning.ts';
import { type Data, isMap } from './changes/rules-as-plain-data.ts';

/** `major`: a hand or a play comes out otherwise. `minor`: there is more to choose. `patch`: only names, notes and examples. */
export type VersionStep = 'major' | 'minor' | 'patch' | 'none';

/** The step that these changes ask for; `said`: whether names, notes, sources or examples are others, or the wording of rules. */
export function stepFor(changes: readonly Change[], said: boolean): VersionStep {
  if (changes.some((change) => !isAddition(change))) return 'major';
  return changes.length > 0 ? 'minor' : said ? 'patch' : 'none';
}

/** A new option whose default changes nothing, or one that may be more than before. */
function isAddition({ path, kind, before, after }: Change): boolean {
  if (path[0] !== 'options') return false;
  if (path.length === 2) return kind === 'added';
  if (path[2] === 'values') return contains(after, before);
  return path[2] === 'range' && spans(after, before);
}

function contains(after: Data | undefined, before: Data | undefined): boolean {
  return Array.isArray(after) && Array.isArray(before) && before.every((one) => after.includes(one));
}

function spans(after: Data | undefined, before: Data | undefined): boolean {
  if (after === undefined) return true;
  if (!Array.isArray(after) || !Array.isArray(before)) return false;
  return Number(after[0]) <= Number(before[0]) && Number(after[1]) >= Number(before[1]);
}

/** The version after one, by a step; nothing where there is no such version. */
export function nextVersion(version: string, step: VersionStep): string | undefined {
  const [major = NaN, minor = NaN, patch = NaN] = numbersOf(version);
  if ([major, minor, patch].some(Number.isNaN)) return undefined;
  if (step === 'none') return version;
  if (step === 'major' && major > 0) return `${major + 1}.0.0`;
  if (step === 'major' || (step === 'minor' && major > 0)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

function numbersOf(version: string): number[] {
  return version.split('-')[0]!.split('.').map(Number);
}

/** Whether a version is at least another. */
export function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [version, least].map(numbersOf);
  const at = one!.findIndex((number, index) => number !== other![index]);
  return at < 0 || one![at]! > other![at]!;
}

/** The version that a pack says. */
export function versionOf(data: Data): string | undefined {
  return isMap(data) && data.version !== undefined ? String(data.version) : undefined;
}
