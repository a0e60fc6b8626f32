/** A log is the game: it replays, resumes wherever it was cut, and is refused once a line is changed. */
import { describe, expect, it } from 'vitest';
import { advance, makeLog, parseLog, replay, seededRandom } from '../../core/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { anything, eager, patient } from '../kit/games/random-choosers.ts';
import { logOf, type Recorded, refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { refereed } from '../kit/oracles/refereed-games.ts';
import { international, rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

const checked = international();
const free = international({ play: 'free' });

const games: [string, Recorded][] = [
  ['eager', { rules: checked, seed: 3, journey: travel(checked, { seed: 3, choose: eager, deals: 2 }) }],
  ['anything', { rules: checked, seed: 4, journey: travel(checked, { seed: 4, choose: anything, deals: 1 }) }],
  ['eager and free', { rules: free, seed: 5, journey: travel(free, { seed: 5, choose: eager, deals: 3 }) }],
  ...['ari-ari', 'riichi', 'sanma', 'cantonese with flowers'].map((game, at): [string, Recorded] => {
    const { rules } = refereed(game, at % 2 === 0 ? 'checked' : 'free');
    return [game, { rules, seed: 6, journey: travel(rules, { seed: 6, choose: patient, deals: 2 }) }];
  }),
  ...['sichuan', 'sichuan-flowing', 'american', 'classical'].map((id): [string, Recorded] => {
    const rules = rulesOf(id);
    return [id, { rules, seed: 6, journey: travel(rules, { seed: 6, choose: patient, deals: 2 }) }];
  }),
];

/** Places spread over the events, never regularly. */
function spread(events: readonly unknown[], times: number): number[] {
  const step = Math.max(1, Math.floor(events.length / times));
  return Array.from({ length: Math.min(times, events.length) }, (_, i) =>
    Math.min(events.length - 1, i * step + (i % step)),
  );
}

describe.each(games)('the log of a game, %s', (_, recorded) => {
  const { rules, seed, journey } = recorded;
  const text = makeLog(logOf(recorded, journey.events));
  const tries = recorded === games[0]![1] ? 250 : 80;

  it('reads back as it was written', () => {
    const log = sure(parseLog(text));
    expect(log.events).toEqual(journey.events);
    expect(makeLog(log)).toBe(text);
  });

  it('replays to the same state', () => {
    replaysAlike(recorded);
  });

  it('resumes after any line and goes on to the same end', () => {
    for (const kept of spread(journey.events, tries / 5)) resumesAt(recorded, kept);
  });

  it('resumes when cut inside a line', () => {
    const header = text.indexOf('\n') + 1;
    for (let at = header; at < text.length; at += 1 + Math.floor((text.length - header) / 30)) {
      const { events } = sure(replay(rules, sure(parseLog(text.slice(0, at)))));
      expect(journey.events.slice(0, events.length)).toEqual(events);
    }
  });

  it('is refused with any line falsified, left out, doubled or moved', () => {
    const random = seededRandom(seed);
    const results = spread(journey.events, tries).map((at) => refusesFalsified(recorded, at, random));
    const refused = results.filter((result) => result === 'refused').length;
    console.log(
      `${refused} falsified logs refused, ${results.length - refused} that only tell the answers to a window in another order`,
    );
    expect(refused).toBeGreaterThan(0.8 * tries);
  });
});

describe('a log from elsewhere', () => {
  const [, recorded] = games[0]!;
  const { rules, seed } = recorded;
  const log = logOf(recorded, recorded.journey.events);

  it('is refused under other rules', () => {
    expect(replay({ ...rules, hash: 'other' }, log)).toMatchObject({ ok: false, problems: [{ code: 'other-rules' }] });
  });

  it('is refused with another seed', () => {
    const other = { ...log, header: { ...log.header, seed: seed + 1 } };
    expect(replay(rules, other)).toMatchObject({ ok: false, problems: [{ code: 'tampered' }] });
  });

  it('goes no further than the rules', () => {
    const { table } = sure(replay(rules, log));
    const action = { seat: table.toAct[0]!, move: 'nonsense', tiles: [] };
    expect(advance(table, action)).toMatchObject({ code: 'unknown-move' });
    expect(replay(rules, { ...log, events: [...log.events, { type: 'action', ...action }] })).toMatchObject({
      ok: false,
    });
  });

  const header = JSON.stringify(log.header);
  it.each([
    ['nothing', ''],
    ['a cut header', header.slice(0, 40)],
    ['no header', '{"type":"game_begin","points":[1,2]}\n'],
    ['no JSON', `${header}\nhello\n`],
    ['a line that is no object', `${header}\n7\n`],
    ['null', `${header}\nnull\n`],
    ['a line without type', `${header}\n{"seat":1}\n`],
    ['another version', `${JSON.stringify({ ...log.header, version: 99 })}\n`],
    ['a seed that is none', `${JSON.stringify({ ...log.header, seed: -1 })}\n`],
    ['no hash', `${JSON.stringify({ ...log.header, hash: undefined })}\n`],
  ])('is refused with its line: %s', (_, text) => {
    expect(parseLog(text, 'game.log')).toMatchObject({
      ok: false,
      problems: [{ code: 'bad-log', place: { file: 'game.log' } }],
    });
  });
});
