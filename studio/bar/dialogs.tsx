/** Dialogs of the bar, one open at a time, and a notice where something did not work. */
import { effect, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../text/index.ts';

export const dialog = signal<'games' | 'share' | undefined>(undefined);
/** What the reader is told; empty: nothing. */
export const notice = signal('');

const Games = lazy(() => import('./games-dialog.tsx'));
const Share = lazy(() => import('./share-dialog.tsx'));

export function Dialogs(): JSX.Element {
  const { games, share, loading } = words.value;
  return (
    <>
      {dialog.value !== undefined && (
        <Modal title={dialog.value === 'games' ? games : share} onClose={() => (dialog.value = undefined)}>
          <Suspense fallback={<p class="loading">{loading}</p>}>{dialog.value === 'games' ? <Games /> : <Share />}</Suspense>
        </Modal>
      )}
      {notice.value !== '' && (
        <p class="notice" role="alert">
          {notice.value} <Close onClose={() => (notice.value = '')} />
        </p>
      )}
    </>
  );
}

interface ModalProps {
  title: string;
  children: ComponentChildren;
  onClose(): void;
}

function Modal({ title, children, onClose }: ModalProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current!.showModal(), []);
  return (
    <dialog ref={element} aria-label={title} onClose={onClose}>
      <div class="dialog-head">
        <h2>{title}</h2>
        <Close onClose={() => element.current!.close()} />
      </div>
      {children}
    </dialog>
  );
}

function Close({ onClose }: { onClose(): void }): JSX.Element {
  return (
    <button type="button" class="close" aria-label={words.value.close} onClick={onClose}>
      ×
    </button>
  );
}

// What was told belongs to what was done: opening a dialog is something else.
effect(() => {
  if (dialog.value !== undefined) notice.value = '';
});
