/** Expressions, shapes and steps of a pack in words a player would write. */
import { speakerOf } from './speaker.ts';
import type { Expr, PlaceName, Program } from '../../dsl/index.ts';
import { clauseSaid } from './condition.ts';
import { conjunctionOf } from './conjunction.ts';
import { nameOf, type SayContext, type Speaker } from './context.ts';
import { fold } from './fold.ts';
import type { Language } from './language.ts';
import { numberSaid, withTerms } from './number.ts';
import type { Phrase } from './phrase.ts';
import { shapeSaid } from './shape.ts';

export { sayContext, type SayContext } from './context.ts';
export { en } from './en.ts';
export type { Language } from './language.ts';
export { sayTerms } from './number.ts';
export { sayPayment, type Terms } from './payment.ts';
export { plain, type Phrase } from './phrase.ts';
export { type SaidMove, sayMove, saySteps } from './steps.ts';
export { zh } from './zh.ts';

/** An expression as a sentence, with its capital and full stop. */
export function sayExpression(tree: Expr, place: PlaceName, language: Language, context: SayContext): Phrase {
  const speaker = speakerOf({ ...context, language }, place);
  const folded = fold(tree, speaker);
  const says = folded.type === 'number' ? countSaid(folded, speaker) : conditionSaid(folded, speaker);
  return language.sentence(withTerms(says, speaker));
}

/** An expression as part of a sentence: a condition after `when`, a number as a noun; of payments, after which ending. */
export function sayClause(
  tree: Expr,
  place: PlaceName,
  language: Language,
  context: SayContext,
  ending?: string,
): Phrase {
  const speaker = { ...speakerOf({ ...context, language }, place), ...(ending !== undefined && { ending }) };
  const folded = fold(tree, speaker);
  return withTerms(isNoun(folded) ? numberSaid(folded, speaker) : clauseSaid(folded, speaker).says, speaker);
}

/** Numbers and seats are nouns, conditions are clauses. */
function isNoun({ type }: Expr): boolean {
  return type === 'number' || type === 'seat';
}

/** Whether it always holds, or never, under the options in force; undefined where the hand or the table decides. */
export function truthOf(tree: Expr, context: SayContext): boolean | undefined {
  const folded = fold(tree, context);
  return folded.node === 'boolean' ? folded.value : undefined;
}

/** What a pattern is worth: `3 fans`, `2 fan, or 1 when a set was claimed`. */
export function sayValue(value: Readonly<Record<string, Program>>, context: SayContext): Phrase {
  const { language } = context;
  const parts = Object.entries(value).map(([tally, { tree }]) => {
    const speaker = { ...speakerOf(context, 'value'), unit: nameOf(context, 'tallies', tally) };
    return numberSaid(fold(tree, speaker), speaker);
  });
  return parts.length === 1 ? parts[0]! : language.several(parts);
}

/** What a hand of a shape consists of. */
export function sayShape(id: string, context: SayContext): Phrase {
  const speaker = speakerOf(context, 'shape');
  return context.language.sentence(shapeSaid(id, speaker));
}

/** A condition of a hand by what the hand has, others by what is so. */
function conditionSaid(folded: Expr, speaker: Speaker): Phrase {
  const { language, place } = speaker;
  if (folded.node === 'boolean') return folded.value ? language.always : language.never;
  const aboutHand = place === 'pattern' || place === 'value' || place === 'shape';
  if (!aboutHand) return clauseSaid(folded, speaker).says;
  const { shapes, clauses, unless } = conjunctionOf(folded.node === 'and' ? folded.of : [folded], speaker);
  const things = clauses.flatMap(({ thing, joined }) =>
    thing === undefined ? [] : [{ says: thing, ...(joined && { joined }) }],
  );
  const rest = clauses.filter(({ thing }) => thing === undefined);
  return language.hand({ shapes, things, clauses: rest, unless, thingsFirst: clauses[0]?.thing !== undefined });
}

/** A number of times: for each of something, perhaps only under a condition. */
function countSaid(folded: Expr, speaker: Speaker): Phrase {
  const { language, place } = speaker;
  if (place !== 'pattern') return numberSaid(folded, speaker);
  if (folded.node === 'if' && folded.else.node === 'number' && folded.else.value === 0)
    return language.when(countSaid(folded.then, speaker), clauseSaid(folded.test, speaker).says);
  if (folded.node === 'count') return numberSaid({ ...folded, node: 'per' }, speaker);
  return numberSaid(folded, speaker);
}
