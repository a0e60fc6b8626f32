/** Starts the page. */
import { render } from 'preact';
import { App } from './app.tsx';
import { keepDrafts } from './project.ts';

keepDrafts();
const root = document.querySelector('#studio')!;
root.replaceChildren();
render(<App />, root);
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
