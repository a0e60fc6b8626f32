/** Japanese: what hands and shapes consist of. */
import { and, countOf, existence, or, things as listOf } from './grammar.ts';
import { numeral } from '../chinese-numerals.ts';
import { parts, text } from '../phrase-parts.ts';
import type { Noun } from '../tree-node-types.ts';
import { listed, phrase, type Phrase } from '../phrase.ts';
import type { Head, Layout } from '../sentence-part-types.ts';
import type { Layouts } from '../language-interface.ts';
import { NOUNS } from './groups-and-tiles.ts';

function howManyHeads({ heads }: Layout): number {
  return heads.reduce((sum, { n }) => sum + n, 0);
}

function headWords(heads: readonly Head[]): Phrase {
  return listed(
    heads.map(({ n, forms }) => countOf(n, forms)),
    '、',
    'と',
  );
}

function isChows({ heads }: Layout): boolean {
  return heads.every(({ noun: each }) => each === 'chow');
}

/** `同じ種類の`, `三種の`. */
function suitWords(layout: Layout): string {
  if (layout.suits === 'one') return '同じ種類で';
  if (layout.suits !== 'different') return '';
  return howManyHeads(layout) === 2 ? '違う種類で' : `${numeral(howManyHeads(layout))}種にわたり`;
}

function sameWords(layout: Layout): Phrase {
  if (howManyHeads(layout) === 1) return headWords(layout.heads);
  if (layout.suits === 'different') return phrase`${suitWords(layout)}同じ数字の${headWords(layout.heads)}`;
  return phrase`${isChows(layout) ? 'まったく同じ' : '同じ数字の'}${headWords(layout.heads)}`;
}

function stepWords(layout: Layout, by: readonly number[]): Phrase {
  const heads = headWords(layout.heads);
  const distance = by.map((each) => numeral(Math.abs(each))).join('または');
  const down = by[0]! < 0 ? '減る' : '増える';
  if (howManyHeads(layout) === 2) return phrase`${suitWords(layout)}数字が${distance}違う${heads}`;
  if (by.length === 1 && by[0] === 1 && !isChows(layout)) return phrase`${suitWords(layout)}数字の続く${heads}`;
  return phrase`${suitWords(layout)}数字が${distance}ずつ${down}${heads}`;
}

function offsetWords(layout: Layout, by: readonly number[]): Phrase {
  const rest = by.slice(1).map((each, index) => {
    const which = `${numeral(index + 2)}番目`;
    if (each === 0) return `${which}は最初と同じ数字`;
    return `${which}は最初より${numeral(Math.abs(each))}だけ${each > 0 ? '大きい' : '小さい'}数字`;
  });
  return phrase`${suitWords(layout)}${headWords(layout.heads)}（${rest.join('、')}）`;
}

function rankOf(each: Noun, rank: number): string {
  return each === 'chow' ? `${rank}${rank + 1}${rank + 2}` : `${rank}`;
}

function fixedWords(layout: Layout, ranks: Extract<Layout['ranks'], { is: 'fixed' }>['ranks']): Phrase {
  const suits =
    howManyHeads(layout) === 1 ? '' : { one: '同じ種類の', different: '種類の違う', told: '', any: '' }[layout.suits];
  if (ranks.length > 1 && ranks.every(({ noun: each, n }) => each === 'chow' && n === 1)) {
    const runs = ranks.map(({ rank }) => rankOf('chow', rank)).join('、');
    return phrase`${suits}${runs}の順子${numeral(ranks.length)}組`;
  }
  const all = ranks.map(
    ({ noun: each, n, rank, forms }) =>
      phrase`${rankOf(each, rank)}の${forms.one}${numeral(n)}${forms.measure ?? '組'}`,
  );
  return phrase`${suits}${listed(all, '、', 'と')}`;
}

const SUITS = ['一つの種類', '別の種類', '三つ目の種類'];

function suitOf(index: number): string {
  return SUITS[index] ?? `${numeral(index + 1)}つ目の種類`;
}

/** Parts with the suits they are in. */
function suitsWords(of: readonly { says: Phrase; n: number }[]): Phrase[] {
  return of.map(({ says, n }, index) => {
    const earlier = of.slice(0, index).reduce((sum, each) => sum + each.n, 0);
    return n > 1
      ? phrase`${earlier === 0 ? '' : '別の'}${numeral(n)}種のそれぞれに${says}`
      : phrase`${suitOf(earlier)}に${says}`;
  });
}

export const layouts: Layouts = {
  hand: ({ shapes, things, clauses, unless, thingsFirst }) => {
    const shape = shapes.length === 0 ? [] : [listOf(shapes)];
    const all = things.map(({ says }) => says);
    const rest = clauses.length === 0 ? [] : [and(clauses)];
    const isAlone = shape.length + rest.length === 0;
    const kept = all.length === 0 ? [] : [isAlone ? listOf(all) : and(parts(all.map((thing) => existence(thing).is)))];
    const said = shape.length > 0 || !thingsFirst ? [...shape, ...rest, ...kept] : [...kept, ...rest];
    const whole =
      shape.length > 0 && said.length > 1
        ? phrase`${said[0]!}：${listed(said.slice(1), '、', '、かつ')}`
        : listed(said, '、', '、かつ');
    return unless.length === 0 ? whole : phrase`${whole}（${or(parts(unless))}時を除く）`;
  },
  layout: (layout) => {
    const { ranks } = layout;
    if (ranks.is === 'same') return sameWords(layout);
    if (ranks.is === 'steps') return stepWords(layout, ranks.by);
    return ranks.is === 'offsets' ? offsetWords(layout, ranks.by) : fixedWords(layout, ranks.ranks);
  },
  layouts: (of, suits) => {
    const texts = of.map((each) => JSON.stringify(each));
    const again = of.map((each, index) => (texts.indexOf(texts[index]!) < index ? phrase`もう一つの${each}` : each));
    if (suits === 'told') return listed(again, 'と');
    const which = suits === 'one' ? '同じ種類' : suits === 'different' ? '種類は別' : '種類は問わない';
    return phrase`${listed(again, 'と')}（${which}）`;
  },
  inSuits: (of) => listed(suitsWords(of), '、'),
  groups: (sets, pairs, different) => {
    const pair = sets > 0 && pairs === 1 ? [text('一組の雀頭')] : pairs > 0 ? [countOf(pairs, NOUNS.pair)] : [];
    const all = [...(sets > 0 ? [countOf(sets, NOUNS.set)] : []), ...pair];
    return phrase`${listed(all, 'と')}${different ? '（すべて異なる）' : ''}`;
  },
  groupAt: (forms, each, rank) => phrase`${countOf(1, forms)}（${each === 'chow' ? `${rank}から` : rank}）`,
  throughout: (says) => phrase`${says}（同じ文字は同じ数字）`,
  anyTiles: text('任意の牌'),
  anyGroups: text('和了していない手の面子と対子'),
  anyHand: (what, clauses) =>
    phrase`${clauses === undefined ? '' : phrase`${clauses}時、`}${what === undefined ? '任意の手' : phrase`${existence(what).is}任意の手`}`,
  beside: (tiles, groups) => phrase`${tiles}に加えて${groups}`,
  shapeWith: (shape, what) => phrase`${shape}、かつ${existence(what).is}`,
  oneMore: (tiles) => phrase`${tiles}が一枚ずつと、そのいずれかもう一枚`,
  someOf: (n, of) => phrase`${listed(of, '、', 'と')}から異なる${numeral(n)}枚`,
  runsOfSuits: (ranks) => ranks.map((each, index) => text(`${suitOf(index)}の${each.join('')}`)),
  alike: (n, what) => phrase`${numeral(n)}枚の${what}`,
  alikeRank: (n, rank) => text(`${numeral(n)}枚の${rank}`),
  companion: (n, suit, dragon) => {
    const what = dragon ? '三元牌' : '対になる牌';
    return text(
      suit === 'own' ? `${numeral(n)}枚のその種類の${what}` : `${numeral(n)}枚の${suitOf(suit.index)}の${what}`,
    );
  },
  alikeInSuits: (suits, rest) => listed([...suitsWords(suits), ...rest], '、'),
  ranges: (says, ranges) =>
    phrase`${says}（${ranges.map(({ variable, from, to }) => `${variable}は${from}から${to}`).join('、')}）`,
  concealedOnly: (shape) => phrase`${shape}（鳴いてはならない）`,
};
