/** Checks words with a name of the pack behind them: `would score all_pairs`, `passed win`. */
import { listed, nearest } from '../suggest/nearest-word.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr } from '../syntax-tree.ts';
import { isAllowed, PLACES } from './vocabulary.ts';
import { namedWords } from '../words/index.ts';
import type { NamedWord } from '../words/word.ts';
import { type Context, tell } from './checking-context.ts';

/** The names that may follow. */
export function namesBehind({ names }: NamedWord, scope: Scope): readonly string[] {
  const lists = { pattern: scope.patterns, mark: scope.marks, move: scope.moves, list: scope.lists };
  return lists[names];
}

export function checkNamed(expr: Extract<Expr, { node: 'named' }>, at: Context): Expr {
  const word = namedWords.get(expr.word)!;
  const { name, span } = expr;
  if (!isAllowed(word.places, at.place)) {
    tell(at, 'wrong-place', `\`${word.name}\` has no meaning in ${PLACES[at.place]}.`, span, {
      hint: `It may be used in ${word.places.map((place) => PLACES[place]).join(', ')}.`,
    });
  }
  const known = namesBehind(word, at.scope);
  if (!known.includes(name)) {
    const meant = nearest(name, known);
    const there =
      known.length === 0 ? 'The pack has none.' : `There are ${listed(known, 12).replace(' or ', ' and ')}.`;
    // A pack has hundreds of patterns; naming a few of them helps nobody.
    const hint = meant ? `Did you mean \`${meant}\`?` : word.names === 'pattern' ? undefined : there;
    const where = { start: span.end - name.length, end: span.end };
    tell(at, `unknown-${word.names}`, `There is no ${word.names} \`${name}\`.`, where, {
      ...(hint && { hint }),
      ...(meant && { replacement: meant }),
    });
  }
  return { ...expr, type: word.type };
}
