/** Examples and scenarios of a project, run a few at a time, so that the engine answers other questions in between. */
import type { Problem } from 'tilewright/core';
import {
  collect,
  type Outcome,
  runCases,
  type Suite,
  type TestSettings,
  type Verdict,
} from 'tilewright/authoring/test';
import type { Project } from '../page/project.ts';
import { printed, settingsOf } from './project-files.ts';

/** An example or a scenario and how it came out. */
export interface TestRow {
  id: string;
  title: string;
  /** Written in the project itself, not in a pack it extends. */
  isOwn: boolean;
  verdict: Verdict;
  problems: TestProblem[];
}

/** What came instead, or what is wrong with a test as it is written. */
export interface TestProblem {
  message: string;
  hint?: string;
  file?: string;
  line?: number;
}

/** A run that has begun: how many tests there are, and which cannot be run. */
export type TestsBegun =
  | { ok: true; run: number; all: number; problems: TestProblem[]; unreadable: TestProblem[] }
  | { ok: false; said: string };

/** How long one answer may take, in milliseconds. */
const SLICE = 60;

/** The newest run; it takes the place of any before. */
let current: { run: number; suite: Suite; next: number } | undefined;
let runs = 0;

/** Begins a run; `runTests` goes on with it. */
export async function startTests(project: Project): Promise<TestsBegun> {
  runs += 1;
  const run = runs;
  const settings: TestSettings = {
    ...(await settingsOf(project)),
    readFolder: (folder) => scenariosIn(project, folder),
  };
  const collected = collect(project.entry, settings);
  if (!collected.ok) return { ok: false, said: printed(collected.problems, collected.texts) };
  const suite = collected.value;
  suite.cases.sort((a, b) => Number(a.inherited) - Number(b.inherited));
  current = { run, suite, next: 0 };
  const { cases, problems, unreadable } = suite;
  return { ok: true, run, all: cases.length, problems: problems.map(told), unreadable: unreadable.map(told) };
}

/** The next results of a run, own tests first; none at its end, or once another run has begun. */
export function runTests(run: number): TestRow[] {
  const rows: TestRow[] = [];
  const until = performance.now() + SLICE;
  while (current?.run === run && current.next < current.suite.cases.length && performance.now() < until) {
    const { suite, next } = current;
    current.next += 1;
    const [outcome] = runCases({ ...suite, cases: [suite.cases[next]!] }).outcomes;
    rows.push(rowOf(outcome!));
  }
  return rows;
}

/** The files of the project that lie in a folder. */
function scenariosIn({ files }: Project, folder: string): { name: string; content: string }[] {
  const inside = Object.entries(files).filter(([name]) => name.startsWith(`${folder.replace(/^\.\//, '')}/`));
  return inside.map(([name, content]) => ({ name, content }));
}

function rowOf({ case: { id, title, inherited, place }, verdict, problems }: Outcome): TestRow {
  const said = problems.map((problem) => told({ ...problem, ...(place && { place: problem.place ?? place }) }));
  return { id, title, isOwn: !inherited, verdict, problems: said };
}

function told({ message, hint, place }: Problem): TestProblem {
  return {
    message,
    ...(hint !== undefined && { hint }),
    ...(place?.file !== undefined && { file: place.file, line: place.line }),
  };
}
