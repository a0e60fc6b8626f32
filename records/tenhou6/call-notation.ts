/**
 * Calls of tenhou.net/6 are texts: tile codes in a row, and a letter before the tile that makes the call. Where the letter
 * stands says from whom it came: first from the left, second from across, last from the right.
 *
 *     c171618     chow: the tile called, then two of the own hand     among what is taken
 *     47p4747     pung                                                among what is taken
 *     m39393939   kong of a discard                                   among what is taken
 *     31k313131   a tile added to a pung, then the one called once    among what is laid down
 *     121212a12   concealed kong                                      among what is laid down
 *     f44         a bonus tile                                        among what is laid down
 */
import { fromCode, toCode } from './tenhou6-words.ts';

export type Letter = 'c' | 'p' | 'm' | 'k' | 'a' | 'f';

export interface Call {
  letter: Letter;
  /** The tile behind the letter: the one called, or added. */
  tile: string;
  /** The others in their order; of an added kong the one called is first. */
  others: string[];
  /** How many seats on the giver sits: 3 is left, 2 across, 1 right; undefined where nobody gave a tile. */
  turns: number | undefined;
}

/** How many tiles each call has. */
const LENGTHS: Readonly<Record<Letter, number>> = { c: 3, p: 3, m: 4, k: 4, a: 4, f: 1 };

/** Reads a call; undefined where it is none. */
export function parseCall(text: string): Call | undefined {
  const found = /^((?:\d\d)*)([cpmkaf])((?:\d\d)+)$/.exec(text);
  if (found === null) return undefined;
  const [, before, letter, after] = found as unknown as [string, string, Letter, string];
  const tiles = [...before.matchAll(/../g), ...after.matchAll(/../g)].map(([code]) => fromCode(Number(code)));
  if (tiles.length !== LENGTHS[letter] || tiles.includes(undefined)) return undefined;
  const at = before.length / 2;
  const [tile] = tiles.splice(at, 1);
  if (letter === 'k') tiles.unshift(...tiles.splice(at, 1));
  const turns = 'cpmk'.includes(letter) ? turnsAt(letter, at) : undefined;
  if (turns === null) return undefined;
  return { letter, tile: tile!, others: tiles as string[], turns };
}

/** Null where the letter stands between two places. */
function turnsAt(letter: Letter, at: number): number | null {
  if (at === 0) return 3;
  if (letter === 'c') return null;
  if (at === 1) return 2;
  return at === (letter === 'm' ? 3 : 2) ? 1 : null;
}

export function printCall({ letter, tile, others, turns }: Call): string {
  const at =
    turns === undefined ? (letter === 'a' ? 3 : 0) : turns === 3 ? 0 : turns === 2 ? 1 : letter === 'm' ? 3 : 2;
  const [called, ...own] = others;
  const row = letter === 'k' ? own : others;
  const marked = letter + toCode(tile) + (letter === 'k' ? toCode(called!) : '');
  return [...row.slice(0, at).map(toCode), marked, ...row.slice(at).map(toCode)].join('');
}
