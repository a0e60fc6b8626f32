/** The expressions of a pack that is ready, put down as JavaScript. */
import { programOf, type Program, type Scope, writtenAsks } from '../dsl/index.ts';

/** Where a function made of an expression stands. */
interface Spot {
  holder: Record<string, unknown>;
  key: string;
  program: Program;
}

/** Puts the same function, written, in place of each that was made of an expression of this scope. */
export function writeDown(parts: unknown, scope: Scope): void {
  const spots = spotsIn(parts, scope);
  const asks = writtenAsks(spots.map(({ program }) => program));
  if (asks !== undefined) spots.forEach(({ holder, key }, at) => (holder[key] = asks[at]));
}

function spotsIn(part: unknown, scope: Scope): Spot[] {
  if (typeof part !== 'object' || part === null) return [];
  const holder = part as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, value]) => {
    const program = typeof value === 'function' ? programOf(value) : undefined;
    return program?.scope === scope ? [{ holder, key, program }] : spotsIn(value, scope);
  });
}
