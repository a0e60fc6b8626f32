/** What the scoring box knows: the rules, and the words of the page. */
import type { Names } from '../../../core/index.ts';
import type { PackModule, ScoringRuleset } from '../../../loader/index.ts';
import type { CompletePack } from '../../../schemas/index.ts';
import type { PageData } from '../page-data.ts';

export interface Box extends PageData {
  score: PackModule['score'];
  rules: ScoringRuleset;
  pack: CompletePack;
  /** Whether the page has such a place. */
  hasPlace(id: string): boolean;
}

/** Local names of a thing of the pack, or its id as words. */
export function namesOf({ pack, rules }: Box, id: string): Names {
  const { patterns, tallies, limits } = pack;
  const names = patterns[id]?.name ?? tallies[id]?.name ?? limits?.[id]?.name ?? rules.names[id];
  return names ?? { en: id.replaceAll('_', ' ') };
}

/** `{has} tiles` with what is given. */
export function fillIn(text: string, given: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(given[key] ?? ''));
}
