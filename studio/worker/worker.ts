/**
 * The one script of both workers: `new Worker(..., { name: 'language' })` answers the editor, `{ name: 'engine' }` loads, scores and
 * plays. One file, so that what both need is loaded once.
 */
const scope = self as unknown as DedicatedWorkerGlobalScope;
/** What the page said while the code was on its way. */
const early: MessageEvent[] = [];
const keep = (event: MessageEvent): void => void early.push(event);
scope.addEventListener('message', keep);

async function serve(): Promise<void> {
  if (scope.name === 'language') (await import('tilewright/lsp')).serveWorker(scope);
  else (await import('./engine.ts')).serveEngine(scope);
  scope.removeEventListener('message', keep);
  for (const { data, ports } of early) scope.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
}

void serve();

export {};
