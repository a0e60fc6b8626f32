/** Worked examples: a finished hand, what it is worth, who pays. */
import {
  newGame,
  type Hand,
  type Judgement,
  parseHand,
  type OptionValue,
  type Ruleset,
  seatOfNumber,
  settle,
  Table,
  tallyOf,
  type WinQuery,
} from '../../core/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Circumstances } from '../../loader/index.ts';
import { sure } from './tile-sets.ts';

export interface WorkedExample {
  id: number | string;
  hand: string;
  seat: number;
  round?: number;
  by: 'draw' | 'discard';
  /** Situations that hold. */
  with?: string[];
  options?: Record<string, OptionValue>;
  /** False where the hand does not win; all that follows is then absent. */
  win?: false;
  /** Fans by pattern. */
  patterns?: Record<string, number>;
  fans?: number;
  value?: number;
  /** The exposer and each other seat; or each seat, where the tile was drawn. */
  pays?: number[];
  /** What the winner receives in all. */
  gets?: number;
}

/** A hand that somebody else may answer for, and what each seat gains. Seats are counted from 1. */
export interface LiableExample extends Circumstances {
  id: string | number;
  hand: string;
  value: number;
  delta: number[];
}

/** The same with seats from 0. */
export function circumstancesOf({ seat, from, responsible, ...others }: Circumstances): Circumstances {
  const named = { seat, from, responsible };
  const seats = Object.entries(named).flatMap(([name, number]) =>
    number === undefined ? [] : [[name, seatOfNumber(Number(number))]],
  );
  return { ...others, ...Object.fromEntries(seats) };
}

/** What did not come out as the example says. */
export function checkWorked(rules: Ruleset, row: WorkedExample): string[] {
  const failures: string[] = [];
  const say = (what: string, is: unknown, wanted: unknown): void => {
    if (wanted !== undefined && !isDeepStrictEqual(is, wanted))
      failures.push(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
  };
  const judgement = rules.judge(queryOf(rules, row));
  say('wins', judgement !== undefined, row.win !== false);
  if (!judgement || row.win === false) return failures;
  say('patterns', valuesOf(judgement), row.patterns);
  say('fans', Object.values(judgement.tallies)[0], row.fans);
  say('value', judgement.value, row.value);
  const { paid, got } = paymentOf(rules, row, judgement);
  say('pays', paid, row.pays);
  say('gets', got, row.gets);
  return failures;
}

function valuesOf({ patterns }: Judgement): Record<string, number> {
  return Object.fromEntries(patterns.map(({ id, value }) => [id, Object.values(value)[0]!]));
}

function queryOf(rules: Ruleset, { hand: text, seat, round = 1, by, with: facts = [] }: WorkedExample): WinQuery {
  const { tiles } = rules;
  const hand: Hand = sure(parseHand(text, tiles));
  const kindOf = (tile: number): number => tiles.tiles[tile]!.kind;
  const bit = (id: string): number => {
    const index = rules.situation.findIndex((fact) => fact.id === id);
    if (index < 0) throw new Error(`the pack knows no situation ${id}`);
    return 1 << index;
  };
  return {
    counts: tallyOf(hand.concealed, tiles),
    melds: hand.melds,
    last: hand.last < 0 ? undefined : kindOf(hand.last),
    by,
    seat: seatOfNumber(seat),
    round,
    bonus: hand.bonus.map(kindOf),
    situation: facts.reduce((bits, id) => bits | bit(id), 0),
    marks: [],
    counters: {},
  };
}

/** Settles as if the seat had just won: on a tile its next neighbour exposed, or on one it drew. */
function paymentOf(rules: Ruleset, row: WorkedExample, judgement: Judgement): { paid: number[]; got: number } {
  const begun = newGame(rules, { seed: 1 });
  const { count } = rules.seats;
  const winner = (begun.dealer + seatOfNumber(row.seat)) % count;
  const exposer = (winner + 1) % count;
  const entries = settle(
    row.by === 'draw' ? drawing(begun, winner) : exposing(begun, exposer),
    'win',
    [winner],
    [judgement],
  );
  const paidBy = (seat: number): number =>
    entries.reduce((sum, { from, amount }) => sum + (from === seat ? amount : 0), 0);
  const others = begun.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== winner && (row.by === 'draw' || seat !== exposer));
  const each = [...new Set(others.map(paidBy))];
  const got = entries.reduce((sum, { to, amount }) => sum + (to === winner ? amount : 0), 0);
  return { paid: row.by === 'draw' ? each : [paidBy(exposer), ...each], got };
}

function drawing(table: Table, seat: number): Table {
  return new Table(table.rules, {
    ...table,
    stage: { at: 'turn', turn: { seat, begin: 'drawn', offers: [], tile: table.seats[seat]!.hand[0]! } },
  });
}

function exposing(table: Table, seat: number): Table {
  const tile = table.seats[seat]!.hand[0]!;
  const turn = { seat, begin: 'drawn' as const, offers: [], tile };
  return new Table(table.rules, {
    ...table,
    stage: {
      at: 'window',
      turn,
      window: { name: 'discard', tile, from: seat, move: 'discard', meld: -1, answers: [] },
    },
  });
}
