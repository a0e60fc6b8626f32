/** Why a hand has a pattern, or has it not: the answer, and each part of its condition with what was found. */
import { nearest, problem, refused, type Result, type WinQuery } from '../core/index.ts';
import {
  type Expr,
  interpretPattern,
  type PatternAnswer,
  printReading,
  type Program,
  type Reading,
  whyPattern,
  winningBySearch,
} from '../dsl/index.ts';
import type { CompletePack } from '../schemas/index.ts';
import type { PackRuleset } from './assemble.ts';
import { needQuery, needRuleset } from './misuse.ts';
import { explain } from './score.ts';

export interface Why {
  pattern: string;
  answer: PatternAnswer;
  /** The parts of the condition that must all hold, in its order; empty where the hand is no win at all. */
  parts: ConditionPart[];
}

export interface ConditionPart {
  text: string;
  holds: boolean;
  /** What a number in it is. */
  found?: { text: string; value: number };
}

/** Asks about one pattern of a finished hand. */
export function why(rules: PackRuleset, query: WinQuery, pattern: string): Result<Why> {
  needRuleset('why', rules);
  needQuery('why', query);
  const { patterns } = rules.scoring.set;
  const program = patterns.find(({ id }) => id === pattern)?.when;
  if (program === undefined) return refused([unknown(rules, pattern)]);
  const explanation = explain(rules, query);
  const reading = readingOf(rules, query, explanation.readings[0]?.judgement.reading);
  const text = String((rules.pack as CompletePack).patterns[pattern]!.when);
  const parts =
    reading === undefined ? [] : conjuncts(program.tree).map((part) => examine(rules, program, part, text, query, reading));
  return { ok: true, value: { pattern, answer: whyPattern(explanation, pattern), parts }, problems: [] };
}

function unknown(rules: PackRuleset, pattern: string): ReturnType<typeof problem> {
  const names = Object.entries((rules.pack as CompletePack).patterns);
  const wanted = String(pattern).toLowerCase();
  const named = names.find(([, { name }]) => Object.values(name).some((each) => each.toLowerCase() === wanted))?.[0];
  const near =
    named ??
    nearest(
      pattern,
      names.map(([id]) => id),
    );
  const hint = near === undefined ? `Patterns: ${names.map(([id]) => id).join(', ')}.` : `Did you mean \`${near}\`?`;
  return problem('unknown-pattern', `${rules.name.en} has no pattern \`${pattern}\`.`, {
    hint,
    ...(near !== undefined && { replacement: near }),
  });
}

/** The reading that is printed so. */
function readingOf({ scoring, tiles }: PackRuleset, query: WinQuery, printed: string | undefined): Reading | undefined {
  let found: Reading | undefined;
  scoring.compiled.candidates(query, (candidate) => {
    const reading = candidate.reading();
    if (found === undefined && printReading(reading, query, tiles) === printed) found = reading;
  });
  return found;
}

function conjuncts(tree: Expr): Expr[] {
  return tree.node === 'and' ? tree.of.flatMap(conjuncts) : [tree];
}

function examine(
  { scoring }: PackRuleset,
  program: Program,
  tree: Expr,
  text: string,
  query: WinQuery,
  reading: Reading,
): ConditionPart {
  const winning = winningBySearch(scoring.set);
  const value = (part: Expr): number | boolean => interpretPattern({ ...program, tree: part }, query, reading, winning);
  const written = (part: Expr): string => text.slice(part.span.start, part.span.end);
  const result = value(tree);
  const holds = typeof result === 'number' ? result > 0 : result;
  const number = tree.node === 'compare' ? tree.left : tree.type === 'number' ? tree : undefined;
  const told = number !== undefined && number.node !== 'number';
  return {
    text: written(tree),
    holds,
    ...(told && { found: { text: written(number), value: Number(value(number)) } }),
  };
}
