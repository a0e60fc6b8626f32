/**
 * A deal move by move: a column a seat in playing order, a row a go-around.
 *
 *          Ada          Ben              Cleo        Dan
 *      1   9m           1z               ·4z         1s
 *      2                Pung 111s, 9p    5z          ...
 */
import type { Deed, Part, Story } from '../play/story.ts';
import { padEnd, padStart, stringWidth } from './columns.ts';
import { inSentence, moveName, owned, say, type Scene, seatName } from './scene.ts';
import { tilesText, tileText } from './tiles.ts';

const NUMBER = 4;

/** The deal as a table of columns, with a line below a row for each claim that was beaten. */
export function drawRiver(scene: Scene, story: Story): string[] {
  const seats = story.players.map((_, i) => (story.begin.dealer + i) % story.players.length);
  const rows = rowsOf(story, seats);
  const cells = rows.map(({ deeds }) =>
    seats.map((seat) =>
      deeds
        .filter((deed) => deed.seat === seat)
        .map((deed) => deedText(scene, deed))
        .join(' '),
    ),
  );
  const names = seats.map((seat) => personAt(scene, story, seat));
  const widths = names.map((name, i) => Math.max(stringWidth(name), ...cells.map((row) => stringWidth(row[i]!))) + 2);
  const line = (number: string, row: readonly string[]): string =>
    `${padStart(scene.paint.dim(number), NUMBER)}  ${row.map((text, i) => padEnd(text, widths[i]!)).join('')}`.trimEnd();
  const notes = (first: number, end: number): string[] =>
    story.lost.filter(({ after }) => after > first && after <= end).map((lost) => lostText(scene, story, lost));
  return [
    line('', names.map(scene.paint.bold)),
    ...rows.flatMap(({ first, deeds }, i) => [
      line(String(i + 1), cells[i]!),
      ...notes(first, first + deeds.length).map((text) => `${' '.repeat(NUMBER + 2)}${scene.paint.dim(text)}`),
    ]),
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

/** What one seat did, in a few words: `Pung 111s → 9p`. */
export function deedText(scene: Scene, { parts }: Deed): string {
  return parts.map((part, i) => partText(scene, part, i > 0)).join(' ');
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
      return say(scene, scene.rules.names[part.mark], part.mark);
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
  return `${personAt(scene, story, seat)}, ${seatName(scene, ((seat - story.begin.dealer + count) % count) + 1)}`;
}

/** `└ Ben wanted 5m (Chow), but Cleo's Pung goes first.` */
export function lostText(scene: Scene, story: Story, { event, tile }: Story['lost'][number]): string {
  const who = personAt(scene, story, event.seat);
  const other = personAt(scene, story, event.to);
  const claimed = `${who} wanted ${tile === '' ? 'it' : `the ${tile}`} too`;
  return `└ ${claimed} (${moveName(scene, event.move)}), but ${lostReason(scene, event, other)}`;
}

/** Why a claim was beaten. */
export function lostReason(scene: Scene, { winner, why }: Story['lost'][number]['event'], other: string): string {
  const name = moveName(scene, winner);
  return why === 'rank'
    ? `${owned(other)} ${name} goes first.`
    : `${inSentence(other)} sat nearer to the one who exposed it.`;
}
