/** Japanese grammar: numbers with their counters, lists. */
import { numeral } from '../chinese-numerals.ts';
import { text, isNone } from '../phrase-parts.ts';
import type { Amount, Forms, Part } from '../sentence-part-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';

/** What stands for none of a thing. */
const NONE = 'なし';

/** A noun with its counter. */
export function noun(word: string, measure = '枚'): Forms {
  return { one: text(word), a: text(word), many: text(word), of: text(word), measure };
}

/** The same with words before it. */
export function before(words: Phrase, { one, measure = '枚' }: Forms): Forms {
  const whole = phrase`${words}${one}`;
  return { one: whole, a: whole, many: whole, of: whole, measure };
}

/** `ちょうど二枚`, `二枚以上`; `written` is the number where it does not stand in kanji. */
export function howMany({ is, n }: Amount, measure: string, written = numeral(n)): string {
  const count = `${written}${measure}`;
  return {
    just: count,
    exactly: `ちょうど${count}`,
    least: `${count}以上`,
    most: `${count}以下`,
    not: `${count}以外`,
    more: `${count}超`,
    less: `${count}未満`,
  }[is];
}

/** `ちょうど二組の刻子`, `花牌なし`. */
export function amountOf(amount: Amount, { one, measure = '枚' }: Forms): Phrase {
  if (isNone(amount)) return phrase`${one}${NONE}`;
  return one.length === 0 ? text(howMany(amount, measure)) : phrase`${howMany(amount, measure)}の${one}`;
}

/** `一組の刻子`. */
export function countOf(n: number, { one, measure = '枚' }: Forms): Phrase {
  return phrase`${numeral(n)}${measure}の${one}`;
}

/** Whether a thing says that there is none. */
export function isNoThing(thing: Phrase): boolean {
  return plain(thing).endsWith(NONE);
}

/** `花牌` of `花牌なし`. */
function withoutNone(thing: Phrase): Phrase {
  const last = thing.at(-1);
  return last?.is === 'text' ? [...thing.slice(0, -1), ...text(last.text.slice(0, -NONE.length))] : thing;
}

/** That there is such a thing, and that there is not: `花牌がある`, `花牌がない`. */
export function existence(thing: Phrase): { is: Phrase; not: Phrase } {
  if (!isNoThing(thing)) return { is: phrase`${thing}がある`, not: phrase`${thing}がない` };
  const what = withoutNone(thing);
  return { is: phrase`${what}がない`, not: phrase`${what}がある` };
}

function isLong(of: Phrase): boolean {
  return /[、；：]/.test(plain(of));
}

/** Clauses one after the other. */
export function and(parts: readonly Part[]): Phrase {
  const said = parts.map(({ says, joined }) => (joined === 'or' && parts.length > 1 ? phrase`（${says}）` : says));
  return listed(said, '、', '、かつ');
}

/** Things one after the other: `甲、乙と丙`. */
export function things(parts: readonly Phrase[]): Phrase {
  return parts.some((part) => isLong(part) || isNoThing(part)) ? listed(parts, '、') : listed(parts, '、', 'と');
}

/** `甲、乙または丙`. */
export function or(parts: readonly Part[], long = false): Phrase {
  const isWide = long || parts.some(({ says, joined }) => joined === 'and' || isLong(says));
  return listed(
    parts.map(({ says }) => says),
    isWide ? '、または' : '、',
    isWide ? '、または' : 'または',
  );
}
