/** The state of the form: what it shows, what it changed, and the way back. */
import { computed, signal } from '@preact/signals';
import { entryText, type Project, project, setText } from '../page/project.ts';
import type { ChooseAnswer, FieldPath, FieldValue } from '../worker/choose.ts';
import { engine } from '../worker/engine-client.ts';

export const answer = signal<ChooseAnswer | undefined>(undefined);
/** What is looked for in the form. */
export const find = signal('');
/** Why the last change could not be written at all. */
export const refused = signal<string | undefined>(undefined);

interface Step {
  before: string;
  after: string;
}
/** Changes of the form. Once somebody has typed in between, going back would lose that. */
const steps = signal<readonly Step[]>([]);
export const canUndo = computed(() => steps.value.at(-1)?.after === entryText.value);
/** The text before the last change; nothing once it was changed elsewhere. */
export const before = computed(() => (canUndo.value ? steps.value.at(-1)!.before : undefined));

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
  refused.value = changed.ok ? undefined : changed.said;
  const text = now.files[now.entry] ?? '';
  if (!changed.ok || changed.text === text || project.peek() !== now) return;
  steps.value = [...(canUndo.peek() ? steps.peek() : []), { before: text, after: changed.text }];
  setText(now.entry, changed.text);
}

export function undo(): void {
  if (!canUndo.peek()) return;
  const step = steps.peek().at(-1)!;
  steps.value = steps.peek().slice(0, -1);
  refused.value = undefined;
  setText(project.peek().entry, step.before);
}
