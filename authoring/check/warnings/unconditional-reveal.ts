import { atKey, dataAt, isOwn, namesIn, type Warning } from '../checked-pack.ts';

/** A move that makes no kong and wins nothing, and turns up a tile whenever it is made. */
export const idleReveal: Warning = (written) =>
  namesIn(written, 'moves').flatMap((id) => {
    const path = ['moves', id, 'steps'];
    const steps = dataAt(written, path);
    const isKongOrWin =
      dataAt(written, ['moves', id, 'makes']) === 'kong' || (Array.isArray(steps) && steps.includes('win'));
    if (!Array.isArray(steps) || isKongOrWin || !isOwn(written, path)) return [];
    return steps.flatMap((step: unknown, index) => {
      if (typeof step !== 'object' || step === null || !('reveal' in step) || 'when' in step) return [];
      const message = `\`${id}\` turns up a tile every time, and makes neither a kong nor a win.`;
      const hint = 'Add `when:`, or put the step into the move that was meant.';
      return [atKey(written, 'idle-reveal', message, [...path, index], { hint })];
    });
  });
