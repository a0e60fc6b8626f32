/** Where the things of a pack are named: as keys, in lists, inside expressions. */
import { type Sourced, type SourcedScalar, within } from '../loader/index.ts';
import { CHAPTERS, type Chapter } from './name-giving-chapters.ts';
import { holdingAt, namesOf, type PackFiles, type PackText } from './pack-files.ts';
import { namesInSentence } from './cursor/names-in-expression.ts';
import { chapterOf, keySlotOf, slotOf } from './cursor/expected-content.ts';

/** A stretch of a file that names something, or may. */
export interface Mention {
  file: PackText;
  name: string;
  start: number;
  end: number;
  of: readonly Chapter[];
  /** It is the key of an entry. */
  entry: boolean;
  choiceOf?: string;
}

/** A thing of a pack. */
export interface Thing {
  chapter: Chapter;
  name: string;
  /** Of an option: the value that is spoken of. */
  choice?: string;
}

const found = new WeakMap<PackText, Mention[]>();

/** Everything in a file that may be the name of something, in order. */
export function mentionsIn(file: PackText): readonly Mention[] {
  let list = found.get(file);
  if (list === undefined) {
    list = file.root === undefined ? [] : mentionsOf(file, file.root, []);
    found.set(file, list);
  }
  return list;
}

/** What stands at an offset of a file, if it may name something. */
export function mentionAt(file: PackText, offset: number): Mention | undefined {
  return mentionsIn(file).find(({ start, end }) => start <= offset && offset <= end);
}

/** What a mention speaks of; undefined where the pack has no such thing. */
export function thingOf(pack: PackFiles, { of, name, choiceOf }: Mention): Thing | undefined {
  if (choiceOf !== undefined && isChoice(pack, choiceOf, name))
    return { chapter: 'options', name: choiceOf, choice: name };
  const chapter = of.find((each) => namesOf(pack, each).has(name));
  return chapter === undefined ? undefined : { chapter, name };
}

function isChoice(pack: PackFiles, option: string, name: string): boolean {
  const values = holdingAt(pack, ['options', option, 'values']);
  return values?.is === 'list' && values.items.some((item) => item.is === 'scalar' && item.value === name);
}

/** Every mention of a thing in the files of a pack, oldest file first. */
export function mentionsOfThing(pack: PackFiles, thing: Thing): Mention[] {
  return [...pack.files].reverse().flatMap((file) =>
    mentionsIn(file).filter((mention) => {
      if (mention.name !== (thing.choice ?? thing.name)) return false;
      const meant = thingOf(pack, mention);
      return meant?.chapter === thing.chapter && meant.name === thing.name && meant.choice === thing.choice;
    }),
  );
}

/** Where a thing is defined: the oldest entry of its name, the list of an option's values, or the first step that opens the window. */
export function definitionOf(pack: PackFiles, thing: Thing): Mention | undefined {
  const all = mentionsOfThing(pack, thing);
  return all.find(({ entry }) => entry) ?? all.find(({ of }) => thing.chapter === 'windows' && of[0] === 'windows');
}

function mentionsOf(file: PackText, node: Sourced, path: (string | number)[]): Mention[] {
  if (node.is === 'list') return node.items.flatMap((item, index) => mentionsOf(file, item, [...path, index]));
  if (node.is === 'scalar') return mentionsInValue(file, node, path);
  return [...node.entries].flatMap(([key, { key: spot, value }]) => {
    const here = [...path, key];
    const slot = keySlotOf(here);
    const { start, end } = unquoted(file, spot);
    const entry = chapterOf(here) !== undefined;
    const own = { file, name: key, start, end, entry };
    const named = slot?.is === 'name' ? [{ ...own, of: slot.of }] : [];
    const chosen = slot?.is === 'choice' ? [{ ...own, of: [], choiceOf: String(here[slot.option]) }] : [];
    return [...named, ...chosen, ...mentionsOf(file, value, here)];
  });
}

function unquoted(
  { source }: PackText,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const quoted = /^["']/.test(source.text.slice(start, end));
  return quoted ? { start: start + 1, end: end - 1 } : { start, end };
}

function mentionsInValue(file: PackText, node: SourcedScalar, path: readonly (string | number)[]): Mention[] {
  const slot = slotOf(path);
  if (slot === undefined || node.value === null) return [];
  const text = String(node.value);
  const at = (from: number, to: number): { start: number; end: number } => {
    const { start, end } = within(node, from, to);
    return { start, end };
  };
  if (slot.is === 'name') return [{ file, name: text, ...at(0, text.length), of: slot.of, entry: false }];
  if (slot.is === 'account') {
    const pot = /^pot\s+(?=\w)/.exec(text)?.[0].length;
    return pot === undefined
      ? []
      : [{ file, name: text.slice(pot), ...at(pot, text.length), of: ['pots'], entry: false }];
  }
  if (slot.is === 'choice') {
    const choiceOf = String(path[slot.option]);
    return [{ file, name: text, ...at(0, text.length), of: [], choiceOf, entry: slot.defines === true }];
  }
  if (slot.is !== 'expression') return [];
  return namesInSentence(text).map(({ name, start, end, ...more }) => ({
    file,
    name,
    ...at(start, end),
    ...more,
    entry: false,
  }));
}

/** The path of an entry. */
export function pathOf({ chapter, name }: Thing): string[] {
  return [...CHAPTERS[chapter], name];
}
