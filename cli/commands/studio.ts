/** `tilewright studio`: the page in which packs are written, read and played, from the package, without network. */
import { once } from 'node:events';
import { posix } from 'node:path';
import { readPack } from '../../loader/index.ts';
import { builtFile } from '../built-file-path.ts';
import { parseWhole } from '../flag-values.ts';
import { openInBrowser } from '../node/open-in-browser.ts';
import { serveFolder } from '../node/serve-folder.ts';
import { packText } from '../open-pack.ts';
import { filesOf } from '../pack-file-access.ts';
import { complain } from '../print-problems.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';

export interface StudioFlags {
  port?: string;
  /** Opens the page in the browser; `false`: only says where it is. */
  open?: boolean;
}

/** Where the studio is, if nothing else is said. */
const PORT = 4281;
/** What the page asks for where its address ends in `#project`. */
const PROJECT = 'project.json';

/** Serves the studio until Ctrl+C, with a pack opened where one is named. */
export async function studioCommand(terminal: Terminal, pack: string | undefined, flags: StudioFlags): Promise<number> {
  const at = parseWhole(flags.port ?? String(PORT), '--port', 0, 65_535);
  if (!at.ok) {
    complain(terminal, at.problems);
    return WRONG_USE;
  }
  const index = builtFile('studio/index.html');
  if (index === undefined) {
    terminal.err('The studio is not built. Run `npm run build` first.');
    return WRONG_USE;
  }
  const project = pack === undefined ? undefined : await projectOf(terminal, pack);
  if (pack !== undefined && project === undefined) return WRONG_USE;
  const extra = project && { [PROJECT]: JSON.stringify(project) };
  const served = await serveFolder(posix.dirname(index), at.value, extra).catch((reason: NodeJS.ErrnoException) => {
    if (reason.syscall !== 'listen') throw reason;
    terminal.err(`Port ${at.value} cannot be used: ${reason.message}`);
  });
  if (served === undefined) return WRONG_USE;
  const address = `${served.address}${project ? '#project' : ''}`;
  terminal.out(`The studio is at ${address}. End with Ctrl+C.`);
  if (flags.open !== false) openInBrowser(address);
  const end = new AbortController();
  const forget = terminal.onInterrupt(() => end.abort());
  await once(end.signal, 'abort');
  forget();
  await served.close();
  return FINE;
}

/** A pack as its files, with names seen from the folder that holds them all. */
interface Project {
  entry: string;
  files: Record<string, string>;
}

async function projectOf(terminal: Terminal, pack: string): Promise<Project | undefined> {
  const read = readPack(await packText(terminal, pack), filesOf(terminal));
  if (read.layers.length < 2) {
    complain(terminal, read.problems);
    return undefined;
  }
  return asProject(read);
}

/** What a pack is made of, without what it extends of the built-in packs: the studio has those. */
function asProject({ layers }: ReturnType<typeof readPack>): Project {
  const own = layers.at(-1)!;
  const above = layers.slice(1, -1).filter(({ pack }) => !pack.source.name.startsWith('rulesets/'));
  const sources = [own, ...above].flatMap(({ pack, used }) => [pack, ...used]).map(({ source }) => source);
  const folders = sources.map(({ name }) => posix.dirname(name));
  const home = folders.reduce((one, other) => (isWithin(other, one) ? one : isWithin(one, other) ? other : ''));
  const nameOf = (name: string): string => (home === '.' || home === '' ? name : posix.relative(home, name));
  return {
    entry: nameOf(own.pack.source.name),
    files: Object.fromEntries(sources.map(({ name, text }) => [nameOf(name), text])),
  };
}

function isWithin(folder: string, home: string): boolean {
  return home === '.' || home === '' || folder === home || folder.startsWith(`${home}/`);
}
