/** The expressions of a pack that is ready, put down as JavaScript. */
import type { Payments, Steps } from '../../core/index.ts';
import { programOf, type Program, type Scope, compiledQueries } from '../../dsl/index.ts';
import { isConditional } from './is-conditional-list.ts';

/** Where a function made of an expression stands. */
interface Spot {
  holder: Record<string, unknown>;
  key: string;
  program: Program;
}

/** Puts the same function, written, in place of each that was made of an expression of this scope; and one of all conditions to each list of steps or payments. */
export function writeDown<Parts>(parts: Parts, scope: Scope): Parts {
  const spots = spotsIn(parts, scope);
  const lists = listsIn(parts);
  const written = compiledQueries(
    spots.map(({ program }) => program),
    lists.map((list) => list.map(({ when }) => when && programOf(when))),
  );
  if (written === undefined) return parts;
  spots.forEach(({ holder, key }, at) => (holder[key] = written.asks[at]));
  lists.forEach((list, at) => (list.due = written.firsts[at]!));
  return parts;
}

function spotsIn(part: unknown, scope: Scope): Spot[] {
  if (typeof part !== 'object' || part === null) return [];
  const holder = part as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]) => {
    const program = typeof value === 'function' ? programOf(value) : undefined;
    return program?.scope === scope ? [{ holder, key, program }] : spotsIn(value, scope);
  });
}

/** Lists of steps, and of payments, of which some have conditions. */
function listsIn(part: unknown): (Steps | Payments)[] {
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.values(part).flatMap(listsIn);
  return Array.isArray(part) && isConditional(part) ? [part, ...within] : within;
}
