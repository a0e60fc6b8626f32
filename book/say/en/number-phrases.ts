/** English: numbers, payments and steps. */
import { digits } from './grammar.ts';
import { text } from '../phrase-parts.ts';
import type { Numbers } from '../language-interface.ts';
import type { Amount, Said } from '../sentence-part-types.ts';
import { listed, phrase, type Phrase } from '../phrase.ts';
import { singular } from '../singular.ts';

/** `1 fan`, `3 fans`: packs name the plural. */
function unit(n: number, tally: Phrase): Phrase {
  const [only] = tally;
  if (tally.length !== 1 || only?.is !== 'name' || (n !== 1 && n !== 0.5)) return phrase`${digits(n)} ${tally}`;
  const one = singular(only.text);
  return phrase`${digits(n)} ${[{ ...only, text: one, names: { ...only.names, en: one } }]}`;
}

function tallyAmount({ is, n }: Amount, tally: Phrase): Phrase {
  if (n === 0 && (is === 'exactly' || is === 'just' || is === 'most')) return phrase`no ${tally}`;
  if (n === 0 && is === 'more') return phrase`any ${tally}`;
  const word = {
    exactly: 'exactly ',
    just: '',
    least: 'at least ',
    most: 'at most ',
    not: 'not exactly ',
    more: 'more than ',
    less: 'less than ',
  }[is];
  return phrase`${word}${unit(n, tally)}`;
}

function hasThing(thing: Phrase): Said {
  return { is: phrase`the hand has ${thing}`, not: phrase`the hand does not have ${thing}`, thing };
}

function timesWord(n: number | undefined, by: Phrase): Phrase {
  return n === 2 ? text('doubled') : n === 0.5 ? text('halved') : phrase`times ${by}`;
}

export const numbers: Numbers = {
  number: (n) => text(digits(n)),
  amountOf: (amount, tally, without = []) => {
    const thing = tallyAmount(amount, tally);
    return hasThing(
      without.length === 0 ? thing : phrase`${thing}, not counting those of ${listed(without, ', ', ' and ')}`,
    );
  },
  amountFrom: (amount, tally, group) => hasThing(phrase`${tallyAmount(amount, tally)} of ${group}`),
  withoutGroups: (tally, groups) => phrase`${tally}, not counting those of ${listed(groups, ', ', ' and ')}`,
  theTally: (tally) => phrase`the number of ${tally}`,
  unit,
  tallyOf: (tally, group) => phrase`the number of ${tally} of ${group}`,
  counter: (counter) => phrase`the number of ${counter}`,
  pot: (pot) => phrase`the points in ${pot}`,
  step: (step) => phrase`“${step}”`,
  sum: (plus, minus) =>
    phrase`${listed(plus, ' plus ')}${minus.length > 0 ? phrase` minus ${listed(minus, ' minus ')}` : ''}`,
  times: (n, what) => phrase`${n === 2 ? 'twice' : `${digits(n)} times`} ${what}`,
  product: (of) => listed(of, ' times '),
  factors: (base, factors) => {
    const said = factors.map(({ by, n, when, otherwise }) =>
      otherwise === undefined
        ? phrase`${timesWord(n, by)} when ${when}`
        : phrase`times ${otherwise}, or times ${by} when ${when}`,
    );
    return phrase`${base}${factors[0]!.otherwise === undefined ? ',' : ''} ${listed(said, ', ', ', and ')}`;
  },
  quotient: (left, right, by) =>
    by === 2 ? phrase`half of ${left}` : by === 4 ? phrase`a quarter of ${left}` : phrase`${left} divided by ${right}`,
  negative: (of) => phrase`minus ${of}`,
  grouped: (of) => phrase`(${of})`,
  cases: (cases, otherwise) =>
    phrase`${listed(
      cases.map(({ says, when }) => phrase`${says} when ${when}`),
      ', ',
    )}, otherwise ${otherwise ?? 'nothing'}`,
  orWhen: (then, otherwise, when) => phrase`${then}, or ${otherwise} when ${when}`,
  explained: (says, terms) =>
    phrase`${says}; ${listed(
      terms.map(({ name, is }) => phrase`${name} is ${is}`),
      '; ',
    )}`,
  termIs: (name, is) => phrase`${name} is ${is}.`,
  rounded: (of, how, to) => {
    if (to === undefined) return phrase`${of}, rounded ${how}`;
    return how === 'nearest'
      ? phrase`${of}, rounded to the nearest multiple of ${to} (halves away from zero)`
      : phrase`${of}, rounded ${how} to a multiple of ${to}`;
  },
  least: (of) => phrase`the ${of.length === 2 ? 'smaller' : 'smallest'} of ${listed(of, ', ', ' and ')}`,
  most: (of) => phrase`the ${of.length === 2 ? 'larger' : 'largest'} of ${listed(of, ', ', ' and ')}`,
  atMost: (of, n) => phrase`${of}, but at most ${n}`,
  atLeast: (of, n) => phrase`${of}, but at least ${n}`,
  chart: (chart, of) => phrase`the result of the chart “${chart}” for ${of}`,
  numberOf: ({ many }) => phrase`the number of ${many}`,
  each: ({ one, each = one }, value) =>
    value === undefined ? phrase`for each ${each}` : phrase`for each ${each} ${value}`,
  its: { rank: text('its number'), copies: text('the number of tiles identical to it') },
};
