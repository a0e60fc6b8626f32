/** Japanese: how words are put together. */
import { and, or } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import { listed, phrase, plain } from '../phrase.ts';
import type { Grammar } from '../language-interface.ts';

export const grammar: Grammar = {
  code: 'ja',
  names: ['ja', 'zh', 'en'],
  sentence: (words) => (/[。！？]$/.test(plain(words)) ? words : phrase`${words}。`),
  humanised: (id) => id.replaceAll('_', ' '),
  inside: (name) => name,
  and,
  or,
  when: (main, condition) => phrase`${condition}時、${main}`,
  unless: (main, exceptions) => phrase`${main}（${or(parts(exceptions))}時を除く）`,
  notSo: (condition) => phrase`${condition}わけではない`,
  always: text('常に当てはまる'),
  never: text('この書の選択では起こらない'),
  several: (of) => listed(of, '、', 'と'),
};
