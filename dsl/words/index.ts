/** Every word of the language, in the order of the reference. */
import { adjectives } from './adjectives.ts';
import { cast, dealerStays, ending, nextRound, replayed, starterCast, value } from './play/between-deals.ts';
import { functions } from './functions.ts';
import { concealed, noOtherPattern, shape, suits, wait } from './hand.ts';
import { copies, inFullSeries, inKong, marked, rank } from './properties-of-it.ts';
import { honour, lastTileKind, roundWind, seatWind, simple, terminal, usedTileKind } from './kind-words.ts';
import { kongsSoFar, myKongs, readingsStay, seatsWithKongs, waitsStay } from './kongs.ts';
import {
  completesChow,
  justDrawn,
  sameKindAsClaimed,
  sameKindAsDrawn,
  suitsUsed,
  waitsWithoutIt,
} from './play/used-tile.ts';
import { exposedIn, passed, seatsWith, seatWith, waitsForWord, wouldScoreWord } from './words-taking-a-pack-name.ts';
import { nouns } from './nouns.ts';
import { highestPoints, leader, lowestPoints, playersAhead, playersLevel, points, standing } from './play/points.ts';
import {
  dealer,
  exposer,
  firstToDropWord,
  firstWinner,
  i,
  iAmDealer,
  iAmNext,
  lastDealer,
  nextSeatWord,
  opposite,
  payer,
  previous,
  responsible,
  someoneResponsible,
  starter,
  winner,
} from './play/seats.ts';
import { mostShownInSuit, shownInSuitOfLast } from './shown-suits.ts';
import {
  claimants,
  claimsSoFar,
  copiesInSightWord,
  dealsSoFar,
  discardsSoFar,
  drawnFromTail,
  kindsDiscardedWord,
  myTurns,
  tilesLeftWord,
  tilesTooManyWord,
  turn,
  windowWord,
  wins,
} from './play/table.ts';
import { myWins, seatsPlaying, seatsWinning, winsSoFar } from './play/playing-on.ts';
import {
  completes,
  dealerWaits,
  handCanWin,
  handCanWinWithIt,
  handWaits,
  payerWaits,
  seatsWaiting,
  waitsOnOwnDiscard,
} from './waiting-hands.ts';
import { byDiscard, byDraw, roundNumber, seatNumberWord, handWon } from './how-it-was-won.ts';
import { worthNow, worthWaiting } from './hand-worth.ts';
import type { Word } from './word.ts';

/** Every word of the language. */
export const words: readonly Word[] = [
  ...nouns,
  ...adjectives,
  terminal,
  honour,
  simple,
  seatWind,
  roundWind,
  lastTileKind,
  usedTileKind,
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
  handWon,
  byDraw,
  byDiscard,
  seatNumberWord,
  roundNumber,
  wins,
  completes,
  worthNow,
  worthWaiting,
  waitsForWord,
  wouldScoreWord,
  windowWord,
  passed,
  exposedIn,
  claimants,
  turn,
  tilesLeftWord,
  drawnFromTail,
  dealsSoFar,
  discardsSoFar,
  kindsDiscardedWord,
  claimsSoFar,
  kongsSoFar,
  myKongs,
  seatsWithKongs,
  seatsWith,
  seatWith,
  mostShownInSuit,
  shownInSuitOfLast,
  tilesTooManyWord,
  handWaits,
  handCanWin,
  handCanWinWithIt,
  waitsOnOwnDiscard,
  payerWaits,
  dealerWaits,
  seatsWaiting,
  myTurns,
  winsSoFar,
  myWins,
  seatsPlaying,
  seatsWinning,
  copiesInSightWord,
  i,
  dealer,
  starter,
  exposer,
  firstToDropWord,
  iAmDealer,
  iAmNext,
  nextSeatWord,
  previous,
  opposite,
  lastDealer,
  payer,
  winner,
  responsible,
  someoneResponsible,
  firstWinner,
  sameKindAsClaimed,
  completesChow,
  justDrawn,
  sameKindAsDrawn,
  suitsUsed,
  waitsWithoutIt,
  waitsStay,
  readingsStay,
  cast,
  starterCast,
  value,
  ending,
  replayed,
  dealerStays,
  nextRound,
  points,
  highestPoints,
  lowestPoints,
  leader,
  standing,
  playersAhead,
  playersLevel,
  ...functions,
];

type WordOf<Is extends Word['is']> = Extract<Word, { is: Is }>;

function indexOf<Is extends Word['is']>(is: Is): ReadonlyMap<string, WordOf<Is>> {
  const of = words.filter((word): word is WordOf<Is> => word.is === is);
  return new Map(of.map((word) => [word.name, word]));
}

export const factWords = indexOf('fact');
export const namedWords = indexOf('named');
export const kindsWords = indexOf('kinds');
export const itWords = indexOf('it');
export const nounWords = indexOf('noun');
export const adjectiveWords = indexOf('adjective');
export const functionWords = indexOf('function');
