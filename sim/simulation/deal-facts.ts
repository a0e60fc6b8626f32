/** What a simulation keeps of a deal: gathered from its events, whatever the rules are. */
import {
  type Action,
  type Ending,
  type Entry,
  type Event,
  NEXT_DEAL,
  PASS,
  type PlayerNumber,
  type Seat,
  type Table,
} from '../../core/index.ts';

/** A win. */
export interface WinFacts {
  seat: Seat;
  /** The discarder; -1: drawn. */
  from: Seat;
  by: 'draw' | 'discard';
  /** What the rules call the value of the hand, and what the winner was paid for it. */
  value: number;
  gain: number;
  patterns: string[];
  limit?: string;
}

/** A deal that has come to its end. All numbers are seats, all lists by seat. */
export interface DealFacts {
  deal: number;
  round: number;
  dealer: Seat;
  /** `players[seat]` is the number of the player who sits there. */
  players: PlayerNumber[];
  discards: number;
  claims: number;
  ending: Ending;
  wins: WinFacts[];
  /** Change of points from the end of the deal before to the end of this one. */
  points: number[];
  /** What one seat paid another at a time. */
  payments: number[];
  /** What each seat that did not win paid to winners. */
  lost: number[];
  /** What of the rules came into play: `move pung`, `payment win self_drawn`. */
  used: ReadonlySet<string>;
}

/** Takes the events of a game as they come. */
export interface DealReader {
  /** Gives the deal that these events end. */
  read(events: readonly Event[], table: Table): DealFacts | undefined;
}

interface Draft extends DealFacts {
  used: Set<string>;
  /** Wins that have been paid. */
  paid: number;
}

/** Reads the deals of one game. */
export function makeDealReader(): DealReader {
  /** Points by player, as the deal before left them. */
  let before: number[] = [];
  let draft: Draft | undefined;
  let over = false;
  return {
    read(events, table) {
      let whole: DealFacts | undefined;
      for (const event of events) {
        if (event.type === 'game_begin') before = [...event.points];
        else if (event.type === 'deal_begin') {
          draft = begin(event, table.players);
          over = false;
        }
        if (draft === undefined) continue;
        note(draft, event, over);
        if (event.type === 'deal_over') over = true;
        if (event.type !== 'settle' || !over) continue;
        const { players } = draft;
        draft.points = event.points.map((points, seat) => points - before[players[seat]!]!);
        event.points.forEach((points, seat) => (before[players[seat]!] = points));
        const { paid: _paid, ...facts } = draft;
        whole = facts;
        draft = undefined;
      }
      return whole;
    },
  };
}

function begin({ deal, round, dealer }: Extract<Event, { type: 'deal_begin' }>, players: readonly number[]): Draft {
  return {
    ...{ deal, round, dealer, players: [...players], lost: players.map(() => 0) },
    ...{ discards: 0, claims: 0, ending: '', wins: [], points: [], payments: [], used: new Set(), paid: 0 },
  };
}

function note(deal: Draft, event: Event, over: boolean): void {
  const { used } = deal;
  switch (event.type) {
    case 'action':
      if (isMove(event)) used.add(`move ${event.move}`);
      return;
    case 'discard':
      deal.discards++;
      return;
    case 'meld':
      if (event.from >= 0) deal.claims++;
      return;
    case 'mark':
      if (event.on) used.add(`mark ${event.mark}`);
      return;
    case 'deposit':
      used.add(`pot ${event.pot}`);
      return;
    case 'reveal':
    case 'note':
      used.add(`list ${event.list}`);
      return;
    case 'win':
      return noteWin(deal, event);
    case 'read':
      used.add(`shape ${event.judgement.shape}`);
      return;
    case 'pay':
      for (const { amount } of event.entries) deal.payments.push(amount);
      return;
    case 'deal_over':
      deal.ending = event.ending;
      used.add(`ending ${event.ending}`);
      return;
    case 'settle':
      return noteSettled(deal, event.entries, over);
    default:
      return;
  }
}

function isMove({ move }: Action): boolean {
  return move !== PASS && move !== NEXT_DEAL;
}

function noteWin({ wins, used }: Draft, { seat, from, by, judgement }: Extract<Event, { type: 'win' }>): void {
  const { value, patterns, limit, shape } = judgement;
  used.add('ending win').add(`shape ${shape}`);
  if (limit !== undefined) used.add(`limit ${limit}`);
  for (const { id } of patterns) used.add(`pattern ${id}`);
  const ids = patterns.map(({ id }) => id);
  wins.push({ seat, from, by, value, gain: 0, patterns: ids, ...(limit !== undefined && { limit }) });
}

/** A win is paid before the deal is over where play goes on after it. */
function noteSettled(deal: Draft, entries: readonly Entry[], over: boolean): void {
  const paidFor = over ? deal.ending : 'win';
  const wins = deal.wins.slice(deal.paid);
  deal.paid = deal.wins.length;
  for (const { from, to, amount, rule } of entries) {
    deal.used.add(`payment ${paidFor} ${rule}`);
    if (typeof from === 'number' && typeof to === 'number') deal.payments.push(amount);
    const [winner, loser] = [to, from].map((seat) => wins.find((win) => win.seat === seat));
    if (winner) winner.gain += amount;
    if (loser) loser.gain -= amount;
    else if (winner && typeof from === 'number') deal.lost[from]! += amount;
  }
}
