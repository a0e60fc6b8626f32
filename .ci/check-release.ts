/**
 * Whether a version can be released, by its tag:
 *
 *     npx tsx .ci/check-release.ts v1.2.3
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a release is made from. */
export interface Release {
  tag: string;
  version: string;
  changelog: string;
  addresses: Readonly<Record<string, string | null>>;
}

/** What stands in the way, in sentences; nothing if all is well. */
export function refusals({ tag, version, changelog, addresses }: Release): string[] {
  const missing = ['repository', 'issues', 'security'].filter((name) => !addresses[name]);
  return [
    tag === `v${version}` ? '' : `The tag is ${tag}, but package.json says ${version}.`,
    changelog.includes(`\n## [${version}]`) ? '' : `CHANGELOG.md has no section for ${version}.`,
    missing.length === 0 ? '' : `addresses.json has no ${missing.join(', no ')}: npm signs where a package comes from.`,
  ].filter((line) => line !== '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const addresses = JSON.parse(read('addresses.json')) as Release['addresses'];
  const found = refusals({ tag: process.argv[2] ?? '', version, changelog: read('CHANGELOG.md'), addresses });
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}
