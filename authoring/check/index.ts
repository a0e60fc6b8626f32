/**
 * What is legal in a pack but surely not meant, and the page of every problem.
 *
 * @module tilewright/review
 */
export { toGithub } from './github.ts';
export { partsIn } from './form.ts';
export { changedHand, drawnHand } from './hands.ts';
export { nearestCode, problemCodes, problemPage, type ProblemPage } from './page.ts';
export { reviewPack, type ReviewSettings } from './review.ts';
export { handText } from './show.ts';
export { toSarif } from './sarif.ts';
