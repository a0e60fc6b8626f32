/** English; what it has, every language has. */
import { page } from './en/page.ts';
import { panels } from './en/panels.ts';
import { play } from './en/play.ts';
import { replay } from './en/replay.ts';

export const en = { ...page, ...panels, ...play, ...replay } as const;

/** What a language has to say. */
export type Words = { readonly [K in keyof typeof en]: string };
