/** What panels ask of the engine: plain data in, plain data out. Each area is a file of this folder. */
import { expose } from 'comlink';
import { book } from './book.ts';
import { differences, houseRules, sources } from './gallery.ts';
import { gameLog, hint, nextDeal, resumeGame, startGame, takeAction, takeStep, undo } from './play.ts';
import { openLog, stepOf } from './replay.ts';

const table = { startGame, resumeGame, takeAction, takeStep, nextDeal, undo, hint, gameLog };
const engine = { book, houseRules, sources, differences, ...table, openLog, stepOf };

export type Engine = typeof engine;

/** Answers the page that started this worker. */
export function serveEngine(scope: Parameters<typeof expose>[1]): void {
  expose(engine, scope);
}
