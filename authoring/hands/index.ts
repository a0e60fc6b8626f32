/** Finished hands: made at random, changed step by step, and printed. */
export { one, type Part, partsIn } from './parts.ts';
export { changedHand, drawnHand } from './random-hand.ts';
export { handText } from './hand-text.ts';
export { movedGroups } from './moved-groups.ts';
