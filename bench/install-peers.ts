/** What the benchmark keeps for itself: libraries that are no dependencies of ours, hands that take long to make. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** The benchmark's own folder. */
export const folder = fileURLToPath(new URL('.cache/bench/', root));

/** The libraries we are measured beside, some under licences of their own; nothing of them ships. */
export const PEERS = {
  '@kobalab/majiang-core': '1.4.1',
  '@kobalab/majiang-ai': '1.0.13',
  'majiang-ai-first': 'npm:@kobalab/majiang-ai@1.0.0',
  riichi: '1.2.0',
  'riichi-core': '1.0.2',
  'mahjong-tile-efficiency': '1.0.3',
} as const;

/** Installs those that are not there, in these versions. */
export function installPeers(): void {
  const missing = Object.entries(PEERS).filter(([name, version]) => versionOf(name) !== version.split('@').at(-1));
  if (missing.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  const all = Object.entries(PEERS).map(([name, version]) => `${name}@${version}`);
  const { status, stderr } = spawnSync('npm', ['install', ...flags, ...all], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The libraries to compare with could not be installed: ${stderr}`);
}

function versionOf(name: string): string | undefined {
  const path = `${folder}node_modules/${name}/package.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version : undefined;
}

/** A library from the folder. */
export function peer<Library>(name: string): Library {
  return createRequire(`${folder}x.js`)(name) as Library;
}

/** The path of a library from the folder, for those that are modules. */
export function peerPath(name: string): string {
  return createRequire(`${folder}x.js`).resolve(name);
}

/** Changes when the makers of hands change. */
const MAKERS = 1;

/** Hands of that name from an earlier run, or made now. */
export function kept<Made>(name: string, make: () => Made): Made {
  const path = `${folder}${name}-${MAKERS}.json`;
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Made;
  const made = make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(made));
  return made;
}
