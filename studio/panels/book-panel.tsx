/** The rule book of the project, made anew while it is written. It follows the cursor, and a click in it leads to its rule. */
import { signal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { cursorLine, goTo } from '../editor/cursor.ts';
import { anchorAt, type Anchors, lineOfAnchor } from '../editor/rule-at-line.ts';
import { project, shownFile } from '../page/project.ts';
import { language, words } from '../text/index.ts';
import type { BookAnswer } from '../worker/book.ts';
import { engine } from '../worker/engine-client.ts';

const answer = signal<BookAnswer | undefined>(undefined);
/** Typing is one change. */
const PAUSE = 400;

export default function BookPanel(): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const [now, spoken] = [project.value, language.value];
    clearTimeout(timer.current);
    const make = (): void => void engine().book(now, spoken).then((made) => (answer.value = made));
    timer.current = setTimeout(make, answer.peek() === undefined ? 0 : PAUSE);
  });
  useSignalEffect(() => {
    const line = cursorLine.value;
    const made = answer.peek();
    if (!made?.ok) return;
    const anchor = anchorAt(project.peek().files[shownFile.peek()] ?? '', line, made.anchors);
    if (anchor !== undefined) show(frame.current, anchor);
  });
  const made = answer.value;
  if (made === undefined) return <p class="loading">{words.value.loading}</p>;
  return (
    <>
      {!made.ok && <pre class="said">{made.said}</pre>}
      {made.ok && (
        <iframe class="book" title={words.value.book} ref={frame} srcdoc={made.html} onLoad={() => follow(frame.current!, made.anchors)} />
      )}
    </>
  );
}

/** A click on a heading leads to the rule it tells. */
function follow(frame: HTMLIFrameElement, anchors: Anchors): void {
  const page = frame.contentDocument!;
  page.addEventListener('click', ({ target }) => {
    const element = target as Element | null;
    const link = element?.closest('a');
    if (link) return;
    const id = element?.closest('[id]')?.id;
    const files = project.peek().files;
    for (const [file, text] of Object.entries(files)) {
      const line = id === undefined ? undefined : lineOfAnchor(text, id, anchors);
      if (line !== undefined) return goTo({ file, line });
    }
  });
}

function show(frame: HTMLIFrameElement | null, anchor: string): void {
  frame?.contentDocument?.getElementById(anchor)?.scrollIntoView({ block: 'start' });
}
