/** How a hand came about, in words a person writes: seats by name, facts by id. */
import { nearest, problem, type Names, type Problem, type Ruleset } from '../core/index.ts';

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
  counters?: Readonly<Record<string, number>>;
  /** Bonus tiles shown, in notation, beside those of the hand. */
  bonus?: string;
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
}

const KEYS = ['by', 'seat', 'round', 'from', 'with', 'counters', 'bonus'];

function unknownKey(key: string): Problem {
  const near = nearest(key, KEYS);
  const hint = near === undefined ? `They are ${KEYS.join(', ')}.` : `Did you mean \`${near}\`?`;
  return problem('unknown-key', `A hand has no circumstance called \`${key}\`.`, { hint });
}

/** Reads circumstances; problems say what is meant by none of the words these rules know. */
export function settleCircumstances(rules: Ruleset, all: Circumstances): { value: Settled; problems: Problem[] } {
  const given = all ?? {};
  const problems: Problem[] = Object.keys(given).flatMap((key) => (KEYS.includes(key) ? [] : [unknownKey(key)]));
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
  for (const name of Object.keys(given.counters ?? {})) {
    if (!rules.counters.includes(name))
      problems.push(
        problem('unknown-counter', `${rules.name.en} has no counter \`${name}\`.`, {
          hint: rules.counters.length > 0 ? `Counters: ${rules.counters.join(', ')}.` : 'Leave it out.',
        }),
      );
  }
  const situation = facts.reduce((bits, fact, i) => (words.includes(fact) ? bits | (1 << i) : bits), 0);
  const counters = { ...Object.fromEntries(rules.counters.map((name) => [name, 0])), ...given.counters };
  return {
    value: { by, seat, round, from, situation, marks: words.filter((word) => rules.marks.includes(word)), counters },
    problems,
  };
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
