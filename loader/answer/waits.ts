/** What a hand waits for, what helps it, and what to part with. */
import {
  type Hand,
  type Holding,
  holdingOf,
  isBonus,
  type Judgement,
  type Kind,
  wildKinds,
  kindOf,
  parseHand,
  type Result,
  refused,
  tallyOf,
} from '../../core/index.ts';
import type { ScoringRuleset } from '../chapters/assemble-ruleset.ts';
import { readBonus, type WinContext, winContext } from './circumstances.ts';
import type { Circumstances } from './circumstances-check.ts';
import { lacking, type Lack } from './unmet-minimum.ts';
import { needRuleset } from '../argument-checks.ts';
import type { PaidWin } from './tell-result.ts';
import { explain, noText, paidFor, queryOf, waitingSizes } from './score-hand.ts';

/** A kind that helps. */
export interface WaitTile {
  /** In notation. */
  tile: string;
  /** Copies that are not in the hand. */
  left: number;
  /** Completing tiles of which a copy is left only: what the hand would be worth by discard and by draw; absent where it would be no win. */
  discard?: Judgement;
  draw?: Judgement;
  /** What would be paid then; the discarder is the next seat. */
  paid?: { discard?: PaidWin; draw?: PaidWin };
  /** The same where the hand would be complete and worth less than a win must be. */
  tooLittle?: { discard?: Judgement; draw?: Judgement };
  /** What is missing then to what a win must be; absent where rules compiled ahead of time cannot tell (see `lacking`). */
  lacks?: { discard?: Lack[]; draw?: Lack[] };
}

/** How far a hand is from complete, and what would help. */
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
export function waits(rules: ScoringRuleset, text: string, circumstances: Circumstances = {}): Result<Waits> {
  needRuleset('waits', rules);
  if (typeof text !== 'string') return refused([noText()]);
  const hand = parseHand(text, rules.tiles, waitingSizes(rules));
  const { value: how, problems } = winContext(rules, circumstances);
  const bonus = readBonus(rules, circumstances?.bonus);
  const all = [...hand.problems, ...bonus.problems, ...problems];
  if (!hand.ok || problems.length > 0 || !bonus.ok) return refused(all);
  const read = { ...hand.value, bonus: [...hand.value.bonus, ...bonus.value] };
  return { ok: true, value: examine(rules, read, how), problems: all };
}

function examine(rules: ScoringRuleset, hand: Hand, how: WinContext): Waits {
  const holding = holdingFor(rules, hand, how);
  const distance = rules.distance(holding);
  const useful = rules.useful(holding);
  if (useful.length > 0) return { hand, distance, tiles: tilesFor(rules, hand, how, useful, distance), discards: [] };
  const kinds = holding.counts.flatMap((count, kind) => (count > 0 && !isBonus(rules.tiles, kind) ? [kind] : []));
  const discards = kinds.map((kind) => {
    const counts = holding.counts.map((count, at) => (at === kind ? count - 1 : count));
    const after = { ...holding, counts };
    const away = rules.distance(after);
    const without = { ...hand, concealed: dropped(rules, hand, kind), last: -1 as const };
    const tiles = tilesFor(rules, without, how, rules.useful(after), away);
    return { tile: rules.tiles.kinds[kind]!.id, distance: away, tiles };
  });
  const left = (list: readonly WaitTile[]): number => list.reduce((sum, one) => sum + one.left, 0);
  const possible = discards.filter((choice) => choice.distance < Infinity);
  return {
    hand,
    distance,
    tiles: [],
    discards: possible.sort((a, b) => a.distance - b.distance || left(b.tiles) - left(a.tiles)),
  };
}

/** The tiles of a hand without one of this kind, a marked one last. */
function dropped({ tiles }: ScoringRuleset, { concealed }: Hand, kind: Kind): number[] {
  const rest = [...concealed];
  const plain = rest.indexOf(kind);
  const at = plain >= 0 ? plain : rest.findIndex((tile) => kindOf(tiles, tile) === kind);
  rest.splice(at, 1);
  return rest;
}

function holdingFor({ tiles, wild: rule }: ScoringRuleset, { concealed, melds }: Hand, how: WinContext): Holding {
  const { marks, counters, lists } = how;
  const wild = rule && wildKinds(rule, tiles, counters, (name) => lists[name] ?? []);
  return holdingOf(tallyOf(concealed, tiles), melds, tiles, { marks, wild });
}

function tilesFor(
  rules: ScoringRuleset,
  hand: Hand,
  how: WinContext,
  useful: readonly Kind[],
  distance: number,
): WaitTile[] {
  const { counts, melded } = holdingFor(rules, hand, how);
  return useful.flatMap((kind) => {
    const { id, copies } = rules.tiles.kinds[kind]!;
    if (rules.deal.each.includes(rules.tiles.byId[id]!)) return [];
    const left = Math.max(0, copies - counts[kind]! - (melded?.[kind] ?? 0));
    return distance === 0 && left > 0 ? completed(rules, hand, how, kind, left) : { tile: id, left };
  });
}

/** What the hand would be worth with this tile, in both ways it can come. */
function completed(rules: ScoringRuleset, hand: Hand, how: WinContext, kind: Kind, left: number): WaitTile {
  const complete = { ...hand, concealed: [...hand.concealed, kind], last: kind };
  const found: WaitTile = { tile: rules.tiles.kinds[kind]!.id, left };
  for (const by of ['discard', 'draw'] as const) {
    const query = queryOf(rules, complete, { ...how, by });
    const judgement = rules.judge(query);
    const best = judgement ? undefined : explain(rules, query).readings[0]?.judgement;
    if (judgement) {
      found[by] = judgement;
      const from = by === 'discard' ? (how.seat + 1) % rules.seats.count : undefined;
      const { settlement } = paidFor(rules, complete, { ...how, by, from }, judgement);
      found.paid = { ...found.paid, [by]: { seat: how.seat, from, settlement } };
    } else if (best) {
      found.tooLittle = { ...found.tooLittle, [by]: best };
      const lacks = lacking(rules, query, best);
      if (lacks !== undefined) found.lacks = { ...found.lacks, [by]: lacks };
    }
  }
  return found;
}
