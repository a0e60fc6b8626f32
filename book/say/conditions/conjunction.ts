/** What a conjunction says: its parts, those that belong together put together, and exceptions. */
import type { Conjunction } from '../sentence-part-types.ts';
import { type Expr, same } from '../../../dsl/index.ts';
import { nameOf, type Speaker } from '../saying-context.ts';
import { opposite, simplified } from './simplify-expression.ts';
import { merged, type Merged } from './merge-conditions.ts';
import type { Phrase } from '../phrase.ts';
import { factSaid, jointSaid } from './simple-condition.ts';

/** What stands behind `unless`: other patterns by their names. */
function exceptionSaid(part: Expr, speaker: Speaker): Phrase[] {
  const of = opposite(part);
  const options = of.node === 'or' ? of.of : eachChoice(of);
  const named = options.map((option) => patternLike(option, speaker));
  const patterns = named.flatMap((id) => (id === undefined ? [] : [nameOf(speaker, 'patterns', id)]));
  if (patterns.length === 0) return [speaker.clause(of, speaker).says];
  const rest = options
    .filter((_, index) => named[index] === undefined)
    .map((option) => speaker.clause(option, speaker).says);
  return [speaker.language.isPattern(patterns).is, ...rest];
}

/** `a is x or y` as `a is x`, `a is y`. */
function eachChoice(expr: Expr): Expr[] {
  return expr.node === 'is' ? expr.choices.map((choice) => ({ ...expr, choices: [choice] })) : [expr];
}

/** The pattern that has just this condition. */
function patternLike(condition: Expr, speaker: Speaker): string | undefined {
  const { place, ruleset, pack } = speaker;
  if (place !== 'pattern' && place !== 'value') return undefined;
  const [one, ...more] = ruleset.scoring.set.patterns.filter(
    ({ id, when }) => pack.patterns[id] !== undefined && same(simplified(when.folded, speaker), condition),
  );
  return more.length === 0 ? one?.id : undefined;
}

/** Whether the opposite is better said with `unless`. */
function isException(expr: Expr, speaker: Speaker): boolean {
  if (expr.node === 'is' && expr.negated)
    return eachChoice(opposite(expr)).some((choice) => patternLike(choice, speaker) !== undefined);
  if (expr.node !== 'not') return false;
  if (expr.of.node === 'and') return true;
  if (expr.of.node === 'or') return jointSaid(expr.of, speaker)?.not === undefined;
  return factSaid(expr.of, speaker).not === undefined;
}

/** A conjunction in its parts. */
export function conjunctionOf(parts: readonly Expr[], speaker: Speaker): Conjunction {
  const found: Conjunction = { shapes: [], clauses: [], unless: [] };
  for (const part of merged(parts, speaker)) {
    if (isMerged(part)) found.clauses.push(part.said);
    else if (parts.length > 1 && isException(part, speaker)) found.unless.push(...exceptionSaid(part, speaker));
    else if (isShape(part, speaker)) found.shapes.push(speaker.clause(part, speaker).thing!);
    else found.clauses.push(speaker.clause(part, speaker));
  }
  if (found.clauses.length === 0 && found.shapes.length === 0)
    return { ...found, unless: [], clauses: found.unless.map((says) => ({ says: speaker.language.notSo(says) })) };
  return found;
}

function isMerged(part: Expr | Merged): part is Merged {
  return 'said' in part;
}

/** Whether it only says which shape the hand has. */
export function isShape(expr: Expr, { place }: Speaker): boolean {
  if (place !== 'pattern' && place !== 'value') return false;
  if (expr.node === 'or') return expr.of.every((part) => isShape(part, { place } as Speaker));
  return expr.node === 'is' && !expr.negated && expr.subject.node === 'name' && expr.subject.name === 'shape';
}
