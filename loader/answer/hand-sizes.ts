import { type Hand, tallyOf } from '../../core/index.ts';
import { handSize, isWholeHand, shapeSize } from '../../dsl/index.ts';
import type { ScoringRuleset } from '../chapters/assemble-ruleset.ts';

/** How many tiles a hand has, as these rules count them, and how many a winning one may have; no numbers where any tiles win. */
export function sizesOf(
  { scoring, tiles }: ScoringRuleset,
  { concealed, melds }: Hand,
): { has: number; wants: number[] } {
  const shapes = scoring.rules.shapes.filter((shape) => !shape.any && !shape.partial);
  const [usual = shapes[0]] = shapes.filter((shape) => !isWholeHand(shape));
  if (usual === undefined) return { has: concealed.length, wants: [] };
  const alike = shapes.filter((shape) => isWholeHand(shape) === isWholeHand(usual));
  const wants = [...new Set(alike.flatMap((shape) => shapeSize(shape) ?? []))].sort((a, b) => a - b);
  return { has: handSize(usual, tallyOf(concealed, tiles), melds), wants };
}
