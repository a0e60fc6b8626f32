import { existsSync, readFileSync } from 'node:fs';

/** Reads a file of cases, one JSON object a line. Without the folder there are none, except in CI, where that is an error. */
export function readCases<Case>(name: string): Case[] {
  return readLines(`conformance/${name}`);
}

/** Reads a file of the shared folder that has one JSON object a line. */
export function readLines<Line>(name: string): Line[] {
  const parse = (text: string): Line[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  return readShared(name, parse) ?? [];
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
