/** Packs from their files: all that must be read and compiled for. Loaded only by commands that want it. */
export { lacking, load, why } from '../loader/index.ts';
export { findPatterns } from './find-patterns.ts';
export { loadPack, openPack } from './open-pack.ts';
