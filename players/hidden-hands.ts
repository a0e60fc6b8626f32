/** What hidden hands are made of, found out by asking the rules about small hands: groups, waits, and what a mark or a discard tells. */
import {
  discardsBy,
  type Kind,
  type Meld,
  type Move,
  newGame,
  onceFor,
  type Random,
  type Ruleset,
  seededRandom,
  type Seat,
  Table,
  type WinQuery,
  winsBy,
} from '../core/index.ts';
import type { PlayerModel } from './hand-and-unseen-tiles.ts';
import { knownTable } from './table-from-view.ts';
import { discardWindow, tableOfWin } from './payments/win-payment.ts';

/** Tiles that wait to become a group, and what they wait for. */
export interface WaitForm {
  tiles: readonly Kind[];
  waits: readonly Kind[];
}

/** What the rules make of hidden hands. */
export interface HiddenHands {
  /** Kinds that hands are made of. */
  plain: readonly Kind[];
  /** By kind: whether hands with these marks may win with it; nothing where all may. */
  usable?: readonly boolean[];
  /** How many groups a hand has beside its pair; 0 where hands are not made of groups and a pair. */
  groups: number;
  /** Groups of a concealed hand, each as its kinds. */
  sets: readonly (readonly Kind[])[];
  pairs: readonly Kind[];
  /** The pairs as two kinds each. */
  twos: readonly (readonly Kind[])[];
  forms: readonly WaitForm[];
  /** Moves of an own turn that part with a tile and set a mark which says that the hand is ready. */
  declarations: readonly Move[];
  /** Marks those moves set, on some condition too. */
  readyMarks: ReadonlySet<string>;
  /** Marks that every such move sets whatever else is true. */
  declaredMarks: readonly string[];
  /** Whether only a hand that has declared may win. */
  winsOnlyDeclared: boolean;
  /** Whether who has discarded a tile may not win with it on a discard. */
  ownDiscardBars: boolean;
  /** Whether a tile may be claimed for a run. */
  claimsRuns: boolean;
  /** How far a hand is from a win when it has been dealt, on average. */
  away: number;
  /** By turns: how many dealt hands are so many tiles away or less, from 0 to 1. Before as many turns no hand is ready. */
  within: readonly number[];
  /** How many of the complete concealed hands win, declared where that is possible: from 0 to 1. */
  winning: number;
}

/** Found out once for each ruleset. */
export const hiddenHands: (rules: Ruleset) => HiddenHands = onceFor((rules: Ruleset): HiddenHands => {
  const parts = partsOf(rules);
  const declarations = declarationsOf(rules);
  const readyMarks = new Set(
    declarations.flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'mark' ? [step.name] : []))),
  );
  const declaredMarks = declarations.reduce<readonly string[]>((marks, move) => marksOf(marks, move), []);
  const winning = winningShare(rules, parts, winsWith(rules, declaredMarks));
  const dealt = dealtHands(rules).map((counts) => rules.distance({ counts, melds: 0 }));
  const away = dealt.reduce((sum, distance) => sum + distance, 0) / ASKED;
  const within = Array.from(
    { length: Math.max(0, ...dealt.filter(Number.isFinite)) },
    (_, turns) => dealt.filter((distance) => distance <= turns).length / ASKED,
  );
  const claimsRuns = Object.values(rules.moves).some(({ makes }) => makes === 'chow');
  const ownDiscardBars = barsOwnDiscard(rules, parts);
  const winsOnlyDeclared = readyMarks.size > 0 && !mayWin(rules, []) && mayWin(rules, declaredMarks);
  const declared = { declarations, readyMarks, declaredMarks, winsOnlyDeclared };
  return { ...parts, ...declared, ownDiscardBars, claimsRuns, away, within, winning };
});

/** Random hands as they are dealt, by kind. */
export const dealtHands: (rules: Ruleset) => readonly (readonly number[])[] = onceFor(({ tiles, deal }: Ruleset) => {
  const random = seededRandom(1);
  const plain = tiles.kinds.flatMap(({ suit }, kind) => (tiles.suits[suit]!.bonus ? [] : [kind]));
  return Array.from({ length: ASKED }, () => {
    const left = tiles.kinds.map(({ copies }) => copies);
    return drawTiles(deal.hand, plain, left, random);
  });
});

type Parts = Pick<HiddenHands, 'plain' | 'usable' | 'groups' | 'sets' | 'pairs' | 'twos' | 'forms'>;

/** Groups, pairs and waits of a hand with these marks. */
function partsOf(rules: Ruleset, marks?: readonly string[]): Parts {
  const { kinds, suits } = rules.tiles;
  const groups = Math.floor(rules.deal.hand / 3);
  const plain = kinds.flatMap(({ suit }, kind) => (suits[suit]!.bonus ? [] : [kind]));
  const waitsOf = (tiles: readonly Kind[], melds: number): readonly Kind[] => {
    const counts = kinds.map(() => 0);
    for (const kind of tiles) counts[kind]!++;
    return rules.winning({ counts, melds, ...(marks && { marks }) });
  };
  const pairs = plain.filter((kind) => waitsOf([kind], groups).includes(kind));
  if (pairs.length === 0) return { plain, groups: 0, sets: [], pairs, twos: [], forms: [] };
  const forms: WaitForm[] = pairs.map((kind) => ({ tiles: [kind], waits: [kind] }));
  const sets: Kind[][] = [];
  for (const a of plain)
    for (const b of plain) {
      if (b < a) continue;
      const pair = pairs.find((kind) => kind < Math.min(a, b) - 9 || kind > Math.max(a, b) + 9);
      if (pair === undefined) continue;
      const waits = waitsOf([pair, pair, a, b], groups - 1).filter((kind) => kind !== pair);
      if (waits.length === 0) continue;
      forms.push({ tiles: [a, b], waits });
      for (const kind of waits) if (kind >= b) sets.push([a, b, kind]);
    }
  return { plain, groups, sets, pairs, twos: pairs.map((kind) => [kind, kind]), forms };
}

/** Far hands are not allowed to declare. */
function declarationsOf(rules: Ruleset): Move[] {
  const tables = [1, 2, 3, 4].map((seed) => newGame(rules, { seed }));
  return rules.turn.drawn
    .map((id) => rules.moves[id]!)
    .filter((move) => discardsBy(move) && move.steps.some((step) => step.do === 'mark' && step.of === 'seat'))
    .filter((move) =>
      tables.every((table) => {
        if (table.stage.at !== 'turn') return false;
        const { seat } = table.stage.turn;
        const { hand } = table.seats[seat]!;
        return move.allows === undefined ? false : hand.every((tile) => !move.allows!({ table, seat, tile }));
      }),
    );
}

const TRIES = 100;

const ASKED = 40;
/** Hands tried for each kind, before it is said that none wins. */
const OF_KIND = 24;

/** How many random complete hands of these groups and pairs win: from 0 to 1. Where hands are not made of them, every complete hand does. */
export function winningShare(
  rules: Ruleset,
  parts: Pick<HiddenHands, 'groups' | 'sets' | 'twos'>,
  isWin: (hand: RandomHand) => boolean,
): number {
  if (parts.groups === 0) return 1;
  const random = seededRandom(1);
  const unseen = rules.tiles.kinds.map((kind) => kind.copies);
  let wins = 0;
  for (let at = 0; at < ASKED; at++) {
    const made = randomHand(parts, unseen, 0, random);
    if (made === undefined) return 0;
    if (isWin(made)) wins++;
  }
  return wins / ASKED;
}

/** Whether a hand with these marks wins, with nothing else known: by discard, or by draw, which may be worth what a minimum lacks. */
function winsWith(rules: Ruleset, marks: readonly string[]): (hand: RandomHand) => boolean {
  const table = unknownTable(rules, marks);
  const ways = (['discard', 'draw'] as const).map((by) => ({ ...table, by }));
  return ({ counts, last }) => ways.some((way) => rules.worth({ ...way, counts, last }) !== undefined);
}

/** A win by a discard of which only the hand is known. */
export function unknownTable(rules: Ruleset, marks: readonly string[]): Omit<WinQuery, 'counts' | 'last'> {
  return {
    melds: [],
    by: 'discard',
    seat: 1,
    round: 1,
    bonus: [],
    situation: 0,
    marks,
    counters: Object.fromEntries([...rules.counters, ...rules.tableCounters].map((name) => [name, 0])),
    lists: Object.fromEntries(rules.lists.map((name) => [name, []])),
    marked: { held: [], shown: [] },
  };
}

const byMarks: (rules: Ruleset) => Map<string, HiddenHands> = onceFor(() => new Map());

/** Marks that a move of a phase sets: a choice before play that everybody is told, and which may bar tiles from a hand. */
const chosenMarks: (rules: Ruleset) => ReadonlySet<string> = onceFor(({ phases, moves }: Ruleset) => {
  const steps = phases.flatMap(({ asks }) => asks.flatMap((id) => moves[id]!.steps));
  return new Set(steps.flatMap((step) => (step.do === 'mark' ? [step.name] : [])));
});

/** The same of a hand with these marks, where marks say what a hand may be made of. */
export function hiddenHandsWith(rules: Ruleset, marks: readonly string[]): HiddenHands {
  const all = hiddenHands(rules);
  if (marks.length === 0) return all;
  const chosen = chosenMarks(rules);
  if (chosen.size === 0 && !rules.marksShapeHands) return all;
  const telling = rules.marksShapeHands ? marks : marks.filter((mark) => chosen.has(mark));
  if (telling.length === 0) return all;
  const known = byMarks(rules);
  const key = telling.join();
  let hidden = known.get(key);
  if (hidden === undefined) {
    const parts = usableParts(rules, rules.marksShapeHands ? partsOf(rules, telling) : all, telling);
    hidden = { ...all, ...parts, winning: winningShare(rules, parts, winsWith(rules, telling)) };
    known.set(key, hidden);
  }
  return hidden;
}

/** The parts without the kinds that no hand with these marks wins with: each is tried in hands of its own suit. */
function usableParts(rules: Ruleset, parts: Parts, marks: readonly string[]): Parts {
  const { kinds } = rules.tiles;
  const random = seededRandom(1);
  const copies = kinds.map((kind) => kind.copies);
  const wins = winsOfSeat(rules);
  const barred = parts.plain.filter((kind) => {
    const isNear = (part: readonly Kind[]): boolean => part.every((one) => kinds[one]!.suit === kinds[kind]!.suit);
    const near = { groups: parts.groups, sets: parts.sets.filter(isNear), twos: parts.twos.filter(isNear) };
    return !Array.from({ length: OF_KIND }, () => randomHand(near, copies, 0, random)).some(
      (made) => made !== undefined && made.counts[kind]! > 0 && wins(made, marks, []),
    );
  });
  if (barred.length === 0 || barred.length === parts.plain.length) return parts;
  const isUsable = (part: readonly Kind[]): boolean => part.every((kind) => !barred.includes(kind));
  return {
    plain: parts.plain.filter((kind) => !barred.includes(kind)),
    usable: kinds.map((_, kind) => !barred.includes(kind)),
    groups: parts.groups,
    sets: parts.sets.filter(isUsable),
    pairs: parts.pairs.filter((kind) => !barred.includes(kind)),
    twos: parts.twos.filter(isUsable),
    forms: parts.forms
      .filter(({ tiles }) => isUsable(tiles))
      .map(({ tiles, waits }) => ({ tiles, waits: waits.filter((kind) => !barred.includes(kind)) }))
      .filter(({ waits }) => waits.length > 0),
  };
}

/** Whether a seat with these marks may declare a win on a discard, whatever its hand. */
function mayWin(rules: Ruleset, marks: readonly string[]): boolean {
  const table = tableOfWin(newGame(rules, { seed: 1 }), discardWindow(rules), { winner: 1, from: 0, marks });
  return Object.values(rules.moves).some((move) => winsBy(move) && move.when({ table, seat: 1 }));
}

/** Whether a hand with these marks may win at all. */
export function isOpenToWin({ winsOnlyDeclared, readyMarks }: HiddenHands, marks: readonly string[]): boolean {
  return !winsOnlyDeclared || marks.some((mark) => readyMarks.has(mark));
}

/** All seats of one view are asked about the same table. */
const tableKnown: (sight: PlayerModel) => Table = onceFor(({ rules, view }: PlayerModel) => knownTable(rules, view));

/** Declarations that a seat could make once its hand is ready, with its melds or these. */
export function declarable(sight: PlayerModel, seat: Seat, melds?: readonly Meld[]): Move[] {
  const { rules } = sight;
  const { declarations } = hiddenHands(rules);
  if (declarations.length === 0) return [];
  const base = tableKnown(sight);
  const seats = melds ? base.seats.map((one, at) => (at === seat ? { ...one, melds } : one)) : base.seats;
  const turn = { seat, begin: 'drawn' as const, offers: [], tile: -1 };
  const table = new Table(rules, { ...base, seats, stage: { at: 'turn', turn }, toAct: [seat] });
  return declarations.filter((move) => move.when({ table, seat }));
}

/** Marks after a declaration, those that are sure. */
export function marksOf(marks: readonly string[], { steps }: Move): readonly string[] {
  const set = steps.flatMap((step) => (step.do === 'mark' && step.of === 'seat' && !step.when ? [step.name] : []));
  return [...marks, ...set.filter((name) => !marks.includes(name))];
}

/** Discards of a seat. */
type River = { tile: number; at: number; taken: boolean; drawn: boolean }[];

/** Whether a hand may be declared as a win by a discard, and would stand. */
function winsOfSeat(rules: Ruleset): (made: RandomHand, marks: readonly string[], river: River) => boolean {
  const win = Object.values(rules.moves).find(winsBy);
  const base = newGame(rules, { seed: 1 });
  const name = discardWindow(rules);
  return ({ counts, last }, marks, river) => {
    if (win === undefined) return false;
    const hand = tilesOf(rules, counts, last);
    const tile = rules.tiles.tiles.findIndex(({ kind }) => kind === last);
    const seats = base.seats.map((seat, at) =>
      at === 1 ? { ...seat, hand, marks, river } : { ...seat, hand: [], marks: [], river: [] },
    );
    const table = tableOfWin(new Table(rules, { ...base, seats }), name, { winner: 1, from: 0 }, tile);
    return win.when({ table, seat: 1 }) && win.needs({ table, seat: 1 });
  };
}

/** Whether a win on a discard is refused to a seat that has discarded such a tile; several hands are tried. */
function barsOwnDiscard(rules: Ruleset, parts: Parts): boolean {
  if (parts.groups === 0) return false;
  const random = seededRandom(1);
  const unseen = rules.tiles.kinds.map((kind) => kind.copies);
  const wins = winsOfSeat(rules);
  let barred = 0;
  let asked = 0;
  for (let at = 0; at < TRIES && asked < 3; at++) {
    const made = randomHand(parts, unseen, 0, random);
    if (made === undefined || !wins(made, [], [])) continue;
    const tile = rules.tiles.tiles.findIndex(({ kind }) => kind === made.last);
    asked++;
    if (!wins(made, [], [{ tile, at: 1, taken: false, drawn: false }])) barred++;
  }
  return asked > 0 && barred === asked;
}

/** Plain tiles of a hand, one of the last kind left out. */
export function tilesOf({ tiles }: Ruleset, counts: readonly number[], without?: Kind): number[] {
  return tiles.tiles.flatMap(({ kind, marked }, tile) =>
    marked ? [] : Array.from({ length: counts[kind]! - (kind === without ? 1 : 0) }, () => tile),
  );
}

/** A complete hand, its last tile, and what it is made of. */
export interface RandomHand {
  counts: number[];
  last: Kind;
  parts: readonly (readonly Kind[])[];
}

/** A complete concealed part of a hand beside so many melds, out of these tiles: likelier where more of them are left. The pair is its last part. */
export function randomHand(
  { groups, sets, twos }: Pick<HiddenHands, 'groups' | 'sets' | 'twos'>,
  unseen: readonly number[],
  melds: number,
  random: Random,
): RandomHand | undefined {
  const counts = unseen.map(() => 0);
  const parts: (readonly Kind[])[] = [];
  for (let at = melds; at < groups; at++) {
    const set = pick(sets, unseen, counts, random);
    if (set === undefined) return undefined;
    parts.push(set);
    for (const kind of set) counts[kind]!++;
  }
  const pair = pick(twos, unseen, counts, random);
  if (pair === undefined) return undefined;
  parts.push(pair);
  for (const kind of pair) counts[kind]!++;
  const part = parts[random.int(0, parts.length - 1)]!;
  return { counts, last: part[random.int(0, part.length - 1)]!, parts };
}

function pick(
  parts: readonly (readonly Kind[])[],
  unseen: readonly number[],
  counts: readonly number[],
  random: Random,
): readonly Kind[] | undefined {
  let total = 0;
  const sums = new Float64Array(parts.length);
  for (let at = 0; at < parts.length; at++) sums[at] = total += waysOf(parts[at]!, unseen, counts);
  return parts[drawBySums(sums, random)];
}

/** A place, as likely as its step in these growing sums is high; -1 where they stay 0. */
export function drawBySums(sums: Float64Array, random: Random): number {
  const total = sums.at(-1) ?? 0;
  if (total <= 0) return -1;
  const drawn = (random.int(0, 999_999) / 1_000_000) * total;
  let at = 0;
  while (sums[at]! <= drawn) at++;
  return at;
}

/** Takes one of these kinds out of the tiles that are left, likelier where more are; undefined where none is. */
export function drawKind(kinds: readonly Kind[], left: number[], random: Random): Kind | undefined {
  let sum = 0;
  const sums = Float64Array.from(kinds, (kind) => (sum += left[kind]!));
  const kind = kinds[drawBySums(sums, random)];
  if (kind !== undefined) left[kind]!--;
  return kind;
}

/** So many tiles of these kinds taken out of those that are left, by kind. */
export function drawTiles(count: number, kinds: readonly Kind[], left: number[], random: Random): number[] {
  const counts = left.map(() => 0);
  for (let tile = 0; tile < count; tile++) counts[drawKind(kinds, left, random)!]!++;
  return counts;
}

/** In how many ways these kinds can be taken, in the order of the list; alike ones stand beside each other. */
export function waysOf(kinds: readonly Kind[], unseen: readonly number[], taken?: readonly number[]): number {
  let ways = 1;
  let alike = 0;
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at]!;
    alike = at > 0 && kinds[at - 1] === kind ? alike + 1 : 0;
    ways *= Math.max(0, unseen[kind]! - (taken?.[kind] ?? 0) - alike) / (alike + 1);
  }
  return ways;
}
