/** Facts of American mahjong and its invented card: each case is laid on a table and played. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  isLegal,
  legal,
  newGame,
  PASS,
  parseHand,
  play,
  printMeld,
  Table,
  view,
} from '../../core/index.ts';
import { defaultAction } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';
import { checkWorked } from '../kit/worked-examples.ts';
import { readCases } from './read-cases.ts';

type Case = { id: string; kind: string; rules?: { discard?: string }; given: Given; expect: Expected } & HandCase;
interface HandCase {
  concealed: string;
  exposures: string[];
  win: string;
  by: 'draw' | 'discard';
}
interface Given extends Record<string, unknown> {
  value: number;
  winner: number | null;
  discarder: number;
  by: 'draw' | 'discard';
  via?: string;
  after?: string;
  jokerless: boolean;
  section?: string;
  dead?: number[];
  direction?: 'left' | 'right' | 'across';
  give: string[][];
  tile?: string;
  hand?: string[];
  claims: { seat: number; as_: string }[];
  votes?: boolean[];
  asks: number[];
  exposure: string;
  exposures: string[];
  actor: number;
  owner: number;
  drawn: boolean;
  claimed?: boolean;
}
interface Expected extends Record<string, unknown> {
  hand: string | null;
  printed: number;
  value: number;
  deltas?: number[];
  receive?: string[][];
  exchanged?: number[];
  legal?: boolean;
  winner?: number;
  exposure?: string;
  dead?: boolean;
  next_dealer?: number;
}

/** What the pack does not say. */
const CANNOT: Record<string, string> = {
  'am-004': 'What a wrong win pays to a player who has opened the hand.',
  'am-005': 'What a wrong win pays to a player who has opened the hand.',
};

/** Hands by printed value, without and with jokers, and what they wait for. */
const HANDS: Record<string, [hand: string, last: string]> = {
  'true 25': ['111f 4444m 88m 4444p', '8m'],
  'false 25': ['1f11j 4444m 88m 4444p', '8m'],
  'true 30': ['1234s 55s 555p 5555z', '5s'],
  'false 30': ['1234s 55s 55p1j 5555z', '5s'],
  'true 50': ['223344m 2233p 44s 1f', '1f'],
  'true 75': ['2m5z4m5z66m77z 1s5z3s5z7s', '7s'],
};
const JUNK = ['1471m 258p 369s 123z', '2582m 369p 147s 124z', '1471p 258s 369m 134z', '3693p 147m 258s 234z'];

class Deal {
  table: Table;
  constructor(options: Record<string, string> = {}) {
    this.table = newGame(rulesOf('american', options), { seed: 1 });
  }

  act(action: Action): void {
    this.table = play(this.table, action);
    if (this.table.refused) throw new Error(this.table.refused.message);
  }

  /** Hands of the seats, melds in brackets; those that are not named hold nothing of use. */
  lay(hands: Record<number, string>, turn?: { seat: number; tile?: string; dead?: number[] }): void {
    const { rules } = this.table;
    const next = structuredClone(this.table.toJSON());
    next.seats = next.seats.map((before, at) => {
      const { concealed, melds } = sure(parseHand(hands[at] ?? JUNK[at]!, rules.tiles));
      const drawn = turn?.seat === at && turn.tile !== undefined ? [rules.tiles.byId[turn.tile]!] : [];
      const hand = [...concealed, ...drawn].sort((a, b) => a - b);
      return { ...before, hand, melds, out: turn?.dead?.includes(at) ?? false };
    });
    if (turn) {
      const tile = turn.tile === undefined ? -1 : rules.tiles.byId[turn.tile]!;
      next.stage = { at: 'turn', turn: { seat: turn.seat, begin: 'drawn', offers: [...rules.turn.drawn], tile } };
      next.toAct = [turn.seat];
      next.agenda = [];
    }
    this.table = new Table(rules, next);
  }

  do(seat: number, move: string, ...tiles: string[]): void {
    const open = legal(this.table, seat).filter((each) => each.move === move);
    const found = open.find((each) => tiles.length === 0 || each.tiles.join() === tiles.join());
    if (!found) throw new Error(`seat ${seat} may not ${move} ${tiles.join(' ')}`);
    this.act(found);
  }

  /** All who are asked pass, but for these moves. */
  answer(claims: Record<number, string> = {}): void {
    while (this.table.stage.at === 'window') {
      const seat = this.table.toAct[0]!;
      if (claims[seat] === undefined) this.act({ seat, move: PASS, tiles: [] });
      else this.do(seat, claims[seat]);
    }
  }

  moves(seat: number): string[] {
    return legal(this.table, seat).map(({ move }) => move);
  }

  /** Everybody does what a silent seat does until a phase. */
  until(phase: string): void {
    while (this.phase() !== phase) {
      const { rules, toAct } = this.table;
      const seat = toAct[0]!;
      const action = defaultAction(rules, view(this.table, seat));
      this.act(this.phase() === 'vote' ? { seat, move: 'agree', tiles: [] } : action);
    }
  }

  phase(): string {
    const { stage, rules } = this.table;
    return stage.at === 'phase' ? rules.phases[stage.phase]!.id : stage.at;
  }
}

const ids = (table: Table, seat: number): string[] =>
  table.seats[seat]!.hand.map((tile) => table.rules.tiles.tiles[tile]!.id);

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) left.splice(left.indexOf(one), 1);
  return left.sort();
}

const NUMBERS = ['none', 'one', 'two', 'three'];
const CHECKS: Record<string, (one: Case) => void> = {
  hand: ({ id, concealed, exposures, win, by, expect: { hand, printed, value } }) => {
    const held = concealed.replace(/\S+$/, `+${win}`);
    const text = [...exposures.map((each) => `(${each})`), held].join(' ');
    const row = { id, hand: text, seat: 1, by, ...(hand === null ? { win: false as const } : { value }) };
    expect(checkWorked(rulesOf('american'), row)).toEqual([]);
    if (hand === null) return;
    const wanted = { [hand.toLowerCase()]: printed, ...(value > printed && { jokerless: 1 }) };
    expect(checkWorked(rulesOf('american'), { ...row, patterns: wanted })).toEqual([]);
  },

  payment: (one) => {
    const { given, expect: wanted, rules } = one;
    const { value, winner, by, discarder, jokerless, dead, via, after } = given;
    const deal = new Deal(rules?.discard === 'discarder_alone' ? { discard_payment: 'discarder_alone' } : {});
    const [hand, last] = HANDS[`${jokerless} ${value}`]!;
    const seat = winner!;
    if (via === 'exchange' || after !== undefined || by === ('exchange' as string)) {
      deal.lay({ [seat]: '1f11j 4444m 88m 444p 6z', 2: '(66z1j) 1471p 258s 369m' }, { seat: 0, tile: '8m' });
      deal.do(0, 'discard', '8m');
      deal.answer({ [seat]: 'pung' });
      deal.do(seat, 'swap', '6z');
      deal.do(seat, 'win');
    } else if (by === 'draw') {
      deal.lay({ [seat]: hand }, { seat, tile: last, dead: dead ?? [] });
      deal.do(seat, 'win');
    } else {
      deal.lay({ [seat]: hand }, { seat: discarder, tile: last, dead: dead ?? [] });
      deal.do(discarder, 'discard', last);
      deal.answer({ [seat]: 'win' });
    }
    expect(deal.table.points.map((_, at) => deal.table.points[deal.table.players[at]!])).toEqual(wanted.deltas);
  },

  charleston: ({ given: { direction, give }, expect: { legal: allowed, receive, directions } }) => {
    const deal = new Deal();
    if (directions !== undefined) return deal.until('vote');
    const most = Math.max(0, ...(receive ?? []).map((tiles) => tiles.length));
    const borrows = receive !== undefined && give.some((tiles) => tiles.length < 3);
    const phases = {
      left: 'first_left',
      across: 'first_across',
      right: borrows || most > 3 ? 'second_right' : 'first_right',
    };
    deal.until(phases[direction ?? 'right']);
    if (allowed !== undefined) {
      const one = give as unknown as string[];
      deal.lay({ 0: `${one.join('')} 111222333z` });
      const tried = deal.moves(0).some((move) => isLegal(deal.table, { seat: 0, move, tiles: one }));
      expect(tried).toBe(allowed);
      return;
    }
    const rest = '1112223334z';
    deal.lay(Object.fromEntries(give.map((tiles, at) => [at, `${tiles.join('')} ${rest}`])));
    const before = give.map((tiles, at) => without(ids(deal.table, at), tiles));
    give.forEach((tiles, at) => {
      const name = NUMBERS[tiles.length]!;
      const move = deal.moves(at).find((each) => each.startsWith('pass_') || each.startsWith(name))!;
      deal.do(at, move, ...tiles);
    });
    expect(give.map((_, at) => without(ids(deal.table, at), before[at]!))).toEqual(
      receive!.map((tiles) => [...tiles].sort()),
    );
  },

  vote: ({ given: { votes, stopped_by: by }, expect: { second } }) => {
    const deal = new Deal();
    deal.until('vote');
    const says = votes ?? [0, 1, 2, 3].map((at) => at !== by);
    says.forEach((yes, seat) => deal.act({ seat, move: yes ? 'agree' : PASS, tiles: [] }));
    expect(deal.phase()).toBe(second === true ? 'second_left' : 'courtesy');
    if (by !== undefined) expect(deal.moves(Number(by))).toContain('want_three');
  },

  courtesy: ({ given: { asks }, expect: { exchanged } }) => {
    const deal = new Deal({ second_charleston: 'never' });
    deal.until('courtesy');
    asks.forEach((most, seat) => deal.do(seat, `want_${NUMBERS[most]}`));
    const given = [0, 0, 0, 0];
    while (deal.table.stage.at === 'phase') {
      const seat = deal.table.toAct[0]!;
      deal.act(defaultAction(deal.table.rules, view(deal.table, seat)));
      for (const event of deal.table.events) if (event.type === 'given') given[event.seat]! += event.tiles.length;
    }
    expect(given).toEqual(exchanged);
  },

  claim: ({ given: { discarder, claims, tile = '8m', hand }, expect: { winner, legal: allowed, exposure } }) => {
    const holds: Record<string, string> = {
      pung: tile === '1j' ? '11j 258p 369s 12345z' : '88m 258p 369s 12345z',
      kong: '888m 258p 369s 1234z',
      win: tile === '1j' ? '1f11j 4444m 888m 444p' : '1f11j 4444m 88m 4444p',
      pair: '9m 258p 369s 123456z',
      run: '56m 258p 369s 12345z',
    };
    const deal = new Deal();
    const hands = claims.map(
      ({ seat, as_ }) => [seat, hand ? `${hand.join('')} 258p 3479s 123z` : holds[as_]!] as const,
    );
    deal.lay(Object.fromEntries(hands), { seat: discarder, tile });
    deal.do(discarder, 'discard', tile);
    const [{ seat, as_ }] = claims as [(typeof claims)[0]];
    if (allowed === false) return expect(deal.moves(seat)).toEqual([PASS]);
    deal.answer(Object.fromEntries(claims.map((each) => [each.seat, each.as_])));
    if (winner !== undefined) {
      const { stage, settled } = deal.table;
      expect(stage.at === 'turn' ? stage.turn.seat : settled?.seats[0]).toBe(winner);
    }
    if (exposure !== undefined)
      expect([as_, printMeld(deal.table.seats[seat]!.melds[0]!, deal.table.rules.tiles)]).toEqual([
        as_,
        `(${exposure})`,
      ]);
  },

  exposure: ({ given: { exposure, drawn } }) => {
    const deal = new Deal();
    deal.lay({ 0: `(${exposure}) 258p 147m 1234z` }, { seat: 0, tile: String(drawn) });
    expect([...new Set(deal.moves(0))]).toEqual(['discard']);
  },

  exchange: swaps,

  dead: (one) => {
    const { given, expect: wanted } = one;
    if (wanted.deltas) return CHECKS['payment']!(one);
    if (given.exposure) return swaps(one);
    const pair = given['needed_pair'] !== undefined;
    const deal = new Deal();
    const melds = pair ? '(3333p) (5555z) 4455p 1m' : given.exposures.map((each) => `(${each})`).join(' ');
    const size = pair ? 0 : 13 - given.exposures.reduce((sum, each) => sum + each.length - 1, 0);
    const rest = [...'258147'].slice(0, size).join('');
    deal.lay(
      { 1: pair ? melds : `${melds} ${rest}s`, ...(pair && { 2: '66p 1471p 258s 36m 13z' }) },
      { seat: 0, tile: '6p' },
    );
    if (pair) {
      const river = ['6p', '6p'].map((id, at) => ({
        tile: deal.table.rules.tiles.byId[id]!,
        at,
        taken: false,
        drawn: false,
      }));
      deal.table.seats[2]!.river = river;
    }
    deal.do(0, 'discard', '6p');
    deal.answer();
    expect(deal.table.seats[1]!.marks.includes('faulty')).toBe(wanted.dead);
  },

  end: ({ given: { winner }, expect: wanted }) => {
    const deal = new Deal();
    deal.lay(winner === null ? {} : { 0: HANDS['true 25']![0] }, { seat: 0, tile: '8m' });
    if (winner === null) {
      deal.table.wall.head = deal.table.wall.tail;
      deal.do(0, 'discard', '8m');
      deal.answer();
      expect(deal.table.points).toEqual(wanted.deltas);
    } else deal.do(0, 'win');
    const { dealer } = deal.table;
    while (deal.table.stage.at === 'settled') deal.do(deal.table.toAct[0]!, 'next_deal');
    expect((deal.table.dealer - dealer + 4) % 4).toBe(wanted.next_dealer);
  },
};

function swaps({ given, expect: wanted }: Case): void {
  const { actor, drawn, claimed, owner, exposure, give } = given;
  const tile = give as unknown as string;
  const deal = new Deal();
  const dead = given['owner_dead'] === true ? [owner] : [];
  const of = (melds: string): string => `(${melds}) 258p 147m 1234z`;
  const mine = claimed ? '88m 258p 369s 1235z' : '258p 3699s 12335z';
  deal.lay(
    { [owner]: of(exposure), [actor]: `${mine} ${drawn ? '' : tile}` },
    drawn ? { seat: actor, tile, dead } : { seat: (actor + 3) % 4, tile: '8m' },
  );
  if (!drawn) deal.do((actor + 3) % 4, 'discard', '8m');
  if (claimed) deal.answer({ [actor]: 'pung' });
  expect(deal.moves(actor).includes('swap')).toBe(wanted.legal);
  if (!wanted.legal) return;
  deal.do(actor, 'swap', tile);
  const meld = deal.table.seats[owner]!.melds[0]!;
  expect([printMeld(meld, deal.table.rules.tiles), ids(deal.table, actor).includes('1j')]).toEqual([
    `(${wanted.exposure})`,
    true,
  ]);
}

describe.each(['american-play', 'worked-american'])('%s', (file) => {
  const cases = readCases<Case>(`${file}.jsonl`);
  test.for(cases.filter(({ id }) => CANNOT[id] === undefined))('$kind $id', (one) => CHECKS[one.kind]!(one));
});
