/** English: how words are put together. */
import { and, or } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import { changeFirst, listed, phrase, plain } from '../phrase.ts';
import type { Grammar } from '../language-interface.ts';

export const grammar: Grammar = {
  code: 'en',
  names: ['en'],
  sentence: (words) => {
    const whole = changeFirst(words, (letter) => letter.toUpperCase());
    return /[.!?]$/.test(plain(whole)) ? whole : phrase`${whole}.`;
  },
  humanised: (id) => id.replaceAll('_', ' '),
  inside: (name) => changeFirst(name, (letter) => letter.toLowerCase()),
  and,
  or,
  when: (main, condition) => phrase`${main}, when ${condition}`,
  unless: (main, exceptions) => phrase`${main}, unless ${or(parts(exceptions))}`,
  notSo: (condition) => phrase`it is not the case that ${condition}`,
  always: text('always'),
  never: text('never with the options of this book'),
  several: (of) => listed(of, ', ', ' and '),
};
