/** The packs that are here unasked: all of them. A bundle for browsers has `no-packs.ts` in place of this: `#packs` in `imports` of `package.json`. */
export { everyPack as allPacks } from './every-pack.generated.ts';
