/**
 * Writes the built-in packs as modules, after their runtime was built: as YAML into `dist/yaml/`, compiled into `dist/packs/`; and the types of
 * what no compiler writes. Their runtime is one file in Node, which starts fastest, and shares files with the engine in bundles: the package
 * says which.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { minifySync } from 'rolldown/utils';
import type { PackRuleset } from '../chapters/assemble-ruleset.ts';
import { load } from '../load-pack.ts';
import { ascii, type RuntimeSource, writeModule } from './pack-module-writer.ts';
import { everyPack } from '../built-in/every-pack.generated.ts';
import { packModule, type PackSource } from '../built-in/pack-source.ts';
import shared from '../built-in/sources/shared.generated.ts';

const dist = new URL('../../dist/', import.meta.url);
mkdirSync(new URL('packs/', dist), { recursive: true });
mkdirSync(new URL('yaml/', dist), { recursive: true });
for (const pack of [shared, ...everyPack]) writeFileSync(new URL(`yaml/${pack.id}.js`, dist), asModule(pack));

for (const { id } of everyPack) {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(`The pack ${id} does not load: ${loaded.problems[0]?.message}`);
  writeFileSync(new URL(`packs/${id}.js`, dist), minified(loaded.value, { import: '#pack-runtime' }));
}

function asModule({ parent, ...pack }: PackSource): string {
  return packModule(pack, parent && `./${parent.id}.js`, '', '');
}

/** Nobody reads them: what `tilewright compile` writes is the same, with its lines. */
function minified(rules: PackRuleset, runtime: RuntimeSource): string {
  return ascii(minifySync('pack.js', writeModule(rules, runtime), { module: true }).code);
}

const types = `import type { PackModule } from './loader.js';
declare const rules: PackModule['default'];
export default rules;
export declare const score: PackModule['score'];
`;
writeFileSync(new URL('pack.d.ts', dist), types);

// Scripts that programs read as text to put them into pages and modules.
writeFileSync(new URL('script.d.ts', dist), 'export {};\n');

const sourceTypes = `import type { PackSource } from './loader.js';
declare const pack: PackSource;
export default pack;
`;
writeFileSync(new URL('pack-source.d.ts', dist), sourceTypes);
