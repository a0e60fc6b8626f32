import { signal } from '@preact/signals';
import type { Position } from './link.ts';

/** A position that was opened by a link, for the replay to show. */
export const position = signal<Position | undefined>(undefined);
