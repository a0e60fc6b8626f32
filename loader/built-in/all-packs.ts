/**
 * The packs that are here unasked: all of them. The package has `packs-on-disk.ts` in place of this in Node, and `no-packs.ts` elsewhere:
 * `#packs` in `imports` of `package.json`.
 */
export { everyPack as allPacks } from './every-pack.generated.ts';
