/** English grammar: articles, numbers, lists. */
import { text } from '../phrase-parts.ts';
import type { Amount, Forms, Part } from '../sentence-part-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const ORDERS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** `four`; large numbers in digits. */
export function numberWord(n: number): string {
  return NUMBERS[n] ?? digits(n);
}

/** `third`. */
export function orderWord(n: number): string {
  return ORDERS[n] ?? `${n}th`;
}

/** `20,000`, `½`. */
export function digits(n: number): string {
  if (n === 0.5) return '½';
  const [whole, part] = String(Math.abs(n)).split('.') as [string, string?];
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${n < 0 ? '−' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** `a pung`, `an honour`. */
export function withArticle(words: Phrase): Phrase {
  const start = plain(words);
  return phrase`${/^(?:(?!one\b)[aeio]|u(?!ni|se)|honou?r|8|11\b|18\b)/i.test(start) ? 'an' : 'a'} ${words}`;
}

/** A noun by its singular; plural with `s`. */
export function noun(one: string, many = `${one}s`): Forms {
  return { one: text(one), a: withArticle(text(one)), many: text(many), of: text(many) };
}

/** The same with words before it. */
export function before(words: string, { one, many }: Forms): Forms {
  return {
    one: phrase`${words} ${one}`,
    a: withArticle(phrase`${words} ${one}`),
    many: phrase`${words} ${many}`,
    of: phrase`${words} ${many}`,
  };
}

/** The same with words behind it. */
export function behind({ one, a, many }: Forms, words: Phrase): Forms {
  return {
    one: phrase`${one} ${words}`,
    a: phrase`${a} ${words}`,
    many: phrase`${many} ${words}`,
    of: phrase`${many} ${words}`,
  };
}

/** Something that has no plural of its own. */
export function known(a: string, one: string, many: string): Forms {
  return { one: text(one), a: text(a), many: text(many), of: text(a) };
}

/** `exactly two`, `at least one`, `no`. */
export function amountWord({ is, n }: Amount): string {
  const word = numberWord(n);
  if (n === 0 && is !== 'not') return 'no';
  if (is === 'just') return word;
  if (is === 'not') return `not exactly ${word}`;
  return `${{ exactly: 'exactly', least: 'at least', most: 'at most', more: 'more than', less: 'fewer than' }[is]} ${word}`;
}

/** `exactly two kongs`. */
export function amountOf(amount: Amount, { one, many }: Forms): Phrase {
  const single = amount.n === 1;
  return phrase`${amountWord(amount)} ${single ? one : many}`;
}

/** Whether the verb behind an amount is plural. */
export function isMany({ n }: Amount): boolean {
  return n !== 1;
}

function hasComma(words: Phrase): boolean {
  return /[,;:]/.test(plain(words));
}

/** `a, b and c`; where a part is long itself, with a comma more. */
export function and(parts: readonly Part[]): Phrase {
  const said = parts.map(({ says, joined }) => (joined === 'or' && parts.length > 1 ? phrase`either ${says}` : says));
  const isLong = parts.some(({ says, joined }) => joined !== undefined || hasComma(says));
  return listed(said, ', ', isLong ? ', and ' : ' and ');
}

/** `a, b or c`. */
export function or(parts: readonly Part[], long = false): Phrase {
  const said = parts.map(({ says }) => says);
  if (parts.some(({ says, joined }) => joined === 'and' && hasComma(says))) return listed(said, '; ', '; or ');
  const isLong = long || parts.some(({ says, joined }) => joined === 'and' || hasComma(says));
  return listed(said, ', ', isLong ? ', or ' : ' or ');
}

/** `the status “fresh kong”`: names of marks that are said behind `has` begin with an article. */
export function status(mark: Phrase): Phrase {
  return phrase`the status “${withoutArticle(mark)}”`;
}

function withoutArticle([first, ...rest]: Phrase): Phrase {
  const bare = (words: string): string => words.replace(/^(?:an?|the) /, '');
  if (first?.is === 'link') return [{ ...first, of: withoutArticle(first.of) }, ...rest];
  if (first?.is !== 'name') return first === undefined ? [] : [first, ...rest];
  return [{ ...first, text: bare(first.text), names: { ...first.names, en: bare(first.text) } }, ...rest];
}
