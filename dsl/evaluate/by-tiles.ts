/**
 * What of a condition about a finished hand its tiles and melds decide. How the hand is won, by whom, and what the pack
 * remembers is not known of a hand that waits; whatever speaks of it could be so.
 *
 *     suits <= 2 and by draw          suits <= 2
 *     suits <= 2 or by draw           nothing: it could always be so
 */
import type { WinQuery } from '../../core/index.ts';
import { interpretPattern } from './interpreter.ts';
import type { Program } from '../problem.ts';
import type { Expr } from '../tree.ts';
import { factWords, itWords, kindsWords, nounWords } from '../words/index.ts';

/** The condition that holds of the tiles of every hand of which this one could hold; true or false where tiles decide nothing. */
export function byTiles(program: Program): Program | boolean {
  const tree = possible(foldedOf(program.tree, program), true);
  return tree.node === 'boolean' ? tree.value : { ...program, tree };
}

/** The tree with the value of every part that asks of options alone. */
function foldedOf(expr: Expr, program: Program): Expr {
  if (expr.type === 'yes/no' && !asksOfGame(expr))
    return truth(expr, interpretPattern({ ...program, tree: expr }, NO_HAND) === true);
  switch (expr.node) {
    case 'and':
    case 'or':
      return { ...expr, of: expr.of.map((part) => foldedOf(part, program)) };
    case 'not':
      return { ...expr, of: foldedOf(expr.of, program) };
    case 'if': {
      const [test, then, other] = [expr.test, expr.then, expr.else].map((part) => foldedOf(part, program));
      return { ...expr, test: test!, then: then!, else: other! };
    }
    case 'name':
      return expr.meaning?.is === 'definition' ? foldedOf(expr.meaning.body, program) : expr;
    default:
      return expr;
  }
}

function asksOfGame(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { node, meaning } = part as { node?: string; meaning?: { is: string } };
  if ('noun' in part || node === 'include' || node === 'named' || node === 'tallyOf') return true;
  if (node === 'name' && meaning?.is !== 'option' && meaning?.is !== 'definition') return true;
  return Object.values(part).some(asksOfGame);
}

const NO_HAND: WinQuery = {
  counts: [],
  melds: [],
  last: undefined,
  by: 'discard',
  seat: 0,
  round: 1,
  bonus: [],
  situation: 0,
  marks: [],
  counters: {},
};

/** What must hold for an expression to be possibly as wanted: true, or not true. */
function possible(expr: Expr, wanted: boolean): Expr {
  const joined = (node: 'and' | 'or', of: Expr[]): Expr =>
    joinedBy(expr, wanted ? node : node === 'and' ? 'or' : 'and', of);
  switch (expr.node) {
    case 'boolean':
      return truth(expr, expr.value === wanted);
    case 'and':
    case 'or':
      return joined(
        expr.node,
        expr.of.map((part) => possible(part, wanted)),
      );
    case 'not':
      return possible(expr.of, !wanted);
    case 'if': {
      const way = (isTrue: boolean, then: Expr): Expr =>
        joinedBy(expr, 'and', [possible(expr.test, isTrue), possible(then, wanted)]);
      return joinedBy(expr, 'or', [way(true, expr.then), way(false, expr.else)]);
    }
  }
  if (!isOfTiles(expr)) return truth(expr, true);
  return wanted ? expr : { node: 'not', of: expr, span: expr.span, type: 'yes/no' };
}

function truth({ span }: Expr, value: boolean): Expr {
  return { node: 'boolean', value, span, type: 'yes/no' };
}

/** Parts that are known to be true or false are left out, or decide. */
function joinedBy({ span }: Expr, node: 'and' | 'or', of: readonly Expr[]): Expr {
  const decides = node === 'or';
  if (of.some((part) => part.node === 'boolean' && part.value === decides)) return truth(of[0]!, decides);
  const open = of.filter((part) => part.node !== 'boolean');
  if (open.length === 0) return truth(of[0]!, !decides);
  return open.length === 1 ? open[0]! : { node, of: open, span, type: 'yes/no' };
}

/** Whether every word of an expression speaks of the tiles and melds. */
function isOfTiles(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true;
  const node = part as Partial<Expr>;
  if (node.node === 'name' && !isNameOfTiles(node as Extract<Expr, { node: 'name' }>)) return false;
  if (node.node === 'named' || node.node === 'tallyOf') return false;
  if (node.node === 'include' && (node.what === 'bonus' || node.what === 'held_before')) return false;
  if ('node' in part && part.node === 'kindWord' && 'name' in part)
    if (!kindsWords.get(String(part.name))?.ofTiles) return false;
  if ('noun' in part && !nounWords.get(part.noun as never)?.ofTiles) return false;
  if ('by' in part && part.by !== undefined) return false;
  return Object.values(part).every(isOfTiles);
}

function isNameOfTiles({ meaning }: Extract<Expr, { node: 'name' }>): boolean {
  switch (meaning?.is) {
    case 'word':
      return factWords.get(meaning.id)?.ofTiles === true;
    case 'it':
      return itWords.get(meaning.name)?.ofTiles === true;
    case 'option':
      return true;
    case 'definition':
      return isOfTiles(meaning.body);
    default:
      return false;
  }
}
