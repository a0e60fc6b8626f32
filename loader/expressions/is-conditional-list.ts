/** Lists of which one function finds the next part that is to be done. */
import type { Payments, Steps } from '../../core/index.ts';

/** Whether it is a list of steps or payments of which some have conditions. */
export function isConditional(list: readonly unknown[]): list is Steps | Payments {
  return list.some((one) => {
    const { do: step, amount, when } = (one ?? {}) as Record<string, unknown>;
    return (step !== undefined || amount !== undefined) && when !== undefined;
  });
}
