/** What is being worked on: the files of a pack. Drafts are kept in this browser, also of what was opened before. */
import { computed, effect, signal } from '@preact/signals';

export type Files = Readonly<Record<string, string>>;

/** A pack by its files. `entry` names the file of the pack itself. */
export interface Project {
  entry: string;
  files: Files;
}

/** A project that was worked on. */
export interface Draft {
  /** In milliseconds, as `Date.now()`. */
  changed: number;
  project: Project;
}

const KEPT = 'tilewright-drafts-1';
/** Older ones make room. */
const MOST_DRAFTS = 20;
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

/** Newest first; the first is the project that is open. */
export const drafts = signal<readonly Draft[]>(keptDrafts());
export const project = signal<Project>(drafts.value[0]?.project ?? FIRST);
/** The file in the editor. */
export const shownFile = signal(project.value.entry);
export const entryText = computed(() => project.value.files[project.value.entry] ?? '');

/** Another pack takes the place of this one, which stays among the drafts. */
export function openProject(next: Project): void {
  keepNow();
  const others = drafts.value.filter((draft) => !isSame(draft.project, next));
  drafts.value = [{ changed: Date.now(), project: next }, ...others].slice(0, MOST_DRAFTS);
  project.value = next;
  shownFile.value = next.entry;
}

/** One file has another text. */
export function setText(name: string, text: string): void {
  const { files } = project.value;
  if (files[name] !== text) project.value = { ...project.value, files: { ...files, [name]: text } };
}

function isSame(a: Project, b: Project): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The open project is the newest draft, unless it is as every visitor finds it. */
function keepNow(): void {
  const [newest, ...others] = drafts.value;
  const now = project.value;
  if (newest && isSame(newest.project, now)) return;
  if (newest === undefined && isSame(now, FIRST)) return;
  drafts.value = [{ changed: Date.now(), project: now }, ...others];
}

function keptDrafts(): Draft[] {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Draft[];
    return read.filter(({ project: { entry, files } }) => typeof files[entry] === 'string');
  } catch {
    return [];
  }
}

/** Keeps drafts from now on. */
export function keepDrafts(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    keepNow();
    try {
      localStorage.setItem(KEPT, JSON.stringify(drafts.value));
    } catch {
      // Storage is full or forbidden: the page works without drafts.
    }
  };
  effect(() => {
    void project.value;
    clearTimeout(timer);
    timer = setTimeout(write, 300);
  });
  addEventListener('pagehide', write);
}
