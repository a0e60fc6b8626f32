import { kindOf, parseTiles, type TileSet } from '../../../core/index.ts';

/** Whether a hand is complete, by the texts of a few shapes, as simply as can be said. */
export function isPlainWin(tiles: TileSet, texts: readonly string[], counts: readonly number[]): boolean {
  return texts.some((text) => fits(tiles, text, counts));
}

function fits(tiles: TileSet, text: string, counts: readonly number[]): boolean {
  if (text === 'any tiles') return false;
  const groups = /^(?:(\S*) \+ )?(?:(\d) set \+ pair|(\d) pair( of different kinds)?)$/.exec(text);
  if (groups) {
    const [, loose = '', sets = '0', pairs = '1', different] = groups;
    const rest = [...counts];
    for (const kind of kindsOf(tiles, loose)) rest[kind]!--;
    return (
      rest.every((count) => count >= 0) && divides(tiles, rest, Number(sets), Number(pairs), different !== undefined)
    );
  }
  const more = /^(\S+) \+ one of them$/.exec(text);
  if (more) {
    const own = kindsOf(tiles, more[1]!);
    const left = counts.map((count, kind) => count - own.filter((one) => one === kind).length);
    return left.every((count, kind) => count === 0 || (count === 1 && own.includes(kind))) && sum(left) === 1;
  }
  const some = /^(\d+) different of (\S+)$/.exec(text);
  if (some) {
    const own = kindsOf(tiles, some[2]!);
    return (
      counts.every((count, kind) => count === 0 || (count === 1 && own.includes(kind))) &&
      sum(counts) === Number(some[1])
    );
  }
  if (text !== '3 of nA + 3 of nB + 2 of 1z where n in 1..4') throw new Error(`no plain way for ${text}`);
  return [1, 2, 3, 4].some((rank) => {
    const held = (id: string): number => counts[tiles.byId[id]!]!;
    return held(`${rank}m`) === 3 && held(`${rank}p`) === 3 && held('1z') === 2 && sum(counts) === 8;
  });
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function kindsOf(tiles: TileSet, text: string): number[] {
  const read = parseTiles(text, tiles);
  if (!read.ok) throw new Error(read.problems[0]!.message);
  return read.value.map((tile) => kindOf(tiles, tile));
}

/** The lowest tile is in a pung, a chow or a pair. */
function divides(tiles: TileSet, counts: readonly number[], sets: number, pairs: number, different: boolean): boolean {
  const lowest = counts.findIndex((count) => count > 0);
  if (lowest < 0) return sets === 0 && pairs === 0;
  const { suit, rank } = tiles.kinds[lowest]!;
  const { runs, ranks } = tiles.suits[suit]!;
  const without = (...kinds: number[]): number[] => {
    const rest = [...counts];
    for (const kind of kinds) rest[kind]!--;
    return rest;
  };
  const after = (rest: number[], set: number, pair: number): boolean =>
    set >= 0 && pair >= 0 && rest.every((count) => count >= 0) && divides(tiles, rest, set, pair, different);
  return (
    after(without(lowest, lowest, lowest), sets - 1, pairs) ||
    (runs && rank + 2 <= ranks && after(without(lowest, lowest + 1, lowest + 2), sets - 1, pairs)) ||
    (!(different && pairs > 1 && counts[lowest] === 4) && after(without(lowest, lowest), sets, pairs - 1))
  );
}
