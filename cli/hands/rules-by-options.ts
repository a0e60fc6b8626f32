/** Rules of one pack under the options that each hand names. */
import type { OptionValue, Result } from '../../core/index.ts';
import type { ScoringRuleset } from '../../loader/index.ts';
import { filesOf } from '../pack-file-access.ts';
import type { Terminal } from '../terminal.ts';

/** Rules under more options. */
export type RulesFor = (options: Record<string, unknown>) => Promise<Result<ScoringRuleset>>;

/** Rules by options; each set of options is loaded once, `plain` being those without more options. */
export function makeRulesFor(
  terminal: Terminal,
  pack: string,
  options: Record<string, OptionValue>,
  plain: ScoringRuleset,
): RulesFor {
  const made = new Map<string, Result<ScoringRuleset>>([['{}', { ok: true, value: plain, problems: [] }]]);
  return async (more) => {
    const key = JSON.stringify(more);
    const all = { ...options, ...(more as Record<string, OptionValue>) };
    const known =
      made.get(key) ?? (await import('../lazy-pack-loading.ts')).load(pack, { options: all, ...filesOf(terminal) });
    made.set(key, known);
    return known;
  };
}
