/** Writes the built-in packs as modules into `dist/packs/`, after the runtime was built. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from './load.ts';
import { writeModule } from './module.ts';
import { packs } from './packs.ts';

const dist = new URL('../dist/', import.meta.url);
const runtime = readFileSync(new URL('runtime.js', dist), 'utf8');
mkdirSync(new URL('packs/', dist), { recursive: true });
for (const { id } of packs()) {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(`The pack ${id} does not load: ${loaded.problems[0]?.message}`);
  writeFileSync(new URL(`packs/${id}.js`, dist), writeModule(loaded.value, runtime));
}

const types = `import type { PackModule } from './rulesets.js';
export declare const meta: PackModule['meta'];
export declare const score: PackModule['score'];
export declare const judge: PackModule['judge'];
export declare const worth: PackModule['worth'];
export declare const rules: PackModule['rules'];
`;
writeFileSync(new URL('pack.d.ts', dist), types);
