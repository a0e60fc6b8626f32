/**
 * Rules that are watched while something is played under them: which of their expressions are asked, and which of these a change
 * would have answered otherwise. What is not asked, or would say the same each time, cannot bring about another course.
 */
import type { Query, WinQuery } from '../../../core/index.ts';
import { partsOfProgram, type Program, programOf, query } from '../../../dsl/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import type { Trial } from '../isolated-change.ts';

/** Other rules of which it is to be known whether a course would be another one under them. */
export type Suspect = Omit<Trial, 'of' | 'loads' | 'release'>;

/** What was asked of the rules, by path. */
export interface Asked {
  /** All that would be noticed; of other rules nothing is known. */
  watched: ReadonlySet<string>;
  paths: Set<string>;
  /** Those for whom something said otherwise. */
  others: Set<Suspect>;
}

/** Watched rules: what is asked of them while something is done. */
export interface Watched {
  rules: PackRuleset;
  during: <T>(act: () => T) => { made: T; asked: Asked };
}

/** Any finished hand was judged; what that asks is not watched one by one. */
const HANDS = 'judge';
const OF_HANDS = ['patterns', 'score', 'limits', 'groups', 'tallies'];

/** Whether rules with the change may have said otherwise in a course. */
export function isSuspicious(suspect: Suspect, { watched, paths, others }: Asked): boolean {
  return (
    suspect.readers.length === 0 ||
    suspect.readers.some((reader) => {
      const path = OF_HANDS.includes(reader.split('.')[0]!) ? HANDS : reader;
      return !watched.has(path) || (paths.has(path) && others.has(suspect));
    })
  );
}

/** Has these rules watched, which must be without code for them all. */
export function watch(
  rules: PackRuleset,
  suspects: readonly Suspect[],
  isWanted: (suspect: Suspect) => boolean,
): Watched {
  const watched = new Set([HANDS]);
  const byReader = new Map<string, Suspect[]>();
  for (const suspect of suspects)
    for (const reader of suspect.readers) byReader.set(reader, [...(byReader.get(reader) ?? []), suspect]);
  let asked: Asked | undefined;
  const paths = new Map(rules.expressions.map(({ path, program }) => [program, path]));
  for (const { holder, key, program, place } of slotsIn(rules)) {
    const path = paths.get(program) ?? place;
    const name = path.join('.');
    // More is known of these beforehand than what they say.
    if (program.place === 'limit') continue;
    watched.add(name);
    const usual = holder[key] as Query<boolean | number>;
    const others = (byReader.get(name) ?? []).map((suspect) => ({ suspect, ask: otherQuery(suspect, path, program) }));
    holder[key] = partsOfProgram(program, (at: Parameters<typeof usual>[0]): boolean | number => {
      const value = usual(at);
      if (asked === undefined) return value;
      asked.paths.add(name);
      for (const { suspect, ask } of others)
        if (!asked.others.has(suspect) && isWanted(suspect) && ask(at) !== value) asked.others.add(suspect);
      return value;
    });
  }
  for (const key of ['judge', 'worth'] as const) {
    const usual = rules[key] as (hand: WinQuery) => never;
    const ofHands = suspects.filter(({ readers }) =>
      readers.some((reader) => OF_HANDS.includes(reader.split('.')[0]!)),
    );
    rules[key] = (hand: WinQuery) => {
      asked?.paths.add(HANDS);
      if (asked) for (const suspect of ofHands) asked.others.add(suspect);
      return usual(hand);
    };
  }
  const during = <T>(act: () => T): { made: T; asked: Asked } => {
    const now: Asked = { watched, paths: new Set(), others: new Set() };
    asked = now;
    try {
      return { made: act(), asked: now };
    } finally {
      asked = undefined;
    }
  };
  return { rules, during };
}

/** What the change says; what is no answer where that is not known. */
function otherQuery({ otherwise }: Suspect, path: readonly (string | number)[], usual: Program): Query<unknown> {
  let other: Query<unknown> | undefined;
  return (at) => {
    try {
      other ??= begin(otherwise(path, usual));
      return other(at);
    } catch {
      other = () => undefined;
      return undefined;
    }
  };
}

function begin(program: Program | undefined): Query<unknown> {
  return program === undefined ? () => undefined : query<number>(program);
}

/** A function made of an expression, and where it stands among the rules. */
interface Slot {
  holder: Record<string, unknown>;
  key: string;
  program: Program;
  place: readonly string[];
}

const CHAPTERS = ['seats', 'wall', 'phases', 'moves', 'windows', 'endings', 'situation', 'settle', 'sequence'] as const;

function slotsIn(rules: PackRuleset): Slot[] {
  const { bonus, turnBegins, playsOn, anyTilesWin } = rules;
  const all = CHAPTERS.flatMap((chapter) =>
    // Facts are asked unseen where hands may win that are no complete ones.
    chapter === 'situation' && anyTilesWin ? [] : slotsUnder(rules[chapter], [chapter]),
  );
  return [...all, ...slotsUnder({ bonus, turnBegins, playsOn }, [])];
}

function slotsUnder(part: unknown, path: readonly string[]): Slot[] {
  if (typeof part !== 'object' || part === null) return [];
  const holder = part as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]) => {
    const program = typeof value === 'function' ? programOf(value) : undefined;
    if (program) return [{ holder, key, program, place: [...path, key] }];
    const { id } = (value ?? {}) as { id?: unknown };
    return slotsUnder(value, [...path, typeof id === 'string' ? id : key]);
  });
}
