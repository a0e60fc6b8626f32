/** A form instead of YAML: what a pack may choose, and the text that says what was chosen. */
import type { Names, OptionValue } from 'tilewright/core';
import { changePack } from 'tilewright/authoring/format';
import { patternSentences } from 'tilewright/book';
import {
  type Flattened,
  flatParent,
  load,
  loadFlat,
  loadParent,
  type LoadSettings,
  makeSource,
  type PackRuleset,
  parseYaml,
  plain,
  valueAt as sourced,
} from 'tilewright/loader';
import type { Project } from '../page/project.ts';
import { builtIn } from './built-in-packs.ts';
import { printed, settingsOf } from './project-files.ts';

/** Keys from the top of the file to what a field changes. */
export type FieldPath = readonly string[];
export type FieldValue = OptionValue;

/** One thing to choose. */
export interface Field {
  path: FieldPath;
  name: string;
  says: string;
  /** Whether the file says something of it, other than the pack it extends. */
  isChanged: boolean;
}

export interface OptionField extends Field {
  type: 'number' | 'yes/no' | 'choice';
  value: FieldValue;
  /** What the pack has that this one extends; undefined where it does not have the option. */
  parents?: FieldValue;
  range?: readonly [number, number];
  values?: readonly string[];
}

/** A number that a pattern or limit is worth, or how it is reckoned. */
export interface WorthField extends Field {
  value: number | string;
  parents?: number | string;
}

/** A pattern or limit; one that is taken out counts no more. */
export interface EntryField extends Field {
  isOut: boolean;
  /** What a file has not defined itself can be taken out and put back. */
  isInherited: boolean;
  /** Other names, for searches. */
  also: readonly string[];
  worth: readonly WorthField[];
}

export interface ChooseForm {
  name: string;
  parent?: string;
  options: readonly OptionField[];
  groups: readonly { name: string; patterns: readonly EntryField[] }[];
  limits: readonly EntryField[];
  /** Why the pack does not load as it stands. */
  said?: string;
}

export type ChooseAnswer = { ok: true; form: ChooseForm } | { ok: false; said: string };

/** What a form is made from. */
interface Making {
  language: string;
  /** What the file itself says. */
  own: unknown;
  rules: PackRuleset | undefined;
  parent: PackRuleset | undefined;
  /** The rules that the form shows: those of the pack, or of its parent while it does not load. */
  base: PackRuleset;
  sentences: Readonly<Record<string, string>>;
}

/** The form of a project as it stands. */
export async function chooseForm(project: Project, language: string): Promise<ChooseAnswer> {
  const settings = await settingsOf(project);
  const { entry } = project;
  const own = ownOf(project);
  const loaded = load(entry, settings);
  const above = parentOf(project, settings, own);
  const said = loaded.ok ? undefined : printed(loaded.problems, loaded.texts);
  const rules = loaded.ok ? loaded.value : undefined;
  const parent = above?.rules;
  const base = rules ?? parent;
  if (base === undefined || own === undefined) return { ok: false, said: said ?? '' };
  const flat = loadFlat(entry, settings);
  const told = rules && flat.ok ? patternSentences(rules, flat.value, language) : {};
  const sentences = { ...(above && sentencesOf(above, language)), ...told };
  const form = formOf({ language, own, rules, parent, base, sentences });
  return { ok: true, form: { ...form, ...(said !== undefined && { said }) } };
}

/** The pack that a project extends, with what its patterns are by language. */
interface Above {
  named: string;
  rules: PackRuleset;
  flat: Flattened;
  sentences: Record<string, Readonly<Record<string, string>>>;
}

let known: Above | undefined;

/** A built-in parent is the same at every change. */
function parentOf({ entry }: Project, settings: LoadSettings, own: unknown): Above | undefined {
  const named = String(valueAt(own, ['extends']));
  if (known?.named === named) return known;
  const [rules, flat] = [loadParent(entry, settings), flatParent(entry, settings)];
  if (rules === undefined || flat === undefined) return undefined;
  const made = { named, rules, flat, sentences: {} };
  if (builtIn.includes(named.replace(/@.*$/, ''))) known = made;
  return made;
}

function sentencesOf({ rules, flat, sentences }: Above, language: string): Readonly<Record<string, string>> {
  return (sentences[language] ??= patternSentences(rules, flat, language));
}

/** The file that a change is written to, as it is then; or why it cannot be. */
export type Changed = { ok: true; file: string; text: string } | { ok: false; said: string };

/** Changes a field; undefined as its value is the parent's, and so is one that is the same as the parent's. */
export async function chooseValue(
  project: Project,
  path: FieldPath,
  value: FieldValue | null | undefined,
): Promise<Changed> {
  const settings = await settingsOf(project);
  const parent = parentOf(project, settings, ownOf(project))?.rules;
  const { file, at } = placeOf(project, settings, path);
  const text = project.files[file] ?? '';
  const change = (to: unknown): ReturnType<typeof changePack> => changePack(text, [{ path: at, value: to }], file);
  const isParents = value !== undefined && value !== null && parentsValue(parent, path) === value;
  const without = isParents ? change(undefined) : undefined;
  const isEnough = without?.ok === true && (await hasValue(project, file, without.value, path, value));
  const changed = isEnough ? without : change(value);
  return changed.ok
    ? { ok: true, file, text: changed.value }
    : { ok: false, said: printed(changed.problems, { [file]: text }) };
}

/** Where a field stands: in the file of the project that says it, and an option that a file declares as its default; else in the pack. */
function placeOf({ entry, files }: Project, settings: LoadSettings, path: FieldPath): { file: string; at: FieldPath } {
  const flat = loadFlat(entry, settings);
  const isOption = path[0] === 'options';
  const stands = flat.ok ? sourced(flat.value.root, isOption ? [...path, 'type'] : path) : undefined;
  const file = stands?.spot.source.name;
  if (file === undefined || !Object.hasOwn(files, file)) return { file: entry, at: path };
  return { file, at: isOption ? [...path, 'default'] : path };
}

/** Whether a text comes to a value without saying it: a choice may set other options. Of one that does not load nobody can tell. */
async function hasValue(
  { entry, files }: Project,
  file: string,
  text: string,
  path: FieldPath,
  value: unknown,
): Promise<boolean> {
  const loaded = load(entry, await settingsOf({ entry, files: { ...files, [file]: text } }));
  return !loaded.ok || parentsValue(loaded.value, path) === value;
}

/** The value that rules have at the path of a field. */
function parentsValue(rules: PackRuleset | undefined, path: FieldPath): unknown {
  const [chapter, id] = path;
  if (rules === undefined) return undefined;
  return chapter === 'options' ? rules.options[id!] : valueAt(rules.pack, path);
}

function ownOf({ entry, files }: Project): unknown {
  const { root } = parseYaml(makeSource(entry, files[entry] ?? ''));
  return root === undefined ? undefined : plain(root);
}

/** What stands at a path of data. */
function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    data,
  );
}

function formOf(making: Making): ChooseForm {
  const { own, language } = making;
  const parent = valueAt(own, ['extends']);
  return {
    name: inLanguage(valueAt(own, ['name']) as Names | undefined, language) ?? '',
    ...(typeof parent === 'string' && { parent: parent.replace(/@.*$/, '') }),
    options: optionFields(making),
    groups: groupsOf(making),
    limits: idsOf(making, 'limits').map((id) => entryField(making, 'limits', id)),
  };
}

function optionFields({ base, parent, own, language }: Making): OptionField[] {
  return Object.entries(base.pack.options).map(([id, { type, name, says, range, values }]) => {
    const path = ['options', id];
    const written = valueAt(own, path);
    const parents = parent?.options[id];
    return {
      path,
      name: sentenceCase(inLanguage(name, language) ?? humanised(id)),
      says: inLanguage(says, language) ?? '',
      type,
      value: isValue(written) ? written : base.options[id]!,
      isChanged: parents !== undefined && written !== undefined,
      ...(parents !== undefined && { parents }),
      ...(range && { range: [range[0]!, range[1]!] as const }),
      ...(values && { values }),
    };
  });
}

function isValue(value: unknown): value is FieldValue {
  return ['number', 'boolean', 'string'].includes(typeof value);
}

type Chapter = 'patterns' | 'limits';

/** Ids of the parent first: those that were taken out are among them. */
function idsOf({ base, parent }: Making, chapter: Chapter): string[] {
  return [...new Set([parent, base].flatMap((rules) => Object.keys(rules?.pack[chapter] ?? {})))];
}

function groupsOf(making: Making): ChooseForm['groups'] {
  const { base, parent, language } = making;
  const groups = { ...parent?.pack.groups, ...base.pack.groups };
  const ids = idsOf(making, 'patterns');
  const groupOf = (id: string): string | undefined => (base.pack.patterns[id] ?? parent?.pack.patterns[id])?.group;
  return Object.entries(groups).flatMap(([group, { name }]) => {
    const inside = ids.filter((id) => groupOf(id) === group).map((id) => entryField(making, 'patterns', id));
    const patterns = inside.filter(({ worth }) => worth.length > 0);
    return patterns.length === 0 ? [] : [{ name: inLanguage(name, language) ?? humanised(group), patterns }];
  });
}

function entryField(making: Making, chapter: Chapter, id: string): EntryField {
  const { base, parent, own, language, sentences } = making;
  const path = [chapter, id];
  const entry = base.pack[chapter]?.[id] ?? parent?.pack[chapter]?.[id];
  const worth = worthOf(making, chapter, id);
  const isOut = valueAt(own, path) === null;
  return {
    path,
    name: inLanguage(entry?.name, language) ?? humanised(id),
    says: (chapter === 'patterns' ? sentences[id] : undefined) ?? '',
    also: [id, ...Object.values(entry?.name ?? {}), ...base.also(chapter, id)],
    isOut,
    isInherited: parent?.pack[chapter]?.[id] !== undefined,
    isChanged: isOut || worth.some(({ isChanged }) => isChanged),
    worth,
  };
}

/** What an entry is worth: of a pattern a number a tally that players know, of a limit one, if any. */
function worthOf(making: Making, chapter: Chapter, id: string): WorthField[] {
  const { base, parent, own, language } = making;
  const { tallies } = base.pack;
  const entryOf = (rules: PackRuleset | undefined): unknown => rules?.pack[chapter]?.[id];
  const given = valueAt(entryOf(base) ?? entryOf(parent), ['value']);
  if (given === undefined) return [];
  const parts = chapter === 'patterns' ? Object.keys(given as object) : [undefined];
  return parts.flatMap((tally): WorthField[] => {
    if (tally !== undefined && tallies[tally]?.internal === true) return [];
    const below = ['value', ...(tally === undefined ? [] : [tally])];
    const path = [chapter, id, ...below];
    const written = valueAt(own, path);
    const parents = valueAt(entryOf(parent), below);
    const value = isValue(written) ? written : valueAt(entryOf(base) ?? entryOf(parent), below);
    return [
      {
        path,
        name: tally === undefined ? '' : (inLanguage(tallies[tally]?.name, language) ?? humanised(tally)),
        says: '',
        value: value as number | string,
        isChanged: written !== undefined && parents !== undefined,
        ...(parents !== undefined && { parents: parents as number | string }),
      },
    ];
  });
}

function inLanguage(names: Names | string | undefined, language: string): string | undefined {
  return typeof names === 'string' ? names : (names?.[language] ?? names?.en);
}

function humanised(id: string): string {
  return sentenceCase(id.replaceAll('_', ' '));
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
