/** What panels ask of the engine: plain data in, plain data out. Each area is a file of this folder. */
import { expose } from 'comlink';
import { book } from './book.ts';
import { chooseForm, chooseValue } from './choose.ts';
import { differences, houseRules, sources } from './gallery.ts';
import { keepExample } from './keep-example.ts';
import { gameLog, hint, nextDeal, resumeGame, startGame, takeAction, takeStep, undo } from './play.ts';
import { openLog, stepOf } from './replay.ts';
import { scoreHand, scorePage } from './score.ts';
import { runTests, startTests } from './tests.ts';

const panels = {
  book,
  startTests,
  runTests,
  chooseForm,
  chooseValue,
  scorePage,
  scoreHand,
  keepExample,
};
const table = { startGame, resumeGame, takeAction, takeStep, nextDeal, undo, hint, gameLog };
const engine = { ...panels, houseRules, sources, differences, ...table, openLog, stepOf };

export type Engine = typeof engine;

/** Answers the page that started this worker. */
export function serveEngine(scope: Parameters<typeof expose>[1]): void {
  expose(engine, scope);
}
