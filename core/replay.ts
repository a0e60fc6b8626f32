/**
 * The log of a game: one JSON object a line. The first line is the header; then every event.
 *
 *     {"type":"log","version":1,"rules":"...","hash":"...","seed":7,"options":{},"pack":{...}}
 *     {"type":"game_begin",...}
 */
import type { Action } from './action.ts';
import { whyNotArranged } from './arranged.ts';
import { deal } from './deal.ts';
import type { Event } from './event.ts';
import { needLog, needRules, needTable } from './misuse.ts';
import { advance } from './play.ts';
import { type Problem, problem, type Result } from './problem.ts';
import type { OptionValue, Ruleset } from './ruleset.ts';
import type { Arranged, Table } from './table.ts';

export const LOG_VERSION = 1;

/** The first line of a log: everything a game is played from. */
export interface LogHeader {
  type: 'log';
  version: number;
  /** Pack id and content hash. */
  rules: string;
  hash: string;
  seed: number;
  options: Record<string, OptionValue>;
  arrange?: Arranged[];
  /** The flattened pack, so that the log replays without its files. */
  pack: unknown;
}

/** The header of a game dealt from this seed; a wrong ruleset throws a `TypeError`. */
export function logHeader(rules: Ruleset, seed: number, arrange?: Arranged[]): LogHeader {
  needRules('logHeader', rules);
  const { id, hash, options, pack } = rules;
  return { type: 'log', version: LOG_VERSION, rules: id, hash, seed, options, ...(arrange && { arrange }), pack };
}

/** A game as it was played: its header, and all that happened. */
export interface Log {
  header: LogHeader;
  events: Event[];
}

/** The log as text, a line of JSON for the header and for every event. */
export function makeLog(log: Log): string {
  needLog('makeLog', log);
  const { header, events } = log;
  return [header, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Reads a log; a last line that was cut is left out. Problems: `bad-log` with the line. */
export function parseLog(text: string, file = 'log'): Result<Log> {
  if (typeof text !== 'string')
    return { ok: false, problems: [badLine(file, 1, 'A log is a text, one line an event.')] };
  const complete = text.split('\n').slice(0, -1);
  const parsed: unknown[] = [];
  for (const [i, line] of complete.entries()) {
    try {
      parsed.push(JSON.parse(line));
    } catch {
      return { ok: false, problems: [badLine(file, i + 1, 'This line is not JSON.')] };
    }
  }
  const [header, ...events] = parsed;
  const no =
    checkHeader(header, file) ?? events.map((event, i) => checkEvent(event, file, i + 2)).find((p) => p !== undefined);
  return no
    ? { ok: false, problems: [no] }
    : { ok: true, value: { header: header as LogHeader, events: events as Event[] }, problems: [] };
}

function checkHeader(header: unknown, file: string): Problem | undefined {
  if (typeof header !== 'object' || header === null || (header as LogHeader).type !== 'log') {
    return badLine(file, 1, 'The first line is not the header of a Tilewright log.');
  }
  const { version, seed, hash, options } = header as LogHeader;
  if (version !== LOG_VERSION)
    return badLine(
      file,
      1,
      `This log has version ${JSON.stringify(version)}; this program reads version ${LOG_VERSION}.`,
    );
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    return badLine(file, 1, 'The seed is not a whole number from 0 to 4294967295.');
  if (typeof hash !== 'string') return badLine(file, 1, 'The header has no hash of the rules.');
  if (typeof options !== 'object' || options === null) return badLine(file, 1, 'The header has no options.');
  return undefined;
}

function checkEvent(event: unknown, file: string, line: number): Problem | undefined {
  const ok = typeof event === 'object' && event !== null && typeof (event as Event).type === 'string';
  return ok ? undefined : badLine(file, line, 'This line is no event.');
}

function badLine(file: string, line: number, message: string): Problem {
  return problem('bad-log', message, { place: { file, line, column: 1, endLine: line, endColumn: 1 } });
}

/**
 * Plays a log again from its seed and compares every event. Gives the table where the log ends, so a cut log can be resumed.
 * Problems: `other-rules` (the hash differs), `tampered` (an event is not what the rules make of the actions before it).
 */
export function replay(rules: Ruleset, log: Log, file = 'log'): Result<{ table: Table; events: Event[] }> {
  needRules('replay', rules);
  needLog('replay', log);
  if (rules.hash !== log.header.hash) {
    return {
      ok: false,
      problems: [
        problem(
          'other-rules',
          `The log was played under ${log.header.rules} with hash ${log.header.hash}, these rules have ${rules.hash}.`,
        ),
      ],
    };
  }
  const why = whyNotArranged(rules, log.header.arrange ?? []);
  if (why !== undefined) return { ok: false, problems: [badLine(file, 1, why)] };
  const table = deal(rules, { seed: log.header.seed, ...(log.header.arrange && { arrange: log.header.arrange }) });
  const events = [...table.events];
  for (let at = 0; at < log.events.length; at++) {
    const given = log.events[at]!;
    if (at === events.length) {
      const no =
        given.type === 'action' && !table.over
          ? advance(table, given as Action)
          : problem('tampered', 'Nothing happens here under the rules.');
      if (no) return tampered(file, at + 2, `${no.message}`, given);
      events.push(...table.events);
    }
    if (JSON.stringify(events[at]) !== JSON.stringify(given))
      return tampered(file, at + 2, `The rules make it ${JSON.stringify(events[at])}.`, given);
  }
  return { ok: true, value: { table, events }, problems: [] };
}

function tampered(file: string, line: number, why: string, given: Event): Result<never> {
  const place = { file, line, column: 1, endLine: line, endColumn: 1 };
  const shown = JSON.stringify(given).slice(0, 200);
  return {
    ok: false,
    problems: [
      problem('tampered', `Line ${line} does not follow from the log before it: ${shown}`, { place, hint: why }),
    ],
  };
}

/** The whole state of a table without its rules and the last events: equal states give equal text. */
export function snapshot(table: Table): string {
  needTable('snapshot', table);
  const { rules, events: _events, refused: _refused, ...state } = table;
  return JSON.stringify({ hash: rules.hash, ...state });
}
