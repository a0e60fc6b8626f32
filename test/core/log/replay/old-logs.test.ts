/** Logs of earlier versions stay readable: `log-N.jsonl` was written by the version N of logs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Log, makeLog, parseLog, replay } from '../../../../core/index.ts';
import { rulesetFromPack } from '../../../../loader/index.ts';
import { WIRE_VERSIONS } from '../../../../schemas/index.ts';
import { sure } from '../../../kit/tiles.ts';

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
