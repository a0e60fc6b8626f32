/** English; what it has, every language has. */
import { page } from './en/page.ts';
import { panels } from './en/panels.ts';
import { play } from './en/play.ts';
import { replay } from './en/replay.ts';
import { score } from './en/score.ts';

export const en = { ...page, ...panels, ...play, ...replay, ...score } as const;
