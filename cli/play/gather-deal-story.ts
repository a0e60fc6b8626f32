/** The events of a deal gathered into what people want to read of it. */
import type { Entry, Ending, Event, Ruleset, Table, Transfer } from '../../core/index.ts';

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
  | { is: 'mark'; mark: string }
  | { is: 'open'; tiles: string[] };

/** What happened beside the deeds, after so many of them. */
export interface Note {
  after: number;
  event: Of<'reveal' | 'deposit' | 'liable' | 'pay' | 'mark' | 'given' | 'swap' | 'leave'>;
}

/** What was found of a seat when the deal ended: what is remembered of it from then on, the hand it laid open. */
export interface Closing {
  seat: number;
  marks: string[];
  hand: string[];
}

/** What lies on the table from deal to deal, beside tiles. */
export interface Carried {
  counters: Record<string, number>;
  pots: Record<string, number>;
}

export interface Story {
  begin: Of<'deal_begin'>;
  period: number;
  /** As the deal began. */
  carried: Carried;
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
  notes: Note[];
  /** Tiles turned up, by list. */
  lists: Record<string, string[]>;
  closing: Closing[];
  /** Claims that others beat, with the deed they belong before. */
  lost: { event: Of<'claim_lost'>; after: number; tile: string }[];
  wins: Of<'win'>[];
  /** What was paid for each of them, with others on the same tile. */
  paid: (readonly Entry[])[];
  /** Hands that have not won and are paid for. */
  read: Of<'read'>[];
  /** Melds of each seat as they were made. */
  melds: Of<'meld'>[][];
  ending?: Ending;
  /** Whether a win was declared that had to be shown. */
  declared: boolean;
  /** Who won, or declared falsely. */
  seats: number[];
  entries: Entry[];
  /** What was paid in counters, and by counter what each seat has of it. */
  transfers: Transfer[];
  counted: Record<string, number[]>;
  /** By seat, after the deal. */
  points: number[];
  /** What the deal leaves in the pots. */
  pots: Record<string, number>;
}

/** Collects events; whole deals come out. */
export interface Teller {
  rules: Ruleset;
  story: Story | undefined;
  players: number[];
  period: number;
  carried: Carried;
  /** What is paid when the game is over, before the final standings. */
  leftOver: Entry[];
}

export function makeTeller(table: Table): Teller {
  return {
    rules: table.rules,
    story: undefined,
    players: [...table.players],
    period: table.period,
    carried: { counters: {}, pots: {} },
    leftOver: [],
  };
}

/** Takes events in; gives the stories they complete. */
export function tell(teller: Teller, events: readonly Event[]): Story[] {
  const whole: Story[] = [];
  for (const event of events) {
    if (event.type === 'period') teller.period = event.period;
    else if (event.type === 'seats') teller.players = [...event.players];
    else if (event.type === 'deal_begin') teller.story = newStory(event, teller);
    else if (teller.story) add(teller.story, event, teller.rules);
    carry(teller.carried, event);
    if (event.type !== 'settle' || (teller.story && teller.story.ending === undefined)) continue;
    if (teller.story) whole.push(teller.story);
    else teller.leftOver = event.entries;
    teller.story = undefined;
  }
  return whole;
}

/** Keeps what lies on the table from deal to deal. */
function carry({ counters, pots }: Carried, event: Event): void {
  if (event.type === 'count' && event.seat < 0) counters[event.counter] = event.value;
  if (event.type === 'deposit') pots[event.pot] = (pots[event.pot] ?? 0) + event.amount;
  if (event.type === 'settle') Object.assign(pots, event.pots);
}

function newStory(begin: Of<'deal_begin'>, { players, period, carried }: Teller): Story {
  const empty = <T>(): T[][] => players.map(() => []);
  return {
    begin,
    period,
    carried: { counters: { ...carried.counters }, pots: { ...carried.pots } },
    players: [...players],
    began: false,
    hands: empty(),
    drawn: [],
    bonus: empty(),
    deeds: [],
    notes: [],
    lists: {},
    closing: [],
    lost: [],
    wins: [],
    paid: [],
    read: [],
    melds: empty(),
    declared: false,
    seats: [],
    entries: [],
    transfers: [],
    counted: {},
    points: [],
    pots: {},
  };
}

function add(story: Story, event: Event, rules: Ruleset): void {
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
      does(story, event.seat, { is: 'discard', tile: event.tile, drawn: event.drawn });
      story.drawn[event.seat] = '';
      return;
    case 'mark':
      return addMark(story, event, rules);
    case 'reveal':
      story.lists[event.list] = [...(story.lists[event.list] ?? []), ...event.tiles];
      if (story.began) note(story, event);
      return;
    case 'given':
      addGiven(story, event);
      return note(story, event);
    case 'count':
      if (event.seat >= 0) (story.counted[event.counter] ??= story.players.map(() => 0))[event.seat] = event.value;
      return;
    case 'deposit':
    case 'liable':
    case 'pay':
    case 'swap':
    case 'leave':
      return note(story, event);
    case 'opened':
      return does(story, event.seat, { is: 'open', tiles: event.hand });
    case 'declared':
      story.declared = true;
      return;
    case 'claim_lost': {
      const last = story.deeds.at(-1)?.parts.at(-1);
      story.lost.push({ event, after: story.deeds.length, tile: last?.is === 'discard' ? last.tile : '' });
      return;
    }
    case 'win':
      story.wins.push(event);
      return does(story, event.seat, { is: 'win', tile: event.tile, by: event.by });
    case 'read':
      story.read.push(event);
      return does(story, event.seat, { is: 'open', tiles: event.hand });
    case 'false_win':
      return does(story, event.seat, { is: 'open', tiles: event.hand });
    case 'deal_over':
      close(story, event);
      return;
    case 'settle':
      // Wins after which play went on have been paid before.
      story.entries = [...story.entries, ...event.entries];
      story.transfers = [...story.transfers, ...(event.transfers ?? [])];
      while (story.paid.length < story.wins.length) story.paid.push(event.entries);
      story.points = event.points;
      story.pots = event.pots;
      return;
    default:
      return;
  }
}

function note(story: Story, event: Note['event']): void {
  story.notes.push({ after: story.deeds.length, event });
}

/** What only its seat knows is no deed. */
function addMark(story: Story, event: Of<'mark'>, { privateMarks }: Ruleset): void {
  if (!event.on) return;
  if (privateMarks.includes(event.mark)) return note(story, event);
  does(story, event.seat, { is: 'mark', mark: event.mark });
}

/** What was noted of the seats after the last thing any of them did belongs to the ending. */
function close(story: Story, { ending, seats }: Of<'deal_over'>): void {
  story.ending = ending;
  story.seats = seats;
  const isFound = ({ parts }: Deed): boolean => parts.every(({ is }) => is === 'mark' || is === 'open');
  const first = story.deeds.findLastIndex((deed) => !isFound(deed)) + 1;
  for (const { seat, parts } of story.deeds.splice(first)) {
    const marks = parts.flatMap((part) => (part.is === 'mark' ? [part.mark] : []));
    const hand = parts.flatMap((part) => (part.is === 'open' ? part.tiles : []));
    const known = story.closing.find((one) => one.seat === seat);
    if (known) Object.assign(known, { marks: [...known.marks, ...marks], hand: hand.length > 0 ? hand : known.hand });
    else story.closing.push({ seat, marks, hand });
  }
}

/** Hands when play begins are those after everything has been given. */
function addGiven({ hands }: Story, { seat, to, tiles, own = tiles, kept = tiles }: Of<'given'>): void {
  const mine = hands[seat]!;
  // What a seat passes on unseen is not in its hand.
  for (const tile of own) if (mine.includes(tile)) mine.splice(mine.indexOf(tile), 1);
  hands[to]!.push(...kept);
}

function addBonus(story: Story, { seat, tiles }: Of<'bonus'>): void {
  story.bonus[seat]!.push(...tiles);
  if (story.began) return does(story, seat, { is: 'bonus', tiles });
  const hand = story.hands[seat]!;
  for (const tile of tiles) hand.splice(hand.indexOf(tile), 1);
}

/**
 * Belongs to the seat's last deed while nobody else has done anything; a discard ends a deed. What is remembered of a seat when its
 * discard stands belongs to that deed, if the seat declared something with it.
 */
function does(story: Story, seat: number, part: Part): void {
  const last = story.deeds.at(-1);
  const declares = part.is === 'mark' && last?.parts.some(({ is }) => is === 'mark');
  const open = last?.seat === seat && (declares || last.parts.every(({ is }) => is !== 'discard'));
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
