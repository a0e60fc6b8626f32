/** Tiles, seats and walls. */
import { emptyTable, numberOfSeat, Table } from '../../core/index.ts';
import { wallTotal } from '../findings/wall-total.ts';
import type { Block, Chapter, Inline } from '../block-types.ts';
import { type WallPicture, drawWall } from '../figures/wall-picture.ts';
import {
  fill,
  heading,
  joined,
  type Line,
  lines,
  name,
  paragraph,
  plainText,
  table,
  text,
  tiles,
} from '../make-blocks.ts';
import { localName, type Making, nameOf, noteOn, origin, seatName } from '../chapter-context.ts';

export function tilesChapter(making: Making): Chapter {
  return {
    id: 'tiles',
    title: making.texts.tilesTitle,
    blocks: [...tileBlocks(making), ...seatBlocks(making), ...wallBlocks(making)],
  };
}

function tileBlocks(making: Making): Block[] {
  const { pack, texts, rules } = making;
  const suits = rules.tiles.suits.filter((suit) => rules.tiles.kinds[suit.first]!.copies > 0);
  const rows = suits.map((suit): Line[] => {
    const { name: names } = pack.tiles.suits[suit.letter]!;
    const kinds = rules.tiles.kinds.slice(suit.first, suit.first + suit.ranks).filter(({ copies }) => copies > 0);
    const copies = [...new Set(kinds.map((kind) => kind.copies))];
    return [
      names ? [name(names, making.language)] : [text(suit.letter)],
      [tiles(kinds.map(({ id }) => id).join(''))],
      [text(copies.join(', '))],
      suitRemarks(making, suit.letter, kinds.length >= 3),
    ];
  });
  return [
    paragraph(...totalLine(making), text(' '), ...origin(making, ['tiles'])),
    table([texts.suit, texts.tilesWord, texts.copies, ''], rows, 2),
    ...markedBlocks(making),
    ...asideBlocks(making),
    ...wildBlocks(making),
    ...nameBlocks(making),
    ...noteOn(making, ['tiles']),
  ];
}

function totalLine({ rules, texts }: Making): Line {
  const given = rules.deal.each.map((tile) => rules.tiles.tiles[tile]!.id).join('');
  return fill(given === '' ? texts.tilesTotal : texts.tilesTotalGiven, {
    tiles: wallTotal(rules),
    given: [tiles(given)],
  });
}

function suitRemarks(making: Making, letter: string, isRun: boolean): Inline[] {
  const { pack, texts } = making;
  const { runs, bonus, joker, companion } = pack.tiles.suits[letter]!;
  const parts: Line[] = [
    ...(runs && isRun ? [[text(texts.suitRuns)]] : []),
    ...(bonus ? [[text(texts.suitBonus)]] : []),
    ...(joker ? [fill(texts.suitJoker, { count: joker.from })] : []),
    ...(companion ? [fill(texts.suitCompanion, { tiles: [tiles(companion)] })] : []),
  ];
  return joined(parts, ' ');
}

/** Red fives and their like. */
function markedBlocks({ rules, texts }: Making): Block[] {
  const marked = rules.tiles.tiles.filter((tile) => tile.marked && tile.copies > 0);
  if (marked.length === 0) return [];
  const items = marked.map(({ id, kind, copies }) =>
    fill(texts.markedTile, { marked: [tiles(id)], copies, of: [tiles(rules.tiles.kinds[kind]!.id)] }),
  );
  return [lines(items)];
}

/** Tiles that a move may lay aside. */
function asideBlocks({ rules, texts }: Making): Block[] {
  const aside = rules.tiles.aside.map((kind) => rules.tiles.kinds[kind]!.id).join('');
  return aside === '' ? [] : [paragraph(...fill(texts.asideTiles, { tiles: [tiles(aside)] }))];
}

/** Tiles that stand for others, and when. */
function wildBlocks(making: Making): Block[] {
  const { rules, texts } = making;
  const { wild } = rules;
  if (wild === undefined) return [];
  const kinds = wild.kinds.map((kind) => rules.tiles.kinds[kind]!.id).join('');
  const when =
    wild.while === undefined ? [] : fill(texts.wildWhile, { counter: [nameOf(making, 'counters', wild.while)] });
  const said =
    wild.pointedBy === undefined
      ? fill(wild.kinds.length === 1 ? texts.wildTile : texts.wildTiles, { tiles: [tiles(kinds)], while: when })
      : fill(texts.wildPointed, { list: [nameOf(making, 'lists', wild.pointedBy)], while: when });
  return [paragraph(...said, text(' '), ...origin(making, ['tiles', 'wild'])), ...noteOn(making, ['tiles', 'wild'])];
}

/** Tiles whose names are not their numbers. */
function nameBlocks(making: Making): Block[] {
  const { rules, texts } = making;
  const named = rules.tiles.kinds.filter(({ id, copies }) => copies > 0 && making.pack.names?.[`tile_${id}`]);
  if (named.length === 0) return [];
  const parts = named.map(({ id }): Line => [tiles(id), text(' '), localName(making, `tile_${id}`, id)]);
  return [paragraph(...fill(texts.tileNames, { names: joined(parts, ' · ') }))];
}

function seatBlocks(making: Making): Block[] {
  const { rules, texts, pack } = making;
  const { count, drawnBy, drawDice, dice } = rules.seats;
  const rows = Array.from({ length: count }, (_, seat): Line[] => {
    const wind = rules.tiles.winds[seat];
    return [
      [text(String(numberOfSeat(seat)))],
      [seatName(making, seat)],
      wind === undefined ? [] : [tiles(rules.tiles.kinds[wind]!.id)],
    ];
  });
  const drawn = drawnBy.map((kind) => rules.tiles.kinds[kind]!.id).join('');
  const rulesOf: Line[] = [
    ...(drawn === '' ? [] : [fill(texts.seatsDrawn, { tiles: [tiles(drawn)] })]),
    ...(drawDice > 0 ? [fill(texts.seatsDrawDice, { dice: drawDice })] : []),
    isFirst(pack.seats.starter)
      ? [text(texts.starterFirst)]
      : fill(texts.starter, { dice, starter: making.clause(pack.seats.starter, 'setup') }),
  ];
  return [
    heading(3, 'seats', text(texts.seats)),
    paragraph(text(texts.seatsIntro), text(' '), ...origin(making, ['seats'])),
    table([texts.number, texts.seatWord, texts.windWord], rows),
    lines(rulesOf),
    ...noteOn(making, ['seats']),
  ];
}

function wallBlocks(making: Making): Block[] {
  const { pack, texts, rules } = making;
  const { height, dice, replaceFrom, replaceBonusFrom } = rules.wall;
  const { start, column, reserve = 0 } = pack.wall;
  const picture = wallPicture(making);
  const kept = making.clause(reserve, 'setup');
  const isKept = /^[1-9]\d*$/.test(plainText(kept));
  const facts: Line[] = [
    fill(texts.wallBuilt, { height, columns: [...new Set(picture.columns)].join('/') }),
    fill(isFirst(start) ? texts.wallStartFirst : texts.wallStart, { dice, start: making.clause(start, 'setup') }),
    fill(texts.wallColumn, { column: making.clause(column, 'setup') }),
    ...(plainText(kept) === '0' ? [] : [fill(texts.wallReserve, { reserve: kept })]),
    [text(replaceFrom === 'tail' ? (isKept ? texts.wallReserveTail : texts.kongFromTail) : texts.kongFromHead)],
    ...(rules.tiles.kinds.some(({ suit, copies }) => copies > 0 && rules.tiles.suits[suit]!.bonus)
      ? [[text(replaceBonusFrom === 'tail' ? texts.bonusFromTail : texts.bonusFromHead)]]
      : []),
  ];
  return [
    heading(3, 'wall', text(texts.wall)),
    paragraph(text(texts.wallIntro), text(' '), ...origin(making, ['wall'])),
    lines(facts),
    { is: 'figure', svg: drawWall(picture), says: picture.says, caption: [text(texts.wallCaption)] },
    ...noteOn(making, ['wall']),
  ];
}

/** Whether nothing is counted: it is always the first. */
function isFirst(written: unknown): boolean {
  return Number(written) === 1;
}

const CAST = { total: 7, faces: [3, 4], caster: 0, forStarter: false };

/** The walls as the engine opens them for one cast. */
function wallPicture(making: Making): WallPicture {
  const { rules, texts } = making;
  const table = new Table(rules, { ...emptyTable(rules), dice: CAST });
  const at = { table, seat: 0, cast: CAST.total };
  const { count } = rules.seats;
  const { height } = rules.wall;
  const all = Math.ceil(wallTotal(rules) / height);
  const opened = (rules.wall.start(at) - 1) % count;
  const kept = Math.ceil(rules.wall.reserve(at) / height);
  const middle = plainText(fill(texts.wallCast, { cast: CAST.total }));
  return {
    seats: Array.from({ length: count }, (_, seat) => {
      const named = seatName(making, seat);
      return [plainText([named]), ...(seat === 0 ? [texts.dealer] : [])];
    }),
    columns: Array.from({ length: count }, (_, seat) => Math.floor(all / count) + (seat < all % count ? 1 : 0)),
    opened,
    tail: rules.wall.column(at),
    kept,
    says: plainText(fill(texts.wallSays, { cast: CAST.total, wall: opened + 1, column: rules.wall.column(at) })),
    legend: { middle: [middle], kept: texts.wallKept, first: texts.wallFirst, play: texts.wallPlay },
  };
}
