/** Chinese grammar: numbers with their measure words, lists. */
import { numeral } from '../chinese-numerals.ts';
import { text, isNone } from '../phrase-parts.ts';
import type { Amount, Forms, Part } from '../sentence-part-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';

/** Before a measure word two is 两. */
export function countWord(n: number): string {
  return n === 2 ? '两' : numeral(n);
}

/** A noun with its measure word. */
export function noun(word: string, measure = '张'): Forms {
  return { one: text(word), a: text(word), many: text(word), of: text(word), measure };
}

/** The same with words before it. */
export function before(words: Phrase, { one, measure = '张' }: Forms): Forms {
  const whole = phrase`${words}${one}`;
  return { one: whole, a: whole, many: whole, of: whole, measure };
}

/** `恰好两`, `至少一`. */
export function amountWord({ is, n }: Amount): string {
  const word = countWord(n);
  return { just: '', exactly: '恰好', least: '至少', most: '至多', not: '并非', more: '多于', less: '少于' }[is] + word;
}

/** `恰好两副刻子`, `没有花牌`. */
export function amountOf(amount: Amount, { one, measure = '张' }: Forms): Phrase {
  return isNone(amount) ? phrase`没有${one}` : phrase`${amountWord(amount)}${measure}${one}`;
}

/** `一副刻子`. */
export function countOf(n: number, { one, measure = '张' }: Forms): Phrase {
  return phrase`${countWord(n)}${measure}${one}`;
}

function isLong(of: Phrase): boolean {
  return /[，；：]/.test(plain(of));
}

/** Clauses and things one after the other. */
export function and(parts: readonly Part[]): Phrase {
  const said = parts.map(({ says, joined }) => (joined === 'or' && parts.length > 1 ? phrase`（${says}）` : says));
  return listed(said, '，', '，且');
}

/** Things one after the other: `甲、乙和丙`. */
export function things(parts: readonly Phrase[]): Phrase {
  if (parts.some((part) => isLong(part) || plain(part).startsWith('没有'))) return listed(parts, '，');
  return listed(parts, '、', '和');
}

/** `甲、乙或丙`. */
export function or(parts: readonly Part[], long = false): Phrase {
  const isWidest = parts.some(({ says, joined }) => joined === 'and' && isLong(says));
  const isWide = long || parts.some(({ says, joined }) => joined === 'and' || isLong(says));
  return listed(
    parts.map(({ says }) => says),
    isWidest ? '；' : isWide ? '，' : '、',
    isWidest ? '；或' : isWide ? '，或' : '或',
  );
}
