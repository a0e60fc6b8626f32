/** What is being worked on: the files of a pack, the first of which is the pack itself. A draft of it is kept in this browser. */
import { computed, effect, signal } from '@preact/signals';

export type Files = Readonly<Record<string, string>>;

/** A pack by its files. `entry` names the file of the pack itself. */
export interface Project {
  entry: string;
  files: Files;
}

const KEPT = 'tilewright-draft-1';
export const FIRST: Project = {
  entry: 'my-table.yaml',
  files: {
    'my-table.yaml': `id: my-table
version: 0.1.0
extends: cantonese
name: { en: My Table }
`,
  },
};

export const project = signal<Project>(kept() ?? FIRST);
/** The file in the editor. */
export const shownFile = signal(project.value.entry);
export const entryText = computed(() => project.value.files[project.value.entry] ?? '');

/** Another pack takes the place of this one. */
export function openProject(next: Project): void {
  project.value = next;
  shownFile.value = next.entry;
}

/** One file has another text. */
export function setText(name: string, text: string): void {
  const { files } = project.value;
  if (files[name] !== text) project.value = { ...project.value, files: { ...files, [name]: text } };
}

function kept(): Project | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Project | null;
    const isWhole = read !== null && typeof read.files === 'object' && typeof read.files[read.entry] === 'string';
    return isWhole ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft from now on. */
export function keepDrafts(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const text = JSON.stringify(project.value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        localStorage.setItem(KEPT, text);
      } catch {
        // Storage is full or forbidden: the page works without drafts.
      }
    }, 300);
  });
}
