/** What must hold of the log of every game, whatever its rules. Each throws where it does not. */
import assert from 'node:assert/strict';
import {
  type Action,
  type Arranged,
  type Event,
  type Log,
  logHeader,
  makeLog,
  parseLog,
  type Random,
  replay,
  type Ruleset,
} from '../../../core/index.ts';
import { follow, type Journey } from './visit-decisions.ts';
import { located } from './failure-location.ts';
import { pick } from './random-choosers.ts';
import { tampered } from '../mutants/falsified-log.ts';
import { sure } from '../tile-sets.ts';

/** A journey with all its events, and where it came from. */
export interface Recorded {
  rules: Ruleset;
  seed: number;
  journey: Journey;
  arrange?: Arranged[];
}

export function logOf({ rules, seed, arrange }: Recorded, events: Event[]): Log {
  return { header: logHeader(rules, seed, arrange), events };
}

export function actionsIn(events: readonly Event[]): Action[] {
  return events.filter((event) => event.type === 'action').map(({ seat, move, tiles }) => ({ seat, move, tiles }));
}

/** A check of the log up to an event of it; what fails tells that place. */
function upTo<Result>({ seed, journey }: Recorded, at: number, check: () => Result): Result {
  return located(() => ({ seed, events: journey.events.slice(0, at) }), check);
}

/** Re-execution gives the same events and the same state. */
export function replaysAlike(recorded: Recorded): void {
  upTo(recorded, recorded.journey.events.length, () => replayAlike(recorded));
}

function replayAlike(recorded: Recorded): void {
  const { rules, journey } = recorded;
  const text = makeLog(logOf(recorded, journey.events));
  const { table, events } = sure(replay(rules, sure(parseLog(text))));
  assert.equal(JSON.stringify(table), JSON.stringify(journey.table));
  assert.equal(JSON.stringify(events), JSON.stringify(journey.events));
}

/** Cut after so many events it goes on to the same end. */
export function resumesAt(recorded: Recorded, kept: number): void {
  upTo(recorded, kept, () => resumeAt(recorded, kept));
}

function resumeAt(recorded: Recorded, kept: number): void {
  const { rules, journey } = recorded;
  const cut = makeLog(logOf(recorded, journey.events.slice(0, kept)));
  const { table, events } = sure(replay(rules, sure(parseLog(cut))));
  assert.equal(JSON.stringify(events.slice(0, kept)), JSON.stringify(journey.events.slice(0, kept)));
  const rest = follow(table, actionsIn(journey.events).slice(actionsIn(events).length));
  assert.equal(events.length + rest.length, journey.events.length);
  assert.equal(JSON.stringify(table), JSON.stringify(journey.table));
}

/**
 * With one thing about an event falsified the log is refused, at that line or after it. Where two answers to one window changed
 * places, it is the same game: `reordered`.
 */
export function refusesFalsified(recorded: Recorded, at: number, random: Random): 'refused' | 'reordered' {
  return upTo(recorded, at, () => refuseFalsified(recorded, at, random));
}

function refuseFalsified(recorded: Recorded, at: number, random: Random): 'refused' | 'reordered' {
  const { rules, journey } = recorded;
  const events = pick(tampered(journey.events, at), random);
  const parsed = parseLog(makeLog(logOf(recorded, events)));
  const result = parsed.ok ? replay(rules, parsed.value) : parsed;
  if (sameAnswers(events, journey.events, at)) {
    assert.equal(JSON.stringify(sure(result as ReturnType<typeof replay>).table), JSON.stringify(journey.table));
    return 'reordered';
  }
  assert.ok(!result.ok, `accepted ${JSON.stringify(events[at])} for ${JSON.stringify(journey.events[at])}`);
  const [problem] = result.problems;
  assert.equal(problem?.code, parsed.ok ? 'tampered' : 'bad-log');
  assert.ok(
    problem.place!.line >= at + 2,
    `refused at line ${problem.place!.line}, before the falsified line ${at + 2}`,
  );
  return 'refused';
}

function sameAnswers(events: readonly Event[], original: readonly Event[], at: number): boolean {
  const [a, b] = [original[at]!, original[at + 1]];
  return a.type === 'action' && b?.type === 'action' && events.length === original.length && events[at] === b;
}
