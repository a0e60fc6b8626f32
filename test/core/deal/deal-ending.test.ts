/** What is done when a deal ends, in its order: each step for all seats from the dealer on, then questions, then the settlement. */
import { expect, it } from 'vitest';
import type { AgendaItem } from '../../../core/table.ts';
import { copyTable } from '../../../core/cache/table-copy.ts';
import { end } from '../../../core/deal/deal-ending.ts';
import { dealerDiscards } from '../../kit/deals/dealer-discards.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const around = (item: (seat: number) => AgendaItem): AgendaItem[] => [2, 3, 0, 1].map(item);

it.each<[pack: string, ending: string, seats: number[], steps: number, asks: string[]]>([
  // Four steps find out who has what; then every seat may show that it waits.
  ['ari-ari', 'exhausted', [], 4, ['show_ready']],
  ['riichi', 'exhausted', [], 4, []],
  ['ari-ari', 'win', [3, 1], 0, []],
  ['international', 'exhausted', [], 0, []],
])('%s, %s %j', (pack, ending, seats, steps, asks) => {
  const table = copyTable(dealerDiscards(rulesOf(pack), '5m', {}));
  table.dealer = 2;
  table.agenda = [{ do: 'go on', seat: 0, offers: [] }];
  end(table, ending, seats);
  expect(table.agenda).toEqual([
    ...Array.from({ length: steps }, (_, at) => around((seat) => ({ do: 'rule', ending, at, seat }))).flat(),
    ...(asks.length > 0 ? around((seat) => ({ do: 'ask', seat, offers: asks })) : []),
    { do: 'close', ending, seats },
  ]);
  expect(table.toAct).toEqual([]);
});
