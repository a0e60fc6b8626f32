/** Points that change hands while a deal goes on: who pays, and what goes back. */
import { expect, it } from 'vitest';
import type { Table } from '../../../core/index.ts';
import { copyTable } from '../../../core/cache/copy.ts';
import { payAtOnce, refund } from '../../../core/play/transfers.ts';
import { dealerDiscards } from '../../kit/deals/dealer-discards.ts';
import { rulesOf } from '../../kit/rules.ts';

/** Seat 0 deals and has discarded; all begin with 20,000. */
function window(): Table {
  const table = copyTable(dealerDiscards(rulesOf('international'), '5m', {}));
  expect([table.dealer, ...table.points]).toEqual([0, 20_000, 20_000, 20_000, 20_000]);
  table.events = [];
  return table;
}

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
  payAtOnce(table, seat, from, amount, 'a kong');
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
  for (const reason of reasons) payAtOnce(table, 2, 'others', 100, reason);
  refund(table, 2, back);
  expect(gains(table)).toEqual(wanted);
  refund(table, 2, back);
  expect(gains(table)).toEqual(wanted);
});
