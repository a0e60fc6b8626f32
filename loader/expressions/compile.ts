/** Step 4: the expressions of a pack, each compiled for the place it stands in; what is wrong gets its place in the file. */
import type { Query, Problem, TileSet } from '../../core/index.ts';
import {
  absentWords,
  query,
  compileExpression,
  freeNames,
  literal,
  type ExpressionProblem,
  type ExpressionResult,
  type NounPhrase,
  type Observer,
  type PlaceName,
  type Program,
  programFrom,
  rightExpression,
  type Scope,
  type Type,
} from '../../dsl/index.ts';
import { complainAt, isOwn, namesIn, numberAt, scalarAt, textAt, WRONG } from '../flatten/draft.ts';
import type { Draft, Path } from '../flatten/draft.ts';
import { otherNamesIn } from '../flatten/other-names.ts';
import { takenOut } from '../flatten/removed-but-needed.ts';
import type { Option } from '../flatten/option-values.ts';
import { once } from '../once.ts';
import { placeOf, type Spot } from '../read/source-text.ts';
import { keySpot, within, type SourcedScalar } from '../yaml/located-data.ts';
import type { Examined } from '../flatten/flattened-pack.ts';
import { occasionsAt } from './expression-occasions.ts';
import { STANDARD_ENDINGS, windowsOf } from '../chapters/step-names.ts';

/** A draft whose names are known, so that expressions can be read. */
export interface Naming {
  draft: Draft;
  tiles: TileSet;
  scope: Scope;
  /** Words that are wrong themselves. */
  broken: Set<string>;
  /** Circles of words that are told already: one is told at one of its words. */
  circles: Set<string>;
  /** Every expression that was read, but for the words of the pack themselves. */
  read: ReadExpression[];
  /** Whether an expression is known to be right, and need not be read before it is asked for. */
  isRight?: (node: SourcedScalar, path: Path) => boolean;
  known?: Examined['known'];
}

/** An expression as it was read, and where the pack says it. */
export interface ReadExpression {
  path: Path;
  spot: Spot;
  program: Program;
}

/** As many wrong expressions of a pack as are printed. */
const MOST_REPAIRS = 100;

const YES_NO: Type[] = ['yes/no'];
const NUMBER: Type[] = ['number'];

/** The names that expressions may use. */
export function nameThings(
  draft: Draft,
  tiles: TileSet,
  options: Readonly<Record<string, Option>>,
  observe?: Observer,
  repairs = MOST_REPAIRS,
): Naming {
  const charts = namesIn(draft, 'charts').map((name) => [name, rowsOf(draft, name)] as const);
  const definitions = namesIn(draft, 'words').map((name) => [name, textAt(draft, ['words', name]) ?? ''] as const);
  const scope: Scope = {
    tiles,
    ...(observe && { observe }),
    repairs: { left: repairs },
    options,
    definitions: Object.fromEntries(definitions),
    situation: namesIn(draft, 'situation'),
    marks: namesIn(draft, 'marks'),
    counters: namesIn(draft, 'counters'),
    lists: namesIn(draft, 'lists'),
    pots: namesIn(draft, 'pots'),
    tallies: namesIn(draft, 'tallies'),
    groups: namesIn(draft, 'groups'),
    steps: [],
    charts: Object.fromEntries(charts),
    patterns: namesIn(draft, 'patterns'),
    shapes: namesIn(draft, 'shapes'),
    windows: windowsOf(draft),
    moves: namesIn(draft, 'moves'),
    endings: namesIn(draft, 'endings').filter((name) => !STANDARD_ENDINGS.includes(name)),
    otherNames: once(() => otherNamesIn(draft.root)),
  };
  return { draft, tiles, scope, broken: new Set(), circles: new Set(), read: [] };
}

/** Rows in rising order. */
function rowsOf(draft: Draft, name: string): [number, number][] {
  const rows = namesIn(draft, 'charts', name, 'rows').map((key): [number, number] => [
    Number(key),
    numberAt(draft, ['charts', name, 'rows', key], 0),
  ]);
  if (rows.length === 0)
    complainAt(draft, 'empty-chart', `The chart \`${name}\` has no rows.`, keySpot(draft.root, ['charts', name]), {
      hint: 'Add rows: `rows: { 0: 1, 1: 2 }`.',
    });
  return rows.sort(([a], [b]) => a - b);
}

/** The expression at a path; undefined where there is none or it is wrong. */
export function programAt(
  naming: Naming,
  path: Path,
  place: PlaceName,
  expects: readonly Type[],
  more?: Partial<Scope>,
): Program | undefined {
  const { draft, scope } = naming;
  const node = scalarAt(draft, path);
  if (node === undefined) return undefined;
  const text = String(node.value);
  const around = more === undefined ? scope : { ...scope, ...more };
  const before = naming.known?.(node, path, draft, scope);
  // Expressions of the score ask for the steps before them.
  const known = before && before.scope.steps.join() === around.steps.join() ? before : undefined;
  const isRight = known !== undefined || naming.isRight?.(node, path) === true;
  const result: ExpressionResult = isRight
    ? { ok: true, value: known ?? rightExpression(text, place, around, expects) }
    : compileExpression(text, place, around, expects);
  if (result.ok) {
    if (place !== 'word') naming.read.push({ path, spot: node.spot, program: result.value });
    if (!isRight) complainOfAbsent(draft, node, path, result.value);
    return result.value;
  }
  if (draft.isTrial) throw WRONG;
  if (path[0] === 'words') naming.broken.add(String(path[1]));
  const told = result.problems.filter((found) => !isToldElsewhere(naming, path, text, found));
  for (const found of told) complainOfExpression(draft, node, found, adviceFor(naming, path, text, found));
  return undefined;
}

/** Words that may stand in the place, but have no value where this expression is asked. */
function complainOfAbsent(draft: Draft, node: SourcedScalar, path: Path, { tree }: Program): void {
  const occasions = occasionsAt(draft, path);
  if (occasions.length === 0) return;
  for (const { name, span, instead } of absentWords(tree, occasions))
    complainAt(draft, 'no-value-here', `\`${name}\` never has a value here.`, within(node, span.start, span.end), {
      hint: instead,
    });
}

/** The noun phrase at a path: `triplet of dragon`. */
export function phraseAt(naming: Naming, path: Path, place: PlaceName): NounPhrase | undefined {
  const node = scalarAt(naming.draft, path);
  if (node === undefined) return undefined;
  const before = 'count(';
  const text = String(node.value);
  const result = compileExpression(`${before}${text})`, place, naming.scope, NUMBER);
  if (result.ok) return result.value.tree.node === 'count' ? result.value.tree.phrase : undefined;
  for (const found of result.problems) {
    const at = (offset: number): number => Math.min(text.length, Math.max(0, offset - before.length));
    const moved = { ...found, span: { start: at(found.span.start), end: at(found.span.end) } };
    complainOfExpression(naming.draft, node, moved, adviceFor(naming, path, text, moved));
  }
  return undefined;
}

/** Whether a text is a noun phrase that means something. */
export function isPhrase({ scope }: Naming, text: string, place: PlaceName): boolean {
  return compileExpression(`count(${text})`, place, scope, NUMBER).ok;
}

/** What is wrong with a word is told where the word is defined, once. */
function isToldElsewhere(
  { broken, circles }: Naming,
  path: Path,
  text: string,
  { code, message, span }: ExpressionProblem,
): boolean {
  if (code !== 'broken-word' && code !== 'circular-words') return false;
  if (path[0] !== 'words') return broken.has(text.slice(span.start, span.end));
  const isTold = code === 'broken-word' || circles.has(message);
  if (code === 'circular-words') circles.add(message);
  return isTold;
}

const ADVICE: Record<string, string> = {
  'unknown-word': 'Words are defined in the chapter `words`, options in `options`.',
  'too-large': 'Write a smaller number.',
  'circular-words': 'Let one of them do without the other.',
  'wrong-type': 'A condition asks something: `tiles left > 0`. A number may come from one: `if by draw then 1 else 0`.',
  'wrong-place':
    'Not everything is known everywhere: a pattern sees a finished hand, a move the table, a payment who pays.',
};
const USUAL = 'Expressions look like `every set is chow`, `suits == 1 and concealed`, `2 * value`.';

/** Advice where the language has none; and where a pack took out what is asked for. */
function adviceFor(
  { draft, scope }: Naming,
  path: Path,
  text: string,
  { code, span, hint }: ExpressionProblem,
): Pick<Problem, 'hint' | 'further'> {
  const name = text.slice(span.start, span.end);
  const removed = takenOut(draft.removed, name);
  if (removed !== undefined) {
    return {
      hint: isOwn(draft, path)
        ? 'Change this expression too, or keep what it asks for.'
        : `Say in your pack what \`${path.join('.')}\` is instead, take \`${path[1]}\` out too, or keep \`${name}\`.`,
      further: [{ place: placeOf(removed), message: 'taken out here' }],
    };
  }
  const patterns =
    code === 'unknown-pattern' ? `Patterns are ${scope.patterns.slice(0, 12).join(', ')} ...` : undefined;
  return { hint: hint ?? patterns ?? ADVICE[code] ?? USUAL };
}

function complainOfExpression(
  draft: Draft,
  node: SourcedScalar,
  found: ExpressionProblem,
  advice: Pick<Problem, 'hint' | 'further'>,
): void {
  const { code, message, span, replacement, further = [] } = found;
  const places = further.map((other) => ({
    place: placeOf(within(node, other.span.start, other.span.end)),
    message: other.message,
  }));
  const all = [...places, ...(advice.further ?? [])];
  const more: Omit<Partial<Problem>, 'code' | 'message' | 'place'> = {
    ...(advice.hint === undefined ? {} : { hint: advice.hint }),
    ...(replacement === undefined ? {} : { replacement }),
    ...(all.length === 0 ? {} : { further: all }),
  };
  complainAt(draft, code, message, within(node, span.start, span.end), more);
}

/** A yes/no of the table; `otherwise` where the pack says nothing. */
export function conditionAt(naming: Naming, path: Path, place: PlaceName, otherwise = true): Query<boolean> {
  return query<boolean>(programAt(naming, path, place, YES_NO) ?? fixedProgram(naming, place, otherwise));
}

/** A number of the table; `otherwise` where the pack says nothing. */
export function amountAt(naming: Naming, path: Path, place: PlaceName, otherwise = 0): Query<number> {
  const program = programAt(naming, path, place, NUMBER);
  return query<number>(program ?? fixedProgram(naming, place, otherwise));
}

/** What a pack might have written where it says nothing. */
export function fixedProgram({ scope }: Naming, place: PlaceName, value: boolean | number): Program {
  return programFrom(literal(value, { span: { start: 0, end: 0 } }), { place, scope });
}

/** What an expression gives that asks for options at most; undefined where it asks for more. */
export function knownBefore({ tree, folded }: Program): number | boolean | undefined {
  if (folded.node !== 'number' && folded.node !== 'boolean') return undefined;
  return freeNames(tree).every(({ is }) => /^(option|definition|chart)$/.test(is)) ? folded.value : undefined;
}
