/** What a release is made from: complete, with addresses in one place, and workflows whose commands exist. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { refusals } from '../.ci/check-release.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, unknown> & { scripts: Record<string, string> };
const addresses = JSON.parse(read('addresses.json')) as Record<string, string | null>;

test('the package says what it is', () => {
  for (const key of ['name', 'version', 'description', 'license', 'author', 'keywords', 'engines', 'exports', 'files'])
    expect(manifest).toHaveProperty(key);
});

test('addresses are complete, and in package.json as addresses.json has them', () => {
  expect(Object.keys(addresses)).toEqual(['//', 'repository', 'site', 'issues', 'security']);
  const { repository, homepage, bugs } = manifest as { [key: string]: { url?: string } | string | undefined };
  expect(repository === undefined).toBe(addresses['repository'] === null);
  expect(homepage ?? null).toBe(addresses['site']);
  expect(bugs === undefined).toBe(addresses['issues'] === null);
});

test('nothing else names an address of the project', () => {
  // Finding nothing is an error to git.
  const { stdout } = spawnSync('git', ['grep', '-lIE', '(github|gitlab)\\.(com|io)/[^ ]*tilewright'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').filter((file) => !['addresses.json', 'package.json', ''].includes(file))).toEqual([]);
});

test('a release is refused for what is missing', () => {
  const whole = {
    repository: 'https://code.example/tiles',
    site: null,
    issues: 'https://code.example/i',
    security: 'mail',
  };
  const release = { tag: 'v1.2.3', version: '1.2.3', changelog: '# Changelog\n\n## [1.2.3]\n', addresses: whole };
  expect(refusals(release)).toEqual([]);
  expect(refusals({ ...release, tag: 'v1.2.4' })).toEqual(['The tag is v1.2.4, but package.json says 1.2.3.']);
  expect(refusals({ ...release, changelog: '' })).toEqual(['CHANGELOG.md has no section for 1.2.3.']);
  expect(refusals({ ...release, addresses })).toHaveLength(1);
});

interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, { 'runs-on': string; steps: { uses?: string; run?: string }[] }>;
}

test.each(readdirSync(new URL('.github/workflows/', root)))('%s runs what there is', (name) => {
  const { on, permissions, jobs } = parse(read(`.github/workflows/${name}`)) as Workflow;
  expect(on).toBeDefined();
  expect(permissions).toBeDefined();
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  for (const { uses } of steps) expect(uses ?? 'actions/x@v1').toMatch(/^actions\/[\w-]+@v\d+$/);
  const commands = steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => line !== '');
  expect(commands.length).toBeGreaterThan(1);
  for (const command of commands) {
    const script = /^npm (?:run )?(\S+)/.exec(command)?.[1];
    if (script && !['ci', 'publish'].includes(script)) expect(manifest.scripts).toHaveProperty(script);
    for (const [path] of command.matchAll(/\.ci\/[\w.-]+/g)) expect(existsSync(new URL(path, root)), path).toBe(true);
  }
});

test('both run in CI as far as they need no host', () => {
  const ci = read('.ci/run') + read('.ci/package');
  for (const command of ['npm run --silent site -- --base', 'publint --strict', 'npm publish --dry-run', 'npm pack'])
    expect(ci).toContain(command);
});
