/**
 * What the engine offers to rules of the table, and which built-in packs use it: steps, words, keys of chapters. What one pack
 * uses alone, or none, has its reason in reasons.yaml, a step in its own file; a reason too many or too few is an error.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type StepName, steps as stepForms } from '../core/index.ts';
import type { Program } from '../dsl/index.ts';
import { words } from '../dsl/words/index.ts';
import { load, packs, type PackRuleset } from '../loader/index.ts';
import type { Schema } from './pack-format-page.ts';
import { table } from './markdown-table.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Something a pack may use: its name, what it says, and who uses it. */
interface Offer {
  name: string;
  says: string;
  usedBy: string[];
}

interface Used {
  id: string;
  pack: Json;
  programs: readonly Program[];
}

/** Why something is there that hardly any pack uses, by kind and name. */
export type Reasons = Record<'steps' | 'words' | 'keys', Record<string, string>>;

const AT_THE_TABLE = ['move', 'limit', 'setup', 'payment', 'sequence'];

/** Chapters about play, with the definition of what stands in them; of those that list entries, the entry. */
const CHAPTERS: Record<string, { definition: string; entries: boolean }> = {
  seats: { definition: 'seats', entries: false },
  wall: { definition: 'wall', entries: false },
  deal: { definition: 'deal', entries: false },
  bonus: { definition: 'bonus', entries: false },
  phases: { definition: 'phase', entries: true },
  marks: { definition: 'mark', entries: true },
  counters: { definition: 'counter', entries: true },
  lists: { definition: 'list', entries: true },
  turn: { definition: 'turn', entries: false },
  moves: { definition: 'move', entries: true },
  windows: { definition: 'window', entries: true },
  endings: { definition: 'ending', entries: true },
  sequence: { definition: 'sequence', entries: false },
};
/** What entries say of themselves, and what belongs to no rule. */
const ABOUT = ['source', 'status', 'note', 'text', 'name', 'also', 'says'];

/** The page, or an error that names what has no reason, or one it does not need. */
export function effectsPage(schema: Schema): string {
  const used = packs().map(({ id }): Used => usedIn(id));
  const written = parse(readFileSync(new URL('./reasons.yaml', import.meta.url), 'utf8')) as Omit<Reasons, 'steps'>;
  const reasons = { ...written, steps: reasonsOfSteps() };
  const offers = { steps: steps(schema, used), words: predicates(used), keys: keys(schema, used) };
  checkReasons(offers, reasons);
  return [
    '## Steps',
    offersTable('step', offers.steps, reasons.steps),
    '## Words about the table',
    offersTable('word', offers.words, reasons.words),
    '## Keys',
    offersTable('key', offers.keys, reasons.keys),
  ].join('\n\n');
}

/** Those that steps and their keys say themselves. */
function reasonsOfSteps(): Record<string, string> {
  const all = Object.entries(stepForms).flatMap(([name, { why, keys }]) => [
    { key: name, why },
    ...Object.values(keys),
  ]);
  return Object.fromEntries(all.flatMap(({ key, why }) => (why === undefined ? [] : [[key, why]])));
}

function usedIn(id: string): Used {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(`${id} does not load: ${loaded.problems[0]?.message}`);
  const { pack, expressions }: PackRuleset = loaded.value;
  return { id, pack: pack as Json, programs: expressions.map(({ program }) => program) };
}

/** Of every kind, what needs a reason: used by one pack, or by none. */
export function checkReasons(offers: Record<keyof Reasons, readonly Offer[]>, reasons: Reasons): void {
  const wrong = (Object.keys(offers) as (keyof Reasons)[]).flatMap((kind) => {
    const given = Object.keys(reasons[kind] ?? {});
    const rare = offers[kind].filter(({ usedBy }) => usedBy.length < 2).map(({ name }) => name);
    return [
      ...rare.filter((name) => !given.includes(name)).map((name) => `${kind}: \`${name}\` needs a reason`),
      ...given.filter((name) => !rare.includes(name)).map((name) => `${kind}: \`${name}\` needs no reason`),
    ];
  });
  if (wrong.length > 0) throw new Error(`docs/reasons.yaml, and \`why\` in core/play/steps/:\n${wrong.join('\n')}`);
}

function offersTable(what: string, offers: readonly Offer[], reasons: Record<string, string> = {}): string {
  const rows = offers.map(({ name, says, usedBy }) => [
    `\`${name}\``,
    says,
    usedBy.length === 0 ? 'none' : usedBy.join(', '),
    reasons[name] ?? '',
  ]);
  return table([what, 'says', 'packs', 'why, where hardly any pack uses it'], rows);
}

/** Every step, and what can be said with it. */
function steps(schema: Schema, used: readonly Used[]): Offer[] {
  const step = schema.definitions!.step!;
  const bare = step.properties!.do!.enum!;
  const says = (name: string): string => step.properties?.[name]?.description ?? stepForms[name as StepName].says;
  const named = Object.keys(step.properties!).filter((name) => name !== 'do');
  const inPack = used.map(({ id, pack }) => ({ id, found: stepsIn(pack) }));
  return [...bare, ...named].map((name) => ({
    name,
    says: says(name),
    usedBy: inPack.filter(({ found }) => found.has(name)).map(({ id }) => id),
  }));
}

/** Wherever steps may stand. */
const STEP_LISTS = ['steps', 'begins', 'opens', 'passed', 'stands', 'each_seat', 'shown', 'if_false'];

function stepsIn(part: Json, key = ''): Set<string> {
  if (typeof part !== 'object' || part === null) return new Set();
  const below = Object.entries(part).flatMap(([name, value]) => [...stepsIn(value, name)]);
  const own = STEP_LISTS.includes(key) && Array.isArray(part) ? part.flatMap(namesOfStep) : [];
  return new Set([...below, ...own]);
}

function namesOfStep(step: Json): string[] {
  if (typeof step === 'string') return [step];
  if (typeof step !== 'object' || step === null || Array.isArray(step)) return [];
  return [...Object.keys(step).filter((name) => name !== 'do'), ...(typeof step.do === 'string' ? [step.do] : [])];
}

/** Every word that may be asked of the table; one name may stand for a thing and for its kind. */
function predicates(used: readonly Used[]): Offer[] {
  const wordsOf = (programs: readonly Program[]): Set<string> =>
    new Set(programs.flatMap(({ tree }) => [...wordsIn(tree)]));
  const inPack = used.map(({ id, programs }) => ({
    id,
    anywhere: wordsOf(programs),
    atTable: wordsOf(programs.filter(({ place }) => AT_THE_TABLE.includes(place))),
  }));
  const here = words.filter(
    ({ is, places }) => is !== 'function' && places.some((each) => AT_THE_TABLE.includes(each)),
  );
  const names = [...new Set(here.map(({ name }) => name))];
  return names.map((name) => {
    // What is said of finished hands as well is there for them.
    const ofHands = here.some((word) => word.name === name && word.places.includes('pattern'));
    const usedBy = inPack.filter(({ anywhere, atTable }) => (ofHands ? anywhere : atTable).has(name));
    return { name, says: here.find((word) => word.name === name)!.says, usedBy: usedBy.map(({ id }) => id) };
  });
}

/** Keys of a tree that hold the name of a word. */
const NAMING = ['id', 'word', 'noun', 'adjective', 'name'];

/** The words of an expression, those of the definitions it uses included. */
function wordsIn(part: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) if (typeof each === 'string') found.add(each);
    }
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string' && NAMING.includes(key)) found.add(value);
      else visit(value);
    }
  };
  visit(part);
  return found;
}

/** `moves.allows`, `wall.reserve` ...: every key of the chapters about play. */
function keys(schema: Schema, used: readonly Used[]): Offer[] {
  return Object.entries(CHAPTERS).flatMap(([chapter, { definition, entries }]) => {
    const { properties = {} } = schema.definitions![definition]!;
    return Object.entries(properties)
      .filter(([key]) => !ABOUT.includes(key))
      .map(([key, part]) => ({
        name: `${chapter}.${key}`,
        says: part.description ?? '',
        usedBy: used.filter(({ pack }) => isSaid(pack, chapter, key, entries)).map(({ id }) => id),
      }));
  });
}

function isSaid(pack: Json, chapter: string, key: string, entries: boolean): boolean {
  const part = (pack as Record<string, Json>)[chapter];
  const places = entries ? Object.values(part ?? {}) : [part ?? null];
  return places.some((place) => typeof place === 'object' && place !== null && key in place);
}
