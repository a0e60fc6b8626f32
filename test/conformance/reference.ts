/** Hands made and scored by the reference in `test/reference/`, a second opinion written from the sheet alone, beside what the packs say. */
import { spawnSync } from 'node:child_process';
import { isExact, type Outcome } from './differences-page.ts';
import { type RiichiCase, riichiOutcomes } from './riichi.ts';

/** Whether the reference can be run here. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

function lines(args: string[], input: string): string[] {
  const { status, stdout, stderr } = spawnSync('python3', args, { input, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split('\n');
}

interface Compared {
  wins: number;
  /** Hands that a yakuman and a counted yakuman read differently, and pay the same: both are right. */
  ties: number;
  other: Outcome[];
}

/** What the two say of so many hands of three players. */
export function compareSanma(count: number, seed: number): Compared {
  const script = 'test/reference/sanma.py';
  const made = lines([script, '--generate', String(count), '--seed', String(seed)], '');
  const answers = lines([script], made.join('\n'));
  let wins = 0;
  const cases = made.map((line, at): RiichiCase => {
    const {
      id: _,
      wins: isWin,
      payments: __,
      ...expect
    } = JSON.parse(answers[at]!) as RiichiCase['expect'] & {
      id: string;
      wins: boolean;
    };
    if (isWin) wins += 1;
    return { ...(JSON.parse(line) as RiichiCase), expect };
  });
  const apart = riichiOutcomes(cases).filter((one) => !isExact(one));
  const other = apart.filter((one) => !isTie(one));
  return { wins, ties: apart.length - other.length, other };
}

/** Of two readings worth the same ours is the yakuman, the reference's the one with more han. */
function isTie({ ours, theirs }: Outcome): boolean {
  const [mine, its] = [ours, theirs].map((text) => JSON.parse(text) as RiichiCase['expect']);
  return (
    mine!.limit === 'yakuman' &&
    its!.limit === 'kazoe_yakuman' &&
    mine!.total === its!.total &&
    JSON.stringify(mine!.delta) === JSON.stringify(its!.delta)
  );
}
