/**
 * Which tiles of the wall each seat is dealt. What every seat has lies first, packets go round from the dealer, then comes the last tile:
 *
 *     leap      one each, and the dealer the one after them: with four seats 48 49 50 51, then 52
 *     single    one each
 *     none      nothing: the packets are the whole hand
 */
import type { Ruleset } from '../ruleset.ts';

/** By seat, the dealer first. */
export function dealtPlaces({ deal, seats }: Pick<Ruleset, 'deal' | 'seats'>): number[][] {
  const { each, packets, last } = deal;
  const dealt = Array.from({ length: seats.count }, (): number[] => []);
  let next = 0;
  for (const packet of [each.length, ...packets, last === 'none' ? 0 : 1])
    for (const places of dealt) for (let i = 0; i < packet; i++) places.push(next++);
  if (last === 'leap') dealt[0]!.push(next);
  return dealt;
}
