/** Everything a pack names, listed for programs. */
import type { Contents, NamedThing, Names, OptionInfo, PatternInfo } from '../core/index.ts';
import { dataAt, type Draft, listAt, namesIn, textAt, wordingAt } from './flatten/draft.ts';
import { namesAt } from './chapters/turn-moves-situation.ts';
import type { Option } from './flatten/option-values.ts';

/** The contents of a flattened pack whose options have these values; frozen, since results share their names. */
export function makeContents(draft: Draft, options: Readonly<Record<string, Option>>): Contents {
  const named = (chapter: string): NamedThing[] => namesIn(draft, chapter).map((id) => namedAt(draft, chapter, id));
  return frozen({
    patterns: named('patterns').map((thing) => patternOf(draft, thing)),
    groups: named('groups'),
    tallies: named('tallies'),
    limits: named('limits'),
    shapes: named('shapes'),
    options: named('options').flatMap((thing) => optionOf(draft, thing, options[thing.id]) ?? []),
    moves: named('moves'),
    endings: named('endings'),
    marks: named('marks'),
    counters: named('counters'),
    pots: named('pots'),
    lists: named('lists'),
    value: wordFor(draft, 'value') ?? wordFor(draft, 'points') ?? { en: 'points' },
  });
}

function namedAt(draft: Draft, chapter: string, id: string): NamedThing {
  const path = [chapter, id, 'name'];
  const isNamed = namesIn(draft, ...path).length > 0;
  return { id, name: isNamed ? { ...namesAt(draft, path) } : (wordFor(draft, id) ?? { en: id.replaceAll('_', ' ') }) };
}

/** What the chapter `names` calls something. */
function wordFor(draft: Draft, id: string): Names | undefined {
  return namesIn(draft, 'names', id).length > 0 ? { ...namesAt(draft, ['names', id]) } : undefined;
}

function patternOf(draft: Draft, { id, name }: NamedThing): PatternInfo {
  const group = textAt(draft, ['patterns', id, 'group']);
  const tallies = namesIn(draft, 'patterns', id, 'value');
  const value = tallies.map((tally) => {
    const written = dataAt(draft, ['patterns', id, 'value', tally]);
    return [tally, typeof written === 'number' ? written : String(written)] as const;
  });
  return { id, name, ...(group !== undefined && { group }), value: Object.fromEntries(value) };
}

function optionOf(draft: Draft, { id, name }: NamedThing, option: Option | undefined): OptionInfo | undefined {
  if (option === undefined) return undefined;
  const { type, value, range, sets } = option;
  const says = wordingAt(draft, ['options', id, 'says']) ?? '';
  const written = dataAt(draft, ['options', id, 'default']);
  const common = { id, name, says };
  if (type === 'number')
    return { ...common, type, default: Number(written), value: Number(value), ...(range && { range }) };
  if (type === 'yes/no') return { ...common, type, default: written === true, value: value === true };
  const choices = listAt(draft, ['options', id, 'values']).map(String);
  return { ...common, type, default: String(written), value: String(value), choices, ...(sets && { sets }) };
}

function frozen<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  for (const inner of Object.values(part)) frozen(inner);
  return Object.freeze(part);
}
