/** The editor of one file: CodeMirror with YAML colours and what the language server says. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Action, type Diagnostic as Underlined, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Text } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type Diagnostic, LANGUAGE, languageClient, type Position, type Range } from './language-client.ts';

/** What the page wants to know of the editor. */
export interface Watching {
  changed(text: string): void;
  /** The cursor has moved to this line, from 1. */
  at(line: number): void;
}

/** Colours are those of the page, by day and by night. */
const COLOURS = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--key)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--number)' },
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.labelName, tags.typeName], color: 'var(--name)' },
  { tag: tags.keyword, color: 'var(--name)' },
]);

export function makeEditor(parent: HTMLElement, file: string, text: string, watching: Watching): EditorView {
  const client = languageClient();
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        lintGutter(),
        yaml(),
        syntaxHighlighting(COLOURS),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': `Rules, ${file}`, spellcheck: 'false' }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        client.plugin(file, LANGUAGE),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            watching.changed(update.state.doc.toString());
            client.sync();
          }
          if (update.selectionSet) watching.at(update.state.doc.lineAt(update.state.selection.main.head).number);
        }),
      ],
    }),
  });
}

/** Underlines what the server says of the file; quick fixes are its own. */
export function underline(view: EditorView, file: string, told: readonly Diagnostic[]): void {
  const { doc } = view.state;
  const list = told.map((one): Underlined => {
    const from = offsetOf(doc, one.range.start);
    return {
      from,
      to: Math.max(from, offsetOf(doc, one.range.end)),
      severity: one.severity === 1 ? 'error' : 'warning',
      message: one.message,
      ...(one.data !== undefined && { actions: [fixOf(file, one)] }),
    };
  });
  view.dispatch(setDiagnostics(view.state, list));
}

interface CodeAction {
  title: string;
  edit?: { changes?: Record<string, { range: Range; newText: string }[]> };
}

/** The fix of a problem, asked of the server when it is wanted. */
function fixOf(file: string, diagnostic: Diagnostic): Action {
  return {
    name: 'Fix',
    apply: (view) => {
      const params = { textDocument: { uri: file }, range: diagnostic.range, context: { diagnostics: [diagnostic] } };
      void languageClient()
        .request<object, CodeAction[] | null>('textDocument/codeAction', params)
        .then((actions) => {
          const edits = actions?.[0]?.edit?.changes?.[file] ?? [];
          const { doc } = view.state;
          view.dispatch({
            changes: edits.map(({ range, newText }) => ({
              from: offsetOf(doc, range.start),
              to: offsetOf(doc, range.end),
              insert: newText,
            })),
          });
        });
    },
  };
}

function offsetOf(doc: Text, { line, character }: Position): number {
  if (line >= doc.lines) return doc.length;
  const found = doc.line(line + 1);
  return Math.min(found.from + character, found.to);
}

/** Puts the cursor at a line, from 1, and shows it. */
export function goToLine(view: EditorView, line: number, character = 0): void {
  const { doc } = view.state;
  const at = offsetOf(doc, { line: line - 1, character });
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
  view.focus();
}
