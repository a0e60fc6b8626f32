/** A hand that was scored becomes an example of the pack, in the form packs have them. */
import { changePack } from 'tilewright/authoring/format';
import type { BoxInput } from 'tilewright/book';
import {
  type HandScore,
  load,
  loadFlat,
  packExamples,
  plain,
  runExample,
  score,
  type Sourced,
  valueAt,
} from 'tilewright/loader';
import type { Project } from '../page/project.ts';
import { printed, settingsOf } from './project-files.ts';

/** The file that has the example now, or why the hand is none. */
export type Kept = { ok: true; file: string; text: string } | { ok: false; said: string };

/** Adds a hand to the examples of a pattern, as one that has it or has it not, as it scores now. */
export async function keepExample(
  project: Project,
  { hand, how }: Pick<BoxInput, 'hand' | 'how'>,
  pattern: string,
  withWorth: boolean,
): Promise<Kept> {
  const settings = await settingsOf(project);
  const loaded = load(project.entry, settings);
  if (!loaded.ok) return { ok: false, said: printed(loaded.problems, loaded.texts) };
  const scored = score(loaded.value, hand, how);
  if (!scored.ok) return { ok: false, said: printed(scored.problems, {}) };
  const entry = entryOf(hand, how, scored.value, pattern, withWorth);
  const own = ownExamples(project, pattern, loadFlat(project.entry, settings));
  const file = own?.spot.source.name ?? project.entry;
  const text = project.files[file] ?? '';
  if (own && isAmong(entry, own)) return { ok: true, file, text };
  const changed = changePack(text, [{ path: ['patterns', pattern, 'examples', '-'], value: entry }], file);
  if (!changed.ok) return { ok: false, said: printed(changed.problems, project.files) };
  const said = await failureOf({ ...project, files: { ...project.files, [file]: changed.value } }, pattern);
  return said === undefined ? { ok: true, file, text: changed.value } : { ok: false, said };
}

/** The hand as it scores now, as one that has the pattern or has it not. */
function entryOf(
  hand: string,
  how: BoxInput['how'],
  { judgement, short }: HandScore,
  pattern: string,
  withWorth: boolean,
): string | object {
  const { patterns = [], value = 0, tallies = {}, sums = tallies } = judgement ?? short ?? {};
  const has = patterns.some(({ id }) => id === pattern);
  const known = Object.entries(sums).filter(([, sum]) => sum !== 0);
  return exampleOf(hand, how, has, withWorth ? { ...Object.fromEntries(known), value } : undefined);
}

/** Examples that the project has of the pattern; they take the place of those that it would inherit. */
function ownExamples({ files }: Project, pattern: string, flat: ReturnType<typeof loadFlat>): Sourced | undefined {
  const there = flat.ok ? valueAt(flat.value.root, ['patterns', pattern, 'examples']) : undefined;
  return there !== undefined && Object.hasOwn(files, there.spot.source.name) ? there : undefined;
}

/** A text alone where everything about the hand is ordinary; what is paid beside the hand decides no pattern. */
function exampleOf(
  text: string,
  how: BoxInput['how'],
  has: boolean,
  gives: Readonly<Record<string, number>> | undefined,
): string | object {
  const { by, seat = 0, round = 1, with: facts = [], counters = {}, lists = {}, lost } = how;
  const counted = Object.entries(counters).filter(([, count]) => count !== 0);
  const listed = Object.entries(lists).filter(([, tiles]) => tiles.trim() !== '');
  const more = {
    ...(Number(seat) > 0 && { seat: Number(seat) + 1 }),
    ...(Number(round) > 1 && { round: Number(round) }),
    ...(by === 'draw' && { by }),
    ...(lost === true && { lost }),
    ...(facts.length > 0 && { with: facts }),
    ...(counted.length > 0 && { counters: Object.fromEntries(counted) }),
    ...(listed.length > 0 && { lists: Object.fromEntries(listed) }),
    ...(gives && { gives }),
  };
  const hand = text.trim().replaceAll(/\s+/g, ' ');
  if (has && Object.keys(more).length === 0) return hand;
  return { [has ? 'hand' : 'not']: hand, ...more };
}

function isAmong(entry: string | object, examples: Sourced): boolean {
  return (plain(examples) as unknown[]).some((each) => JSON.stringify(each) === JSON.stringify(entry));
}

/** Why the example that was added last does not hold. */
async function failureOf(project: Project, pattern: string): Promise<string | undefined> {
  const settings = await settingsOf(project);
  const loaded = load(project.entry, settings);
  if (!loaded.ok) return printed(loaded.problems, loaded.texts);
  const example = packExamples(project.entry, settings).findLast((each) => each.pattern === pattern);
  const problem = example && runExample(example, loaded.value);
  if (example !== undefined && problem === undefined) return undefined;
  return printed(problem === undefined ? [] : [problem], loaded.texts);
}
