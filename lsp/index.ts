/**
 * The language server: `serveStdio` for a process, `serve` with a platform of one's own.
 *
 * @module tilewright/lsp
 */
export type { CheckAnswer, CheckRequest, Platform, Result } from './server/platform.ts';
export { serve } from './server/serve.ts';
export { serveStdio } from './process.ts';
export type { Settings } from './server/settings.ts';
