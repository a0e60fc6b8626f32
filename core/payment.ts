import type { Account, Entry } from './event.ts';
import { distanceAfter, exposerOf } from './moment.ts';
import type { Ending, Judgement, Moment, Payment } from './ruleset.ts';
import type { Table } from './table.ts';

/** What a settlement is worked out from. */
interface Settlement {
  table: Table;
  ending: Ending | 'game_over';
  winners: readonly number[];
  judgements: readonly (Judgement | undefined)[];
  /** By winner: who must answer for the hand. */
  responsible: readonly (number | undefined)[];
  /** The winner who comes first after the exposer. */
  first: number | undefined;
  /** What payments are asked at: one object, for one payer and receiver after the other. */
  moment: Moment;
  entries: Entry[];
}

/**
 * Who pays whom when a deal ends so, or the game: entries that sum to zero over seats and pots. `responsible`: who fed the hand,
 * where the caller knows better than the table.
 * What pots pay and are paid comes last, payment by payment; each sees what the ones before it left in them, so that the
 * seats one payment goes to can share alike.
 */
export function settle(
  table: Table,
  ending: Ending | 'game_over',
  winners: readonly number[],
  judgements: readonly (Judgement | undefined)[],
  responsible?: number,
): Entry[] {
  const payments = table.rules.settle[ending] ?? [];
  const entries: Entry[] = [];
  if (payments.length === 0) return entries;
  const moment: Moment = {
    table,
    seat: 0,
    winner: 0,
    first: false,
    ending: ending === 'game_over' ? undefined : ending,
    payer: undefined,
    judgement: undefined,
    responsible: undefined,
  };
  const answering = winners.map((winner, i) => responsible ?? responsibleFor(table, winner, judgements[i]));
  const first = firstOf(table, winners);
  const all: Settlement = { table, ending, winners, judgements, responsible: answering, first, moment, entries };
  eachPair(all, (payer, winner) => {
    lookAt(all, payer, winner);
    for (const payment of payments)
      if (!hasPot(payment)) addEntry(entries, payment, payment.amount(moment), payer, winner);
  });
  for (const payment of payments) if (hasPot(payment)) addOfPot(all, payment);
  return entries;
}

function hasPot({ fromPot, toPot }: Payment): boolean {
  return fromPot !== undefined || toPot !== undefined;
}

/** Whoever comes later sees what is left in the pots. */
function addOfPot(all: Settlement, payment: Payment): void {
  const { moment, entries } = all;
  const { table } = moment;
  let left: Record<string, number> | undefined;
  const change = (pot: string | undefined, amount: number): void => {
    if (pot === undefined) return;
    left ??= { ...table.pots };
    left[pot]! += amount;
  };
  eachPotPair(all, payment, (payer, winner) => {
    lookAt(all, payer, winner);
    const amount = payment.amount(moment);
    if (amount === 0) return;
    change(payment.fromPot, -amount);
    change(payment.toPot, amount);
    addEntry(entries, payment, amount, payer, winner);
  });
  if (left !== undefined) moment.table = { ...table, pots: left };
}

function lookAt(
  { moment, winners, judgements, responsible, first }: Settlement,
  payer: number | undefined,
  winner: number,
): void {
  const which = winners.indexOf(winner);
  moment.seat = winner;
  moment.winner = winner;
  moment.first = winner === first;
  moment.payer = payer;
  moment.judgement = judgements[which];
  moment.responsible = responsible[which];
}

function addEntry(
  entries: Entry[],
  { id: rule, reason, fromPot, toPot }: Payment,
  amount: number,
  payer: number | undefined,
  winner: number,
): void {
  if (amount === 0) return;
  const from: Account = fromPot === undefined ? payer! : `pot:${fromPot}`;
  const to: Account = toPot === undefined ? winner : `pot:${toPot}`;
  entries.push({ from, to, amount, reason, rule });
}

/** Who fed the hand so that it got one of its patterns; the last one to do so. */
function responsibleFor(table: Table, winner: number, judgement: Judgement | undefined): number | undefined {
  const liable = table.seats[winner]?.liable;
  if (liable === undefined || liable.length === 0 || judgement === undefined) return undefined;
  return liable.find(({ pattern }) => judgement.patterns.some(({ id }) => id === pattern))?.seat;
}

/** The winner who comes first after the exposer in playing order. */
function firstOf(table: Table, winners: readonly number[]): number | undefined {
  const exposer = winners.length < 2 ? -1 : exposerOf(table);
  if (exposer < 0) return winners[0];
  const byDistance = [...winners].sort((a, b) => distanceAfter(table, exposer, a) - distanceAfter(table, exposer, b));
  return byDistance[0];
}

/**
 * Payer and receiver: the others pay winners, other winners only where they must answer for the hand; who won falsely pays the
 * others; a deal nobody won may make anybody pay anybody.
 */
function eachPair(
  { table, ending, winners, responsible }: Settlement,
  visit: (payer: number, winner: number) => void,
): void {
  const seats = table.seats.length;
  if (ending === 'win') {
    for (let i = 0; i < winners.length; i++)
      for (let payer = 0; payer < seats; payer++) {
        const pays = payer === responsible[i] || !winners.includes(payer);
        if (pays && payer !== winners[i]) visit(payer, winners[i]!);
      }
    return;
  }
  const payers = ending === 'false_win' ? winners : table.seats.keys();
  for (const payer of payers) for (let winner = 0; winner < seats; winner++) if (winner !== payer) visit(payer, winner);
}

/** A pot pays each receiver once, and is paid by each payer once: who won falsely, and every seat where nobody has won. */
function eachPotPair(
  all: Settlement,
  { fromPot }: Payment,
  visit: (payer: number | undefined, winner: number) => void,
): void {
  const { table, ending, winners } = all;
  const seats = ending === 'win' || (ending === 'false_win' && fromPot === undefined) ? winners : table.seats.keys();
  if (fromPot !== undefined) for (const winner of seats) visit(undefined, winner);
  else if (ending !== 'win') for (const payer of seats) visit(payer, payer);
  else {
    const paid = new Set<number>();
    eachPair(all, (payer, winner) => {
      if (!paid.has(payer)) visit(payer, winner);
      paid.add(payer);
    });
  }
}
