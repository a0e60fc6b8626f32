/** Expressions that rules have read, for others in which their names mean the same. */
import { onceFor } from '../../core/index.ts';
import type { Program, Scope } from '../../dsl/index.ts';
import type { Examined, PackRuleset } from '../../loader/index.ts';

type Known = NonNullable<Examined['known']>;
/** The same for one set of names. */
type Lookup = (node: Parameters<Known>[0], path: Parameters<Known>[1]) => Program | undefined;

const NOTHING: Examined = { has: () => false, names: '', isParent: false };

/** What was examined, with what other rules have read; `there`: what was examined in those. */
export function knowing(examined = NOTHING, rules: PackRuleset, there = NOTHING): Examined {
  const knownBy = onceFor((scope: Scope) => knownTo(scope, rules));
  const known: Known = (node, path, draft, scope) =>
    there.has(node, path, draft) ? knownBy(scope)?.(node, path) : undefined;
  return { ...examined, known };
}

function knownTo(scope: Scope, { expressions }: PackRuleset): Lookup | undefined {
  const first = expressions[0]?.program.scope;
  if (first === undefined || structureOf(first) !== structureOf(scope)) return undefined;
  const others = otherNames(scope, first);
  const read = byPath(expressions);
  return (node, path) => {
    const found = read.get(path.join('.'));
    if (found === undefined || found.spot !== node.spot || others.has(String(path[1]))) return undefined;
    return others.size > 0 && wordsOf(node).some((word) => others.has(word)) ? undefined : found.program;
  };
}

/** Names that expressions count by their place in a list, and tiles, as text. */
const structureOf = onceFor(({ tiles, situation, lists }: Scope) => JSON.stringify([tiles, situation, lists]));

/** Lists of names that mean the same wherever they stand in them. */
const LISTS = [
  'tallies',
  'groups',
  'shapes',
  'marks',
  'counters',
  'pots',
  'patterns',
  'windows',
  'moves',
  'endings',
] as const;

/** Names of which one has none, or that stand for something else there, also through words. */
function otherNames(a: Scope, b: Scope): Set<string> {
  // Only this word counts shapes by their place.
  const found = new Set<string>(a.shapes.join() === b.shapes.join() ? [] : ['shape']);
  for (const list of LISTS)
    for (const name of new Set([...a[list], ...b[list]]))
      if (a[list].includes(name) !== b[list].includes(name)) found.add(name);
  for (const table of ['options', 'definitions', 'charts'] as const)
    for (const name of Object.keys({ ...a[table], ...b[table] }))
      if (a[table][name] !== b[table][name] && JSON.stringify(a[table][name]) !== JSON.stringify(b[table][name]))
        found.add(name);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [name, text] of Object.entries({ ...a.definitions, ...b.definitions }))
      if (!found.has(name) && mentions(text, found)) found.add(name);
  }
  return found;
}

function mentions(text: string, names: ReadonlySet<string>): boolean {
  return names.size > 0 && (text.match(/\w+/g) ?? []).some((word) => names.has(word));
}

const wordsOf = onceFor(({ value }: Parameters<Known>[0]) => String(value).match(/\w+/g) ?? []);

interface Read {
  spot: unknown;
  program: Program;
}

const byPath = onceFor(
  (expressions: PackRuleset['expressions']): ReadonlyMap<string, Read> =>
    new Map(expressions.map(({ path, ...read }) => [path.join('.'), read])),
);
