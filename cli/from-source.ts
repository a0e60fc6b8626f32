/** Packs from their files: all that must be read and compiled for. Loaded only by commands that want it. */
export { load, why } from '../rulesets/index.ts';
export { loadPack, openPack } from './open-pack.ts';
