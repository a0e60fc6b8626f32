/** Our own games as logs of the field: written, read, and played again to the same end. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../core/index.ts';
import { type GameRecord, recordLine, verify, mjai, record, riichiNames, tenhou6 } from '../../records/index.ts';
import { runGame } from '../../sim/index.ts';
import { type PlayerMaker, randomPlayer } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';
import { strippers } from './strip-what-formats-lose.ts';

const DEALS = 4;
const people: Record<string, readonly PlayerMaker[] | undefined> = {
  bots: undefined,
  random: [randomPlayer, randomPlayer, randomPlayer, randomPlayer],
};

function eventsOf(pack: string, seed: number, players: readonly PlayerMaker[] | undefined): Event[] {
  const events: Event[] = [];
  const onEvents = (more: readonly Event[]): void => void events.push(...more);
  runGame(rulesOf(pack), { seed, maxDeals: DEALS, ...(players && { players }), onEvents });
  return events;
}

function kept(course: GameRecord, format: string): GameRecord {
  const strip = Object.keys(strippers).filter((key) => key.startsWith(`${format}/`));
  return strip.reduce((held, key) => strippers[key]!(held), course);
}

describe.each(['riichi', 'ari-ari'])('%s', (pack) => {
  it.each(Object.keys(people).flatMap((who) => [1, 2].map((seed) => [who, seed] as const)))(
    '%s, seed %i',
    (who, seed) => {
      const course = sure(record(rulesOf(pack), eventsOf(pack, seed, people[who]), riichiNames));
      expect(course.deals.filter(({ ending }) => ending)).toHaveLength(DEALS);
      expect(verify(course, rulesOf(pack), riichiNames).difference).toBeUndefined();
      for (const format of [recordLine, mjai, tenhou6]) {
        const back = sure(format.read(format.write(course)));
        expect(kept(back, format.id)).toEqual(kept(course, format.id));
        if (format !== tenhou6) expect(verify(back, rulesOf(pack), riichiNames).difference).toBeUndefined();
      }
    },
  );
});

it('says where logs have no word for what happened', () => {
  const rules = rulesOf('international');
  const result = record(rules, eventsOf('international', 1, undefined), riichiNames);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['no-word']);
});
