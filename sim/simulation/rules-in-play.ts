/** Which rules and options of a pack a simulation has exercised, and which never came into play. */
import type { Ruleset } from '../../core/index.ts';
import { freeNames } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';

/** A part of the rules, in how many deals it came into play. */
export interface PartInPlay {
  chapter: 'pattern' | 'shape' | 'limit' | 'move' | 'ending' | 'payment' | 'mark' | 'pot' | 'list';
  /** Of a payment with its ending: `win self_drawn`. */
  id: string;
  deals: number;
}

/** An option, and whether a rule that reads it came into play. */
export interface OptionInPlay {
  id: string;
  /** `set up`: it decides what is laid out before play. */
  state: 'in play' | 'never' | 'set up';
  /** The rules that read it, as paths in the pack. */
  readBy: string[];
}

/** Parts of the rules in the order of the pack. */
export function partsInPlay(rules: Ruleset, used: Readonly<Record<string, number>>): PartInPlay[] {
  const { patterns, shapes, limits, moves, endings, marks, pots, lists } = rules.contents;
  const chapters = {
    pattern: patterns,
    shape: shapes,
    limit: limits,
    move: moves,
    mark: marks,
    pot: pots,
    list: lists,
  };
  const payments = Object.entries(rules.settle)
    // What is paid when the game is over belongs to no deal.
    .filter(([ending]) => ending !== 'game_over')
    .flatMap(([ending, list]) => list.map(({ id }) => `${ending} ${id}`));
  const entry = (chapter: PartInPlay['chapter'], id: string): PartInPlay => ({
    ...{ chapter, id },
    deals: used[`${chapter} ${id}`] ?? 0,
  });
  return [
    ...Object.entries(chapters).flatMap(([chapter, list]) =>
      list.map(({ id }) => entry(chapter as PartInPlay['chapter'], id)),
    ),
    ...['win', ...endings.map(({ id }) => id)].map((id) => entry('ending', id)),
    ...payments.map((id) => entry('payment', id)),
  ];
}

/** Options with the rules that read them. */
export function optionsInPlay(rules: PackRuleset, used: Readonly<Record<string, number>>): OptionInPlay[] {
  const readers = new Map<string, Set<string>>();
  for (const { path, program } of rules.expressions)
    for (const { is, name } of freeNames(program.tree)) {
      if (is !== 'option') continue;
      const rule = path.slice(0, path[0] === 'settle' ? 3 : 2).join('.');
      readers.set(name, (readers.get(name) ?? new Set()).add(rule));
    }
  return rules.contents.options.map(({ id }) => {
    const readBy = [...(readers.get(id) ?? [])];
    return { id, state: stateOf(id, rules, readBy, used), readBy };
  });
}

function stateOf(
  id: string,
  { pack }: PackRuleset,
  readBy: readonly string[],
  used: Readonly<Record<string, number>>,
): OptionInPlay['state'] {
  if (readBy.some((rule) => isInPlay(rule, used))) return 'in play';
  const { tiles, seats, wall, deal, lists } = pack;
  const laidOut = new RegExp(`"[^"]*\\b${id}\\b[^"]*"`).test(JSON.stringify({ tiles, seats, wall, deal, lists }));
  return laidOut || readBy.length === 0 ? 'set up' : 'never';
}

const CHAPTERS: Readonly<Record<string, string>> = {
  ...{ patterns: 'pattern', shapes: 'shape', limits: 'limit', moves: 'move', endings: 'ending', settle: 'payment' },
};

/** Rules that every deal asks count as in play. */
function isInPlay(rule: string, used: Readonly<Record<string, number>>): boolean {
  const [first = '', ...rest] = rule.split('.');
  const chapter = CHAPTERS[first];
  return chapter === undefined || `${chapter} ${rest.join(' ')}` in used;
}
