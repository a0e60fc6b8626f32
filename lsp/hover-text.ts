/** What the editor tells of words, things and keys: the sentence that the reference and the pack have for them, in Markdown. */
import { PLACES, type Word } from '../dsl/index.ts';
import { plain, type Sourced, valueAt } from '../loader/index.ts';
import { type Path, schemaAt } from '../schemas/index.ts';
import { ONE } from './name-giving-chapters.ts';
import { pathOf, type Thing } from './name-mentions.ts';
import { holdingAt, type PackFiles, textAt } from './pack-files.ts';
import { drawn } from './tile-glyphs.ts';

const KINDS: Record<Word['is'], string> = {
  fact: 'a fact',
  named: 'a fact followed by a name',
  kinds: 'a set of kinds',
  it: 'a property',
  noun: 'a noun',
  adjective: 'comes before a noun',
  function: 'a function',
};

/** A word of the language. */
export function tellWord(word: Word): string {
  const { name, is, says, example, hand, places } = word;
  const type = is === 'fact' || is === 'named' ? word.type : KINDS[is];
  const lines = [`**${name}** · ${type}`, says, code(example)];
  if (hand !== undefined) lines.push(`True of ${tilesText(hand)}`);
  lines.push(`May be used in ${places.map((place) => PLACES[place]).join(', ')}.`);
  return lines.join('\n\n');
}

/** A pattern, option, word ... of the pack. */
export function tellThing(pack: PackFiles, thing: Thing): string {
  const { chapter, name, choice } = thing;
  const what = choice === undefined ? ONE[chapter] : `a choice of the option \`${name}\``;
  const lines = [`**${choice ?? name}** · ${what}${peopleCall(pack, thing)}`];
  if (chapter === 'patterns') lines.push(...tellPattern(pack, name));
  else if (chapter === 'options') lines.push(...tellOption(pack, name));
  else lines.push(...tellOther(pack, thing));
  const path = [...pathOf(thing), 'note'];
  const note = textAt(pack, path) ?? textAt(pack, [...path, 'en']);
  if (note !== undefined) lines.push(note);
  return lines.join('\n\n');
}

/** One line about a thing, for lists. */
export function shortly(pack: PackFiles, thing: Thing): string {
  const path = pathOf(thing);
  const value = holdingAt(pack, path);
  if (value?.is === 'scalar') return String(value.value);
  if (thing.chapter === 'patterns')
    return [nameAt(pack, path), valueText(pack, thing.name)].filter(Boolean).join(' · ');
  return textAt(pack, [...path, 'says']) ?? nameAt(pack, path) ?? textAt(pack, [...path, 'is']) ?? '';
}

/** A key of the pack format, or undefined where any name may stand. */
export function tellKey(path: Path, data: unknown): string | undefined {
  const description = schemaAt(path, data)?.description;
  if (typeof description !== 'string') return undefined;
  const owner = schemaAt(path.slice(0, -1), data);
  const needed = ((owner?.['x-required'] as string[] | undefined) ?? []).includes(String(path.at(-1)));
  return [`**${String(path.at(-1))}**${needed ? ' · a whole pack says it' : ''}`, description, choicesText(path, data)]
    .filter((line) => line !== '')
    .join('\n\n');
}

/** Tiles in notation and as signs. */
export function tilesText(text: string): string {
  const [hand = '', ...how] = text.split(',');
  const signs = drawn(hand);
  return [code(hand), ...(signs === undefined ? [] : [signs]), ...how.map((each) => each.trim())].join(' · ');
}

function choicesText(path: Path, data: unknown): string {
  const values = (schemaAt(path, data)?.enum as unknown[] | undefined) ?? [];
  return values.length === 0 ? '' : `One of ${values.map((value) => code(String(value))).join(', ')}.`;
}

function peopleCall(pack: PackFiles, thing: Thing): string {
  const { names, also } = otherNames(pack, thing);
  const others = also.length === 0 ? '' : ` (also ${also.join(', ')})`;
  return names.length + also.length === 0 ? '' : ` · ${names.join(' ')}${others}`;
}

/** What people call a thing: its names in every language, and what the pack lists besides. */
export function otherNames(pack: PackFiles, thing: Thing): { names: string[]; also: string[] } {
  if (thing.choice !== undefined) return { names: [], also: [] };
  const path = pathOf(thing);
  const languages = new Set(
    pack.files.flatMap(({ root }) => {
      const names = valueAt(root, [...path, 'name']);
      return names?.is === 'map' ? [...names.entries.keys()] : [];
    }),
  );
  const names = [...languages].flatMap((language) => textAt(pack, [...path, 'name', language]) ?? []);
  return { names: [...new Set(names)], also: listAt(pack, [...path, 'also']) };
}

function nameAt(pack: PackFiles, path: readonly string[]): string | undefined {
  return textAt(pack, [...path, 'name', 'en']);
}

function tellPattern(pack: PackFiles, name: string): string[] {
  const at = (key: string): string | undefined => textAt(pack, ['patterns', name, key]);
  const group = at('group');
  const head = [valueText(pack, name), ...(group === undefined ? [] : [`group ${code(group)}`])].filter(Boolean);
  const when = at('when');
  const absorbs = listAt(pack, ['patterns', name, 'absorbs']);
  const hand = firstHand(holdingAt(pack, ['patterns', name, 'examples']));
  return [
    head.join(' · '),
    ...(when === undefined ? [] : [fenced(when)]),
    ...(absorbs.length === 0 ? [] : [`absorbs ${absorbs.map(code).join(', ')}`]),
    ...(hand === undefined ? [] : [`Example: ${tilesText(hand)}`]),
  ].filter(Boolean);
}

function valueText(pack: PackFiles, name: string): string {
  const value = holdingAt(pack, ['patterns', name, 'value']);
  if (value?.is !== 'map') return '';
  const parts = [...value.entries.keys()].flatMap((tally) => {
    const amount = textAt(pack, ['patterns', name, 'value', tally]);
    return amount === undefined ? [] : [`${amount} ${tally}`];
  });
  return parts.join(', ');
}

function listAt(pack: PackFiles, path: readonly string[]): string[] {
  const list = holdingAt(pack, path);
  return list?.is === 'list' ? list.items.map((item) => String(plain(valueAt(item, ['pattern']) ?? item))) : [];
}

/** The first hand that has the pattern. */
function firstHand(examples: Sourced | undefined): string | undefined {
  if (examples?.is !== 'list') return undefined;
  for (const example of examples.items) {
    const hand = example.is === 'scalar' ? example : valueAt(example, ['hand']);
    if (hand?.is === 'scalar' && hand.value !== null) return String(hand.value);
  }
  return undefined;
}

function tellOption(pack: PackFiles, name: string): string[] {
  const at = (key: string): string | undefined => textAt(pack, ['options', name, key]);
  const chosen = pack.files.flatMap(({ root }) => {
    const value = valueAt(root, ['options', name]);
    const given = value?.is === 'scalar' ? value : valueAt(value, ['default']);
    return given?.is === 'scalar' && given.value !== null ? [String(given.value)] : [];
  });
  const values = listAt(pack, ['options', name, 'values']);
  const range = listAt(pack, ['options', name, 'range']);
  const may = values.length > 0 ? `one of ${values.map(code).join(', ')}` : range.length > 0 ? range.join(' to ') : '';
  return [
    at('says') ?? '',
    [at('type'), may, chosen[0] === undefined ? '' : `${code(chosen[0])} if nobody chooses`]
      .filter(Boolean)
      .join(' · '),
    ...setByValues(pack, name),
  ].filter(Boolean);
}

/** A line for each value that sets other options. */
function setByValues(pack: PackFiles, name: string): string[] {
  const sets = holdingAt(pack, ['options', name, 'sets']);
  if (sets?.is !== 'map') return [];
  return [...sets.entries].map(([value, entry]) => {
    const set = Object.entries(plain(entry.value) ?? {}).map(([other, to]) => code(`${other}: ${String(to)}`));
    return `${code(value)} sets ${set.join(', ')}`;
  });
}

function tellOther(pack: PackFiles, thing: Thing): string[] {
  const path = pathOf(thing);
  const value = holdingAt(pack, path);
  if (value?.is === 'scalar') {
    const text = String(value.value);
    const signs = drawn(text);
    return [fenced(text), ...(signs === undefined ? [] : [signs])];
  }
  const texts = ['says', 'is', 'when', 'counts'].flatMap((key) => {
    const text = textAt(pack, [...path, key]);
    return text === undefined ? [] : [key === 'says' ? text : `${key}: ${code(text)}`];
  });
  return texts;
}

function code(text: string): string {
  return text.includes('`') ? text : `\`${text.replace(/\s+/g, ' ').trim()}\``;
}

function fenced(text: string): string {
  return `\`\`\`\n${text.trim()}\n\`\`\``;
}
