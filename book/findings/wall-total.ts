/** How many tiles the walls are built of. */
import { type Ruleset, tileTotal } from '../../core/index.ts';

/** All tiles but those that every seat has without drawing them. */
export function wallTotal({ deal, seats, tiles }: Pick<Ruleset, 'deal' | 'seats' | 'tiles'>): number {
  return tileTotal(tiles) - seats.count * deal.each.length;
}
