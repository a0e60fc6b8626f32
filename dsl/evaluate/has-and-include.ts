/** `has` and `include`, by trying every way to fill their variables. */
import type { Kind, TileSet } from '../../core/index.ts';
import { type Evaluate, thingsOf } from './quantifier-domain.ts';
import type { Expr, HasItem, TileTemplate } from '../syntax-tree.ts';
import { type Bindings, bindingsOf, kindAt, templatesOf } from './template-variables.ts';
import { allCounts } from '../words/nouns.ts';
import type { Facts, HandFacts, Thing } from '../words/word.ts';

type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;

/** Whether all items can be found at once, each in a group of its own: equal items ask for several equal groups. */
export function evaluateHas(expr: Node<'has'>, facts: Facts, evaluate: Evaluate): boolean {
  for (const candidates of candidatesOf(expr, facts, evaluate)) if (canBeDistinct(candidates)) return true;
  return false;
}

/** Every choice of groups that are the items, as bits by place in the reading; each once. */
export function occurrencesOf(expr: Node<'has'>, facts: Facts, evaluate: Evaluate): number[] {
  const found = new Set<number>();
  const choose = (lists: readonly (readonly string[])[], at: number, chosen: number): void => {
    if (at === lists.length) found.add(chosen);
    else {
      for (const id of lists[at]!) {
        const bit = 1 << Number(id.replace(/\D+/, ''));
        if ((chosen & bit) === 0) choose(lists, at + 1, chosen | bit);
      }
    }
  };
  for (const candidates of candidatesOf(expr, facts, evaluate)) choose(candidates, 0, 0);
  return [...found];
}

/** By way to fill the variables: for each item the ids of the groups that could be it. Ways that leave an item without any are left out. */
function* candidatesOf(expr: Node<'has'>, facts: Facts, evaluate: Evaluate): Generator<string[][]> {
  const items = expr.items.map((item) => seeker(item, facts, evaluate));
  if (tooFew(items)) return;
  for (const filling of fillingsOf(expr, items, facts.scope.tiles)) {
    const candidates: string[][] = [];
    for (const [index, { seek }] of items.entries()) {
      const ids = seek(filling, index);
      if (ids.length === 0) break;
      candidates.push(ids);
    }
    if (candidates.length === items.length) yield candidates;
  }
}

/** Whether there are fewer groups than items, whatever the variables stand for. */
function tooFew(items: readonly Seeker[]): boolean {
  const among = items.flatMap(({ groups = [] }) => groups.map(({ id }) => id));
  return items.every(({ groups }) => groups !== undefined) && new Set(among).size < items.length;
}

/** What the variables stand for, and by item the kind of its tile, where it names one. */
interface Filling {
  bindings: Bindings;
  kinds: (Kind | undefined)[];
}

/** Ways to fill the variables of an expression; where there are more than this, those that a hand leaves are found for each hand. */
const FEW = 300;
const few = new WeakMap<Node<'has'>, { tiles: TileSet; asked: number; fillings?: readonly Filling[] | undefined }>();

/** They are kept from this question on: a first hand asks less often and is worth sooner without (row W7). */
const KEPT_FROM = 5;

/** Every way to fill the variables in which all tiles exist; where there are many, those whose ranks a group has. */
function fillingsOf(expr: Node<'has'>, items: readonly Seeker[], tiles: TileSet): Iterable<Filling> {
  let known = few.get(expr);
  if (known?.tiles !== tiles) few.set(expr, (known = { tiles, asked: 0 }));
  if (++known.asked === KEPT_FROM) known.fillings = upTo(FEW, everyFilling(expr, tiles));
  if (known.fillings !== undefined) return known.fillings;
  const isUseless = (variable: string, rank: number): boolean =>
    expr.items.some(
      (item, at) =>
        item.node === 'at' && isVariable(item.tile, variable) && !hasRank(items[at]!, item.tile, rank, tiles),
    );
  return everyFilling(expr, tiles, isUseless);
}

function* everyFilling(
  expr: Node<'has'>,
  tiles: TileSet,
  isUseless?: (variable: string, rank: number) => boolean,
): Generator<Filling> {
  const templates = templatesOf(expr.items);
  for (const bindings of bindingsOf(templates, expr.ranges, tiles, isUseless)) {
    if (!templates.every((tile) => kindAt(tile, tiles, bindings) !== undefined)) continue;
    const kinds = expr.items.map((item) => (item.node === 'at' ? kindAt(item.tile, tiles, bindings) : undefined));
    yield { bindings, kinds };
  }
}

/** All of them, or undefined where there are more. */
function upTo<Item>(most: number, items: Iterable<Item>): readonly Item[] | undefined {
  const list: Item[] = [];
  for (const item of items) if (list.push(item) > most) return undefined;
  return list;
}

/** Whether the rank of a tile is this variable, more or less by a fixed number. */
function isVariable({ rank: { variable, offset } }: TileTemplate, name: string): boolean {
  return variable === name && Object.keys(offset.times).length === 0;
}

/** Whether one of the groups has the rank that a tile has with this value of its variable. */
function hasRank({ groups = [] }: Seeker, { rank: { offset } }: TileTemplate, value: number, tiles: TileSet): boolean {
  return groups.some(({ group }) => tiles.kinds[group!.kind]!.rank === value + offset.add);
}

interface Seeker {
  /** Finds the groups that could be an item, by their ids, once the variables stand for something. */
  seek(filling: Filling, index: number): string[];
  /** All that it may find, where that is known before. */
  groups?: readonly Thing[];
}

function seeker(item: HasItem, facts: Facts, evaluate: Evaluate): Seeker {
  if (item.node === 'some') {
    return { seek: ({ bindings }) => thingsOf(item.phrase, facts, evaluate, bindings).map(({ id }) => id) };
  }
  const { noun, adjectives, span } = item;
  const groups = thingsOf({ noun, adjectives, span }, facts, evaluate);
  return {
    seek: ({ kinds }, index) => groups.filter(({ group }) => group!.kind === kinds[index]).map(({ id }) => id),
    groups,
  };
}

/** Whether each list can have a candidate of its own, found by moving others on where they can. */
function canBeDistinct(lists: readonly (readonly string[])[]): boolean {
  const owner = new Map<string, number>();
  const settle = (index: number, tried: Set<string>): boolean =>
    lists[index]!.some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const other = owner.get(id);
      if (other !== undefined && !settle(other, tried)) return false;
      owner.set(id, index);
      return true;
    });
  return lists.every((_, index) => settle(index, new Set()));
}

/** Whether the tiles named are there, with some suits for the capitals; exactly these, where it says so. */
export function evaluateInclude(expr: Node<'include'>, facts: HandFacts): boolean {
  const { tiles } = facts.scope;
  const there = countsOf(expr.what, facts);
  if (there === undefined) return false;
  return waysOf(expr, tiles).some((wanted) =>
    wanted.every((count, kind) => (expr.exactly ? (there[kind] ?? 0) === count : (there[kind] ?? 0) >= count)),
  );
}

const ways = new WeakMap<Node<'include'>, { tiles: TileSet; wanted: readonly number[][] }>();

/** How many of each kind are named, for every choice of suits. */
function waysOf(expr: Node<'include'>, tiles: TileSet): readonly number[][] {
  let known = ways.get(expr);
  if (known?.tiles === tiles) return known.wanted;
  const wanted = [...bindingsOf(expr.tiles, [], tiles)].flatMap((bindings) => {
    const kinds = expr.tiles.map((tile) => kindAt(tile, tiles, bindings));
    if (kinds.includes(undefined)) return [];
    return [tiles.kinds.map((_, kind) => kinds.filter((one) => one === kind).length)];
  });
  ways.set(expr, (known = { tiles, wanted }));
  return known.wanted;
}

/** Tiles by kind; undefined where there is no last tile to leave out. */
function countsOf(what: Node<'include'>['what'], facts: HandFacts): number[] | undefined {
  const { counts, last, lists } = facts.query;
  const times = (list: readonly number[]): number[] =>
    facts.scope.tiles.kinds.map((_, kind) => list.filter((each) => each === kind).length);
  if (typeof what === 'object') return times(lists?.[what.list] ?? []);
  switch (what) {
    case 'held':
      return [...counts];
    case 'tiles':
      return allCounts(facts);
    case 'bonus':
      return times(facts.bonus);
    case 'held_before':
      return last === undefined ? undefined : counts.map((count, kind) => (kind === last ? count - 1 : count));
  }
}
