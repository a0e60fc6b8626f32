/** The server in a worker of a browser: texts that are open are all the files there are. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { builtInFiles } from '../rulesets/index.ts';
import { answerFor } from './check-pack.ts';
import { isBuiltIn } from './pack-files.ts';
import type { Platform } from './platform.ts';
import { serve } from './serve.ts';

const SCHEME = 'tilewright:/';

/** Answers the page that started this worker. `scope` is the worker's `self`. */
export function serveWorker(scope: ConstructorParameters<typeof BrowserMessageReader>[0]): void {
  const reader = new BrowserMessageReader(scope);
  serve(createConnection(reader, new BrowserMessageWriter(scope)), browserPlatform());
}

function browserPlatform(): Platform {
  const disk = {
    readFile: (name: string): string | undefined => (isBuiltIn(name) ? builtInFiles[name] : undefined),
    findPackage: (): string[] => [],
    readFolder: () => [],
  };
  return {
    ...disk,
    nameOf: (uri) => (uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : uri),
    uriOf: (name) => (isBuiltIn(name) ? SCHEME + name : name),
    filesBelow: () => [],
    check: (request) => Promise.resolve(answerFor(request, disk)),
    pageOf: () => undefined,
  };
}
