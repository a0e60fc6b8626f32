/**
 * A house pack to begin with, the options that its author is asked for, and a game that extends no other.
 *
 * @module tilewright/authoring/new
 */
export { BLANK_CHOICES, type BlankPackSettings, blankPack } from './blank-pack.ts';
export { type Choice, choicesOf } from './option-choices.ts';
export { type NewPackSettings, idOf, nameOf, newPack } from './new-pack.ts';
export { findSnippet, type Snippet, SNIPPETS } from './snippets.ts';
