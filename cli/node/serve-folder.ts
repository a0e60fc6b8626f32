/** The files of a folder on a local address. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const HOST = '127.0.0.1';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves the files that are in the folder now, and `extra` ones by name; fails where the port is taken. */
export async function serveFolder(
  folder: string,
  port: number,
  extra: Readonly<Record<string, string>> = {},
): Promise<{ address: string; close(): Promise<void> }> {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/')),
  );
  const server = createServer(({ url = '/' }, response) => {
    const name = url.split(/[?#]/)[0]!.slice(1) || 'index.html';
    const type = TYPES[extname(name)];
    // Only what is in the list: no path leads out of the folder.
    const content =
      extra[name] ?? (type !== undefined && names.has(name) ? readFileSync(join(folder, name)) : undefined);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': type ?? 'text/plain',
      'cache-control': 'no-cache',
    });
    response.end(content ?? 'There is no such file.');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
