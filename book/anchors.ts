import type { CompletePack } from '../schemas/index.ts';

/** Chapters of a pack whose entries have a place of their own in the book, with the beginning of their anchors. */
export const ANCHORS = {
  patterns: 'pattern',
  groups: 'group',
  moves: 'move',
  phases: 'phase',
  shapes: 'shape',
  options: 'option',
  charts: 'chart',
  limits: 'limit',
  situation: 'fact',
  endings: 'ending',
  marks: 'mark',
  counters: 'counter',
  pots: 'pot',
  lists: 'list',
} as const;

/** A chapter whose entries have anchors. */
export type EntryChapter = keyof typeof ANCHORS;

/** Whether an entry is told in the book: groups without patterns are not, nor what no player counts. */
export function isTold({ patterns, counters, tallies }: CompletePack, chapter: string, id: string): boolean {
  if (chapter === 'counters') return counters?.[id]?.internal !== true;
  if (chapter === 'tallies') return tallies[id]?.internal !== true;
  const isPatternTold = ({ value }: CompletePack['patterns'][string]): boolean =>
    Object.keys(value).some((tally) => tallies[tally]?.internal !== true);
  if (chapter === 'patterns') return isPatternTold(patterns[id]!);
  return chapter !== 'groups' || Object.values(patterns).some((each) => each.group === id && isPatternTold(each));
}

/** What players add up. */
export function talliesTold(pack: CompletePack): string[] {
  return Object.keys(pack.tallies).filter((id) => isTold(pack, 'tallies', id));
}

/** Where an entry stands in the book. */
export function anchorOf(chapter: EntryChapter, id: string): string {
  return `${ANCHORS[chapter]}-${id}`;
}
