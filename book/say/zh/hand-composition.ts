/** Chinese: what hands and shapes consist of. */
import { and, countOf, countWord, or, things as listOf } from './grammar.ts';
import { numeral } from '../chinese-numerals.ts';
import { parts, text } from '../phrase-parts.ts';
import type { Noun } from '../tree-node-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';
import type { Head, Layout } from '../sentence-part-types.ts';
import type { Layouts } from '../language-interface.ts';
import { NOUNS } from './groups-and-tiles.ts';

function howMany({ heads }: Layout): number {
  return heads.reduce((sum, { n }) => sum + n, 0);
}

function headWords(heads: readonly Head[]): Phrase {
  return listed(
    heads.map(({ n, forms }) => countOf(n, forms)),
    '、',
    '和',
  );
}

function isChows({ heads }: Layout): boolean {
  return heads.every(({ noun: each }) => each === 'chow');
}

/** `同一花色的`, `三种花色的`. */
function suitWords(layout: Layout): string {
  if (layout.suits === 'one') return '同一花色、';
  return layout.suits === 'different'
    ? `${howMany(layout) === 2 ? '花色不同' : `${countWord(howMany(layout))}种花色`}、`
    : '';
}

function sameWords(layout: Layout): Phrase {
  if (howMany(layout) === 1) return headWords(layout.heads);
  if (layout.suits === 'different') return phrase`${suitWords(layout)}数字相同的${headWords(layout.heads)}`;
  return phrase`${isChows(layout) ? '完全相同的' : '数字相同的'}${headWords(layout.heads)}`;
}

function stepWords(layout: Layout, by: readonly number[]): Phrase {
  const heads = headWords(layout.heads);
  const distance = by.map((each) => numeral(Math.abs(each))).join('或');
  const down = by[0]! < 0 ? '递减' : '递增';
  if (howMany(layout) === 2) return phrase`${suitWords(layout)}数字相差${distance}的${heads}`;
  if (by.length === 1 && by[0] === 1 && !isChows(layout)) return phrase`${suitWords(layout)}数字相连的${heads}`;
  return phrase`${suitWords(layout)}依次${down}${distance}${by.length > 1 ? '（每次相同）' : ''}的${heads}`;
}

function offsetWords(layout: Layout, by: readonly number[]): Phrase {
  const rest = by.slice(1).map((each, index) => {
    const which = `第${numeral(index + 2)}个`;
    if (each === 0) return `${which}与第一个数字相同`;
    return `${which}比第一个${each > 0 ? '大' : '小'}${numeral(Math.abs(each))}`;
  });
  return phrase`${suitWords(layout)}${rest.join('、')}的${headWords(layout.heads)}`;
}

function rankOf(each: Noun, rank: number): string {
  return each === 'chow' ? `${rank}${rank + 1}${rank + 2}` : `${rank}`;
}

function fixedWords(layout: Layout, ranks: Extract<Layout['ranks'], { is: 'fixed' }>['ranks']): Phrase {
  const suits =
    howMany(layout) === 1 ? '' : { one: '同一花色的', different: '花色各不相同的', told: '', any: '' }[layout.suits];
  if (ranks.length > 1 && ranks.every(({ noun: each, n }) => each === 'chow' && n === 1)) {
    const runs = ranks.map(({ rank }) => rankOf('chow', rank)).join('、');
    return phrase`${suits}${runs}${countWord(ranks.length)}副顺子`;
  }
  const all = ranks.map(
    ({ noun: each, n, rank, forms }) =>
      phrase`${countWord(n)}${forms.measure ?? '副'}${rankOf(each, rank)}${each === 'chow' ? '' : '的'}${forms.one}`,
  );
  return phrase`${suits}${listed(all, '、', '和')}`;
}

const SUITS = ['一种花色', '另一种花色', '第三种花色'];

function suitOf(index: number): string {
  return SUITS[index] ?? `第${numeral(index + 1)}种花色`;
}

/** Parts with the suits they are in. */
function suitsWords(of: readonly { says: Phrase; n: number }[]): Phrase[] {
  return of.map(({ says, n }, index) => {
    const earlier = of.slice(0, index).reduce((sum, each) => sum + each.n, 0);
    return n > 1
      ? phrase`${earlier === 0 ? '' : '另外'}${countWord(n)}种花色各有${says}`
      : phrase`${suitOf(earlier)}有${says}`;
  });
}

/** `有两副顺子`, but `至少两副顺子`. */
function verbFor(thing: Phrase): string {
  return /^(?:没有|恰好|至少|至多)/.test(plain(thing)) ? '' : '有';
}

/** What the hand has, behind something else. */
function withVerb(needed: boolean): (thing: Phrase) => Phrase {
  return (thing) => (needed ? phrase`${verbFor(thing)}${thing}` : thing);
}

export const layouts: Layouts = {
  hand: ({ shapes, things, clauses, unless, thingsFirst }) => {
    const shape = shapes.length === 0 ? [] : [listOf(shapes)];
    const all = things.length === 0 ? [] : [listOf(things.map(({ says }) => says))];
    const rest = clauses.length === 0 ? [] : [and(clauses)];
    const said =
      shape.length > 0 || !thingsFirst
        ? [...shape, ...rest, ...all.map(withVerb(shape.length + rest.length > 0))]
        : [...all, ...rest];
    const whole =
      shape.length > 0 && said.length > 1 ? phrase`${said[0]!}：${listed(said.slice(1), '，')}` : listed(said, '，');
    return unless.length === 0 ? whole : phrase`${whole}（${or(parts(unless))}时除外）`;
  },
  layout: (layout) => {
    const { ranks } = layout;
    if (ranks.is === 'same') return sameWords(layout);
    if (ranks.is === 'steps') return stepWords(layout, ranks.by);
    return ranks.is === 'offsets' ? offsetWords(layout, ranks.by) : fixedWords(layout, ranks.ranks);
  },
  layouts: (of, suits) => {
    const texts = of.map((each) => JSON.stringify(each));
    const again = of.map((each, index) => (texts.indexOf(texts[index]!) < index ? phrase`另外${each}` : each));
    if (suits === 'told') return listed(again, '和');
    return phrase`${listed(again, '和')}，${suits === 'one' ? '同一花色' : suits === 'different' ? '花色各不相同' : '花色相同或不同'}`;
  },
  inSuits: (of) => listed(suitsWords(of), '，'),
  groups: (sets, pairs, different) => {
    const pair = sets > 0 && pairs === 1 ? [text('一对将')] : pairs > 0 ? [countOf(pairs, NOUNS.pair)] : [];
    const all = [...(sets > 0 ? [countOf(sets, NOUNS.set)] : []), ...pair];
    return phrase`${listed(all, '和')}${different ? '（各不相同）' : ''}`;
  },
  groupAt: (forms, each, rank) => phrase`${countOf(1, forms)}（${each === 'chow' ? `由${rank}起` : rank}）`,
  throughout: (says) => phrase`${says}，同一字母数字相同`,
  anyTiles: text('任意牌'),
  anyGroups: text('未和牌的手牌中的面子和对子'),
  anyHand: (what, clauses) =>
    phrase`${clauses === undefined ? '' : phrase`${clauses}时，`}${what === undefined ? '任意手牌' : phrase`有${what}的任意手牌`}`,
  beside: (tiles, groups) => phrase`${tiles}，加上${groups}`,
  shapeWith: (shape, what) => phrase`${shape}，${verbFor(what)}${what}`,
  oneMore: (tiles) => phrase`${tiles}各一张，再加其中任意一张`,
  someOf: (n, of) => phrase`从${listed(of, '、', '和')}中取不同的${numeral(n)}张`,
  runsOfSuits: (ranks) => ranks.map((each, index) => text(`${suitOf(index)}的${each.join('')}`)),
  alike: (n, what) => phrase`${countWord(n)}张${what}`,
  alikeRank: (n, rank) => text(`${countWord(n)}张${rank}`),
  companion: (n, suit, dragon) => {
    const what = dragon ? '箭牌' : '相应的牌';
    return text(
      suit === 'own' ? `${countWord(n)}张该花色的${what}` : `${countWord(n)}张${suitOf(suit.index)}的${what}`,
    );
  },
  alikeInSuits: (suits, rest) => listed([...suitsWords(suits), ...rest], '，'),
  ranges: (says, ranges) =>
    phrase`${says}（${ranges.map(({ variable, from, to }) => `${variable}为${from}至${to}`).join('，')}）`,
  concealedOnly: (shape) => phrase`${shape}，不得吃碰`,
};
