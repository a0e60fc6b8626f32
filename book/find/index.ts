/** Example hands where a pack gives none. */
export { findPattern, findShape } from './example-hand-search.ts';
