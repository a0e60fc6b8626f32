/** `tilewright book PACK --watch`: the page of a pack while it is being written. */
import { once } from 'node:events';
import { draftPage } from '../../book/index.ts';
import type { LoadSettings } from '../../loader/index.ts';
import { filesOf } from '../pack-file-access.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';
import { EVENTS, serveLive } from './live-page-server.ts';

export interface WatchSettings {
  options: LoadSettings['options'];
  language: string;
  port: number;
  /** As `npm run build` made them. */
  script: string;
  runtime: string;
}

/** Serves the page until the signal comes. */
export async function watchBook(
  terminal: Terminal,
  pack: string,
  { options, language, port, script, runtime }: WatchSettings,
  signal: AbortSignal,
): Promise<number> {
  let isFine = true;
  const make = () => {
    const settings = {
      language,
      script,
      runtime,
      events: EVENTS,
      ...filesOf(terminal),
      ...(options && { options }),
    };
    const draft = draftPage(pack, settings);
    isFine = draft.fine;
    return draft;
  };
  const say = (): void =>
    terminal.out(isFine ? `${pack} is printed anew.` : `${pack} does not load: the page says why.`);
  const live = await serveLive({ make, port, changed: say }).catch((reason: NodeJS.ErrnoException) => {
    if (reason.syscall !== 'listen') throw reason;
    terminal.err(`Port ${port} cannot be used: ${reason.message}`);
  });
  if (live === undefined) return WRONG_USE;
  terminal.out(`${live.address} shows the book of ${pack} as its files are. End with Ctrl+C.`);
  if (!isFine) say();
  if (!signal.aborted) await once(signal, 'abort');
  await live.close();
  return FINE;
}
