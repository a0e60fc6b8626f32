/**
 * The rule language: text of a rule in, answers about hands and tables out; readings, distances and the choice of patterns.
 *
 * @module tilewright/dsl
 */
export { ask, whenAsked } from './ask.ts';
export { asksTile, askWhichever } from './whichever.ts';
export { askScore } from './ask-score.ts';
export { freeNames } from './free-names.ts';
export { interpretPattern, interpretScore } from './interpret.ts';
export { warmingSource } from './warming.ts';
export { referee, winningBySearch } from './referee.ts';
export { tidySpaces } from './spacing.ts';
export { reserved, type Token, tokenize } from './tokens.ts';
export { isAllowed, meaningIn, nameClashes, PLACES, seatNames } from './vocabulary.ts';
export { compileExpression, rightExpression } from './compile.ts';
export { asDefined } from './passes/definitions.ts';
export { type Parsed, rememberWritten, takeParsed, writtenTrees } from './parsed.ts';
export type { ExpressionProblem, ExpressionResult, Program } from './problem.ts';
export { same } from './same.ts';
export { scopeOf, type Observer, type OptionInScope, type Scope } from './scope.ts';
export type {
  Expr,
  KindSet,
  Meaning,
  Noun,
  NounPhrase,
  PlaceName,
  Predicate,
  Span,
  TileTemplate,
  Type,
} from './tree.ts';
export type { GroupCounts, GroupRule, PatternRule } from './choose.ts';
export {
  type Explanation,
  lackOf,
  makeExplain,
  type NoWin,
  type PatternAnswer,
  type ReadingReport,
  type Standing,
  whyPattern,
} from './explain.ts';
export { absentWords } from './absent.ts';
export { byTiles } from './by-tiles.ts';
export { conjunctsOf, type Joins, joinsOf } from './linked.ts';
export { odditiesOf, type Oddity } from './sense.ts';
export { distanceTables } from './emit-distance.ts';
export { distanceFrom, distanceOf, distancesOf, isComplete } from './match/distance.ts';
export { type Distances, makeDistances } from './match/conditions.ts';
export { type DistanceTables, plainTables } from './match/distance-tables.ts';
export { changeHand, distanceOfKept, keepHand, type KeptHand } from './match/kept-hand.ts';
export { printReading } from './match/print.ts';
export { type Group, hasGroups, isWholeHand, type Reading, type Shape, type Wait, type Way } from './match/reading.ts';
export { bestDiscards, type DiscardChoice, usefulInto, usefulKinds, winningKinds } from './match/waits.ts';
export { type CountedHand, makeCounted } from './counted.ts';
export {
  type Judge,
  type LenientJudge,
  makeJudge,
  makeLenientJudge,
  makeWeigh,
  type ScoreAsk,
  type ScoreContext,
  type ScoreRules,
  type Weigh,
} from './score.ts';
export { handSize, parseShape, shapeSize } from './shape.ts';
export { type Named, type Outline, outlineOf, type RankSum } from './shape-text.ts';
export { compiledSource, matcherModule, matcherSource } from './compiled.ts';
export { sourceFrom } from './matched.ts';
export { madeOf, programOf } from './made-of.ts';
export { askWriter, plainTree, type AskWriter } from './emit-ask.ts';
export { askTools, type AskTools } from './ask-tools.ts';
export { writtenAsks } from './written-asks.ts';
export { maskLayout } from './match/layout.ts';
export type { Candidate, PatternSet, PatternSource } from './match/matcher.ts';
export type { MatcherMaker } from './emit.ts';
export { families, type Family } from './words/families.ts';
export { words } from './words/index.ts';
export { EVERYWHERE } from './words/word.ts';
export { isGroup } from './words/nouns.ts';
export type { Word } from './words/word.ts';
export type { Occasion } from './words/word.ts';
