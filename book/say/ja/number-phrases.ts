/** Japanese: numbers, payments and steps. */
import type { Numbers } from '../language-interface.ts';
import type { Amount, Said } from '../sentence-part-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';
import { existence, howMany } from './grammar.ts';
import { digits } from '../chinese-numerals.ts';
import { isNone, text } from '../phrase-parts.ts';

function tallyAmount(amount: Amount, tally: Phrase): Phrase {
  if (isNone(amount)) return phrase`${tally}なし`;
  if (amount.n === 0 && amount.is === 'more') return tally;
  return text(howMany(amount, plain(tally), digits(amount.n)));
}

function ofHand(thing: Phrase): Said {
  const { is, not } = existence(thing);
  return { is: phrase`手に${is}`, not: phrase`手に${not}`, thing };
}

function timesWord(n: number | undefined, by: Phrase): Phrase {
  return n === 2 ? text('二倍') : n === 0.5 ? text('半分') : phrase`${by}倍`;
}

export const numbers: Numbers = {
  number: (n) => text(digits(n)),
  amountOf: (amount, tally, without = []) => {
    const thing = tallyAmount(amount, tally);
    return ofHand(without.length === 0 ? thing : phrase`${listed(without, '、', 'と')}を除いて${thing}`);
  },
  amountFrom: (amount, tally, group) => ofHand(phrase`${group}による${tallyAmount(amount, tally)}`),
  withoutGroups: (tally, groups) => phrase`${tally}（${listed(groups, '、', 'と')}を除く）`,
  theTally: (tally) => phrase`${tally}の数`,
  unit: (n, tally) => phrase`${digits(n)}${tally}`,
  tallyOf: (tally, group) => phrase`${group}の${tally}の数`,
  counter: (counter) => phrase`${counter}の数`,
  pot: (pot) => phrase`${pot}の点`,
  step: (step) => step,
  sum: (plus, minus) => phrase`${listed(plus, '＋')}${minus.length > 0 ? phrase`−${listed(minus, '−')}` : ''}`,
  times: (n, what) => phrase`${what}の${n === 2 ? '二' : digits(n)}倍`,
  product: (of) => listed(of, '×'),
  factors: (base, factors) => {
    const said = factors.map(({ by, n, when, otherwise }) =>
      otherwise === undefined
        ? phrase`${when}時は${timesWord(n, by)}`
        : phrase`${when}時は${by}倍、そうでなければ${otherwise}倍`,
    );
    return phrase`${base}、${listed(said, '、')}`;
  },
  quotient: (left, right, by) => (by === 2 ? phrase`${left}の半分` : phrase`${left}÷${right}`),
  negative: (of) => phrase`−${of}`,
  grouped: (of) => phrase`（${of}）`,
  cases: (cases, otherwise) =>
    phrase`${listed(
      cases.map(({ says, when }) => phrase`${when}時は${says}`),
      '、',
    )}、そうでなければ${otherwise ?? '0'}`,
  orWhen: (then, otherwise, when) => phrase`${then}、ただし${when}時は${otherwise}`,
  explained: (says, terms) =>
    phrase`${says}；${listed(
      terms.map(({ name, is }) => phrase`${name}：${is}`),
      '；',
    )}`,
  termIs: (name, is) => phrase`${name}：${is}。`,
  rounded: (of, how, to) => {
    const way = { down: '切り捨て', up: '切り上げ', nearest: '四捨五入し' }[how];
    return to === undefined ? phrase`${of}の端数を${way}た数` : phrase`${of}を${to}の倍数に${way}た数`;
  },
  least: (of) => phrase`${listed(of, '、', 'と')}の小さい方`,
  most: (of) => phrase`${listed(of, '、', 'と')}の大きい方`,
  atMost: (of, n) => phrase`${of}（${n}まで）`,
  atLeast: (of, n) => phrase`${of}（少なくとも${n}）`,
  chart: (chart, of) => phrase`${of}に対する「${chart}」の表の値`,
  numberOf: ({ one }) => phrase`${one}の数`,
  each: ({ one, each = one, measure = '枚' }, value) =>
    value === undefined ? phrase`${each}一${measure}ごとに一回` : phrase`${each}一${measure}ごとに${value}`,
  its: { rank: text('その数字'), copies: text('同じ牌の枚数') },
};
