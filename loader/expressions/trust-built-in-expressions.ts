/**
 * Expressions of a built-in pack were checked when it was built in. They are right as well in every pack that extends it and has
 * the same names and places. There they are read only when somebody asks for what they say.
 */
import type { Naming, ReadExpression } from './compile.ts';
import { namesIn, type Path } from '../flatten/draft.ts';
import { usesOwnTiles } from '../chapters/step-names.ts';
import type { Examined, Rules } from '../flatten/flattened-pack.ts';
import { valueAt } from '../yaml/located-data.ts';
import { occasionsAt } from './expression-occasions.ts';

/** All names of a pack and what they can stand for, as text. Values of options are left out: they make no expression wrong. */
export function namesTold({ draft, scope }: Pick<Naming, 'draft' | 'scope'>): string {
  const { tiles, options, definitions, charts, observe: _, repairs: __, ...lists } = scope;
  return JSON.stringify({
    suits: tiles.suits.map(({ letter, ranks, runs }) => [letter, ranks, runs]),
    options: Object.entries(options).map(([name, { type, values }]) => [name, type, values]),
    definitions,
    charts: Object.keys(charts),
    ...lists,
    steps: namesIn(draft, 'score', 'steps'),
    // Their steps may ask what those of others may not.
    usesTiles: namesIn(draft, 'moves').filter((id) => usesOwnTiles(draft, id)),
  });
}

/** Lets expressions be that were examined, where the names are still the same. */
export function trust(naming: Naming, examined: Examined | undefined): void {
  naming.known = examined?.known;
  if (examined?.names !== namesTold(naming)) return;
  naming.isRight = (node, path) => examined.has(node, path, naming.draft);
}

/** What is right in every pack that differs in some places from one that loads, and in the same under other options. */
export function examinedIn({ root, removed }: Rules, [first]: readonly ReadExpression[]): Examined | undefined {
  const scope = first?.program.scope;
  const names = scope && namesTold({ draft: { root, removed, problems: [] }, scope });
  /** Words have a value on some occasions only, and these may be others when something else is. */
  const occasions = (path: Path, rules: Rules): string => String(occasionsAt({ ...rules, problems: [] }, path));
  const isAskedAlike = (path: Path, rules: Rules): boolean =>
    rules.root === root || occasions(path, rules) === occasions(path, { root, removed });
  const has: Examined['has'] = (node, path, rules) => valueAt(root, path) === node && isAskedAlike(path, rules);
  return names === undefined ? undefined : { has, names, isParent: false };
}
