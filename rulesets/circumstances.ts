/** How a hand came about, in words a person writes: seats by name, facts by id. */
import {
  isBonus,
  type Kind,
  kindOf,
  nearest,
  type Names,
  parseTiles,
  problem,
  type Problem,
  refused,
  type Result,
  type Ruleset,
  type Tile,
} from '../core/index.ts';

/** Circumstances of a hand. What is left out is ordinary: the first seat in the first round, won on a discard. */
export interface Circumstances {
  by?: 'draw' | 'discard';
  /** Seat number (1 is the dealer), a seat's name, or its wind's. */
  seat?: number | string;
  round?: number | string;
  /** Who discarded; the next seat if not said. */
  from?: number | string;
  /** Facts and marks that hold. */
  with?: readonly string[];
  /** By name; a number where there is one counter of the table. */
  counters?: Readonly<Record<string, number>> | number;
  /** Bonus tiles shown, in notation, beside those of the hand. */
  bonus?: string;
  /** Tiles of the lists on the table, in notation. */
  lists?: Readonly<Record<string, string>>;
  /** What lies in the pots, by name; a number where there is one pot. */
  deposits?: Readonly<Record<string, number>> | number;
  /** The seat that must answer for the hand; nobody if not said. */
  responsible?: number | string;
}

/** The same as numbers. `from` is 0 for a tile the winner drew. */
export interface Settled {
  by: 'draw' | 'discard';
  seat: number;
  round: number;
  from: number;
  situation: number;
  marks: string[];
  counters: Record<string, number>;
  lists: Record<string, Kind[]>;
  deposits: Record<string, number>;
  /** 0 for nobody. */
  responsible: number;
}

const KEYS = ['by', 'seat', 'round', 'from', 'with', 'counters', 'bonus', 'lists', 'deposits', 'responsible'];

function unknownKey(key: string): Problem {
  const near = nearest(key, KEYS);
  const hint = near === undefined ? `They are ${KEYS.join(', ')}.` : `Did you mean \`${near}\`?`;
  return problem('unknown-key', `A hand has no circumstance called \`${key}\`.`, { hint });
}

const ORDINARY: Settled = {
  ...{ by: 'discard', seat: 1, round: 1, from: 2, situation: 0, marks: [] },
  ...{ counters: {}, lists: {}, deposits: {}, responsible: 0 },
};

/** Programs without types, and lines of JSON, may say anything. */
function wrongTypes({ with: words, bonus, lists, counters, deposits }: Circumstances): Problem[] {
  const isText = (value: unknown): boolean => typeof value === 'string';
  const mapOf = (value: unknown, is: (one: unknown) => boolean): boolean =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(is);
  const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
  const form = (key: string, value: unknown, fine: boolean, says: string): Problem[] =>
    value === undefined || fine ? [] : [problem('wrong-type', `\`${key}\` is ${says}, not ${JSON.stringify(value)}.`)];
  const numbers = (value: unknown): boolean => isNumber(value) || mapOf(value, isNumber);
  const isList = isText(words) || (Array.isArray(words) && words.every(isText));
  return [
    ...form('with', words, isList, 'a list of words'),
    ...form('bonus', bonus, isText(bonus), 'tiles in notation, such as "1f"'),
    ...form('lists', lists, mapOf(lists, isText), 'tiles in notation by name'),
    ...form('counters', counters, numbers(counters), 'numbers by name'),
    ...form('deposits', deposits, numbers(deposits), 'numbers by name'),
  ];
}

/** Reads circumstances; problems say what is meant by none of the words these rules know. */
export function settleCircumstances(rules: Ruleset, all: Circumstances): { value: Settled; problems: Problem[] } {
  const given = all ?? {};
  const problems: Problem[] = Object.keys(given).flatMap((key) => (KEYS.includes(key) ? [] : [unknownKey(key)]));
  const strange = wrongTypes(given);
  if (strange.length > 0) return { value: ORDINARY, problems: [...problems, ...strange] };
  const count = rules.seats.count;
  const number = (text: number | string | undefined, what: string, most: number, otherwise: number): number => {
    if (text === undefined) return otherwise;
    const found = numberOf(rules, text);
    if (found !== undefined && found >= 1 && found <= most) return found;
    problems.push(badNumber(rules, text, what, most));
    return otherwise;
  };
  if (given.by !== undefined && given.by !== 'draw' && given.by !== 'discard') {
    problems.push(
      problem('bad-by', `A hand is won by draw or by discard, not by ${JSON.stringify(given.by)}.`, {
        hint: 'Write `draw` or `discard`.',
      }),
    );
  }
  const by = given.by === 'draw' ? 'draw' : 'discard';
  const seat = number(given.seat, 'seat', count, 1);
  const round = number(given.round, 'round', count, 1);
  const from = by === 'draw' ? 0 : number(given.from, 'seat', count, (seat % count) + 1);
  if (from === seat)
    problems.push(
      problem('bad-seat', `Seat ${seat} cannot win on its own discard.`, {
        hint: 'Name another seat, or say that the tile was drawn.',
      }),
    );
  const words = typeof given.with === 'string' ? [given.with] : (given.with ?? []);
  const facts = rules.situation.map((fact) => fact.id);
  const known = [...facts, ...rules.marks];
  for (const word of words) if (!known.includes(word)) problems.push(unknownWord(rules, word, known));
  const counted = byName(rules, 'counter', given.counters, rules.tableCounters, problems);
  for (const name of Object.keys(counted)) {
    if (![...rules.counters, ...rules.tableCounters].includes(name))
      problems.push(
        problem('unknown-counter', `${rules.name.en} has no counter \`${name}\`.`, {
          hint:
            rules.counters.length + rules.tableCounters.length > 0
              ? `Counters: ${[...rules.counters, ...rules.tableCounters].join(', ')}.`
              : 'Leave it out.',
        }),
      );
  }
  const situation = facts.reduce((bits, fact, i) => (words.includes(fact) ? bits | (1 << i) : bits), 0);
  const zero = (names: readonly string[]): Record<string, number> => Object.fromEntries(names.map((name) => [name, 0]));
  const counters = { ...zero([...rules.counters, ...rules.tableCounters]), ...counted };
  const responsible = given.responsible === undefined ? 0 : number(given.responsible, 'seat', count, 0);
  const deposited = byName(rules, 'pot', given.deposits, rules.pots, problems);
  for (const name of Object.keys(deposited)) {
    if (!rules.pots.includes(name)) problems.push(unknownName(rules, 'pot', name, rules.pots));
  }
  const deposits = { ...zero(rules.pots), ...deposited };
  const lists = readLists(rules, given.lists ?? {}, problems);
  return {
    value: {
      by,
      seat,
      round,
      from,
      situation,
      marks: words.filter((word) => rules.marks.includes(word)),
      counters,
      lists,
      deposits,
      responsible,
    },
    problems,
  };
}

/** Numbers by name; a number alone belongs to the only name there is, and nothing to nobody. */
function byName(
  rules: Ruleset,
  what: string,
  given: Readonly<Record<string, number>> | number | undefined,
  known: readonly string[],
  problems: Problem[],
): Readonly<Record<string, number>> {
  if (typeof given !== 'number') return given ?? {};
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
  const bonus = tiles.kinds.filter((_, kind) => isBonus(tiles, kind)).map(({ id }) => id);
  if (bonus.length === 0)
    return refused([problem('no-bonus', `${name.en} has no bonus tiles.`, { hint: 'Leave `bonus` out.' })]);
  const read = parseTiles(text, tiles);
  if (!read.ok) return read;
  const strange = read.value.filter((tile) => !isBonus(tiles, kindOf(tiles, tile)));
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
  const lists = Object.entries(given).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(
    lists.map(([name, text]): [string, Kind[]] => {
      if (!rules.lists.includes(name)) problems.push(unknownName(rules, 'list', name, rules.lists));
      const tiles = parseTiles(text, rules.tiles);
      problems.push(...tiles.problems);
      return [name, tiles.ok ? tiles.value.map((tile) => kindOf(rules.tiles, tile)) : []];
    }),
  );
}

function unknownName(rules: Ruleset, what: string, name: string, known: readonly string[]): Problem {
  const near = nearest(name, known);
  const there = known.length === 0 ? 'There is none.' : `There are ${known.join(', ')}.`;
  return problem(`unknown-${what}`, `${rules.name.en} has no ${what} \`${name}\`.`, {
    hint: near === undefined ? there : `Did you mean \`${near}\`?`,
    ...(near !== undefined && { replacement: near }),
  });
}

/** Seats have names in the pack; winds stand for seats and rounds. */
function numberOf(rules: Ruleset, text: number | string): number | undefined {
  const word = String(text).trim().toLowerCase();
  if (/^\d+$/.test(word)) return Number(word);
  const named = (names: Names | undefined): boolean =>
    Object.values(names ?? {}).some((name) => name.toLowerCase() === word);
  const winds = rules.tiles.winds.map((kind) => rules.tiles.kinds[kind]!.id);
  const seats = Array.from({ length: rules.seats.count }, (_, i) => i + 1);
  return seats.find(
    (number) =>
      named(rules.names[`seat${number}`]) ||
      winds[number - 1] === word ||
      named(rules.names[`tile_${winds[number - 1]}`]),
  );
}

function badNumber(rules: Ruleset, text: number | string, what: string, most: number): Problem {
  const winds = rules.tiles.winds
    .map((kind) => rules.names[`tile_${rules.tiles.kinds[kind]!.id}`]?.en)
    .filter((name) => name !== undefined);
  const hint = `Write a number from 1 to ${most}${winds.length > 0 ? `, or ${winds.join(', ')}` : ''}.`;
  return problem(`bad-${what}`, `There is no ${what} ${JSON.stringify(text)}.`, { hint });
}

function unknownWord(rules: Ruleset, word: string, known: readonly string[]): Problem {
  const near = nearest(word, known);
  const hint = near === undefined ? `There are ${known.join(', ')}.` : `Did you mean \`${near}\`?`;
  return problem('unknown-situation', `${rules.name.en} knows no circumstance \`${word}\`.`, {
    hint,
    ...(near !== undefined && { replacement: near }),
  });
}
