/**
 * What a limit says of a tile whichever it is: true or false where the tile does not matter, undefined where it does.
 *
 *     not ready or just drawn        ready: undefined        not ready: true
 */
import type { Query, Context } from '../../core/index.ts';
import { query } from './queries.ts';
import type { Program } from '../problem.ts';
import type { Expr, KindSet, PlaceName } from '../tree.ts';
import { factWords, kindsWords } from '../words/index.ts';

type Perhaps = (at: Context) => boolean | undefined;

/** The limit before any tile is looked at. */
export function queryWhichever(program: Program): Query<boolean | undefined> {
  return perhaps(program.tree, program);
}

function perhaps(expr: Expr, program: Program): Perhaps {
  const part = (inner: Expr): Perhaps => perhaps(inner, program);
  switch (expr.node) {
    case 'and':
      return joined(expr.of.map(part), false);
    case 'or':
      return joined(expr.of.map(part), true);
    case 'not': {
      const inner = part(expr.of);
      return (at) => opposite(inner(at));
    }
    case 'name':
      if (expr.meaning?.is === 'definition') return part(expr.meaning.body);
      if (isOfTile(expr)) return (expr.meaning?.is === 'word' && factWords.get(expr.meaning.id)?.ofAnyTile) || unknown;
      return query<boolean>({ ...program, tree: expr });
    case 'is':
      return expr.subject.node === 'name' && !isOfTile(expr.subject)
        ? query<boolean>({ ...program, tree: expr })
        : unknown;
    case 'boolean':
      return () => expr.value;
    default:
      return unknown;
  }
}

const unknown: Perhaps = () => undefined;

function opposite(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

/** `or` holds where one part does, `and` does not where one part does not; else all must be known. */
function joined(parts: readonly Perhaps[], ends: boolean): Perhaps {
  return (at) => {
    let all: boolean | undefined = !ends;
    for (const part of parts) {
      const value = part(at);
      if (value === ends) return ends;
      if (value === undefined) all = undefined;
    }
    return all;
  };
}

/** Words that only limits know speak of the tile. */
function isOfTile({ meaning }: Extract<Expr, { node: 'name' }>): boolean {
  return meaning?.is === 'word' && isOfLimits(factWords.get(meaning.id));
}

function isOfLimits(word: { places: readonly PlaceName[] } | undefined): boolean {
  return !(word?.places.includes('move') ?? false);
}

/** Whether an expression asks about the tile that a move uses. */
export function queriesTile(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const node = part as Expr | KindSet;
  if (node.node === 'name' && isOfTile(node)) return true;
  if (node.node === 'kindWord' && kindsWords.has(node.name) && isOfLimits(kindsWords.get(node.name))) return true;
  return Object.values(part).some(queriesTile);
}
