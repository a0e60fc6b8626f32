/** A finished hand on paper: its tiles, its patterns one by one, what they come to, who pays. */
import { type Entry, type Judgement, kindOf, parseHand, type Ruleset } from '../../core/index.ts';
import { amount, signed } from './number.ts';
import { clip, columns, padStart, stringWidth } from './columns.ts';
import { awardName, pointsWord, type Scene, tallyName } from './scene.ts';
import { drawTiles, inOrder, type TileGroup, tilesText } from './tiles.ts';

/** What is known of a hand that won. */
export interface Finished {
  judgement: Judgement;
  bonus: readonly string[];
  /** What stands below a meld of these tiles. */
  label?: (tiles: readonly string[]) => string | undefined;
}

/** The hand by its reading, groups apart; the tile that came last is marked. */
export function drawHand(scene: Scene, { judgement, bonus, label }: Finished): string[] {
  const groups: TileGroup[] = [];
  for (const text of judgement.reading.split(' ').filter((part) => part !== '')) {
    const tiles = tilesOf(scene.rules, text);
    if (/^[(<]/.test(text)) groups.push({ tiles, label: label?.(tiles) ?? (text[0] === '<' ? 'concealed' : 'claimed') });
    else if (text[0] === '+') groups.push(withLast(scene, groups, tiles[0]!));
    else groups.push({ tiles });
  }
  const shown = bonus.length > 0 ? [`  ${scene.paint.dim('and')} ${tilesText(scene, bonus)}`] : [];
  return [...drawTiles(scene, groups), ...shown];
}

/** A reading ends with the tiles the last one joined, and that tile. */
function withLast(scene: Scene, groups: TileGroup[], last: string): TileGroup {
  const before = groups.at(-1);
  const joins = before !== undefined && before.label === undefined && before.tiles[0]!.at(-1) === last.at(-1);
  if (!joins) return { tiles: [last], last: 0 };
  groups.pop();
  const tiles = inOrder(scene, [...before.tiles, last]);
  return { tiles, last: tiles.lastIndexOf(last) };
}

/** Ids of the tiles in a stretch of notation. */
export function tilesOf(rules: Ruleset, text: string): string[] {
  const hand = parseHand(text, rules.tiles);
  if (!hand.ok) return [];
  const { concealed, melds, bonus } = hand.value;
  const list = [...melds.flatMap((meld) => meld.tiles), ...concealed, ...bonus];
  return list.sort((a, b) => kindOf(rules.tiles, a) - kindOf(rules.tiles, b) || a - b).map((tile) => rules.tiles.tiles[tile]!.id);
}

/** One line a pattern: what it adds, its name, the rule in the words of the pack, where the book says it. */
export function drawPatterns(scene: Scene, { patterns, tallies }: Judgement): string[] {
  const { paint } = scene;
  const widest = Math.max(8, ...patterns.map((award) => stringWidth(awardName(scene, award))));
  const rows = patterns.map((award) => {
    const entry = scene.pack.patterns[award.id];
    const book = [entry?.source?.split(', ').at(-1), entry?.status === 'published' ? undefined : entry?.status].filter(Boolean).join(', ');
    const room = scene.columns - widest - stringWidth(book) - 24;
    return [worth(scene, award.value), paint.bold(awardName(scene, award)), paint.dim(clip(String(entry?.when ?? ''), room)), paint.dim(book)];
  });
  const sum = worth(scene, tallies);
  const lines = columns([...rows, [sum]], { right: [0] });
  const width = Math.max(...[...rows, [sum]].map((row) => stringWidth(row[0]!)));
  return [...lines.slice(0, -1), `  ${paint.dim('─'.repeat(width))}`, `  ${padStart(paint.bold(sum), width)}`];
}

/** `5 1/2 fans`; the tallies that are not zero. */
export function worth(scene: Scene, value: Readonly<Record<string, number>>): string {
  const parts = Object.entries(value).filter(([, number]) => number !== 0);
  const some = parts.length > 0 ? parts : Object.entries(value).slice(0, 1);
  return some.map(([tally, number]) => `${amount(number)} ${tallyName(scene, tally)}`).join(', ');
}

/** How the value comes from the tallies, in the words of the pack. */
export function drawValue(scene: Scene, { value, limit }: Judgement): string[] {
  const { score } = scene.pack;
  const steps = Object.entries(score.steps ?? {}).map(([name, text]) => `${name} = ${text}`);
  const formula = [String(score.value), ...steps].join(', ');
  const total = `${amount(value)} ${pointsWord(scene)}`;
  return [`  ${scene.paint.bold(total)}${limit ? ` (${limit})` : ''}  ${scene.paint.dim(`= ${clip(formula, scene.columns - stringWidth(total) - 8)}`)}`];
}

/** Who pays whom and why; `name` names a seat. */
export function drawPayments(scene: Scene, entries: readonly Entry[], name: (seat: number) => string): string[] {
  const { paint } = scene;
  const seats = [...new Set(entries.map((entry) => entry.to))];
  const gets = seats.map((seat) => {
    const sum = entries.reduce((total, { from, to, amount: paid }) => total + (to === seat ? paid : 0) - (from === seat ? paid : 0), 0);
    return [paint.bold(name(seat)), paint.good(signed(sum))];
  });
  const pays = entries.map(({ from, to, amount: paid, reason }) => [
    name(from), paint.bad(signed(-paid)), paint.dim(seats.length > 1 ? `to ${name(to)}: ${reason}` : reason),
  ]);
  return columns([...pays, ...(seats.length > 1 ? [] : gets)], { right: [1] });
}
