/** Logs of earlier versions stay readable: `log-N.jsonl` was written by the version N of logs. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Event, type Log, makeLog, parseLog, replay, resumeLog } from '../../../../core/index.ts';
import { rulesetFromPack } from '../../../../loader/index.ts';
import { WIRE_VERSIONS } from '../../../../schemas/index.ts';
import { sure } from '../../../kit/tile-sets.ts';

const versions = Array.from({ length: WIRE_VERSIONS.log - 1 }, (_, before) => before + 1);

function logOf(version: number): Log {
  return sure(parseLog(readFileSync(`test/core/log/replay/log-${version}.jsonl`, 'utf8')));
}

test.each(versions)('a log of version %i replays to its last event', (version) => {
  const log = logOf(version);
  expect(log.header.version).toBe(version);
  const rules = sure(rulesetFromPack(log.header.pack, log.header.options));
  const { events } = sure(replay(rules, log));
  // Claims that lost where the tile ended the deal were told up to version 2.
  const both = log.events.filter(({ type }) => type !== 'claim_lost');
  expect(events.map(({ type }) => type).filter((type) => type !== 'claim_lost')).toEqual(both.map(({ type }) => type));
  for (const type of ['seats', 'win', 'settle']) expect(events.map((event) => event.type)).toContain(type);
});

test.each(versions)('a changed payment in a log of version %i is found', (version) => {
  const text = makeLog(logOf(version));
  const changed = sure(parseLog(text.replace(/("type":"settle".*"points":\[-?)(\d+)/, '$19$2')));
  const rules = sure(rulesetFromPack(changed.header.pack, changed.header.options));
  expect(replay(rules, changed)).toMatchObject({ ok: false, problems: [{ code: 'tampered' }] });
});

describe('a tile from the hand: `kept` up to version 3, `fromHand` from version 4 on', () => {
  const old = logOf(3);
  const rules = sure(rulesetFromPack(old.header.pack, old.header.options));
  const { log: now } = sure(resumeLog(rules, old));
  const having = (log: Log, key: string): Event[] => log.events.filter((event) => Object.hasOwn(event, key));
  const renamed = (log: Log, from: string, to: string): Log =>
    sure(parseLog(makeLog(log).replaceAll(`"${from}":true`, `"${to}":true`)));

  it('is resumed under its name of today', () => {
    expect([having(old, 'kept').length, having(old, 'fromHand').length]).toEqual([2, 0]);
    expect([having(now, 'kept').length, having(now, 'fromHand').length]).toEqual([0, 2]);
    expect(now.header.version).toBe(WIRE_VERSIONS.log);
    expect(now.events).toEqual(renamed(old, 'kept', 'fromHand').events);
    expect(sure(replay(rules, now)).events).toEqual(now.events);
  });

  it.each([
    ['version 3', renamed(old, 'kept', 'fromHand')],
    ['version 4', renamed(now, 'fromHand', 'kept')],
  ])('is refused in %s under the name of the other', (_, log) => {
    expect(replay(rules, log)).toMatchObject({ ok: false, problems: [{ code: 'tampered' }] });
  });
});
