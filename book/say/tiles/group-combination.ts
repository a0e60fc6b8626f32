/** Groups whose numbers and suits belong together: `three chows of the same numbers, one in each of three suits`. */
import { formulaOf, alikeOnce } from './tile-rank-formula.ts';
import { type NounPhrase, same, type TileTemplate } from '../../../dsl/index.ts';
import { tilesPhrase, type Speaker } from '../saying-context.ts';
import type { Forms, Layout, Ranks } from '../sentence-part-types.ts';
import { isVariable, type Node, type Noun } from '../tree-node-types.ts';
import { together, type Phrase } from '../phrase.ts';
import { thingSaid } from './noun-phrase.ts';

type Has = Node<'has'>;
type At = Extract<Has['items'][number], { node: 'at' }>;

/** Everything a `has` asks for, as one thing. */
export function layoutSaid({ items, ranges }: Has, speaker: Speaker): Phrase {
  const { language } = speaker;
  const placed = items.filter((item): item is At => item.node === 'at');
  const free = placed.filter(({ tile }) => isVariable(tile.suit));
  const fixed = placed.filter((item) => !free.includes(item));
  const some = items.flatMap((item) => (item.node === 'some' ? [item.phrase] : []));
  const parts = [
    ...some
      .filter((phrase, index) => some.findIndex((other) => same(other, phrase)) === index)
      .map((phrase) => someSaid(phrase, some.filter((other) => same(other, phrase)).length, speaker)),
    ...fixed.map((item) => fixedSaid(item, speaker)),
    ...(free.length > 0 ? [bySuit(free, ranges, speaker)] : []),
  ];
  return parts.length === 1 ? parts[0]! : language.and(parts.map((says) => ({ says })));
}

/** The same groups in one suit or in several, as two of these say together; undefined for others. */
export function eitherLayout(of: readonly Has[], speaker: Speaker): Phrase | undefined {
  const [one, other] = of;
  if (one === undefined || other === undefined || of.length > 2) return undefined;
  const placed = of.map(({ items }) => items.filter((item): item is At => item.node === 'at'));
  const suits = placed.map((items) => new Set(items.map(({ tile }) => tile.suit)).size);
  const blank = placed.map((items) => items.map(({ tile, ...item }) => ({ ...item, tile: { ...tile, suit: 'A' } })));
  const pools = poolsOf(placed[0]!).length;
  const isBoth = Math.min(...suits) === 1 && Math.max(...suits) === pools && pools > 1;
  if (!isBoth || one.items.length > placed[0]!.length || !same(blank[0], blank[1])) return undefined;
  return poolSaid(placed[0]!, one.ranges, 'any', speaker);
}

function someSaid(phrase: NounPhrase, n: number, speaker: Speaker): Phrase {
  const forms = thingSaid(phrase, speaker);
  return n === 1 ? forms.a : speaker.language.counted({ is: 'just', n }, forms);
}

/** A group of known tiles. */
function fixedSaid({ noun, adjectives, tile }: At, speaker: Speaker): Phrase {
  const forms = formsOf(noun, adjectives, speaker);
  return together([forms.a, ' ', tilesPhrase(tilesOf(noun, tile))]);
}

function tilesOf(noun: Noun, { rank, suit }: TileTemplate): string {
  const low = rank.offset.add;
  if (noun === 'chow') return `${low}${low + 1}${low + 2}${suit}`;
  return `${String(low).repeat(noun === 'pair' ? 2 : noun === 'kong' ? 4 : 3)}${suit}`;
}

function formsOf(noun: Noun, adjectives: At['adjectives'], { language }: Speaker): Forms {
  return adjectives.reduce((forms, adjective) => language.adjective(adjective, forms), language.noun(noun));
}

/** Groups by the suit they are in: all in one, each in its own, or some here and some there. */
function bySuit(items: readonly At[], ranges: Has['ranges'], speaker: Speaker): Phrase {
  const suits = [...new Set(items.map(({ tile }) => tile.suit))];
  const classes = suits.map((suit) => items.filter(({ tile }) => tile.suit === suit));
  if (suits.length === 1) return poolSaid(items, ranges, 'one', speaker);
  if (classes.every((each) => each.length === 1)) return poolSaid(items, ranges, 'different', speaker);
  const said = classes.map((each) =>
    isShared(classes) ? formulaSaid(each, speaker) : poolSaid(each, ranges, 'told', speaker),
  );
  const parts = alikeOnce(said);
  return isShared(classes)
    ? speaker.language.throughout(speaker.language.inSuits(parts))
    : speaker.language.inSuits(parts);
}

/** Whether a rank is the same in several suits. */
function isShared(classes: readonly (readonly At[])[]): boolean {
  const names = classes.map((each) => new Set(each.flatMap(({ tile }) => tile.rank.variable ?? [])));
  const all = names.flatMap((each) => [...each]);
  return new Set(all).size < all.length;
}

/** Groups by the letters of their ranks, where nothing simpler tells them: `a chow from n`. */
function formulaSaid(items: readonly At[], speaker: Speaker): Phrase {
  const { language } = speaker;
  return language.several(
    items.map(({ noun, adjectives, tile }) => {
      const { variable, offset } = tile.rank;
      const times = { ...(variable !== undefined && { [variable]: 1 }), ...offset.times };
      return language.groupAt(formsOf(noun, adjectives, speaker), noun, formulaOf({ add: offset.add, times }));
    }),
  );
}

/** Groups whose suits are told: by what their ranks have in common. */
function poolSaid(items: readonly At[], ranges: Has['ranges'], suits: Layout['suits'], speaker: Speaker): Phrase {
  const { language } = speaker;
  const pools = poolsOf(items);
  const only = pools.length === 1;
  const parts = pools.map((pool) =>
    language.layout({
      heads: headsOf(pool, speaker),
      ranks: ranksOf(pool, ranges, speaker),
      suits: only ? suits : 'told',
    }),
  );
  return only ? parts[0]! : language.layouts(parts, suits);
}

/** Groups with the same variable, in order; those of known ranks together. */
function poolsOf(items: readonly At[]): At[][] {
  const names = [...new Set(items.map(({ tile }) => tile.rank.variable))];
  return names.map((name) => items.filter(({ tile }) => tile.rank.variable === name));
}

function headsOf(items: readonly At[], speaker: Speaker): Layout['heads'] {
  const key = ({ noun, adjectives }: At): string => [noun, ...adjectives].join(' ');
  return [...new Set(items.map(key))].map((each) => {
    const alike = items.filter((item) => key(item) === each);
    const { noun, adjectives } = alike[0]!;
    return { noun, n: alike.length, forms: formsOf(noun, adjectives, speaker) };
  });
}

function ranksOf(items: readonly At[], ranges: Has['ranges'], speaker: Speaker): Ranks {
  if (items.every(({ tile }) => isFixed(tile))) return { is: 'fixed', ranks: fixedRanks(items, speaker) };
  const steps = items.slice(1).map((item, index) => stepBetween(items[index]!.tile, item.tile));
  const [first] = steps;
  if (steps.every(({ add, times }) => add === 0 && times.length === 0)) return { is: 'same' };
  if (first !== undefined && steps.every((step) => same(step, first)))
    return { is: 'steps', by: valuesOf(first, ranges) };
  const from = items.map(({ tile }) => stepBetween(items[0]!.tile, tile));
  return { is: 'offsets', by: from.map((step) => valuesOf(step, ranges)[0]!) };
}

function isFixed({ rank }: TileTemplate): boolean {
  return rank.variable === undefined && Object.keys(rank.offset.times).length === 0;
}

/** Equal groups of known ranks together. */
function fixedRanks(items: readonly At[], speaker: Speaker): Extract<Ranks, { is: 'fixed' }>['ranks'] {
  const key = ({ noun, adjectives, tile }: At): string => [noun, ...adjectives, tile.rank.offset.add].join(' ');
  return [...new Set(items.map(key))].map((each) => {
    const alike = items.filter((item) => key(item) === each);
    const { noun, adjectives, tile } = alike[0]!;
    return { noun, n: alike.length, rank: tile.rank.offset.add, forms: formsOf(noun, adjectives, speaker) };
  });
}

/** How far a tile is above another of the same variable. */
interface Step {
  add: number;
  times: (readonly [string, number])[];
}

function stepBetween(one: TileTemplate, other: TileTemplate): Step {
  const names = new Set([...Object.keys(one.rank.offset.times), ...Object.keys(other.rank.offset.times)]);
  const times = [...names].map(
    (name) => [name, (other.rank.offset.times[name] ?? 0) - (one.rank.offset.times[name] ?? 0)] as const,
  );
  return { add: other.rank.offset.add - one.rank.offset.add, times: times.filter(([, by]) => by !== 0) };
}

/** The numbers a step may be. */
function valuesOf({ add, times }: Step, ranges: Has['ranges']): number[] {
  return times.reduce(
    (sums, [name, by]) => {
      const { from, to } = ranges.find(({ variable }) => variable === name) ?? { from: 1, to: 1 };
      const values = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * by);
      return sums.flatMap((sum) => values.map((value) => sum + value));
    },
    [add],
  );
}
