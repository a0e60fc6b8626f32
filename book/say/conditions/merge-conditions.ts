/** Conditions that belong together and are said in one breath. */
import { seatOfPlace } from '../seats.ts';
import { type Expr, same } from '../../../dsl/index.ts';
import { amountIn, isCompare } from './number-comparison.ts';
import { nameOf, type Speaker } from '../saying-context.ts';
import { flat, kindsSaid } from '../tiles/kind-set.ts';
import type { Clause } from '../sentence-part-types.ts';
import type { Node } from '../tree-node-types.ts';
import { kindsIn, mostOf, thingSaid } from '../tiles/noun-phrase.ts';

/** Several conditions in one clause. */
export interface Merged {
  said: Clause;
}

type Item = Expr | Merged;
/** The items a rule takes, the last of them replaced by what it says. */
type Rule = (
  parts: readonly Expr[],
  speaker: Speaker,
) => { takes: readonly Expr[]; gives: readonly Item[] } | undefined;

/** The parts of a conjunction after all rules. */
export function merged(parts: readonly Expr[], speaker: Speaker): readonly Item[] {
  let items: readonly Item[] = parts;
  for (const rule of RULES) {
    const left = items.filter((item): item is Expr => 'node' in item);
    const found = rule(left, speaker);
    if (found === undefined) continue;
    const at = items.indexOf(found.takes[0]!);
    const rest = items.filter((item) => !found.takes.includes(item as Expr));
    items = rest.toSpliced(Math.min(at, rest.length), 0, ...found.gives);
  }
  return items;
}

function isTileSaid(expr: Expr, quantifier: 'every' | 'any' | 'no'): expr is Node<'quantified'> {
  return (
    expr.node === 'quantified' &&
    expr.quantifier === quantifier &&
    !expr.negated &&
    expr.phrase.noun === 'tile' &&
    expr.phrase.adjectives.length === 0 &&
    expr.phrase.of === undefined &&
    expr.is.node === 'of'
  );
}

function ofHonours(expr: Node<'quantified'>): boolean {
  return expr.is.node === 'of' && expr.is.kinds.node === 'kindWord' && expr.is.kinds.name === 'honour';
}

/** Tiles of one suit, with or without honours. */
const oneSuit: Rule = (parts, { language }) => {
  const suits = parts.find(
    (part) =>
      isCompare(part) &&
      part.left.node === 'name' &&
      part.left.name === 'suits' &&
      part.op === '==' &&
      part.right.node === 'number' &&
      part.right.value === 1,
  );
  const honours = parts.find(
    (part) => (isTileSaid(part, 'any') || isTileSaid(part, 'no')) && ofHonours(part as Node<'quantified'>),
  );
  if (suits === undefined || honours === undefined) return undefined;
  const says = language.oneSuit(isTileSaid(honours, 'any'));
  return { takes: [suits, honours], gives: [{ said: says }] };
};

/** Every tile is of some kinds, and all of these occur. */
const allOccur: Rule = (parts, speaker) => {
  const every = parts.find((part) => isTileSaid(part, 'every'));
  if (every?.node !== 'quantified' || every.is.node !== 'of') return undefined;
  const kinds = flat(every.is.kinds);
  const each = kinds.map((kind) =>
    parts.find(
      (part) =>
        isTileSaid(part, 'any') && part.node === 'quantified' && part.is.node === 'of' && same(part.is.kinds, kind),
    ),
  );
  if (kinds.length < 2 || each.some((part) => part === undefined)) return undefined;
  const says = speaker.language.everyTile(kinds.map((kind) => kindsSaid(kind, speaker)));
  return { takes: [every, ...(each as Expr[])], gives: [{ said: { says } }] };
};

/** So many, and so many of them so made. */
const someOfThem: Rule = (parts, speaker) => {
  for (const part of parts) {
    const whole = exactCount(part);
    if (whole === undefined || whole.phrase.adjectives.length > 0) continue;
    for (const other of parts) {
      const some = exactCount(other);
      const [adjective] = some?.phrase.adjectives ?? [];
      if (some === undefined || adjective === undefined || other === part) continue;
      if (!same({ ...some.phrase, adjectives: [] }, whole.phrase)) continue;
      const isAll = whole.n >= mostOf(whole.phrase.noun, speaker);
      const thing = speaker.language.ofThem(whole.n, thingSaid(whole.phrase, speaker), adjective, some.n, isAll);
      return { takes: [part, other], gives: [{ said: { thing, says: speaker.language.has('hand', thing).is } }] };
    }
  }
  return undefined;
};

function exactCount(expr: Expr): { phrase: Node<'count'>['phrase']; n: number } | undefined {
  if (expr.node !== 'compare' || expr.left.node !== 'count') return undefined;
  const amount = amountIn(expr);
  return amount?.is === 'exactly' && amount.n > 0 ? { phrase: expr.left.phrase, n: amount.n } : undefined;
}

/** All but one of some kinds as sets and the last as the pair: there can be no more, so `exactly` is not needed. */
const andPair: Rule = (parts, speaker) => {
  const pair = parts.find(
    (part): part is Node<'quantified'> =>
      part.node === 'quantified' && part.quantifier === 'the' && part.phrase.noun === 'pair' && !part.negated,
  );
  const sets = parts.find((part) => exactCount(part) !== undefined);
  const count = sets && exactCount(sets);
  if (pair?.is.node !== 'of' || sets === undefined || count === undefined) return undefined;
  const { is } = pair;
  if (count.phrase.of === undefined || !same(kindsOf(count.phrase.of), kindsOf(is.kinds))) return undefined;
  if (kindsIn(count.phrase, speaker) !== count.n + 1) return undefined;
  const { language } = speaker;
  const things = language.counted({ is: 'just', n: count.n }, thingSaid(count.phrase, speaker));
  return {
    takes: [sets],
    gives: [{ said: { thing: things, says: language.has('hand', things).is } }],
  };
};

function kindsOf(kinds: Parameters<typeof flat>[0]): unknown {
  return kinds.node === 'tiles' ? kinds.tiles.map(({ rank, suit }) => [rank, suit]) : kinds;
}

/** A shape need not be named beside all its groups. */
const wholeShape: Rule = (parts, { ruleset }) => {
  const shape = parts.find(
    (part): part is Node<'is'> =>
      part.node === 'is' &&
      !part.negated &&
      part.choices.length === 1 &&
      part.subject.node === 'name' &&
      part.subject.name === 'shape',
  );
  const has = parts.find((part) => part.node === 'has');
  if (shape === undefined || has?.node !== 'has') return undefined;
  const { sets, pairs } = ruleset.scoring.set.shapes.find(({ id }) => id === shape.choices[0]!.name)!;
  const nouns = has.items.map((item) => (item.node === 'at' ? item.noun : item.phrase.noun));
  const inPairs = nouns.filter((noun) => noun === 'pair').length;
  return nouns.length - inPairs === sets && inPairs === pairs ? { takes: [shape], gives: [] } : undefined;
};

/** Several marks that the player has, or has not. */
function marks(has: boolean): Rule {
  return (parts, speaker) => {
    const found = parts.filter((part) => markIn(part, has) !== undefined);
    if (found.length < 2) return undefined;
    const { language } = speaker;
    const names = found.map((part) => nameOf(speaker, 'marks', markIn(part, has)!));
    const said = language.hasMarks(seatOfPlace(speaker), names);
    return { takes: found, gives: [{ said: { says: has ? said.is : said.not! } }] };
  };
}

function markIn(part: Expr, has: boolean): string | undefined {
  const name = has ? part : part.node === 'not' ? part.of : undefined;
  return name?.node === 'name' && name.meaning?.is === 'mark' ? name.name : undefined;
}

const RULES: readonly Rule[] = [marks(true), marks(false), oneSuit, allOccur, someOfThem, andPair, wholeShape];
