/** English. */
import { conditions } from './en-conditions.ts';
import { facts } from './en-facts.ts';
import { grammar } from './en-sentence.ts';
import { layouts } from './en-composition.ts';
import { numbers } from './en-numbers.ts';
import { play } from './en-play.ts';
import { things } from './en-things.ts';
import type { Language } from './language.ts';

export const en: Language = { ...grammar, ...things, ...layouts, ...facts, ...conditions, ...numbers, ...play };
