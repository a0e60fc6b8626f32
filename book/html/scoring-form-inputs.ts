/** Which things of a pack decide what a hand scores; a form asks for no others. */
import type { PackRuleset } from '../../loader/index.ts';
import type { CompletePack } from '../../schemas/index.ts';

/** What a scoring form asks for, by id. */
export interface Asked {
  facts: string[];
  marks: string[];
  counters: string[];
  lists: string[];
  pots: string[];
  responsible: boolean;
}

/** Facts, marks, counters, lists and pots that scoring and paying a win speak of, in the order of the pack. */
export function askedOf(rules: PackRuleset): Asked {
  const pack = rules.pack;
  const spoken = wordsSpoken(pack);
  const heard = (ids: readonly string[]): string[] => ids.filter((id) => spoken.has(id));
  return {
    facts: heard(rules.situation.map(({ id }) => id)),
    marks: heard(rules.marks).filter((mark) => !winsWith(pack, mark)),
    counters: heard([...rules.counters, ...rules.tableCounters]),
    lists: heard(rules.lists),
    pots: heard(rules.pots),
    responsible: spoken.has('responsible'),
  };
}

/** Whether the winning move itself gives the player this mark: no form need ask. */
function winsWith({ moves }: CompletePack, mark: string): boolean {
  return Object.values(moves).some(({ steps }) => {
    const all = [steps].flat() as (string | Readonly<Record<string, unknown>>)[];
    return (
      all.includes('win') &&
      all.some(
        (step) => typeof step === 'object' && step.mark === mark && step.of === undefined && step.when === undefined,
      )
    );
  });
}

/** Every word in the rules that judge a hand, and in what the pack's own words stand for. */
function wordsSpoken({ patterns, limits, score, settle, shapes, words = {} }: CompletePack): Set<string> {
  const conditions = Object.values(patterns).flatMap(({ when, value }) => [when, ...Object.values(value)]);
  const ranks = Object.values(limits ?? {}).flatMap(({ when, value = '' }) => [when, value]);
  const steps = [...Object.values(score.steps ?? {}), score.value, score.minimum ?? ''];
  const payments = Object.values(settle.win).flatMap(({ when = '', amount, from = '' }) => [when, amount, from]);
  const usable = Object.values(shapes).map(({ when = '' }) => when);
  const spoken = new Set<string>();
  const hear = (text: string): void => {
    for (const word of text.match(/[a-z_][a-z0-9_]*/g) ?? []) {
      if (spoken.has(word)) continue;
      spoken.add(word);
      if (Object.hasOwn(words, word)) hear(String(words[word]));
    }
  };
  for (const text of [...conditions, ...ranks, ...steps, ...payments, ...usable]) hear(String(text));
  return spoken;
}
