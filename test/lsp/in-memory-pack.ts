/** A pack of files that are nowhere but in memory, and questions about a place in them, marked with |. */
import { builtInFile } from '../../loader/index.ts';
import type { AskedAt } from '../../lsp/feature-request.ts';
import { answerUnless } from '../../lsp/server/check-pack.ts';
import { isBuiltIn } from '../../lsp/pack-files.ts';
import type { Platform } from '../../lsp/server/platform.ts';
import { fileIn, homeOf, makeWorkspace, type Workspace } from '../../lsp/workspace.ts';

export function memoryPlatform(files: Readonly<Record<string, string>> = {}): Platform {
  const disk = {
    readFile: (name: string) => (isBuiltIn(name) ? builtInFile(name)?.text : files[name]),
    findPackage: () => [],
    readFolder: () => [],
  };
  return {
    ...disk,
    nameOf: (uri) => uri.replace(/^mem:/, ''),
    uriOf: (name) => `mem:${name}`,
    filesBelow: (folder) => Object.keys(files).filter((name) => name.startsWith(folder)),
    check: (request) => answerUnless(undefined, request, disk),
    pageOf: () => undefined,
  };
}

/** A workspace with these files open. */
export function opened(files: Readonly<Record<string, string>>): Workspace {
  const workspace = makeWorkspace(memoryPlatform(files));
  workspace.folders = ['/'];
  for (const [name, text] of Object.entries(files)) workspace.open.set(name, text);
  return workspace;
}

/** What a feature is asked about the place marked with | in one of the files. */
export function asking(files: Readonly<Record<string, string>>, dslOnly = false): AskedAt {
  const [name, marked] = Object.entries(files).find(([, text]) => text.includes('|'))!;
  const offset = marked.indexOf('|');
  const workspace = opened({ ...files, [name]: marked.replace('|', '') });
  return askingAt(workspace, name, offset, dslOnly);
}

export function askingAt(workspace: Workspace, name: string, offset: number, dslOnly = false): AskedAt {
  const pack = homeOf(workspace, name);
  return { workspace, settings: { dslOnly }, pack, file: fileIn(pack, name)!, offset };
}
