/**
 * What an address carries behind `#`, which no server sees: a letter for the kind, the version of the form, and the data.
 *
 *     #p1.<base64url of the deflated files>      a project: name, text, name, text ..., parted by zero characters
 *     #g1.<...>                                  a position: the log of a game and how many of its events have happened
 *
 * Links are kept for years: a form that was once written stays readable, and a new one gets a new number.
 */
import { Deflate, Inflate, strFromU8, strToU8 } from 'fflate';
import type { Project } from '../page/project.ts';
/** Lines that packs have in common, so that links need not carry them. Links of version 1 are read with it: it never changes. */
import lines from './dictionary-1.txt?raw';

/** A position in a game. */
export interface Position {
  log: string;
  /** Events that have happened. */
  step: number;
}

export type Shared = { is: 'project'; project: Project } | { is: 'position'; position: Position };

/** Why a link cannot be opened. */
export type Unreadable = 'damaged' | 'too-large' | 'newer';

/** Most characters of a link, and of what it unpacks to: more is no pack that anybody wrote. */
const LONGEST_LINK = 400_000;
const LARGEST = 4_000_000;
/** Of a packed link, unpacked at once. */
const PIECE = 1024;
const BETWEEN = '\0';

/** The part of an address behind `#` for a project. */
export function projectLink({ entry, files }: Project): string {
  const names = [entry, ...Object.keys(files).filter((name) => name !== entry)];
  return `p1.${pack(names.flatMap((name) => [name, files[name]!]).join(BETWEEN))}`;
}

/** The part of an address behind `#` for a position. */
export function positionLink({ log, step }: Position): string {
  return `g1.${pack(`${step}${BETWEEN}${log}`)}`;
}

/** What a link carries; nothing where it is no link of ours. */
export function readLink(hash: string): Shared | Unreadable | undefined {
  const [, kind, version, data] = /^#?([pg])(\d+)\.([\w-]*)$/.exec(hash) ?? [];
  if (data === undefined) return undefined;
  if (version !== '1') return 'newer';
  if (data.length > LONGEST_LINK) return 'too-large';
  const unpacked = unpack(data);
  if (typeof unpacked === 'string') return unpacked;
  const parts = unpacked.text.split(BETWEEN);
  return (kind === 'p' ? projectOf(parts) : positionOf(parts)) ?? 'damaged';
}

function projectOf(parts: readonly string[]): Shared | undefined {
  if (parts.length < 2 || parts.length % 2 === 1) return undefined;
  const files: Record<string, string> = {};
  for (let at = 0; at < parts.length; at += 2) {
    const name = parts[at]!;
    if (!/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.ya?ml$/.test(name)) return undefined;
    files[name] = parts[at + 1]!;
  }
  return { is: 'project', project: { entry: parts[0]!, files } };
}

function positionOf([step, log, ...more]: readonly string[]): Shared | undefined {
  if (log === undefined || more.length > 0 || !/^\d{1,6}$/.test(step!)) return undefined;
  return { is: 'position', position: { log, step: Number(step) } };
}

const dictionary = strToU8(lines);

function pack(text: string): string {
  const parts: Uint8Array[] = [];
  const deflate = new Deflate({ level: 9, dictionary }, (part) => parts.push(part));
  deflate.push(strToU8(text), true);
  const single = parts.map((part) => strFromU8(part, true)).join('');
  return btoa(single).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacked piece by piece, so that a small link cannot fill the memory. */
function unpack(data: string): { text: string } | 'damaged' | 'too-large' {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size, isWhole] = ['', 0, false];
  try {
    const bytes = strToU8(atob(data.replaceAll('-', '+').replaceAll('_', '/')), true);
    const inflate = new Inflate({ dictionary }, (part, last) => {
      size += part.length;
      if (size <= LARGEST) text += decoder.decode(part, { stream: !last });
      isWhole = last;
    });
    for (let at = 0; at < bytes.length && size <= LARGEST; at += PIECE)
      inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch {
    return 'damaged';
  }
  if (size > LARGEST) return 'too-large';
  return isWhole ? { text } : 'damaged';
}
