/**
 * The one form of a file of a pack, entries of a pack changed by programs, and what differs between two texts.
 *
 * @module tilewright/authoring/format
 */
export { changePack, type EntryChange } from './change-pack.ts';
export { type Change, changes } from './line-diff.ts';
export { format, isRules, upgrade } from './format-file.ts';
