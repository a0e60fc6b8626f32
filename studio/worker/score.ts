/** The scoring box of a project, and why a pattern counts in a hand or does not. */
import {
  answerBox,
  type Box,
  type BoxAnswer,
  circumstancesOf,
  type Fields,
  handWith,
  handWithout,
  scoringForm,
} from 'tilewright/book';
import type { Names } from 'tilewright/core';
import { load, type PackRuleset, score, why, type Why } from 'tilewright/loader';
import type { Project } from '../page/project.ts';
import { printed, settingsOf } from './project-files.ts';

export type FormAnswer =
  | {
      ok: true;
      html: string;
      style: string;
      patterns: readonly { id: string; name: string; also: readonly string[] }[];
    }
  | { ok: false; said: string };

let box: (Box & { rules: PackRuleset }) | undefined;

/** The form for the rules as they are now; the functions below answer for these. */
export async function scoreForm(project: Project, language: string): Promise<FormAnswer> {
  const loaded = load(project.entry, await settingsOf(project));
  if (!loaded.ok) return { ok: false, said: printed(loaded.problems, loaded.texts) };
  const rules = loaded.value;
  const { html, style, data } = scoringForm(rules, language);
  box = { ...data, rules, pack: rules.pack, score: (hand, how) => score(rules, hand, how) };
  return { ok: true, html, style, patterns: patternsOf(rules, language) };
}

function patternsOf(rules: PackRuleset, language: string): { id: string; name: string; also: readonly string[] }[] {
  const say = (names: Names | undefined, id: string): string => names?.[language] ?? names?.en ?? id;
  return Object.entries(rules.pack.patterns).map(([id, { name }]) => ({
    id,
    name: say(name, id),
    also: [...Object.values(name ?? {}), ...rules.also('patterns', id)],
  }));
}

/** What the form shows. */
export function scoreFields(fields: Fields): BoxAnswer {
  return answerBox(known(), fields);
}

/** The hand with a tile added, or without one of its parts. */
export function changeHand(fields: Fields, change: { add: string } | { remove: number }): string | undefined {
  return 'add' in change ? handWith(known(), fields, change.add) : handWithout(known(), fields, change.remove);
}

/** Why a pattern counts in the hand, or does not; or what is wrong with the hand. */
export function whyPattern(fields: Fields, pattern: string): { ok: true; why: Why } | { ok: false; said: string } {
  const hand = fields.find(([name]) => name === 'hand')?.[1] ?? '';
  const { rules } = known();
  const scored = score(rules, hand, circumstancesOf(fields));
  const answer = scored.ok ? why(rules, scored.value.query, pattern) : scored;
  return answer.ok ? { ok: true, why: answer.value } : { ok: false, said: printed(answer.problems, {}) };
}

/** The hand as packs write an example: its text where it was won plainly, else with how. */
export function exampleOf(fields: Fields): string {
  const hand = fields.find(([name]) => name === 'hand')?.[1] ?? '';
  const { by, seat, round, with: facts, lists, counters } = circumstancesOf(fields);
  const parts = [
    `hand: ${hand}`,
    ...(by === 'draw' ? ['by: draw'] : []),
    ...(seat === 0 ? [] : [`seat: ${Number(seat) + 1}`]),
    ...(round === '1' ? [] : [`round: ${round}`]),
    ...(facts && facts.length > 0 ? [`with: [${facts.join(', ')}]`] : []),
    ...flow('counters', typeof counters === 'object' ? counters : {}, (value) => value !== 0),
    ...flow('lists', lists, (value) => value !== ''),
  ];
  return parts.length === 1 ? hand : `{ ${parts.join(', ')} }`;
}

function flow<T>(
  key: string,
  values: Readonly<Record<string, T>> | undefined,
  isSaid: (value: T) => boolean,
): string[] {
  const said = Object.entries(values ?? {}).filter(([, value]) => isSaid(value));
  return said.length === 0
    ? []
    : [`${key}: { ${said.map(([name, value]) => `${name}: ${String(value)}`).join(', ')} }`];
}

function known(): NonNullable<typeof box> {
  if (box === undefined) throw new Error('There is no form yet.');
  return box;
}
