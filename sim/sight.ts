/** What a player makes of a view: tiles as numbers, what may still come, what a hand would be worth. */
import type { Action, Judgement, Kind, Meld, MeldView, Ruleset, Tile, View } from '../core/index.ts';
import { HIDDEN, holdingOf } from '../core/index.ts';

/** The own hand and melds, and how many copies of each kind the seat has not seen. */
export interface Sight {
  rules: Ruleset;
  view: View;
  /** Concealed tiles by kind. */
  counts: number[];
  melds: Meld[];
  unseen: number[];
}

export function sightOf(rules: Ruleset, view: View): Sight {
  const kindOf = (id: string): Kind => rules.tiles.tiles[rules.tiles.byId[id]!]!.kind;
  const counts = rules.tiles.kinds.map(() => 0);
  const unseen = rules.tiles.kinds.map((kind) => kind.copies);
  const see = (id: string): void => {
    if (id !== HIDDEN) unseen[kindOf(id)]!--;
  };
  for (const id of view.hand) counts[kindOf(id)]!++;
  view.hand.forEach(see);
  for (const seat of view.seats) {
    seat.bonus.forEach(see);
    for (const meld of seat.melds) meld.tiles.forEach(see);
    for (const { tile, taken } of seat.river) if (!taken) see(tile);
  }
  const melds = view.seats[view.seat]!.melds.map((meld) => meldOf(rules, meld));
  return { rules, view, counts, melds, unseen };
}

function meldOf({ tiles }: Ruleset, meld: MeldView): Meld {
  const own: Tile[] = meld.tiles.map((id) => tiles.byId[id]!);
  const kinds = own.map((tile) => tiles.tiles[tile]!.kind);
  return {
    type: meld.group,
    kind: Math.min(...kinds),
    tiles: own,
    claimed: meld.claimed,
    from: meld.from,
    taken: meld.taken === '' ? -1 : tiles.byId[meld.taken]!,
    added: meld.added,
    seen: true,
  };
}

/** The hand as it would be after an action, before any tile is drawn. */
export function afterAction(sight: Sight, action: Action): Sight {
  const { rules, view } = sight;
  const move = rules.moves[action.move];
  const counts = [...sight.counts];
  const used = action.tiles.map((id) => rules.tiles.byId[id]!);
  const kinds = used.map((tile) => rules.tiles.tiles[tile]!.kind);
  for (const kind of kinds) counts[kind]!--;
  if (!move?.makes) return { ...sight, counts };
  const taken = view.window ? rules.tiles.byId[view.window.tile]! : -1;
  const tiles = taken < 0 ? used : [...used, taken];
  const kind = Math.min(...tiles.map((tile) => rules.tiles.tiles[tile]!.kind));
  const meld: Meld = {
    type: move.makes,
    kind,
    tiles,
    claimed: taken >= 0,
    from: view.window?.from ?? -1,
    taken,
    added: false,
    seen: true,
  };
  const joins = view.window ? -1 : joined(sight, kind);
  if (joins < 0) return { ...sight, counts, melds: [...sight.melds, meld] };
  const grown = (old: Meld): Meld => ({ ...old, type: meld.type, tiles: [...old.tiles, ...tiles], added: true });
  return { ...sight, counts, melds: sight.melds.map((old, at) => (at === joins ? grown(old) : old)) };
}

/** The pung on the table that tiles of an own turn are added to; -1 where they make a meld of their own. */
function joined({ melds, counts }: Sight, kind: Kind): number {
  return counts[kind]! > 2 ? -1 : melds.findIndex((meld) => meld.type === 'pung' && meld.kind === kind);
}

/** How many tiles it is away from a win. */
export function distance({ rules, counts, melds }: Sight): number {
  return rules.distance(holdingOf(counts, melds, rules.tiles));
}

/** Kinds that bring it nearer. */
export function useful({ rules, counts, melds }: Sight): Kind[] {
  return rules.useful(holdingOf(counts, melds, rules.tiles));
}

/** How many tiles it is worth, a meld counting three. */
export function size({ counts, melds }: Sight): number {
  return counts.reduce((sum, count) => sum + count, 3 * melds.length);
}

/** What the hand would be worth with this tile; facts of the moment (the last tile, a robbed kong) are left out. */
export function worthWith(sight: Sight, last: Kind, by: 'draw' | 'discard'): Judgement | undefined {
  const counts = [...sight.counts];
  counts[last]!++;
  return judge({ ...sight, counts }, last, by);
}

/** What the hand is worth as it could be declared now. */
export function worthNow(sight: Sight): Judgement | undefined {
  const { rules, view } = sight;
  const kindOf = (id: string): Kind => rules.tiles.tiles[rules.tiles.byId[id]!]!.kind;
  if (view.window && view.window.from !== view.seat) {
    return view.window.tile === HIDDEN ? undefined : worthWith(sight, kindOf(view.window.tile), 'discard');
  }
  const by = view.turn?.begin === 'claimed' ? 'discard' : 'draw';
  return judge(sight, view.drawn === '' ? undefined : kindOf(view.drawn), by);
}

function judge(
  { rules, view, counts, melds }: Sight,
  last: Kind | undefined,
  by: 'draw' | 'discard',
): Judgement | undefined {
  const mine = view.seats[view.seat]!;
  const bonus = mine.bonus.map((id) => rules.tiles.tiles[rules.tiles.byId[id]!]!.kind);
  const { marks, counters } = mine;
  return rules.judge({
    counts,
    melds,
    last,
    by,
    seat: mine.number,
    round: view.round,
    bonus,
    situation: 0,
    marks,
    counters,
  });
}

/** Whether an action declares a win. */
export function declaresWin(rules: Ruleset, action: Action): boolean {
  return rules.moves[action.move]?.steps.some((step) => step.do === 'win') ?? false;
}
