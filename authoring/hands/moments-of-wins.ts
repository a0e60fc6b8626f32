/** The moments at which a hand may win by these rules, with the facts that hold then, and those that do not. */
import { onceFor, type Move, type Step, type WinQuery } from '../../core/index.ts';
import { type Expr, fold, literal, type Program, withParts } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';

/** A moment, as far as facts tell it from others. */
export interface WinMoment {
  by: WinQuery['by'];
  isDealer: boolean;
  /** How the turn began, and the window that is open on a tile of another seat. */
  begin: string;
  window: string | undefined;
  /** What the window is on: a tile of a kong, a discard. */
  isOfKong: boolean;
  isOfDiscard: boolean;
  /** Nothing but a kong brings a replacement tile. */
  needsKong: boolean;
  /** Numbers that facts ask for; what is left out is as large as may be. */
  numbers: Partial<Record<(typeof NUMBERS)[keyof typeof NUMBERS], number>>;
  /** Facts that hold, and facts that do not, as bits; of the others the table knows more. */
  facts: number;
  otherFacts: number;
}

/** Words for numbers that a hand and its moment bound. */
const NUMBERS = {
  'my turns': 'turns',
  'discards so far': 'discards',
  'claims so far': 'claims',
  'kongs so far': 'allKongs',
  'copies in sight': 'inSight',
  'tiles left': 'tilesLeft',
} as const;

type Place = Omit<WinMoment, 'numbers' | 'facts' | 'otherFacts'> & { isExposerDealer: boolean };
type Numbers = WinMoment['numbers'];

/** All moments of wins with so many bonus tiles. */
export function momentsOfWins(rules: PackRuleset, bonus: number): readonly WinMoment[] {
  const known = momentsByBonus(rules);
  const key = asksForBonus(rules) ? bonus : 0;
  let moments = known.get(key);
  if (moments === undefined) {
    moments = allMoments(rules, key);
    known.set(key, moments);
  }
  return moments;
}

const momentsByBonus = onceFor((_: PackRuleset) => new Map<number, WinMoment[]>());

const asksForBonus = onceFor((rules: PackRuleset): boolean =>
  factsOf(rules).some((tree) => JSON.stringify(tree).includes('"noun":"bonus"')),
);

function allMoments(rules: PackRuleset, bonus: number): WinMoment[] {
  const facts = factsOf(rules);
  const alike = new Map<string, WinMoment[]>();
  for (const place of placesOf(rules)) {
    const { isExposerDealer: _, ...rest } = place;
    const here = (tree: Expr): Expr => fold(atPlace(tree, place, bonus), NO_CHARTS);
    const open = facts.map(here);
    for (const numbers of numbersFor(place, open)) {
      const told = open.map((tree) => fold(withNumbers(tree, numbers), NO_CHARTS));
      const bits = (value: boolean): number =>
        told.reduce((sum, tree, bit) => sum | (tree.node === 'boolean' && tree.value === value ? 1 << bit : 0), 0);
      const moment: WinMoment = { ...rest, numbers, facts: bits(true), otherFacts: bits(false) };
      const key = JSON.stringify({ ...moment, numbers: numbers.inSight });
      const others = alike.get(key) ?? [];
      if (others.some((other) => allowsMore(other, moment))) continue;
      alike.set(key, [...others.filter((other) => !allowsMore(moment, other)), moment]);
    }
  }
  return [...alike.values()].flat();
}

/** Whether a moment leaves room for whatever another does: for as many turns, discards, claims and kongs. */
function allowsMore({ numbers: one }: WinMoment, { numbers: other }: WinMoment): boolean {
  return (['turns', 'discards', 'claims', 'allKongs'] as const).every(
    (name) => (one[name] ?? Infinity) >= (other[name] ?? Infinity),
  );
}

export const NO_CHARTS = { charts: {} };

/** The conditions of the facts, in the order of their bits. */
const factsOf = onceFor(({ situation, expressions }: PackRuleset): Expr[] =>
  situation.map(({ id }) => {
    const found = expressions.find(({ path }) => path[0] === 'situation' && path[1] === id && path[2] === 'when');
    return found === undefined ? literal(true, NOWHERE) : found.program.folded;
  }),
);

const NOWHERE = { span: { start: 0, end: 0 } };

/** The condition of a move; undefined where it has none. */
export function conditionOf({ expressions }: PackRuleset, { id }: Move): Program | undefined {
  return expressions.find(
    ({ path }) => path.length === 3 && path[0] === 'moves' && path[1] === id && path[2] === 'when',
  )?.program;
}

const BEGINS = ['dealt', 'drawn', 'replaced', 'bonus', 'claimed'] as const;

function placesOf(rules: PackRuleset): Place[] {
  const moves = Object.values(rules.moves);
  const has = ({ steps }: Move, does: (step: Step) => boolean): boolean => steps.some(does);
  const wins = moves.filter((move) => has(move, (step) => step.do === 'win'));
  const needsKong = moves.every((move) => {
    const isReplaced = has(move, (step) => step.do === 'replace' || step.do === 'swap');
    return !isReplaced || move.makes === 'kong';
  });
  const winsNow = (place: Place): boolean =>
    wins.some((move) => {
      const isOffered =
        place.window === undefined ? offers(place.begin).includes(move.id) : move.on.includes(place.window);
      const when = conditionOf(rules, move)?.folded;
      return isOffered && !(when && isFalse(fold(atPlace(when, place, 0), NO_CHARTS)));
    });
  const offers = (begin: string): string[] =>
    begin === 'claimed' ? moves.flatMap(({ then }) => then) : (rules.turn[begin as keyof typeof rules.turn] ?? []);
  const windows = Object.keys(rules.windows).map((window) => {
    const opening = moves.filter((move) => has(move, (step) => step.do === 'window' && step.name === window));
    return {
      window,
      isOfKong: opening.length > 0 && opening.every(({ makes }) => makes === 'kong'),
      isOfDiscard: opening.length > 0 && opening.every((move) => has(move, (step) => step.do === 'discard')),
    };
  });
  const turns = BEGINS.flatMap((begin) =>
    [true, false].map((isDealer): Place => {
      const by = begin === 'claimed' ? 'discard' : 'draw';
      return { by, begin, isDealer, ...NO_WINDOW, needsKong, isExposerDealer: false };
    }),
  );
  const answers = windows.flatMap((window) =>
    BEGINS.flatMap((begin) =>
      [
        { isDealer: true, isExposerDealer: false },
        { isDealer: false, isExposerDealer: true },
        { isDealer: false, isExposerDealer: false },
      ].map((seats): Place => ({ ...window, ...seats, by: 'discard', begin, needsKong })),
    ),
  );
  // The dealer alone begins with the dealt hand.
  const isSeated = ({ begin, window, isDealer, isExposerDealer }: Place): boolean =>
    begin !== 'dealt' || (window === undefined ? isDealer : isExposerDealer);
  return [...turns, ...answers].filter((place) => isSeated(place) && winsNow(place));
}

/** Whether a condition that was folded never holds. */
export function isFalse(tree: Expr): boolean {
  return tree.node === 'boolean' && !tree.value;
}

/** The tree with what a place decides. */
function atPlace(tree: Expr, place: Place, bonus: number): Expr {
  const inside = (part: Expr): Expr => atPlace(part, place, bonus);
  if (tree.node === 'is' && tree.subject.node === 'name') {
    const value = choiceAt(tree.subject.name, place);
    if (value !== undefined) {
      const isNamed = tree.choices.some(({ name }) => name === value);
      // Of seats, only who is the dealer is known.
      if (tree.subject.name !== 'exposer' || tree.choices.every(({ name }) => name === 'dealer'))
        return literal(isNamed !== tree.negated, tree);
    }
    return tree;
  }
  if (tree.node === 'count' && tree.phrase.noun === 'bonus' && !tree.phrase.of && !tree.phrase.where && !tree.phrase.by)
    return literal(bonus, tree);
  if (tree.node !== 'name') return withParts(tree, inside);
  if (tree.meaning?.is === 'definition') return inside(tree.meaning.body);
  if (tree.meaning?.is !== 'word') return tree;
  switch (tree.meaning.id) {
    case 'by draw':
    case 'by discard':
      return literal((place.by === 'draw') === (tree.meaning.id === 'by draw'), tree);
    case 'i am dealer':
      return literal(place.isDealer, tree);
    default:
      return tree;
  }
}

function choiceAt(subject: string, { window, begin, isDealer, isExposerDealer }: Place): string | undefined {
  if (subject === 'window') return window ?? 'none';
  if (subject === 'turn') return begin;
  if (subject !== 'exposer') return undefined;
  // Who won a tile that was claimed before did not discard it; of the others it may be any.
  if (window === undefined && begin === 'claimed' && !isDealer) return undefined;
  return isExposerDealer ? 'dealer' : 'another';
}

const NO_WINDOW = { window: undefined, isOfKong: false, isOfDiscard: false };

type NumberWord = keyof typeof NUMBERS;

function numberWord(tree: Expr): NumberWord | undefined {
  if (tree.node !== 'name' || tree.meaning?.is !== 'word') return undefined;
  return tree.meaning.id in NUMBERS ? (tree.meaning.id as NumberWord) : undefined;
}

function withNumbers(tree: Expr, numbers: Numbers): Expr {
  const word = numberWord(tree);
  const value = word && numbers[NUMBERS[word]];
  if (value !== undefined) return literal(value, tree);
  return withParts(tree, (part) => withNumbers(part, numbers));
}

/** Values that make a difference to these conditions: each constant that a word is compared with, those beside it, none and many. */
function numbersFor(place: Place, trees: readonly Expr[]): Numbers[] {
  const values = new Map<NumberWord, Set<number>>();
  const visit = (tree: Expr, compared: readonly number[]): Expr => {
    const word = numberWord(tree);
    if (word) values.set(word, new Set([...(values.get(word) ?? [0, MANY]), ...compared]));
    const beside = tree.node === 'compare' ? constantsIn(tree) : compared;
    return withParts(tree, (part) => visit(part, beside));
  };
  for (const tree of trees) visit(tree, []);
  let all: Numbers[] = [{}];
  for (const [word, chosen] of values)
    all = all.flatMap((numbers) => [...chosen].map((value) => ({ ...numbers, [NUMBERS[word]]: value })));
  return all.filter((numbers) => canBe(place, numbers));
}

function constantsIn(tree: Expr): number[] {
  const found: number[] = [];
  const visit = (part: Expr): Expr => {
    if (part.node === 'number') found.push(...[-1, 0, 1].map((near) => Math.max(0, part.value + near)));
    return withParts(part, visit);
  };
  visit(tree);
  return found;
}

/** More than any condition asks for. */
const MANY = 999;

/** Whether so many turns, discards, claims and kongs can have been. */
function canBe({ begin, window, isDealer, isExposerDealer, isOfDiscard }: Place, numbers: Numbers): boolean {
  const { turns, discards, claims = 0, allKongs = 0 } = numbers;
  const isOwnTurn = window === undefined;
  if (isOwnTurn && begin === 'dealt' && (Math.max(discards ?? 0, claims, allKongs) > 0 || (turns ?? 1) > 1))
    return false;
  // Bonus tiles may be shown before the first turn; the others have theirs after a discard of the dealer.
  const hasBegun = begin !== 'bonus';
  if (isOwnTurn && hasBegun && turns === 0) return false;
  const ended = Math.max(0, (turns ?? 0) - (isOwnTurn ? 1 : 0));
  const isOfDealer = isOwnTurn ? isDealer : isExposerDealer;
  const byOthers = isOfDiscard || (isOwnTurn && hasBegun && !isDealer) ? 1 : 0;
  const least = hasBegun && !isOfDealer ? 1 : 0;
  return Math.max(claims, least, ended + byOthers) <= (discards ?? Infinity);
}
