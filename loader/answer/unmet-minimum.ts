/** What a complete hand lacks that is worth too little: the comparisons of the minimum that fail, with their numbers. */
import type { Judgement, WinQuery } from '../../core/index.ts';
import { scoreQuery, type Expr, type Program, programFrom, programOf, type ScoreContext } from '../../dsl/index.ts';
import type { ScoringRuleset } from '../chapters/assemble-ruleset.ts';
import { needQuery, needRuleset } from '../argument-checks.ts';

/** `fan - fan of flowers >= minimum`, where the left comes to 6 and the right to 8. */
export interface Lack {
  /** What is reckoned, as the pack says it. */
  text: string;
  has: number;
  needs: number;
  /** Whether as much is not enough. */
  more: boolean;
  /** The tallies that are reckoned with. */
  tallies: string[];
}

type Comparison = Extract<Expr, { node: 'compare' }>;

/**
 * The comparisons any of which, or all of which, would have to hold; those of a sum that has to be reached first. Empty where the minimum asks for no numbers,
 * undefined where the rules cannot tell: compiled ahead of time, they no longer hold its parts.
 */
export function lacking(rules: ScoringRuleset, query: WinQuery, short: Judgement): Lack[] | undefined {
  needRuleset('lacking', rules);
  needQuery('lacking', query);
  const { minimum } = rules.scoring.rules;
  if (minimum === undefined) return [];
  const program = programOf(minimum);
  if (program === undefined) return undefined;
  const context = contextOf(rules, query, short);
  const value = (tree: Expr): number | boolean => scoreQuery(programFrom(tree, program))(context);
  return comparisonsIn(program.tree, program)
    .filter((tree) => value(tree) === false)
    .map((tree): Lack => {
      const [less, large] = /^</.test(tree.op) ? [tree.left, tree.right] : [tree.right, tree.left];
      const text = String(rules.pack.score.minimum).slice(large.span.start, large.span.end);
      const more = tree.op.length === 1;
      return { text, has: Number(value(large)), needs: Number(value(less)), more, tallies: talliesIn(large) };
    })
    .sort((a, b) => Number(a.more) - Number(b.more));
}

function comparisonsIn(tree: Expr, program: Program): Comparison[] {
  if (tree.node === 'and' || tree.node === 'or') return tree.of.flatMap((part) => comparisonsIn(part, program));
  if (tree.node === 'name' && tree.meaning?.is === 'definition') return comparisonsIn(tree.meaning.body, program);
  return tree.node === 'compare' && /^[<>]/.test(tree.op) ? [tree] : [];
}

function talliesIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { node, tally, meaning } = tree as { node?: string; tally?: string; meaning?: { is: string; name: string } };
  const own = node === 'tallyOf' ? [tally!] : meaning?.is === 'tally' ? [meaning.name] : [];
  return [...new Set([...own, ...Object.values(tree).flatMap(talliesIn)])];
}

/** What the expressions of the score saw when they judged the hand. */
function contextOf(
  { scoring }: ScoringRuleset,
  query: WinQuery,
  { tallies, sums: all = tallies, steps = {}, patterns }: Judgement,
): ScoreContext {
  const ofGroup: Record<string, Record<string, number>> = {};
  for (const { id, value } of patterns) {
    const group = scoring.rules.patterns.find((pattern) => pattern.id === id)?.group ?? '';
    const sums = (ofGroup[group] ??= {});
    for (const [tally, amount] of Object.entries(value)) sums[tally] = (sums[tally] ?? 0) + amount;
  }
  return { query, tallies: all, steps, ofGroup };
}
