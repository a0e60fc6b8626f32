/** The wall a scenario asks for: what it names lies where it says, the rest comes by chance. */
import {
  type Arranged,
  dealtPlaces,
  isBonus,
  parseTiles,
  type Problem,
  problem,
  type Random,
  refused,
  type Result,
  type Ruleset,
  shuffle,
  type Tile,
  tileTotal,
  whyNotArranged,
} from '../../../core/index.ts';

/** What a scenario wants of one deal; what it does not name comes by chance, bonus tiles only from the middle of the wall. */
export interface Wanted {
  /** By seat number of the deal, 1 is the dealer. `?` for a tile that does not matter; missing tiles do not matter either. */
  hands?: Record<number, string>;
  /** The next tiles from the head after the deal. */
  wall?: string;
  /** The next tiles from the tail, in the order they are taken. */
  tail?: string;
  /** All tiles as they lie, from the first one dealt: where dealing itself is tested. */
  order?: string;
  /** The last tiles as they lie, upper one of each column first: where the ends of the wall are tested. */
  end?: string;
  /** Tiles that are turned up in the wall, by list, in their order. */
  turned?: Record<string, string>;
  /** Total of the cast that says who takes the first seat tile; 5 where nothing is said and the first deal begins. */
  seat_dice?: number;
  /** Total of the next cast. */
  dice?: number;
  /** Who sits where after seats are drawn, from the first seat. */
  players?: number[];
}

/** The wall on its way; problems name the key of the script they belong to. */
interface Laying {
  rules: Ruleset;
  places: Tile[];
  problems: Problem[];
}

/** What is wrong with one key of what was wanted. */
export const ARRANGEMENT = 'wrong-arrangement';

/** What every seat has before the deal lies first, whatever is wanted. The wall and dice of one deal; before the first one seats may be drawn by dice. */
export function arrange(rules: Ruleset, wanted: Wanted, random: Random, first = true): Result<Arranged> {
  const laying: Laying = { rules, places: new Array<Tile>(tileTotal(rules.tiles)).fill(-1), problems: [] };
  const { places } = laying;
  const { each } = rules.deal;
  const dealt = dealtPlaces(rules).map((at) => {
    each.forEach((tile, i) => (places[at[i]!] = tile));
    return at.slice(each.length);
  });
  for (const [number, text] of Object.entries(wanted.hands ?? {})) {
    const at = dealt[Number(number) - 1];
    if (at === undefined) laying.problems.push(problem(ARRANGEMENT, `There is no seat ${number}.`));
    else lay(laying, at, text, `the hand of ${number}`);
  }
  const head = dealtPlaces(rules).flat().length;
  const all = places.map((_, i) => i);
  lay(laying, all.slice(head), wanted.wall, '`wall`');
  lay(laying, all, wanted.order, '`order`');
  lay(laying, tailPlaces(rules), wanted.tail, '`tail`');
  lay(laying, all.slice(all.length - read(laying, wanted.end).length), wanted.end, '`end`');
  for (const [list, tiles] of Object.entries(wanted.turned ?? {})) layTurned(laying, list, tiles);
  const left = laying.problems.length === 0 ? leftOver(laying) : [];
  if (laying.problems.length > 0) return refused(laying.problems);
  fill(rules, places, head, shuffle(left, random));
  const seatDice = wanted.seat_dice ?? (first && rules.seats.drawDice > 0 ? 5 : undefined);
  const dice = [...(seatDice === undefined ? [] : [seatDice]), wanted.dice ?? 5];
  const value = { wall: places, dice, ...(wanted.players && { players: wanted.players }) };
  const why = whyNotArranged(rules, [value]);
  return why === undefined ? { ok: true, value, problems: [] } : refused([problem(ARRANGEMENT, why)]);
}

/** Tiles of a text in their order; -1 for `?`. */
function read({ rules, problems }: Laying, text = ''): Tile[] {
  return text.split('?').flatMap((part, i) => {
    const parsed = parseTiles(part, rules.tiles);
    if (!parsed.ok) problems.push(...parsed.problems);
    return [...(i > 0 ? [-1] : []), ...(parsed.ok ? parsed.value : [])];
  });
}

function lay(laying: Laying, at: readonly number[], text: string | undefined, what: string): void {
  const tiles = read(laying, text);
  if (tiles.length > at.length)
    laying.problems.push(
      problem(ARRANGEMENT, `${tiles.length} tiles stand in ${what}, but there is room for ${at.length}.`, {
        hint: what.startsWith('the hand')
          ? 'Take some out. The first tile that is drawn stands in `wall`.'
          : 'Take some out.',
      }),
    );
  tiles.forEach((tile, i) => {
    if (tile >= 0 && i < at.length) laying.places[at[i]!] = tile;
  });
}

/** The first tiles of a list where they lie in the wall. */
function layTurned(laying: Laying, list: string, text: string): void {
  const { rules, problems } = laying;
  const turned = rules.listRules[list]?.turned;
  if (turned === undefined) {
    const known = Object.keys(rules.listRules).filter((name) => rules.listRules[name]!.turned);
    problems.push(
      problem(ARRANGEMENT, `No list \`${list}\` is turned up in the wall.`, {
        hint: known.length === 0 ? 'Take it out.' : `There are ${known.join(', ')}.`,
      }),
    );
    return;
  }
  const { height } = rules.wall;
  const columns = tileTotal(rules.tiles) / height;
  const count = read(laying, text).length;
  const at = Array.from({ length: count }, (_, i) => (columns - turned.column - i) * height + turned.row);
  lay(laying, at, text, `\`${list}\``);
}

/** Places from the tail, in the order they are taken: column by column, upper tile first. */
function tailPlaces(rules: Ruleset): number[] {
  const { height } = rules.wall;
  const total = tileTotal(rules.tiles);
  return Array.from({ length: total }, (_, i) => total - height * (Math.floor(i / height) + 1) + (i % height));
}

/** The rest at random; what is dealt holds no bonus tile, and those lie far from either end. */
function fill(rules: Ruleset, places: Tile[], head: number, left: readonly Tile[]): void {
  const plain = left.filter((tile) => !bonus(rules, tile));
  const free = places.flatMap((tile, i) => (tile < 0 ? [i] : []));
  const afterDeal = free.filter((i) => i >= head).length;
  plain.splice(
    plain.length - Math.floor((afterDeal - (left.length - plain.length)) / 2),
    0,
    ...left.filter((tile) => bonus(rules, tile)),
  );
  free.forEach((at, i) => {
    places[at] = plain[i]!;
  });
}

function bonus(rules: Ruleset, tile: Tile): boolean {
  return isBonus(rules.tiles, rules.tiles.tiles[tile]!.kind);
}

function leftOver({ rules, places, problems }: Laying): Tile[] {
  const left = rules.tiles.tiles.map(({ copies }, tile) => copies - places.filter((one) => one === tile).length);
  left.forEach((copies, tile) => {
    if (copies >= 0) return;
    const { id, copies: all } = rules.tiles.tiles[tile]!;
    problems.push(
      problem(ARRANGEMENT, `There are only ${all} of ${id}, but ${all - copies} lie in what is prepared.`, {
        hint: 'Change one of them, or write ? for a tile that does not matter.',
      }),
    );
  });
  return problems.length > 0 ? [] : left.flatMap((copies, tile) => new Array<Tile>(copies).fill(tile));
}
