/** The server of a process: standard input and output, files of this machine, checks in a thread of their own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { builtInFile } from '../loader/index.ts';
import { isBuiltIn } from './pack-files.ts';
import type { Platform } from './server/platform.ts';
import { serve } from './server/language-server.ts';
import { disk, makeChecker, slashes } from './server/check-thread.ts';

const HOME = new URL('../', import.meta.url);
/** Written by the build. */
const PAGES = new URL('dist/problems.md', HOME);
const SCHEME = 'tilewright:/';
const MOST_FILES = 2000;
const DEEPEST = 6;

/** Speaks the language server protocol over standard input and output. */
export function serveStdio(): void {
  const reader = new StreamMessageReader(process.stdin);
  serve(createConnection(reader, new StreamMessageWriter(process.stdout)), nodePlatform());
}

function nodePlatform(): Platform {
  return {
    readFile: (name, base) => (isBuiltIn(name) ? builtInFile(name)?.text : disk.readFile(name, base)),
    findPackage: disk.findPackage,
    nameOf: (uri) =>
      uri.startsWith('file:') ? nameOfFile(uri) : uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : uri,
    uriOf: (name) =>
      isBuiltIn(name) ? uriOfBuiltIn(name) : /^[a-z][\w+.-]+:/i.test(name) ? name : pathToFileURL(name).href,
    filesBelow: (folder) => yamlBelow(folder, DEEPEST).slice(0, MOST_FILES),
    check: makeChecker(),
    pageOf,
  };
}

function nameOfFile(uri: string): string {
  try {
    return slashes(fileURLToPath(uri));
  } catch {
    return uri;
  }
}

/** Built-in packs come with their YAML; without it the editor asks for the text. */
function uriOfBuiltIn(name: string): string {
  const file = new URL(name, HOME);
  return existsSync(file) ? file.href : SCHEME + name;
}

/** The page about a kind of problem, where the package brings it: a line of the file with all of them. */
function pageOf(code: string): string | undefined {
  const line = (lines ??= linesOfPages()).get(code);
  return line === undefined ? undefined : `${PAGES.href}#L${line}`;
}

let lines: ReadonlyMap<string, number> | undefined;

function linesOfPages(): ReadonlyMap<string, number> {
  const text = existsSync(PAGES) ? readFileSync(PAGES, 'utf8') : '';
  const titles = text.split('\n').map((line, at): [string | undefined, number] => [/^# (.+)$/.exec(line)?.[1], at + 1]);
  return new Map(titles.flatMap(([title, line]) => (title === undefined ? [] : [[title, line]])));
}

function yamlBelow(folder: string, depth: number): string[] {
  if (depth < 0) return [];
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder.replace(/\/$/, '')}/${entry.name}`;
      if (entry.isDirectory()) return /^(?:node_modules|\..*)$/.test(entry.name) ? [] : yamlBelow(path, depth - 1);
      return /\.ya?ml$/.test(entry.name) ? [path] : [];
    });
  } catch {
    return [];
  }
}
