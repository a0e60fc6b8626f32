import { hasErrors, type Problem } from '../../core/index.ts';
import { type Checked, checkPack } from '../../rulesets/index.ts';
import { plural } from '../draw/number.ts';
import { packText } from '../open-pack.ts';
import { filesOf } from '../pack-files.ts';
import { complain, problemLines } from '../say-problems.ts';
import { parseOptions } from '../settings.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

export interface CheckFlags {
  options?: readonly string[];
  json?: boolean;
}

/** Everything that is wrong with a pack, its examples included. */
export async function checkCommand(terminal: Terminal, pack: string, flags: CheckFlags = {}): Promise<number> {
  const options = parseOptions(flags.options ?? []);
  if (!options.ok) {
    complain(terminal, options.problems);
    return WRONG_USE;
  }
  const text = await packText(terminal, pack);
  const checked = checkPack(text, { options: options.value, ...filesOf(terminal) });
  const ok = !hasErrors(checked.problems);
  if (flags.json)
    terminal.out(
      JSON.stringify({
        pack: checked.ruleset?.id ?? pack,
        ok,
        problems: checked.problems,
        examples: checked.examples.length,
      }),
    );
  else report(terminal, pack, checked);
  if (checked.problems.some(({ code }) => code === 'unknown-pack')) return WRONG_USE;
  return ok ? FINE : NO;
}

function report(terminal: Terminal, pack: string, { problems, texts, ruleset, examples }: Checked): void {
  for (const line of problemLines(terminal, problems, texts)) terminal.out(`${line}\n`);
  const name = ruleset ? `${ruleset.id}: ` : `${pack === '-' ? 'standard input' : pack}: `;
  if (problems.length === 0 && ruleset) {
    const { moves } = ruleset;
    const patterns = ruleset.scoring.rules.patterns.length;
    const run = [
      plural(Object.keys(moves).length, 'move'),
      plural(patterns, 'pattern'),
      plural(examples.length, 'example'),
    ];
    terminal.out(`${name}${terminal.paint.good('no problem')}; ${run.join(', ')} run`);
    return;
  }
  terminal.out(name + countsOf(terminal, problems));
}

function countsOf({ paint }: Terminal, problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    ...(errors > 0 ? [paint.bad(plural(errors, 'error'))] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  return parts.join(', ');
}
