/** A link that carries the whole project, to copy. Nothing of it reaches a server. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { project } from '../page/project.ts';
import { projectLink } from '../share/link.ts';
import { fill, words } from '../text/index.ts';

const copied = signal('');
/** The page comes from the reader's own computer, where nobody else finds it. */
const isOwnComputer = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

export default function ShareDialog(): JSX.Element {
  const { shareHint, onlyHere, copy, copiedWord, linkLength } = words.value;
  const link = `${location.href.split('#')[0]}#${projectLink(project.value)}`;
  const onCopy = (): void => void navigator.clipboard.writeText(link).then(() => (copied.value = link));
  return (
    <>
      <p>{shareHint}</p>
      {isOwnComputer && <p class="hint">{onlyHere}</p>}
      <textarea readOnly rows={6} aria-label={words.value.link} value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      <p class="row">
        <button type="button" class="main" onClick={onCopy}>
          {copy}
        </button>
        <span role="status">{copied.value === link ? copiedWord : fill(linkLength, { n: link.length })}</span>
      </p>
    </>
  );
}
