/** How a hand came about, in words a person writes: seats by name, facts by id. */
import {
  liesAside,
  type Kind,
  kindOf,
  nearest,
  numberOfSeat,
  onceFor,
  parseTiles,
  problem,
  type Problem,
  refused,
  type Result,
  type Ruleset,
  type Seat,
  type Tile,
} from '../../core/index.ts';
import { wrongTypes, type Circumstances } from './circumstances-check.ts';
import { badRound, badSeat, isSeat, ownDiscard, seatOfWord } from './seat-from-word.ts';

/** The same as seats and numbers. `from` is undefined for a tile the winner drew. */
export interface WinContext {
  by: 'draw' | 'discard';
  seat: Seat;
  round: number;
  from: Seat | undefined;
  situation: number;
  marks: string[];
  counters: Readonly<Record<string, number>>;
  lists: Record<string, Kind[]>;
  deposits: Readonly<Record<string, number>>;
  responsible: Seat | undefined;
  /** The hand has not won. */
  lost: boolean;
}

/** Every key there is. */
const KEYS: Readonly<Record<keyof Circumstances, true>> = {
  by: true,
  seat: true,
  round: true,
  from: true,
  with: true,
  counters: true,
  bonus: true,
  lists: true,
  deposits: true,
  responsible: true,
  lost: true,
};

function unknownKey(key: string): Problem {
  const keys = Object.keys(KEYS);
  const near = nearest(key, keys);
  const hint = near === undefined ? `They are ${keys.join(', ')}.` : `Did you mean \`${near}\`?`;
  return problem('unknown-key', `A hand has no circumstance called \`${key}\`.`, { hint });
}

const SPACE = 32;

const ORDINARY: WinContext = {
  ...{ by: 'discard', seat: 0, round: 1, from: 1, situation: 0, marks: [] },
  ...{ counters: {}, lists: {}, deposits: {}, responsible: undefined, lost: false },
};

/** A fact, a mark or both: of a fact its bit in the situation, 0 of what is a mark alone. */
interface Word {
  bit: number;
  isMark: boolean;
}

/** What circumstances of a hand can name, gathered once for a ruleset. */
interface Nameable {
  words: ReadonlyMap<string, Word>;
  counters: string[];
  /** All counters and all pots, at 0. */
  uncounted: Record<string, number>;
  empty: Record<string, number>;
}

const nameableIn = onceFor((rules: Ruleset): Nameable => {
  const zero = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 0]));
  const facts = rules.situation.map(({ id }) => id);
  const wordOf = (id: string): Word => {
    const at = facts.indexOf(id);
    return { bit: at < 0 ? 0 : 1 << at, isMark: rules.marks.includes(id) };
  };
  const words = new Map([...facts, ...rules.marks].map((id) => [id, wordOf(id)]));
  const counters = [...rules.counters, ...rules.tableCounters];
  return { words, counters, uncounted: zero(counters), empty: zero(rules.pots) };
});

/** Reads circumstances; problems say what is meant by none of the words these rules know. */
export function winContext(rules: Ruleset, all: Circumstances): { value: WinContext; problems: Problem[] } {
  const given = all ?? {};
  const problems: Problem[] = [];
  for (const key in given) if (KEYS[key as keyof Circumstances] !== true) problems.push(unknownKey(key));
  const strange = wrongTypes(given);
  if (strange.length > 0) return { value: ORDINARY, problems: [...problems, ...strange] };
  const count = rules.seats.count;
  reportBy(given.by, problems);
  const by = given.by === 'draw' ? 'draw' : 'discard';
  if (given.lost === true && !rules.readsLost) problems.push(notRead(rules));
  const seat = readSeat(rules, given.seat, 0, problems);
  const round = readRound(rules, given.round, problems);
  const from = by === 'draw' ? undefined : readSeat(rules, given.from, (seat + 1) % count, problems);
  if (from === seat) problems.push(ownDiscard(rules, seat));
  const nameable = nameableIn(rules);
  const { uncounted, empty } = nameable;
  const marks: string[] = [];
  const situation = readWords(rules, nameable, wordsOf(given.with), marks, problems);
  const counters =
    given.counters === undefined ? uncounted : { ...uncounted, ...readCounters(rules, given.counters, problems) };
  const responsible = readSeat(rules, given.responsible, undefined, problems);
  const deposits =
    given.deposits === undefined ? empty : { ...empty, ...readDeposits(rules, given.deposits, problems) };
  const lists = given.lists === undefined ? {} : readLists(rules, given.lists, problems);
  const lost = given.lost === true;
  return { value: { by, seat, round, from, situation, marks, counters, lists, deposits, responsible, lost }, problems };
}

function notRead({ name }: Ruleset): Problem {
  return problem('not-read', `${name.en} reads no hands that have not won.`, {
    hint: 'A pack reads them that has a shape `any groups`.',
  });
}

function reportBy(by: unknown, problems: Problem[]): void {
  if (by === undefined || by === 'draw' || by === 'discard') return;
  problems.push(
    problem('bad-by', `A hand is won by draw or by discard, not by ${JSON.stringify(by)}.`, {
      hint: 'Write `draw` or `discard`.',
    }),
  );
}

function readSeat<Otherwise extends Seat | undefined>(
  rules: Ruleset,
  given: Seat | string | undefined,
  otherwise: Otherwise,
  problems: Problem[],
): Seat | Otherwise {
  if (given === undefined) return otherwise;
  const seat = typeof given === 'string' ? seatOfWord(rules, given) : given;
  if (isSeat(rules, seat)) return seat;
  problems.push(badSeat(rules, given));
  return otherwise;
}

function readRound(rules: Ruleset, given: number | string | undefined, problems: Problem[]): number {
  if (given === undefined) return 1;
  const at = typeof given === 'string' ? seatOfWord(rules, given) : given - 1;
  if (isSeat(rules, at)) return numberOfSeat(at);
  problems.push(badRound(rules, given));
  return 1;
}

function wordsOf(given: Circumstances['with']): readonly string[] {
  return typeof given === 'string' ? [given] : (given ?? []);
}

/** The facts among the words, as bits; adds the marks among them. */
function readWords(
  rules: Ruleset,
  { words: known }: Nameable,
  words: readonly string[],
  marks: string[],
  problems: Problem[],
): number {
  let situation = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const found = known.get(word);
    if (found === undefined) problems.push(unknownWord(rules, word, [...known.keys()]));
    else {
      situation |= found.bit;
      if (found.isMark) marks.push(word);
    }
  }
  return situation;
}

function readCounters(
  rules: Ruleset,
  given: NonNullable<Circumstances['counters']>,
  problems: Problem[],
): Record<string, number> {
  const counted = byName(rules, 'counter', given, rules.tableCounters, problems);
  const { counters } = nameableIn(rules);
  for (const name of Object.keys(counted)) {
    if (!counters.includes(name))
      problems.push(
        problem('unknown-counter', `${rules.name.en} has no counter \`${name}\`.`, {
          hint: counters.length > 0 ? `Counters: ${counters.join(', ')}.` : 'Leave it out.',
        }),
      );
  }
  return counted;
}

function readDeposits(
  rules: Ruleset,
  given: NonNullable<Circumstances['deposits']>,
  problems: Problem[],
): Record<string, number> {
  const deposited = byName(rules, 'pot', given, rules.pots, problems);
  for (const name of Object.keys(deposited)) {
    if (!rules.pots.includes(name)) problems.push(unknownName(rules, 'pot', name, rules.pots));
  }
  return deposited;
}

/** Numbers by name; a number alone belongs to the only name there is, and nothing to nobody. */
function byName(
  rules: Ruleset,
  what: string,
  given: Readonly<Record<string, number>> | number,
  known: readonly string[],
  problems: Problem[],
): Readonly<Record<string, number>> {
  if (typeof given !== 'number') return given;
  const [only] = known;
  if (known.length === 1) return { [only!]: given };
  if (given !== 0) {
    const each = known.map((name) => `"${name}": ${name === only ? given : 0}`);
    const hint = known.length === 0 ? 'Leave it out.' : `Say which: { ${each.join(', ')} }.`;
    const are =
      known.length === 0
        ? `no ${what}.`
        : `${known.length} ${what}s: ${known.join(', ')}; a number alone names none of them.`;
    problems.push(problem(`unknown-${what}`, `${rules.name.en} has ${are}`, { hint }));
  }
  return {};
}

/** Bonus tiles shown beside those of the hand: none but bonus tiles, and none where the rules have none. */
export function readBonus({ tiles, name }: Ruleset, text: string | undefined): Result<Tile[]> {
  if (typeof text !== 'string' || text.trim() === '') return { ok: true, value: [], problems: [] };
  const bonus = tiles.kinds.filter((_, kind) => liesAside(tiles, kind)).map(({ id }) => id);
  if (bonus.length === 0)
    return refused([problem('no-bonus', `${name.en} has no bonus tiles.`, { hint: 'Leave `bonus` out.' })]);
  const read = parseTiles(text, tiles);
  if (!read.ok) return read;
  const strange = read.value.filter((tile) => !liesAside(tiles, kindOf(tiles, tile)));
  if (strange.length === 0) return read;
  const ids = [...new Set(strange.map((tile) => `\`${tiles.tiles[tile]!.id}\``))].join(', ');
  return refused([
    problem('no-bonus', `${ids} among the bonus tiles is none.`, { hint: `Bonus tiles are ${bonus.join(', ')}.` }),
  ]);
}

/** Tiles of each list; a list that is empty need not be known. */
export function readLists(
  rules: Ruleset,
  given: Readonly<Record<string, string>>,
  problems: Problem[],
): Record<string, Kind[]> {
  const lists: Record<string, Kind[]> = {};
  for (const name in given) {
    const text = given[name]!;
    if (isBlank(text)) continue;
    if (!rules.lists.includes(name)) problems.push(unknownName(rules, 'list', name, rules.lists));
    const read = parseTiles(text, rules.tiles);
    if (read.problems.length > 0) problems.push(...read.problems);
    const kinds: Kind[] = read.ok ? read.value : [];
    for (let at = 0; at < kinds.length; at++) kinds[at] = kindOf(rules.tiles, kinds[at]!);
    lists[name] = kinds;
  }
  return lists;
}

/** Mostly the first character says so. */
function isBlank(text: string): boolean {
  return text.length === 0 || (text.charCodeAt(0) <= SPACE && text.trim() === '');
}

function unknownName(rules: Ruleset, what: string, name: string, known: readonly string[]): Problem {
  const near = nearest(name, known);
  const there = known.length === 0 ? 'There is none.' : `There are ${known.join(', ')}.`;
  return problem(`unknown-${what}`, `${rules.name.en} has no ${what} \`${name}\`.`, {
    hint: near === undefined ? there : `Did you mean \`${near}\`?`,
    ...(near !== undefined && { replacement: near }),
  });
}

function unknownWord(rules: Ruleset, word: string, known: readonly string[]): Problem {
  const near = nearest(word, known);
  const hint = near === undefined ? `There are ${known.join(', ')}.` : `Did you mean \`${near}\`?`;
  return problem('unknown-situation', `${rules.name.en} knows no circumstance \`${word}\`.`, {
    hint,
    ...(near !== undefined && { replacement: near }),
  });
}
