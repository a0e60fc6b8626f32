/**
 * The one form of a file of a pack, and what differs between two texts.
 *
 * @module tilewright/authoring/format
 */
export { type Change, changes } from './text-changes.ts';
export { format, isRules, upgrade } from './format.ts';
