/** What a ruleset says of a phase: what all seats do between the deal and the first turn. */
import type { Names, Query, Steps } from './ruleset.ts';

/** In which order dealt bonus tiles are shown: each seat once, new ones wait for the next cycle; or each seat until it has none. */
export type ShowingOrder = 'cycles' | 'seat';

/** Something that all seats do together before the first turn. */
export interface PhaseRule {
  id: string;
  name: Names;
  /** Asked of the dealer when the phase comes; where it does not hold, the phase is left out. */
  when: Query<boolean>;
  /** Bonus tiles of the dealt hands are shown and replaced. */
  shows?: ShowingOrder;
  /** Which window opens on each of them. */
  window?: string;
  /** Moves that each seat is asked for. */
  asks: readonly string[];
  /** What a silent seat does, one of these moves or `pass`. Only where it is `pass`, a seat that can do something may pass. */
  default: string;
  /** All seats are asked as long as it holds for one of them; a seat for which it does not can only pass. Without it they are asked once. */
  again?: Query<boolean>;
  /** Done for each seat, the dealer first, when the phase is over. */
  done: Steps;
}
