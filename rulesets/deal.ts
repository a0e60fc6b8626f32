/** The chapters `seats`, `wall`, `deal` and `bonus`, and whether there are enough tiles for them. */
import {
  isBonus,
  tileTotal,
  type Ask,
  type DealRule,
  type Moment,
  type Ruleset,
  type SeatsRule,
  type Table,
  type TileSet,
  type WallRule,
} from '../core/index.ts';
import { constantAt } from './constant.ts';
import { complain, dataAt, namesIn, numberAt, ownOf, textAt, type Draft } from './draft.ts';
import { amountAt, type Naming } from './expression.ts';
import { packets } from './patterns.ts';
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
  };
}

function seatDice({ draft, scope }: Naming): number {
  return constantAt(draft, scope.options, ['seats', 'dice'], 2, [1, 6]);
}

export function makeWall(naming: Naming): WallRule {
  const { draft } = naming;
  const dice = numberAt(draft, ['wall', 'dice'], 2);
  const both = { first: seatDice(naming), later: dice };
  return {
    height: numberAt(draft, ['wall', 'height'], 2),
    dice,
    start: wholeAt(naming, ['wall', 'start'], { ...both, least: 1 }),
    column: wholeAt(naming, ['wall', 'column'], { ...both, least: 0 }),
    reserve: wholeAt(naming, ['wall', 'reserve'], { ...both, least: 0 }),
    replaceFrom: (textAt(draft, ['wall', 'replace_from']) ?? 'tail') as WallRule['replaceFrom'],
  };
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
function wholeAt(naming: Naming, path: string[], casts: Casts): Ask<number> {
  const { draft } = naming;
  const before = draft.problems.length;
  const asked = amountAt(naming, path, 'setup', 0);
  if (draft.problems.length > before || dataAt(draft, path) === undefined) return asked;
  const wrong = momentsOf(casts).find((at) => {
    const number = asked(at);
    return !Number.isInteger(number) || number < casts.least;
  });
  if (wrong !== undefined) {
    const message = `This gives ${asked(wrong)} when the dice show ${wrong.cast}; a whole number of at least ${casts.least} is wanted.`;
    complain(draft, 'wrong-number', message, path, { hint: 'Use `max`, `floor` or another number.' });
  }
  return asked;
}

/** Every cast, at a table where nothing else is known: the rules of the wall may ask for nothing else. */
function momentsOf({ first, later }: Dice): Moment[] {
  return [...castsOf(first, true), ...castsOf(later, false)];
}

function castsOf(dice: number | undefined, forStarter: boolean): Moment[] {
  if (dice === undefined) return [];
  return Array.from({ length: 5 * dice + 1 }, (_, i) => ({
    table: { dice: { total: dice + i, faces: [], caster: 0, forStarter } } as unknown as Table,
    seat: 0,
    cast: dice + i,
  }));
}

export function makeDeal(draft: Draft): DealRule {
  return { packets: packets(draft), last: (textAt(draft, ['deal', 'last']) ?? 'single') as DealRule['last'] };
}

export function makeBonus(draft: Draft): Ruleset['bonus'] {
  return { afterDeal: (textAt(draft, ['bonus', 'after_deal']) ?? 'seat') as Ruleset['bonus']['afterDeal'] };
}

/** Tiles at the tail that are never drawn, whatever the dice show. */
export function leastReserve(seats: SeatsRule, wall: WallRule): number {
  return Math.min(...momentsOf({ first: seats.dice, later: wall.dice }).map((at) => wall.reserve(at)));
}

/** Every seat gets its hand, every bonus tile is replaced, and the first turn can begin. */
export function checkEnough(naming: Naming, seats: SeatsRule, wall: WallRule): void {
  const { draft, tiles } = naming;
  const hand = packets(draft).reduce((sum, count) => sum + count, 1);
  const ordinary = ordinaryTiles(tiles);
  const reserve = Math.max(...momentsOf({ first: seats.dice, later: wall.dice }).map((at) => wall.reserve(at)));
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
  const total = tileTotal(tiles);
  if (total % wall.height !== 0) {
    complain(draft, 'uneven-wall', `${total} tiles can't stand in columns of ${wall.height}.`, ['wall', 'height'], {
      hint: 'Change `height`, or the number of tiles.',
    });
  }
  if (namesIn(draft, 'bonus').length === 0 && ordinary < total) {
    complain(draft, 'missing-chapter', 'The pack has bonus tiles, but no chapter `bonus`.', ['tiles', 'suits'], {
      hint: 'Add `bonus: { after_deal: cycles }`.',
    });
  }
}

function ordinaryTiles(tiles: TileSet): number {
  return tiles.tiles.reduce((sum, { kind, copies }) => sum + (isBonus(tiles, kind) ? 0 : copies), 0);
}
