#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { nodeTerminal } from './node/node-terminal.ts';
import { optimizeLate } from './node/optimize-late.ts';
import { run } from './command-line.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
const args = process.argv.slice(2);
const asked = args.includes('--no-color') ? false : args.includes('--color') ? true : undefined;

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (reason: NodeJS.ErrnoException) => {
  if (reason.code === 'EPIPE') process.exit(0);
  // The terminal was closed: nobody reads, but what is to be kept is still written.
  if (reason.code === 'EIO') return;
  throw reason;
});

/** Commands that end within seconds. */
const SHORT = ['book', 'check', 'diff', 'explain', 'fmt', 'new', 'packs', 'score', 'test', 'waits'];
const LONG = ['--mutate', '--prove', '--thorough'];
if (SHORT.includes(args.find((arg) => !arg.startsWith('-')) ?? '') && !args.some((arg) => LONG.includes(arg)))
  optimizeLate();

process.exitCode = await run(nodeTerminal(asked), args, manifest.version);
