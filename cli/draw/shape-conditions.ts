/** A hand that is complete by its tiles, but not by what the pack asks of that shape (`shapes.NAME.when`). */
import type { WinQuery } from '../../core/index.ts';
import { explain, rulesetFromPack, type ScoringRuleset } from '../../loader/index.ts';

/** A shape the hand would have, and the condition that does not hold. */
export interface UnmetShape {
  shape: string;
  when: string;
}

/** Each conditional shape is tried without its condition: the rules are assembled again, so only where a hand is no win. */
export function unmetShapes({ pack, options }: ScoringRuleset, query: WinQuery): UnmetShape[] {
  return Object.entries(pack.shapes).flatMap(([id, { when, ...shape }]) => {
    // `any tiles` is nothing but its condition.
    if (when === undefined || String(shape.is).startsWith('any')) return [];
    const made = rulesetFromPack({ ...pack, shapes: { ...pack.shapes, [id]: shape } }, options);
    const fits = made.ok && explain(made.value, query).readings.length > 0;
    return fits ? [{ shape: id, when: String(when) }] : [];
  });
}
