/** Steps of play as texts: to compare, and for people. */
import { type Account, type Award, type Event, type Judgement, numberOfSeat, seatNumber } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Step } from './replay-under-other-rules.ts';

/** What two sets of rules both remember; the rest is nobody's business but their own. */
export interface Shared {
  marks: ReadonlySet<string>;
  counters: ReadonlySet<string>;
}

/** Marks and counters that both have. */
export function sharedBy(a: PackRuleset, b: PackRuleset): Shared {
  const both = (one: readonly string[], other: readonly string[]): ReadonlySet<string> =>
    new Set(one.filter((name) => other.includes(name)));
  const counters = (rules: PackRuleset): string[] => [...rules.counters, ...rules.tableCounters];
  return { marks: both(a.marks, b.marks), counters: both(counters(a), counters(b)) };
}

/** What matters of a step, as a text. */
export function stepKey({ refused, events, offers }: Step, shared: Shared): string {
  return JSON.stringify([refused ?? '', eventsIn(events, shared).map(eventKey), offers]);
}

function eventsIn(events: readonly Event[], { marks, counters }: Shared): Event[] {
  return events.filter((event) => {
    if (event.type === 'mark') return marks.has(event.mark);
    return event.type === 'count' ? counters.has(event.counter) : true;
  });
}

/** Of a win what counts, of a payment who pays what. */
function eventKey(event: Event): string {
  if (event.type === 'win') return JSON.stringify({ ...event, judgement: judgementText(event.judgement) });
  if (event.type === 'settle') return JSON.stringify({ ...event, entries: netOf(event.entries) });
  if (event.type === 'pay') return JSON.stringify(event.entries.map(({ from, to, amount }) => [from, to, amount]));
  return JSON.stringify(event);
}

/** What sort of difference it is: alike ones show the same changes. */
export function partingKey(a: Step | undefined, b: Step | undefined, shared: Shared): string {
  const types = (step: Step | undefined): string[] =>
    eventsIn(step?.events ?? [], shared).map((event) => `${event.type} ${'mark' in event ? event.mark : ''}`);
  const [one, other] = [types(a), types(b)];
  const moves = (step: Step | undefined): string => [...new Set(step?.offers.map((text) => text.split(' ')[1]))].join();
  return JSON.stringify([a?.action?.move, a?.refused, b?.refused, one, other, moves(a), moves(b)]);
}

/** What happens in one step and not in the other. */
export function stepTexts(a: Step | undefined, b: Step | undefined, shared: Shared): [string, string] {
  if (a?.refused !== b?.refused) return [allowedText(a), allowedText(b)];
  const [one, other] = [a, b].map((step) => eventsIn(step?.events ?? [], shared));
  const keys = [one!, other!].map((events) => new Set(events.map(eventKey)));
  const own = (events: readonly Event[], others: ReadonlySet<string>): Event[] =>
    events.filter((event) => !others.has(eventKey(event)));
  const textsOf = (read: (events: readonly Event[]) => readonly Event[], withTiles: boolean): [string, string] => {
    const [first, second] = [own(read(one!), keys[1]!), own(read(other!), keys[0]!)];
    if (first.length + second.length === 0) return offersTexts(a, b);
    return [eventsText(first, a, withTiles), eventsText(second, b, withTiles)];
  };
  const texts = textsOf((events) => ofTheDeal(events).filter(({ type }) => type !== 'action'), false);
  // Where only tiles or the next deal tell the two apart, those are told.
  return texts[0] === texts[1] ? textsOf((events) => events, true) : texts;
}

/** Up to the beginning of the next deal: its tiles are another matter. */
function ofTheDeal(events: readonly Event[]): readonly Event[] {
  const next = events.findIndex(({ type }, at) => type === 'deal_begin' && at > 0 && events[0]?.type === 'action');
  return next < 0 ? events : events.slice(0, next + 1);
}

function allowedText(step: Step | undefined): string {
  return step?.refused === undefined ? 'allowed' : `refused (${step.refused})`;
}

function offersTexts(a: Step | undefined, b: Step | undefined): [string, string] {
  const only = (step: Step | undefined, other: Step | undefined): string[] =>
    (step?.offers ?? []).filter((text) => !(other?.offers ?? []).includes(text));
  const [first, second] = [only(a, b), only(b, a)];
  return [mayText(first, second), mayText(second, first)];
}

function mayText(own: readonly string[], others: readonly string[]): string {
  return own.length > 0 ? `offered: seat ${listed(own)}` : `not offered: ${listed(others)}`;
}

const MOST = 4;

function listed(texts: readonly string[]): string {
  return texts.length <= MOST ? texts.join(', ') : `${texts.slice(0, MOST).join(', ')} and ${texts.length - MOST} more`;
}

/** Events that tell the most, first. */
const TELLING: Event['type'][] = [
  ...(['game_over', 'win', 'false_win', 'deal_over', 'settle', 'pay', 'read', 'reveal', 'deposit', 'liable'] as const),
  ...(['deal_begin', 'opened', 'mark', 'count', 'meld', 'turn', 'game_begin'] as const),
];

function eventsText(events: readonly Event[], step: Step | undefined, withTiles: boolean): string {
  const rank = ({ type }: Event): number => (TELLING.includes(type) ? TELLING.indexOf(type) : TELLING.length);
  const told = [...events]
    .sort((a, b) => rank(a) - rank(b))
    .map((event) => eventText(event, step) + (withTiles ? tilesText(event) : ''));
  return told.length === 0 ? 'nothing comparable happens' : [...new Set(told)].slice(0, 3).join('; ');
}

function tilesText(event: Event): string {
  const { tile, tiles, left } = event as { tile?: string; tiles?: readonly string[]; left?: number };
  const all = tiles ?? (tile === undefined ? [] : [tile]);
  return (all.length === 0 ? '' : `: ${all.join(' ')}`) + (left === undefined ? '' : `, ${left} left to draw`);
}

function eventText(event: Event, step: Step | undefined): string {
  const seat = (number: number): string =>
    step ? `seat ${seatNumber(step.table, number)}` : `seat ${numberOfSeat(number)}`;
  switch (event.type) {
    case 'game_begin':
      return `players begin with ${event.points.join(', ')}`;
    case 'game_over':
      return `the game is over with the results ${event.standings.map(({ result }) => signed(result)).join(', ')}`;
    case 'win':
      return `${seat(event.seat)} wins, ${judgementText(event.judgement)}`;
    case 'read':
      return `the hand of ${seat(event.seat)} has ${judgementText(event.judgement)}`;
    case 'deal_over':
      return `the deal ends: ${event.ending}`;
    case 'settle':
      return netOf(event.entries).length === 0 ? 'nobody pays' : accountsText(netOf(event.entries), seat);
    case 'pay':
      return accountsText(netOf(event.entries), seat);
    case 'reveal':
      return `${event.list} turned up: ${event.tiles.join(' ')}`;
    case 'mark':
      return `${event.mark} ${event.on ? 'of' : 'no longer of'} ${seat(event.seat)}`;
    case 'count':
      return `${event.counter}${event.seat < 0 ? '' : ` of ${seat(event.seat)}`} is ${event.value}`;
    case 'deal_begin':
      return `deal ${event.deal} begins, round ${event.round}, dealer ${event.dealer + 1}`;
    case 'given':
      return `${seat(event.seat)} gives ${seat(event.to)} ${event.tiles.join(' ')}`;
    case 'swap':
      return `${seat(event.seat)} puts ${event.tile} into a meld of ${seat(event.from)} for ${event.joker}`;
    case 'leave':
      return `${seat(event.seat)} leaves the deal`;
    case 'phase':
      return `all are asked: ${event.phase}`;
    case 'opened':
      return `${seat(event.seat)} shows the hand`;
    case 'deposit':
      return `${seat(event.seat)} puts ${event.amount} into ${event.pot}`;
    case 'turn':
      return `${seat(event.seat)} is ${event.begin === 'asked' ? 'asked to choose' : 'to act'}`;
    default:
      return 'seat' in event
        ? `${event.type.replaceAll('_', ' ')} of ${seat(event.seat)}`
        : event.type.replaceAll('_', ' ');
  }
}

/** What each account wins or loses. */
function netOf(entries: readonly { from: Account; to: Account; amount: number }[]): [Account, number][] {
  const net = new Map<Account, number>();
  for (const { from, to, amount } of entries) {
    net.set(from, (net.get(from) ?? 0) - amount);
    net.set(to, (net.get(to) ?? 0) + amount);
  }
  return [...net].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

function accountsText(net: readonly [Account, number][], seat: (number: number) => string): string {
  return net.map(([who, amount]) => `${typeof who === 'number' ? seat(who) : who} ${signed(amount)}`).join(', ');
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** Without the reading, which decides nothing. */
function judgementText({ patterns, tallies, value, limit }: Judgement): string {
  const some = Object.entries(tallies).filter(([, amount]) => amount !== 0);
  const counted = some.map(([name, amount]) => `${amount} ${name}`).join(', ');
  const named = patterns.map(awardText).sort().join(', ');
  return `${counted}${limit === undefined ? '' : `, ${limit}`}, worth ${value} (${named})`;
}

function awardText({ id, times }: Award): string {
  return times === 1 ? id : `${id} x${times}`;
}
