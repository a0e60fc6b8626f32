import type { CompletionItemKind } from 'vscode-languageserver';

/** Something that may be written where the cursor stands. */
export interface Proposal {
  label: string;
  kind: CompletionItemKind;
  /** One line. */
  detail?: string;
  /** Markdown. */
  says?: string;
  /** Other names by which it is found. */
  also?: readonly string[];
  /** What is written, where it is more than the label. */
  text?: string;
  /** Where the typed text begins that it replaces, where it is not the last word. */
  from?: number;
}
