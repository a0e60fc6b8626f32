import type { Result } from 'tilewright/core';

/** The value of a result that must be fine. */
export function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.value;
}
