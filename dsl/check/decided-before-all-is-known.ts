/**
 * What is decided of a condition before everything it asks is known: by the tiles of a hand that waits, of which nobody knows yet
 * how it will be won; or by the table before a tile is chosen. Whatever asks for the rest could be so, and could be otherwise.
 *
 *     could be true of a hand:  suits <= 2 and by draw  ──▶  suits <= 2          suits <= 2 or by draw  ──▶  true
 *     true of every tile:       ready or just drawn     ──▶  ready               not just drawn         ──▶  false
 */
import { fold, literal, programFrom } from './constant-folding.ts';
import type { Program } from '../expression-problem.ts';
import type { Expr, KindSet, PlaceName } from '../syntax-tree.ts';
import { factWords, itWords, kindsWords, nounWords } from '../words/index.ts';

/** The condition that holds of the tiles of every hand of which this one could hold; true or false where tiles decide nothing. */
export function byTiles(program: Program): Program | boolean {
  const tree = possible(program, true, isOfTiles);
  return tree.node === 'boolean' ? tree.value : programFrom(tree, program);
}

/** What a limit says before any tile is looked at: whether it could hold of one, and whether it holds of every one. */
export function beforeTile(program: Program): { some: Program; every: Program } {
  const denied = possible(program, false, isBeforeTile);
  return {
    some: programFrom(possible(program, true, isBeforeTile), program),
    every: programFrom(opposite(denied), program),
  };
}

/** Of tiles of how many kinds at most a limit does not hold; undefined where that cannot be said. */
export function mostKindsLimited({ folded }: Program): number | undefined {
  const most = (expr: Expr, as: boolean): number => {
    switch (expr.node) {
      case 'boolean':
        return expr.value === as ? Infinity : 0;
      case 'and':
      case 'or': {
        const each = expr.of.map((part) => most(part, as));
        return (expr.node === 'and') === as ? Math.min(...each) : each.reduce((sum, kinds) => sum + kinds, 0);
      }
      case 'not':
        return most(expr.of, !as);
      case 'name':
        if (expr.meaning?.is === 'definition') return most(expr.meaning.body, as);
        return (as && expr.meaning?.is === 'word' && factWords.get(expr.meaning.id)?.mostKinds) || Infinity;
    }
    return Infinity;
  };
  const kinds = most(folded, false);
  return kinds === Infinity ? undefined : kinds;
}

/** What must hold for a program to be possibly as wanted, true or not true, said with those parts that are known. */
function possible(
  { folded, scope }: Program,
  wanted: boolean,
  isKnown: (part: Expr, wanted: boolean) => boolean,
): Expr {
  const could = (expr: Expr, as: boolean): Expr => {
    switch (expr.node) {
      case 'boolean':
        return literal(expr.value === as, expr);
      case 'and':
      case 'or':
        return joined(
          (expr.node === 'and') === as ? 'and' : 'or',
          expr.of.map((part) => could(part, as)),
        );
      case 'not':
        return could(expr.of, !as);
      case 'if':
        return joined('or', [
          joined('and', [could(expr.test, true), could(expr.then, as)]),
          joined('and', [could(expr.test, false), could(expr.else, as)]),
        ]);
      case 'name':
        if (expr.meaning?.is === 'definition') return could(expr.meaning.body, as);
    }
    if (!isKnown(expr, as)) return literal(true, expr);
    return as ? expr : opposite(expr);
  };
  const joined = (node: 'and' | 'or', of: Expr[]): Expr => ({ node, of, span: folded.span, type: 'yes/no' });
  return fold(could(folded, wanted), scope);
}

function opposite(of: Expr): Expr {
  return { node: 'not', of, span: of.span, type: 'yes/no' };
}

/** Whether every word of an expression speaks of the tiles and melds, or of marks, which do not depend on how the hand will be won. */
function isOfTiles(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true;
  const node = part as Partial<Expr>;
  if (node.node === 'name' && !isNameOfTiles(node as Extract<Expr, { node: 'name' }>)) return false;
  if (node.node === 'named' || node.node === 'tallyOf' || node.node === 'ofSeat') return false;
  if (node.node === 'include' && node.what !== 'held' && node.what !== 'tiles') return false;
  if ('node' in part && part.node === 'kindWord' && 'name' in part)
    if (!kindsWords.get(String(part.name))?.ofTiles) return false;
  if ('noun' in part && !nounWords.get(part.noun as never)?.ofTiles) return false;
  if ('by' in part && part.by !== undefined) return false;
  return Object.values(part).every(isOfTiles);
}

/** Whether a condition asks for marks. */
export function asksMarks({ folded }: Program): boolean {
  const asks = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    return (part as { is?: string }).is === 'mark' || Object.values(part).some(asks);
  };
  return asks(folded);
}

/** Whether a condition asks for nothing but marks and options. */
export function asksMarksAlone({ folded }: Program): boolean {
  const isOfMarks = (expr: Expr): boolean => {
    switch (expr.node) {
      case 'boolean':
        return true;
      case 'and':
      case 'or':
        return expr.of.every(isOfMarks);
      case 'not':
        return isOfMarks(expr.of);
      case 'name':
        return expr.meaning?.is === 'mark' || expr.meaning?.is === 'option';
    }
    return false;
  };
  return isOfMarks(folded);
}

/** What definitions stand for is looked at as their part. */
function isNameOfTiles({ meaning }: Extract<Expr, { node: 'name' }>): boolean {
  if (meaning?.is === 'word') return factWords.get(meaning.id)?.ofTiles === true;
  if (meaning?.is === 'it') return itWords.get(meaning.name)?.ofTiles === true;
  return /^(option|definition|mark)$/.test(meaning!.is);
}

/** A word that says without a tile whether it could be so of one is known as far as that. */
function isBeforeTile(part: Expr, wanted: boolean): boolean {
  const word =
    wanted && part.node === 'name' && part.meaning?.is === 'word' ? factWords.get(part.meaning.id) : undefined;
  return word?.ofAnyTile ?? !queriesTile(part);
}

/** Whether an expression asks about the tile that a move uses: words that only limits know do. */
export function queriesTile(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const node = part as Expr | KindSet;
  if (node.node === 'name' && node.meaning?.is === 'word' && isOfLimits(factWords.get(node.meaning.id))) return true;
  if (node.node === 'kindWord' && kindsWords.has(node.name) && isOfLimits(kindsWords.get(node.name))) return true;
  if ('noun' in part && nounWords.has(part.noun as never) && isOfLimits(nounWords.get(part.noun as never))) return true;
  return Object.values(part).some(queriesTile);
}

function isOfLimits(word: { places: readonly PlaceName[] } | undefined): boolean {
  return !word?.places.includes('move');
}
