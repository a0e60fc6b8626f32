/** Tells whether rules still are those that something was found for. */
import type { PackRuleset } from '../../loader/index.ts';

/** Keys that say nothing about how the game is played. */
const NAMES = ['name', 'names', 'internal', 'tell', 'counts_as', 'version'];
const PROSE = [...NAMES, 'source', 'sources', 'status', 'note', 'about', 'says', 'reason', 'examples'];

/** A number for the rules of a pack, in the hexadecimal system; of all its chapters, or of some. */
export function digestOf({ pack, options }: PackRuleset, chapters?: readonly string[]): string {
  const root = pack as Readonly<Record<string, unknown>>;
  const some = chapters === undefined ? root : Object.fromEntries(chapters.map((chapter) => [chapter, root[chapter]]));
  return fnv(JSON.stringify([strippedOf(some), options]));
}

/** The rules in it; among steps, which stand in lists, `note` is one of them. */
function strippedOf(data: unknown, isItem = false): unknown {
  if (Array.isArray(data)) return data.map((item) => strippedOf(item, true));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).filter(([key]) => !PROSE.includes(key) || (isItem && key === 'note'));
  return Object.fromEntries(entries.map(([key, value]) => [key, strippedOf(value)]));
}

const MASK = (1n << 64n) - 1n;

/** FNV-1a of 64 bits. */
function fnv(words: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(words)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  return hash.toString(16).padStart(16, '0');
}
