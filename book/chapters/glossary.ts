/** What this game calls things: seats and tiles, what is remembered, what is counted. */
import type { Wording } from '../../core/index.ts';
import { worded } from '../say/index.ts';
import type { Block, Chapter, Inline } from '../block-types.ts';
import { anchorOf, type EntryChapter, isTold, talliesTold } from '../anchors.ts';
import type { Names } from '../../core/index.ts';
import { fill, heading, type Line, paragraph, table, text, tiles } from '../make-blocks.ts';
import { entryAt, languagesOf, type Making, nameOf } from '../chapter-context.ts';

/** Chapters whose entries are told here and nowhere else. */
export const REMEMBERED: readonly EntryChapter[] = ['marks', 'counters', 'pots', 'lists'];

export function glossaryChapter(making: Making): Chapter {
  return {
    id: 'glossary',
    title: making.texts.glossary,
    blocks: [paragraph(text(making.texts.glossaryIntro)), ...localNames(making), ...remembered(making)],
  };
}

/** The names in every language that the pack has some in. */
function localNames(making: Making): Block[] {
  const { texts, pack } = making;
  const languages = languagesOf(pack);
  const rows = [
    ...Object.entries(pack.names ?? {})
      .filter(([id]) => isThere(making, id))
      .flatMap(([id, names]) => meaning(making, id).map((of) => row(languages, [of], names))),
    ...talliesTold(pack).map((id) => row(languages, [text(texts.tallyWord)], pack.tallies[id]!.name)),
    ...Object.values(pack.moves).map(({ name: names }) => row(languages, [text(texts.moveWord)], names)),
  ];
  if (rows.length === 0) return [];
  return [table([...languages, texts.meaning], rows)];
}

function row(languages: readonly string[], says: Line, names: Names): Line[] {
  return [...languages.map((code): Line => [text(names[code] ?? '')]), says];
}

/** Tiles that the options in force leave out need no name. */
function isThere({ rules }: Making, id: string): boolean {
  const tile = /^tile_(.+)$/.exec(id)?.[1];
  return tile === undefined || (rules.tiles.kinds.find((kind) => kind.id === tile)?.copies ?? 0) > 0;
}

/** What a name stands for; formulas and steps of the score are told where they are used. */
function meaning(making: Making, id: string): Line {
  const { texts, rules } = making;
  const tile = /^tile_(.+)$/.exec(id)?.[1];
  if (tile !== undefined && rules.tiles.byId[tile] !== undefined) return [tiles(tile)];
  const seat = /^seat(\d+)$/.exec(id)?.[1];
  if (seat === '1') return [text(texts.theDealer)];
  if (seat !== undefined) return [text(texts.seatFromDealer.replace('{number}', seat))];
  const known = { tile: texts.aTile, points: texts.thePoints }[id];
  return known === undefined ? [] : [text(known)];
}

/** What seats and the table remember. */
function remembered(making: Making): Block[] {
  return REMEMBERED.flatMap((chapter): Block[] => {
    const ids = Object.keys(making.pack[chapter as 'marks'] ?? {}).filter((id) => isTold(making.pack, chapter, id));
    if (ids.length === 0) return [];
    const { texts } = making;
    return ids.flatMap((id): Block[] => {
      const { says, seen } = entryAt(making.pack, [chapter, id]) as { says: Wording; seen?: string };
      const hidden: Inline[] = seen === 'owner' ? [text(` ${texts.onlyOwner}`)] : [];
      const kind = texts[`a_${chapter as 'marks'}`];
      return [
        heading(3, anchorOf(chapter, id), nameOf(making, chapter, id)),
        paragraph(...fill(kind, { says: worded(says, making.language) }), ...hidden),
      ];
    });
  });
}
