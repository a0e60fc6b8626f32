/** Writes the schemas of what is sent, which follow from the types of core. */
import { writeFileSync } from 'node:fs';
import { wireSchemas } from './wire-schemas.ts';

for (const [name, schema] of Object.entries(wireSchemas()))
  writeFileSync(new URL(`wire/${name}.schema.json`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
