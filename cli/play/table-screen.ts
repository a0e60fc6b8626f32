/** The table as the person at it sees it. */
import type { SeatView, View } from '../../core/index.ts';
import { columns, heading, stringWidth, wrap } from '../draw/text-columns.ts';
import { amount } from '../draw/number-text.ts';
import { kindName, pointsWord, type Scene, seatName, say, thingName, tilesCounted } from '../draw/drawing-context.ts';
import { tilesText, tileText } from '../draw/tiles.ts';
import { countersText, joined, listsText, potsText } from './lists-counters-pots.ts';
import type { Menu } from './action-menu.ts';

/** A river that has less room than this gets lines of its own. */
const NARROW_RIVER = 32;
const INDENT = 10;

/** Everybody's melds, discards and points, in playing order from the dealer; before them what lies on the table. */
export function drawTable(scene: Scene, view: View): string[] {
  const { paint } = scene;
  const left = `${tilesCounted(scene, view.wall.left)} left`;
  const mine = seatName(scene, view.seats[view.seat]!.fromDealer);
  const title = `Deal ${view.deal} · round ${view.round} · ${left} · you are ${mine}`;
  const seats = [...view.seats].sort((a, b) => a.fromDealer - b.fromDealer);
  const rows = columns(
    seats.map((seat) => [
      seat === view.seats[view.seat] ? paint.bold('You') : scene.players[seat.player]!,
      paint.dim(seatName(scene, seat.fromDealer)),
      `${amount(seat.points)} ${pointsWord(scene)}`,
      shownText(scene, seat),
    ]),
    { right: [2] },
  );
  const width = Math.max(...rows.map((row) => stringWidth(row))) + 2;
  return [
    paint.bold(heading(title, scene.columns)),
    ...commonLine(scene, view),
    ...rows.flatMap((row, i) => withRiver(scene, row, width, riverTexts(scene, seats[i]!))),
  ];
}

/** Tiles turned up, pots and counters of the table, by the names of the pack. */
function commonLine(scene: Scene, { lists, counters, pots }: View): string[] {
  const text = joined([listsText(scene, lists), countersText(scene, counters), potsText(scene, pots)]);
  return text === '' ? [] : [`  ${text}`];
}

/** A seat and its discards, beside it or below. */
function withRiver({ columns: paper }: Scene, row: string, width: number, river: readonly string[]): string[] {
  const beside = paper - width >= NARROW_RIVER;
  const lines = wrap(river.join(' '), paper - (beside ? width : INDENT));
  const below = lines.slice(beside ? 1 : 0).map((line) => ' '.repeat(beside ? width : INDENT) + line);
  const first = beside && lines.length > 0 ? row + ' '.repeat(width - stringWidth(row)) + lines[0]! : row;
  const [start = '', ...rest] = stringWidth(first) <= paper ? [first] : wrap(first, paper - INDENT);
  return [start.trimEnd(), ...rest.map((line) => ' '.repeat(INDENT) + line), ...below];
}

/** What is remembered of the seat, its melds and bonus tiles. What only the seat itself knows stands by its hand. */
function shownText(scene: Scene, { melds, bonus, marks, counters }: SeatView): string {
  const sets = melds.map((meld) =>
    meld.claimed ? `(${tilesText(scene, meld.tiles)})` : `<${tilesText(scene, meld.tiles)}>`,
  );
  const seen = marks.filter((mark) => !scene.rules.privateMarks.includes(mark));
  const named = [...seen.map((mark) => thingName(scene, mark)), countersText(scene, counters)].filter((text) => text);
  return [named.join(', '), ...sets, ...(bonus.length > 0 ? [tilesText(scene, bonus)] : [])]
    .filter((text) => text)
    .join(' ');
}

/** Discards in order: a dot before those that went as they were drawn, brackets around those that others took. */
function riverTexts(scene: Scene, { river }: SeatView): string[] {
  const { paint } = scene;
  return river.map(({ tile, taken, drawn }) => {
    const dot = drawn ? paint.dim('·') : '';
    return taken ? `${dot}${paint.dim(`[${tile}]`)}` : `${dot}${tileText(scene, tile)}`;
  });
}

/** The own hand with the number of each discard below its tile, and what only the seat itself knows. */
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
  const own = view.seats[view.seat]!;
  const shown = own.melds.length > 0 ? `   ${shownText(scene, { ...own, bonus: [], marks: [], counters: {} })}` : '';
  const rest = cells.map(({ id, gap, first }) => ({
    tile: gap + tileText(scene, id),
    number: gap + (first ? number(id) : '').padStart(2),
  }));
  const below = number(view.drawn).padStart(2);
  if (view.drawn !== '') rest.push({ tile: drew, number: ' '.repeat(3 + 'drew '.length) + below });
  const lines = inLines(scene, rest).flatMap((line, i) => [
    `  ${i === 0 ? scene.paint.dim('hand') : '    '} ${line.map(({ tile }) => tile).join('')}`,
    ...(discards.length > 0 ? [`       ${scene.paint.dim(line.map((each) => each.number).join(''))}`.trimEnd()] : []),
  ]);
  const melds = stringWidth(lines[0]! + shown) <= scene.columns;
  const hand = melds ? [lines[0]! + shown, ...lines.slice(1)] : [...lines, `      ${shown}`];
  return [...ownLine(scene, view), ...hand, ...honoursLine(scene, view)];
}

/** Cells in as many lines as the paper needs. */
function inLines<Cell extends { tile: string }>(scene: Scene, cells: readonly Cell[]): Cell[][] {
  const lines: Cell[][] = [[]];
  let used = INDENT;
  for (const cell of cells) {
    const width = stringWidth(cell.tile);
    if (used + width > scene.columns) {
      lines.push([]);
      used = INDENT;
    }
    lines.at(-1)!.push(cell);
    used += width;
  }
  return lines;
}

/** `2z South · 5z White`: what the tiles of the hand are called that are no numbers. */
function honoursLine(scene: Scene, { hand }: View): string[] {
  const { tiles } = scene.rules;
  const kinds = [...new Set(hand.flatMap((id) => tiles.tiles[tiles.byId[id]!]?.kind ?? []))].sort((a, b) => a - b);
  const named = kinds.flatMap((kind) => {
    const { id } = tiles.kinds[kind]!;
    const name = kindName(scene, id);
    return name === undefined ? [] : [`${id} ${name}`];
  });
  const lines = wrap(named.join(' · '), scene.columns - 'hand '.length - 4);
  return named.length === 0 ? [] : lines.map((line) => `        ${scene.paint.dim(line)}`);
}

/** What the signs on the table mean. */
export const TABLE_KEY =
  '·5m drawn and discarded at once · [5m] discarded and claimed by another · (555m) claimed · <5555m> concealed kong';

/** `furiten: let a tile pass that completes the hand · missed pungs 5m`. */
function ownLine(scene: Scene, { seats, seat }: View): string[] {
  const { rules, pack, paint } = scene;
  const { marks, lists } = seats[seat]!;
  const secret = marks.filter((mark) => rules.privateMarks.includes(mark));
  const told = secret.map((mark) => {
    const says = pack.marks?.[mark]?.says;
    return `${paint.bad(thingName(scene, mark))}${says === undefined ? '' : `: ${say(scene, says)}`}`;
  });
  const isSecret = ([name]: [string, unknown]): boolean => rules.listRules[name]?.seen === 'owner';
  const all = Object.entries(lists);
  const known = listsText(scene, Object.fromEntries(all.filter((list) => !isSecret(list))));
  const text = joined([...told, listsText(scene, Object.fromEntries(all.filter(isSecret)))]);
  return [...(known === '' ? [] : [`  ${known}`]), ...(text === '' ? [] : [`  ${paint.dim('only you know')} ${text}`])];
}
