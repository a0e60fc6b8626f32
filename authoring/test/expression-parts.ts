/** Walking the expressions of a pack, each part with its place in the file. */
import { asDefined, type Expr, type Span } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';

/** A part of an expression, and the path of the text it stands in. */
export interface Part {
  path: readonly (string | number)[];
  expr: Expr;
  /** The same part with its spans in that text: where a definition is used, there is a copy of it. */
  written: Expr;
}

/** Every part of every expression, definitions at the path of their word; the same part may come several times. */
export function partsOf(rules: PackRuleset): Part[] {
  return rules.expressions.flatMap(({ path, program }) => partsIn(path, program.tree));
}

/** The parts of one expression. */
export function partsIn(path: Part['path'], tree: Expr): Part[] {
  const found: Part[] = [];
  const visit = (part: unknown, at: Part['path']): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const each of part) visit(each, at);
      return;
    }
    if ('node' in part && 'span' in part && 'type' in part)
      found.push({ path: at, expr: part as Expr, written: asDefined(part as Expr) });
    const meaning = 'meaning' in part ? (part.meaning as { is: string; name: string; body?: unknown }) : undefined;
    if (meaning?.is === 'definition') return visit(meaning.body, ['words', meaning.name]);
    for (const value of Object.values(part)) visit(value, at);
  };
  visit(tree, path);
  return found;
}

/** What names a part: two parts of the same name are the same text. */
export function partKey(path: Part['path'], { start, end }: Span): string {
  return `${path.join('.')} ${start}-${end}`;
}
