/**
 * A house pack to begin with, and the options that its author is asked for.
 *
 * @module tilewright/authoring/new
 */
export { type Choice, choicesOf } from './option-choices.ts';
export { type NewPackSettings, idOf, nameOf, newPack } from './new-pack.ts';
