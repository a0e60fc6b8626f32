/**
 * What a deal of International Mahjong is worth and who deals next, worked out from the events by the sheet alone
 * (30.1 and 30.2, its section 5, articles 12 to 14 and 23.10). Referees settlements and the course of a game.
 */
import type { Event } from '../../../core/index.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Standard Scoring Chart: mados by whole fans from 1. */
const CHART = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 2000, 3000, 4000, 5000, 6000];

/** A half fan alone is one fan; otherwise fractions are dropped; above 15 as 15. */
export function mados(fans: number): number {
  return CHART[Math.min(Math.max(1, Math.floor(fans)), 15) - 1]!;
}

/** Checks the events of whole games in order; throws where they go another way than the articles. */
export function plainCourse(events: readonly Event[]): void {
  let dealt: Of<'deal_begin'> | undefined;
  let won: Of<'win'> | undefined;
  let over: Of<'deal_over'> | undefined;
  for (const event of events) {
    if (event.type === 'win') won = event;
    if (event.type === 'deal_over') over = event;
    if (event.type === 'settle') checkPayments(event, over!, won);
    if (event.type === 'settle') won = undefined;
    if (event.type === 'deal_begin') {
      if (dealt && over) checkNext(dealt, over, event);
      dealt = event;
    }
  }
}

/** Exposed: its exposer pays the chart value, the others half. Drawn: each pays it. False: 16 to each opponent. */
function checkPayments(settle: Of<'settle'>, over: Of<'deal_over'>, won?: Of<'win'>): void {
  const seats = [0, 1, 2, 3].filter((seat) => seat !== over.seats[0]);
  const paid = new Map(settle.entries.map(({ from, to, amount }) => [`${from} to ${to}`, amount]));
  const wanted = new Map<string, number>();
  if (over.ending === 'false_win') for (const seat of seats) wanted.set(`${over.seats[0]} to ${seat}`, 16);
  if (over.ending === 'win') {
    const value = mados(won!.judgement.tallies['fan']!);
    for (const seat of seats)
      wanted.set(`${seat} to ${won!.seat}`, won!.by === 'draw' || seat === won!.from ? value : value / 2);
  }
  same('payments', [...paid].sort().join(' '), [...wanted].sort().join(' '), settle);
}

/** 12, 23.10: who wins as dealer, or aborts, deals again; 13, 14: a round is over when the starter's turn comes again. */
function checkNext(before: Of<'deal_begin'>, over: Of<'deal_over'>, next: Of<'deal_begin'>): void {
  const stays = over.ending !== 'win' || over.seats[0] === before.dealer;
  const replayed = over.ending !== 'win';
  const dealer = stays ? before.dealer : (before.dealer + 1) % 4;
  const round = before.round + (!stays && dealer === before.starter ? 1 : 0);
  same('replayed', next.replayed, replayed, next);
  // After four rounds seats and starter are drawn anew.
  if (round > 4) return same('round', next.round, 1, next);
  same('dealer', next.dealer, dealer, next);
  same('round', next.round, round, next);
  same('starter', next.starter, before.starter, next);
}

function same(what: string, is: unknown, wanted: unknown, event: Event): void {
  if (is !== wanted)
    throw new Error(`${what}: ${String(is)}, but the articles make it ${String(wanted)}: ${JSON.stringify(event)}`);
}
