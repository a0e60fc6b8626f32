/** Step 4: the expressions of a pack, each compiled for the place it stands in; what is wrong gets its place in the file. */
import type { Ask, Problem, TileSet } from '../core/index.ts';
import { ask, compileExpression, type ExpressionProblem, type PlaceName, type Program, type Scope, type Type } from '../dsl/index.ts';
import { complainAt, namesIn, numberAt, scalarAt, textAt, type Draft, type Path } from './draft.ts';
import type { Option } from './options.ts';
import { placeOf } from './source.ts';
import { keySpot, within, type SourcedScalar } from './sourced.ts';
import { windowsOf } from './steps.ts';

/** A draft whose names are known, so that expressions can be read. */
export interface Naming {
  draft: Draft;
  tiles: TileSet;
  scope: Scope;
}

const YES_NO: Type[] = ['yes/no'];
const NUMBER: Type[] = ['number'];

/** The names that expressions may use. */
export function nameThings(draft: Draft, tiles: TileSet, options: Readonly<Record<string, Option>>): Naming {
  const charts = namesIn(draft, 'charts').map((name) => [name, rowsOf(draft, name)] as const);
  const definitions = namesIn(draft, 'words').map((name) => [name, textAt(draft, ['words', name]) ?? ''] as const);
  const scope: Scope = {
    tiles,
    options,
    definitions: Object.fromEntries(definitions),
    situation: namesIn(draft, 'situation'),
    marks: namesIn(draft, 'marks'),
    counters: namesIn(draft, 'counters'),
    tallies: namesIn(draft, 'tallies'),
    groups: namesIn(draft, 'groups'),
    steps: [],
    charts: Object.fromEntries(charts),
    patterns: namesIn(draft, 'patterns'),
    shapes: namesIn(draft, 'shapes'),
    windows: windowsOf(draft),
  };
  return { draft, tiles, scope };
}

/** Rows in rising order. */
function rowsOf(draft: Draft, name: string): [number, number][] {
  const rows = namesIn(draft, 'charts', name, 'rows').map((key): [number, number] => [Number(key), numberAt(draft, ['charts', name, 'rows', key], 0)]);
  if (rows.length === 0) complainAt(draft, 'empty-chart', `The chart \`${name}\` has no rows.`, keySpot(draft.root, ['charts', name]), { hint: 'Add rows: `rows: { 0: 1, 1: 2 }`.' });
  return rows.sort(([a], [b]) => a - b);
}

/** The expression at a path; undefined where there is none or it is wrong. */
export function programAt({ draft, scope }: Naming, path: Path, place: PlaceName, expects: readonly Type[], more?: Partial<Scope>): Program | undefined {
  const node = scalarAt(draft, path);
  if (node === undefined) return undefined;
  const result = compileExpression(String(node.value), place, more === undefined ? scope : { ...scope, ...more }, expects);
  if (result.ok) return result.value;
  for (const found of result.problems) complainOfExpression(draft, node, found);
  return undefined;
}

function complainOfExpression(draft: Draft, node: SourcedScalar, found: ExpressionProblem): void {
  const { code, message, span, hint, replacement, further } = found;
  const places = further?.map((other) => ({ place: placeOf(within(node, other.span.start, other.span.end)), message: other.message }));
  const more: Omit<Partial<Problem>, 'code' | 'message' | 'place'> = {
    ...(hint === undefined ? {} : { hint }),
    ...(replacement === undefined ? {} : { replacement }),
    ...(places === undefined ? {} : { further: places }),
  };
  complainAt(draft, code, message, within(node, span.start, span.end), more);
}

/** A yes/no of the table; `otherwise` where the pack says nothing. */
export function conditionAt(naming: Naming, path: Path, place: PlaceName, otherwise = true): Ask<boolean> {
  const program = programAt(naming, path, place, YES_NO);
  return program === undefined ? () => otherwise : ask<boolean>(program);
}

/** A number of the table; `otherwise` where the pack says nothing. */
export function amountAt(naming: Naming, path: Path, place: PlaceName, otherwise = 0): Ask<number> {
  const program = programAt(naming, path, place, NUMBER);
  return program === undefined ? () => otherwise : ask<number>(program);
}

