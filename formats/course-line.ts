/** The course of a game as one line of JSON: `{"type":"course","version":1,"players":4, ... }`. Nothing is lost. */
import { type OptionValue, type Result, refused } from '../core/index.ts';
import type {
  About,
  Course,
  CourseDeal,
  CourseEnding,
  CourseEvent,
  CourseMeld,
  CoursePattern,
  CourseWin,
} from './course.ts';
import type { Format } from './format.ts';
import {
  type Intake,
  type Json,
  type JsonObject,
  makeIntake,
  note,
  parseJson,
  takeChoice,
  takeFlag,
  takeList,
  takeNumber,
  takeObject,
  takePlayer,
  takeText,
  takeTile,
} from './intake.ts';
import { startTracking, track } from './track.ts';

/** The version of courses that are written and read. */
export const COURSE_VERSION = 1;

/** Courses as they are, a line each. */
export const courseLine: Format = {
  id: 'course',
  says: 'the course of a game, one line of JSON',
  loses: [],
  recognises: (text) => /^\s*\{\s*"type"\s*:\s*"course"/.test(text),
  read: readCourse,
  write: (course) => `${JSON.stringify({ type: 'course', version: COURSE_VERSION, ...course })}\n`,
};

/** Reads the course on the first line. Problems: `bad-log`, with the path in the JSON. */
export function readCourse(text: string, file = 'log'): Result<Course> {
  const intake = makeIntake(file);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) note(intake, `There are ${lines.length} lines; expected one course.`);
  const parsed = parseJson(intake, lines[0] ?? '');
  if (intake.problems.length > 0 || parsed === undefined) return refused(intake.problems);
  const course = takeCourse(intake, takeObject(intake, parsed, 'course'));
  return intake.problems.length > 0 ? refused(intake.problems) : { ok: true, value: course, problems: [] };
}

function takeCourse(intake: Intake, whole: JsonObject): Course {
  if (whole['version'] !== COURSE_VERSION)
    note(
      intake,
      `\`version\` is ${JSON.stringify(whole['version']) ?? 'missing'}; this program reads ${COURSE_VERSION}.`,
    );
  intake.players = takeNumber(intake, whole['players'], 'players', 2, 4) || 4;
  const { final } = whole;
  return {
    about: takeAbout(intake, whole['about']),
    players: intake.players,
    rules: takeRules(intake, whole['rules']),
    complete: takeFlag(intake, whole['complete'], 'complete'),
    starter: takePlayer(intake, whole['starter'], 'starter'),
    deals: takeList(intake, whole['deals'], 'deals', takeDeal),
    ...(final !== undefined && { final: takeFinal(intake, takeObject(intake, final, 'final')) }),
  };
}

function takeAbout(intake: Intake, value: Json | undefined): About {
  const about = takeObject(intake, value, 'about');
  const one = (key: 'id' | 'source' | 'platform' | 'situation'): About =>
    about[key] === undefined ? {} : { [key]: takeText(intake, about[key], `about.${key}`) };
  const many = (key: 'title' | 'names'): About =>
    about[key] === undefined ? {} : { [key]: takeList(intake, about[key], `about.${key}`, takeText) };
  return {
    ...one('id'),
    ...one('source'),
    ...one('platform'),
    ...one('situation'),
    ...many('title'),
    ...many('names'),
  };
}

function takeRules(intake: Intake, value: Json | undefined): Record<string, OptionValue> {
  const rules = takeObject(intake, value, 'rules');
  for (const [id, option] of Object.entries(rules))
    if (!['boolean', 'number', 'string'].includes(typeof option))
      note(intake, `\`rules.${id}\` is ${JSON.stringify(option)}; expected the value of an option.`);
  return rules as Record<string, OptionValue>;
}

function takeFinal(intake: Intake, final: JsonObject): NonNullable<Course['final']> {
  const amount = (_: Intake, value: Json | undefined, path: string): number => {
    if (typeof value !== 'number')
      note(intake, `\`${path}\` is ${JSON.stringify(value) ?? 'missing'}; expected a number.`);
    return Number(value);
  };
  return {
    points: takeList(intake, final['points'], 'final.points', amount, intake.players),
    ...(final['results'] !== undefined && {
      results: takeList(intake, final['results'], 'final.results', amount, intake.players),
    }),
  };
}

function takeDeal(intake: Intake, value: Json | undefined, path: string): CourseDeal {
  const deal = takeObject(intake, value, path);
  const whole = (key: string, least: number): number => takeNumber(intake, deal[key], `${path}.${key}`, least);
  const byPlayer = (key: string): number[] => takeList(intake, deal[key], `${path}.${key}`, takeNumber, intake.players);
  const hands = takeList(intake, deal['hands'], `${path}.hands`, takeTiles, intake.players);
  return {
    round: whole('round', 1),
    turn: whole('turn', 1),
    dealer: takePlayer(intake, deal['dealer'], `${path}.dealer`),
    repeats: whole('repeats', 0),
    stakes: whole('stakes', 0),
    points: byPlayer('points'),
    indicator: takeTile(intake, deal['indicator'], `${path}.indicator`),
    hands,
    events: takeEvents(intake, deal['events'], `${path}.events`, hands),
    ...(deal['ending'] !== undefined && { ending: takeEnding(intake, deal['ending'], `${path}.ending`) }),
    ...(deal['pointsAfter'] !== undefined && { pointsAfter: byPlayer('pointsAfter') }),
  };
}

function takeTiles(intake: Intake, value: Json | undefined, path: string): string[] {
  return takeList(intake, value, path, takeTile);
}

function takeEvents(intake: Intake, value: Json | undefined, path: string, hands: string[][]): CourseEvent[] {
  const events = takeList(intake, value, path, takeEvent);
  if (intake.problems.length > 0) return [];
  const tracked = startTracking({ hands });
  for (const [at, event] of events.entries()) {
    const no = track(tracked, event!);
    if (no !== undefined) {
      note(intake, `\`${path}[${at}]\`: ${no}`);
      break;
    }
  }
  return events as CourseEvent[];
}

const EVENTS: Readonly<Record<CourseEvent['type'], (part: Part) => Partial<CourseEvent>>> = {
  draw: ({ tile }) => ({ tile: tile('tile') }),
  discard: ({ tile, intake, event, path }) => ({
    tile: tile('tile'),
    drawn: takeFlag(intake, event['drawn'], `${path}.drawn`),
  }),
  riichi: () => ({}),
  stake: () => ({}),
  chow: claimed,
  pung: claimed,
  open_kong: claimed,
  concealed_kong: ({ intake, event, path }) => ({ tiles: takeTiles(intake, event['tiles'], `${path}.tiles`) }),
  added_kong: ({ tile }) => ({ tile: tile('tile') }),
  bonus: ({ tile }) => ({ tile: tile('tile') }),
  indicator: ({ tile }) => ({ tile: tile('tile') }),
};

interface Part {
  intake: Intake;
  event: JsonObject;
  path: string;
  tile: (key: string) => string;
}

function claimed({ intake, event, path, tile }: Part): Partial<CourseEvent> {
  const from = takePlayer(intake, event['from'], `${path}.from`);
  return { from, tile: tile('tile'), own: takeTiles(intake, event['own'], `${path}.own`) };
}

function takeEvent(intake: Intake, value: Json | undefined, path: string): CourseEvent | undefined {
  const event = takeObject(intake, value, path);
  const take = takeChoice(intake, event['type'], `${path}.type`, EVENTS);
  if (take === undefined) return undefined;
  const type = event['type'] as CourseEvent['type'];
  const tile = (key: string): string => takeTile(intake, event[key], `${path}.${key}`);
  const player = type === 'indicator' ? {} : { player: takePlayer(intake, event['player'], `${path}.player`) };
  return { type, ...player, ...take({ intake, event, path, tile }) } as CourseEvent;
}

const REASONS = Object.fromEntries(
  ['exhausted', 'nagashi', 'nine_kinds', 'four_winds', 'four_riichi', 'four_kongs', 'triple_win'].map((one) => [
    one,
    one,
  ]),
) as Record<string, Extract<CourseEnding, { type: 'draw' }>['reason']>;

function takeEnding(intake: Intake, value: Json | undefined, path: string): CourseEnding {
  const ending = takeObject(intake, value, path);
  if (takeChoice(intake, ending['type'], `${path}.type`, { win: true, draw: false }))
    return { type: 'win', wins: takeList(intake, ending['wins'], `${path}.wins`, takeWin) };
  const shown = ending['shown'] === undefined ? undefined : takeObject(intake, ending['shown'], `${path}.shown`);
  return {
    type: 'draw',
    reason: takeChoice(intake, ending['reason'], `${path}.reason`, REASONS) ?? 'exhausted',
    ...(shown && {
      shown: Object.fromEntries(
        Object.entries(shown).map(([player, hand]) => [player, takeTiles(intake, hand, `${path}.shown.${player}`)]),
      ),
    }),
    ...takeDelta(intake, ending, path),
  };
}

function takeDelta(intake: Intake, from: JsonObject, path: string): { delta?: number[] } {
  if (from['delta'] === undefined) return {};
  return { delta: takeList(intake, from['delta'], `${path}.delta`, takeNumber, intake.players) };
}

function takeWin(intake: Intake, value: Json | undefined, path: string): CourseWin {
  const win = takeObject(intake, value, path);
  const { under, patterns, responsible } = win;
  const amounts = ['fan', 'minipoints', 'yakuman', 'points', 'bonus'].flatMap((key) =>
    win[key] === undefined ? [] : [[key, takeNumber(intake, win[key], `${path}.${key}`, 0)] as const],
  );
  return {
    player: takePlayer(intake, win['player'], `${path}.player`),
    from: takePlayer(intake, win['from'], `${path}.from`),
    hand: takeTiles(intake, win['hand'], `${path}.hand`),
    melds: takeList(intake, win['melds'], `${path}.melds`, takeMeld),
    tile: takeTile(intake, win['tile'], `${path}.tile`),
    ...(under !== undefined && { under: takeTiles(intake, under, `${path}.under`) }),
    ...(patterns !== undefined && { patterns: takeList(intake, patterns, `${path}.patterns`, takePattern) }),
    ...Object.fromEntries(amounts),
    ...takeDelta(intake, win, path),
    ...(responsible !== undefined && { responsible: takePlayer(intake, responsible, `${path}.responsible`) }),
  };
}

const MELDS = Object.fromEntries(
  ['chow', 'pung', 'open_kong', 'concealed_kong', 'added_kong'].map((one) => [one, one]),
) as Record<string, CourseMeld['type']>;

function takeMeld(intake: Intake, value: Json | undefined, path: string): CourseMeld {
  const meld = takeObject(intake, value, path);
  const type = takeChoice(intake, meld['type'], `${path}.type`, MELDS) ?? 'pung';
  return { type, tiles: takeTiles(intake, meld['tiles'], `${path}.tiles`) };
}

function takePattern(intake: Intake, value: Json | undefined, path: string): CoursePattern {
  const pattern = takeObject(intake, value, path);
  const { id, fan, yakuman } = pattern;
  return {
    id: takeText(intake, id, `${path}.id`),
    ...(fan !== undefined && { fan: takeNumber(intake, fan, `${path}.fan`, 0) }),
    ...(yakuman !== undefined && { yakuman: takeNumber(intake, yakuman, `${path}.yakuman`, 0) }),
  };
}
