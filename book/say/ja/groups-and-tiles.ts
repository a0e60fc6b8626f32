/** Japanese: groups, tiles and kinds, and what hands consist of. */
import type { Things } from '../language-interface.ts';
import type { About, Comparison, Forms, Quality } from '../sentence-part-types.ts';
import type { Adjective, Noun } from '../tree-node-types.ts';
import { listed, phrase, type Phrase } from '../phrase.ts';
import { amountOf, before, countOf, existence, noun, or } from './grammar.ts';
import { numeral } from '../chinese-numerals.ts';
import { parts, text } from '../phrase-parts.ts';

/** Nouns. */
export const NOUNS: Record<Noun, Forms> = {
  set: noun('面子', '組'),
  group: noun('面子と雀頭', '組'),
  chow: noun('順子', '組'),
  pung: noun('刻子', '組'),
  kong: noun('槓子', '組'),
  triplet: noun('刻子または槓子', '組'),
  pair: noun('対子', '組'),
  tile: noun('牌', '枚'),
  kind: noun('牌', '種'),
  bonus: noun('花牌', '枚'),
  series: noun('揃った花牌', '組'),
  'last tile': noun('和了牌', '枚'),
  'used tile': noun('使った牌', '枚'),
  'winning kinds': noun('待ち牌', '種'),
  discard: noun('捨て牌', '枚'),
};

const PREFIX: Record<Adjective, string> = {
  concealed: '鳴いていない',
  claimed: '鳴いた',
  shown: '見せた',
  held: '手の内の',
  own: '自分の',
  taken: '他家に取られた',
};

const MADE: Record<Adjective, [is: string, not: string]> = {
  concealed: ['鳴いていない', '鳴いている'],
  claimed: ['鳴いている', '鳴いていない'],
  shown: ['見せてある', '見せていない'],
  held: ['手の内にある', '手の内にない'],
  own: ['自分のものである', '自分のものでない'],
  taken: ['他家に取られている', '他家に取られていない'],
};

/** `甲が3以上である`. */
export function compared(left: Phrase, comparison: Comparison, right: Phrase): Phrase {
  const end = {
    '==': 'と等しい',
    '!=': 'と異なる',
    '<': '未満である',
    '<=': '以下である',
    '>': 'より大きい',
    '>=': '以上である',
  }[comparison];
  return phrase`${left}が${right}${end}`;
}

/** What is said of something. */
export function qualityWords(quality: Quality, not = false): Phrase {
  switch (quality.is) {
    case 'of':
      return phrase`${quality.kinds.a}${not ? 'でない' : 'である'}`;
    case 'has':
      return phrase`${quality.kinds.a}を${not ? '含まない' : '含む'}`;
    case 'type':
      return phrase`${quality.forms.a}${not ? 'でない' : 'である'}`;
    case 'made':
      return text(MADE[quality.adjective][not ? 1 : 0]);
    case 'oneOf':
      return or(parts(quality.of.map((part) => qualityWords(part, not))));
  }
}

function aboutWords(about: About): Phrase {
  switch (about.is) {
    case 'quality':
      return qualityWords(about.quality, about.not);
    case 'copies':
      return phrase`手に${existence(amountOf(about.amount, noun(''))).is}`;
    case 'rank':
      return compared(text('数字'), about.comparison, about.to);
    case 'marked':
      return text(about.not ? '印のない' : '印のある');
    case 'in_kong':
      return text(about.not ? '槓されていない' : '槓された');
    case 'in_full_series':
      return text(about.not ? '揃った一組に属さない' : '揃った一組に属する');
    case 'other':
      return about.says;
  }
}

function eitherOf(of: readonly Forms[]): Forms {
  const forms = or(parts(of.map(({ one }) => one)));
  return {
    one: forms,
    a: or(parts(of.map(({ a }) => a))),
    many: forms,
    of: or(parts(of.map(({ of: each }) => each))),
    measure: of[0]?.measure ?? '枚',
  };
}

function otherThan(kinds: Phrase): Phrase {
  return phrase`${kinds}以外の牌`;
}

export const things: Things = {
  noun: (each) => NOUNS[each],
  adjective: (adjective, forms) => before(text(PREFIX[adjective]), forms),
  nounOf: (each, forms, kinds) => {
    if (each === 'tile') return kinds;
    if (each === 'kind') return { ...before(text('異なる'), kinds), measure: '種' };
    return before(phrase`${kinds.of}の`, forms);
  },
  nounWith: (forms, about) => before(about, forms),
  pointed: (forms, list) => before(phrase`${list}の示す`, forms),
  kinds: {
    terminal: noun('一九牌'),
    honour: noun('字牌'),
    simple: noun('中張牌'),
    wind: noun('風牌'),
    dragon: noun('三元牌'),
    seat_wind: noun('自風牌'),
    round_wind: noun('場風牌'),
    'last tile': noun('和了牌と同じ牌'),
    used_tile: noun('その牌と同じ牌'),
  },
  ranks: (ranks) => noun(`数字が${ranks.join('、').replace(/、(\d+)$/, 'または$1')}の牌`),
  tiles: (hand, count) => {
    const tiles: Phrase = [{ is: 'tiles', hand }];
    return { one: tiles, a: count === 1 ? tiles : phrase`${tiles}のいずれか`, many: tiles, of: tiles, measure: '枚' };
  },
  eitherKind: eitherOf,
  otherKinds: ({ a, of }) => ({
    one: otherThan(of),
    a: otherThan(a),
    many: otherThan(of),
    of: otherThan(of),
    measure: '枚',
  }),
  nounsOr: eitherOf,
  counted: amountOf,
  about: aboutWords,
  aboutAll: (of, word) => listed(of, word === 'and' ? '、かつ' : 'または'),
  ofThem: (n, forms, made, m, isAll) => {
    const count = phrase`${isAll ? '' : 'ちょうど'}${countOf(n, forms)}`;
    const [is] = MADE[made];
    if (n === 1) return phrase`${count}（${is}）`;
    return m === n
      ? phrase`${count}（すべて${is}）`
      : phrase`${count}（うち${numeral(m)}${forms.measure ?? '組'}は${is}）`;
  },
};
