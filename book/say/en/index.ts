/** English. */
import { conditions } from './conditions.ts';
import { facts } from './facts.ts';
import { grammar } from './sentence.ts';
import { layouts } from './hand-composition.ts';
import { numbers } from './number-phrases.ts';
import { play } from './moves-and-payments.ts';
import { things } from './groups-and-tiles.ts';
import type { Language } from '../language-interface.ts';

export const en: Language = { ...grammar, ...things, ...layouts, ...facts, ...conditions, ...numbers, ...play };
