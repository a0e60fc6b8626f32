/** The chapters `seats`, `wall` and `deal`, and whether there are enough tiles for them. */
import {
  dealtPlaces,
  isBonus,
  seatOfNumber,
  tileTotal,
  type Query,
  type DealRule,
  type Context,
  type Ruleset,
  type SeatsRule,
  type Table,
  type WallRule,
} from '../../core/index.ts';
import { constantAt, constantWordAt } from '../flatten/constant-number.ts';
import { complain, dataAt, listAt, namesIn, numberAt, ownOf, type Draft } from '../flatten/draft.ts';
import { amountAt, type Naming } from '../expressions/compile.ts';
import { valueAt } from '../yaml/located-data.ts';
import { kindsAt } from './tiles.ts';

export function makeSeats(naming: Naming): SeatsRule {
  const { draft, tiles } = naming;
  const count = numberAt(draft, ['seats', 'count'], 4);
  const drawnBy = kindsAt(draft, tiles, ['seats', 'drawn_by']);
  if (drawnBy.length > 0 && drawnBy.length !== count) {
    complain(
      draft,
      'seats-drawn',
      `There are ${count} seats, but ${drawnBy.length} tiles to draw them by.`,
      ownOf(draft, [
        ['seats', 'drawn_by'],
        ['seats', 'count'],
      ]),
      { hint: `Name ${count} tiles in \`drawn_by\`, in seat order.` },
    );
  }
  const drawDice = constantAt(draft, naming.scope.options, ['seats', 'draw_dice'], 0, [0, 6]);
  if (drawDice > 0 && drawnBy.length === 0)
    complain(draft, 'seats-drawn', 'Dice are cast for the seat tiles, but there are none.', ['seats', 'draw_dice'], {
      hint: 'Name them in `drawn_by`, or take `draw_dice` out.',
    });
  const dice = seatDice(naming);
  return {
    count,
    drawnBy,
    drawDice,
    dice,
    starter: wholeAt(naming, ['seats', 'starter'], { least: 1, first: dice }),
    change: changeOf(draft, count),
  };
}

/** `[3, 4, 2, 1]`: who sits first goes to the third seat, and so on. */
function changeOf(draft: Draft, count: number): SeatsRule['change'] {
  const path = ['seats', 'change'];
  return Object.fromEntries(
    namesIn(draft, ...path).map((round) => {
      const seats = listAt(draft, [...path, round]).map(Number);
      const isChange = seats.length === count && seats.every((_, seat) => seats.includes(seat + 1));
      if (!isChange)
        complain(draft, 'no-change', `A change of seats names each of the ${count} seats once.`, [...path, round], {
          hint: 'The first number is where goes who sits first: `[2, 1, 4, 3]`.',
        });
      return [round, isChange ? seats.map(seatOfNumber) : []];
    }),
  );
}

function seatDice({ draft, scope }: Naming): number {
  return constantAt(draft, scope.options, ['seats', 'dice'], 2, [1, 6]);
}

export function makeWall(naming: Naming): WallRule {
  const { draft, scope } = naming;
  const dice = constantAt(draft, scope.options, ['wall', 'dice'], 2, [1, 6]);
  const both = { first: seatDice(naming), later: dice };
  const end = (key: string, otherwise: WallRule['replaceFrom']): WallRule['replaceFrom'] =>
    constantWordAt(draft, scope.options, ['wall', key], ['head', 'tail'], otherwise);
  const replaceFrom = end('replace_from', 'tail');
  return {
    height: heightOf(naming),
    dice,
    start: wholeAt(naming, ['wall', 'start'], { ...both, least: 1 }),
    column: wholeAt(naming, ['wall', 'column'], { ...both, least: 0 }),
    reserve: wholeAt(naming, ['wall', 'reserve'], { ...both, least: 0 }),
    replaceFrom,
    replaceBonusFrom: end('replace_bonus_from', replaceFrom),
  };
}

/** Tiles in a column of the wall. */
export function heightOf({ draft, scope }: Naming): number {
  return constantAt(draft, scope.options, ['wall', 'height'], 2, [1, 4]);
}

/** How many dice are cast: for the first dealer, and before the later deals. */
interface Dice {
  first?: number;
  later?: number;
}

interface Casts extends Dice {
  least: number;
}

/** A number that must come out whole, and not too small, whatever the dice show. */
function wholeAt(naming: Naming, path: string[], casts: Casts): Query<number> {
  const { draft } = naming;
  const before = draft.problems.length;
  const asked = amountAt(naming, path, 'setup', 0);
  if (draft.problems.length > before || dataAt(draft, path) === undefined) return asked;
  const wrong = momentsOf(casts).find((at) => {
    const number = asked(at);
    return !Number.isInteger(number) || number < casts.least;
  });
  if (wrong !== undefined) {
    const when = wrong.table.seats[0]!.melds.length > 0 ? 'once there are kongs' : `when the dice show ${wrong.cast}`;
    const message = `This gives ${asked(wrong)} ${when}; a whole number of at least ${casts.least} is wanted.`;
    complain(draft, 'wrong-number', message, path, { hint: 'Use `max`, `floor` or another number.' });
  }
  return asked;
}

/** How many kongs were made and tiles drawn from the tail, from the beginning of a deal on. */
const REPLACED: [kongs: number, drawn: number][] = [0, 1, 2, 3, 4, 8, 16].map((count) => [count, 2 * count]);

/** Every cast, while kongs are made, at a table where nothing else is known: the rules of the wall may ask for nothing else. */
function momentsOf({ first, later }: Dice): Context[] {
  return REPLACED.flatMap((replaced) => [...castsOf(first, true, replaced), ...castsOf(later, false, replaced)]);
}

/** The same when nothing has been replaced yet. */
function firstMomentsOf({ first, later }: Dice): Context[] {
  return [...castsOf(first, true, [0, 0]), ...castsOf(later, false, [0, 0])];
}

function castsOf(dice: number | undefined, forStarter: boolean, [kongs, drawn]: [number, number]): Context[] {
  if (dice === undefined) return [];
  const melds = Array.from({ length: kongs }, () => ({ type: 'kong' }));
  const wall = { order: { length: drawn }, tail: 0, taken: 0 };
  return Array.from({ length: 5 * dice + 1 }, (_, i) => ({
    table: {
      dice: { total: dice + i, faces: [], caster: 0, forStarter },
      seats: [{ melds }],
      wall,
    } as unknown as Table,
    seat: 0,
    cast: dice + i,
  }));
}

export function makeDeal({ draft, scope, tiles }: Naming): DealRule {
  const each = kindsAt(draft, tiles, ['deal', 'each']).map((kind) => tiles.byId[tiles.kinds[kind]!.id]!);
  const last = constantWordAt(draft, scope.options, ['deal', 'last'], ['leap', 'single', 'none'], 'single');
  if (last === 'leap' && valueAt(draft.root, ['turn', 'dealt']) === undefined)
    complain(draft, 'missing-key', 'The dealer’s first turn has no moves: `turn` has no `dealt`.', ['deal', 'last'], {
      hint: 'Add `dealt: [win, discard]` to `turn`, or write `none` here: the dealer draws.',
    });
  const packets = listAt(draft, ['deal', 'packets']).map(Number);
  const dealt = packets.reduce((sum, packet) => sum + packet, each.length + (last === 'none' ? 0 : 1));
  const hand = numberAt(draft, ['deal', 'hand'], dealt);
  const isChosen = namesIn(draft, 'phases').some((id) => dataAt(draft, ['phases', id, 'while']) !== undefined);
  if (hand > dealt || (hand < dealt && !isChosen))
    complain(draft, 'wrong-number', `${dealt} tiles are dealt, and nothing makes ${hand} of them.`, ['deal', 'hand'], {
      hint: `Put tiles away in a phase: \`{ while: count(held tile) > ${hand}, asks: [put_away], default: put_away }\`.`,
    });
  return { each, packets, last, hand };
}

/** Tiles at the tail that are never drawn, whatever the dice show. */
export function leastReserve(seats: SeatsRule, wall: WallRule): number {
  return Math.min(...momentsOf({ first: seats.dice, later: wall.dice }).map((at) => wall.reserve(at)));
}

/** Every seat gets its hand, every bonus tile is replaced, and the first turn can begin. */
export function checkEnough(naming: Naming, { seats, wall, deal }: Pick<Ruleset, 'seats' | 'wall' | 'deal'>): void {
  const { draft, tiles } = naming;
  const hand = dealtPlaces({ deal, seats }).at(-1)!.length;
  const ordinary = tiles.tiles.reduce((sum, { kind, copies }) => sum + (isBonus(tiles, kind) ? 0 : copies), 0);
  const reserve = Math.max(...firstMomentsOf({ first: seats.dice, later: wall.dice }).map((at) => wall.reserve(at)));
  const needed = seats.count * hand + 1 + (Number.isFinite(reserve) ? reserve : 0);
  if (needed > ordinary) {
    const message = `The deal takes ${needed} tiles (${seats.count} hands of ${hand}, one more for the dealer${reserve > 0 ? `, ${reserve} in reserve` : ''}), but there are only ${ordinary} besides bonus tiles.`;
    const sayers = [
      ['deal', 'packets'],
      ['seats', 'count'],
      ['wall', 'reserve'],
      ['tiles', 'copies'],
      ['tiles', 'suits'],
    ];
    complain(draft, 'too-few-tiles', message, ownOf(draft, sayers), {
      hint: 'Deal fewer tiles, or add tiles in the chapter `tiles`.',
    });
  }
  const few = deal.each.find((tile) => tiles.tiles[tile]!.copies < seats.count);
  if (few !== undefined)
    complain(draft, 'too-few-tiles', 'Every seat has one of these, and there are not as many.', ['deal', 'each'], {
      hint: `Write \`copies: ${seats.count}\` for their suit.`,
    });
  const total = tileTotal(tiles);
  if (total % wall.height !== 0)
    complain(draft, 'uneven-wall', `${total} tiles can't stand in columns of ${wall.height}.`, ['wall', 'height'], {
      hint: 'Change `height`, or the number of tiles.',
    });
}
