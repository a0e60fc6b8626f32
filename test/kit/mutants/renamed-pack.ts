/** Gives everything a pack names another name, in its YAML and in what happened. A name must never matter. */
import { parse, stringify } from 'yaml';
import type { Random } from '../../../core/index.ts';

type Map_ = Record<string, string>;
type Yaml = string | number | boolean | null | Yaml[] | { [key: string]: Yaml };
type Chapter = Record<string, Yaml>;
type Entries = Record<string, Chapter>;

/** What a pack may name. Names of one sort are new for that sort alone, so that a mix-up shows. */
const SORTS = [
  'pack',
  'series',
  'words',
  'options',
  'values',
  'marks',
  'counters',
  'pots',
  'lists',
  'moves',
  'windows',
  'phases',
  'endings',
  'situation',
  'shapes',
  'groups',
  'patterns',
  'tallies',
  'limits',
  'charts',
  'steps',
  'payments',
  'sources',
] as const;
type Sort = (typeof SORTS)[number];
/** The option and the phase that every pack has, with names of its own or not. */
const HOW_TO_PLAY = 'play';
const FLOWERS = 'flowers';
/** Endings no pack names. */
const STANDARD_ENDINGS = ['win', 'exhausted', 'false_win'];
export type Renaming = Record<Sort, Map_>;

/** A pack in one piece: the rule files it uses are written into it. */
export function wholePack(texts: readonly string[]): Chapter {
  const [pack, ...used] = texts.map((text) => parse(text) as Chapter);
  const { use: _, ...whole } = used.reduce((sum, more) => ({ ...sum, ...more }), pack!);
  return whole;
}

/** Fresh names for everything the pack names, at random. */
export function freshNames(pack: Chapter, random: Random): Renaming {
  const taken = new Set<string>();
  const fresh = (): string => {
    const letters = Array.from({ length: 7 }, () => 'bcdfghjklmnpqrstvwxz'[random.int(0, 19)]!).join('');
    return taken.has(letters) ? fresh() : (taken.add(letters), letters);
  };
  const names = (list: Iterable<string>): Map_ => Object.fromEntries([...new Set(list)].map((name) => [name, fresh()]));
  const keys = (...path: string[]): string[] =>
    Object.keys(
      (path.reduce<Yaml | undefined>((at, key) => (at as Chapter | undefined)?.[key], pack) ?? {}) as Chapter,
    );
  const named = Object.entries((pack['options'] ?? {}) as Entries).filter(([id]) => id !== HOW_TO_PLAY);
  const options = named.map(([, option]) => option);
  const settle = Object.values((pack['settle'] ?? {}) as Entries);
  return {
    pack: names([pack['id'] as string]),
    series: names(keys('tiles', 'series')),
    words: names(keys('words')),
    options: names(named.map(([id]) => id)),
    // An option that names an end of the wall has the words of the format as values.
    values: names(
      options.flatMap((option) => (option['values'] ?? []) as string[]).filter((value) => !/^(head|tail)$/.test(value)),
    ),
    marks: names(keys('marks')),
    counters: names(keys('counters')),
    pots: names(keys('pots')),
    lists: names(keys('lists')),
    moves: names(keys('moves')),
    windows: names(windowsOf(pack)),
    phases: names(keys('phases').filter((id) => id !== FLOWERS)),
    endings: names(keys('endings').filter((id) => !STANDARD_ENDINGS.includes(id))),
    situation: names(keys('situation')),
    shapes: names(keys('shapes')),
    groups: names(keys('groups')),
    patterns: names(keys('patterns')),
    tallies: names(keys('tallies')),
    limits: names(keys('limits')),
    charts: names(keys('charts')),
    steps: names(keys('score', 'steps')),
    payments: names(
      settle.flatMap((part) =>
        typeof part === 'object' && part
          ? Object.entries(part).flatMap(([id, entry]) => (typeof entry === 'object' ? [id] : []))
          : [],
      ),
    ),
    sources: names(keys('sources')),
  };
}

function windowsOf(pack: Chapter): string[] {
  const moves = Object.values(pack['moves'] as Entries);
  return moves.flatMap((move) =>
    (move['steps'] as Yaml[]).flatMap((step) =>
      typeof step === 'object' && step && 'window' in step ? [step['window'] as string] : [],
    ),
  );
}

/** The YAML text of the pack under its new names. */
export function renamePack(pack: Chapter, to: Renaming): string {
  const say = (text: Yaml | undefined): Yaml =>
    typeof text === 'string' ? renameExpression(text, to) : (text ?? null);
  const chapters: Record<string, (value: Yaml) => Yaml> = {
    id: (id) => to.pack[id as string]!,
    tiles: (tiles) => {
      const copied = each(tiles, ['suits', 'marked'], (list) => entries(list, {}, (one) => each(one, ['copies'], say)));
      const wild = each(copied, ['wild'], (one) =>
        each(
          each(one, ['while'], (id) => to.counters[id as string] ?? id),
          ['pointed_by'],
          (id) => to.lists[id as string] ?? id,
        ),
      );
      return each(wild, ['series'], (series) => entries(series, to.series, (kinds) => kinds));
    },
    words: (words) => entries(words, to.words, say),
    options: (options) => entries(options, to.options, (option) => renameOption(option, to)),
    seats: (seats) => each(seats, ['starter', 'draw_dice'], say),
    wall: (wall) => each(wall, ['start', 'column', 'reserve', 'replace_from', 'replace_bonus_from'], say),
    marks: (marks) => entries(marks, to.marks, nameless),
    counters: (counters) => entries(counters, to.counters, nameless),
    pots: (pots) => entries(pots, to.pots, nameless),
    lists: (lists) => entries(lists, to.lists, nameless),
    bonus: (bonus) => each(bonus, ['shown'], (steps) => renameSteps(steps, to, say)),
    phases: (phases) =>
      entries(phases, to.phases, (entry) => {
        const said = each(each(entry, ['when', 'while'], say), ['done'], (steps) => renameSteps(steps, to, say));
        const asked = each(said, ['asks'], (list) => (list as string[]).map((id) => to.moves[id]!));
        return nameless(each(asked, ['default'], (id) => to.moves[id as string] ?? id));
      }),
    turn: (turn) =>
      each(
        each(
          turn,
          ['dealt', 'drawn', 'replaced', 'bonus'],
          (list) => list && (list as string[]).map((id) => to.moves[id]!),
        ),
        ['begins'],
        (steps) => renameSteps(steps, to, say),
      ),
    windows: (windows) =>
      entries(windows, to.windows, (entry) =>
        each(entry, ['opens', 'passed', 'stands'], (steps) => renameSteps(steps, to, say)),
      ),
    endings: (endings) =>
      entries(endings, to.endings, (entry) => {
        const done = each(entry, ['each_seat'], (steps) => renameSteps(steps, to, say));
        return nameless(each(done, ['asks'], (list) => (list as string[]).map((id) => to.moves[id]!)));
      }),
    moves: (moves) => entries(moves, to.moves, (move) => renameMove(move as Chapter, to, say)),
    situation: (list) => entries(list, to.situation, (entry) => each(entry, ['when'], say)),
    shapes: (list) => entries(list, to.shapes, (entry) => each(entry, ['when'], say)),
    groups: (list) =>
      entries(list, to.groups, (group) => nameless(each(group, ['absorbs'], (ids) => renameTaken(ids, to)))),
    limits: (list) => entries(list, to.limits, (limit) => nameless(each(limit, ['when', 'value'], say))),
    patterns: (list) => entries(list, to.patterns, (entry) => renamePattern(entry as Chapter, to, say)),
    tallies: (list) =>
      entries(list, to.tallies, (tally) => nameless(each(tally, ['counts_as'], (step) => to.steps[step as string]!))),
    charts: (list) => entries(list, to.charts, (chart) => chart),
    score: (score) =>
      each(
        { ...(nameless(score) as Chapter), ...part(score, 'steps', (steps) => entries(steps, to.steps, say)) },
        ['value', 'minimum'],
        say,
      ),
    settle: (settle) =>
      Object.fromEntries(
        Object.entries(settle as Chapter).map(([how, list]) => [
          to.endings[how] ?? how,
          typeof list === 'object' ? renamePayments(list, to, say) : list,
        ]),
      ),
    sequence: (sequence) =>
      each(
        each(
          sequence,
          ['dealer_stays', 'next_dealer', 'replayed', 'ends', 'rounds', 'periods', 'points', 'result'],
          say,
        ),
        ['counters'],
        (counters) => entries(counters, to.counters, say),
      ),
    names: (names) => Object.fromEntries(Object.keys(names as Chapter).map((key) => [key, { en: key }])),
    sources: (sources) => entries(sources, to.sources, (title) => title),
  };
  return stringify(
    Object.fromEntries(Object.entries(pack).map(([key, value]) => [key, chapters[key]?.(value) ?? value])),
    { lineWidth: 0 },
  );
}

function entries(value: Yaml, names: Map_, change: (entry: Yaml) => Yaml): Yaml {
  return Object.fromEntries(Object.entries(value as Chapter).map(([key, entry]) => [names[key] ?? key, change(entry)]));
}

function part(value: Yaml, key: string, change: (part: Yaml) => Yaml): Chapter {
  const found = (value as Chapter)[key];
  return found === undefined ? {} : { [key]: change(found) };
}

function each(value: Yaml, keys: readonly string[], change: (value: Yaml) => Yaml): Chapter {
  return { ...(value as Chapter), ...keys.reduce((sum, key) => ({ ...sum, ...part(value, key, change) }), {}) };
}

/** People's names go too, and what they say of a hand. */
function nameless(entry: Yaml): Yaml {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { tell: _, ...rest } = entry as Chapter;
  return 'name' in rest ? { ...rest, name: { en: 'Something' } } : rest;
}

function renameOption(entry: Yaml, to: Renaming): Yaml {
  if (typeof entry !== 'object') return entry;
  const preset = each(entry, ['sets'], (sets) => renamePresets(sets as Entries, to));
  const changed = each(preset, ['values'], (values) => (values as string[]).map((value) => to.values[value] ?? value));
  return each(changed, ['default'], (value) => (typeof value === 'string' ? (to.values[value] ?? value) : value));
}

const renamePresets = (sets: Entries, to: Renaming): Yaml =>
  entries(sets, to.values, (set) => entries(set as Chapter, to.options, (said) => to.values[said as string] ?? said));

function renameMove(move: Chapter, to: Renaming, say: (text: Yaml | undefined) => Yaml): Yaml {
  const done = each(move, ['steps', 'if_false'], (steps) => renameSteps(steps, to, say));
  const opened = each(done, ['then'], (then) => (then as string[]).map((id) => to.moves[id]!));
  const answered = each(opened, ['on'], (on) =>
    (on as string[]).map((name) => to.windows[name] ?? to.phases[name] ?? name),
  );
  const aborted = each(answered, ['abort'], (abort) =>
    each(each(abort, ['when'], say), ['ending'], (name) => to.endings[name as string] ?? name),
  );
  return nameless(each(aborted, ['when', 'allows', 'needs', 'rank', 'ties', 'discard_limit'], say));
}

/** What each key of a step names. */
const NAMED_BY_STEPS: Record<string, Sort> = {
  window: 'windows',
  leave: 'marks',
  mark: 'marks',
  unmark: 'marks',
  count: 'counters',
  in: 'pots',
  reveal: 'lists',
  as_many_as: 'lists',
  note: 'lists',
  forget: 'lists',
  end: 'endings',
};

function renameSteps(steps: Yaml, to: Renaming, say: (text: Yaml | undefined) => Yaml): Yaml {
  return (steps as Yaml[]).map((step) => {
    if (typeof step !== 'object' || !step || Array.isArray(step)) return step;
    const renamed = Object.entries(step).map(([key, value]): [string, Yaml] => {
      const sort = NAMED_BY_STEPS[key];
      if (sort !== undefined) return [key, to[sort][value as string] ?? value];
      if (key === 'liable') return [key, (value as string[]).map((id) => to.patterns[id]!)];
      if (key === 'stands') return [key, renameSteps(value, to, say)];
      return [key, ['when', 'to', 'deposit', 'pay', 'give', 'fill'].includes(key) ? say(value) : value];
    });
    return Object.fromEntries(renamed);
  });
}

function renamePattern(pattern: Chapter, to: Renaming, say: (text: Yaml | undefined) => Yaml): Yaml {
  const { examples: _, ...rest } = pattern;
  const valued = each(rest, ['value'], (value) => entries(value, to.tallies, say));
  const grouped = each(valued, ['group'], (group) => to.groups[group as string]!);
  const absorbing = each(grouped, ['absorbs'], (ids) => renameTaken(ids, to));
  return nameless(each(absorbing, ['when'], say));
}

/** What a pattern or a group absorbs: patterns, and all those of a group. */
function renameTaken(ids: Yaml, to: Renaming): Yaml {
  return (ids as string[]).map((id) => to.patterns[id] ?? to.groups[id]!);
}

function renamePayments(list: Yaml, to: Renaming, say: (text: Yaml | undefined) => Yaml): Yaml {
  return entries(list, to.payments, (entry) =>
    typeof entry === 'object' ? each(each(entry, ['when', 'amount'], say), ['from', 'to'], account) : entry,
  );

  function account(name: Yaml): Yaml {
    return String(name).replace(/^(pot )(.*)$/, (_, pot: string, id: string) => pot + to.pots[id]!);
  }
}

/** Kinds of waits, which a word of a pack may be called like. */
const WAITS: Map_ = { edge: 'edge', closed: 'closed', single: 'single' };

/** Names where they stand as names: `window is discard` is a window, `by discard` is no name at all. */
export function renameExpression(text: string, to: Renaming): string {
  const bare = {
    ...to.words,
    ...to.options,
    ...to.marks,
    ...to.counters,
    ...to.pots,
    ...to.situation,
    ...to.tallies,
    ...to.charts,
    ...to.steps,
  };
  let choices: Map_ | undefined;
  let before: string[] = [];
  return text.replace(/\d\w*|[a-z_]\w*/g, (word) => {
    const [last, previous] = before;
    before = [word, ...before.slice(0, 1)];
    if (last === 'is')
      choices =
        previous === 'window'
          ? to.windows
          : previous === 'shape'
            ? to.shapes
            : previous === 'ending'
              ? to.endings
              : previous === 'wait'
                ? WAITS
                : to.options[previous ?? '']
                  ? to.values
                  : undefined;
    if (choices && ['not', 'or'].includes(word)) return word;
    if (choices?.[word]) return choices[word];
    choices = undefined;
    if ((previous === 'would' && last === 'score') || (previous === 'waits' && last === 'for'))
      return to.patterns[word] ?? word;
    if (last === 'passed') return to.moves[word] ?? word;
    if ((previous === 'exposed' && last === 'in') || (previous === 'pointed' && last === 'by'))
      return to.lists[word] ?? word;
    if (last === 'of' && previous !== undefined && to.tallies[previous]) return to.groups[word]!;
    if (/^by$/.test(last ?? '') || /^\d/.test(word)) return word;
    return bare[word] ?? word;
  });
}
