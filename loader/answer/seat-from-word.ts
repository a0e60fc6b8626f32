/** The words people use for a seat or a round: its wind, its name in the pack, or its number from 1. */
import { type Names, numberOfSeat, problem, type Problem, type Ruleset, type Seat } from '../../core/index.ts';

/** The seat a word stands for: its wind, its name in any language of the pack, or its number from 1; undefined where it means none. */
export function seatOfWord(rules: Ruleset, text: string): Seat | undefined {
  const word = text.trim().toLowerCase();
  if (/^\d+$/.test(word)) {
    const seat = Number(word) - 1;
    return isSeat(rules, seat) ? seat : undefined;
  }
  const named = (names: Names | undefined): boolean =>
    Object.values(names ?? {}).some((name) => name.toLowerCase() === word);
  const { winds, kinds } = rules.tiles;
  for (let seat = 0; seat < rules.seats.count; seat++) {
    const kind = winds[seat];
    const wind = kind === undefined ? undefined : kinds[kind]!.id;
    if (named(rules.names[`seat${numberOfSeat(seat)}`]) || wind === word || named(rules.names[`tile_${wind}`]))
      return seat;
  }
  return undefined;
}

/** Whether there is such a seat. */
export function isSeat({ seats }: Ruleset, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats.count;
}

export function ownDiscard(rules: Ruleset, seat: Seat): Problem {
  return problem('bad-seat', `${windNames(rules)[seat] ?? 'A seat'} cannot win on its own discard.`, {
    hint: 'Name another seat, or say that the tile was drawn.',
  });
}

export function badSeat(rules: Ruleset, given: unknown): Problem {
  const most = rules.seats.count - 1;
  const hint =
    typeof given === 'string'
      ? `Write ${wordsFor(rules)}.`
      : `Seats are 0 (the dealer) to ${most}; as words, ${wordsFor(rules)}.`;
  return problem('bad-seat', `There is no seat ${JSON.stringify(given)}.`, { hint });
}

export function badRound(rules: Ruleset, given: unknown): Problem {
  return problem('bad-round', `There is no round ${JSON.stringify(given)}.`, { hint: `Write ${wordsFor(rules)}.` });
}

/** `a number from 1 to 4, or East, South, West, North`. */
function wordsFor(rules: Ruleset): string {
  const winds = windNames(rules);
  return `a number from 1 to ${rules.seats.count}${winds.length > 0 ? `, or ${winds.join(', ')}` : ''}`;
}

/** The winds of the seats there are, in English. */
function windNames({ tiles, names, seats }: Ruleset): string[] {
  return tiles.winds.slice(0, seats.count).flatMap((kind) => names[`tile_${tiles.kinds[kind]!.id}`]?.en ?? []);
}
