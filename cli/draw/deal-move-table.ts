/**
 * A deal move by move: a column a seat in playing order, a row a go-around.
 *
 *          Ada          Ben              Cleo        Dan
 *      1   9m           1z               ·4z         1s
 *      2                Pung 111s, 9p    5z          ...
 */
import type { Deed, Note, Part, Story } from '../play/gather-deal-story.ts';
import { clip, padEnd, padStart, stringWidth, wrap } from './text-columns.ts';
import { amount } from './number-text.ts';
import {
  capital,
  does,
  inSentence,
  moveName,
  owned,
  patternName,
  pointsWord,
  type Scene,
  seatName,
  say,
  thingName,
} from './drawing-context.ts';
import { tilesText, tileText } from './tiles.ts';

const NUMBER = 4;

/** The deal as a table of columns, with a line below a row for each claim that was beaten and for what happened beside. */
export function drawRiver(scene: Scene, story: Story): string[] {
  const rows = riverRows(scene, story);
  const cells = rows.map((row) => row.cells);
  const names = seatsFromDealer(story).map((seat) => personAt(scene, story, seat));
  const widths = widthsOf(scene, [names, ...cells]);
  const line = (number: string, row: readonly string[]): string =>
    `${padStart(scene.paint.dim(number), NUMBER)}  ${row.map((text, i) => padEnd(text, widths[i]!)).join('')}`.trimEnd();
  const lines = (number: string, row: readonly string[]): string[] => {
    const parts = row.map((text, i) => {
      const room = widths[i]! - GAP;
      return wrap(text, room).map((word) => clip(word, room));
    });
    const height = Math.max(...parts.map(({ length }) => length));
    return Array.from({ length: height }, (_, at) =>
      line(
        at === 0 ? number : '',
        parts.map((part) => part[at] ?? ''),
      ),
    );
  };
  return [
    line('', names.map(scene.paint.bold)),
    ...rows.flatMap((row, i) => [
      ...lines(String(i + 1), row.cells),
      ...row.asides.map((text) => `${' '.repeat(NUMBER + 2)}${scene.paint.dim(text)}`),
    ]),
  ];
}

/** Seats in the order of play. */
export function seatsFromDealer({ players, begin }: Story): number[] {
  return players.map((_, i) => (begin.dealer + i) % players.length);
}

/** What each seat did in a go-around, and what is told below it. */
export function riverRows(scene: Scene, story: Story): { cells: string[]; asides: string[] }[] {
  const seats = seatsFromDealer(story);
  return rowsOf(story, seats).map(({ first, deeds }) => ({
    cells: seats.map((seat) =>
      deeds
        .filter((deed) => deed.seat === seat)
        .map((deed) => deedText(scene, deed))
        .join(' '),
    ),
    asides: asides(scene, story, first, first + deeds.length),
  }));
}

const GAP = 2;

/** As wide as the widest cell, as far as the paper reaches: then the widest columns give way. */
function widthsOf({ columns }: Scene, rows: readonly (readonly string[])[]): number[] {
  const wanted = rows[0]!.map((_, i) => Math.max(...rows.map((row) => stringWidth(row[i]!))) + GAP);
  const room = columns - NUMBER - 2;
  const used = (most: number): number => wanted.reduce((sum, width) => sum + Math.min(width, most), 0);
  let most = Math.max(...wanted);
  while (used(most) > room && most > GAP + 1) most--;
  return wanted.map((width) => Math.min(width, most));
}

/** What is told below a row; what only one seat knows is not. */
function asides(scene: Scene, story: Story, first: number, end: number): string[] {
  const here = ({ after }: { after: number }): boolean => after > first && after <= end;
  return [
    ...story.lost.filter(here).map((lost) => lostText(scene, story, lost)),
    ...story.notes
      .filter((note) => here(note) && note.event.type !== 'mark')
      .flatMap((note) => noteTexts(scene, story, note).map((text) => `└ ${text}`)),
  ];
}

/** A new row begins when the turn comes back to a seat at or before the last one. */
function rowsOf({ deeds }: Story, seats: readonly number[]): { first: number; deeds: Deed[] }[] {
  const rows: { first: number; deeds: Deed[] }[] = [];
  let last = Infinity;
  deeds.forEach((deed, i) => {
    const column = seats.indexOf(deed.seat);
    if (column <= last) rows.push({ first: i, deeds: [] });
    rows.at(-1)!.deeds.push(deed);
    last = column;
  });
  return rows;
}

/** What one seat did, in a few words: `Pung 111s → 9p`. A win says all there is to be remembered of it. */
export function deedText(scene: Scene, { parts }: Deed): string {
  const wins = parts.some(({ is }) => is === 'win');
  const told = parts.filter(({ is }) => !(wins && is === 'mark'));
  return told.map((part, i) => partText(scene, part, i > 0)).join(' ');
}

/** A tile discarded as it was drawn has a dot before it; one from the hand stands plain. */
function partText(scene: Scene, part: Part, follows: boolean): string {
  const { paint } = scene;
  switch (part.is) {
    case 'discard':
      return `${follows ? '→ ' : ''}${part.drawn ? paint.dim('·') : ''}${tileText(scene, part.tile)}`;
    case 'meld':
      return `${moveName(scene, part.move)} ${tilesText(scene, part.tiles)}`;
    case 'bonus':
      return tilesText(scene, part.tiles);
    case 'mark':
      return follows ? `(${thingName(scene, part.mark)})` : thingName(scene, part.mark);
    case 'open':
      return `lays open ${tilesText(scene, part.tiles)}`;
    case 'win':
      return `${paint.good('★')} ${paint.bold('wins')}${part.tile ? ` ${tileText(scene, part.tile)}` : ''}`;
  }
}

export function personAt(scene: Scene, { players }: Story, seat: number): string {
  return scene.players[players[seat]!]!;
}

/** `Ada, jonga`: a person and the seat in this deal. */
export function personAndSeat(scene: Scene, story: Story, seat: number): string {
  const count = story.players.length;
  return `${personAt(scene, story, seat)}, ${seatName(scene, (seat - story.begin.dealer + count) % count)}`;
}

/** `└ Ben wanted 5m (Chow), but Cleo's Pung goes first.` */
export function lostText(scene: Scene, story: Story, { event, tile }: Story['lost'][number]): string {
  const who = personAt(scene, story, event.seat);
  const other = personAt(scene, story, event.to);
  const claimed = `${who} wanted ${tile === '' ? 'it' : `the ${tileText(scene, tile)}`} too`;
  return `└ ${claimed} (${moveName(scene, event.move)}), but ${lostReason(scene, event, other)}`;
}

/** What happened beside the deeds: `riichi stakes: Ben puts in 1,000 points`, `dora indicators: 3p`. */
export function noteTexts(scene: Scene, story: Story, { event }: Note): string[] {
  const name = (seat: number): string => personAt(scene, story, seat);
  switch (event.type) {
    case 'reveal':
      return [`${capital(thingName(scene, event.list))}: ${tilesText(scene, event.tiles)}`];
    case 'deposit': {
      const paid = `${amount(event.amount)} ${pointsWord(scene)}`;
      return [`${capital(thingName(scene, event.pot))}: ${inSentence(does(name(event.seat), 'puts'))} in ${paid}`];
    }
    case 'given':
      return [`${does(name(event.seat), 'gives')} ${inSentence(name(event.to))} ${tilesText(scene, event.tiles)}`];
    case 'swap':
      return [
        `${does(name(event.seat), 'puts')} ${tileText(scene, event.tile)} into a meld of ${inSentence(name(event.from))} for ${tileText(scene, event.joker)}`,
      ];
    case 'leave':
      return [`${does(name(event.seat), 'plays')} no more in this deal`];
    case 'liable': {
      const patterns = event.patterns.map((id) => patternName(scene, id)).join(' or ');
      return [`${does(name(event.by), 'answers')} for ${owned(name(event.seat))} ${patterns}`];
    }
    case 'pay':
      return event.entries.map(
        ({ from, to, amount: paid, reason }) =>
          `${does(name(from), 'pays')} ${inSentence(name(to))} ${amount(paid)} ${pointsWord(scene)}: ${reason}`,
      );
    case 'mark': {
      const says = scene.pack.marks?.[event.mark]?.says;
      return [
        `${name(event.seat)}: ${thingName(scene, event.mark)}${says === undefined ? '' : ` (${say(scene, says)})`}`,
      ];
    }
  }
}

/** Why a claim was beaten. */
export function lostReason(scene: Scene, { winner, why }: Story['lost'][number]['event'], other: string): string {
  const name = moveName(scene, winner);
  return why === 'rank'
    ? `${owned(other)} ${name} goes first.`
    : `${inSentence(other)} sat nearer to the one who exposed it.`;
}
