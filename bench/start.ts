/** How long a process takes from its start to its end. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/** Scores one hand of the game that library knows. */
const PEER = `
  const { Shoupai, Util, rule } = require('@kobalab/majiang-core');
  const hand = Shoupai.fromString('m123p456s789345z1');
  const param = Util.hule_param({ rule: rule(), zhuangfeng: 0, menfeng: 1, baopai: ['z1'] });
  if (!Util.hule(hand, 'z1-', param)) throw new Error('no win');
`;

/** Command lines by side; the first does nothing and is what Node itself costs. */
const COMMANDS: Record<string, string[]> = {
  'node alone': ['-e', '0'],
  tilewright: [cli, 'score', 'international', '123m 456p 789s 345s 1z +1z'],
  'majiang-core': ['-e', PEER],
};

export const sides = Object.keys(COMMANDS);

/** Milliseconds of one run. */
export function startUp(side: string): number {
  const began = performance.now();
  const { status, stderr } = spawnSync(process.execPath, COMMANDS[side]!, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${side} ended with ${status}: ${stderr}`);
  return performance.now() - began;
}
