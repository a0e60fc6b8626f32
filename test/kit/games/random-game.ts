import type * as Engine from '../../../core/index.ts';

/** What a game of random legal actions needs of the engine: of the sources, or of what was built. */
export type GameEngine = Pick<typeof Engine, 'advance' | 'newGame' | 'legal' | 'seededRandom'>;

/** A line for each decision of the first deals of a game: what was open to everybody, and what happened after one of it was chosen by chance. Stands alone, so that a page and another process can run its text. */
export function randomGame(engine: GameEngine, rules: Engine.Ruleset, seed: number, deals: number): string[] {
  const { advance, newGame, legal, seededRandom } = engine;
  const random = seededRandom(seed);
  const table = newGame(rules, { seed });
  const lines = [JSON.stringify(table.events)];
  while (!table.over && table.deals <= deals) {
    const open = table.toAct.map((seat) => legal(table, seat));
    const which = table.stage.at === 'settled' ? 0 : random.int(0, open[0]!.length - 1);
    const problem = advance(table, open[0]![which]!);
    if (problem) throw new Error(problem.message);
    lines.push(JSON.stringify({ open, events: table.events }));
  }
  return lines;
}

/** Whether text can be made code here: `runs`, or the name of the error. */
export function codeFromText(): string {
  try {
    return new Function('return "runs"')() as string;
  } catch (error) {
    return (error as Error).name;
  }
}
