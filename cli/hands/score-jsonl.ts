/**
 * Hands to be scored as JSON, one object a line, and the answers. Seats are numbers from 0, the dealer, or words.
 *
 *     {"id": 1, "hand": "123m 345p 55s 456s 888p", "win": "1m", "by": "discard"}
 *     {"id": 1, "win": true, "patterns": [...], "tallies": {...}, "value": 2, "names": {...}, ...}
 */
import { type Judgement, problem, refused, type Problem, type Result } from '../../core/index.ts';
import { type Circumstances, type HandScore, type ScoringRuleset, score, tellResult } from '../../loader/index.ts';

/** A line of input, as anybody may write it. */
interface Case {
  id?: unknown;
  hand?: unknown;
  melds?: unknown;
  win?: unknown;
  by?: unknown;
  from?: unknown;
  seat?: unknown;
  round?: unknown;
  flags?: unknown;
  bonus?: unknown;
  counters?: unknown;
  responsible?: unknown;
  indicators?: unknown;
  under_indicators?: unknown;
  lists?: unknown;
  deposits?: unknown;
  options?: unknown;
}

const KNOWN = [
  ...['id', 'hand', 'melds', 'win', 'by', 'from', 'responsible', 'seat', 'round', 'flags', 'bonus'],
  ...['indicators', 'under_indicators', 'lists', 'counters', 'deposits', 'options'],
];

/** A case that could be read. */
export interface ScoreCase {
  id: unknown;
  hand: string;
  circumstances: Circumstances;
  options: Record<string, unknown>;
}

/** Reads a line; the id is known even where the rest is wrong. */
export function readCase(line: string): { id: unknown; result: Result<ScoreCase> } {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { id: null, result: refused([problem('bad-json', 'The line is not JSON.')]) };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return {
      id: null,
      result: refused([
        problem('bad-case', 'A case is an object.', {
          hint: '{"id": 1, "hand": "123m 456p 789s 345s 1z +1z", "by": "draw"}',
        }),
      ]),
    };
  }
  const given = data as Case;
  return { id: given.id ?? null, result: caseOf(given) };
}

function caseOf(given: Case): Result<ScoreCase> {
  const problems = [...strangeKeys(given), ...wrongTypes(given)];
  const hand = handText(given, problems);
  if (problems.length > 0) return refused(problems);
  const { by, from, responsible, seat, round, flags, bonus, counters, deposits } = given as Record<string, never>;
  const lists = listsOf(given);
  const how = { by, from, responsible, seat, round, with: flags, counters, deposits, bonus: listText(bonus), lists };
  const pairs = Object.entries(how).filter(([, value]) => value !== undefined && value !== null);
  const circumstances = Object.fromEntries(pairs) as Circumstances;
  return {
    ok: true,
    value: { id: given.id ?? null, hand, circumstances, options: (given.options ?? {}) as Record<string, unknown> },
    problems: [],
  };
}

function strangeKeys(given: Case): Problem[] {
  return Object.keys(given).flatMap((key) => {
    if (KNOWN.includes(key)) return [];
    return [
      problem('unknown-key', `These rules make nothing of \`${key}\`.`, { hint: `Keys are ${KNOWN.join(', ')}.` }),
    ];
  });
}

function wrongTypes({ flags, counters, lists, deposits, options }: Case): Problem[] {
  const texts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
  const map = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  const numbers = (value: unknown): boolean => typeof value === 'number' || map(value);
  return [
    ...(flags === undefined || texts(flags) ? [] : [problem('bad-flags', '`flags` is a list of words.')]),
    ...(counters === undefined || numbers(counters)
      ? []
      : [problem('bad-counters', '`counters` is a number, or an object of numbers.')]),
    ...(lists === undefined || map(lists) ? [] : [problem('bad-lists', '`lists` is an object of tiles by name.')]),
    ...(deposits === undefined || numbers(deposits)
      ? []
      : [problem('bad-deposits', '`deposits` is a number, or an object of points by pot.')]),
    ...(options === undefined || map(options) ? [] : [problem('bad-options', '`options` is an object.')]),
  ];
}

/** The hand in full notation, put together where melds and the last tile stand apart. */
function handText({ hand, melds, win }: Case, problems: Problem[]): string {
  if (typeof hand !== 'string') {
    problems.push(problem('no-hand', '`hand` is the hand in notation, such as "123m 456p 789s 345s 1z +1z".'));
    return '';
  }
  if (melds !== undefined && !Array.isArray(melds)) problems.push(problem('bad-melds', '`melds` is a list.'));
  const sets = (Array.isArray(melds) ? melds : []).map((meld) => meldText(meld, problems));
  return [
    ...sets,
    typeof win === 'string' ? withoutTile(hand, win) : hand,
    ...(typeof win === 'string' ? [`+${win}`] : []),
  ].join(' ');
}

const BRACKETS: Record<string, (tiles: string) => string> = {
  chow: (tiles) => `(${tiles})`,
  pung: (tiles) => `(${tiles})`,
  kong: (tiles) => `(${tiles})`,
  'concealed-kong': (tiles) => `<${tiles}>`,
  'added-kong': (tiles) => `(${tiles.slice(0, 3)}+${tiles.slice(3)})`,
};

function meldText(meld: unknown, problems: Problem[]): string {
  const { type, tiles } = (meld ?? {}) as { type?: unknown; tiles?: unknown };
  const bracket = typeof type === 'string' && Object.hasOwn(BRACKETS, type) ? BRACKETS[type] : undefined;
  if (bracket && typeof tiles === 'string') return bracket(tiles.replace(/^(\d)(\w)(\d)\2(\d)\2(\d)\2$/, '$1$3$4$5$2'));
  const hint = `{"type": "pung", "tiles": "555z"}; types are ${Object.keys(BRACKETS).join(', ')}.`;
  problems.push(problem('bad-meld', `${JSON.stringify(meld)} is no meld.`, { hint }));
  return '';
}

/** The concealed tiles without the winning one, which stands for itself. */
function withoutTile(hand: string, win: string): string {
  const letter = win.at(-1)!;
  const stretches = [...hand.matchAll(/(\d+)([a-z])/g)];
  const at = stretches.findLast(([, ranks, suit]) => suit === letter && ranks!.includes(win[0]!));
  if (at === undefined) return hand;
  const ranks = at[1]!.replace(win[0]!, '');
  const rest = ranks === '' ? '' : ranks + letter;
  return (hand.slice(0, at.index) + rest + hand.slice(at.index + at[0].length)).trim();
}

/** Lists on the table by name; the usual two have keys of their own. */
function listsOf({ lists, indicators, under_indicators: under }: Case): Record<string, string> {
  const all = { indicators, under_indicators: under, ...(lists as object | undefined) };
  return Object.fromEntries(Object.entries(all).map(([name, tiles]) => [name, listText(tiles) ?? '']));
}

function listText(bonus: unknown): string | undefined {
  if (bonus === undefined || bonus === null || bonus === 0) return undefined;
  return Array.isArray(bonus) ? bonus.join(' ') : String(bonus);
}

/** Scores a case under rules that are loaded with its options. */
export function answerCase(rules: ScoringRuleset, { id, hand, circumstances }: ScoreCase): object {
  const result = score(rules, hand, circumstances);
  return result.ok ? answerOf(rules, id, result.value) : errorOf(id, result.problems);
}

/** The answer as plain data; `said` is the result as players say it. */
export function answerOf(rules: ScoringRuleset, id: unknown, scored: HandScore, language = 'en'): object {
  const { win, reason, judgement, short, settlement, delta, circumstances } = scored;
  const head = id === undefined ? {} : { id };
  if (!win || !judgement) return { ...head, win: false, reason, ...(short && { short: worthOf(short) }) };
  const { limit = null, reading } = judgement;
  const entries = settlement.map(({ from, to, amount, reason: why }) => ({ from, to, amount, reason: why }));
  const { seat, from } = circumstances;
  const said = tellResult(rules, judgement, { seat, from, settlement }, { language });
  return { ...head, win: true, said, ...worthOf(judgement), limit, reading, settlement: entries, delta };
}

function worthOf({ patterns, tallies, value, shape, names }: Judgement): object {
  return { patterns, tallies, value, shape, names };
}

export function errorOf(id: unknown, problems: readonly Problem[]): object {
  const [first] = problems;
  const { code = 'unknown', message = '', hint } = first ?? {};
  return { id, error: { code, message, ...(hint && { hint }) } };
}
