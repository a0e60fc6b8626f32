/** Where the editor's cursor is, and where panels want it. */
import { signal } from '@preact/signals';
import { showLeft } from '../page/layout.ts';
import { shownFile } from '../page/project.ts';

/** Line of the cursor in the shown file, from 1. */
export const cursorLine = signal(1);

export interface Target {
  file: string;
  /** From 1. */
  line: number;
  /** From 0. */
  character?: number;
}

/** Where the cursor is to go; nothing once it is there. */
export const wanted = signal<Target | undefined>(undefined);

export function goTo(target: Target): void {
  showLeft('write');
  shownFile.value = target.file;
  wanted.value = target;
}
