/** Writes the service worker with the list of all files, so that the studio works without network after the first visit. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('./service-worker.js', import.meta.url);

/** `dist`: the built package, whose own third-party code is in the workers. */
export function offline(dist: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const licences = readFileSync(`${dist}vendor/LICENSES.txt`, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'LICENSES-engine.txt', source: licences });
      const names = Object.keys(bundle).sort();
      const hash = createHash('sha256');
      for (const name of names) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      const facts = {
        version: hash.digest('hex').slice(0, 16),
        files: ['./', ...names.filter((name) => name !== 'index.html')],
      };
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const FACTS = ${JSON.stringify(facts)};\n${readFileSync(source, 'utf8')}`,
      });
    },
  };
}
