/** What else people call something, as it stands behind a heading. */
import { folded } from '../../core/index.ts';

/** All names but the one shown, in parentheses: those of other languages, then what people use besides; each once, however spelt. */
export function otherNames(names: Readonly<Record<string, string>>, also: readonly string[], shown: string): string {
  const all = new Map([...Object.values(names), ...also].map((name) => [folded(name), name]));
  all.delete(folded(shown));
  return all.size === 0 ? '' : ` (${[...all.values()].join(', ')})`;
}
