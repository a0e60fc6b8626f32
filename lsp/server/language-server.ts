/** The language server, put together: what the editor asks, and which feature answers. Knows nothing of the platform. */
import {
  CodeLensRefreshRequest,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  LSPErrorCodes,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Asked, AskedAt } from '../feature-request.ts';
import { type Checks, makeChecks } from './check-scheduler.ts';
import { completion } from '../features/completion.ts';
import { definition } from '../features/definition.ts';
import { fixes } from '../features/quick-fixes.ts';
import { formatting } from '../features/formatting.ts';
import { hover } from '../features/hover.ts';
import { lenses } from '../features/code-lenses.ts';
import { references } from '../features/references.ts';
import { prepareRename, rename, type Renamed } from '../features/rename.ts';
import { symbols } from '../features/document-symbols.ts';
import type { Platform } from './platform.ts';
import { offsetAt } from '../protocol-ranges.ts';
import { type Settings, settingsFrom } from './server-settings.ts';
import {
  fileIn,
  forget,
  homeOf,
  looksLikePack,
  makeWorkspace,
  packOfScenario,
  textOf,
  usersOf,
  type Workspace,
} from '../workspace.ts';

interface Server {
  connection: Connection;
  workspace: Workspace;
  settings: Settings;
  checks: Checks;
  /** Files that were found to be packs or parts of them; other YAML is none of our business. */
  ours: Set<string>;
  refreshesLenses: boolean;
}

/** The language that an editor may name so that nothing has to be guessed. */
const LANGUAGE = 'tilewright';

/** Answers an editor until the connection ends. */
export function serve(connection: Connection, platform: Platform): void {
  const workspace = makeWorkspace(platform);
  const server: Server = {
    connection,
    workspace,
    settings: settingsFrom(undefined),
    checks: makeChecks(workspace, () => server.settings, {
      publish: (name, diagnostics) => void connection.sendDiagnostics({ uri: platform.uriOf(name), diagnostics }),
      run: () => {
        if (server.refreshesLenses) void connection.sendRequest(CodeLensRefreshRequest.type);
      },
      failed: (reason) => connection.console.error(String(reason instanceof Error ? reason.stack : reason)),
    }),
    ours: new Set(),
    refreshesLenses: false,
  };
  connection.onInitialize((params) => initialize(server, params));
  followTexts(server);
  answer(server);
  connection.listen();
}

function initialize(server: Server, params: InitializeParams): InitializeResult {
  server.settings = settingsFrom(params.initializationOptions);
  server.refreshesLenses = params.capabilities.workspace?.codeLens?.refreshSupport === true;
  server.workspace.folders = (params.workspaceFolders ?? []).map(({ uri }) => server.workspace.platform.nameOf(uri));
  return {
    serverInfo: { name: 'tilewright' },
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: [' ', ':', '[', ',', '.', '/'] },
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
      documentSymbolProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix'] },
      codeLensProvider: {},
      documentFormattingProvider: true,
    },
  };
}

/** Keeps the texts as the editor has them. */
function followTexts(server: Server): void {
  const { connection, workspace, checks, ours } = server;
  const { platform } = workspace;
  const documents = new TextDocuments(TextDocument);
  documents.onDidChangeContent(({ document }) => {
    const name = platform.nameOf(document.uri);
    const text = document.getText();
    workspace.open.set(name, text);
    if (!ours.has(name) && isOurs(server, document, name, text)) ours.add(name);
    if (ours.has(name)) checks.changed(name);
  });
  documents.onDidClose(({ document }) => {
    const name = platform.nameOf(document.uri);
    workspace.open.delete(name);
    forget(workspace);
    if (ours.delete(name)) checks.closed(name);
  });
  connection.onDidChangeWatchedFiles(() => {
    forget(workspace);
    for (const name of ours) checks.changed(name);
  });
  documents.listen(connection);
}

function isOurs({ workspace }: Server, { languageId }: TextDocument, name: string, text: string): boolean {
  return (
    languageId === LANGUAGE ||
    looksLikePack(name, text) ||
    packOfScenario(workspace, name) !== undefined ||
    usersOf(workspace, name).length > 0
  );
}

/** What a feature needs to know of a document; undefined where it is not ours. */
function askedOf({ workspace, settings, ours }: Server, uri: string): Asked | undefined {
  const name = workspace.platform.nameOf(uri);
  if (!ours.has(name)) return undefined;
  const pack = homeOf(workspace, name);
  const file = fileIn(pack, name);
  return file === undefined ? undefined : { workspace, settings, pack, file };
}

interface AtPosition {
  textDocument: { uri: string };
  position: { line: number; character: number };
}

function askedAt(server: Server, { textDocument, position }: AtPosition): AskedAt | undefined {
  const asked = askedOf(server, textDocument.uri);
  return asked && { ...asked, offset: offsetAt(asked.file.source, position) };
}

/** One line for each thing an editor may ask. */
function answer(server: Server): void {
  const { connection, workspace, checks } = server;
  const { platform } = workspace;
  const at = <T>(params: AtPosition, give: (asked: AskedAt) => T): T | null => {
    const asked = askedAt(server, params);
    return asked === undefined ? null : (give(asked) ?? null);
  };
  connection.onCompletion((params) => at(params, completion));
  connection.onHover((params) => at(params, hover));
  connection.onDefinition((params) => at(params, definition));
  connection.onReferences((params) => at(params, (asked) => references(asked, params.context.includeDeclaration)));
  connection.onPrepareRename((params) => at(params, (asked) => orRefuse(prepareRename(asked))));
  connection.onRenameRequest((params) => at(params, (asked) => orRefuse(rename(asked, params.newName))));
  connection.onDocumentSymbol(({ textDocument }) => {
    const asked = askedOf(server, textDocument.uri);
    return asked === undefined ? null : symbols(asked);
  });
  connection.onDocumentFormatting(({ textDocument }) => {
    const asked = askedOf(server, textDocument.uri);
    return asked === undefined ? null : formatting(asked);
  });
  connection.onCodeAction(({ textDocument, context }) => fixes(textDocument.uri, context.diagnostics));
  connection.onCodeLens(({ textDocument }) => {
    const name = platform.nameOf(textDocument.uri);
    return lenses(name, checks.resultsIn(name));
  });
  connection.onRequest(TEXT_REQUEST, ({ uri }: { uri: string }) => textOf(workspace, platform.nameOf(uri)));
}

/** Gives the text of a built-in file that is no file on disk. */
const TEXT_REQUEST = 'tilewright/text';

/** A refusal is an error with a sentence: that is what editors show. */
function orRefuse<T>(result: Renamed<T>): T {
  if (result.ok) return result.value;
  throw new ResponseError(LSPErrorCodes.RequestFailed, result.why);
}
