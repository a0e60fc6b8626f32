/** What is done, step by step: one step in its sentence, several as a list below it. */
import type { Step } from '../../core/index.ts';
import type { Block } from '../block-types.ts';
import { fill, lines, paragraph } from '../make-blocks.ts';
import type { Making } from '../chapter-context.ts';

/** `sentence` has a place for the steps at its end. */
export function stepBlocks(making: Making, sentence: string, steps: readonly Step[], single = sentence): Block[] {
  const said = making.steps(steps);
  if (said.length <= 1) return [paragraph(...fill(single, { steps: said[0] ?? [] }))];
  return [paragraph(...fill(sentence.replace(/ ?\{steps\}/, ''), {})), lines(said)];
}
