/** What a hand waits for, what helps it, and what to part with. */
import {
  type Hand,
  type Holding,
  type Judgement,
  kindOf,
  parseHand,
  type Result,
  refused,
  type Ruleset,
  tallyOf,
  tallyOfMelds,
} from '../core/index.ts';
import { type Circumstances, type Settled, settleCircumstances } from './circumstances.ts';
import { needRuleset } from './misuse.ts';
import type { PackRuleset } from './assemble.ts';
import { fullSizes, noText, queryOf } from './score.ts';

/** A kind that helps. */
export interface WaitTile {
  /** In notation. */
  tile: string;
  /** Copies that are not in the hand. */
  left: number;
  /** Completing tiles only: what the hand would be worth by discard and by draw; absent where it would be no win. */
  discard?: Judgement;
  draw?: Judgement;
}

export interface Waits {
  hand: Hand;
  /** Tiles away from being ready: 0 is ready, -1 complete. */
  distance: number;
  /** Of a hand that waits: the tiles that complete it (distance 0) or bring it nearer. */
  tiles: WaitTile[];
  /** Of a full hand: what to part with, best first, and what would help then. */
  discards: { tile: string; distance: number; tiles: WaitTile[] }[];
}

/** Examines a hand that waits for a tile, or a full one that must part with one. */
export function waits(rules: PackRuleset, text: string, circumstances: Circumstances = {}): Result<Waits> {
  needRuleset('waits', rules);
  if (typeof text !== 'string') return refused([noText()]);
  const full = fullSizes(rules);
  const hand = parseHand(
    text,
    rules.tiles,
    [...new Set([...full, ...full.map((size) => size - 1)])].sort((a, b) => a - b),
  );
  const { value: how, problems } = settleCircumstances(rules, circumstances);
  const all = [...hand.problems, ...problems];
  if (!hand.ok || problems.length > 0) return refused(all);
  return { ok: true, value: examine(rules, hand.value, how), problems: all };
}

function examine(rules: Ruleset, hand: Hand, how: Settled): Waits {
  const holding = holdingOf(rules, hand);
  const distance = rules.distance(holding);
  const helping = tilesFor(rules, hand, how, holding, distance);
  const waiting = rules.useful(holding).length > 0;
  if (waiting) return { hand, distance, tiles: helping, discards: [] };
  const kinds = holding.counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const discards = kinds.map((kind) => {
    const counts = holding.counts.map((count, at) => (at === kind ? count - 1 : count));
    const after = { ...holding, counts };
    const away = rules.distance(after);
    const without = { ...hand, concealed: dropped(rules, hand, kind), last: -1 as const };
    return { tile: rules.tiles.kinds[kind]!.id, distance: away, tiles: tilesFor(rules, without, how, after, away) };
  });
  const left = (list: readonly WaitTile[]): number => list.reduce((sum, one) => sum + one.left, 0);
  return {
    hand,
    distance,
    tiles: [],
    discards: discards.sort((a, b) => a.distance - b.distance || left(b.tiles) - left(a.tiles)),
  };
}

function dropped({ tiles }: Ruleset, { concealed }: Hand, kind: number): number[] {
  const rest = [...concealed];
  rest.splice(
    rest.findIndex((tile) => kindOf(tiles, tile) === kind),
    1,
  );
  return rest;
}

function holdingOf({ tiles }: Ruleset, { concealed, melds }: Hand): Holding {
  return { counts: tallyOf(concealed, tiles), melds: melds.length, melded: tallyOfMelds(melds, tiles) };
}

function tilesFor(rules: Ruleset, hand: Hand, how: Settled, holding: Holding, distance: number): WaitTile[] {
  return rules.useful(holding).map((kind) => {
    const { id, copies } = rules.tiles.kinds[kind]!;
    const left = Math.max(0, copies - holding.counts[kind]! - (holding.melded?.[kind] ?? 0));
    if (distance !== 0) return { tile: id, left };
    const complete = { ...hand, concealed: [...hand.concealed, kind], last: kind };
    const judged = (by: 'draw' | 'discard') => rules.judge(queryOf(rules, complete, { ...how, by }));
    const [discard, draw] = [judged('discard'), judged('draw')];
    return { tile: id, left, ...(discard && { discard }), ...(draw && { draw }) };
  });
}
