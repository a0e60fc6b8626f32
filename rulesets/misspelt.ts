/** Names that were meant to be others: where a key of the file or an inherited entry is misspelt, what follows from it is not told. */
import { nearest, problem, type Problem } from '../core/index.ts';
import { knownKeys, meantKey, packKeys, schemaAt, type MissingKey } from '../schemas/index.ts';
import { placeOf } from './source.ts';
import { keySpot, valueAt, type Sourced, type SourcedMap } from './sourced.ts';

/** What a file extends; also where `extends` is misspelt, so that only the slip is told and not what is missing then. */
export function parentOf(root: SourcedMap): Sourced | undefined {
  const said = valueAt(root, ['extends']);
  if (said !== undefined) return said;
  const chapters = knownKeys(schemaAt([], {})) ?? [];
  const slip = [...root.entries.keys()].find((key) => !packKeys().has(key) && meantKey(key, chapters) === 'extends');
  return slip === undefined ? undefined : valueAt(root, [slip]);
}

/** An entry that lacks much and is called nearly like an inherited one was to change that. */
export function meantToChange(
  root: SourcedMap,
  own: ReadonlySet<string>,
  lacking: readonly MissingKey[],
): Map<string, Problem> {
  const found = new Map<string, Problem>();
  for (const { path } of lacking) {
    const [chapter, name] = path.map(String);
    const entries = chapter === undefined ? undefined : valueAt(root, [chapter]);
    if (path.length !== 2 || entries?.is !== 'map' || found.has(path.join('.'))) continue;
    const inherited = [...entries.entries].filter(([, { key }]) => !own.has(key.source.name)).map(([each]) => each);
    const near = nearest(name!, inherited);
    const lacks = lacking.filter((other) => other.path.join('.') === path.join('.')).map((each) => each.lacks);
    if (inherited.length === 0 || inherited.includes(name!)) continue;
    if (near === undefined && !(lacks.length > 1 && lacks.includes('name'))) continue;
    const message = `There is no \`${name}\` to change, and a new one would lack ${quoted(lacks)}.`;
    const hint = near === undefined ? oneOf(inherited, lacks) : `Did you mean \`${near}\`?`;
    const more = { place: placeOf(keySpot(root, path)), hint, ...(near !== undefined && { replacement: near }) };
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
