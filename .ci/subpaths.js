// Imports every subpath of the package.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { exports } = JSON.parse(readFileSync(require.resolve('tilewright/package.json'), 'utf8'));
for (const subpath of Object.keys(exports)) {
  const name = `tilewright${subpath.slice(1)}`;
  if (name.endsWith('.json')) require(name);
  else if (name.endsWith('.js')) readFileSync(require.resolve(name)); // a script for pages
  else if (Object.keys(await import(name.replace('*', 'international'))).length === 0) throw new Error(`${name} exports nothing`);
  console.log(name);
}
