/** A hand that shows something, without circumstances that it shows it as well without. */
import type { WinQuery } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { possibleWins } from './possible-wins.ts';

/** The hand with as few circumstances as it takes for `holds`. */
export function plainerHand(rules: PackRuleset, query: WinQuery, holds: (query: WinQuery) => boolean): WinQuery {
  let plain = query;
  const attempt = (change: Partial<WinQuery>): void => {
    const tried = { ...plain, ...change };
    const isPossible = possibleWins(rules, tried).some(
      ({ situation, marks }) => situation === tried.situation && marks.length === tried.marks.length,
    );
    if (isPossible && holds(tried)) plain = tried;
  };
  attempt({ counters: {} });
  attempt({ lists: {} });
  attempt({ situation: 0, marks: [] });
  for (const [bit] of rules.situation.entries()) attempt({ situation: plain.situation & ~(1 << bit) });
  for (const mark of query.marks) attempt({ marks: plain.marks.filter((other) => other !== mark) });
  for (const name of Object.keys(plain.counters)) attempt({ counters: { ...plain.counters, [name]: 0 } });
  for (const name of Object.keys(plain.lists ?? {})) attempt({ lists: { ...plain.lists, [name]: [] } });
  attempt({ bonus: [] });
  for (const kind of query.bonus) attempt({ bonus: plain.bonus.filter((other) => other !== kind) });
  attempt({ marked: { held: [], shown: [] } });
  attempt({ seat: 0, round: 1 });
  attempt({ seat: 0 });
  attempt({ round: 1 });
  if (!plain.lost) attempt({ by: 'discard' });
  return plain;
}
