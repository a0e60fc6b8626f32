import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ReferenceHand, referenceOutcome } from '../../conformance/cases/hong-kong-reference.ts';
import { isExact } from '../../conformance/differences-page.ts';
import { hasPython } from '../../conformance/reference.ts';

const SCRIPT = 'test/reference/hong_kong.py';

/** The output of the reference, line by line. */
function lines(args: string[], input: string): string[] {
  const { status, stdout, stderr } = spawnSync('python3', [SCRIPT, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split('\n');
}

test.skipIf(!hasPython || !existsSync(SCRIPT))(
  'a thousand hands come out as the reference scores and pays them',
  () => {
    const count = Number(process.env['HANDS'] ?? 1000);
    const made = lines(['--generate', String(count), '--seed', '18'], '');
    const answers = lines([], made.join('\n'));
    const hands = made.map((line, at) => ({ ...JSON.parse(line), expect: JSON.parse(answers[at]!) }) as ReferenceHand);
    const wins = hands.filter((one) => one.expect.wins).length;
    console.log(`reference: ${wins} of ${hands.length} hands win`);
    expect(hands.map(referenceOutcome).filter((one) => !isExact(one))).toEqual([]);
    expect(wins).toBeGreaterThan(count / 2);
  },
);
