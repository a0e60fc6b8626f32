/**
 * A turn and the windows it opens, as a flow.
 *
 *     ┌ a tile is drawn ┐
 *     └────────┬────────┘
 *     ┌────────▼────────┐        ┌ after a discard ───┐
 *     │ win             │        │ 1  win             │
 *     │ kong ───────────┼───┐    │ 2  pung, kong      │
 *     │ discard ────────┼───┼──▶ │ 3  chow: next seat │
 *     └────────▲────────┘   │    └─────────┬──────────┘
 *              │            └──▶ ┌ after a kong ... ┐
 *              └── next seat ◀────── nobody
 */
import { arrow, line, rect, svg, widthOf, words } from './svg-shapes.ts';

export interface Flow {
  begins: string;
  turn: { title: string; moves: readonly FlowMove[] };
  windows: readonly FlowWindow[];
  /** What happens when nobody claims. */
  nobody: string;
  claimed: string;
  says: string;
}

export interface FlowMove {
  name: string;
  /** The window it opens. */
  opens?: string;
}

export interface FlowWindow {
  id: string;
  title: string;
  /** In the order in which they are heard. */
  claims: readonly string[];
}

const ROW = 22;
const PAD = 14;
const GAP = 26;
const LEFT = 20;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly string[];
}

export function drawFlow({ begins, turn, windows, nobody, claimed, says }: Flow): string {
  const turnLines = [turn.title, ...turn.moves.map(({ name }) => name)];
  const width = Math.max(...[begins, ...turnLines].map(widthOf)) + 2 * PAD;
  const start = boxAt(LEFT, 20, width, [begins]);
  const main = boxAt(LEFT, start.y + start.height + GAP, width, turnLines);
  const lanes = windows.length * 12 + 30;
  const right = LEFT + width + lanes;
  const boxes = windowBoxes(windows, right);
  const bottom = Math.max(main.y + main.height, boxes.at(-1)?.bottom ?? 0) + GAP;
  const rightWidth = Math.max(0, ...boxes.map(({ box }) => box.width));
  const total = right + rightWidth + 30;
  const ways = turn.moves.flatMap(({ opens }, index) => {
    const lane = boxes.findIndex(({ id }) => id === opens);
    if (lane < 0) return [];
    const from = main.y + rowMiddle(index + 1);
    const to = boxes[lane]!.box.y + rowMiddle(0);
    const middle = LEFT + width + 14 + 12 * lane;
    return [
      arrow(
        [
          [LEFT + width, from],
          [middle, from],
          [middle, to],
          [right, to],
        ],
        'strong',
      ),
    ];
  });
  const down = arrow([
    [LEFT + width / 2, start.y + start.height],
    [LEFT + width / 2, main.y],
  ]);
  const back = total - 14;
  const home = boxes.map(({ box }) =>
    line(
      [
        [box.x + box.width, box.y + box.height / 2],
        [back, box.y + box.height / 2],
        [back, bottom + 8],
      ],
      'faint',
    ),
  );
  const foot = [
    arrow(
      [
        [back, bottom + 8],
        [LEFT + 10, bottom + 8],
        [LEFT + 10, main.y + main.height],
      ],
      'faint',
    ),
    words(LEFT + 22, bottom + 28, nobody, { at: 'start', colour: 'ink' }),
    words(LEFT + 22, bottom + 46, claimed, { at: 'start', colour: 'ink' }),
  ];
  const wide = Math.max(total, LEFT + 40 + Math.max(widthOf(nobody), widthOf(claimed)));
  const all = [start, main, ...boxes.map(({ box }) => box)].map(drawBox);
  return svg(Math.ceil(wide), bottom + 62, says, [...home, ...foot, ...all, down, ...ways]);
}

function windowBoxes(windows: readonly FlowWindow[], x: number): { id: string; box: Box; bottom: number }[] {
  const width = Math.max(0, ...windows.flatMap(({ title, claims }) => [title, ...claims].map(widthOf))) + 2 * PAD;
  let y = 20;
  return windows.map(({ id, title, claims }) => {
    const box = boxAt(x, y, width, [title, ...claims]);
    y += box.height + 16;
    return { id, box, bottom: box.y + box.height };
  });
}

function boxAt(x: number, y: number, width: number, lines: readonly string[]): Box {
  return { x, y, width: Math.ceil(width), height: lines.length * ROW + 10, lines };
}

function rowMiddle(row: number): number {
  return 5 + row * ROW + ROW / 2;
}

function drawBox({ x, y, width, height, lines }: Box): string {
  const text = lines.map((one, row) =>
    words(x + PAD, y + rowMiddle(row) + 5, one, { at: 'start', bold: row === 0 && lines.length > 1 }),
  );
  return [rect(x, y, width, height, lines.length > 1 ? 'paper' : 'fill', 6), ...text].join('');
}
