/** The table as the person at it sees it. */
import type { SeatView, View } from '../../core/index.ts';
import { columns, heading } from '../draw/columns.ts';
import { amount } from '../draw/number.ts';
import { pointsWord, say, type Scene, seatName, tilesCounted } from '../draw/scene.ts';
import { tilesText, tileText } from '../draw/tiles.ts';
import type { Menu } from './menu.ts';

/** Everybody's melds, discards and points, in playing order from the dealer. */
export function drawTable(scene: Scene, view: View): string[] {
  const { paint } = scene;
  const left = `${tilesCounted(scene, view.wall.left)} left`;
  const mine = seatName(scene, view.seats[view.seat]!.number);
  const title = `Deal ${view.deal} · round ${view.round} · ${left} · you are ${mine}`;
  const seats = [...view.seats].sort((a, b) => a.number - b.number);
  const rows = seats.map((seat) => [
    seat === view.seats[view.seat] ? paint.bold('You') : scene.players[seat.player]!,
    paint.dim(seatName(scene, seat.number)),
    `${amount(seat.points)} ${pointsWord(scene)}`,
    shownText(scene, seat),
    riverText(scene, seat),
  ]);
  return [paint.bold(heading(title, scene.columns)), ...columns(rows, { right: [2] })];
}

/** Melds, bonus tiles and marks. */
function shownText(scene: Scene, { melds, bonus, marks }: SeatView): string {
  const sets = melds.map((meld) =>
    meld.claimed ? `(${tilesText(scene, meld.tiles)})` : `<${tilesText(scene, meld.tiles)}>`,
  );
  const named = marks.map((mark) => say(scene, scene.rules.names[mark], mark));
  return [...named, ...sets, ...(bonus.length > 0 ? [tilesText(scene, bonus)] : [])].join(' ');
}

/** Discards in order; those that others took in brackets. */
function riverText(scene: Scene, { river }: SeatView): string {
  return river.map(({ tile, taken }) => (taken ? scene.paint.dim(`[${tile}]`) : tileText(scene, tile))).join(' ');
}

/** The own hand with the number of each discard below its tile. */
export function drawOwnHand(scene: Scene, view: View, { discards }: Menu): string[] {
  const held = [...view.hand];
  if (view.drawn !== '') held.splice(held.lastIndexOf(view.drawn), 1);
  const cells = held.map((id, i) => ({
    id,
    gap: i > 0 && held[i - 1]!.at(-1) !== id.at(-1) ? '  ' : ' ',
    first: held.indexOf(id) === i,
  }));
  const number = (id: string): string => String(discards.find(({ tile }) => tile === id)?.number ?? '');
  const drew = view.drawn === '' ? '' : `   ${scene.paint.dim('drew')} ${tileText(scene, view.drawn)}`;
  const tiles = cells.map(({ id, gap }) => gap + tileText(scene, id)).join('');
  const numbers = cells.map(({ id, gap, first }) => gap + (first ? number(id) : '').padStart(2)).join('');
  const last = view.drawn === '' ? '' : ' '.repeat(3 + 'drew '.length) + number(view.drawn).padStart(2);
  const own = view.seats[view.seat]!;
  const shown = own.melds.length > 0 ? `   ${shownText(scene, { ...own, bonus: [], marks: [] })}` : '';
  const lines = [`  ${scene.paint.dim('hand')} ${tiles}${drew}${shown}`];
  if (discards.length > 0) lines.push(`       ${scene.paint.dim(numbers + last)}`);
  return lines;
}
