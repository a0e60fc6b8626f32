/** What a player makes of a view: tiles as numbers, what may still come, what a hand would be worth. */
import {
  type Action,
  type Judgement,
  type Kind,
  type Meld,
  type Ruleset,
  type View,
  type WinQuery,
  type Worth,
  HIDDEN,
  type Holding,
  holdingOf,
  isJoker,
  jokersOf,
  kindOf,
  onceFor,
  wildKinds,
  winsBy,
} from '../core/index.ts';
import { knownTable, meldOf } from './table-from-view.ts';

/** The own hand and melds, and how many copies of each kind the seat has not seen. */
export interface PlayerModel {
  rules: Ruleset;
  view: View;
  /** Concealed tiles by kind. */
  counts: number[];
  /** Kinds of the marked tiles among them, each tile once. */
  marked: Kind[];
  melds: Meld[];
  /** What is remembered of the seat. */
  marks: readonly string[];
  /** Whether it may still make declarations: it has set no mark since, and is not asked what it is worth without them. */
  mayDeclare: boolean;
  /** Kinds that stand for any other, in games that have some. */
  wild: readonly Kind[] | undefined;
  unseen: number[];
  /** Tiles not seen, those that are of no use to the hand too. */
  toCome: number;
  /** Tiles in the hand beside `counts` that it cannot win with: they go first. */
  aside: number;
  /** What hands would be worth, as `worthWith` finds it out: the same hand is come to by many discards and draws, and at later turns again. */
  weighed: Map<string, Worth | undefined>;
}

/** What hands are worth, by what else their worth depends on: dealer, round, bonus tiles, counters and lists. */
const worthsAround: (rules: Ruleset) => Map<string, Map<string, Worth | undefined>> = onceFor(() => new Map());
const MOST_AROUND = 16;
const MOST_WORTHS = 20_000;

/** What is known of hands in these surroundings, whichever seat has asked. */
function knownWorths(rules: Ruleset, { seats, seat, round, counters, lists }: View): Map<string, Worth | undefined> {
  const { fromDealer, bonus, counters: own } = seats[seat]!;
  const key = JSON.stringify([fromDealer, round, bonus, counters, own, lists]);
  const around = worthsAround(rules);
  let known = around.get(key);
  if (known === undefined || known.size > MOST_WORTHS) {
    if (around.size >= MOST_AROUND) around.clear();
    known = new Map();
    around.set(key, known);
  }
  return known;
}

const add = (a: number, b: number): number => a + b;

/** What a view tells a player, counted by kind. */
export function playerModel(rules: Ruleset, view: View): PlayerModel {
  const kindOf = (id: string): Kind => kindOfId(rules, id);
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
  for (const list of rules.lists) if (rules.listRules[list]!.turned) view.lists[list]?.forEach(see);
  const { melds, marks } = view.seats[view.seat]!;
  const marked = markedOf(rules, view.hand);
  const own = melds.map((meld) => meldOf(rules, meld));
  const listed = (name: string): Kind[] => view.lists[name]!.map(kindOf);
  const wild = rules.wild && wildKinds(rules.wild, rules.tiles, view.counters, listed);
  const weighed = knownWorths(rules, view);
  return {
    rules,
    view,
    counts,
    marked,
    melds: own,
    marks,
    mayDeclare: true,
    wild,
    unseen,
    toCome: unseen.reduce(add),
    aside: 0,
    weighed,
  };
}

/** The kind of a tile as a view names it. */
export function kindOfId({ tiles }: Ruleset, id: string): Kind {
  return tiles.tiles[tiles.byId[id]!]!.kind;
}

/** Kinds of those tiles that are marked. */
function markedOf({ tiles }: Ruleset, ids: readonly string[]): Kind[] {
  return ids
    .map((id) => tiles.tiles[tiles.byId[id]!]!)
    .filter(({ marked }) => marked)
    .map(({ kind }) => kind);
}

/** The hand as it would be after an action, before any tile is drawn. */
export function afterAction(sight: PlayerModel, action: Action): PlayerModel {
  const { rules, view } = sight;
  const move = rules.moves[action.move];
  const counts = [...sight.counts];
  const used = action.tiles.map((id) => rules.tiles.byId[id]!);
  const kinds = used.map((tile) => rules.tiles.tiles[tile]!.kind);
  for (const kind of kinds) counts[kind]!--;
  const marked = [...sight.marked];
  for (const kind of markedOf(rules, action.tiles)) marked.splice(marked.indexOf(kind), 1);
  const marks = marksAfter(sight, action);
  const after = { ...sight, counts, marked, marks, mayDeclare: sight.mayDeclare && marks === sight.marks };
  if (move?.uses === 'for joker') counts[jokersOf(rules.tiles)!.kinds[0]!]!++;
  if (!move?.makes) return after;
  const taken = view.window ? rules.tiles.byId[view.window.tile]! : -1;
  const tiles = taken < 0 ? used : [...used, taken];
  const kind = Math.min(...tiles.map((tile) => kindOf(rules.tiles, tile)).filter((one) => !isJoker(rules.tiles, one)));
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
  if (joins < 0) return { ...after, melds: [...sight.melds, meld] };
  const grown = (old: Meld): Meld => ({ ...old, type: meld.type, tiles: [...old.tiles, ...tiles], added: true });
  return { ...after, melds: sight.melds.map((old, at) => (at === joins ? grown(old) : old)) };
}

/** What a move is sure to set or take away; what depends on more than the move is left as it is. */
function marksAfter({ rules, marks }: PlayerModel, { move }: Action): readonly string[] {
  return (rules.moves[move]?.steps ?? []).reduce<readonly string[]>((now, step) => {
    if ((step.do !== 'mark' && step.do !== 'unmark') || step.when || step.of === 'others') return now;
    const others = now.filter((name) => name !== step.name);
    return step.do === 'mark' ? [...others, step.name] : others;
  }, marks);
}

/** The pung on the table that tiles of an own turn are added to; -1 where they make a meld of their own. */
function joined({ melds, counts }: PlayerModel, kind: Kind): number {
  return counts[kind]! > 2 ? -1 : melds.findIndex((meld) => meld.type === 'pung' && meld.kind === kind);
}

/** How many tiles it is away from a win. */
export function shanten(sight: PlayerModel): number {
  return sight.rules.distance(holdingAs(sight));
}

/** Kinds that bring it nearer. */
export function ukeire(sight: PlayerModel): Kind[] {
  return sight.rules.useful(holdingAs(sight));
}

function holdingAs({ rules, counts, melds, marks, wild, aside }: PlayerModel): Holding {
  const holding = holdingOf(counts, melds, rules.tiles, { marks: rules.marksShapeHands ? marks : undefined, wild });
  return aside === 0 ? holding : { ...holding, useless: aside };
}

/** The hand with only these kinds, in hand and to come; the others lie aside. */
export function restricted(hand: PlayerModel, isOfUse: readonly boolean[]): PlayerModel {
  const counts = [...hand.counts];
  const unseen = [...hand.unseen];
  let { aside } = hand;
  for (let kind = 0; kind < counts.length; kind++) {
    if (isOfUse[kind]) continue;
    aside += counts[kind]!;
    counts[kind] = unseen[kind] = 0;
  }
  return { ...hand, counts, unseen, aside };
}

/** How many tiles it is worth, a meld counting three. */
export function size({ counts, melds, aside }: PlayerModel): number {
  return counts.reduce((sum, count) => sum + count, 3 * melds.length + aside);
}

/** What the hand would be worth with this tile; facts of the moment (the last tile, a robbed kong) are left out. */
export function worthWith(sight: PlayerModel, last: Kind, by: 'draw' | 'discard'): Worth | undefined {
  const { rules, counts, marked, melds, marks, weighed } = sight;
  const key = `${by} ${last} ${textOf(counts)} ${marked} ${shownOf(melds)} ${marks}`;
  const known = weighed.get(key);
  if (known !== undefined || weighed.has(key)) return known;
  const worth = rules.worth(queryWith(sight, last, by));
  weighed.set(key, worth);
  return worth;
}

/** Small numbers as a part of a key, a character each. */
export function textOf(numbers: readonly number[]): string {
  return String.fromCharCode(...numbers);
}

/** Melds as a part of a key. */
export const shownOf: (melds: readonly Meld[]) => string = onceFor((melds) =>
  melds.map(({ type, claimed, added, tiles }) => `${type}${claimed}${added}${tiles}`).join(),
);

/** The same, and why. */
export function judgedWith(sight: PlayerModel, last: Kind, by: 'draw' | 'discard'): Judgement | undefined {
  return sight.rules.judge(queryWith(sight, last, by));
}

function queryWith(
  { rules, view, counts: before, marked, melds, marks }: PlayerModel,
  last: Kind,
  by: 'draw' | 'discard',
): WinQuery {
  const counts = [...before];
  counts[last]!++;
  const mine = view.seats[view.seat]!;
  const { tiles, kinds } = rules.tiles;
  const kindOf = (id: string): Kind => kindOfId(rules, id);
  const shown = melds.flatMap((meld) => meld.tiles.filter((tile) => tiles[tile]!.marked));
  const listed = Object.entries(view.lists).map(([name, list]) => [name, list.map(kindOf)]);
  return {
    counts,
    melds,
    last,
    by,
    seat: mine.fromDealer,
    round: view.round,
    bonus: mine.bonus.map(kindOf),
    situation: 0,
    marks,
    counters: { ...view.counters, ...mine.counters },
    ...(tiles.length > kinds.length && { marked: { held: marked, shown: shown.map((tile) => tiles[tile]!.kind) } }),
    ...(rules.lists.length > 0 && { lists: Object.fromEntries(listed) as Record<string, Kind[]> }),
  };
}

/** Whether an action declares a win. */
export function declaresWin(rules: Ruleset, action: Action): boolean {
  const move = rules.moves[action.move];
  return move !== undefined && winsBy(move);
}

/** Whether a win that the seat declares now would stand; where play is free it may be offered and be none. */
export function winStands(rules: Ruleset, view: View): boolean {
  const declared = view.declared?.seat === view.seat ? view.declared.move : undefined;
  const id = declared ?? view.legal.find((action) => declaresWin(rules, action))?.move;
  if (id === undefined || view.window?.tile === HIDDEN) return false;
  const move = rules.moves[id]!;
  const at = { table: knownTable(rules, view), seat: view.seat };
  return move.when(at) && move.needs(at);
}

/** Whether an action ends the deal without anybody winning. */
export function givesUp(rules: Ruleset, action: Action): boolean {
  return rules.moves[action.move]?.steps.some((step) => step.do === 'end') ?? false;
}

/** Without one tile of a kind, a marked one last. */
export function without(hand: PlayerModel, kind: Kind): PlayerModel {
  const counts = hand.counts.with(kind, hand.counts[kind]! - 1);
  if (hand.marked.filter((one) => one === kind).length <= counts[kind]!) return { ...hand, counts };
  const marked = [...hand.marked];
  marked.splice(marked.indexOf(kind), 1);
  return { ...hand, counts, marked };
}
