/** The server in a worker of a browser: texts that are open are all the files there are. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { everyPack } from '../../loader/built-in/every-pack.generated.ts';
import { addPacks, builtInFile } from '../../loader/index.ts';
import { answerUnless } from './check-pack.ts';
import { isBuiltIn } from '../pack-files.ts';
import type { Platform } from './platform.ts';
import { serve } from './language-server.ts';

const SCHEME = 'tilewright:/';

/** What messages come and go through: the `self` of a worker, or one end of a `MessageChannel`. */
export interface MessageScope {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: object) => void): void;
}

/** Answers the page that started this worker. `scope` is the worker's `self`. */
export function serveWorker(scope: MessageScope): void {
  addPacks(...everyPack);
  const port = scope as unknown as ConstructorParameters<typeof BrowserMessageReader>[0];
  serve(createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port)), browserPlatform());
}

function browserPlatform(): Platform {
  const disk = {
    readFile: (name: string): string | undefined => (isBuiltIn(name) ? builtInFile(name)?.text : undefined),
    findPackage: (): string[] => [],
    readFolder: () => [],
  };
  return {
    ...disk,
    nameOf: (uri) => (uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : uri),
    uriOf: (name) => (isBuiltIn(name) ? SCHEME + name : name),
    filesBelow: () => [],
    check: (request, signal) => answerUnless(signal, request, disk),
    pageOf: () => undefined,
  };
}
