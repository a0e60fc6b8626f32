/** `absorbs` of patterns and groups: what does not count beside them, always or under some options. */
import { complain, complainOfName, dataAt, namesIn, textAt, type Draft, type Path } from '../flatten/draft.ts';
import { knownBefore, programAt, type Naming } from '../expressions/compile.ts';
import { valueAt } from '../yaml/located-data.ts';

/** What a pattern or group absorbs under the options in force. */
export function absorbsOf(naming: Naming, chapter: 'patterns' | 'groups', id: string): string[] {
  const { draft } = naming;
  const path = [chapter, id, 'absorbs'];
  const list = valueAt(draft.root, path);
  const known = [...namesIn(draft, 'patterns'), ...namesIn(draft, 'groups')];
  const entries = list?.is === 'list' ? list.items.map((_, index) => [...path, index]) : [];
  return entries.flatMap((entry) => {
    const isConditional = valueAt(draft.root, entry)?.is === 'map';
    if (isConditional && complainOfMissing(draft, entry)) return [];
    const at = isConditional ? [...entry, 'pattern'] : entry;
    // What is wrong with a condition is told also where the name is wrong.
    const holds = !isConditional || isInForce(naming, [...entry, 'when']);
    const name = textAt(draft, at) ?? '';
    return absorbable(naming, chapter, id, name, at, known) && holds ? [name] : [];
  });
}

function complainOfMissing(draft: Draft, entry: Path): boolean {
  const key = ['pattern', 'when'].find((each) => dataAt(draft, [...entry, each]) === undefined);
  if (key === undefined) return false;
  const hint = 'Write `{ pattern: name, when: option }`, or the name alone.';
  complain(draft, 'missing-key', `What is absorbed has no \`${key}\`.`, entry, { hint });
  return true;
}

/** Patterns that a pack took out leave the lists they stood in. */
function absorbable(
  { draft }: Naming,
  chapter: 'patterns' | 'groups',
  id: string,
  name: string,
  path: Path,
  known: readonly string[],
): boolean {
  const isRemoved = draft.removed.has(`patterns.${name}`) || draft.removed.has(`groups.${name}`);
  if (isRemoved && !known.includes(name)) return false;
  if (name === id)
    complain(draft, 'absorbs-itself', `A ${chapter.slice(0, -1)} does not absorb itself.`, path, {
      hint: 'Take it out here.',
    });
  else if (!known.includes(name)) complainOfName(draft, 'unknown-pattern', 'pattern', name, known, path);
  else return true;
  return false;
}

/** Who absorbs whom is fixed before hands are judged, so a condition may ask for options alone. */
function isInForce(naming: Naming, path: Path): boolean {
  const { draft } = naming;
  if (typeof dataAt(draft, path) === 'boolean') return dataAt(draft, path) === true;
  const program = programAt(naming, path, 'pattern', ['yes/no']);
  const known = program && knownBefore(program);
  if (program !== undefined && known === undefined)
    complain(draft, 'absorbs-by-hand', 'Options alone decide what a pattern absorbs, no hand.', path, {
      hint: 'Say in `when` of the other pattern which hands do not have it, or make two patterns of this one.',
    });
  return known === true;
}
