/**
 * What a finished hand may look like, as packs write it.
 *
 *     4 set + pair                                      7 pair of different kinds
 *     19m19p19s1234567z + one of them                   14 different of 1A4A7A2B5B8B3C6C9C1234567z
 *     1A4A7A2B5B8B3C6C9C + 1 set + pair                 any tiles
 *     any groups                                        (of hands that have not won)
 *     2 of 1f + 4 of nA + 4 of (10-n)B + 4 of companion C where n in 1..4
 */
import {
  isBonus,
  isJoker,
  kindOf,
  meldSize,
  parseTiles,
  placeIn,
  problem,
  refused,
  type Meld,
  type Problem,
  type Result,
  type TileSet,
} from '../../core/index.ts';
import { isWholeHand, type Shape } from '../readings/reading.ts';
import { outlineOf, type Named, type Outline, type Stretch } from './shape-text.ts';
import { MOST_WAYS, waysOf } from './tile-shape-expansion.ts';

const MOST_TILES = 40;

/** Says what is wrong with a stretch of the text. */
type Complain = (code: string, message: string, where: Stretch, hint?: string) => void;

/** Reads the text of a shape. Columns of problems count within the text. */
export function parseShape(id: string, text: string, tiles: TileSet): Result<Shape> {
  const problems: Problem[] = [];
  const complain: Complain = (code, message, where, hint) => {
    problems.push(problem(code, message, { place: placeIn(text, where), ...(hint === undefined ? {} : { hint }) }));
  };
  const outline = outlineOf(text, complain);
  const whole = { start: 0, end: text.length };
  for (const named of namedIn(outline)) checkNamed(named, text, tiles, problems, complain);
  checkSuits(outline, tiles, complain);
  checkMixture(outline, whole, complain, problems.length === 0);
  const shape: Shape = {
    id,
    sets: outline.sets,
    pairs: outline.pairs,
    different: outline.different,
    any: outline.any,
  };
  if (outline.partial) Object.assign(shape, { partial: true, sets: MOST_TILES, pairs: MOST_TILES });
  if (problems.length === 0 && namedIn(outline).length > 0) {
    const { ways, tooMany, lacking } = waysOf(outline, tiles);
    if (tooMany)
      complain('too-many-ways', `This shape can be had in more than ${MOST_WAYS} ways.`, whole, 'Narrow its ranges.');
    else if (ways.length === 0 && lacking !== undefined)
      complain('too-many-copies', lacking, whole, 'Ask for fewer tiles alike.');
    else if (ways.length === 0)
      complain('no-such-tiles', 'There are no tiles for this shape.', whole, 'Look at ranks and ranges.');
    shape.ways = ways;
  }
  if (problems.length === 0 && (shapeSize(shape) ?? 0) > MOST_TILES)
    complain('shape-too-large', `A shape has at most ${MOST_TILES} tiles.`, whole, 'Ask for fewer groups.');
  return problems.length > 0 ? refused(problems) : { ok: true, value: shape, problems };
}

/** How many tiles a hand of this shape has, a meld counting three (all its tiles in a whole hand); undefined where any number will do. */
export function shapeSize({ sets, pairs, ways, any, partial }: Shape): number | undefined {
  if (any || partial) return undefined;
  const { loose = [], choose, alike = [] } = ways?.[0] ?? {};
  const named = [...loose, ...alike.map(({ count }) => count), choose?.take ?? 0];
  return named.reduce((sum, count) => sum + count, 3 * sets + 2 * pairs);
}

/** Tiles of a hand as this shape counts them. */
export function handSize(shape: Shape, counts: readonly number[], melds: readonly Meld[]): number {
  const whole = isWholeHand(shape);
  const shown = melds.reduce((sum, meld) => sum + (whole ? meldSize(meld) : 3), 0);
  return counts.reduce((size, count) => size + count, shown);
}

function namedIn({ loose, choose, alike }: Outline): Named[] {
  return [...loose, ...(choose?.of ?? []), ...alike.map(({ of }) => of)];
}

/** Tiles without variables must exist and be of use. */
function checkNamed(named: Named, text: string, tiles: TileSet, problems: Problem[], complain: Complain): void {
  if (named.is === 'companion' || named.literal === undefined) return;
  if (/[A-Z]$/.test(named.literal)) {
    const ranks = Math.max(0, ...tiles.suits.map((suit) => (suit.runs ? suit.ranks : 0)));
    if (named.rank.add < 1 || named.rank.add > ranks)
      complain('unknown-tile', `No suit that runs has a ${named.rank.add}.`, named, `They have 1 to ${ranks}.`);
    return;
  }
  const list = parseTiles(text.slice(0, named.start).replaceAll(/./g, ' ') + named.literal, tiles);
  if (!list.ok) {
    // Several ranks before one letter share what is wrong with the letter.
    const isNew = ({ code, place }: Problem): boolean =>
      !problems.some((old) => old.code === code && old.place?.endColumn === place?.endColumn);
    problems.push(...list.problems.filter(isNew));
    return;
  }
  const kind = kindOf(tiles, list.value[0]!);
  if (isBonus(tiles, kind))
    complain('bonus-in-shape', 'Bonus tiles stand aside and are no part of a shape.', named, 'Ask for them in `when`.');
  if (isJoker(tiles, kind))
    complain('joker-in-shape', 'A joker stands for other tiles; a shape names those.', named, 'Name the tiles.');
}

/** There must be a suit for every capital, and companions where they are asked for. */
function checkSuits(outline: Outline, tiles: TileSet, complain: Complain): void {
  const named = namedIn(outline);
  const capitals = [...new Set(named.map(({ suit }) => suit).filter((letter) => /[A-Z]/.test(letter)))];
  const running = tiles.suits.filter((suit) => suit.runs);
  const over = named.find(({ suit }) => suit === capitals[running.length]);
  if (over) {
    const message = `\`${over.suit}\` would be suit number ${running.length + 1}, but only ${running.length} run.`;
    complain('too-many-suits', message, over, 'Use fewer capitals.');
  }
  for (const one of named) {
    if (one.is !== 'companion') continue;
    const letters = /[A-Z]/.test(one.suit) ? running.map(({ letter }) => letter) : [one.suit];
    const suits = tiles.suits.filter(({ letter }) => letters.includes(letter));
    if (suits.some((suit) => suit.companion !== undefined)) continue;
    const hint = 'Write `companion: 7z` in the entry of the suit.';
    complain('no-companion', `No tile is the companion of ${one.suit}.`, one, hint);
  }
}

function checkMixture(outline: Outline, whole: Stretch, complain: Complain, isSound: boolean): void {
  const { sets, pairs, loose, alike, choose, partial } = outline;
  const any = outline.any || partial;
  const groups = sets + pairs > 0;
  const named = loose.length + alike.length > 0 || choose !== undefined;
  if ((any && (groups || named)) || (outline.any && partial))
    complain(
      'mixed-shape',
      `\`any ${partial ? 'groups' : 'tiles'}\` cannot stand beside anything else.`,
      whole,
      'Write a shape for each.',
    );
  if (alike.length > 0 && (groups || choose !== undefined || outline.oneMore)) {
    const message = 'Numbers of tiles (`4 of 1A`) cannot be mixed with sets, pairs, `different of` or `one of them`.';
    complain('mixed-shape', message, whole, 'Write the tiles themselves (`111A`) or a shape for each.');
  }
  if (!groups && !named && !any && isSound) complain('empty-shape', 'This shape wants no group at all.', whole);
}
