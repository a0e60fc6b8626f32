/** Deals of Sichuan mahjong in their neutral form: for every event hands are laid with which it can happen, and the engine plays it. */
import {
  type Action,
  type Event,
  legal,
  tilesLeft,
  newGame,
  PASS,
  play,
  Table,
  parseHand,
} from '../../../core/index.ts';
import type { OptionValue } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import type { Outcome } from '../differences-page.ts';
import { readCases } from '../read-cases.ts';
import { packOf, PROFILES, type SichuanCase, sichuanOutcomes } from './sichuan.ts';

interface Winner {
  by: number;
  fan?: number;
  value?: number;
}
interface SeatAtEnd {
  seat: number;
  state: 'ready' | 'not_ready' | 'pig' | 'pig_passive';
  best?: number;
}
type DealEvent =
  | { t: 'kong'; by: number; kind: 'claimed' | 'added' | 'added_late' | 'concealed'; from?: number; robbed?: boolean }
  | { t: 'win'; on: 'draw'; by: number; fan?: number; value?: number }
  | { t: 'win'; on: 'discard' | 'rob'; from: number; winners: Winner[]; after_kong?: boolean }
  | { t: 'out'; seat: number }
  | { t: 'wall'; states: SeatAtEnd[] };
type Payment = [from: number, to: number, points: number];

interface SichuanDeal {
  id: string;
  profile: string;
  events: DealEvent[];
  expect: { deltas: number[]; payments?: Payment[]; next_dealer?: number };
}

/** Hands that wait for the 9m, by the fan they have then; everybody gave up bamboo. */
const BY_FAN = ['123456p234678m9m', '111123p456p789p9m', '1234567892349m', '111123456m7899m', '1122335577889m'];
/** The same by base points times multiplier, and one that has not so much. */
const BY_VALUE: Record<number, string> = { 3: BY_FAN[0]!, 4: '(111p) 444p222p777p9m', 6: BY_FAN[1]! };
const NOT_READY = '1258m1479m14725p';
const WINNING = '9m';

/** What differs in the play of deals from the options for hands. */
const DEALS: Record<string, Record<string, OptionValue>> = {
  ra: { pig: 'pays_all' },
  dc: { pig: 'pays_ready', claimed_kong: 'two_and_one' },
  llm: { kong_refund: false },
  'xl-exchange': { exchange: 'off' },
};

/** A table whose hands are laid anew for each event. */
class Deal {
  table: Table;
  readonly told: Event[] = [];
  readonly rules: PackRuleset;
  readonly #profile: string;

  constructor(profile: string) {
    this.#profile = profile;
    this.rules = rulesOf(packOf(profile), { ...PROFILES[profile], ...DEALS[profile] });
    this.table = newGame(this.rules, { seed: 1 });
    for (let seat = 0; seat < 4; seat++) this.#act(seat, 'void_bamboo');
  }

  #act(seat: number, move: string, tile?: string): void {
    const action = legal(this.table, seat).find(
      (each) => each.move === move && (tile === undefined || each.tiles[0] === tile),
    );
    if (action === undefined) throw new Error(`seat ${seat} may not ${move} ${tile ?? ''}`);
    this.#take(action);
  }

  #take(action: Action): void {
    this.table = play(this.table, action);
    if (this.table.refused) throw new Error(this.table.refused.message);
    this.told.push(...this.table.events);
  }

  /** Lays hands, the others not ready, and gives a turn to a seat with one tile more; `isLast`: it is the last of the wall. */
  #lay(seat: number, tile: string, hands: Record<number, string>, begin: 'drawn' | 'replaced', isLast = false): void {
    const next = structuredClone(this.table.toJSON());
    const drawn = this.rules.tiles.byId[tile]!;
    next.seats = next.seats.map((before, at) => {
      const { concealed, melds } = sure(parseHand(hands[at] ?? NOT_READY, this.rules.tiles));
      const hand = at === seat ? [...concealed, drawn].sort((a, b) => a - b) : concealed;
      const stays = begin === 'replaced' ? before.marks : before.marks.filter((mark) => /^(void|deals|pig)/.test(mark));
      return { ...before, hand, melds, marks: stays, counters: { ...before.counters, let_pass: 0 } };
    });
    if (isLast) next.wall.head += tilesLeft(this.table);
    const offers = [...this.rules.turn[begin]];
    next.stage = { at: 'turn', turn: { seat, begin, offers, tile: drawn } };
    next.toAct = [seat];
    next.agenda = [];
    this.table = new Table(this.rules, next);
  }

  /** Who can take the tile exposed does; all others let it pass. */
  #answer(move: string, seats: readonly number[]): void {
    while (this.table.stage.at === 'window') {
      const seat = this.table.toAct[0]!;
      if (seats.includes(seat)) this.#act(seat, move);
      else this.#take({ seat, move: PASS, tiles: [] });
    }
  }

  kong({ by, kind, from = 0 }: Extract<DealEvent, { t: 'kong' }>): void {
    if (kind === 'concealed') {
      this.#lay(by, '2p', { [by]: '1258m1479m1222p' }, 'drawn');
      this.#act(by, 'concealed_kong');
    } else if (kind === 'claimed') {
      this.#lay(from, '2p', { [by]: '1258m147m222479p' }, 'drawn');
      this.#act(from, 'discard', '2p');
      this.#answer('kong', [by]);
    } else {
      const drawn = kind === 'added' ? '2p' : '8p';
      this.#lay(by, drawn, { [by]: kind === 'added' ? '(222p) 1258m147m479p' : '(222p) 1258m147m247p' }, 'drawn');
      this.#act(by, 'added_kong');
      this.#answer('none', []);
    }
  }

  win(event: Extract<DealEvent, { t: 'win' }>): void {
    if (event.on === 'draw') {
      this.#lay(event.by, WINNING, { [event.by]: this.#hand(event, 0, true) }, 'drawn');
      this.#act(event.by, 'win');
      return;
    }
    const { on, from, winners, after_kong: afterKong = false } = event;
    const hands = Object.fromEntries(
      winners.map((each) => [each.by, this.#hand(each, on === 'rob' || afterKong ? 1 : 0)]),
    );
    const exposes = on === 'rob' ? '(999m) 1258m147m14p' : NOT_READY;
    this.#lay(from, WINNING, { ...hands, [from]: exposes }, afterKong ? 'replaced' : 'drawn');
    if (on === 'rob') this.#act(from, 'added_kong');
    else this.#act(from, 'discard', WINNING);
    this.#answer(
      'win',
      winners.map(({ by }) => by),
    );
  }

  /** A hand worth so much, without what the way of winning adds. */
  #hand({ fan, value }: { fan?: number; value?: number }, added: number, drawn = false): string {
    if (value !== undefined) return BY_VALUE[added > 0 ? value / 2 : value]!;
    const more = drawn && PROFILES[this.#profile]?.['self_draw'] === 'fan' ? 1 : added;
    return BY_FAN[fan! - more]!;
  }

  /** A seat has won before. */
  leaves(seat: number): void {
    const seats = this.table.seats.map((each, at) => (at === seat ? { ...each, wins: 1, out: true } : each));
    this.table = new Table(this.rules, { ...this.table.toJSON(), seats });
  }

  /** The last tile is discarded, and nobody wants it. */
  wallEnds(states: readonly SeatAtEnd[]): void {
    const bests =
      this.#profile === 'xl-exchange' ? BY_VALUE : Object.fromEntries(BY_FAN.map((hand, fan) => [2 ** fan, hand]));
    const handOf = ({ state, best }: SeatAtEnd): string => {
      if (state === 'ready') return bests[best!] ?? bests[3]!;
      return state === 'not_ready' ? NOT_READY : '1258m1479m1472p5s';
    };
    const hands = Object.fromEntries(states.map((each) => [each.seat, handOf(each)]));
    const seat = this.table.seats.findIndex(({ out }) => !out);
    this.#lay(seat, '8s', hands, 'drawn', true);
    this.#act(seat, 'discard', '8s');
    this.#answer('none', []);
  }

  /** Who deals next; a deal that is not over ends with nobody ready. */
  nextDealer(): number {
    if (this.table.stage.at !== 'settled') this.wallEnds([]);
    while (this.table.stage.at === 'settled') this.#act(this.table.toAct[0]!, 'next_deal');
    return this.table.dealer;
  }

  payments(): Payment[] {
    return this.told.flatMap((event): Payment[] =>
      event.type === 'pay' || event.type === 'settle'
        ? event.entries.map(({ from, to, amount }) => [Number(from), Number(to), amount])
        : [],
    );
  }
}

function outcome({ id, profile, events, expect }: SichuanDeal): Outcome {
  const deal = new Deal(profile);
  const before = [...deal.table.points];
  for (const event of events) {
    if (event.t === 'kong' && event.robbed !== true) deal.kong(event);
    else if (event.t === 'win') deal.win(event);
    else if (event.t === 'out') deal.leaves(event.seat);
    else if (event.t === 'wall') deal.wallEnds(event.states);
  }
  const deltas = deal.table.points.map((points, player) => points - before[player]!);
  const payments = deal.payments();
  const said = (given: SichuanDeal['expect']): string =>
    JSON.stringify({ deltas: given.deltas, payments: sorted(given.payments ?? []), next: given.next_dealer });
  const ours = {
    deltas,
    ...(expect.payments && { payments }),
    ...(expect.next_dealer !== undefined && { next_dealer: deal.nextDealer() }),
  };
  return { id, case: `\`${JSON.stringify(events)}\``, theirs: said(expect), ours: said(ours), disputed: '' };
}

function sorted(payments: readonly Payment[]): string[] {
  return payments.map((payment) => payment.join('>')).sort();
}

export const SICHUAN_FILES = ['sichuan-scoring.jsonl', 'sichuan-settlement.jsonl', 'worked-sichuan.jsonl'] as const;

/** Every case of a file as it comes out, hands and deals; of payments made together the order does not count. */
export function outcomesOf(file: (typeof SICHUAN_FILES)[number]): Outcome[] {
  const cases = readCases<{ kind?: string }>(file);
  return cases.flatMap((one) =>
    (one.kind ?? 'deal') === 'deal' ? [outcome(one as SichuanDeal)] : sichuanOutcomes([one as SichuanCase]),
  );
}
