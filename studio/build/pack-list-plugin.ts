/** What the gallery shows of each built-in pack, as a module `virtual:packs`: reading them in the page would load them all. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { packs as packsOf } from 'tilewright/loader';

const ID = 'virtual:packs';

export function packList(dist: string): Plugin {
  return {
    name: 'pack-list',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { packs } = (await import(pathToFileURL(`${dist}loader.js`).href)) as { packs: typeof packsOf };
      const list = packs().map(({ id: pack, name, about }) => ({ id: pack, name, about }));
      return `export default ${JSON.stringify(list)};`;
    },
  };
}
