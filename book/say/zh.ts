/** Chinese. */
import { conditions } from './zh-conditions.ts';
import { facts } from './zh-facts.ts';
import { grammar } from './zh-sentence.ts';
import { layouts } from './zh-hand-composition.ts';
import { numbers } from './zh-number-phrases.ts';
import { play } from './zh-moves-and-payments.ts';
import { things } from './zh-groups-and-tiles.ts';
import type { Language } from './language-interface.ts';

export const zh: Language = { ...grammar, ...things, ...layouts, ...facts, ...conditions, ...numbers, ...play };
