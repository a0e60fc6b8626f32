/** Starts the page. */
import { render } from 'preact';
import { App } from './app.tsx';
import { openLink } from '../share/open-link.ts';
import { keepDrafts } from './project.ts';

keepDrafts();
void openLink();
addEventListener('hashchange', () => void openLink());
const root = document.querySelector('#studio')!;
root.replaceChildren();
render(<App />, root);
/** Milliseconds after the page stands: fetching everything for later would keep the reader from the first letter. */
const LATER = 2000;
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('./service-worker.js').catch(() => undefined), LATER),
  );
