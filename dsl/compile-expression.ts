/** From the text of an expression to a typed tree. The list of stages is the table of contents. */
import type { IToken } from 'chevrotain';
import { grammar } from './parse/grammar.ts';
import { isKindsText } from './parse/kind-set-recognition.ts';
import { check } from './check/type-check.ts';
import { type Context, TYPES } from './check/checking-context.ts';
import { type ReadDefinition, resolver, type Surroundings } from './check/resolve-definitions.ts';
import { fold } from './check/constant-folding.ts';
import { noting, parsedBefore, rememberParsed } from './parse/parse-cache.ts';
import { DEEPEST_TREE, measure, tellTooDeep, tooLong, tooNested } from './check/size-limits.ts';
import { scanTokens } from './check/token-errors.ts';
import { complain, type ExpressionProblem, type ExpressionResult, type Program } from './expression-problem.ts';
import { repaired } from './suggest/suggest-correction.ts';
import type { Scope } from './expression-scope.ts';
import { strayCharacters, syntaxProblem } from './parse/syntax-errors.ts';
import { tokens } from './parse/tokens.ts';
import type { Expr, PlaceName, Type } from './syntax-tree.ts';
import { hearing } from './check/vocabulary.ts';

/** What the stages hand on to each other. */
interface Work {
  text: string;
  expects: readonly Type[];
  around: Surroundings;
  /** Whether it is read as nothing but kinds. */
  kinds: boolean;
  problems: ExpressionProblem[];
  tokens: IToken[];
  tree?: Expr | undefined;
  folded?: Expr;
  /** How deep the tree is. */
  depth: number;
}

type Stage = (work: Work) => boolean;

/** The stages of a definition, which is folded where it is used. */
const DEFINING: readonly Stage[] = [limitLength, readTree, limitDepth, findTypesAndMeanings, compareWithWanted];

/**
 * In order; each says whether the next one has something to work on. The tree goes to `evaluate/interpreter.ts`, the folded one
 * through `generate/lower/expression.ts` to JavaScript.
 */
const STAGES: readonly Stage[] = [...DEFINING, foldConstants];

/** Those that look nothing up. */
const PARSING: readonly Stage[] = [limitLength, readTree];

/** The stages of a text that was not parsed before. */
const READING: readonly Stage[] = [splitIntoTokens, limitNesting, parse];

/** Reads, checks and types an expression of a pack. All its problems are told, with offsets into the text. */
export function compileExpression(
  text: string,
  place: PlaceName,
  scope: Scope,
  expects: readonly Type[],
): ExpressionResult {
  const work = run(text, expects, { place, scope, depth: 0, above: 0 });
  const { tree, folded, problems } = work;
  if (tree?.type !== undefined && folded) return { ok: true, value: { type: tree.type, tree, folded, place, scope } };
  const isRight = (other: string): boolean =>
    run(other, expects, { place, scope, depth: 0, above: 0 }).folded !== undefined;
  return { ok: false, problems: [...repaired(text, problems, scope, isRight)] };
}

/** The program of a text that is known to be right, read when somebody looks at it. */
export function rightExpression(text: string, place: PlaceName, scope: Scope, expects: readonly Type[]): Program {
  let made: Program | undefined;
  const program = (): Program => {
    if (made) return made;
    const result = compileExpression(text, place, scope, expects);
    if (!result.ok) throw new Error(`\`${text}\` is not right: ${result.problems[0]?.message}`);
    return (made = result.value);
  };
  return {
    place,
    scope,
    get type() {
      return program().type;
    },
    get tree() {
      return program().tree;
    },
    get folded() {
      return program().folded;
    },
  };
}

function run(text: string, expects: readonly Type[], around: Surroundings, stages: readonly Stage[] = STAGES): Work {
  const work = begin(text, expects, around);
  stages.every((stage) => stage(work));
  return work;
}

function begin(text: string, expects: readonly Type[], around: Surroundings): Work {
  const kinds = expects.includes('kinds') && isKindsText(text, around.scope);
  return { text, expects, around, kinds, problems: [], tokens: [], depth: 0 };
}

const ANY: readonly Type[] = ['number', 'yes/no', 'kinds', 'seat', 'choice'];

const readDefinition: ReadDefinition = {
  parse: (text, scope) => {
    const work = begin(text, ANY, { place: 'word', scope, depth: 0, above: 0 });
    return PARSING.every((stage) => stage(work)) ? work.tree : undefined;
  },
  compile: (text, around) => {
    const { tree, problems } = run(text, ANY, around, DEFINING);
    return tree && problems.length === 0 ? { tree } : { problems };
  },
};

function limitLength(work: Work): boolean {
  return report(work, tooLong(work.text));
}

/** Tells a problem if there is one; true if there is none. */
function report(work: Work, problem: ExpressionProblem | undefined): boolean {
  if (problem) work.problems.push(problem);
  return problem === undefined;
}

/** A text that was parsed before is right as far as its tree goes, and is not even split into tokens. */
function readTree(work: Work): boolean {
  const { text, kinds, around } = work;
  const before = parsedBefore({ text, kinds }, hearing(around.place, around.scope));
  if (before === undefined) return READING.every((stage) => stage(work));
  work.tree = before.tree;
  work.depth = before.depth;
  return true;
}

function splitIntoTokens(work: Work): boolean {
  const { tokens: list, errors } = tokens().lexer.tokenize(work.text);
  work.tokens = list;
  if (errors.length === 0) return true;
  work.problems.push(...strayCharacters(errors, work.text));
  scanTokens(list, contextOf(work));
  return false;
}

function limitNesting(work: Work): boolean {
  return report(work, tooNested(work.tokens));
}

function parse(work: Work): boolean {
  const { text, kinds, around } = work;
  const { hearing: ear, heard } = noting(hearing(around.place, around.scope));
  const parser = grammar();
  parser.input = work.tokens;
  parser.found = [];
  parser.hearing = ear;
  const tree = kinds ? kindsNode(parser.wholeKinds()) : parser.whole();
  const problems = parser.errors.map((error) => syntaxProblem(error, work.tokens, work.text));
  work.problems.push(...problems, ...parser.found);
  if (problems.length > 0) {
    scanTokens(work.tokens, contextOf(work), problems);
    return false;
  }
  work.tree = tree;
  work.depth = measure(tree).depth;
  if (parser.found.length === 0) rememberParsed([{ text, kinds, heard, tree, depth: work.depth }]);
  return true;
}

function kindsNode(kinds: Extract<Expr, { node: 'kinds' }>['kinds'] | undefined): Expr {
  return { node: 'kinds', kinds: kinds!, span: kinds?.span ?? { start: 0, end: 0 } };
}

function limitDepth(work: Work): boolean {
  work.around = { ...work.around, above: work.around.above + work.depth };
  return report(work, work.around.above > DEEPEST_TREE ? tellTooDeep(work.tree!.span) : undefined);
}

function findTypesAndMeanings(work: Work): boolean {
  work.tree = check(work.tree!, contextOf(work));
  return true;
}

function contextOf(work: Work): Context {
  const { place, scope, it, depth } = work.around;
  const resolve = resolver(work.around, readDefinition);
  return { place, scope, depth, ...(it && { it }), problems: work.problems, check, resolve };
}

function compareWithWanted(work: Work): boolean {
  const { type, span } = work.tree!;
  if (type === undefined || work.expects.includes(type)) return true;
  const wanted = work.expects.map((each) => TYPES[each]).join(' or ');
  return report(work, complain('wrong-type', `Here ${wanted} is wanted, but this is ${TYPES[type]}.`, span));
}

function foldConstants(work: Work): boolean {
  const { tree, problems, around } = work;
  if (problems.length === 0 && tree?.type !== undefined) work.folded = fold(tree, around.scope);
  return true;
}
