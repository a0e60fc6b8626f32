/** English. */
import { conditions } from './en-conditions.ts';
import { facts } from './en-facts.ts';
import { grammar } from './en-sentence.ts';
import { layouts } from './en-hand-composition.ts';
import { numbers } from './en-number-phrases.ts';
import { play } from './en-moves-and-payments.ts';
import { things } from './en-groups-and-tiles.ts';
import type { Language } from './language-interface.ts';

export const en: Language = { ...grammar, ...things, ...layouts, ...facts, ...conditions, ...numbers, ...play };
