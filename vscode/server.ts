import { serveStdio } from '../lsp/index.ts';

serveStdio();
