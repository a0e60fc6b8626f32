/** What the engine offers beside what a plain list of the rules allows. */
import assert from 'node:assert/strict';
import { legal, type Table } from '../../../core/index.ts';
import { plainAction, type Referee } from './table-as-tile-ids.ts';

export interface Compared {
  /** How many times a seat was asked. */
  decisions: number;
  /** Actions that were open to it. */
  actions: number;
}

/** Every seat at this moment; throws where the two lists differ. Each moment is to be shown to the referee once, in order. */
export function compareOffers(table: Table, referee: Referee, compared: Compared): void {
  referee.hear(table);
  for (const seat of table.players.keys()) {
    const offered = legal(table, seat).map(plainAction).sort();
    const allowed = [...referee.allows(table, seat)].sort();
    if (offered.join() !== allowed.join())
      assert.deepEqual({ offered, seat, hand: table.seats[seat], stage: table.stage }, { offered: allowed });
    compared.decisions += offered.length > 0 ? 1 : 0;
    compared.actions += offered.length;
  }
  const minds = referee.minds?.(table);
  if (minds) assert.equal(minds.kept, minds.heard);
}
