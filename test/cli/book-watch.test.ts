/** A watched book over HTTP: the page, what changes, and when it cannot be served. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { watchBook } from '../../cli/watch/watch-book.ts';
import { EVENTS, serveLive } from '../../cli/watch/live-page-server.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('sends a word for each change of a file, and none for others', async () => {
  const file = join(folder, 'one.txt');
  writeFileSync(file, 'a');
  let made = 0;
  let told = 0;
  const make = () => ({ page: `page ${++made}`, files: [file] });
  const live = await serveLive({ make, port: 0, changed: () => told++ });
  const text = async (path: string): Promise<string> => (await fetch(new URL(path, live.address))).text();
  expect(await text('/')).toBe('page 1');
  expect((await fetch(new URL('/other', live.address))).status).toBe(404);
  const news = (await fetch(new URL(EVENTS, live.address))).body!.pipeThrough(new TextDecoderStream()).getReader();
  await news.read();
  writeFileSync(join(folder, 'two.txt'), 'b');
  writeFileSync(file, 'ab');
  expect((await news.read()).value).toBe('event: changed\ndata: \n\n');
  expect(await text('/')).toBe('page 2');
  expect(told).toBe(1);
  await live.close();
});

it('says so where the port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const terminal = paperTerminal();
  const settings = { options: {}, language: 'en', port, script: '', runtime: '' };
  expect(await watchBook(terminal, 'american', settings, new AbortController().signal)).toBe(2);
  expect(terminal.errors.join('\n')).toContain(`Port ${port} cannot be used`);
  other.close();
});

it('ends when it is told to', async () => {
  const terminal = paperTerminal({ disk: { 'mine.yaml': 'id: mine\nextends: nothing\n' } });
  const settings = { options: {}, language: 'en', port: 0, script: '', runtime: '' };
  expect(await watchBook(terminal, 'mine.yaml', settings, AbortSignal.abort())).toBe(0);
  expect(terminal.lines.at(-1)).toBe('mine.yaml does not load: the page says why.');
});
