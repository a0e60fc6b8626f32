/** The editor with the files of the project. */
import { formatDocument, renameSymbol } from '@codemirror/lsp-client';
import { openSearchPanel } from '@codemirror/search';
import { signal, useSignalEffect } from '@preact/signals';
import type { Command, EditorView } from '@codemirror/view';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { goToLine, makeEditor, underline } from '../editor/editor.ts';
import { diagnostics, tellOtherFiles } from '../editor/language-client.ts';
import { cursorLine, wanted } from '../editor/cursor.ts';
import { project, setText, shownFile } from '../page/project.ts';
import { words } from '../text/index.ts';

export function WritePanel(): JSX.Element {
  const names = Object.keys(project.value.files);
  return (
    <>
      {names.length > 1 && (
        <nav class="files">
          {names.map((name) => (
            <button key={name} type="button" aria-current={name === shownFile.value ? 'page' : undefined} onClick={() => (shownFile.value = name)}>
              {name}
            </button>
          ))}
        </nav>
      )}
      <Editor key={shownFile.value} file={shownFile.value} />
      <Tools />
    </>
  );
}

/** What keys do as well, for whoever does not know them. */
function Tools(): JSX.Element {
  const { format, rename, findText } = words.value;
  const on = (command: Command) => (): void => {
    if (editorShown.value) command(editorShown.value);
  };
  return (
    <div class="tools row">
      <button type="button" title="Shift-Alt-F" onClick={on(formatDocument)}>
        {format}
      </button>
      <button type="button" title="F2" onClick={on(renameSymbol)}>
        {rename}
      </button>
      <button type="button" title="Ctrl-F" onClick={on(openSearchPanel)}>
        {findText}
      </button>
    </div>
  );
}

/** The editor that is on the page. */
const editorShown = signal<EditorView | undefined>(undefined);

function Editor({ file }: { file: string }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  useEffect(() => {
    const made = makeEditor(place.current!, file, project.peek().files[file] ?? '', {
      changed: (text) => setText(file, text),
      at: (line) => (cursorLine.value = line),
    });
    view.current = made;
    editorShown.value = made;
    return () => made.destroy();
  }, [file]);
  // Another hand than the editor's has changed the text: a form, a fix in another file.
  useSignalEffect(() => {
    const text = project.value.files[file] ?? '';
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  });
  useSignalEffect(() => {
    const told = diagnostics.value[file] ?? [];
    if (view.current) underline(view.current, file, told);
  });
  useSignalEffect(() => {
    const to = wanted.value;
    if (to?.file !== file || !view.current) return;
    goToLine(view.current, to.line, to.character);
    wanted.value = undefined;
  });
  useOtherFiles(file);
  return <div class="editor" ref={place} />;
}

/** The server knows the files that no editor shows, too. */
function useOtherFiles(file: string): void {
  const told = useRef<ReadonlyMap<string, string>>(new Map());
  useSignalEffect(() => {
    const { files } = project.value;
    void tellOtherFiles(files, file, told.current).then((now) => (told.current = now));
  });
}
