/** Every complete hand of four sets and a pair through the patterns of International Mahjong. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { countPart, planCensus } from 'tilewright/sim';
import { load } from 'tilewright/loader';
import type { Row } from '../ratio-row.ts';
import { sure } from '../must-succeed.ts';

const THREADS = 2;
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const WHOLE = ['count', 'international', '--shape', 'sets', '--json', '--threads', String(THREADS)];

function wholeSeconds(): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [cli, ...WHOLE], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`count failed: ${stderr}`);
  return (performance.now() - began) / 1000;
}

/** From every fiftieth part, in one thread. */
function guessedSeconds(): number {
  const plan = sure(planCensus(sure(load('international')), { shapes: ['sets'] }));
  countPart(plan, 1);
  const began = process.cpuUsage();
  let parts = 0;
  for (let part = 0; part < plan.parts; part += 50, parts++) countPart(plan, part);
  const { user, system } = process.cpuUsage(began);
  return ((user + system) / 1e6) * (plan.parts / parts / THREADS);
}

export const census: Row = {
  id: 'count',
  work: `Every complete hand through International, ${THREADS} threads`,
  unit: 's',
  figures: ({ quick }) => ({ tilewright: quick ? guessedSeconds() : wholeSeconds() }),
  marks: [{ ours: 'tilewright', beside: [], is: 'cost', floor: 60, goal: 10 }],
};
