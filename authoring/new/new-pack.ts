/** A new house pack: what it changes of its parent, one example and one scenario, all of them true. */
import { hasErrors, type OptionValue, problem, refused, type Result } from '../../core/index.ts';
import { playScenario, type DealScript } from '../test/index.ts';
import {
  load,
  type LoadSettings,
  loadFlat,
  newestFormat,
  packExamples,
  type PackRuleset,
  plain,
  runExample,
} from '../../loader/index.ts';
import { type Choice, choicesOf } from './option-choices.ts';
import { format } from '../format/index.ts';

/** What a new pack is to be. */
export interface NewPackSettings {
  id: string;
  name: string;
  /** The parent, as `load` finds it. */
  from: string;
  /** The parent as the new file names it. */
  parent?: string;
  /** Where the new file will stand. */
  file: string;
  /** Options with other values than the parent's. */
  options: Readonly<Record<string, OptionValue>>;
  /** Where editors find the schema of packs; not said where the pack is written in an editor that knows it. */
  schema?: string;
}

/** The text of a new pack; problems if its parent or an option is not to be had. */
export function newPack(beginning: NewPackSettings, settings: LoadSettings = {}): Result<string> {
  const { from, options } = beginning;
  const before = load(from, settings);
  if (!before.ok) return before;
  const changed = load(from, { ...settings, options });
  if (!changed.ok) return changed;
  const example = exampleOf(from, { ...settings, options });
  const text = [
    ...head(beginning, before.value),
    ...optionLines(before.value, options),
    ...(example === undefined ? [] : patternLines(example)),
    ...scenarioLines(changed.value, handsOf(from, settings)),
  ].join('\n');
  return checked(text, beginning.file, settings);
}

/** What is written loads where it will stand, or nothing is written. */
function checked(text: string, file: string, settings: LoadSettings): Result<string> {
  const formatted = format(text, file);
  if (!formatted.ok) return formatted;
  const readFile = (path: string, base?: string): Uint8Array | string | undefined =>
    path === file ? formatted.value : settings.readFile?.(path, base);
  const { problems } = load(file, { ...settings, readFile });
  return hasErrors(problems) ? refused(problems) : formatted;
}

function head({ id, name, parent, from, schema }: NewPackSettings, rules: PackRuleset): string[] {
  return [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    `# The rules of one table: changes to ${rules.name.en}.`,
    '',
    `id: ${id}`,
    `format: ${newestFormat()}`,
    'version: 0.1.0',
    `extends: ${JSON.stringify(versioned(parent ?? from, rules))}`,
    `name: { en: ${JSON.stringify(name)} }`,
    '',
  ];
}

/** A parent with the version it has now, so that a later one with other rules is told of. */
function versioned(name: string, { pack }: PackRuleset): string {
  const { version } = pack as { version?: unknown };
  return typeof version === 'string' && !/@[^/]*$/.test(name) ? `${name}@${version.split('.')[0]}` : name;
}

function optionLines(rules: PackRuleset, options: NewPackSettings['options']): string[] {
  const chosen = choicesOf(rules).filter(({ id }) => Object.hasOwn(options, id));
  if (chosen.length === 0) {
    const shown = likely(rules).map(({ id, value }) => `${id}: ${String(value)}`);
    return [
      '# Options of the parent, with its values; change what your table plays differently.',
      `# options: { ${shown.join(', ')} }`,
      '',
    ];
  }
  const lines = chosen.flatMap(({ id, says, value }) => [
    ...wrapped(`${says} (${rules.name.en}: ${String(value)}.)`, '  # '),
    `  ${id}: ${JSON.stringify(options[id])}`,
  ]);
  return ['options:', ...lines, ''];
}

/** Options that tables most often differ in: numbers that people have a name for, then others with a name. */
function likely(rules: PackRuleset): Choice[] {
  const rank = ({ type, isNamed }: Choice): number => (isNamed ? 0 : 2) + (type === 'number' ? 0 : 1);
  return choicesOf(rules)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 3);
}

const WIDTH = 100;

function wrapped(text: string, lead: string): string[] {
  const lines = text.split(' ').reduce<string[]>((before, word) => {
    const last = before.at(-1);
    if (last === undefined || last.length + word.length + 1 > WIDTH) return [...before, word];
    return [...before.slice(0, -1), `${last} ${word}`];
  }, []);
  return lines.map((line) => lead + line);
}

interface Example {
  id: string;
  name: string;
  value: Record<string, number>;
  hands: readonly [Hand, Hand];
}

/** A hand as it stands under `examples`. */
type Hand = string | { hand?: string; not?: string; gives?: object; options?: object };

interface Written {
  name?: { en?: string };
  value?: unknown;
  examples?: readonly Hand[] | null;
}

/** A pattern of the parent with a plain value, a hand that has it and one that does not; both hold under the options of the new pack. */
function exampleOf(from: string, settings: LoadSettings): Example | undefined {
  const loaded = load(from, settings);
  if (!loaded.ok) return undefined;
  const all = packExamples(from, settings).filter((example) => Object.keys(example.options).length === 0);
  // Running all examples of a pack takes long, and one pattern is enough.
  const holds = (id: string, hand: Hand): boolean => {
    const isHad = typeof hand === 'string' || hand.hand !== undefined;
    const alike = all.filter((one) => one.pattern === id && one.hand === textOf(hand) && one.has === isHad);
    return alike.length > 0 && alike.every((example) => runExample(example, loaded.value) === undefined);
  };
  let other: Example | undefined;
  for (const [id, { name, value, examples }] of patternsOf(from, settings)) {
    if (!isPlainValue(value)) continue;
    const free = (examples ?? []).filter((hand) => typeof hand === 'string' || !('gives' in hand || 'options' in hand));
    const not = free.find((hand) => typeof hand !== 'string' && hand.not !== undefined && holds(id, hand));
    const has = not && free.find((hand) => (typeof hand === 'string' || hand.hand !== undefined) && holds(id, hand));
    if (has === undefined || not === undefined) continue;
    const found = { id, name: name?.en ?? id, value, hands: [has, not] as const };
    if (typeof has === 'string') return found;
    other ??= found;
  }
  return other;
}

function textOf(hand: Hand): string | undefined {
  return typeof hand === 'string' ? hand : (hand.hand ?? hand.not);
}

function patternsOf(from: string, settings: LoadSettings): [string, Written][] {
  const flat = loadFlat(from, settings);
  if (!flat.ok) return [];
  return Object.entries((plain(flat.value.root) as { patterns?: Record<string, Written> }).patterns ?? {});
}

function isPlainValue(value: unknown): value is Record<string, number> {
  const parts = Object.values((value ?? {}) as object);
  return parts.length === 1 && Number.isInteger(parts[0]) && parts[0] > 0;
}

function patternLines({ id, name, value, hands: [has, not] }: Example): string[] {
  return [
    `# ${name} has the value of the parent. Change it, or write \`${id}: null\` to remove the pattern.`,
    'patterns:',
    `  ${id}:`,
    `    value: ${JSON.stringify(value)}`,
    '    examples: # hands that have it, and (not) hands that do not',
    `      - ${JSON.stringify(has)}`,
    `      - ${JSON.stringify(not)}`,
    '',
  ];
}

/** Concealed hands of the parent's examples: where one is dealt, it may win at once. */
function handsOf(from: string, settings: LoadSettings): string[] {
  const all = patternsOf(from, settings).flatMap(([, { examples }]) => examples ?? []);
  const texts = all.flatMap((each) => (typeof each === 'string' ? [each] : (each.hand ?? [])));
  return texts.filter((hand) => /^[0-9a-z ]+\+[0-9][a-z]$/.test(hand));
}

const MOST_TRIED = 12;

function scenarioLines(rules: PackRuleset, hands: readonly string[]): string[] {
  const win = rules.turn.dealt.find((id) => rules.moves[id]?.steps.some((step) => step.do === 'win'));
  const tries = win === undefined ? [] : hands.slice(0, MOST_TRIED).flatMap((hand) => dealtWins(hand, win));
  const found = tries.find((script) => holds(rules, script));
  const title =
    found === undefined
      ? "The dealer discards, then it is the next seat's turn"
      : 'A hand that is dealt complete may win at once';
  const script = found ?? TURN;
  return [
    '# A situation of play: what lies where, what the seats do, and what must hold.',
    'scenarios:',
    `  ${found === undefined ? 'first-turn' : 'dealt-win'}:`,
    `    title: ${title}`,
    ...(script.hands === undefined ? [] : [`    hands: ${JSON.stringify(script.hands)}`]),
    ...(script.wall === undefined ? [] : [`    wall: ${script.wall}`]),
    '    play:',
    ...script.play.map((line) => `      - ${JSON.stringify(line)}`),
    '',
  ];
}

const TURN: DealScript = { play: ['until 2 acts', { turn: '2 drawn' }] };

/** With all tiles dealt, or the last one drawn: packs differ in how the dealer comes to it. */
function dealtWins(hand: string, win: string): DealScript[] {
  const [held = '', last = ''] = hand.split('+').map((part) => part.trim());
  const play = [{ offered: `1 ${win}` }];
  return [
    { hands: { 1: `${held} ${last}` }, play },
    { hands: { 1: held }, wall: last, play },
  ];
}

function holds(rules: PackRuleset, script: DealScript): boolean {
  return playScenario(rules, { id: 'dealt-win', title: '', source: '', deals: [script] }).length === 0;
}

/** An id made of a name: `Sunday Table` is `sunday-table`. */
export function idOf(name: string): Result<string> {
  const id = name
    .replace(/\.ya?ml$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  if (id !== '') return { ok: true, value: id, problems: [] };
  const hint = 'Write it in Latin letters, such as sunday-table; the name for people may be anything.';
  return refused([problem('bad-name', `${JSON.stringify(name)} makes no id of a pack.`, { hint })]);
}

/** A name made of an id: `sunday-table` is `Sunday Table`. */
export function nameOf(text: string): string {
  const plain = text.replace(/\.ya?ml$/i, '');
  return /^[a-z][a-z0-9-]*$/.test(plain)
    ? plain.replace(
        /(^|-)([a-z0-9])/g,
        (_, gap: string, letter: string) => (gap === '' ? '' : ' ') + letter.toUpperCase(),
      )
    : plain;
}
