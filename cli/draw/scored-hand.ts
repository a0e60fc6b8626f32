/** A finished hand on paper: its tiles, its patterns one by one, what they come to, who pays. */
import {
  type Account,
  type Entry,
  type Judgement,
  kindOf,
  parseHand,
  type Ruleset,
  type Worth,
} from '../../core/index.ts';
import { type Lack, type PaidWin, tellHand, tellResult } from '../../loader/index.ts';
import { amount, signed } from './number-text.ts';
import { clip, columns, padEnd, padStart, stringWidth } from './text-columns.ts';
import { awardName, counted, say, type Scene, tallyName, thingName, valueWord } from './drawing-context.ts';
import { drawTiles, inOrder, type TileGroup, tilesText } from './tiles.ts';

/** What is known of a hand that won. */
export interface Finished {
  judgement: Pick<Judgement, 'reading'>;
  bonus: readonly string[];
  /** What stands below a meld of these tiles. */
  label?: (tiles: readonly string[]) => string | undefined;
}

/** The hand by its reading, groups apart; the tile that came last is marked. */
export function drawHand(scene: Scene, { judgement, bonus, label }: Finished): string[] {
  const groups: TileGroup[] = [];
  for (const text of judgement.reading.split(' ').filter((part) => part !== '')) {
    const tiles = tilesOf(scene.rules, text);
    if (/^[(<]/.test(text))
      groups.push({ tiles, label: label?.(tiles) ?? (text[0] === '<' ? 'concealed' : 'claimed') });
    else if (text[0] === '+') groups.push(withLast(scene, groups, tiles[0]!));
    else groups.push({ tiles });
  }
  const shown = bonus.length > 0 ? [`  ${bonusText(scene, bonus)}`] : [];
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
  return list
    .sort((a, b) => kindOf(rules.tiles, a) - kindOf(rules.tiles, b) || a - b)
    .map((tile) => rules.tiles.tiles[tile]!.id);
}

/** A line a pattern: what it adds, its name, its rule in the words of the pack, the article; then the result as players say it. */
export function drawPatterns(scene: Scene, judgement: Judgement, win?: PaidWin): string[] {
  const { paint } = scene;
  const patterns = judgement.patterns.filter(({ value }) => Object.keys(value).some((tally) => isKept(scene, tally)));
  const names = patterns.map((award) => awardName(scene, award));
  const numbers = patterns.map((award) => worthInTable(scene, award.value));
  const wide = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => stringWidth(text)));
  const width = wide(numbers);
  const nameWidth = wide(names);
  const line = (number: string, name: string, rule: string, book = ''): string => {
    const room = scene.columns - width - nameWidth - stringWidth(book) - 8;
    const told = paint.dim(`${clip(rule, room)}${book ? `  ${book}` : ''}`);
    return `  ${padStart(number, width)}  ${paint.bold(padEnd(name, nameWidth))}  ${told}`.trimEnd();
  };
  const result = tellText(scene, judgement, win);
  return [
    ...patterns.map(({ id }, i) => line(numbers[i]!, names[i]!, ruleText(scene, id), bookText(scene, id))),
    `  ${paint.dim('─'.repeat(Math.min(scene.columns - 2, Math.max(width, stringWidth(result)))))}`,
    `  ${paint.bold(result)}`,
  ];
}

/** `3 han 30 fu: 3,900`; without the win `3 han 30 fu`. */
export function tellText(scene: Scene, worth: Worth, win?: PaidWin, brief = false): string {
  const telling = { language: scene.language, amount, brief };
  return win ? tellResult(scene, worth, win, telling) : tellHand(scene, worth, telling);
}

function ruleText({ pack }: Scene, id: string): string {
  return String(pack.patterns[id]?.when ?? '');
}

/** The last article named, and how sure it is. */
function bookText({ pack }: Scene, id: string): string {
  const { source, status } = pack.patterns[id] ?? {};
  const parts = [source?.split(', ').at(-1), status === 'published' ? undefined : status];
  const told = parts.filter(Boolean).join(', ');
  return told === '' ? '' : `[${told}]`;
}

/** Where a pack has one tally its name stands in the head alone. */
function worthInTable(scene: Scene, value: Readonly<Record<string, number>>): string {
  const tallies = Object.keys(scene.pack.tallies).filter((tally) => isKept(scene, tally));
  return tallies.length === 1 ? amount(value[tallies[0]!] ?? 0) : worth(scene, value);
}

/** Whether players add it up. */
function isKept({ pack }: Scene, tally: string): boolean {
  return pack.tallies[tally]?.internal !== true;
}

/** `5 1/2 fans`; the tallies that are not zero, and that players add up. */
export function worth(scene: Scene, value: Readonly<Record<string, number>>): string {
  const all = Object.entries(value).filter(([tally]) => isKept(scene, tally));
  const parts = all.filter(([, number]) => number !== 0);
  const some = parts.length > 0 ? parts : all.slice(0, 1);
  return some.map(([tally, number]) => counted(scene, number, amount(number), tallyName(scene, tally))).join(', ');
}

/** `6 of the 8 fans needed`; of a bound that has to be passed, `0 fans, more than 0 needed`. */
export function lackText(scene: Scene, { text, has, needs, more, tallies }: Lack): string {
  const [tally] = tallies;
  const name = tallies.length === 1 ? tallyName(scene, tally!) : undefined;
  const bound = more ? `more than ${amount(needs)} needed` : `at least ${amount(needs)} needed`;
  if (name === undefined) return `${text} is ${amount(has)}, ${bound}`;
  if (more) return `${counted(scene, has, amount(has), name)}, ${bound}`;
  return `${amount(has)} of the ${counted(scene, needs, amount(needs), name)} needed`;
}

/** `32 mados`, `240 base points`. */
export function valueText(scene: Scene, value: number): string {
  return counted(scene, value, amount(value), valueWord(scene));
}

/** `Flowers 3f`. */
export function bonusText(scene: Scene, bonus: readonly string[]): string {
  const suit = scene.pack.tiles.suits[bonus[0]!.at(-1)!];
  return `${scene.paint.dim(say(scene, suit?.name, 'bonus'))} ${tilesText(scene, bonus)}`;
}

/** Who pays whom and why. */
export function drawPayments(scene: Scene, entries: readonly Entry[], seatName: (seat: number) => string): string[] {
  const { paint } = scene;
  const name = (account: Account): string => {
    if (typeof account === 'number') return seatName(account);
    return thingName(scene, account.slice('pot:'.length));
  };
  const seats = [...new Set(entries.map((entry) => entry.to))];
  const gets = seats.map((seat) => {
    const sum = entries.reduce(
      (total, { from, to, amount: paid }) => total + (to === seat ? paid : 0) - (from === seat ? paid : 0),
      0,
    );
    return [paint.bold(name(seat)), paint.good(signed(sum))];
  });
  const pays = entries.map(({ from, to, amount: paid, reason }) => [
    name(from),
    paint.bad(signed(-paid)),
    paint.dim(seats.length > 1 ? `to ${name(to)}: ${reason}` : reason),
  ]);
  return columns([...pays, ...(seats.length > 1 ? [] : gets)], { right: [1] });
}
