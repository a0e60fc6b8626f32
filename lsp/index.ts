/**
 * The language server: `serveStdio` for a process, `serve` with a platform of one's own.
 *
 * @module tilewright/lsp
 */
export type { CheckAnswer, CheckRequest, Platform, Result } from './server/platform.ts';
export { serve } from './server/language-server.ts';
export { serveStdio } from './stdio-server.ts';
export type { Settings } from './server/server-settings.ts';
