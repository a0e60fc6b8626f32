/** What pages need words for, besides those of the book: search, the scoring box, cards, the comparison of packs. */

/** Words of a page. */
export interface PageWords {
  skip: string;
  contents: string;
  search: string;
  searchHint: string;
  noEntry: string;
  names: string;
  scoreHand: string;
  scoreThis: string;
  published: string;
  inferred: string;
  consensus: string;
  house: string;
  publishedSays: string;
  inferredSays: string;
  consensusSays: string;
  houseSays: string;
  holds: string;
  holdsNot: string;
  notLoaded: string;
  card: string;
  books: string;
  compared: string;
  compare: CompareWords;
  chart: ChartWords;
  /** Of the scoring box. */
  box: BoxWords;
  /** In spoken hands. */
  claimed: string;
  concealedKong: string;
  last: string;
}

/** Words of the scoring box; `{has}`, `{n}`, `{a}` and `{b}` are filled in. */
export interface BoxWords {
  hand: string;
  handHint: string;
  clear: string;
  palette: string;
  into: string;
  concealed: string;
  chow: string;
  pung: string;
  kong: string;
  concealedKong: string;
  last: string;
  by: string;
  draw: string;
  discard: string;
  seat: string;
  round: string;
  from: string;
  responsible: string;
  nobody: string;
  facts: string;
  more: string;
  takeOut: string;
  takeOutMeld: string;
  empty: string;
  oneTile: string;
  someTiles: string;
  missingOne: string;
  missing: string;
  tooManyOne: string;
  tooMany: string;
  incomplete: string;
  belowMinimum: string;
  minimum: string;
  pattern: string;
  together: string;
  worth: string;
  value: string;
  payments: string;
  pays: string;
  nothingPaid: string;
  noPattern: string;
  result: string;
  nonsense: string;
}

/** Of the comparison: names of the lines, and words in them. */
export interface CompareWords {
  players: string;
  tiles: string;
  bonus: string;
  marked: string;
  hand: string;
  claims: string;
  nextOnly: string;
  shapes: string;
  patterns: string;
  minimum: string;
  limit: string;
  onDiscard: string;
  onDraw: string;
  discarderAlone: string;
  everybody: string;
  discarderTimes: string;
  discarderMore: string;
  dealerTimes: string;
  dealerMore: string;
  free: string;
  freePlay: string;
  checkedPlay: string;
  options: string;
  none: string;
}

/** Words of the chart. */
export interface ChartWords {
  title: string;
  value: string;
  /** The same where it is that of hands with the pattern. */
  mean: string;
  share: string;
}
