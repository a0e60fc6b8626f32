/** Every word of the language, in the order of the reference. The lexer, the checker and the reference read this list. */
import { adjectives } from './adjectives.ts';
import { cast, ending, points, replayed, starterCast, value } from './deals.ts';
import { functions } from './functions.ts';
import { concealed, noOtherPattern, shape, suits, wait } from './hand.ts';
import { copies, inFullSeries, inKong, marked, rank } from './it.ts';
import { honour, lastTileKind, roundWind, seatWind, simple, terminal } from './kinds.ts';
import { completesChow, sameKindAsClaimed } from './limit.ts';
import { nouns } from './nouns.ts';
import {
  dealer,
  exposer,
  firstWinner,
  i,
  iAmDealer,
  payer,
  responsible,
  someoneResponsible,
  starter,
  winner,
} from './seats.ts';
import {
  claimsSoFar,
  copiesInSightWord,
  discardsSoFar,
  myTurns,
  tilesLeftWord,
  turn,
  windowWord,
  wins,
} from './table.ts';
import { dealerWaits, handWaits, payerWaits, seatsWaiting } from './waiting.ts';
import { byDiscard, byDraw, roundNumber, seatNumberWord } from './win.ts';
import type { Word } from './word.ts';

export const words: readonly Word[] = [
  ...nouns,
  ...adjectives,
  terminal,
  honour,
  simple,
  seatWind,
  roundWind,
  lastTileKind,
  rank,
  copies,
  inFullSeries,
  inKong,
  marked,
  suits,
  concealed,
  wait,
  shape,
  noOtherPattern,
  byDraw,
  byDiscard,
  seatNumberWord,
  roundNumber,
  wins,
  windowWord,
  turn,
  tilesLeftWord,
  discardsSoFar,
  claimsSoFar,
  handWaits,
  payerWaits,
  dealerWaits,
  seatsWaiting,
  myTurns,
  copiesInSightWord,
  i,
  dealer,
  starter,
  exposer,
  iAmDealer,
  payer,
  winner,
  responsible,
  someoneResponsible,
  firstWinner,
  sameKindAsClaimed,
  completesChow,
  cast,
  starterCast,
  value,
  ending,
  replayed,
  points,
  ...functions,
];

type WordOf<Is extends Word['is']> = Extract<Word, { is: Is }>;

function indexOf<Is extends Word['is']>(is: Is): ReadonlyMap<string, WordOf<Is>> {
  const of = words.filter((word): word is WordOf<Is> => word.is === is);
  return new Map(of.map((word) => [word.name, word]));
}

export const factWords = indexOf('fact');
export const kindsWords = indexOf('kinds');
export const itWords = indexOf('it');
export const nounWords = indexOf('noun');
export const adjectiveWords = indexOf('adjective');
export const functionWords = indexOf('function');
