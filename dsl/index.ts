/**
 * The rule language: text of a rule in, answers about hands and tables out; readings, distances and the choice of patterns.
 *
 * @module tilewright/dsl
 */
export { query, whenAsked } from './evaluate/table-queries.ts';
export {
  asksMarks,
  asksMarksAlone,
  beforeTile,
  byTiles,
  mostKindsLimited,
  queriesTile,
} from './check/decided-before-all-is-known.ts';
export { type Constants, fold, foldNode, literal, programFrom, withParts } from './check/constant-folding.ts';
export { scoreQuery } from './evaluate/score-expression-functions.ts';
export { type FreeName, freeNames } from './check/free-names.ts';
export { interpretPattern, interpretScore } from './evaluate/interpreter.ts';
export { tieredSource } from './generate/tiered-matcher.ts';
export { referee, winningBySearch } from './evaluate/reference-matcher.ts';
export { tidySpaces } from './parse/tidy-spacing.ts';
export { reserved, type Token, tokenize } from './parse/tokens.ts';
export { isAllowed, meaningIn, nameClashes, PLACES, seatNames } from './check/vocabulary.ts';
export { compileExpression, rightExpression } from './compile-expression.ts';
export { asDefined } from './check/resolve-definitions.ts';
export { type Parsed, rememberTrees, takeParsed, rememberedTrees } from './parse/parse-cache.ts';
export type { ExpressionProblem, ExpressionResult, Program } from './expression-problem.ts';

export { same, treeText } from './evaluate/tree-equality.ts';
export { scopeOf, type Observer, type OptionInScope, type Scope } from './expression-scope.ts';
export type {
  Adjective,
  Expr,
  HasItem,
  KindSet,
  Meaning,
  Noun,
  NounPhrase,
  PlaceName,
  Predicate,
  Span,
  TileTemplate,
  Type,
} from './syntax-tree.ts';
export { idsCalled, indexNames, type Meant, meantBy, type OtherNames } from './suggest/other-names.ts';
export type { GroupCounts, GroupRule, PatternRule } from './score/pattern-exclusions.ts';

export {
  type Explanation,
  lackOf,
  makeExplain,
  type NoWin,
  type PatternAnswer,
  type ReadingReport,
  type Standing,
  whyPattern,
} from './score/explain-score.ts';
export { absentWords } from './check/words-without-value.ts';
export { conjunctsOf, type Joins, joinsOf } from './evaluate/occurrences-sharing-one-set.ts';
export { compareRanges, lintPatterns, type LintFinding, type Range, truthsByShape } from './check/pattern-lint.ts';
export { distanceTables } from './generate/emit/distance-code.ts';
export { distanceFrom, distanceOf, distancesOf, isComplete } from './distance/distance.ts';
export { type Distances, makeDistances } from './distance/conditional-shape-distance.ts';
export { type DistanceTables, plainTables } from './distance/distance-tables.ts';
export { printReading } from './readings/print-reading.ts';
export {
  type Group,
  hasGroups,
  isWholeHand,
  type Reading,
  type Shape,
  type Wait,
  type Way,
} from './readings/reading.ts';
export { bestDiscards, type DiscardChoice, usefulInto, usefulKinds, winningKinds } from './distance/waits.ts';
export { type PatternCounts, makePatternCounts } from './score/counted-pattern-cache.ts';
export {
  type Judge,
  type LenientJudge,
  makeJudge,
  makeLenientJudge,
  makeWeigh,
  type Weigh,
} from './score/score-hand.ts';
export type { ScoreContext, ScoreQuery, ScoreRules } from './score/score-rules.ts';

export { handSize, parseShape, shapeSize } from './shapes/parse-shape.ts';
export { type Named, type Outline, outlineOf, type RankSum } from './shapes/shape-text.ts';
export { compiledSource, matcherModule, matcherSource } from './generate/matcher-generator.ts';
export { sourceFrom } from './generate/compiled-matcher.ts';
export { partsOfProgram, programOf } from './generate/remembered-program.ts';
export { queryWriter, plainTree, type QueryWriter } from './generate/emit/query-functions.ts';
export { runtimeHelpers, type RuntimeHelpers } from './generate/runtime-helpers.ts';
export { compiledQueries } from './generate/compiled-table-queries.ts';
export { maskLayout } from './readings/kind-bit-layout.ts';
export type { Candidate, DeadWaits, PatternSet, PatternSource } from './readings/back-end-types.ts';

export type { MatcherMaker } from './generate/emit/matcher-code.ts';
export { families, type Family } from './words/word-classes.ts';
export { words } from './words/index.ts';
export { EVERYWHERE } from './words/word.ts';
export { isGroup } from './words/nouns.ts';
export type { Word } from './words/word.ts';

export type { Occasion } from './words/word.ts';
