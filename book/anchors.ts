/** Chapters of a pack whose entries have a place of their own in the book, with the beginning of their anchors. */
export const ANCHORS = {
  patterns: 'pattern',
  groups: 'group',
  moves: 'move',
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

export type EntryChapter = keyof typeof ANCHORS;

export function anchorOf(chapter: EntryChapter, id: string): string {
  return `${ANCHORS[chapter]}-${id}`;
}
