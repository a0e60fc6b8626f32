/** Where in the book a rule is told, and what it is called there. */
import type { PaymentList } from '../schemas/index.ts';
import { anchorOf, ANCHORS, type EntryChapter } from './anchors.ts';
import type { Inline } from './block-types.ts';
import { endingName } from './chapters/ending-name.ts';
import { isPaid } from './chapters/payment/payment.ts';
import { link, text, unlinked } from './make-blocks.ts';
import { factLine, linkTo, type Making, nameOf } from './chapter-context.ts';
import { worded } from './say/index.ts';
import type { RulePath } from './findings/rule-paths.ts';

/** Chapters of the pack that are one rule, with the place where the book tells it. */
const SINGLE: Readonly<Record<string, string>> = {
  tiles: 'tiles',
  seats: 'seats',
  wall: 'wall',
  deal: 'deal',
  bonus: 'deal',
  turn: 'turn',
  windows: 'windows',
  waits: 'shapes',
  score: 'scoring',
  sequence: 'rounds',
};

/** A link to the place of a rule; its name alone where the book has none. */
export function linkToRule(making: Making, [chapter, ...ids]: RulePath): Inline {
  const [id, last] = ids;
  if (chapter === 'settle') {
    const list = making.pack.settle[id!] as PaymentList | undefined;
    return link(
      isPaid(making, id!) ? `payment-${id}` : 'payment',
      endingName(making, id!),
      text(` (${worded(list?.[last!]?.reason ?? last ?? '', making.language)})`),
    );
  }
  if (id !== undefined && chapter! in ANCHORS) return entryLink(making, chapter as EntryChapter, id);
  const [place, name] = [SINGLE[chapter!], text(chapterName(making, chapter!))];
  return place === undefined ? name : link(place, name);
}

/** Circumstances and limits stand in a table each, endings of every game have words of the book. */
function entryLink(making: Making, chapter: EntryChapter, id: string): Inline {
  if (chapter === 'situation') return link('facts', ...unlinked(factLine(making, id)));
  if (chapter === 'limits') return link('limits', nameOf(making, chapter, id));
  return chapter === 'endings' ? link(anchorOf(chapter, id), endingName(making, id)) : linkTo(making, chapter, id);
}

/** What the book calls a chapter of the pack. */
export function chapterName({ texts }: Making, chapter: string): string {
  return texts[`chapter_${chapter}` as 'chapter_tiles'] ?? chapter;
}
