/** Where results lie that several machines write: a folder all of them see, or an address that takes and gives files. */
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files by name. A name is written with the same content whoever writes it, so that twice is no harm. */
export interface ResultStore {
  /** The folder or the address, as the user named it. */
  where: string;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, content: string | Uint8Array): Promise<void>;
}

/** Opens a folder, or an `http:` or `https:` address that answers HEAD, GET and PUT. */
export function openStore(where: string): ResultStore {
  return /^https?:\/\//.test(where) ? addressStore(where) : folderStore(where);
}

/** A file is there whole or not at all: it gets its name when it is written. */
function folderStore(where: string): ResultStore {
  const unlessMissing = async <Given>(given: Promise<Given>): Promise<Given | undefined> => {
    try {
      return await given;
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw reason;
    }
  };
  return {
    where,
    has: async (name) => (await unlessMissing(access(join(where, name)).then(() => true))) ?? false,
    read: (name) => unlessMissing(readFile(join(where, name))),
    async write(name, content) {
      const path = join(where, name);
      const begun = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(begun, content);
      await rename(begun, path);
    },
  };
}

function addressStore(where: string): ResultStore {
  const address = (name: string): string => `${where.replace(/\/$/, '')}/${name}`;
  /** Undefined where nothing is there. */
  const ask = async (
    method: 'HEAD' | 'GET' | 'PUT',
    name: string,
    body?: string | Uint8Array,
  ): Promise<Response | undefined> => {
    const answer = await fetch(address(name), { method, ...(body !== undefined && { body }) });
    if (answer.ok) return answer;
    if (answer.status === 404 && method !== 'PUT') return undefined;
    throw new Error(`${where} answers ${answer.status} to ${method}.`);
  };
  return {
    where,
    has: async (name) => (await ask('HEAD', name)) !== undefined,
    async read(name) {
      const answer = await ask('GET', name);
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async write(name, content) {
      await ask('PUT', name, content);
    },
  };
}
