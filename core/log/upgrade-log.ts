/** Logs of earlier versions: an event of today as it was written then, so that they replay to the last event. */
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Judgement } from '../judgement.ts';
import type { PlayerNumber } from '../things/seat.ts';

/** Whether only seats with a choice were asked after a bonus tile and at the end of a deal, and nobody before the next one. */
export function goesOnUnasked(version: number): boolean {
  return version < 3;
}

/** Whether the line is of a claim that lost, but not to one that was carried out: the tile ended the deal. Today that is not told. */
export function isUntold(version: number, line: Event, instead: Event | undefined): boolean {
  return version < 3 && line.type === 'claim_lost' && instead?.type !== 'claim_lost';
}

/** The action that a line of a log of this version tells: up to version 3 `fromHand` was named `kept`. */
export function actionOf(version: number, line: Event): Action {
  if (version > 3) return line as Action;
  const { kept: fromHand, ...action } = line as Action & { kept?: true };
  return { ...action, fromHand } as Action;
}

/** Turns the events of a game, one after the other from the first, into those a log of this version has. */
export function asWritten(version: number): (event: Event) => unknown {
  if (version > 3) return (event) => event;
  let players: readonly PlayerNumber[] = [];
  return (event) => {
    if (event.type === 'action') {
      const { fromHand: kept, ...action } = event;
      return { ...action, kept };
    }
    if (version > 1) return event;
    switch (event.type) {
      case 'game_begin':
        players = event.points.map((_, player) => player);
        return event;
      case 'seats':
        players = event.players;
        return event;
      case 'dealt': {
        const { type, seat, tiles } = event;
        return { type, seat, tiles };
      }
      case 'settle': {
        const { type, entries, points, pots } = event;
        return { type, entries, points: points.map((_, player) => points[players.indexOf(player)]), pots };
      }
      case 'win':
        return { ...event, judgement: judgementOf1(event.judgement) };
      default:
        return event;
    }
  };
}

function judgementOf1({ reading, shape, patterns, tallies, sums, steps, value, limit }: Judgement): unknown {
  const awards = patterns.map(({ id, times, value: gives }) => ({ id, times, value: gives }));
  return { reading, shape, patterns: awards, tallies: sums ?? tallies, steps, value, limit };
}
