import type { Adjective, Expr, KindSet, Noun, NounPhrase, Predicate } from '../../syntax-tree.ts';
import { hasMarked, mostPointers } from '../../readings/marked-and-pointed-tiles.ts';
import { itWords, kindsWords } from '../../words/index.ts';
import type { KindsWord } from '../../words/word.ts';
import { anyOf, CELLS, countOf, everything, narrowed, reach, type Cell, type Selection } from './quantifier-cells.ts';
import {
  andMasks,
  fixedMask,
  hasGroups,
  kindMask,
  known,
  orMasks,
  outside,
  type Ground,
  type It,
  type Mask,
  type MaskNodes,
} from './lowering-context.ts';
import type { Node } from './graph-node.ts';
import { completeSeries } from './bonus-series.ts';

/** The cell types a noun speaks of. */
export const NOUN_CELLS: Record<Noun, readonly Cell['type'][]> = {
  set: ['chow', 'pung', 'kong'],
  group: ['chow', 'pung', 'kong', 'pair'],
  chow: ['chow'],
  pung: ['pung'],
  kong: ['kong'],
  triplet: ['pung', 'kong'],
  pair: ['pair'],
  tile: ['tile'],
  kind: ['kind'],
  bonus: ['bonus'],
  series: ['series'],
  'last tile': ['last tile'],
  'winning kinds': ['winning kinds'],
  // a finished hand has no river, and nobody uses its tiles
  discard: [],
  'used tile': [],
};

const ORIGINS: Record<Adjective, readonly Cell['origin'][]> = {
  concealed: ['kept', 'laid'],
  claimed: ['claimed'],
  shown: ['claimed', 'laid'],
  held: ['kept', 'taken'],
  own: [],
  taken: [],
};

export function isMade(cell: Cell, adjective: Adjective): boolean {
  return ORIGINS[adjective].includes(cell.origin);
}

/** What a noun phrase speaks of. */
export function select(ground: Ground, phrase: NounPhrase, pointers = 1): Selection {
  const all = cellsOf(ground, phrase.noun, phrase.adjectives);
  const { of: kinds, by, where } = phrase;
  const there = kinds ? narrowed(ground, all, memberOf(ground, kinds, within)) : all;
  const among = by ? narrowed(ground, there, () => pointedMask(ground, by.list, pointers)) : there;
  return where ? narrowed(ground, among, (cell) => membersWhere(ground, where, cell)) : among;
}

/** The same, as often as each member is spoken of: those with one pointer at least, with two at least ... */
export function selectEach(ground: Ground, phrase: NounPhrase): Selection[] {
  const most = phrase.by ? mostPointers(ground.tiles) : 1;
  return Array.from({ length: most }, (_, i) => select(ground, phrase, i + 1));
}

/** Kinds that at least so many tiles of a list point to. */
function pointedMask({ graph, plain, bonus, scope }: Ground, list: string, times: number): MaskNodes {
  const index = scope.lists.indexOf(list);
  return plain.map((bits, word) => graph.input(`pointed ${times} ${word} ${index}`, 1, bits | bonus[word]!));
}

export function cellsOf(ground: Ground, noun: Noun, adjectives: readonly Adjective[]): Selection {
  const cells = CELLS.filter(
    (cell) =>
      NOUN_CELLS[noun].includes(cell.type) &&
      (!cell.marked || hasMarked(ground.tiles)) &&
      adjectives.every((adjective) => isMade(cell, adjective)),
  );
  return everything(ground, cells);
}

function memberOf(ground: Ground, kinds: KindSet, how: typeof within): (cell: Cell) => MaskNodes {
  const set = kindsOf(ground, kinds);
  return (cell) => how(ground, cell, set);
}

/** Whether there is anything a phrase speaks of; mostly told by the shape. */
export function exists(ground: Ground, phrase: NounPhrase, all: Selection): Node {
  const { shape } = ground;
  const plain =
    phrase.adjectives.length === 0 && !phrase.of && !phrase.by && !phrase.where && hasGroups(shape) && !shape.partial;
  const surely = {
    set: shape.sets,
    pair: shape.pairs,
    group: shape.sets + shape.pairs,
    tile: shape.sets + shape.pairs,
  };
  const least = plain && phrase.noun in surely ? surely[phrase.noun as keyof typeof surely] : 0;
  return least > 0 ? ground.graph.truth(true) : anyOf(ground, all);
}

/** The members of a cell of which a predicate is true. */
export function membersThat(ground: Ground, predicate: Predicate, cell: Cell): MaskNodes {
  const all = (yes: boolean): MaskNodes =>
    fixedMask(
      ground,
      reach(ground, cell).map((bits) => (yes ? bits : 0)),
    );
  switch (predicate.node) {
    case 'of':
      return memberOf(ground, predicate.kinds, within)(cell);
    case 'has':
      return memberOf(ground, predicate.kinds, touching)(cell);
    case 'type':
      return all(predicate.types.some((noun) => NOUN_CELLS[noun].includes(cell.type)));
    case 'made':
      return all(isMade(cell, predicate.adjective));
    case 'anyOf':
      return predicate.of.map((part) => membersThat(ground, part, cell)).reduce((a, b) => orMasks(ground, a, b));
  }
}

/** The members of a cell for which an expression about each holds. */
export function membersWhere(ground: Ground, where: Expr, cell: Cell): MaskNodes {
  const again = (part: Expr): MaskNodes => membersWhere(ground, part, cell);
  if (where.node === 'and') return where.of.map(again).reduce((a, b) => andMasks(ground, a, b));
  if (where.node === 'or') return where.of.map(again).reduce((a, b) => orMasks(ground, a, b));
  if (where.node === 'not') return outside(ground, again(where.of), reach(ground, cell));
  if (where.node === 'it') return membersThat(ground, where.is, cell);
  const none = fixedMask(
    ground,
    reach(ground, cell).map(() => 0),
  );
  return casesOf(ground, where, cell)
    .map(({ mask, value }) => mask.map((word) => ground.graph.and(word, ground.graph.spread(value))))
    .reduce((a, b) => orMasks(ground, a, b), none);
}

/** The sum of an expression over every selected member. */
export function sumOver(ground: Ground, selection: Selection, each: Expr): Node {
  const { graph } = ground;
  const byValue = new Map<Node, Map<Cell, MaskNodes>>();
  for (const [cell, wanted] of selection) {
    for (const { mask, value } of casesOf(ground, each, cell)) {
      const members = byValue.get(value) ?? byValue.set(value, new Map()).get(value)!;
      const here = andMasks(ground, wanted, mask);
      const before = members.get(cell);
      members.set(cell, before ? orMasks(ground, before, here) : here);
    }
  }
  return graph.add(
    ...[...byValue].map(([value, members]) => graph.arithmetic('multiply', countOf(ground, members), value)),
  );
}

/** An expression about a member, split into the cases of what it asks: where `rank` is 1, where `rank` is 2 ... */
function casesOf(ground: Ground, about: Expr, cell: Cell): { mask: MaskNodes; value: Node }[] {
  let cases: { mask: MaskNodes; it: It }[] = [{ mask: fixedMask(ground, reach(ground, cell)), it: new Map() }];
  for (const asked of new Set(asksOf(about))) {
    cases = cases.flatMap(({ mask, it }) =>
      answersTo(ground, asked, cell)
        .map((part) => ({ mask: andMasks(ground, mask, part.mask), it: new Map(it).set(asked, part.value) }))
        .filter((part) => part.mask.some((word) => word.may !== 0)),
    );
  }
  return cases.map(({ mask, it }) => ({ mask, value: ground.lower(ground, about, it) }));
}

/** What an expression asks about a member, definitions included. */
function asksOf(expr: Expr): (string | Expr)[] {
  switch (expr.node) {
    case 'it':
      return [expr];
    case 'name':
      if (expr.meaning?.is === 'definition') return asksOf(expr.meaning.body);
      return expr.meaning?.is === 'it' ? [expr.meaning.name] : [];
    case 'if':
      return [expr.test, expr.then, expr.else].flatMap(asksOf);
    case 'and':
    case 'or':
      return expr.of.flatMap(asksOf);
    case 'not':
    case 'negate':
      return asksOf(expr.of);
    case 'compare':
    case 'arithmetic':
      return [...asksOf(expr.left), ...asksOf(expr.right)];
    case 'call':
      return expr.arguments.flatMap(asksOf);
    case 'is':
      return asksOf(expr.subject);
    default:
      return [];
  }
}

/** What the answer can be in a cell, and where it is that. */
function answersTo(ground: Ground, asked: string | Expr, cell: Cell): { value: Node; mask: MaskNodes }[] {
  if (typeof asked !== 'string') return yesAndNo(ground, cell, membersWhere(ground, asked, cell));
  if (asked === 'copies') return copiesOf(ground, cell);
  if (asked === 'in_kong') return yesAndNo(ground, cell, inKong(ground));
  if (asked === 'marked') return yesAndNo(ground, cell, allOrNone(ground, cell));
  if (asked === 'in_full_series') return yesAndNo(ground, cell, inFullSeries(ground));
  return [...kindsByAnswer(ground, asked)].map(([answer, kinds]) => ({
    value: ground.graph.number(answer),
    mask: fixedMask(ground, limited(kinds, reach(ground, cell))),
  }));
}

/** What is known of each kind beforehand. */
function kindsByAnswer(ground: Ground, asked: string): ReadonlyMap<number, Mask> {
  const old = ground.answers.get(asked);
  if (old) return old;
  const word = itWords.get(asked);
  if (!word) throw new Error(`No lowering for \`${asked}\`.`);
  const facts = { scope: ground.scope, seat: 0, round: 0, bonus: [] };
  const answers = ground.tiles.kinds.map((_, kind) => Number(word.of({ id: '', kinds: [kind] }, facts)));
  const made = new Map(answers.map((one) => [one, kindMask(ground, (kind) => answers[kind] === one)]));
  ground.answers.set(asked, made);
  return made;
}

function limited(mask: Mask, limit: Mask): Mask {
  return mask.map((bits, word) => bits & limit[word]!);
}

function yesAndNo(ground: Ground, cell: Cell, yes: MaskNodes): { value: Node; mask: MaskNodes }[] {
  const whole = reach(ground, cell);
  return [
    { value: ground.graph.truth(true), mask: andMasks(ground, yes, fixedMask(ground, whole)) },
    { value: ground.graph.truth(false), mask: outside(ground, yes, whole) },
  ];
}

/** Exactly n copies: n or more, but not n + 1. */
function copiesOf(ground: Ground, cell: Cell): { value: Node; mask: MaskNodes }[] {
  const { graph, planes } = ground;
  const whole = reach(ground, cell);
  const plane = (times: number): MaskNodes =>
    whole.map((bits, word) => (times > planes.chows ? graph.number(0) : graph.input(`all ${times} ${word}`, 1, bits)));
  return Array.from({ length: planes.chows }, (_, i) => ({
    value: graph.number(i + 1),
    mask: andMasks(ground, plane(i + 1), outside(ground, plane(i + 2), whole)),
  }));
}

function inKong({ graph, plain }: Ground): MaskNodes {
  return plain.map((bits, word) =>
    graph.or(graph.input(`meld kong claimed 1 ${word}`, 1, bits), graph.input(`meld kong laid 1 ${word}`, 1, bits)),
  );
}

function allOrNone(ground: Ground, cell: Cell): MaskNodes {
  return fixedMask(
    ground,
    reach(ground, cell).map((bits) => (cell.marked ? bits : 0)),
  );
}

function inFullSeries(ground: Ground): MaskNodes {
  const { graph } = ground;
  return completeSeries(ground).reduce(
    (all, { kinds, complete }) =>
      all.map((word, i) => graph.or(word, graph.and(graph.spread(complete), graph.number(kinds[i]!)))),
    fixedMask(
      ground,
      ground.bonus.map(() => 0),
    ),
  );
}

/** A set of kinds as masks, bonus kinds included. What does not depend on the seat or round is constant. */
function kindsOf(ground: Ground, set: KindSet): MaskNodes {
  switch (set.node) {
    case 'or':
      return set.of.map((part) => kindsOf(ground, part)).reduce((a, b) => orMasks(ground, a, b));
    case 'not':
      return outside(ground, kindsOf(ground, set.of), everyKind(ground));
    case 'tiles': {
      const wanted = set.tiles.map(({ suit, rank }) => `${rank.offset.add}${suit}`);
      return fixedMask(
        ground,
        kindMask(ground, (kind) => wanted.includes(ground.tiles.kinds[kind]!.id)),
      );
    }
    case 'kindWord':
      if (set.name === 'last tile') {
        return ground.plain.map((bits, word) => ground.graph.input(`last ${word}`, 1, bits));
      }
      return known(ground, `kinds ${set.name}`, () => wordKinds(ground, kindsWords.get(set.name)!));
  }
}

function everyKind(ground: Ground): Mask {
  return kindMask(ground, () => true);
}

/** A built-in set: one mask, or one for each seat number or round number (and 0 elsewhere). */
function wordKinds(ground: Ground, word: KindsWord): MaskNodes {
  const { graph, tiles } = ground;
  const numbers = [0, ...tiles.winds.map((_, i) => i + 1)];
  const maskFor = (seat: number, round: number): Mask =>
    kindMask(ground, (kind) => word.holds(kind, tiles, { seat, round }));
  const same = (masks: Mask[]): boolean => masks.every((mask) => mask.every((bits, i) => bits === masks[0]![i]));
  const bySeat = numbers.map((seat) => maskFor(seat, 0));
  const byRound = numbers.map((round) => maskFor(0, round));
  const read = (of: 'seat' | 'round', masks: Mask[], i: number): ReturnType<typeof graph.number> => {
    const table = masks.map((mask) => mask[i]!);
    const may = table.reduce((all, bits) => all | bits, 0);
    return graph.input(`by ${of} ${table.join(',')}`, 1, may);
  };
  return everyKind(ground).map((_, i) => {
    const seats = same(bySeat) ? graph.number(0) : read('seat', bySeat, i);
    const rounds = same(byRound) ? graph.number(0) : read('round', byRound, i);
    return graph.or(graph.number(maskFor(0, 0)[i]!), seats, rounds);
  });
}

/** Members of a cell all of whose tiles are in the set. A chow has the kinds at its bit and the next two. */
function within(ground: Ground, cell: Cell, kinds: MaskNodes): MaskNodes {
  return perMember(ground, cell, kinds, (a, b, c) => ground.graph.and(a, b, c));
}

/** Members of a cell at least one of whose tiles is in the set. */
function touching(ground: Ground, cell: Cell, kinds: MaskNodes): MaskNodes {
  return perMember(ground, cell, kinds, (a, b, c) => ground.graph.or(a, b, c));
}

function perMember(ground: Ground, cell: Cell, kinds: MaskNodes, join: (a: Node, b: Node, c: Node) => Node): MaskNodes {
  const { graph } = ground;
  const limit = reach(ground, cell);
  if (cell.type === 'series') return perSeries(ground, kinds, join);
  return kinds.map((word, i) => {
    // A shift drags the next suit into the lane; the starts end before that matters.
    const whole = cell.type === 'chow' ? join(word, graph.shift(word, -1), graph.shift(word, -2)) : word;
    return graph.and(whole, graph.number(limit[i]!));
  });
}

/** A series is all its kinds, and has its bit at the first of them. */
function perSeries(ground: Ground, set: MaskNodes, join: (a: Node, b: Node, c: Node) => Node): MaskNodes {
  const { graph, tiles, layout } = ground;
  return set.map((_, i) => {
    const bits = tiles.series.map(({ kinds }) => {
      const inSet = kinds.map((kind) =>
        graph.spread(graph.some(graph.and(set[layout.word[kind]!]!, graph.number(layout.bit[kind]!)))),
      );
      const whole = inSet.reduce((a, b) => join(a, b, b));
      return graph.and(whole, graph.number(layout.word[kinds[0]!] === i ? layout.bit[kinds[0]!]! : 0));
    });
    return graph.or(...bits);
  });
}
