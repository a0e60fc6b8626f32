/** English: groups, tiles and kinds, and what hands consist of. */
import type { Things } from '../language-interface.ts';
import type { About, Forms, Quality } from '../sentence-part-types.ts';
import { amountOf, before, behind, known, noun, numberWord, or, withArticle } from './grammar.ts';
import { parts, text } from '../phrase-parts.ts';
import type { Adjective, Noun } from '../tree-node-types.ts';
import { listed, phrase, type Phrase } from '../phrase.ts';

/** Nouns. */
export const NOUNS: Record<Noun, Forms> = {
  set: noun('set'),
  group: noun('set or pair', 'sets and pairs'),
  chow: noun('chow'),
  pung: noun('pung'),
  kong: noun('kong'),
  triplet: noun('pung or kong', 'pungs or kongs'),
  pair: noun('pair'),
  tile: noun('tile'),
  kind: noun('kind of tile', 'different tiles'),
  bonus: noun('flower'),
  series: noun('complete series of flowers', 'complete series of flowers'),
  'last tile': known('the winning tile', 'winning tile', 'winning tiles'),
  'used tile': noun('tile used', 'tiles used'),
  'winning kinds': noun('kind of tile that completes it', 'kinds of tile that complete it'),
  discard: noun('discard'),
};

/** Where the bonus tiles are of several sorts, such as flowers and animals. */
const MIXED: Partial<Record<Noun, Forms>> = {
  bonus: noun('bonus tile'),
  series: noun('complete series of bonus tiles', 'complete series of bonus tiles'),
};

const PREFIX: Partial<Record<Adjective, string>> = {
  concealed: 'concealed',
  claimed: 'claimed',
  shown: 'shown',
  held: 'held',
  own: 'own',
};

const MADE: Record<Adjective, string> = {
  concealed: 'concealed',
  claimed: 'claimed',
  shown: 'on the table',
  held: 'held in the hand',
  own: "the player's own",
  taken: 'claimed by another',
};

/** What is said of something, behind `is` or with a verb of its own. */
export function qualityWords(quality: Quality, not = false): Phrase {
  const is = not ? 'is not' : 'is';
  switch (quality.is) {
    case 'of':
      return quality.group ? phrase`${is} of ${quality.kinds.of}` : phrase`${is} ${quality.kinds.a}`;
    case 'has':
      return phrase`${not ? 'does not contain' : 'contains'} ${quality.kinds.a}`;
    case 'type':
      return phrase`${is} ${quality.forms.a}`;
    case 'made':
      return phrase`${is} ${MADE[quality.adjective]}`;
    case 'oneOf':
      return or(parts(quality.of.map((part) => qualityWords(part, not))));
  }
}

function aboutWords(about: About): Phrase {
  switch (about.is) {
    case 'quality':
      return phrase`that ${qualityWords(about.quality, about.not)}`;
    case 'copies':
      return phrase`of which the hand has ${amountOf(about.amount, NOUNS.tile)}`;
    case 'rank':
      return phrase`whose number ${COMPARED[about.comparison]} ${about.to}`;
    case 'marked':
      return text(about.not ? 'that is not marked' : 'that is marked');
    case 'in_kong':
      return text(about.not ? 'that is not in a kong' : 'that is in a kong');
    case 'in_full_series':
      return text(about.not ? 'whose series is not complete' : 'whose series is complete');
    case 'other':
      return phrase`for which ${about.says}`;
  }
}

export const COMPARED = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
} as const;

function numberList(ranks: readonly number[], word: 'or' | 'and', ending = ''): string {
  const all = ranks.map((rank) => `${rank}${ending}`);
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} ${word} ${all.at(-1)}`;
}

export const things: Things = {
  noun: (each, mixed) => (mixed && MIXED[each]) || NOUNS[each],
  adjective: (adjective, forms) => {
    const word = PREFIX[adjective];
    return word === undefined ? behind(forms, text('claimed by others')) : before(word, forms);
  },
  nounOf: (each, forms, kinds) => {
    if (each === 'tile') return kinds;
    if (each === 'kind') return { ...behind(forms, phrase`among ${kinds.of}`), many: phrase`different ${kinds.many}` };
    return behind(forms, phrase`of ${kinds.of}`);
  },
  nounWith: (forms, about) => behind(forms, about),
  pointed: (forms, list) => behind(forms, phrase`that one of the ${list} points to, once for each that does`),
  kinds: {
    terminal: noun('terminal'),
    honour: noun('honour'),
    simple: noun('simple tile'),
    wind: noun('wind'),
    dragon: noun('dragon'),
    seat_wind: known('the seat wind', 'tile of the seat wind', 'tiles of the seat wind'),
    round_wind: known('the round wind', 'tile of the round wind', 'tiles of the round wind'),
    'last tile': {
      ...known('like the winning tile', 'tile like the winning tile', 'tiles like the winning tile'),
      of: text('the kind of the winning tile'),
    },
    used_tile: { ...known('of that kind', 'tile of that kind', 'tiles of that kind'), of: text('that kind') },
  },
  ranks: (ranks) => ({
    one: text(numberList(ranks, 'or')),
    a: withArticle(text(numberList(ranks, 'or'))),
    many: text(numberList(ranks, 'or', 's')),
    of: text(numberList(ranks, 'or', 's')),
  }),
  tiles: (hand, count) => {
    const tiles: Phrase = [{ is: 'tiles', hand }];
    return {
      one: count === 1 ? tiles : phrase`tile of ${tiles}`,
      a: count === 1 ? tiles : phrase`one of ${tiles}`,
      many: count === 1 ? tiles : phrase`tiles of ${tiles}`,
      of: tiles,
      each: count === 1 ? tiles : phrase`of ${tiles}`,
    };
  },
  eitherKind: (of) => ({
    one: or(parts(of.map(({ one }) => one))),
    a: or(parts(of.map(({ a }) => a))),
    many: or(parts(of.map(({ many }) => many))),
    of: or(parts(of.map(({ of: each }) => each))),
  }),
  otherKinds: ({ a, of }) => ({
    one: phrase`tile other than ${a}`,
    a: phrase`a tile other than ${a}`,
    many: phrase`tiles other than ${of}`,
    of: phrase`tiles other than ${of}`,
  }),
  nounsOr: (of) => ({
    one: or(parts(of.map(({ one }) => one))),
    a: or(parts(of.map(({ a }) => a))),
    many: or(parts(of.map(({ many }) => many))),
    of: or(parts(of.map(({ many }) => many))),
  }),
  counted: amountOf,
  about: aboutWords,
  aboutAll: (of, word) => listed(of, ` ${word} `),
  ofThem: (n, forms, made, m, isAll) => {
    const what = phrase`${isAll ? '' : 'exactly '}${numberWord(n)} ${n === 1 ? forms.one : forms.many}`;
    if (n === 1) return phrase`exactly one ${forms.one}, which is ${MADE[made]}`;
    const which = m === n ? (n === 2 ? 'both' : 'all of them') : `${numberWord(m)} of them`;
    return phrase`${what}, ${which} ${MADE[made]}`;
  },
};
