/** All orders in which the answers to a window may come. */
import { type Action, type Event, legal, PASS, play, type Table } from '../../../core/index.ts';

export function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, i) => permutations(list.filter((_, at) => at !== i)).map((rest) => [one, ...rest]));
}

/** Every way the seats that are asked may answer, one answer each. */
export function combinations(table: Table): Action[][] {
  return table.toAct.reduce<Action[][]>(
    (ways, seat) => ways.flatMap((way) => legal(table, seat).map((action) => [...way, action])),
    [[]],
  );
}

/** What the answers lead to, in each order they may come: the state, and what happened apart from the answers themselves. */
export function outcomes(table: Table, answers: readonly Action[]): { state: string; events: string }[] {
  return permutations(answers).map((order) => {
    let now = table;
    const events: Event[] = [];
    for (const action of order) {
      now = play(now, action);
      if (now.refused) throw new Error(`refused ${JSON.stringify(action)}: ${now.refused.message}`);
      events.push(...now.events);
    }
    return { state: JSON.stringify(now), events: JSON.stringify(events.filter((event) => event.type !== 'action')) };
  });
}

/** What the answers are about, for counting: `pung win`. */
export function about(answers: readonly Action[]): string {
  const moves = answers.map((action) => action.move).filter((move) => move !== PASS);
  return moves.sort().join(' ') || 'nobody';
}
