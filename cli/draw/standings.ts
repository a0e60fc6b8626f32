/** Points as bars to both sides of what everybody began with. */
import type { Standing } from '../../core/index.ts';
import { padEnd, padStart, stringWidth } from './text-columns.ts';
import { amount, signed } from './number-text.ts';
import { pointsWord, type Scene, thingName } from './drawing-context.ts';

const ROOM = 24;

export function drawStandings(scene: Scene, standings: readonly Standing[]): string[] {
  const { paint } = scene;
  const most = Math.max(1, ...standings.map(({ result }) => Math.abs(result)));
  const names = standings.map(({ player }) => scene.players[player]!);
  const points = standings.map(({ points, counters = {} }) =>
    [
      `${amount(points)} ${pointsWord(scene)}`,
      ...Object.entries(counters).map(([counter, value]) => `${amount(value)} ${thingName(scene, counter)}`),
    ].join(', '),
  );
  const results = standings.map(({ result }) => signed(result));
  const width = (texts: readonly string[]): number => Math.max(...texts.map((text) => stringWidth(text)));
  return standings.map(({ rank, result }, i) => {
    const bar = Math.round((Math.abs(result) / most) * ROOM) || (result === 0 ? 0 : 1);
    const left = padStart(result < 0 ? paint.bad('░'.repeat(bar)) : '', ROOM);
    const right = result > 0 ? paint.good('█'.repeat(bar)) : '';
    const name = padEnd(rank === 1 ? paint.bold(names[i]!) : names[i]!, width(names));
    const numbers = `${padStart(points[i]!, width(points))}  ${padStart(results[i]!, width(results))}`;
    return `  ${rank}  ${name}  ${numbers}  ${left}${paint.dim('│')}${right}`.trimEnd();
  });
}
