/** Finished hands: made at random, changed step by step, won in other ways, and printed. */
export { kindsOf, meldOf, one, type Part, partsIn } from './hand-parts.ts';
export { changedHand, drawnHand } from './random-hand.ts';
export { styledHands } from './styled-hand.ts';
export { handText, notationOf } from './hand-text.ts';
export { movedGroups } from './replaced-groups.ts';
export { numbered, waysToWin } from './circumstances-that-change-payment.ts';
export { saysConcealed } from './mark-bounds.ts';
export { isFalse } from './moments-of-wins.ts';
export { plainerHand } from './plainer-hand.ts';
export { hasMoment, possibleWins, withCompanions } from './possible-wins.ts';
