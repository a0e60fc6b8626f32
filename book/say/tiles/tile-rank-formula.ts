/** Ranks as formulas, and equal parts counted. */
import type { RankSum } from '../../../dsl/index.ts';
import type { Phrase } from '../phrase.ts';

/** `n`, `10 − n`, `n + 3`. */
export function formulaOf({ add, times }: RankSum): string {
  const terms = Object.entries(times).map(
    ([name, by]) => `${by < 0 ? '−' : '+'}${Math.abs(by) === 1 ? '' : Math.abs(by)}${name}`,
  );
  const first = terms.findIndex((term) => term.startsWith('+'));
  const rest = terms.filter((_, index) => index !== first);
  const all = first < 0 ? [String(add), ...rest] : [terms[first]!.slice(1), ...rest, ...signed(add)];
  const turned = first < 0 || add <= 0 || rest.length === 0 ? all : [String(add), `+${all[0]!}`, ...rest];
  return turned.map((term, index) => (index === 0 ? term : `${term[0]} ${term.slice(1)}`)).join(' ');
}

function signed(add: number): string[] {
  return add === 0 ? [] : [`${add < 0 ? '−' : '+'}${Math.abs(add)}`];
}

/** Equal parts once, with how many there are. */
export function alikeOnce(parts: readonly Phrase[]): { says: Phrase; n: number }[] {
  const texts = parts.map((part) => JSON.stringify(part));
  return parts.flatMap((says, index) =>
    texts.indexOf(texts[index]!) === index ? [{ says, n: texts.filter((text) => text === texts[index]).length }] : [],
  );
}
