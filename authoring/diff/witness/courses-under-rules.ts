/** What happens in situations under the packs, and under packs with one change. */
import { onceFor, turnOf } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { BothRules, RulesOf } from '../isolated-change.ts';
import type { Course } from './change-matters.ts';
import { playthrough } from './replay-under-other-rules.ts';
import type { Asking } from './scenario-order.ts';
import { sameTiles } from './score-under-both.ts';
import type { Situation } from './stretches-of-play.ts';
import { type Suspect, watch } from './watched-rules.ts';

/** A witness so good that nothing better is looked for: the change has a part in a difference on both sides. */
export const GOOD = 3;

/** Courses under the packs as they are are known from the first time on, with what they asked of the rules. */
export function rememberedCourses(
  both: BothRules,
  wanting: readonly Asking[],
): (of: RulesOf, situation: Situation) => Course | undefined {
  const askingOf = new Map<Suspect, Asking>();
  for (const asking of wanting)
    for (const trial of [asking.trial.plus, asking.trial.minus, ...(asking.trial.values ?? []).map(({ b }) => b)])
      askingOf.set(trial, asking);
  const isWanted = (suspect: Suspect): boolean => (askingOf.get(suspect)?.best?.strength ?? 0) < GOOD;
  const known = (['a', 'b'] as const).map((side) => {
    const { usual } = both[side];
    const suspects = wanting.flatMap(({ trial: { values, plus, minus } }) =>
      values ? values.flatMap(({ a: of, b }) => (of === usual ? [b] : [])) : [side === 'a' ? plus : minus],
    );
    const watchedBy = onceFor((rules: PackRuleset) => watch(rules, suspects, isWanted));
    return onceFor((situation: Situation): Course | undefined => {
      const rules = usual(situation.options);
      const played = rules && watchedBy(rules).during(() => courseUnder(() => rules, situation));
      return played?.made && { ...played.made, asked: played.asked };
    });
  });
  return (of, situation) => {
    const at = [both.a.usual, both.b.usual].indexOf(of);
    return at < 0 ? courseUnder(of, situation) : known[at]!(situation);
  };
}

/** What happens under rules; nothing where they have other tiles or seats, or do not know how it came to this. */
export function courseUnder(of: RulesOf, situation: Situation): Course | undefined {
  const rules = of(situation.options);
  if (rules === undefined || !fits(rules, situation)) return undefined;
  try {
    return { steps: playthrough(rules, situation) };
  } catch {
    // A pack with one thing from another may do what no pack that was checked does.
    return undefined;
  }
}

function fits(rules: PackRuleset, { start }: Situation): boolean {
  if (start === undefined) return true;
  const claim = turnOf(start)?.claim?.move;
  const isKnown = claim === undefined || Object.hasOwn(rules.moves, claim);
  return isKnown && sameTiles(rules.tiles, start.rules.tiles) && rules.seats.count === start.rules.seats.count;
}
