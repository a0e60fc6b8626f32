import { posix } from 'node:path';
import type { Files } from './terminal.ts';

const SCHEMA = 'schemas/pack.schema.json';
/** How many folders up an installation is looked for. */
const HIGHEST = 6;

/** Where editors find the schema of packs, seen from a folder: as it is installed there, else on the network. */
export function schemaFor(files: Files, folder: string, version: string): string {
  const above = Array.from({ length: HIGHEST }, (_, up) => '../'.repeat(up));
  const places = above.flatMap((up) => [`${up}node_modules/tilewright/${SCHEMA}`, `${up}${SCHEMA}`]);
  const found = places.find((place) => isSchema(files.beginning(posix.join(folder, place), 300)));
  if (found === undefined) return `https://unpkg.com/tilewright@${version}/${SCHEMA}`;
  return found.startsWith('.') ? found : `./${found}`;
}

function isSchema(content: Uint8Array | undefined): boolean {
  return content !== undefined && new TextDecoder().decode(content).includes('urn:tilewright:schema:pack');
}
