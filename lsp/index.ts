/**
 * The language server: `serveStdio` for a process, `serve` with a platform of one's own.
 *
 * @module tilewright/lsp
 */
export type { CheckAnswer, CheckRequest, Platform, Result } from './platform.ts';
export { serve } from './serve.ts';
export { serveStdio } from './server.ts';
export type { Settings } from './settings.ts';
