/** What the scoring box knows: the pack as its module has it, and the words of the page. */
import type { Names } from '../../../core/index.ts';
import type { PackModule, ScoringRuleset } from '../../../loader/index.ts';
import type { CompletePack } from '../../../schemas/index.ts';
import type { PageData } from '../page-data.ts';

export interface Box extends PageData {
  score: PackModule['score'];
  rules: ScoringRuleset;
  pack: CompletePack;
}

/** Local names of a thing of the pack, or its id as words. */
export function namesOf({ pack, rules }: Box, id: string): Names {
  const { patterns, tallies, limits } = pack;
  const names = patterns[id]?.name ?? tallies[id]?.name ?? limits?.[id]?.name ?? rules.names[id];
  return names ?? { en: id.replaceAll('_', ' ') };
}
