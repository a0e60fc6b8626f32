import { sameTable } from './copy.ts';
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
  const answering = winners.map((winner, i) => responsible ?? responsibleFor(table, winner, judgements[i]));
  const all: Settlement = {
    table,
    ending,
    winners,
    judgements,
    responsible: answering,
    first: firstOf(table, winners),
  };
  for (const [payer, winner] of pairs(all)) {
    const moment = momentOf(all, table, payer, winner);
    for (const payment of payments) {
      if (!hasPot(payment)) addEntry(entries, payment, payment.amount(moment), payer, winner);
    }
  }
  const pots = new Map<string, number>();
  for (const payment of payments) if (hasPot(payment)) addOfPot(entries, all, payment, pots);
  return entries;
}

function hasPot({ fromPot, toPot }: Payment): boolean {
  return fromPot !== undefined || toPot !== undefined;
}

/** `pots`: what lies in those that have changed. */
function addOfPot(entries: Entry[], all: Settlement, payment: Payment, pots: Map<string, number>): void {
  const { table } = all;
  const seen = pots.size === 0 ? table : sameTable(table);
  if (pots.size > 0) seen.pots = { ...table.pots, ...Object.fromEntries(pots) };
  const change = (pot: string | undefined, amount: number): void => {
    if (pot !== undefined && amount !== 0) pots.set(pot, (pots.get(pot) ?? table.pots[pot]!) + amount);
  };
  for (const [payer, winner] of potPairs(all, payment)) {
    const amount = payment.amount(momentOf(all, seen, payer, winner));
    change(payment.fromPot, -amount);
    change(payment.toPot, amount);
    addEntry(entries, payment, amount, payer, winner);
  }
}

function momentOf(
  { ending, winners, judgements, responsible, first }: Settlement,
  seen: Table,
  payer: number | undefined,
  winner: number,
): Moment {
  const which = winners.indexOf(winner);
  return {
    table: seen,
    seat: winner,
    winner,
    first: winner === first,
    ending: ending === 'game_over' ? undefined : ending,
    payer,
    judgement: judgements[which],
    responsible: responsible[which],
  };
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
  const exposer = exposerOf(table);
  if (exposer < 0 || winners.length < 2) return winners[0];
  const byDistance = [...winners].sort((a, b) => distanceAfter(table, exposer, a) - distanceAfter(table, exposer, b));
  return byDistance[0];
}

/**
 * Payer and receiver: the others pay winners, other winners only where they must answer for the hand; who won falsely pays the
 * others; a deal nobody won may make anybody pay anybody.
 */
function pairs({ table, ending, winners, responsible }: Settlement): [number, number][] {
  const found: [number, number][] = [];
  const seats = table.seats.length;
  if (ending === 'win') {
    for (let i = 0; i < winners.length; i++)
      for (let payer = 0; payer < seats; payer++) {
        const pays = !winners.includes(payer) || payer === responsible[i];
        if (pays && payer !== winners[i]) found.push([payer, winners[i]!]);
      }
    return found;
  }
  const payers = ending === 'false_win' ? winners : table.seats.keys();
  for (const payer of payers)
    for (let winner = 0; winner < seats; winner++) if (winner !== payer) found.push([payer, winner]);
  return found;
}

/** A pot pays each receiver once, and is paid by each payer once: who won falsely, and every seat where nobody has won. */
function potPairs(settlement: Settlement, { fromPot }: Payment): [number | undefined, number][] {
  const { table, ending, winners } = settlement;
  const seats =
    ending === 'win' || (ending === 'false_win' && fromPot === undefined) ? winners : [...table.seats.keys()];
  if (fromPot !== undefined) return seats.map((winner) => [undefined, winner]);
  if (ending !== 'win') return seats.map((payer) => [payer, payer]);
  const both = pairs(settlement);
  const payers = [...new Set(both.map(([payer]) => payer))];
  return payers.map((payer) => [payer, both.find(([other]) => other === payer)![1]]);
}
