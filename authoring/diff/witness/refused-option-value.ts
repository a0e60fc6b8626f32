/** What an option may be: shown by a value that only one of the packs takes. */
import type { Change } from '../changes/changes-by-meaning.ts';
import type { Data } from '../changes/rules-as-plain-data.ts';
import type { Witness } from './witness-types.ts';

/** A value that one pack takes and the other refuses; nothing where a change is about something else. */
export function choiceWitness(change: Change, names: readonly [string, string]): Witness | undefined {
  const [chapter, option, key] = change.path;
  if (chapter !== 'options' || (key !== 'range' && key !== 'values')) return undefined;
  const { before, after } = change;
  const value = [...edges(before), ...edges(after)].find(
    (each) => takes(before, each, key) !== takes(after, each, key),
  );
  if (value === undefined) return undefined;
  const says = (data: Data | undefined): string => (takes(data, value, key) ? 'taken' : 'refused');
  return {
    is: 'situation',
    shown: `${option}: ${String(value)}`,
    results: [
      { under: names[0], says: says(before) },
      { under: names[1], says: says(after) },
    ],
  };
}

function edges(data: Data | undefined): Data[] {
  return Array.isArray(data) ? data : [];
}

function takes(data: Data | undefined, value: Data, key: string): boolean {
  if (!Array.isArray(data)) return true;
  return key === 'values' ? data.includes(value) : Number(value) >= Number(data[0]) && Number(value) <= Number(data[1]);
}
