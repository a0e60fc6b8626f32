/** What the engine offers beside what the articles allow. */
import assert from 'node:assert/strict';
import { legal, type Table } from '../../core/index.ts';
import { plainAction, plainLegal } from './plain-legal.ts';

export interface Compared {
  /** How many times a seat was asked. */
  decisions: number;
  /** Actions that were open to it. */
  actions: number;
}

/** Every seat at this moment; throws where the two lists differ. */
export function compareOffers(table: Table, compared: Compared): void {
  for (const seat of table.players.keys()) {
    const offered = legal(table, seat).map(plainAction).sort();
    const allowed = [...plainLegal(table, seat)].sort();
    if (offered.join() !== allowed.join())
      assert.deepEqual({ offered, seat, hand: table.seats[seat], stage: table.stage }, { offered: allowed });
    compared.decisions += offered.length > 0 ? 1 : 0;
    compared.actions += offered.length;
  }
}
