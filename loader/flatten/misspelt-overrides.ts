/** Names that were meant to be others: where an inherited entry is misspelt, what follows from it is not told. */
import { problem, type Problem } from '../../core/index.ts';
import { meantBy } from '../../dsl/index.ts';
import type { MissingKey } from '../../schemas/index.ts';
import { otherNamesOf } from './other-names.ts';
import { placeOf } from '../read/source-text.ts';
import { keySpot, valueAt, type SourcedMap } from '../yaml/located-data.ts';

/** An entry that lacks much and is called nearly like an inherited one was to change that. */
export function meantToChange(
  root: SourcedMap,
  own: ReadonlySet<string>,
  lacking: readonly MissingKey[],
): Map<string, Problem> {
  const found = new Map<string, Problem>();
  const lacksAt = new Map<string, string[]>();
  for (const { path, lacks } of lacking) lacksAt.set(path.join('.'), [...(lacksAt.get(path.join('.')) ?? []), lacks]);
  const inheritedIn = new Map<SourcedMap, string[]>();
  for (const { path } of lacking) {
    const [chapter, name] = path.map(String);
    const entries = chapter === undefined ? undefined : valueAt(root, [chapter]);
    if (path.length !== 2 || entries?.is !== 'map' || found.has(path.join('.'))) continue;
    const inherited =
      inheritedIn.get(entries) ??
      [...entries.entries].flatMap(([each, { key }]) => (own.has(key.source.name) ? [] : [each]));
    inheritedIn.set(entries, inherited);
    const meant = meantBy(name!, inherited, otherNamesOf([entries]));
    const lacks = lacksAt.get(path.join('.'))!;
    if (inherited.length === 0 || inherited.includes(name!)) continue;
    // With a condition of its own, it is a new one.
    const isMeantNew = valueAt(entries, [name!, 'when']) !== undefined;
    if (meant === undefined && (isMeantNew || !(lacks.length > 1 && lacks.includes('name')))) continue;
    const message = `There is no \`${name}\` to change, and a new one would lack ${quoted(lacks)}.`;
    const more = { place: placeOf(keySpot(root, path)), ...(meant ?? { hint: oneOf(inherited, lacks) }) };
    found.set(path.join('.'), problem('changes-nothing', message, more));
  }
  return found;
}

const MOST_LISTED = 40;

function oneOf(inherited: readonly string[], lacks: readonly string[]): string {
  const more = inherited.length > MOST_LISTED ? ' ...' : '';
  const listed = inherited.slice(0, MOST_LISTED).join(', ');
  return `To change one, write its name: ${listed}${more}. To add one, say ${quoted(lacks)} too.`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
