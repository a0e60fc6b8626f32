/** Chinese: groups, tiles and kinds, and what hands consist of. */
import type { Things } from '../language-interface.ts';
import type { About, Forms, Quality } from '../sentence-part-types.ts';
import type { Adjective, Noun } from '../tree-node-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';
import { amountOf, before, countOf, countWord, noun, or } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';

/** Nouns. */
export const NOUNS: Record<Noun, Forms> = {
  set: noun('面子', '副'),
  group: noun('面子和将牌', '副'),
  chow: noun('顺子', '副'),
  pung: noun('刻子', '副'),
  kong: noun('杠', '个'),
  triplet: noun('刻子或杠', '副'),
  pair: noun('对子', '个'),
  tile: noun('牌', '张'),
  kind: noun('牌', '种'),
  bonus: noun('花牌', '张'),
  series: noun('齐全的花牌', '套'),
  'last tile': noun('和的牌', '张'),
  'used tile': noun('所用的牌', '张'),
  'winning kinds': noun('能使手牌和牌的牌', '种'),
  discard: noun('弃牌', '张'),
};

const PREFIX: Record<Adjective, string> = {
  concealed: '暗的',
  claimed: '明的',
  shown: '亮出的',
  held: '手中的',
  own: '自己的',
  taken: '被别家取走的',
};

const MADE: Record<Adjective, [is: string, not: string]> = {
  concealed: ['是暗的', '不是暗的'],
  claimed: ['是明的', '不是明的'],
  shown: ['已亮出', '没有亮出'],
  held: ['在手中', '不在手中'],
  own: ['是自己的', '不是自己的'],
  taken: ['被别家取走', '没有被别家取走'],
};

export const COMPARED = {
  '==': '等于',
  '!=': '不等于',
  '<': '小于',
  '<=': '不超过',
  '>': '大于',
  '>=': '不少于',
} as const;

/** What is said of something. */
export function qualityWords(quality: Quality, not = false): Phrase {
  switch (quality.is) {
    case 'of':
      return phrase`${not ? '不是' : '是'}${quality.kinds.a}`;
    case 'has':
      return phrase`${not ? '不含' : '含有'}${quality.kinds.a}`;
    case 'type':
      return phrase`${not ? '不是' : '是'}${quality.forms.a}`;
    case 'made':
      return text(MADE[quality.adjective][not ? 1 : 0]);
    case 'oneOf':
      return or(parts(quality.of.map((part) => qualityWords(part, not))));
  }
}

function aboutWords(about: About): Phrase {
  switch (about.is) {
    case 'quality':
      return phrase`${qualityWords(about.quality, about.not)}`;
    case 'copies':
      return phrase`手牌中有${amountOf(about.amount, noun('', '张'))}`;
    case 'rank':
      return phrase`序号${COMPARED[about.comparison]}${about.to}`;
    case 'marked':
      return text(about.not ? '没有记号' : '有记号');
    case 'in_kong':
      return text(about.not ? '没有开杠' : '已开杠');
    case 'in_full_series':
      return text(about.not ? '不属于齐全的一套' : '属于齐全的一套');
    case 'other':
      return about.says;
  }
}

function rankForms(ranks: readonly number[]): Forms {
  const all = ranks.join('、').replace(/、(\d+)$/, '或$1');
  return noun(`序数为${all}的牌`);
}

function eitherOf(of: readonly Forms[]): Forms {
  const forms = or(parts(of.map(({ one }) => one)));
  return {
    one: forms,
    a: or(parts(of.map(({ a }) => a))),
    many: forms,
    of: or(parts(of.map(({ of: each }) => each))),
    measure: of[0]?.measure ?? '张',
  };
}

export const things: Things = {
  noun: (each) => NOUNS[each],
  adjective: (adjective, forms) => before(text(PREFIX[adjective]), forms),
  nounOf: (each, forms, kinds) => {
    if (each === 'tile') return kinds;
    if (each === 'kind') return { ...before(phrase`不同的`, kinds), measure: '种' };
    return before(phrase`${kinds.of}的`, forms);
  },
  nounWith: (forms, about) => before(phrase`${about}的`, forms),
  pointed: (forms, list) => before(phrase`${list}所指的`, forms),
  kinds: {
    terminal: noun('一九牌'),
    honour: noun('字牌'),
    simple: noun('中张牌'),
    wind: noun('风牌'),
    dragon: noun('箭牌'),
    seat_wind: noun('门风牌'),
    round_wind: noun('圈风牌'),
    'last tile': noun('与和的牌相同的牌'),
    used_tile: noun('与这张相同的牌'),
  },
  ranks: rankForms,
  tiles: (hand, count) => {
    const tiles: Phrase = [{ is: 'tiles', hand }];
    return { one: tiles, a: count === 1 ? tiles : phrase`${tiles}之一`, many: tiles, of: tiles, measure: '张' };
  },
  eitherKind: eitherOf,
  otherKinds: ({ a, of }) => ({
    one: phrase`${of}以外的牌`,
    a: phrase`${a}以外的牌`,
    many: phrase`${of}以外的牌`,
    of: phrase`${of}以外的牌`,
    measure: '张',
  }),
  nounsOr: eitherOf,
  counted: amountOf,
  about: aboutWords,
  aboutAll: (of, word) => listed(of, word === 'and' ? '且' : '或'),
  ofThem: (n, forms, made, m, isAll) => {
    const count = phrase`${isAll ? '' : '恰好'}${countOf(n, forms)}`;
    const [is] = MADE[made];
    if (n === 1) return phrase`${count}，${is}`;
    return m === n ? phrase`${count}，都${is}` : phrase`${count}，其中${countWord(m)}${forms.measure ?? '副'}${is}`;
  },
};

/** Whether a thing says that there is none. */
export function isNoThing(thing: Phrase): boolean {
  return plain(thing).startsWith('没有');
}
