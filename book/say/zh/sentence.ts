/** Chinese: how words are put together. */
import { and, or } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import { changeFirst, listed, phrase, plain } from '../phrase.ts';
import type { Grammar } from '../language-interface.ts';

export const grammar: Grammar = {
  code: 'zh',
  names: ['zh', 'ja', 'en'],
  sentence: (words) => {
    const whole = changeFirst(words, (letter) => letter.toUpperCase());
    return /[。！？]$/.test(plain(whole)) ? whole : phrase`${whole}。`;
  },
  humanised: (id) => id.replaceAll('_', ' '),
  inside: (name) => name,
  and,
  or,
  when: (main, condition) => phrase`${condition}时，${main}`,
  unless: (main, exceptions) => phrase`${main}（${or(parts(exceptions))}时除外）`,
  notSo: (condition) => phrase`并非${condition}`,
  always: text('总是如此'),
  never: text('按所选规则不会出现'),
  several: (of) => listed(of, '、', '和'),
};
