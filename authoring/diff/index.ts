/**
 * What changed from one pack to another, by meaning, each change with a hand or a situation that shows it.
 *
 * @module tilewright/authoring/diff
 */
export {
  type Compared,
  diffPacks,
  type DiffSettings,
  type Diffed,
  type PackDiff,
  type Searched,
  type ToldChange,
} from './diff-packs.ts';
export { parentOf } from './compared-pack.ts';
export { isAtLeast, nextVersion, type VersionStep } from './next-version.ts';
export type { Result, Witness } from './witness/witness-types.ts';
