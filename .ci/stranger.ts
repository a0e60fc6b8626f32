/** A program of somebody who has installed the package: every subpath imported with its types, a hand scored, a game played. */
import { type GameResult, load, printProblem, randomPlayer, runGame, score } from 'tilewright';
import * as book from 'tilewright/book';
import * as census from 'tilewright/sim';
import * as core from 'tilewright/core';
import * as diff from 'tilewright/authoring/diff';
import * as dsl from 'tilewright/dsl';
import * as edit from 'tilewright/authoring/format';
import * as formats from 'tilewright/records';
import * as international from 'tilewright/packs/international';
import * as proof from 'tilewright/authoring/test';
import * as review from 'tilewright/authoring/check';
import * as loader from 'tilewright/loader';
import * as schemas from 'tilewright/schemas';
import * as sim from 'tilewright/sim';

for (const part of [book, census, core, diff, dsl, edit, formats, international, proof, review, loader, schemas, sim])
  if (Object.keys(part).length === 0) throw new Error('A subpath exports nothing.');

const loaded = load('international');
if (!loaded.ok) throw new Error(loaded.problems.map((problem) => printProblem(problem)).join('\n'));
const hand = score(loaded.value, '123m 456p 789s 345s 1z +1z');
if (!hand.ok) throw new Error(hand.problems.map((problem) => printProblem(problem)).join('\n'));
const game: GameResult = runGame(loaded.value, {
  seed: 7,
  players: [randomPlayer, randomPlayer, randomPlayer, randomPlayer],
});
console.log(`a win: ${hand.value.win}; deals played: ${game.deals}`);
