import { isBonus, type Kind, type Random, seededRandom, type WinQuery } from '../../core/index.ts';
import { checkPack, type PackRuleset } from '../../rulesets/index.ts';
import { handsFor } from './agreement.ts';
import { rulesOf } from './rules.ts';

/** The packs that ship, with options that let all of their patterns count. */
export const SHIPPED: Readonly<Record<string, Record<string, boolean>>> = {
  international: {},
  mcr: {},
  riichi: {},
  'ari-ari': {},
  cantonese: { flowers: true },
  'zung-jung': {},
  harbour: {},
};

export function shipped(id: string): PackRuleset {
  return rulesOf(id, SHIPPED[id]);
}

const examples = new Map<string, WinQuery[]>();

/** The hands of the examples of a pack. */
export function exampleHands(id: string): readonly WinQuery[] {
  const known =
    examples.get(id) ?? checkPack(id, { options: SHIPPED[id]! }).examples.map(({ example }) => example.query);
  examples.set(id, known);
  return known;
}

/**
 * Endless hands that reach all patterns of a pack: drawn ones, of which every fifth is an example of the pack instead, won in
 * some other way, and the one after it the same with one tile changed. Now and then all bonus tiles are there.
 */
export function packHands(id: string, seed: number): () => WinQuery {
  const { tiles, scoring } = shipped(id);
  const known = exampleHands(id);
  const next = handsFor(scoring.set, seed);
  const random = seededRandom(seed);
  const bonus = tiles.kinds.flatMap(({ copies }, kind) => (isBonus(tiles, kind) && copies > 0 ? [kind] : []));
  let before: WinQuery | undefined;
  return () => {
    const drawn = next();
    if (before && random.int(0, 1) === 0) {
      const other = otherTile(before, tiles, random);
      before = undefined;
      return other;
    }
    before = undefined;
    if (known.length > 0 && random.int(0, 4) === 0) {
      const { counts, melds, last, marked, bonus: shown } = known[random.int(0, known.length - 1)]!;
      const how = random.int(0, 2) === 0 ? drawn : known[random.int(0, known.length - 1)]!;
      before = { ...how, counts, melds, last, bonus: shown, ...(marked && { marked }) };
      return before;
    }
    if (bonus.length === 0 || random.int(0, 9) > 0) return drawn;
    return { ...drawn, bonus: random.int(0, 3) === 0 ? bonus.slice(1) : bonus };
  };
}

/** The same hand with another tile in the place of one that is held. */
function otherTile(query: WinQuery, tiles: PackRuleset['tiles'], random: Random): WinQuery {
  const held = query.counts.flatMap((count, kind): Kind[] => (count > (kind === query.last ? 1 : 0) ? [kind] : []));
  const free = tiles.kinds.flatMap(({ copies }, kind): Kind[] => {
    return !isBonus(tiles, kind) && query.counts[kind]! < copies ? [kind] : [];
  });
  if (held.length === 0 || free.length === 0) return query;
  const [from, to] = [held[random.int(0, held.length - 1)]!, free[random.int(0, free.length - 1)]!];
  const { marked: _, ...plain } = query;
  return {
    ...plain,
    counts: query.counts.map((count, kind) => count - (kind === from ? 1 : 0) + (kind === to ? 1 : 0)),
  };
}
