/** Expressions, shapes and steps of a pack in words a player would write. */
import { speakerOf } from './make-speaker.ts';
import type { Expr, PlaceName, Program } from '../../dsl/index.ts';
import { clauseSaid } from './conditions/condition.ts';
import { conjunctionOf } from './conditions/conjunction.ts';
import { nameOf, type SayContext, type Speaker } from './saying-context.ts';
import { simplified } from './conditions/simplify-expression.ts';
import type { Language } from './language-interface.ts';
import { numberSaid, withTerms } from './number.ts';
import type { Phrase } from './phrase.ts';
import { shapeSaid } from './tiles/shape.ts';

export { sayContext, type SayContext, stepsInForce } from './saying-context.ts';
export { en } from './en/index.ts';
export type { Language } from './language-interface.ts';
export { sayTerms } from './number.ts';
export { sayPayment, type Terms } from './payment.ts';
export { plain, type Phrase } from './phrase.ts';
export { type SaidMove, sayMove, saySteps } from './move-steps.ts';
export { inText, reasonIn, reasonsOf, worded } from './wording.ts';
export { isBonusNoun } from './conditions/simplify-expression.ts';
export { ja } from './ja/index.ts';
export { zh } from './zh/index.ts';

/** A folded expression as a sentence, with its capital and full stop. */
export function sayExpression(tree: Expr, place: PlaceName, language: Language, context: SayContext): Phrase {
  const speaker = speakerOf({ ...context, language }, place);
  const lean = simplified(tree, speaker);
  const noun = lean.type === 'seat' ? numberSaid : countSaid;
  const isNever = truthOf(lean, context, place) === false;
  const says = isNever ? language.never : isNoun(lean) ? noun(lean, speaker) : conditionSaid(lean, speaker);
  return language.sentence(withTerms(says, speaker));
}

/** A folded expression as part of a sentence: a condition after `when`, a number as a noun; of payments, after which ending. */
export function sayClause(
  tree: Expr,
  place: PlaceName,
  language: Language,
  context: SayContext,
  ending?: string,
): Phrase {
  const speaker = { ...speakerOf({ ...context, language }, place), ...(ending !== undefined && { ending }) };
  const lean = simplified(tree, speaker);
  return withTerms(isNoun(lean) ? numberSaid(lean, speaker) : clauseSaid(lean, speaker).says, speaker);
}

/** Numbers and seats are nouns, conditions are clauses. */
function isNoun({ type }: Expr): boolean {
  return type === 'number' || type === 'seat';
}

/** Whether it always holds, or never, under the options in force; undefined where the hand or the table decides. */
export function truthOf(tree: Expr, context: SayContext, place?: PlaceName): boolean | undefined {
  const lean = simplified(tree, context);
  // A pattern that counts nothing.
  if (place === 'pattern' && lean.node === 'number') return lean.value !== 0;
  return lean.node === 'boolean' ? lean.value : undefined;
}

/** What a pattern is worth: `3 fans`, `2 fan, or 1 when a set was claimed`. */
export function sayValue(value: Readonly<Record<string, Program>>, context: SayContext): Phrase {
  const { language } = context;
  const parts = Object.entries(value).flatMap(([tally, { folded }], index) => {
    const speaker = { ...speakerOf(context, 'value'), unit: nameOf(context, 'tallies', tally) };
    const lean = simplified(folded, speaker);
    const isNothing = index > 0 && lean.node === 'number' && lean.value === 0;
    return isNothing ? [] : [numberSaid(lean, speaker)];
  });
  return parts.length === 1 ? parts[0]! : language.several(parts);
}

/** What a hand of a shape consists of. */
export function sayShape(id: string, context: SayContext): Phrase {
  const speaker = speakerOf(context, 'shape');
  return context.language.sentence(shapeSaid(id, speaker));
}

/** A condition of a hand by what the hand has, others by what is so. */
function conditionSaid(lean: Expr, speaker: Speaker): Phrase {
  const { language, place } = speaker;
  if (lean.node === 'boolean') return lean.value ? language.always : language.never;
  const aboutHand = place === 'pattern' || place === 'value' || place === 'shape';
  if (!aboutHand) return clauseSaid(lean, speaker).says;
  const { shapes, clauses, unless } = conjunctionOf(lean.node === 'and' ? lean.of : [lean], speaker);
  const things = clauses.flatMap(({ thing, joined }) =>
    thing === undefined ? [] : [{ says: thing, ...(joined && { joined }) }],
  );
  const rest = clauses.filter(({ thing }) => thing === undefined);
  return language.hand({ shapes, things, clauses: rest, unless, thingsFirst: clauses[0]?.thing !== undefined });
}

/** A number of times: for each of something, perhaps only under a condition. */
function countSaid(lean: Expr, speaker: Speaker): Phrase {
  const { language, place } = speaker;
  if (place !== 'pattern') return numberSaid(lean, speaker);
  if (lean.node === 'if' && lean.else.node === 'number' && lean.else.value === 0)
    return language.when(countSaid(lean.then, speaker), clauseSaid(lean.test, speaker).says);
  if (lean.node === 'count') return numberSaid({ ...lean, node: 'per' }, speaker);
  return numberSaid(lean, speaker);
}
