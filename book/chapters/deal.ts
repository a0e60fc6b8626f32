/** How the first hands are taken, and what is turned up. */
import { dealtPlaces } from '../../core/index.ts';
import type { Block, Chapter } from '../block-types.ts';
import { fill, type Line, lines, paragraph, text, tiles } from '../make-blocks.ts';
import { phaseBlocks } from './phases.ts';
import { type Making, nameOf, noteOn, origin } from '../chapter-context.ts';

export function dealChapter(making: Making): Chapter {
  const { rules, texts } = making;
  const { each: given, packets, last, hand } = rules.deal;
  const each = dealtPlaces(rules).at(-1)!.length;
  const givenTiles: Line = [tiles(given.map((tile) => rules.tiles.tiles[tile]!.id).join(''))];
  const first = { leap: texts.dealLeap, single: texts.dealSingle, none: undefined }[last];
  const sizes = given.length > 0 ? texts.dealSizesGiven : first ? texts.dealSizes : texts.dealNone;
  const facts: Line[] = [
    ...(given.length > 0 ? [fill(texts.dealGiven, { tiles: givenTiles })] : []),
    fill(texts.dealPackets, { packets: packets.join(', ') }),
    ...(first ? [fill(first, { n: rules.seats.count + 1 })] : []),
    fill(sizes, { each: each - given.length, dealer: each + 1 - given.length, tiles: givenTiles }),
    ...(hand < each ? [fill(texts.dealKept, { hand })] : []),
  ];
  return {
    id: 'deal',
    title: texts.deal,
    blocks: [
      paragraph(text(texts.dealIntro), text(' '), ...origin(making, ['deal'])),
      lines(facts, true),
      ...noteOn(making, ['deal']),
      ...turnedBlocks(making),
      ...phaseBlocks(making),
    ],
  };
}

/** Tiles that are turned up in the wall. */
function turnedBlocks(making: Making): Block[] {
  const { rules, texts } = making;
  const turned = Object.entries(rules.listRules).flatMap(([id, { turned: where }]): Line[] => {
    if (where === undefined) return [];
    const sentence = where.row === 0 ? texts.turnedUpper : texts.turnedLower;
    const line = fill(sentence, { list: [nameOf(making, 'lists', id)], column: where.column });
    const turned = [texts.turnedNone, texts.turnedOneAtDeal][where.atDeal] ?? texts.turnedAtDeal;
    const begin = fill(turned, { count: where.atDeal });
    return [[...line, text(' '), ...begin, text(' '), ...origin(making, ['lists', id])]];
  });
  return turned.length === 0 ? [] : [lines(turned)];
}
