/** How a deal ended: every win with what it scored, line by line, and who paid whom. */
import type { Award, Ending, Entry, Event, Names, Seat } from 'tilewright/core';
import { type PackRuleset, tellResult } from 'tilewright/loader';

/** A pattern that counted, and what it gave. */
export interface ScoreLine {
  id: string;
  name: string;
  times: number;
  worth: string;
}

/** A hand that won, or was paid for without winning. */
export interface WonHand {
  seat: Seat;
  /** Whose tile it was; nobody's: -1. */
  from: Seat;
  by: 'draw' | 'discard';
  tile: string;
  /** Tiles of the hand, group by group. */
  groups: readonly (readonly string[])[];
  lines: readonly ScoreLine[];
  /** What it is worth and what is paid, as players say it. */
  told: string;
  isWin: boolean;
}

export interface EndOfDeal {
  ending: Ending | '';
  hands: readonly WonHand[];
  /** Hands that were laid open without a win. */
  shown: readonly { seat: Seat; tiles: readonly string[] }[];
  entries: readonly Entry[];
  /** Points by seat after the deal. */
  points: readonly number[];
}

export function endOfDeal(rules: PackRuleset, events: readonly Event[], language: string): EndOfDeal {
  const settles = events.flatMap((event) => (event.type === 'settle' ? [event] : []));
  const over = events.findLast((event) => event.type === 'deal_over');
  const entries = settles.flatMap((event) => event.entries);
  return {
    ending: over?.type === 'deal_over' ? over.ending : '',
    hands: events.flatMap((event, at) => {
      if (event.type !== 'win' && event.type !== 'read') return [];
      const paid = events.slice(at).find((later) => later.type === 'settle');
      return wonHand(rules, event, paid?.type === 'settle' ? paid.entries : [], language);
    }),
    shown: events.flatMap((event) => (event.type === 'opened' ? [{ seat: event.seat, tiles: event.hand }] : [])),
    entries,
    points: settles.at(-1)?.points ?? [],
  };
}

type Scored = Extract<Event, { type: 'win' | 'read' }>;

function wonHand(rules: PackRuleset, event: Scored, settlement: readonly Entry[], language: string): WonHand {
  const { judgement, seat } = event;
  const win = event.type === 'win' ? event : undefined;
  const from = win?.by === 'discard' ? win.from : undefined;
  const telling = { language, amount: (value: number) => value.toLocaleString(language) };
  return {
    seat,
    from: win?.from ?? -1,
    by: win?.by ?? 'draw',
    tile: win?.tile ?? '',
    groups: groupsOf(judgement.reading),
    lines: judgement.patterns.map((award) => lineOf(rules, award, language)),
    told: tellResult(rules, judgement, { seat, from, settlement }, telling),
    isWin: win !== undefined,
  };
}

/** `123m 555z` as tiles, group by group; marks of concealed kongs and melds are left out. */
function groupsOf(reading: string): string[][] {
  return reading.split(/\s+/).flatMap((group) => {
    const [, ranks, letter] = /([0-9]+)([a-z])/.exec(group) ?? [];
    return ranks === undefined ? [] : [[...ranks].map((rank) => rank + letter!)];
  });
}

function lineOf({ pack }: PackRuleset, { id, times, value }: Award, language: string): ScoreLine {
  const say = (names: Names | undefined, otherwise: string): string => names?.[language] ?? names?.en ?? otherwise;
  const tallies = Object.entries(value).filter(
    ([tally, number]) => number !== 0 && pack.tallies[tally]?.internal !== true,
  );
  return {
    id,
    name: say(pack.patterns[id]?.name, id.replaceAll('_', ' ')),
    times,
    worth: tallies.map(([tally, number]) => `${number} ${say(pack.tallies[tally]?.name, tally)}`).join(', '),
  };
}
