/** Points as bars to both sides of what everybody began with. */
import type { Standing } from '../../core/index.ts';
import { columns, padStart } from './text-columns.ts';
import { amount, signed } from './number-text.ts';
import { pointsWord, type Scene, thingName } from './drawing-context.ts';

const ROOM = 24;

/** A head, then a line for each player: points, what is owned in counters, and the final result, which placement may change. */
export function drawStandings(scene: Scene, standings: readonly Standing[]): string[] {
  const { paint } = scene;
  const most = Math.max(1, ...standings.map(({ result }) => Math.abs(result)));
  const counters = Object.keys(standings[0]?.counters ?? {});
  const head = [
    '',
    'player',
    pointsWord(scene),
    ...counters.map((counter) => thingName(scene, counter)),
    'final result',
  ];
  const rows = standings.map(({ rank, player, points, result, counters: owned = {} }) => {
    const bar = Math.round((Math.abs(result) / most) * ROOM) || (result === 0 ? 0 : 1);
    const left = padStart(result < 0 ? paint.bad('░'.repeat(bar)) : '', ROOM);
    const right = result > 0 ? paint.good('█'.repeat(bar)) : '';
    const name = scene.players[player]!;
    const numbers = [amount(points), ...counters.map((counter) => amount(owned[counter] ?? 0)), signed(result)];
    return [String(rank), rank === 1 ? paint.bold(name) : name, ...numbers, `${left}${paint.dim('│')}${right}`];
  });
  const right = head.map((_, at) => at).slice(2);
  return columns([head.map((text) => text && paint.dim(text)), ...rows], { right });
}
