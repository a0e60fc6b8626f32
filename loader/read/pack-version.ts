/** Versions of packs: three numbers, and what `extends: parent@1` asks of them. */
import { problem, type Problem } from '../../core/index.ts';
import { placeOf, type Spot } from './source-text.ts';
import { valueAt, type SourcedMap } from '../yaml/located-data.ts';

/** A name as it is written behind `extends` and `use`: `cantonese`, `cantonese@1`, `./parent.yaml@1.2`. */
export interface Wanted {
  name: string;
  /** What stands behind the @, if anything does. */
  version?: string;
}

/** Takes a name and the version it asks for apart. A scope, as in `@club/rules`, is part of the name. */
export function wantedOf(text: string): Wanted {
  const at = text.lastIndexOf('@');
  if (at <= 0 || /\/|\.ya?ml$/.test(text.slice(at))) return { name: text };
  return { name: text.slice(0, at), version: text.slice(at + 1) };
}

/** Whether a version is the one asked for: 1 is any 1.x.y, 1.2 any 1.2.x, 1.2.3 itself. */
export function isVersion(version: string, wanted: string): boolean {
  return version === wanted || (/^\d+(\.\d+)?$/.test(wanted) && version.startsWith(`${wanted}.`));
}

const WANTED = /^\d+(\.\d+(\.\d+(-[0-9A-Za-z.-]+)?)?)?$/;

/** What is wrong with the version that was asked for at `spot`, given the file that was found. */
export function refuseVersion(
  { name, version }: Wanted,
  found: SourcedMap,
  spot: Spot | undefined,
): Problem | undefined {
  if (version === undefined) return undefined;
  const place = spot === undefined ? {} : { place: placeOf(spot) };
  const stands = valueAt(found, ['version']);
  const actual = stands?.is === 'scalar' ? String(stands.value) : undefined;
  const near = actual === undefined ? name : `${name}@${asDetailed(actual, version)}`;
  const instead = { hint: `Write \`${near}\`.`, replacement: near };
  if (!WANTED.test(version)) {
    const message = `\`@${version}\` is no version: \`@1\` asks for any 1.x.y, \`@1.2\` for any 1.2.x, \`@1.2.3\` for that one.`;
    return problem('bad-version', message, { ...place, ...instead });
  }
  if (actual === undefined) {
    const hint = `Write \`${name}\`, or give the other file a line \`version: 1.0.0\`.`;
    return problem('wrong-version', `\`${name}\` does not say its version.`, { ...place, hint, replacement: name });
  }
  if (isVersion(actual, version)) return undefined;
  return problem('wrong-version', `\`${name}\` is version ${actual} here, not ${version}.`, {
    ...place,
    further: [{ place: placeOf(stands!.spot), message: 'its version stands here' }],
    hint: `${instead.hint} What changed since may change your rules too.`,
    replacement: near,
  });
}

/** A version as far as it was asked for: 2.1.0 asked as @1 is 2, asked as @1.2 it is 2.1. */
function asDetailed(actual: string, wanted: string): string {
  const parts = WANTED.test(wanted) ? wanted.split('-')[0]!.split('.').length : 1;
  return parts === 3 ? actual : actual.split('.').slice(0, parts).join('.');
}
