/** Files of the disk: opened by the page, saved as downloads. */
import { openProject, type Project, project } from '../page/project.ts';
import { fill, words } from '../text/index.ts';
import { notice } from './dialogs.tsx';

/** What a pack file may take, as everywhere in Tilewright. */
const LARGEST = 1_000_000;

/** Opens the files that were chosen as one project. */
export async function openFiles(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  input.value = '';
  if (chosen.length > 0) await openChosen(chosen);
}

/** The same for files that were dropped on the page. */
export async function openChosen(chosen: readonly File[]): Promise<void> {
  const large = chosen.find(({ size }) => size > LARGEST);
  if (large) {
    notice.value = fill(words.value.fileTooLarge, { name: large.name });
    return;
  }
  const texts = await Promise.all(chosen.map(async (file) => [file.name, await file.text()] as const));
  openProject(projectOf(Object.fromEntries(texts)));
}

/** The pack among several files is the one that says its id. */
function projectOf(files: Readonly<Record<string, string>>): Project {
  const names = Object.keys(files);
  const entry = names.find((name) => /^id[ \t]*:/m.test(files[name]!)) ?? names[0]!;
  return { entry, files };
}

/** Saves each file as a download. */
export function saveFiles(): void {
  for (const [name, text] of Object.entries(project.value.files)) saveFile(name, text, 'text/yaml');
}

/** Saves a text as a download. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
