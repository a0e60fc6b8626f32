/** Chinese: numbers, payments and steps. */
import type { Numbers } from '../language-interface.ts';
import type { Amount, Said } from '../sentence-part-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';
import { digits } from '../chinese-numerals.ts';
import { isNone, text } from '../phrase-parts.ts';

function tallyAmount(amount: Amount, tally: Phrase): Phrase {
  if (isNone(amount)) return phrase`没有${tally}`;
  if (amount.n === 0 && amount.is === 'more') return tally;
  const word = { exactly: '恰好', just: '', least: '至少', most: '至多', not: '不是', more: '多于', less: '少于' }[
    amount.is
  ];
  return phrase`${word}${digits(amount.n)}${tally}`;
}

function ofHand(amount: Amount, thing: Phrase): Said {
  return isNone(amount)
    ? { is: phrase`手牌${thing}`, thing }
    : { is: phrase`手牌有${thing}`, not: phrase`手牌没有${thing}`, thing };
}

function timesWord(n: number | undefined, by: Phrase): Phrase {
  return n === 2 ? text('加倍') : n === 0.5 ? text('减半') : phrase`乘以${by}`;
}

export const numbers: Numbers = {
  number: (n) => text(digits(n)),
  amountOf: (amount, tally, without = []) => {
    const thing = tallyAmount(amount, tally);
    return ofHand(amount, without.length === 0 ? thing : phrase`${thing}（不计${listed(without, '、', '和')}）`);
  },
  amountFrom: (amount, tally, group) => ofHand(amount, phrase`${tallyAmount(amount, tally)}（${group}）`),
  withoutGroups: (tally, groups) => phrase`${tally}（不计${listed(groups, '、', '和')}）`,
  theTally: (tally) => phrase`${tally}数`,
  unit: (n, tally) => phrase`${digits(n)}${tally}`,
  tallyOf: (tally, group) => phrase`${group}的${tally}数`,
  counter: (counter) => phrase`“${counter}”数`,
  pot: (pot) => phrase`“${pot}”中的点数`,
  step: (step) => phrase`“${step}”`,
  sum: (plus, minus) => phrase`${listed(plus, '加')}${minus.length > 0 ? phrase`减${listed(minus, '减')}` : ''}`,
  times: (n, what) => phrase`${what}的${n === 2 ? '两' : digits(n)}倍`,
  product: (of) => listed(of, '乘以'),
  factors: (base, factors) => {
    const said = factors.map(({ by, n, when, otherwise }) =>
      otherwise === undefined ? phrase`${when}时${timesWord(n, by)}` : phrase`${when}时乘以${by}，否则乘以${otherwise}`,
    );
    return phrase`${base}，${listed(said, '，')}`;
  },
  quotient: (left, right, by) => (by === 2 ? phrase`${left}的一半` : phrase`${left}除以${right}`),
  negative: (of) => phrase`负${of}`,
  grouped: (of) => phrase`（${of}）`,
  cases: (cases, otherwise) =>
    phrase`${listed(
      cases.map(({ says, when }) => phrase`${when}时为${says}`),
      '，',
    )}，否则为${otherwise ?? '0'}`,
  orWhen: (then, otherwise, when) => phrase`${then}，${when}时为${otherwise}`,
  explained: (says, terms) =>
    phrase`${says}；${listed(
      terms.map(({ name, is }) => phrase`${name}为：${is}`),
      '；',
    )}`,
  termIs: (name, is) => phrase`${name}为：${is}。`,
  rounded: (of, how, to) => {
    if (to === undefined) return phrase`${of}，${how === 'down' ? '舍去小数' : '进位取整'}`;
    return how === 'nearest' ? phrase`${of}，四舍五入到${to}的倍数` : phrase`${of}，进位到${to}的倍数`;
  },
  least: (of) => phrase`${listed(of, '、', '与')}中较小者`,
  most: (of) => phrase`${listed(of, '、', '与')}中较大者`,
  atMost: (of, n) => phrase`${of}，至多${n}`,
  atLeast: (of, n) => phrase`${of}，至少${n}`,
  chart: (chart, of) => phrase`按“${chart}”表由${of}所得之数`,
  numberOf: ({ one }) => phrase`${one}的数目`,
  each: ({ one, each = one, measure = '张' }, value) =>
    value === undefined
      ? phrase`每有一${measure}${each}计一次`
      : phrase`每有一${measure}${each}计${/时为/.test(plain(value)) ? '：' : ''}${value}`,
  its: { rank: text('其序号'), copies: text('同种牌的张数') },
};
