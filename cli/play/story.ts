/** The events of a deal gathered into what people want to read of it. */
import type { Entry, Ending, Event, Table } from '../../core/index.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** One seat's part of a go-around, in order. */
export interface Deed {
  seat: number;
  parts: Part[];
}

/** What a seat did, in the order it did it. */
export type Part =
  | { is: 'bonus'; tiles: string[] }
  | { is: 'meld'; move: string; tiles: string[]; from: number }
  | { is: 'discard'; tile: string; drawn: boolean }
  | { is: 'win'; tile: string; by: 'draw' | 'discard' }
  | { is: 'mark'; mark: string };

export interface Story {
  begin: Of<'deal_begin'>;
  period: number;
  /** players[seat]. */
  players: number[];
  /** Whether the bonus tiles of the dealt hands are replaced and the first turn has begun. */
  began: boolean;
  /** Concealed hands when play begins, by seat. */
  hands: string[][];
  /** The tile each seat drew last and still holds. */
  drawn: string[];
  bonus: string[][];
  deeds: Deed[];
  /** Claims that others beat, with the deed they belong before. */
  lost: { event: Of<'claim_lost'>; after: number; tile: string }[];
  wins: Of<'win'>[];
  /** Melds of each seat as they were made. */
  melds: Of<'meld'>[][];
  ending?: Ending;
  /** Who won, or declared falsely. */
  seats: number[];
  entries: Entry[];
  /** By player, after the deal. */
  points: number[];
}

/** Collects events; whole deals come out. */
export interface Teller {
  story: Story | undefined;
  players: number[];
  period: number;
}

export function makeTeller(table: Table): Teller {
  return { story: undefined, players: [...table.players], period: table.period + 1 };
}

/** Takes events in; gives the stories they complete. */
export function tell(teller: Teller, events: readonly Event[]): Story[] {
  const whole: Story[] = [];
  for (const event of events) {
    if (event.type === 'period') teller.period = event.period;
    else if (event.type === 'seats') teller.players = [...event.players];
    else if (event.type === 'deal_begin') teller.story = newStory(event, teller);
    else if (teller.story) add(teller.story, event);
    if (event.type === 'settle' && teller.story) {
      whole.push(teller.story);
      teller.story = undefined;
    }
  }
  return whole;
}

function newStory(begin: Of<'deal_begin'>, { players, period }: Teller): Story {
  const empty = <T>(): T[][] => players.map(() => []);
  return {
    begin,
    period,
    players: [...players],
    began: false,
    hands: empty(),
    drawn: [],
    bonus: empty(),
    deeds: [],
    lost: [],
    wins: [],
    melds: empty(),
    seats: [],
    entries: [],
    points: [],
  };
}

function add(story: Story, event: Event): void {
  switch (event.type) {
    case 'dealt':
      story.hands[event.seat] = [...event.tiles];
      return;
    case 'draw':
      if (!story.began) story.hands[event.seat]!.push(event.tile);
      story.drawn[event.seat] = event.tile;
      return;
    case 'bonus':
      return addBonus(story, event);
    case 'turn':
      story.began = true;
      if (event.begin === 'dealt') story.drawn = [];
      return;
    case 'meld':
      story.melds[event.seat]!.push(event);
      return does(story, event.seat, { is: 'meld', move: event.move, tiles: event.tiles, from: event.from });
    case 'discard':
      does(story, event.seat, { is: 'discard', tile: event.tile, drawn: story.drawn[event.seat] === event.tile });
      story.drawn[event.seat] = '';
      return;
    case 'mark':
      if (event.on) does(story, event.seat, { is: 'mark', mark: event.mark });
      return;
    case 'claim_lost': {
      const last = story.deeds.at(-1)?.parts.at(-1);
      story.lost.push({ event, after: story.deeds.length, tile: last?.is === 'discard' ? last.tile : '' });
      return;
    }
    case 'win':
      story.wins.push(event);
      return does(story, event.seat, { is: 'win', tile: event.tile, by: event.by });
    case 'deal_over':
      story.ending = event.ending;
      story.seats = event.seats;
      return;
    case 'settle':
      story.entries = event.entries;
      story.points = event.points;
      return;
    default:
      return;
  }
}

function addBonus(story: Story, { seat, tiles }: Of<'bonus'>): void {
  story.bonus[seat]!.push(...tiles);
  if (story.began) return does(story, seat, { is: 'bonus', tiles });
  const hand = story.hands[seat]!;
  for (const tile of tiles) hand.splice(hand.indexOf(tile), 1);
}

/** Belongs to the seat's last deed while nobody else has done anything; a discard ends a deed. */
function does(story: Story, seat: number, part: Part): void {
  const last = story.deeds.at(-1);
  const open = last?.seat === seat && last.parts.at(-1)?.is !== 'discard';
  if (open) last.parts.push(part);
  else story.deeds.push({ seat, parts: [part] });
}

/** Change of points by seat. */
export function changes(story: Story): number[] {
  return story.players.map((_, seat) =>
    story.entries.reduce(
      (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
      0,
    ),
  );
}
