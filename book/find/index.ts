/** Example hands where a pack gives none. */
export { findPattern, findShape, otherChoices } from './example-hand-search.ts';
