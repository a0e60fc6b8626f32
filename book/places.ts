/** Where in the book a rule is told, and what it is called there. */
import type { PaymentList } from '../schemas/index.ts';
import { anchorOf, ANCHORS, type EntryChapter } from './anchors.ts';
import type { Inline } from './block.ts';
import { endingName } from './chapters/ending-name.ts';
import { link, text } from './inline.ts';
import { type Making, nameOf } from './making.ts';
import type { RulePath } from './rules-of.ts';

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

/** A link to the place of a rule. */
export function linkToRule(making: Making, [chapter, ...ids]: RulePath): Inline {
  const [id, last] = ids;
  if (chapter === 'settle') {
    const list = making.pack.settle[id!] as PaymentList | undefined;
    return link(`payment-${id}`, endingName(making, id!), text(`: ${list?.[last!]?.reason ?? last}`));
  }
  if (id !== undefined && chapter! in ANCHORS) {
    const known = chapter as EntryChapter;
    const anchor = known === 'situation' ? 'facts' : known === 'limits' ? 'limits' : anchorOf(known, id);
    const name = known === 'endings' ? endingName(making, id) : factName(making, known, id);
    return link(anchor, name);
  }
  return link(SINGLE[chapter!]!, text(chapterName(making, chapter!)));
}

/** What a rule is called, where it may no longer be in the book. */
function factName({ pack, ...making }: Making, chapter: EntryChapter, id: string): Inline {
  const says = chapter === 'situation' ? pack.situation?.[id]?.says : undefined;
  return says === undefined ? nameOf({ pack, ...making }, chapter, id) : text(says);
}

export function chapterName({ texts }: Making, chapter: string): string {
  return texts[`chapter_${chapter}` as 'chapter_tiles'] ?? chapter;
}
