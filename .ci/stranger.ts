/** A program of somebody who has installed the package: every subpath imported with its types, a hand scored, a game played. */
import { type GameResult, load, printProblem, randomPlayer, runGame, score } from 'tilewright';
import * as check from 'tilewright/authoring/check';
import * as diff from 'tilewright/authoring/diff';
import * as format from 'tilewright/authoring/format';
import * as beginning from 'tilewright/authoring/new';
import * as tests from 'tilewright/authoring/test';
import * as book from 'tilewright/book';
import * as core from 'tilewright/core';
import * as dsl from 'tilewright/dsl';
import * as loader from 'tilewright/loader';
import * as international from 'tilewright/packs/international';
import * as players from 'tilewright/players';
import * as records from 'tilewright/records';
import * as schemas from 'tilewright/schemas';
import * as sim from 'tilewright/sim';

const rules = [dsl, loader, international, schemas];
const games = [core, players, records, sim];
const authors = [check, diff, format, beginning, tests, book];
for (const part of [...rules, ...games, ...authors])
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
