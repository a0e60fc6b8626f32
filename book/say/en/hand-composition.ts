/** English: what hands and shapes consist of. */
import { and, numberWord, or, orderWord } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import type { Noun } from '../tree-node-types.ts';
import { listed, phrase, type Phrase } from '../phrase.ts';
import type { Forms, Head, Layout } from '../sentence-part-types.ts';
import type { Layouts } from '../language-interface.ts';
import { NOUNS } from './groups-and-tiles.ts';

/** `three chows`, `a pair`. */
function headWords(heads: readonly Head[], middle = ''): Phrase {
  return and(parts(heads.map(({ n, forms }) => (n === 1 ? forms.a : phrase`${numberWord(n)} ${middle}${forms.many}`))));
}

function howMany({ heads }: Layout): number {
  return heads.reduce((sum, { n }) => sum + n, 0);
}

function isChows({ heads }: Layout): boolean {
  return heads.every(({ noun: each }) => each === 'chow');
}

/** `, one in each of three suits`. */
function apart(layout: Layout): string {
  const n = howMany(layout);
  return layout.heads.length === 1 && n > 2
    ? `, one in each of ${numberWord(n)} suits`
    : `${n > 2 ? ',' : ''} each in a different suit`;
}

function sameWords(layout: Layout): Phrase {
  const { heads, suits } = layout;
  if (howMany(layout) === 1) return headWords(heads);
  const what = isChows(layout) ? 'of the same numbers' : 'of the same number';
  if (suits === 'different')
    return howMany(layout) === 2
      ? phrase`${headWords(heads)} ${what} in two suits`
      : phrase`${headWords(heads)} ${what}${apart(layout)}`;
  return heads.length === 1 ? headWords(heads, 'identical ') : phrase`${headWords(heads)} ${what}`;
}

function distance(by: readonly number[]): string {
  const words = by.map((each) => numberWord(Math.abs(each)));
  const one = by.length === 1 && Math.abs(by[0]!) === 1;
  return `${listed(words, ', ', ' or ')
    .map((part) => ('text' in part ? part.text : ''))
    .join('')} ${one ? 'number' : 'numbers'} ${by[0]! < 0 ? 'below' : 'above'}`;
}

function suitWords(layout: Layout): string {
  if (layout.suits === 'one') return ' of one suit';
  return layout.suits === 'different' ? ` in ${numberWord(howMany(layout))} suits` : '';
}

function stepWords(layout: Layout, by: readonly number[]): Phrase {
  const { heads, suits } = layout;
  const consecutive = by.length === 1 && by[0] === 1;
  if (consecutive && !isChows(layout)) {
    return suits === 'different'
      ? phrase`${headWords(heads)} with consecutive numbers${apart(layout)}`
      : phrase`${headWords(heads)}${suitWords(layout)} with consecutive numbers`;
  }
  const always = by.length > 1 && howMany(layout) > 2 ? ' (always by the same step)' : '';
  const each = howMany(layout) === 2 ? `one ${distance(by)} the other` : `each ${distance(by)} the one before${always}`;
  return phrase`${headWords(heads)}${suitWords(layout)}, ${each}`;
}

function offsetWords(layout: Layout, by: readonly number[]): Phrase {
  const rest = by
    .slice(1)
    .map(
      (each, index) =>
        `the ${orderWord(index + 2)} ${each === 0 ? 'of the same numbers as' : distance([each])} the first`,
    );
  return phrase`${headWords(layout.heads)}${suitWords(layout)}, ${listed(rest, ', ', ' and ')}`;
}

function rankWords(each: Noun, rank: number): string {
  return each === 'chow' ? ` ${rank}-${rank + 1}-${rank + 2}` : ` of ${rank}s`;
}

function fixedWords(layout: Layout, ranks: Extract<Layout['ranks'], { is: 'fixed' }>['ranks']): Phrase {
  const plainChows = ranks.length > 1 && ranks.every(({ noun: each, n }) => each === 'chow' && n === 1);
  const all = plainChows
    ? phrase`the ${ranks[0]!.forms.many} ${listed(
        ranks.map(({ noun: each, rank }) => rankWords(each, rank).trim()),
        ', ',
        ' and ',
      )}`
    : and(
        parts(
          ranks.map(
            ({ forms, n, noun: each, rank }) =>
              phrase`${n === 1 ? forms.a : phrase`${numberWord(n)} ${forms.many}`}${rankWords(each, rank)}`,
          ),
        ),
      );
  if (layout.suits === 'one') return phrase`${all}${plainChows ? ' of one suit' : ', all of one suit'}`;
  return layout.suits === 'different' && howMany(layout) > 1 ? phrase`${all}, each in a different suit` : all;
}

/** `in one suit`, `in another`, `in the third`. */
function suitOf(index: number, total: number): string {
  if (index === 0) return 'one suit';
  return index >= 2 ? (total > 3 ? `a ${orderWord(index + 1)}` : 'the third') : 'another';
}

/** Parts with the suits they are in. */
function suitsWords(of: readonly { says: Phrase; n: number }[]): Phrase[] {
  const total = of.reduce((sum, { n }) => sum + n, 0);
  return of.map(({ says, n }, index) => {
    const before = of.slice(0, index).reduce((sum, each) => sum + each.n, 0);
    const each = `each of ${numberWord(n)} ${before === 0 ? 'suits' : 'others'}`;
    return phrase`${says} in ${n > 1 ? each : suitOf(before, total)}`;
  });
}

function groupWords(n: number, forms: Forms): Phrase {
  return n === 1 ? forms.a : phrase`${numberWord(n)} ${forms.many}`;
}

export const layouts: Layouts = {
  hand: ({ shapes, things, clauses, unless, thingsFirst }) => {
    const shape = shapes.length === 0 ? undefined : and(parts(shapes));
    const all = things.length === 0 ? undefined : and(things);
    const rest = clauses.length === 0 ? undefined : and(clauses);
    const start =
      shape !== undefined && all !== undefined
        ? phrase`${shape}, with ${all}`
        : (shape ?? (thingsFirst ? all : rest) ?? all ?? rest ?? []);
    const whole =
      shape !== undefined
        ? rest === undefined
          ? start
          : phrase`${start}: ${rest}`
        : all === undefined || rest === undefined
          ? start
          : thingsFirst
            ? phrase`${all}, and ${rest}`
            : phrase`${rest}, with ${all}`;
    return unless.length === 0 ? whole : phrase`${whole}, unless ${or(parts(unless))}`;
  },
  layout: (layout) => {
    const { ranks } = layout;
    if (ranks.is === 'same') return sameWords(layout);
    if (ranks.is === 'steps') return stepWords(layout, ranks.by);
    return ranks.is === 'offsets' ? offsetWords(layout, ranks.by) : fixedWords(layout, ranks.ranks);
  },
  layouts: (of, suits) => {
    const texts = of.map((each) => JSON.stringify(each));
    const again = of.map((each, index) => (texts.indexOf(texts[index]!) < index ? phrase`again ${each}` : each));
    const all = listed(again, ', ', ' and ');
    if (suits === 'told') return all;
    if (suits === 'one') return phrase`${all}, all of one suit`;
    return suits === 'different'
      ? phrase`${all}, each in a different suit`
      : phrase`${all}, in one suit or in ${numberWord(of.length)}`;
  },
  inSuits: (of) => listed(suitsWords(of), ', ', ' and '),
  groups: (sets, pairs, different) => {
    const said = [
      ...(sets > 0 ? [groupWords(sets, NOUNS.set)] : []),
      ...(pairs > 0 ? [groupWords(pairs, NOUNS.pair)] : []),
    ];
    return phrase`${listed(said, ' and ')}${different ? ', no two alike' : ''}`;
  },
  groupAt: ({ a }, each, rank) => phrase`${a} ${each === 'chow' ? 'from' : 'of'} ${rank}`,
  throughout: (says) => phrase`${says}, each letter the same number throughout`,
  anyTiles: text('any tiles'),
  anyGroups: text('the sets and pairs of a hand that has not won'),
  anyHand: (what, clauses) =>
    phrase`any hand${what === undefined ? '' : phrase` with ${what}`}${clauses === undefined ? '' : phrase`, when ${clauses}`}`,
  beside: (tiles, groups) => phrase`${tiles}, with ${groups}`,
  shapeWith: (shape, what) => phrase`${shape}, with ${what}`,
  oneMore: (tiles) => phrase`one each of ${tiles} and a second of any of them`,
  someOf: (n, of) => phrase`${numberWord(n)} different tiles of ${listed(of, ', ', ' and ')}`,
  runsOfSuits: (ranks) => ranks.map((each, index) => text(`${each.join('-')} of ${suitOf(index, ranks.length)}`)),
  alike: (n, what) => phrase`${numberWord(n)} ${what}`,
  alikeRank: (n, rank) =>
    text(/^\d+$/.test(rank) ? `${numberWord(n)} ${rank}${n === 1 ? '' : 's'}` : `${numberWord(n)} of ${rank}`),
  companion: (n, suit, dragon) => {
    const what = dragon ? 'dragon' : 'tile that goes with it';
    if (suit === 'own') return text(dragon ? `${numberWord(n)} of its dragon` : `${numberWord(n)} of the ${what}`);
    const which = suitOf(suit.index, suit.total);
    return text(
      dragon ? `${numberWord(n)} of the dragon of ${which}` : `${numberWord(n)} of the tile that goes with ${which}`,
    );
  },
  alikeInSuits: (suits, rest) => listed([...suitsWords(suits), ...rest], ', ', ' and '),
  ranges: (says, ranges) =>
    phrase`${says}, where ${listed(
      ranges.map(({ variable, from, to }) => `${variable} is a number from ${from} to ${to}`),
      ', ',
      ' and ',
    )}`,
  concealedOnly: (shape) => phrase`${shape}, nothing claimed`,
};
