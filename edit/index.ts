/**
 * Writing packs: their one form, changes between two, and a house pack to begin with.
 *
 * @module tilewright/edit
 */
export { type Choice, choicesOf } from './choices.ts';
export { type Change, changes } from './compare.ts';
export { format, isRules, upgrade } from './format.ts';
export { type Beginning, idOf, nameOf, startPack } from './start.ts';
