/** Walking the expressions of a pack, each part with its place in the file. */
import type { Expr, Span } from '../dsl/index.ts';
import type { PackRuleset } from '../rulesets/index.ts';

/** A part of an expression: the path of the text it stands in, as `score.value`, and the path as a list. */
export interface Part {
  path: readonly (string | number)[];
  expr: Expr;
}

/** Every part of every expression, definitions at the path of their word; the same part may come several times. */
export function partsOf(rules: PackRuleset): Part[] {
  return rules.expressions.flatMap(({ path, program }) => within(path, program.tree));
}

function within(path: Part['path'], tree: Expr): Part[] {
  const found: Part[] = [];
  const visit = (part: unknown, at: Part['path']): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const each of part) visit(each, at);
      return;
    }
    if ('node' in part && 'span' in part && 'type' in part) found.push({ path: at, expr: part as Expr });
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
