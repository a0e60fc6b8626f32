/** Where results lie that several machines write: a folder all of them see, or an address that takes and gives files. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files by name. A name is written with the same content whoever writes it, so that twice is no harm. */
export interface ResultStore {
  /** The folder or the address, as the user named it. */
  where: string;
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, content: string | Uint8Array): Promise<void>;
}

/** Opens a folder, or an `http:` or `https:` address that answers GET and PUT. */
export function openStore(where: string): ResultStore {
  return /^https?:\/\//.test(where) ? addressStore(where) : folderStore(where);
}

/** A file is there whole or not at all: it gets its name when it is written. */
function folderStore(where: string): ResultStore {
  return {
    where,
    async read(name) {
      try {
        return await readFile(join(where, name));
      } catch (reason) {
        if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw reason;
      }
    },
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
  const failed = (what: string, { status }: Response): Error => new Error(`${where} answers ${status} to ${what}.`);
  return {
    where,
    async read(name) {
      const answer = await fetch(address(name));
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw failed('GET', answer);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async write(name, content) {
      const answer = await fetch(address(name), { method: 'PUT', body: content });
      if (!answer.ok) throw failed('PUT', answer);
    },
  };
}
