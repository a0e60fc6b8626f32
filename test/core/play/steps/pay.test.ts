/** Points that change hands while a deal goes on: who pays, and what goes back. */
import { expect, it } from 'vitest';
import type { Table } from '../../../../core/index.ts';
import { copyTable } from '../../../../core/cache/table-copy.ts';
import { pay, refund } from '../../../../core/play/steps/pay.ts';
import { dealerDiscards } from '../../../kit/deals/dealer-discards.ts';
import { rulesOf } from '../../../kit/load-rules.ts';

/** Seat 0 deals and has discarded; all begin with 20,000. */
function window(): Table {
  const table = copyTable(dealerDiscards(rulesOf('international'), '5m', {}));
  expect([table.dealer, ...table.points]).toEqual([0, 20_000, 20_000, 20_000, 20_000]);
  table.events = [];
  return table;
}

const paid = (table: Table, seat: number, from: 'others' | 'exposer', amount: number, reason: string): void =>
  pay.does({ table, seat }, { do: 'pay', from, amount: () => amount, reason });
const goesBack = (table: Table, seat: number, reason: string): void =>
  refund.does({ table, seat }, { do: 'refund', reason, which: 'all', of: 'seat', paidTo: 'payers' });
const gains = ({ points, players }: Table): number[] => players.map((player) => points[player]! - 20_000);

it.each<[seat: number, from: 'others' | 'exposer', amount: number, gains: number[]]>([
  [2, 'others', 100, [-100, -100, 300, -100]],
  [2, 'exposer', 100, [-100, 0, 100, 0]],
  [2, 'others', -100, [100, 100, -300, 100]],
  [2, 'exposer', -100, [100, 0, -100, 0]],
  [2, 'others', 0, [0, 0, 0, 0]],
  // Who exposed the tile does not pay itself.
  [0, 'exposer', 100, [0, 0, 0, 0]],
])('seat %i is paid by the %s: %i', (seat, from, amount, wanted) => {
  const table = window();
  paid(table, seat, from, amount, 'a kong');
  expect(gains(table)).toEqual(wanted);
  expect(table.events.map(({ type }) => type)).toEqual(wanted.some((gain) => gain !== 0) ? ['pay'] : []);
});

it.each<[reasons: string[], back: string, gains: number[]]>([
  [['a kong'], 'a kong', [0, 0, 0, 0]],
  [['a kong', 'a kong'], 'a kong', [0, 0, 0, 0]],
  [['a kong', 'a flower'], 'a kong', [-100, -100, 300, -100]],
  [['a flower'], 'a kong', [-100, -100, 300, -100]],
])('of what was paid for %j, that for %s goes back', (reasons, back, wanted) => {
  const table = window();
  for (const reason of reasons) paid(table, 2, 'others', 100, reason);
  goesBack(table, 2, back);
  expect(gains(table)).toEqual(wanted);
  goesBack(table, 2, back);
  expect(gains(table)).toEqual(wanted);
});
