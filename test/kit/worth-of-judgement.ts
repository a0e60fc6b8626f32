import type { Judgement, Worth } from '../../core/index.ts';

/** A judgement without its reasons: what `worth` has to say of the same hand. */
export function worthOf(judgement: Judgement | undefined): Worth | undefined {
  if (judgement === undefined) return undefined;
  const { reading: _reading, shape: _shape, patterns: _patterns, names: _names, ...worth } = judgement;
  return worth;
}
