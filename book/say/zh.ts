/** Chinese. */
import { conditions } from './zh-conditions.ts';
import { facts } from './zh-facts.ts';
import { grammar } from './zh-sentence.ts';
import { layouts } from './zh-composition.ts';
import { numbers } from './zh-numbers.ts';
import { play } from './zh-play.ts';
import { things } from './zh-things.ts';
import type { Language } from './language.ts';

export const zh: Language = { ...grammar, ...things, ...layouts, ...facts, ...conditions, ...numbers, ...play };
