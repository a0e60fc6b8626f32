/** Packs from their files: all that must be read and compiled for. Loaded only by commands that want it. */
import { idsCalled } from '../dsl/index.ts';
import { load, packs } from '../loader/index.ts';

export { lacking, load, why } from '../loader/index.ts';
export { loadPack, openPack } from './open-pack.ts';
export { unmetShapes } from './draw/shape-conditions.ts';

/** Every pattern of a built-in pack that goes by a name, however it is spelt. */
export function findPatterns(name: string): { pack: string; pattern: string }[] {
  return packs().flatMap(({ id, contents }) => {
    const loaded = load(id);
    const ids = contents.patterns.map((pattern) => pattern.id);
    const called = loaded.ok ? idsCalled(name, ids, loaded.value.otherNames()) : [];
    return called.map((pattern) => ({ pack: id, pattern }));
  });
}
