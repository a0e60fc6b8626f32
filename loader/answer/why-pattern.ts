/** Why a hand has a pattern, or has it not: the answer, and each part of its condition with what was found. */
import { folded, nearest, problem, refused, type Result, type WinQuery } from '../../core/index.ts';
import {
  compileExpression,
  type Expr,
  idsCalled,
  interpretPattern,
  type PatternAnswer,
  printReading,
  type Program,
  type Reading,
  type Wait,
  whyPattern,
  winningBySearch,
} from '../../dsl/index.ts';
import type { PackRuleset } from '../chapters/assemble-ruleset.ts';
import { needLoaded, needQuery } from '../argument-checks.ts';
import { placeOf } from '../read/source-text.ts';
import { explain } from './score-hand.ts';

/** Why a pattern counts in a hand, or does not. */
export interface Why {
  pattern: string;
  answer: PatternAnswer;
  /** Where its condition stands, as `file:line`. */
  place: string;
  /** How the hand is read, and how its last tile completed it; missing where it is not complete. */
  reading?: string;
  wait?: Wait;
  /** The parts of the condition that must all hold, in its order; empty where the hand is not complete. */
  parts: ConditionPart[];
}

/** A part of a condition, and whether it holds. */
export interface ConditionPart {
  text: string;
  /** The definition of the pack it stands in, where the condition names one. */
  of?: string;
  holds: boolean;
  /** What a number in it is. */
  found?: { text: string; value: number };
}

/** Asks about one pattern of a finished hand, by its id or by what people call it. Rules compiled ahead of time throw a `TypeError`: they no longer hold its condition. */
export function why(rules: PackRuleset, query: WinQuery, name: string): Result<Why> {
  needLoaded('why', rules);
  needQuery('why', query);
  const { patterns } = rules.scoring.set;
  const ids = patterns.map(({ id }) => id);
  const called = idsCalled(String(name), ids, rules.otherNames());
  const [pattern] = called;
  if (pattern === undefined || called.length > 1) return refused([unknown(rules, String(name), called)]);
  const program = patterns[ids.indexOf(pattern)]!.when;
  const explanation = explain(rules, query);
  const { judgement, wait } = explanation.readings[0] ?? {};
  const printed = judgement?.reading;
  const reading = readingOf(rules, query, printed);
  const text = String(rules.pack.patterns[pattern]!.when);
  const parts =
    reading === undefined
      ? []
      : conjuncts({ program, text }, rules).map((part) => examine(rules, part, query, reading));
  const answer = whyPattern(explanation, pattern);
  const { file, line } = placeOf(
    rules.expressions.find(({ path }) => path.join() === `patterns,${pattern},when`)!.spot,
  );
  return {
    ok: true,
    value: { pattern, answer, place: `${file}:${line}`, ...(reading && { reading: printed!, wait: wait! }), parts },
    problems: [],
  };
}

function unknown(rules: PackRuleset, wanted: string, called: readonly string[]): ReturnType<typeof problem> {
  const ids = Object.keys(rules.pack.patterns);
  if (called.length > 1)
    return problem('unknown-pattern', `${rules.name.en} calls several patterns \`${wanted}\`.`, {
      hint: `They are ${called.join(', ')}.`,
    });
  // Other names are spelt wrongly too.
  const [near] = idsNear(rules, wanted, ids);
  const alike = ids.filter((id) => sharesWord(id, wanted.toLowerCase()));
  const there = alike.length > 0 ? alike : ids;
  const hint =
    near === undefined
      ? `${alike.length > 0 ? 'Like it' : 'Patterns'}: ${there.join(', ')}.`
      : `Did you mean \`${near}\`?`;
  return problem('unknown-pattern', `${rules.name.en} has no pattern \`${wanted}\`.`, {
    hint,
    ...(near !== undefined && { replacement: near }),
  });
}

/** The id that is spelt most alike, or what goes by such a name. */
function idsNear({ otherNames }: PackRuleset, wanted: string, ids: readonly string[]): readonly string[] {
  const near = nearest(wanted, ids);
  if (near !== undefined) return [near];
  const names = otherNames();
  return idsCalled(nearest(folded(wanted), names.keys()) ?? '', ids, names);
}

/** Whether two ids have a word in common, its ending apart; small words are in too many. */
function sharesWord(one: string, other: string): boolean {
  const stems = (id: string): string[] =>
    id.split(/[_ -]/).flatMap((word) => (word.length > 3 ? [word.slice(0, 5)] : []));
  return stems(one).some((stem) => stems(other).includes(stem));
}

/** The reading that is printed so. */
function readingOf({ scoring, tiles }: PackRuleset, query: WinQuery, printed: string | undefined): Reading | undefined {
  let found: Reading | undefined;
  scoring.source.candidates(query, (candidate) => {
    const reading = candidate.reading();
    if (found === undefined && printReading(reading, query, tiles) === printed) found = reading;
  });
  return found;
}

/** A part of a condition, the text it is a piece of, and the definition that text belongs to. */
interface Conjunct {
  program: Program;
  text: string;
  of?: string;
}

/** Parts that must all hold; a name of the pack falls into the parts of what it says. */
function conjuncts(part: Conjunct, rules: PackRuleset): Conjunct[] {
  const { tree, place, scope, type } = part.program;
  if (tree.node === 'and')
    return tree.of.flatMap((each) => conjuncts({ ...part, program: { ...part.program, tree: each } }, rules));
  if (tree.node !== 'name' || tree.meaning?.is !== 'definition') return [part];
  const { name } = tree.meaning;
  const text = scope.definitions[name]!;
  // compiled by itself, its parts know their places in its own text
  const own = compileExpression(text, place, scope, [tree.type ?? type]);
  return own.ok ? conjuncts({ program: own.value, text, of: name }, rules) : [part];
}

function examine(
  { scoring }: PackRuleset,
  { program, text, of }: Conjunct,
  query: WinQuery,
  reading: Reading,
): ConditionPart {
  const { tree } = program;
  const winning = winningBySearch(scoring.set);
  const value = (part: Expr): number | boolean => interpretPattern({ ...program, tree: part }, query, reading, winning);
  const written = (part: Expr): string => text.slice(part.span.start, part.span.end);
  const result = value(tree);
  const holds = typeof result === 'number' ? result > 0 : result;
  const number = tree.node === 'compare' ? tree.left : tree.type === 'number' ? tree : undefined;
  const told = number !== undefined && number.node !== 'number';
  return {
    text: written(tree),
    ...(of !== undefined && { of }),
    holds,
    ...(told && { found: { text: written(number), value: Number(value(number)) } }),
  };
}
