/**
 * The log of a game: one JSON object a line. The first line is the header; then every event.
 *
 *     {"type":"log","version":4,"rules":"...","hash":"...","seed":"7","shuffle":2,"options":{},"pack":{...}}
 *     {"type":"game_begin",...}
 */
import { whyNotArranged } from '../deal/arranged-deal-check.ts';
import { begin } from '../deal/new-game.ts';
import type { Event } from '../event.ts';
import { actionOf, asWritten, goesOnUnasked, isUntold } from './upgrade-log.ts';
import { needLog, needRules } from '../problems/argument-checks.ts';
import { turnOf } from '../play/table-facts.ts';
import { answerForAll, isForced } from '../play/forced-answers.ts';
import { advance } from '../play/apply-action.ts';
import { type Problem, problem, refused, type Result } from '../problems/problem.ts';
import { visible } from '../problems/quote-untrusted-text.ts';
import { seededRandom } from '../things/sampling-random.ts';
import { isHashOf, refuseFormat } from './ruleset-hash-check.ts';
import type { StoredPack } from '../stored-pack.ts';
import type { Ruleset } from '../ruleset.ts';
import { gameRandom, isSeedText, type Seed, SHUFFLE_VERSION, seedText } from '../things/game-seed.ts';
import type { Arranged, Table } from '../table.ts';
import type { Log, LogHeader } from './log-types.ts';

export const LOG_VERSION = 4;

/** The header of a game dealt from this seed; a wrong ruleset throws a `TypeError`. */
export function logHeader(rules: Ruleset, seed: Seed, arrange?: Arranged[]): LogHeader {
  needRules('logHeader', rules);
  const { id, hash, options, pack } = rules;
  const game = { rules: id, hash, seed: seedText(seed), shuffle: SHUFFLE_VERSION, options };
  return { type: 'log', version: LOG_VERSION, ...game, ...(arrange && { arrange }), pack };
}

/** The log as text, a line of JSON for the header and for every event. */
export function makeLog(log: Log): string {
  needLog('makeLog', log);
  const { header, events } = log;
  return [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Reads a log; a last line that was cut is left out. Problems: `bad-log` with the line. */
export function parseLog(text: string, file = 'log'): Result<Log> {
  if (typeof text !== 'string') return refused([badLine(file, 1, 'A log is a text, one line an event.')]);
  const complete = text.split('\n').slice(0, -1);
  const parsed: unknown[] = [];
  for (const [i, line] of complete.entries()) {
    try {
      parsed.push(JSON.parse(line));
    } catch {
      return refused([badLine(file, i + 1, 'This line is not JSON.')]);
    }
  }
  const [header, ...events] = parsed;
  const no =
    checkHeader(header, file) ?? events.map((event, i) => checkEvent(event, file, i + 2)).find((p) => p !== undefined);
  return no
    ? refused([no])
    : { ok: true, value: { header: header as LogHeader, events: events as Event[] }, problems: [] };
}

function checkHeader(header: unknown, file: string): Problem | undefined {
  if (typeof header !== 'object' || header === null || (header as LogHeader).type !== 'log') {
    return badLine(file, 1, 'The first line is not the header of a Tilewright log.');
  }
  const { version, shuffle, rules, seed, hash, options } = header as LogHeader;
  if (!Number.isInteger(version) || version < 1 || version > LOG_VERSION) {
    const known = `this program reads versions 1 to ${LOG_VERSION}`;
    return badLine(file, 1, `This log has version ${JSON.stringify(version)}; ${known}.`);
  }
  if (shuffle !== undefined && shuffle !== SHUFFLE_VERSION) {
    const known = `this program knows version ${SHUFFLE_VERSION}, and logs that name none`;
    return badLine(file, 1, `This log was shuffled by version ${JSON.stringify(shuffle)}; ${known}.`);
  }
  if (shuffle === undefined && !isOldSeed(seed))
    return badLine(file, 1, 'The seed is not a whole number from 0 to 4294967295.');
  if (typeof rules !== 'string') return badLine(file, 1, 'The header does not name the rules.');
  if (shuffle !== undefined && !(typeof seed === 'string' && isSeedText(seed)))
    return badLine(file, 1, 'The seed is not text.');
  if (typeof hash !== 'string') return badLine(file, 1, 'The header has no hash of the rules.');
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return badLine(file, 1, 'The header has no options.');
  return undefined;
}

/** Seeds of logs without a shuffle version. */
function isOldSeed(seed: unknown): seed is number {
  return typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff;
}

function checkEvent(event: unknown, file: string, line: number): Problem | undefined {
  const ok = typeof event === 'object' && event !== null && typeof (event as Event).type === 'string';
  return ok ? undefined : badLine(file, line, 'This line is no event.');
}

function badLine(file: string, line: number, message: string): Problem {
  return problem('bad-log', message, { place: { file, line, column: 1, endLine: line, endColumn: 1 } });
}

/** A game played again: the table where its log ends, what the log tells of it, and the same as it is told today. */
interface Replayed {
  table: Table;
  events: Event[];
  now: Event[];
}

/**
 * Plays a log again from its seed and compares every event. Gives the table where the log ends, so a cut log can be resumed.
 * Problems: `other-rules` (the hash differs), `newer-format` (the pack of the log is in a later format), `tampered` (an event is not what the rules make of the actions before it).
 */
export function replay(rules: Ruleset, log: Log, file = 'log'): Result<{ table: Table; events: Event[] }> {
  needRules('replay', rules);
  needLog('replay', log);
  const replayed = playAgain(rules, log, file);
  if (!replayed.ok) return replayed;
  const { table, events } = replayed.value;
  return { ok: true, value: { table, events }, problems: [] };
}

/** The same, to go on with: the table, and the game so far as a log of today's version. Problems as of `replay`. */
export function resumeLog(rules: Ruleset, log: Log, file = 'log'): Result<{ table: Table; log: Log }> {
  needRules('resumeLog', rules);
  needLog('resumeLog', log);
  const replayed = playAgain(rules, log, file);
  if (!replayed.ok) return replayed;
  const { table, now: events } = replayed.value;
  return { ok: true, value: { table, log: { header: { ...log.header, version: LOG_VERSION }, events } }, problems: [] };
}

function playAgain(rules: Ruleset, { header, events: given }: Log, file: string): Result<Replayed> {
  const newer = refuseFormat(rules, (header.pack as StoredPack | undefined)?.format, 'The log');
  if (newer !== undefined) return refused([newer]);
  if (!isHashOf(rules, header.hash) || rules.id !== header.rules) {
    const played = `The log was played under ${header.rules} with hash ${header.hash}`;
    return refused([problem('other-rules', `${played}, these rules are ${rules.id} with hash ${rules.hash}.`)]);
  }
  const { seed, shuffle, arrange = [], version } = header;
  const why = whyNotArranged(rules, arrange);
  if (why !== undefined) return refused([badLine(file, 1, why)]);
  const random = shuffle === undefined ? seededRandom(seed as number).state() : gameRandom(seed);
  const replayed: Replayed = { table: begin(rules, random, arrange), events: [], now: [] };
  tellMore(replayed, version);
  const { table, events } = replayed;
  const written = asWritten(version);
  let at = 0;
  for (const [index, line] of given.entries()) {
    if (isUntold(version, line, events[at])) continue;
    if (at === events.length) {
      const no =
        line.type === 'action' && !table.over
          ? advance(table, actionOf(version, line))
          : problem('tampered', 'Nothing happens here under the rules.');
      if (no) return tampered(file, index + 2, `${no.message}`, line);
      tellMore(replayed, version);
    }
    const right = JSON.stringify(written(events[at++]!));
    if (right !== JSON.stringify(line)) return tampered(file, index + 2, `The rules make it ${right}.`, line);
  }
  return { ok: true, value: replayed, problems: [] };
}

/** What happened last; where the log is one of those in which only seats with a choice are asked, all until one is. */
function tellMore({ table, events, now }: Replayed, version: number): void {
  events.push(...table.events);
  now.push(...table.events);
  while (goesOnUnasked(version) && isForced(table)) {
    // That the seat is asked is told last.
    if (turnOf(table)?.begin === 'asked') events.pop();
    const more = answerForAll(table);
    events.push(...more.filter(({ type }) => type !== 'action'));
    now.push(...more);
  }
}

function tampered(file: string, line: number, why: string, given: Event): Result<never> {
  const place = { file, line, column: 1, endLine: line, endColumn: 1 };
  const shown = visible(JSON.stringify(given).slice(0, 200));
  return refused([
    problem('tampered', `Line ${line} does not follow from the log before it: ${shown}`, { place, hint: why }),
  ]);
}
