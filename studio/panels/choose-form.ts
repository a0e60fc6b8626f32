/** The state of the form: what it shows, what it changed, and the way back. */
import { computed, signal } from '@preact/signals';
import { type Project, project, setText } from '../page/project.ts';
import type { ChooseAnswer, FieldPath, FieldValue } from '../worker/choose.ts';
import { engine } from '../worker/engine-client.ts';

export const answer = signal<ChooseAnswer | undefined>(undefined);
/** What is looked for in the form. */
export const find = signal('');
/** Why the last change could not be written at all. */
export const refused = signal<string | undefined>(undefined);

interface Step {
  file: string;
  before: string;
  after: string;
}
/** Changes of the form. Once somebody has typed in between, going back would lose that. */
const steps = signal<readonly Step[]>([]);
const lastStep = computed(() => steps.value.at(-1));
export const canUndo = computed(() => {
  const { file, after } = lastStep.value ?? {};
  return file !== undefined && project.value.files[file] === after;
});
/** The file that the form writes to, and its text before the last change; nothing once it was changed elsewhere. */
export const written = computed(() => {
  const { file, before } = (canUndo.value ? lastStep.value : undefined) ?? { file: project.value.entry };
  return { file, text: project.value.files[file] ?? '', before };
});

let asked = 0;

export async function loadForm(now: Project, language: string): Promise<void> {
  asked += 1;
  const mine = asked;
  const told = await engine().chooseForm(now, language);
  if (mine === asked) answer.value = told;
}

let last: Promise<void> = Promise.resolve();

/** Writes a change into the file, one after the other. */
export function change(path: FieldPath, value: FieldValue | null | undefined): void {
  last = last.then(() => write(path, value));
}

async function write(path: FieldPath, value: FieldValue | null | undefined): Promise<void> {
  const now = project.peek();
  const changed = await engine().chooseValue(now, path, value);
  if (project.peek() !== now) return;
  refused.value = changed.ok ? undefined : changed.said;
  if (!changed.ok) return;
  const before = now.files[changed.file] ?? '';
  if (changed.text === before) return;
  steps.value = [...(canUndo.peek() ? steps.peek() : []), { file: changed.file, before, after: changed.text }];
  setText(changed.file, changed.text);
}

export function undo(): void {
  const step = lastStep.peek();
  if (step === undefined || !canUndo.peek()) return;
  steps.value = steps.peek().slice(0, -1);
  refused.value = undefined;
  setText(step.file, step.before);
}
