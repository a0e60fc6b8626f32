import { firstDue, isDue } from '../play/due-steps.ts';
import type { Account, Entry, Transfer } from '../event.ts';
import { distanceAfter, exposerOf } from '../play/table-facts.ts';
import { lostQuery } from '../play/win-check.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Judgement } from '../judgement.ts';
import type { Ending, Context, Payment, Payments } from '../ruleset.ts';
import { Table } from '../table.ts';

/** What a settlement is worked out from. */
interface Settlement {
  table: Table;
  ending: Ending | 'game_over';
  winners: readonly number[];
  /** The same as bits. */
  won: number;
  /** Who has left the deal, as bits; nobody at the end of the game. */
  out: number;
  judgements: readonly (Judgement | undefined)[];
  /** Who must answer for the hands, where the caller knows better than the table. */
  responsible: number | undefined;
  /** The winner who comes first after the exposer. */
  first: number | undefined;
  /** By seat: the hands that have not won and that a payment asked for, read. */
  read: (Judgement | undefined)[];
  /** What is paid in counters goes here; nobody asks for it where there is no list. */
  transfers: Transfer[] | undefined;
}

/** A pot that pays. */
const NOBODY = -1;

/**
 * Who pays whom when a deal ends so, or the game: entries that sum to zero over seats and pots. `responsible`: who fed the hand,
 * where the caller knows better than the table.
 * What pots pay and are paid comes last, payment by payment; each sees what the ones before it left in them, so that the
 * seats one payment goes to can share alike. Hands that have not won are read when a payment first asks; `read` tells which were, by seat.
 * The entries are points; `transfers` takes what is paid in counters.
 */
export function settle(
  table: Table,
  ending: Ending | 'game_over',
  winners: readonly number[],
  judgements: readonly (Judgement | undefined)[],
  responsible?: number,
  read: (Judgement | undefined)[] = [],
  transfers?: Transfer[],
): Entry[] {
  const payments = table.rules.settle[ending];
  const entries: Entry[] = [];
  if (payments === undefined || payments.length === 0) return entries;
  let won = 0;
  for (let which = 0; which < winners.length; which++) won |= 1 << winners[which]!;
  const all: Settlement = {
    table,
    ending,
    winners,
    won,
    out: table.rules.playsOn === undefined || ending === 'game_over' ? 0 : outOf(table),
    judgements,
    responsible,
    first: firstOf(table, winners),
    read,
    transfers,
  };
  if (ending === 'win') payWinners(entries, all, payments);
  else payAnybody(entries, all, payments);
  let seen = table;
  for (let at = firstOfPots(payments); at < payments.length; at++) seen = addOfPot(entries, all, payments[at]!, seen);
  return entries;
}

function outOf({ seats }: Table): number {
  let out = 0;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]!.out) out |= 1 << seat;
  return out;
}

/** Whether a seat takes part in a payment: who has left the deal does where the rules say so. */
function takesPart({ out }: Settlement, { amongEveryone }: Payment, seat: number): boolean {
  return amongEveryone === true || ((out >> seat) & 1) === 0;
}

/** Where the payments begin in which a pot takes part. */
const firstOfPots = onceFor((payments: Payments): number => {
  const first = payments.findIndex(({ fromPot, toPot }) => fromPot !== undefined || toPot !== undefined);
  return first < 0 ? payments.length : first;
});

/** The others pay winners, other winners only where they must answer for the hand. */
function payWinners(entries: Entry[], all: Settlement, payments: Payments): void {
  const { table, winners } = all;
  for (let which = 0; which < winners.length; which++) {
    const moment = momentOf(all, table, winners[which]!, which);
    for (let payer = 0; payer < table.seats.length; payer++)
      if (isPayer(all, moment, payer)) payPair(entries, all, payments, moment, payer);
  }
  if (payments.some(({ betweenLosers }) => betweenLosers)) payLosers(entries, all, payments);
}

/** Each two of those who have not won, both ways; whoever must answer for the win is known to them. */
function payLosers(entries: Entry[], all: Settlement, payments: Payments): void {
  const { table, won } = all;
  const { responsible } = momentOf(all, table, all.winners[0]!, 0);
  const losers = [...table.seats.keys()].filter((seat) => ((won >> seat) & 1) === 0);
  for (const receiver of losers) {
    const moment = momentOf(all, table, receiver, -1);
    moment.responsible = responsible;
    for (const payer of losers) if (payer !== receiver) payPair(entries, all, payments, moment, payer, true);
  }
}

function isPayer({ won }: Settlement, { seat, responsible }: Context, payer: number): boolean {
  return payer !== seat && (payer === responsible || ((won >> payer) & 1) === 0);
}

/** Who won falsely pays the others; a deal nobody won may make anybody pay anybody. */
function payAnybody(entries: Entry[], all: Settlement, payments: Payments): void {
  const { table, ending, winners } = all;
  const payers = ending === 'false_win' ? winners : table.seats.keys();
  for (const payer of payers) {
    for (let receiver = 0; receiver < table.seats.length; receiver++)
      if (receiver !== payer)
        payPair(entries, all, payments, momentOf(all, table, receiver, winners.indexOf(receiver)), payer);
  }
}

/** What one seat pays another. */
function payPair(
  entries: Entry[],
  all: Settlement,
  payments: Payments,
  moment: Context,
  payer: number,
  lost?: true,
): void {
  moment.payer = payer;
  const end = firstOfPots(payments);
  for (let at = firstDue(moment, payments, 0); at < end; at = firstDue(moment, payments, at + 1)) {
    const payment = payments[at]!;
    if (payment.betweenLosers !== lost) continue;
    if (all.out !== 0 && !(takesPart(all, payment, payer) && takesPart(all, payment, moment.seat))) continue;
    if (payment.counter === undefined) addEntry(entries, payment, payment.amount(moment), payer, moment.seat);
    else if (all.transfers !== undefined)
      addTransfer(all.transfers, payment, payment.amount(moment), payer, moment.seat);
  }
}

function addTransfer(
  into: Transfer[],
  { id: rule, reason, counter }: Payment,
  amount: number,
  from: number,
  to: number,
): void {
  if (amount !== 0) into.push({ counter: counter!, from, to, amount, reason, rule });
}

/**
 * Gives the table as the next payment sees it, with what this one has left in the pots. A pot pays each receiver once, and is paid by
 * each payer once: who won falsely, and every seat where nobody has won.
 */
function addOfPot(entries: Entry[], all: Settlement, payment: Payment, seen: Table): Table {
  const { table, ending, winners } = all;
  let left = seen.pots;
  if (payment.fromPot === undefined && ending === 'win') {
    let paid = 0;
    for (let which = 0; which < winners.length; which++) {
      const moment = momentOf(all, seen, winners[which]!, which);
      for (let payer = 0; payer < table.seats.length; payer++) {
        if (!isPayer(all, moment, payer) || ((paid >> payer) & 1) !== 0 || !takesPart(all, payment, payer)) continue;
        paid |= 1 << payer;
        moment.payer = payer;
        left = payOfPot(entries, payment, moment, left);
      }
    }
  } else {
    const isWon = ending === 'win' || (ending === 'false_win' && payment.fromPot === undefined);
    for (const seat of isWon ? winners : table.seats.keys()) {
      if (!takesPart(all, payment, seat)) continue;
      const moment = momentOf(all, seen, seat, winners.indexOf(seat));
      if (payment.fromPot === undefined) moment.payer = seat;
      left = payOfPot(entries, payment, moment, left);
    }
  }
  if (left === seen.pots) return seen;
  const after = new Table(seen.rules, seen);
  after.pots = left;
  return after;
}

/** What a pot pays, or is paid; gives what is left in the pots, the same where that was nothing. */
function payOfPot(entries: Entry[], payment: Payment, moment: Context, pots: Table['pots']): Table['pots'] {
  const { fromPot, toPot } = payment;
  const amount = isDue(moment, payment) ? payment.amount(moment) : 0;
  if (amount === 0) return pots;
  const left = { ...pots };
  if (fromPot !== undefined) left[fromPot]! -= amount;
  if (toPot !== undefined) left[toPot]! += amount;
  addEntry(entries, payment, amount, moment.payer ?? NOBODY, moment.seat);
  return left;
}

/** What a payment to this seat is asked of, which is so many among the winners, or none of them; the payer is still to be said. */
function momentOf(all: Settlement, table: Table, winner: number, which: number): Context {
  const { ending, winners, judgements, responsible, first } = all;
  const judgement = judgements[which];
  const moment: Context = {
    table,
    seat: winner,
    winner,
    winners: winners.length,
    first: winner === first,
    ending: ending === 'game_over' ? undefined : ending,
    payer: undefined,
    judgement,
    responsible: which < 0 ? undefined : (responsible ?? responsibleFor(table, winner, judgement)),
  };
  if (!table.rules.readsLost || ending === 'game_over') return moment;
  return {
    ...moment,
    get judgement() {
      return handOf(all, winner);
    },
    worthOf: (seat, tally) => {
      const hand = handOf(all, seat);
      return (tally === undefined ? hand?.value : (hand?.sums ?? hand?.tallies)?.[tally]) ?? 0;
    },
  };
}

/** How the hand of a seat is read, whether it has won or not. */
function handOf({ table, winners, judgements, read }: Settlement, seat: number): Judgement | undefined {
  const which = winners.indexOf(seat);
  if (judgements[which] !== undefined || table.seats[seat] === undefined) return judgements[which];
  return (read[seat] ??= table.rules.judge(lostQuery(table, seat)));
}

function addEntry(
  entries: Entry[],
  { id: rule, reason, fromPot, toPot }: Payment,
  amount: number,
  payer: number,
  winner: number,
): void {
  if (amount === 0) return;
  const from: Account = fromPot === undefined ? payer : `pot:${fromPot}`;
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
export function firstOf(table: Table, winners: readonly number[]): number | undefined {
  const exposer = winners.length < 2 ? -1 : exposerOf(table);
  if (exposer < 0) return winners[0];
  const byDistance = [...winners].sort((a, b) => distanceAfter(table, exposer, a) - distanceAfter(table, exposer, b));
  return byDistance[0];
}
