/**
 * The one form of a file of a pack, and what differs between two texts.
 *
 * @module tilewright/authoring/format
 */
export { type Change, changes } from './line-diff.ts';
export { format, isRules, upgrade } from './format-file.ts';
