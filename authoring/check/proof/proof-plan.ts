/**
 * Which combinations of patterns are impossible as they are written, which can be looked for in every complete hand, and
 * which cannot. Those that can are looked for in parts of equal size that anybody can go through in any order.
 */
import { liesAside, type WinQuery } from '../../../core/index.ts';
import {
  compiledSource,
  type Expr,
  fold,
  lintPatterns,
  literal,
  type PatternSet,
  type PatternSource,
  type Program,
  programFrom,
  same,
  truthsByShape,
  withParts,
} from '../../../dsl/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { completeHands, type Hands } from '../../../sim/index.ts';
import type { Combination } from './combination.ts';
import { readsHandAlone, readsOf, readsTilesAlone } from './condition-reads.ts';
import { allowsClaims, inSituation, needsMelds, situationsOf } from './situations.ts';
import { isFalse } from '../../hands/index.ts';
import { decidedPart, denied, type IsDecided, joined } from './tile-part.ts';

/** A combination that is looked for, and what makes a difference to it beside the tiles. */
export interface Search {
  /** Its number in the list of all. */
  at: number;
  melds: boolean;
  kongs: boolean;
  /** No situation in which it may hold comes about without a kong. */
  needsKong: boolean;
  last: boolean;
  situations: readonly Partial<WinQuery>[];
  /** The tiles and groups decide alone. */
  isOfTiles: boolean;
}

/** A proof that can be gone through part by part. Equal rules and combinations make equal plans. */
export interface ProofPlan {
  rules: PackRuleset;
  combinations: readonly Combination[];
  /** Those that are not looked for, although they could be. */
  skipped: readonly number[];
  /** By combination: whether it is impossible as it is written; why it is not looked for; undefined where it is. */
  settled: readonly ('impossible' | Unlisted | undefined)[];
  searches: readonly Search[];
  hands: Hands;
  parts: number;
  /** By search: where a combination may be, as tiles and groups alone say; as melds say too; and where it is. */
  tileParts: PatternSource;
  handParts: PatternSource;
  whole: PatternSource;
}

/** Why not every hand can be looked at. */
export interface Unlisted {
  why: string;
}

/** Hands of a part: few, so that whoever ends a proof does not wait. */
export const PART = 1 << 12;

type Pattern = PatternSet['patterns'][number];

/** Settles what needs no hands, and makes the rest ready; what is `skipped`, by number, is not looked for. */
export function planProof(
  rules: PackRuleset,
  combinations: readonly Combination[],
  skipped: readonly number[] = [],
): ProofPlan {
  const { set } = rules.scoring;
  const listed = completeHands(rules.tiles, rules.scoring.rules.shapes);
  const ofShapes = conditionsOfShapes(rules);
  const shapesFor = shapesThatAllow(rules);
  const never = patternsOfNoHand(set);
  const searches: Search[] = [];
  const stages: [Pattern[], Pattern[], Pattern[]] = [[], [], []];
  const settled = combinations.map((combination, at): ProofPlan['settled'][number] => {
    const condition = conditionOf(set, combination);
    const part = partOf(condition, readsTilesAlone);
    const shapes = shapesFor(combination);
    if (isFalse(part.folded) || shapes.length === 0 || combination.has.some((pattern) => never.has(pattern)))
      return 'impossible';
    const { melds, kongs, last, facts, beyond } = readsOf([condition.folded, ...ofShapes]);
    const partial = shapes.find((shape) => shape.partial);
    const situations = partial ? undefined : situationsOf(rules, facts);
    const told = situations && situationsThatAllow(rules, condition, situations);
    if (told?.situations.length === 0) return 'impossible';
    const unlisted = partial ?? shapes.find((shape) => shape.any);
    if (unlisted !== undefined) return { why: `hands of the shape \`${unlisted.id}\` cannot be listed` };
    if (!listed.ok) return { why: 'the hands cannot be listed' };
    if (beyond.size > 0) return { why: `\`${[...beyond].join(', ')}\` can be anything` };
    if (told === undefined) return { why: 'there are too many situations' };
    const closer = partOf(told.condition, readsTilesAlone);
    if (isFalse(closer.folded)) return 'impossible';
    if (skipped.includes(at)) return { why: 'its hands can be laid down and won in more ways than there is time for' };
    const isOfTiles = !melds && !kongs && !last && facts.size === 0;
    const needing = told.situations.filter((situation) => needsMelds(rules, situation)).length;
    searches.push({
      ...{ at, last, isOfTiles, situations: told.situations },
      melds: melds && told.situations.some((situation) => allowsClaims(rules, situation)),
      ...{ kongs: kongs || needing > 0, needsKong: needing === told.situations.length },
    });
    const conditions = [both(part, closer), partOf(told.condition, readsHandAlone), condition];
    conditions.forEach((when, stage) => stages[stage]!.push({ id: `${at}`, when, value: {} }));
    return undefined;
  });
  const hands: Hands = listed.ok ? listed.value : { size: 0, walk: () => undefined };
  return {
    ...{ rules, combinations, skipped, settled, searches, hands, parts: Math.ceil(hands.size / PART) },
    tileParts: compiledSource(plainHands({ ...set, patterns: stages[0] }, true)),
    handParts: compiledSource(plainHands({ ...set, patterns: stages[1] }, true)),
    whole: compiledSource(plainHands({ ...set, patterns: stages[2] }, false)),
  };
}

/** The situations in which a condition may hold, and what it says in one of them or another. */
function situationsThatAllow(
  rules: PackRuleset,
  condition: Program,
  all: readonly Partial<WinQuery>[],
): { situations: Partial<WinQuery>[]; condition: Program } {
  const trees = all.map((situation) => fold(inSituation(rules, condition.folded, situation), condition.scope));
  const open = trees.filter((tree, at) => !isFalse(tree) && !trees.slice(0, at).some((other) => same(other, tree)));
  return {
    situations: all.filter((_, at) => !isFalse(trees[at]!)),
    condition: programFrom(joined('or', open), condition),
  };
}

function both(one: Program, other: Program): Program {
  return programFrom(joined('and', [one.folded, other.folded]), one);
}

function partOf(condition: Program, isDecided: IsDecided): Program {
  return programFrom(decidedPart(condition.folded, condition.scope, isDecided), condition);
}

/** A combination as one condition. */
function conditionOf({ patterns }: PatternSet, { has, lacks }: Combination): Program {
  const tree = joined('and', [
    ...has.map((pattern) => isThere(patterns[pattern]!.when)),
    ...lacks.map((pattern) => denied(isThere(patterns[pattern]!.when))),
  ]);
  return programFrom(tree, patterns[has[0]!]!.when);
}

/** A pattern that is a number is there where that is more than nothing. */
function isThere({ type, folded }: Program): Expr {
  return type === 'number' ? isMoreThanNothing(folded) : folded;
}

function isMoreThanNothing(number: Expr): Expr {
  if (number.node === 'if') {
    const { test } = number;
    const [then, otherwise] = [isMoreThanNothing(number.then), isMoreThanNothing(number.else)];
    return joined('or', [joined('and', [test, then]), joined('and', [denied(test), otherwise])]);
  }
  return { node: 'compare', op: '>', left: number, right: literal(0, number), span: number.span, type: 'yes/no' };
}

/** Patterns whose parts exclude each other, by number. */
function patternsOfNoHand(set: PatternSet): ReadonlySet<number> {
  const ids = lintPatterns(set).flatMap(({ is, pattern }) => (is === 'never' ? [pattern] : []));
  return new Set(ids.map((id) => set.patterns.findIndex((pattern) => pattern.id === id)));
}

/** Says in which shapes the arithmetic of the patterns leaves a combination open. */
function shapesThatAllow(rules: PackRuleset): (combination: Combination) => PatternSet['shapes'] {
  const { set } = rules.scoring;
  const truth = truthsByShape(set);
  const closed = shapesOfBonus(rules);
  return ({ has, lacks }) =>
    set.shapes.filter(
      ({ could, id }, shape) =>
        could !== false &&
        !closed.includes(id) &&
        has.every((pattern) => truth(pattern, shape) !== false) &&
        lacks.every((pattern) => truth(pattern, shape) !== true),
    );
}

/** Shapes that want bonus tiles, where there are none. */
function shapesOfBonus({ tiles, expressions }: PackRuleset): string[] {
  if (tiles.kinds.some(({ copies }, kind) => copies > 0 && liesAside(tiles, kind))) return [];
  const none = (tree: Expr): Expr =>
    tree.node === 'count' && tree.phrase.noun === 'bonus' ? literal(0, tree) : withParts(tree, none);
  return shapeConditions(expressions).flatMap(({ id, when }) =>
    isFalse(fold(none(when.folded), when.scope)) ? [id] : [],
  );
}

/** The conditions of the shapes whose hands are listed. */
function conditionsOfShapes({ expressions, scoring }: PackRuleset): Expr[] {
  const ids = scoring.set.shapes.filter(({ any, partial }) => !any && !partial).map(({ id }) => id);
  return shapeConditions(expressions).flatMap(({ id, when }) => (ids.includes(id) ? [when.folded] : []));
}

function shapeConditions(expressions: PackRuleset['expressions']): { id: string; when: Program }[] {
  return expressions.flatMap(({ path, program }) =>
    path[0] === 'shapes' && path[2] === 'when' ? [{ id: String(path[1]), when: program }] : [],
  );
}

/** Patterns of listed hands, in which no tile stands for another; `anyhow`: whatever conditions their shapes have. */
function plainHands({ wild: _wild, score: _score, ...set }: PatternSet, anyhow: boolean): PatternSet {
  const shapes = set.shapes
    .filter(({ any, partial }) => !any && !partial)
    .map(({ holds, could: _could, ...shape }) => (anyhow || holds === undefined ? shape : { ...shape, holds }));
  return { ...set, shapes };
}
