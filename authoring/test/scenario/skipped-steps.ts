/** What a failing scenario did not do: steps whose condition did not hold in its last line, and the part of the condition that did not. */
import { type Context, latestTile, type OptionValue, type Problem } from '../../../core/index.ts';
import { asDefined, type Expr, type Observer, type Program } from '../../../dsl/index.ts';
import { assemble, plain, type SourcedMap, valueAt } from '../../../loader/index.ts';
import type { Suite } from '../collect-cases.ts';
import { playScenario } from './play-scenario.ts';
import type { Scenario } from './scenario-types.ts';

/** A condition of the pack: whose it is, and its parts that must all hold, as they are written. */
interface Condition {
  /** `the step \`liable\` of \`moves.pung\``, or the move. */
  of: string;
  /** Of a move: its name. A move that nobody asked for is not told. */
  move?: string;
  parts: ReadonlyMap<Expr, string>;
}

/** What a hand is worth, and who won, is decided by no step. */
const IS_OF_HAND = /^(The (value|patterns|winner|limit|winning tile)|Who|How it)\b/;

/** A failing scenario that is played once more and listened to: its problems, the first with what was not done in its line. */
export function withSkippedSteps(
  suite: Suite,
  { scenario, options }: { scenario: Scenario; options: Readonly<Record<string, OptionValue>> },
  problems: readonly Problem[],
): Problem[] {
  const [first, ...rest] = problems;
  if (first?.code !== 'scenario-fails' || IS_OF_HAND.test(first.message)) return [...problems];
  const skipped = skippedIn(suite, scenario, { ...suite.settings.options, ...options }, first.message);
  if (skipped.length === 0) return [...problems];
  const hint = [...(first.hint === undefined ? [] : [first.hint]), `Not done: ${skipped.join('; ')}.`].join(' ');
  return [{ ...first, hint }, ...rest];
}

function skippedIn(
  { flat }: Suite,
  scenario: Scenario,
  options: Readonly<Record<string, OptionValue>>,
  message: string,
): string[] {
  const roots = new Map<Expr, Condition>();
  const owners = new Map<Expr, Condition>();
  const failed = new Map<Condition, string>();
  const numbers = new Map<Expr, number | boolean>();
  const skipped = new Set<string>();
  const observe: Observer = (expr, outcome, at) => {
    if (typeof outcome === 'number') numbers.set(expr, outcome);
    const part = owners.get(expr);
    if (part !== undefined && outcome === false)
      failed.set(part, `\`${part.parts.get(expr)!}\`${found(expr, numbers, at)}`);
    const root = roots.get(expr);
    if (root !== undefined && outcome === false) skipped.add(`${root.of}, ${failed.get(root)!}`);
  };
  const made = assemble(flat, options, observe);
  if (!made.ok) return [];
  for (const { path, program } of made.value.expressions) {
    const condition = conditionAt(flat.root, path, program);
    if (condition === undefined) continue;
    const { move } = condition;
    if (move !== undefined && !new RegExp(`[ \`]${move}\\b`).test(message)) continue;
    roots.set(program.tree, condition);
    for (const part of condition.parts.keys()) owners.set(part, condition);
  }
  playScenario(made.value, scenario, undefined, () => skipped.clear());
  return [...skipped];
}

/** What was found instead: a number, or the tile that came last. */
function found(expr: Expr, numbers: ReadonlyMap<Expr, number | boolean>, at: unknown): string {
  if (expr.node === 'compare' && numbers.has(expr.left)) return `: is ${numbers.get(expr.left)}`;
  if (expr.node !== 'quantified' || expr.phrase.noun !== 'last tile' || at === undefined) return '';
  const { table, seat } = at as Context;
  const tile = latestTile(table, seat);
  return tile === undefined ? ': no last tile here' : `: is ${table.rules.tiles.tiles[tile]!.id}`;
}

/** The condition of a step or a move; undefined of any other expression. */
function conditionAt(root: SourcedMap, path: readonly (string | number)[], program: Program): Condition | undefined {
  const text = String(plain(valueAt(root, path)!));
  const parts = new Map(partsOf(program.tree, text, program));
  const key = path.at(-1);
  if (key === 'when' && typeof path.at(-2) === 'number' && path[0] !== 'shapes') {
    const step = plain(valueAt(root, path.slice(0, -1))!);
    const name = Object.keys(step as object).find((each) => each !== 'when')!;
    return { of: `the step \`${name}\` of \`${path.slice(0, 2).join('.')}\``, parts };
  }
  const move = path[0] === 'moves' && path.length === 3 ? String(path[1]) : undefined;
  if (move === undefined || (key !== 'when' && key !== 'needs' && key !== 'allows')) return undefined;
  return { of: `\`${key}\` of \`moves.${move}\``, move, parts };
}

/** Parts that must all hold; a name of the pack falls into the parts of what it says. */
function partsOf(tree: Expr, text: string, program: Program): [Expr, string][] {
  if (tree.node === 'and') return tree.of.flatMap((part) => partsOf(part, text, program));
  if (tree.node === 'name' && tree.meaning?.is === 'definition' && tree.meaning.body.node === 'and')
    return partsOf(tree.meaning.body, program.scope.definitions[tree.meaning.name]!, program);
  const { start, end } = asDefined(tree).span;
  return [[tree, text.slice(start, end)]];
}
