/**
 * Expressions of a built-in pack were checked when it was built in. What is right about an expression hangs on its text, on the
 * place where it stands and on what the names around it are: so it is right as well in every pack that extends the built-in
 * one and has the same names and places. There it is read only when somebody asks for what it says.
 */
import type { Naming } from './compile.ts';
import { namesIn } from '../flatten/draft.ts';
import { usesOwnTiles } from '../chapters/step-names.ts';
import type { Examined } from '../flatten/flattened-pack.ts';

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

/** Lets expressions of examined files be, where the names are still the same. */
export function trust(naming: Naming, examined: Examined | undefined): void {
  if (examined?.names !== namesTold(naming)) return;
  naming.isRight = ({ spot }) => examined.sources.has(spot.source);
}
