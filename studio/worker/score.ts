/** Single hands: what they score, why they have a pattern or not. */
import type { Names, Problem } from 'tilewright/core';
import { type BoxAnswer, type BoxInput, type ScoringBox, scoringBox } from 'tilewright/book';
import { type HandScore, load, type PackRuleset, score, why, type Why } from 'tilewright/loader';
import type { Project } from '../page/project.ts';
import { printed, settingsOf } from './project-files.ts';

/** A pattern with everything people call it. */
export interface PatternName {
  id: string;
  name: string;
  names: readonly string[];
}

/** A project whose hands can be scored: the page with the form, and its patterns. */
export type ScorePage = { ok: true; page: string; patterns: readonly PatternName[] } | { ok: false; said: string };

/** Why a hand has a pattern or has it not. */
export interface WhyTold {
  name: string;
  isPaid: boolean;
  /** How the pattern stands: `counted`, `untrue`, `absorbed` ... */
  is: Why['answer']['is'];
  /** What came before it, by name. */
  by?: string;
  reading?: string;
  parts: Why['parts'];
}

export interface HandTold {
  box: BoxAnswer;
  /** Ids of the patterns that count. */
  counted: readonly string[];
  /** What was asked, or why it cannot be answered. */
  why?: WhyTold | { said: string };
}

/** What answers hands of a project. */
interface Bench {
  key: string;
  rules: PackRuleset;
  box: ScoringBox;
}

let bench: Bench | undefined;

/** The page of the form; `script` is where the script of books is. */
export async function scorePage(project: Project, language: string, script: string): Promise<ScorePage> {
  const made = await benchOf(project, language, script);
  if ('said' in made) return { ok: false, said: made.said };
  const { rules, box } = made;
  const patterns = Object.entries(rules.pack.patterns).map(([id, { name }]) => ({
    id,
    name: called(name, language),
    names: [...new Set([called(name, language), ...Object.values(name), ...rules.also('patterns', id), id])],
  }));
  return { ok: true, page: box.page, patterns };
}

/** The answer to the form, and to the question for a pattern by any of its names. */
export async function scoreHand(
  project: Project,
  language: string,
  script: string,
  input: BoxInput,
  asked: string,
): Promise<HandTold | undefined> {
  const made = await benchOf(project, language, script);
  if ('said' in made) return undefined;
  const { rules, box } = made;
  const answer = box.answer(input);
  const scored = score(rules, answer.hand, input.how);
  const hand = scored.ok ? scored.value : undefined;
  const counted = (hand?.judgement ?? hand?.short)?.patterns.map(({ id }) => id) ?? [];
  const told = asked.trim() === '' || answer.hand.trim() === '' ? undefined : whyOf(rules, language, hand, asked);
  return { box: answer, counted, ...(told && { why: told }) };
}

async function benchOf(project: Project, language: string, script: string): Promise<Bench | { said: string }> {
  const key = JSON.stringify([project, language, script]);
  if (bench?.key === key) return bench;
  const loaded = load(project.entry, await settingsOf(project));
  if (!loaded.ok) return { said: printed(loaded.problems, loaded.texts) };
  bench = { key, rules: loaded.value, box: scoringBox(loaded.value, language, script) };
  return bench;
}

function whyOf(rules: PackRuleset, language: string, hand: HandScore | undefined, asked: string): HandTold['why'] {
  if (hand === undefined) return undefined;
  const found = why(rules, hand.query, asked.trim());
  if (!found.ok) return { said: sentences(found.problems) };
  const { pattern, answer, reading, parts } = found.value;
  const nameOf = (id: string): string => called(rules.pack.patterns[id]?.name, language) || id;
  const standing = answer.is === 'other reading' ? answer.standing : answer;
  return {
    name: nameOf(pattern),
    isPaid: hand.win && answer.is === 'counted',
    is: answer.is,
    ...('by' in standing && { by: nameOf(standing.by) }),
    ...(reading !== undefined && { reading }),
    parts,
  };
}

function sentences(problems: readonly Problem[]): string {
  return problems.map(({ message, hint }) => (hint === undefined ? message : `${message} ${hint}`)).join(' ');
}

function called(names: Names | undefined, language: string): string {
  return names?.[language] ?? names?.en ?? '';
}
