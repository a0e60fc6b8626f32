/** A page on a local address that is made anew, and says so to who looks at it, whenever its files change. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchFiles } from './watch-files.ts';

/** A page and the files it depends on. */
export interface LivePage {
  page: string;
  files: readonly string[];
}

export interface LiveSettings {
  make(): LivePage;
  /** 0 for any that is free. */
  port: number;
  /** Told after every change. */
  changed(): void;
}

export interface Live {
  address: string;
  close(): Promise<void>;
}

/** Where pages listen for changes. */
export const EVENTS = '/events';
const HOST = '127.0.0.1';

/** Serves until it is closed; fails where the port is taken. */
export async function serveLive({ make, port, changed }: LiveSettings): Promise<Live> {
  let live = make();
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === EVENTS) listen(response, listeners);
    else answer(response, request.url ?? '/', live.page);
  });
  await listening(server, port);
  const files = watchFiles(live.files, () => {
    live = make();
    files.follow(live.files);
    for (const listener of listeners) listener.write('event: changed\ndata: \n\n');
    changed();
  });
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    close: () => {
      files.close();
      for (const listener of listeners) listener.end();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}

function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': here\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

function answer(response: ServerResponse, url: string, page: string): void {
  const found = url.split('?')[0] === '/';
  const type = found ? 'text/html; charset=utf-8' : 'text/plain';
  response.writeHead(found ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(found ? page : 'There is one page here: /');
}
