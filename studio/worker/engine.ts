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

/** Whether rules become code here; headers of the host may forbid it. */
function canCompile(): boolean {
  try {
    return new Function('return true')() === true;
  } catch {
    return false;
  }
}

const reading = { canCompile, book, houseRules, sources, differences, startTests, runTests };
const choosing = { chooseForm, chooseValue };
const scoring = { scorePage, scoreHand, keepExample };
const table = { startGame, resumeGame, takeAction, takeStep, nextDeal, undo, hint, gameLog, openLog, stepOf };
const engine = { ...reading, ...choosing, ...scoring, ...table };

export type Engine = typeof engine;

/** Answers the page that started this worker. */
export function serveEngine(scope: Parameters<typeof expose>[1]): void {
  expose(engine, scope);
}
