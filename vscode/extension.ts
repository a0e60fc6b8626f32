/** Starts the language server, and shows built-in files that it has no place on disk for. */
import { type ExtensionContext, Uri, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

const SCHEME = 'tilewright';
let client: LanguageClient | undefined;

export async function activate(context: ExtensionContext): Promise<void> {
  const module = Uri.joinPath(context.extensionUri, 'dist', 'server.mjs').fsPath;
  const server = { module, transport: TransportKind.stdio };
  client = new LanguageClient(SCHEME, 'Tilewright', server, {
    documentSelector: [
      { scheme: 'file', language: 'yaml' },
      { scheme: 'untitled', language: 'yaml' },
    ],
    synchronize: { fileEvents: workspace.createFileSystemWatcher('**/*.{yaml,yml}') },
    initializationOptions: { dslOnly: workspace.getConfiguration(SCHEME).get('dslOnly', true) },
  });
  const provideTextDocumentContent = (uri: Uri): Promise<string> | undefined =>
    client?.sendRequest<string>('tilewright/text', { uri: uri.toString() });
  context.subscriptions.push(workspace.registerTextDocumentContentProvider(SCHEME, { provideTextDocumentContent }));
  await client.start();
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}
