import { existsSync, readFileSync } from 'node:fs';

/** Reads a file of cases, one JSON object a line. Without the folder there are none, except in CI, where that is an error. */
export function readCases<Case>(name: string): Case[] {
  return (
    readShared(`conformance/${name}`, (text) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Case),
    ) ?? []
  );
}

/** Reads a JSON file of the shared folder. */
export function readJson<Data>(name: string): Data | undefined {
  return readShared(name, (text) => JSON.parse(text) as Data);
}

function readShared<T>(name: string, parse: (text: string) => T): T | undefined {
  const path = new URL(`../../../shared/${name}`, import.meta.url);
  if (existsSync(path)) return parse(readFileSync(path, 'utf8'));
  if (process.env['CI'] === 'true') throw new Error(`${name} is missing`);
  console.log(`skipped: ${name} is not here`);
  return undefined;
}
