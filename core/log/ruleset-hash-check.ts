/** Whether what was stored is of these rules: logs and saved tables name theirs by hash, and by the format of packs it was made in. */
import { type Problem, problem } from '../problems/problem.ts';
import type { Ruleset } from '../ruleset.ts';

/** Whether the hash is that of these rules, as they are or as their pack was stored in an older format. */
export function isHashOf({ hash, storedHash }: Ruleset, stored: unknown): boolean {
  return stored === hash || (storedHash !== undefined && stored === storedHash);
}

/** `newer-format` where something was stored under a pack of a format that these rules are older than. */
export function refuseFormat(rules: Ruleset, format: unknown, what: string): Problem | undefined {
  if (typeof format !== 'number' || format <= rules.format) return undefined;
  return problem(
    'newer-format',
    `${what} is of rules in format ${format}; these rules are in format ${rules.format}.`,
    {
      hint: 'Install a newer version: npm install tilewright@latest',
    },
  );
}
