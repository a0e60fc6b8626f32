/**
 * Which complete hands win, found out by asking the rules about random ones: once for each ruleset.
 *
 *     random groups and a pair ──▶ those that win ──▶ the groups that cannot be exchanged for others: they make the hand a win
 */
import {
  HIDDEN,
  holdingOf,
  type Kind,
  type Meld,
  onceFor,
  type Random,
  type Ruleset,
  seededRandom,
  type WinQuery,
  type Worth,
} from '../core/index.ts';
import { kindOfId, type PlayerModel } from './hand-and-unseen-tiles.ts';
import {
  dealtHands,
  drawKind,
  drawTiles,
  hiddenHands,
  hiddenHandsWith,
  type HiddenHands,
  type RandomHand,
  randomHand,
  unknownTable,
  winningShare,
} from './hidden-hands.ts';

/** Groups, and the pair where it matters, that make a hand a win whatever else completes it. */
export interface WinningPart {
  groups: readonly (readonly Kind[])[];
  pair: readonly Kind[] | undefined;
}

type Parts = Pick<HiddenHands, 'groups' | 'sets' | 'twos'>;

/** Groups and pairs that hands are made of, and how many complete hands made of them alone win: from 0 to 1. */
export interface Stock extends Parts {
  winning: number;
}

/** Where this part of all complete hands wins, no hand must be aimed at. */
export const MOST = 0.7;
const HANDS = 1200;
const PARTS = 100;
/** So often a group is exchanged to find out whether the hand needs it. */
const EXCHANGES = 3;

/** What makes hands a win; nothing where hands are not made of groups and a pair. */
export const winningParts: (rules: Ruleset) => readonly WinningPart[] = onceFor((rules: Ruleset) => {
  const hidden = hiddenHands(rules);
  const random = seededRandom(1);
  const unseen = rules.tiles.kinds.map(({ copies }) => copies);
  const found = new Map<string, WinningPart>();
  const stocks = stocksOf(rules);
  const isNeeded = hidden.groups > 0 && (hidden.winning < MOST || hidden.readyMarks.size > 0);
  for (let at = 0; isNeeded && at < HANDS && found.size < PARTS; at++) {
    const hand = randomHand(at % 2 === 0 ? stocks[0]! : stocks[(at >> 1) % stocks.length]!, unseen, 0, random)?.parts;
    if (hand === undefined || !wins(rules, hand)) continue;
    const part = neededOf(rules, hidden, hand, random);
    if (part.groups.length > 0) found.set(JSON.stringify(part), part);
  }
  return [...found.values()];
});

/** What hands are made of: of all tiles, of alike tiles, of each suit with honours. Few hands win in some games, and come up too seldom by chance. */
export const stocksOf: (rules: Ruleset) => readonly Stock[] = onceFor((rules: Ruleset) => {
  const { kinds, suits } = rules.tiles;
  const hidden = hiddenHands(rules);
  const within = (isIn: (part: readonly Kind[]) => boolean): Parts => ({
    groups: hidden.groups,
    sets: hidden.sets.filter(isIn),
    twos: hidden.twos.filter(isIn),
  });
  const ranked = suits.flatMap(({ runs }, suit) => (runs ? [suit] : []));
  const ofSuit = (one: number): Parts =>
    within((part) => part.every((kind) => kinds[kind]!.suit === one || !ranked.includes(kinds[kind]!.suit)));
  const alike = within((part) => part.every((kind) => kind === part[0]));
  return [within(() => true), alike, ...ranked.map(ofSuit)].map((parts) => ({
    ...parts,
    winning: winningShare(rules, parts, (hand) => wins(rules, hand.parts)),
  }));
});

/** Where only some of the complete hands win, players build those: a closed hand wins as often as by chance to this power. */
const BY_CHANCE = 0.5;

/** How often a closed hand wins where so many complete hands do, from 0 to 1. */
export function builtShare(winning: number): number {
  return winning ** BY_CHANCE;
}

/** Whether a concealed hand wins that has declared nothing, with nothing else known. */
function wins(rules: Ruleset, parts: readonly (readonly Kind[])[]): boolean {
  const { kinds } = rules.tiles;
  const counts = kinds.map(() => 0);
  for (const part of parts) for (const kind of part) counts[kind]!++;
  if (counts.some((count, kind) => count > kinds[kind]!.copies)) return false;
  return rules.worth({ ...unknownTable(rules, []), counts, last: parts[0]![0]! }) !== undefined;
}

/** Claimed groups that are tried, and hands beside each. */
const CLAIMS = 250;
const BESIDE = 4;

const besideOf: (hidden: HiddenHands) => Map<number, number> = onceFor(() => new Map());

/**
 * How many complete hands with these marks and so many claimed groups win, with nothing else known: from 0 to 1. Players claim for a hand
 * that wins: where one random hand beside claimed groups does, how often does another?
 */
export function winningBeside(rules: Ruleset, melds: number, marks: readonly string[]): number {
  const hidden = hiddenHandsWith(rules, marks);
  if (hidden.groups === 0) return 1;
  const known = besideOf(hidden);
  const before = known.get(melds);
  if (before !== undefined) return before;
  const random = seededRandom(1);
  let wins = 0;
  let alsoWin = 0;
  for (let at = 0; at < CLAIMS; at++) {
    const isWin = handsBesideClaims(rules, hidden, melds, marks, random);
    let won = 0;
    for (let hand = 0; hand < BESIDE; hand++) won += Number(isWin());
    wins += won;
    alsoWin += (won * (won - 1)) / (BESIDE - 1);
  }
  const share = wins === 0 ? 0.5 / (CLAIMS * BESIDE) : Math.max(0.5, alsoWin) / wins;
  known.set(melds, share);
  return share;
}

/** How often a closed hand claims, beside an open one: where a claim takes the right to declare from it, as often as hands win beside a claimed group. */
export const claimsOfClosed: (rules: Ruleset) => number = onceFor((rules) =>
  hiddenHands(rules).readyMarks.size > 0 ? winningBeside(rules, 1, []) : 1,
);

/** Random claimed groups: whether a random hand beside them wins, another one every time. */
function handsBesideClaims(
  rules: Ruleset,
  hidden: HiddenHands,
  melds: number,
  marks: readonly string[],
  random: Random,
): () => boolean {
  const { tiles, kinds } = rules.tiles;
  const claimable = hidden.sets.filter((set) => hidden.claimsRuns || set[0] === set.at(-1));
  const plainOf = (kind: Kind): number => tiles.findIndex((tile) => tile.kind === kind && !tile.marked);
  const copies = kinds.map((kind) => kind.copies);
  const claimed = { groups: melds, sets: claimable, twos: hidden.twos };
  const sets = randomHand(claimed, copies, 0, random)?.parts.slice(0, melds) ?? [];
  for (const kind of sets.flat()) copies[kind]!--;
  const shown = sets.map(
    (set): Meld => ({
      type: set[0] === set.at(-1) ? 'pung' : 'chow',
      kind: set[0]!,
      tiles: set.map(plainOf),
      claimed: true,
      from: 0,
      taken: plainOf(set[0]!),
      added: false,
      seen: true,
    }),
  );
  const table = { ...unknownTable(rules, marks), melds: shown };
  return () => {
    const made = randomHand(hidden, copies, sets.length, random);
    return made !== undefined && rules.worth({ ...table, counts: made.counts, last: made.last }) !== undefined;
  };
}

/** The groups without which most other hands are no win; the last part is the pair. */
function neededOf(
  rules: Ruleset,
  hidden: HiddenHands,
  parts: readonly (readonly Kind[])[],
  random: Random,
): WinningPart {
  const needed = parts.filter((_, at) => {
    const others = at === parts.length - 1 ? hidden.twos : hidden.sets;
    let won = 0;
    for (let again = 0; again < EXCHANGES; again++)
      won += Number(wins(rules, parts.with(at, others[random.int(0, others.length - 1)]!)));
    return won < EXCHANGES / 2;
  });
  const pair = parts.at(-1)!;
  return { groups: needed.filter((part) => part !== pair), pair: needed.includes(pair) ? pair : undefined };
}

/** A random hand with these groups beside so many melds; where there is no room for all of them, with some. */
export function handWith(
  { groups, pair }: WinningPart,
  hidden: HiddenHands,
  unseen: readonly number[],
  melds: number,
  random: Random,
): { counts: number[]; last: Kind } | undefined {
  const room = hidden.groups - melds;
  const first = Math.max(0, groups.length - room) * random.int(0, 1);
  const fixed = groups.slice(first, first + room);
  const left = [...unseen];
  for (const kind of fixed.flat()) left[kind]!--;
  if (left.some((count) => count < 0)) return undefined;
  const made = randomHand({ ...hidden, twos: pair ? [pair] : hidden.twos }, left, melds + fixed.length, random);
  if (made === undefined) return undefined;
  for (const kind of fixed.flat()) made.counts[kind]!++;
  return { counts: made.counts, last: made.last };
}

/** Hands that are compared with and without three of a kind. */
const COMPARED = 10;
/** What three of a kind are worth at most, since few hands are compared, and what is not counted. */
const MOST_GAIN = 3;
const LEAST_GAIN = 1.1;
/** How likely a tile becomes three of its kind by the time the hand wins, for each two copies left; a pair, for each copy left. */
const SINGLE = 0.015;
const PAIR = 0.3;

/** By seat from the dealer and round: what `gainsWithThree` has found. */
const knownGains: (rules: Ruleset) => Map<string, ReadonlyMap<Kind, number>> = onceFor(() => new Map());

/** By kind that makes no runs: how many times as much hands are worth with three of it. Where few hands win, those that do are looked for one by one. */
function gainsWithThree(rules: Ruleset, seat: number, round: number): ReadonlyMap<Kind, number> {
  const key = `${seat} ${round}`;
  const before = knownGains(rules).get(key);
  if (before !== undefined) return before;
  const hidden = hiddenHands(rules);
  const gains = new Map<Kind, number>();
  knownGains(rules).set(key, gains);
  if (hidden.groups < 2 || hidden.winning < MOST) return gains;
  const copies = rules.tiles.kinds.map((kind) => kind.copies);
  const table = { ...unknownTable(rules, hidden.declaredMarks), seat, round };
  const worth = (parts: RandomHand['parts']): number => {
    const counts = copies.map(() => 0);
    for (const kind of parts.flat()) counts[kind]!++;
    return rules.worth({ ...table, counts, last: parts[1]![0]! })?.value ?? 0;
  };
  const random = seededRandom(1);
  const made = Array.from({ length: COMPARED }, () => randomHand(hidden, copies, 0, random)?.parts ?? []);
  const hands = made.filter((parts) => parts.length > 1).map((parts) => ({ parts, value: worth(parts) }));
  const inRuns = new Set(hidden.sets.filter((set) => set[0] !== set.at(-1)).flat());
  for (const three of hidden.sets) {
    const kind = three[0]!;
    if (inRuns.has(kind)) continue;
    const others = hands.filter(({ parts }) => !parts.flat().includes(kind));
    const plain = others.reduce((sum, { value }) => sum + value, 0);
    const more = others.reduce((sum, { parts }) => sum + worth(parts.with(0, three)), 0);
    if (plain > 0 && more > LEAST_GAIN * plain) gains.set(kind, Math.min(MOST_GAIN, more / plain));
  }
  return gains;
}

/** Hands with a pair of each kind that are judged with and without what the table shows. */
const WITH_PAIR = 8;
/** How likely a tile that is worth more than others is still in the hand when it wins. */
const KEPT = 0.6;
const MOST_TABLES = 200;

/** By kind: complete hands with a pair of it, and what they are worth. */
const handsWithPair: (rules: Ruleset) => readonly (readonly (RandomHand & { value: number })[])[] = onceFor(
  (rules: Ruleset) => {
    const hidden = hiddenHands(rules);
    const random = seededRandom(1);
    const copies = rules.tiles.kinds.map((kind) => kind.copies);
    const table = unknownTable(rules, hidden.declaredMarks);
    return copies.map((_, kind) => {
      const twos = hidden.twos.filter(([one]) => one === kind);
      const parts = { ...hidden, sets: hidden.sets.filter((set) => !set.includes(kind)), twos };
      return Array.from({ length: WITH_PAIR }, () => randomHand(parts, copies, 0, random)).flatMap((made) => {
        if (made === undefined) return [];
        // The pair has nothing to do with how the hand was won.
        const hand = { ...made, last: made.parts[0]![0]! };
        const value = rules.worth({ ...table, ...hand })?.value ?? 0;
        return value > 0 ? [{ ...hand, value }] : [];
      });
    });
  },
);

/** By kind: how many times as much a hand is worth with a tile of it that lists on the table show, such as an indicator; and with a marked one. */
interface Extras {
  listed: ReadonlyMap<Kind, number>;
  marked: ReadonlyMap<Kind, number>;
}

const knownExtras: (rules: Ruleset) => Map<string, Extras> = onceFor(() => new Map());

function extrasOf({ rules, view, wild }: PlayerModel): Extras {
  const listed = ([name, ids]: [string, readonly string[]]): [string, Kind[]] => [
    name,
    ids.filter((id) => id !== HIDDEN).map((id) => kindOfId(rules, id)),
  ];
  const lists = Object.fromEntries(Object.entries(view.lists).map(listed));
  const known = knownExtras(rules);
  const key = JSON.stringify(lists);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_TABLES) known.clear();
  const hidden = hiddenHands(rules);
  const table = unknownTable(rules, hidden.declaredMarks);
  const isWorthMore = hidden.groups > 1 && hidden.winning >= MOST && wild === undefined;
  /** What hands gain by each of so many tiles; nearly all must gain, for some have other tiles that are listed. */
  const gain = (kind: Kind, tiles: number, shown: Partial<WinQuery>): number => {
    const hands = handsWithPair(rules)[kind]!;
    const gains = hands.map(
      ({ counts, last, value }) => (rules.worth({ ...table, counts, last, ...shown })?.value ?? 0) / value,
    );
    gains.sort((a, b) => a - b);
    if ((gains[Math.floor(gains.length / WITH_PAIR)] ?? 0) < LEAST_GAIN) return 1;
    return Math.min(MOST_GAIN, gains[gains.length >> 1]! ** (1 / tiles));
  };
  const gainsOf = (kinds: readonly Kind[], of: (kind: Kind) => number): ReadonlyMap<Kind, number> =>
    new Map(kinds.map((kind) => [kind, of(kind)] as const).filter(([, more]) => more > 1));
  const isListing = isWorthMore && Object.values(lists).some((kinds) => kinds.length > 0);
  const marked = new Set(rules.tiles.tiles.flatMap((tile) => (isWorthMore && tile.marked ? [tile.kind] : [])));
  const extras = {
    listed: gainsOf(isListing ? hidden.plain : [], (kind) => gain(kind, 2, { lists })),
    marked: gainsOf([...marked], (kind) => gain(kind, 1, { marked: { held: [kind], shown: [] } })),
  };
  known.set(key, extras);
  return extras;
}

/** By what three of a kind gain: how many times as much dealt hands are worth on average. */
const averagesWith: (extras: Extras) => Map<ReadonlyMap<Kind, number>, number> = onceFor(() => new Map());

/** What a win of a hand far from it brings, where it is so much on average. */
export function usualWith(usual: number, sight: PlayerModel): (hand: PlayerModel) => number {
  const { rules, view } = sight;
  const gains = gainsWithThree(rules, view.seats[view.seat]!.fromDealer, view.round);
  const extras = extrasOf(sight);
  if (gains.size === 0 && extras.listed.size === 0 && extras.marked.size === 0) return () => usual;
  const factor = (counts: readonly number[], unseen: readonly number[], melds: readonly Meld[]): number => {
    let product = 1;
    for (const [kind, gain] of gains) {
      const held = melds.some((meld) => meld.kind === kind) ? 3 : counts[kind]!;
      if (held > 0) product *= 1 + (gain - 1) * chanceOfThree(held, unseen[kind]!);
    }
    for (const [kind, gain] of extras.listed) product *= gain ** (KEPT * counts[kind]!);
    return product;
  };
  // What is usual is the average of hands that have some of these tiles too.
  const averages = averagesWith(extras);
  let average = averages.get(gains);
  if (average === undefined) {
    const copies = rules.tiles.kinds.map((kind) => kind.copies);
    const dealt = dealtHands(rules).map((counts) => factor(counts, copies, []));
    average = dealt.reduce((sum, one) => sum + one, 0) / dealt.length;
    averages.set(gains, average);
  }
  return ({ counts, melds, unseen, marked }) => {
    const more = marked.reduce((product, kind) => product * (extras.marked.get(kind) ?? 1) ** KEPT, 1);
    return (usual * more * factor(counts, unseen, melds)) / average;
  };
}

function chanceOfThree(held: number, left: number): number {
  if (held >= 3) return 1;
  return held === 2 ? 1 - (1 - PAIR) ** left : (SINGLE * left * (left - 1)) / 2;
}

const COMPLETED = 12;

/** What complete hands win that were not made of groups: random hands, completed tile by tile. */
export const completedHands: (rules: Ruleset) => readonly Worth[] = onceFor((rules: Ruleset) => {
  const random = seededRandom(1);
  return Array.from({ length: COMPLETED }, () => completed(rules, random)).filter((worth) => worth !== undefined);
});

function completed(rules: Ruleset, random: Random): Worth | undefined {
  const unseen = rules.tiles.kinds.map(({ copies, suit }) => (rules.tiles.suits[suit]!.bonus ? 0 : copies));
  const all = unseen.map((_, kind) => kind);
  let counts = drawTiles(rules.deal.hand, all, unseen, random);
  const away = (hand: readonly number[]): number => rules.distance(holdingOf(hand, [], rules.tiles));
  for (let now = away(counts); ; ) {
    const kind = drawKind(rules.useful(holdingOf(counts, [], rules.tiles)), unseen, random);
    if (kind === undefined) return undefined;
    const full = counts.with(kind, counts[kind]! + 1);
    if (now === 0) return rules.worth({ ...unknownTable(rules, []), counts: full, last: kind });
    const next = full.findIndex((count, out) => count > 0 && out !== kind && away(full.with(out, count - 1)) < now);
    if (next < 0) return undefined;
    counts = full.with(next, full[next]! - 1);
    now--;
  }
}
