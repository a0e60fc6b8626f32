import { seatOfNumber } from '../../core/index.ts';
import { expect, test } from 'vitest';
import { type Circumstances, score } from '../../loader/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';
import { readJson } from './read-cases.ts';

/** Hands that other programs score wrongly, in the names of the one that scores them right. */
interface Trap {
  note: string;
  hand: string;
  win: string;
  melds: { k: 'chi' | 'pon' | 'ankan' | 'kakan' | 'minkan'; t: string }[];
  tsumo: boolean;
  kong: boolean;
  wallLast: boolean;
  prevalent: number;
  seat: number;
  flowers: number;
  expect: { total: number; fans: Record<string, number> };
}

/** Names that are not those of the pack. */
const NAMES: Record<string, string> = {
  'Unique Wait (Closed)': 'Closed Wait',
  'Unique Wait (Edge)': 'Edge Wait',
  'Unique Wait (Single)': 'Single Wait',
};

function handOf({ hand, win, melds, flowers }: Trap): string {
  const shown = melds.map(({ k, t }) =>
    k === 'ankan' ? `<${t}>` : k === 'kakan' ? `(${t.slice(0, 3)}+${t.slice(3)})` : `(${t})`,
  );
  const bonus = Array.from({ length: flowers }, (_, i) => `${i + 1}f`);
  return [hand, ...shown, `+${win}`, ...bonus].join(' ');
}

/** Three of the kind in own melds: everybody sees that the last one comes. */
function isLastOfKind({ win, melds }: Trap): boolean {
  const tiles = melds.flatMap(({ t }) => [...t.slice(0, -1)].map((rank) => rank + t.at(-1)!));
  return tiles.filter((tile) => tile === win).length === 3;
}

test('hands of the 81 fan that other programs get wrong', () => {
  const traps = readJson<{ mcr: Trap[] }>('bench/traps-tiles.json')?.mcr ?? [];
  const rules = rulesOf('mcr');
  const names = (rules.pack as { patterns: Record<string, { name: { en: string } }> }).patterns;
  for (const trap of traps) {
    const { tsumo, kong, wallLast, prevalent, seat, note } = trap;
    const after = kong && [tsumo ? 'after_kong' : 'robbing_kong'];
    const facts = [after || [], wallLast ? 'last_of_wall' : [], isLastOfKind(trap) ? 'fourth_of_kind' : []].flat();
    const how: Circumstances = {
      by: tsumo ? 'draw' : 'discard',
      seat: seatOfNumber(seat),
      round: prevalent,
      with: facts,
    };
    const { judgement } = sure(score(rules, handOf(trap), how));
    const fans = judgement?.patterns.map(({ id, times }) => [names[id]!.name.en, times] as const) ?? [];
    const wanted = Object.entries(trap.expect.fans).map(([name, times]) => [NAMES[name] ?? name, times] as const);
    expect([note, judgement?.tallies['fan'], new Map(fans)]).toEqual([note, trap.expect.total, new Map(wanted)]);
  }
  console.log(`traps: ${traps.length} cases`);
});
