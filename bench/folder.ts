/** What the benchmark keeps for itself: a library that is no dependency of ours, hands to measure with. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** The benchmark's own folder. */
export const folder = fileURLToPath(new URL('.cache/bench/', root));

/** The folder with cases, workloads and how other libraries are asked, beside the clone. */
export const shared = fileURLToPath(new URL('../shared/bench/', root));

/** Installs a package into the own folder, unless it is there. Whether it worked is seen by who loads it. */
export function install(name: string, version: string): void {
  if (existsSync(`${folder}node_modules/${name}`)) return;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  spawnSync('npm', ['install', ...flags, `${name}@${version}`], { cwd: folder });
}

/** The hands that are given to all who score riichi, the same ones in every run; made unless they are there. */
export function makeHands(): void {
  if (existsSync(`${folder}w1.jsonl`) || !existsSync(`${shared}gen.mjs`)) return;
  mkdirSync(folder, { recursive: true });
  spawnSync(process.execPath, [`${shared}gen.mjs`, '--only', 'w1', '--n1', '2000', '--out', folder]);
}
