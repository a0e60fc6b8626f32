import { serveStdio } from '../../lsp/index.ts';
import { FINE } from '../terminal.ts';

/** Speaks with an editor until that ends the process. */
export function lspCommand(): Promise<number> {
  serveStdio();
  return new Promise<number>((done) => process.stdin.once('end', () => done(FINE)));
}
