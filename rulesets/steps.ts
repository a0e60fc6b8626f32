/** The steps of moves, as they are written. */
import { namesIn, textAt, type Draft } from './draft.ts';
import { valueAt } from './sourced.ts';

/** `show`, `window`, `replace` ...: what the steps of a move do, in order. */
export function stepNames(draft: Draft, id: string): string[] {
  const steps = valueAt(draft.root, ['moves', id, 'steps']);
  if (steps?.is !== 'list') return [];
  return steps.items.map((step) =>
    step.is === 'scalar'
      ? String(step.value)
      : step.is === 'map'
        ? [...step.entries.keys()].filter((key) => key !== 'to').join(' ')
        : '',
  );
}

/** Windows that some move opens. */
export function windowsOf(draft: Draft): string[] {
  const names = namesIn(draft, 'moves').flatMap((move) => {
    const steps = valueAt(draft.root, ['moves', move, 'steps']);
    const count = steps?.is === 'list' ? steps.items.length : 0;
    return Array.from({ length: count }, (_, step) => textAt(draft, ['moves', move, 'steps', step, 'window']) ?? '');
  });
  return [...new Set(names)].filter((name) => name !== '');
}
