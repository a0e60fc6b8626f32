/** The chapters of a pack that give names to things, and where they stand. */

export const CHAPTERS = {
  words: ['words'],
  options: ['options'],
  marks: ['marks'],
  counters: ['counters'],
  pots: ['pots'],
  lists: ['lists'],
  moves: ['moves'],
  phases: ['phases'],
  windows: ['windows'],
  endings: ['endings'],
  situation: ['situation'],
  shapes: ['shapes'],
  groups: ['groups'],
  patterns: ['patterns'],
  tallies: ['tallies'],
  charts: ['charts'],
  limits: ['limits'],
  steps: ['score', 'steps'],
} as const;

export type Chapter = keyof typeof CHAPTERS;

/** Names that are there without being written. */
export const STANDING: Partial<Record<Chapter, readonly string[]>> = {
  endings: ['win', 'exhausted', 'false_win'],
};

/** Chapters whose names stand in expressions by themselves; no two of them share a name. */
export const BARE: readonly Chapter[] = [
  'words',
  'options',
  'situation',
  'marks',
  'counters',
  'pots',
  'tallies',
  'charts',
  'steps',
];

/** What one of a chapter is called. */
export const ONE: Record<Chapter, string> = {
  words: 'definition',
  options: 'option',
  marks: 'mark',
  counters: 'counter',
  pots: 'pot',
  lists: 'list of tiles',
  moves: 'move',
  phases: 'phase',
  windows: 'window',
  endings: 'ending',
  situation: 'situation',
  shapes: 'shape',
  groups: 'group of patterns',
  patterns: 'pattern',
  tallies: 'tally',
  charts: 'chart',
  limits: 'limit',
  steps: 'step of the score',
};
