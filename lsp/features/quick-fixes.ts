/** What the problem itself says to write instead, as an edit. */
import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver';

/** One fix for each problem that has a likely one. */
export function fixes(uri: string, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const newText = replacementOf(diagnostic);
    if (newText === undefined) return [];
    return [
      {
        title: `Write \`${shown(newText)}\``,
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        isPreferred: true,
        edit: { changes: { [uri]: [{ range: diagnostic.range, newText }] } },
      },
    ];
  });
}

function replacementOf({ data, source }: Diagnostic): string | undefined {
  const { replacement } = (data ?? {}) as { replacement?: unknown };
  return source === 'tilewright' && typeof replacement === 'string' ? replacement : undefined;
}

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
