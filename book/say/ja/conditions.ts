/** Japanese: conditions, and how they are joined. */
import type { Conditions } from '../language-interface.ts';
import type { Said } from '../sentence-part-types.ts';
import { listed, phrase, type Piece, plain, type Phrase } from '../phrase.ts';
import { amountOf, and, existence, howMany, noun, or } from './grammar.ts';
import { numeral } from '../chinese-numerals.ts';
import { isNone, parts, said, text, both } from '../phrase-parts.ts';
import { compared, qualityWords } from './groups-and-tiles.ts';

/** `甲である`, `甲でない`. */
function equals(what: Piece, is: Piece): Said {
  return both(phrase`${what}${is}である`, phrase`${what}${is}でない`);
}

const WAITS = { single: '単騎', pairs: '双碰', closed: '嵌張', edge: '辺張', two_sided: '両面', none: '形のない' };
const BEGINS = { dealt: '配牌', drawn: 'ツモ', replaced: '補充', bonus: '見せた花牌', claimed: '鳴き' };
const ENDINGS: Record<string, Said> = {
  win: said('この局で誰かが和了した', 'この局で誰も和了していない'),
  exhausted: said('荒牌で局が終わった', '荒牌で終わったのではない'),
  false_win: said('誤和了があった', '誤和了がなかった'),
  none: said('局がまだ続いている', '局が終わっている'),
};

export const conditions: Conditions = {
  has: (owner, thing) => {
    const who = owner === 'discards' ? text('捨て牌に') : owner === 'hand' ? text('手に') : phrase`${owner}に`;
    const { is, not } = existence(thing);
    return both(phrase`${who}${is}`, phrase`${who}${not}`);
  },
  every: ({ one }, each, quality) => {
    const which = each === 'group' ? text('どの面子も雀頭も') : phrase`どの${one}も`;
    return both(phrase`${which}${qualityWords(quality)}`, phrase`${which}${qualityWords(quality)}わけではない`);
  },
  the: ({ one }, each, quality) => {
    const which = each === 'pair' ? text('雀頭が') : phrase`${one}が`;
    const words = both(phrase`${which}${qualityWords(quality)}`, phrase`${which}${qualityWords(quality, true)}`);
    return each === 'pair' && quality.is === 'of' ? { ...words, thing: phrase`${quality.kinds.of}の雀頭` } : words;
  },
  it: (about) => {
    switch (about.is) {
      case 'quality':
        return both(qualityWords(about.quality, about.not), qualityWords(about.quality, !about.not));
      case 'copies':
        return { is: phrase`手に${existence(amountOf(about.amount, noun('牌'))).is}` };
      case 'rank':
        return { is: compared(text('その数字'), about.comparison, about.to) };
      case 'other':
        return { is: about.says };
      default: {
        const words = {
          marked: ['印がある', '印がない'],
          in_kong: ['槓されている', '槓されていない'],
          in_full_series: ['揃った一組に属する', '揃った一組に属さない'],
        };
        const [is, not] = words[about.is] as [string, string];
        return about.not ? said(not, is) : said(is, not);
      }
    }
  },
  everyTile: (kinds) => phrase`どの牌も${or(parts(kinds.map(({ a }) => a)))}で、それぞれがある`,
  suits: (amount, all, besides) => {
    const what =
      amount.n === all && amount.is !== 'most'
        ? text(`${numeral(all)}種すべての牌`)
        : text(`${howMany(amount, '種')}の牌${besides ? '（字牌を除く）' : ''}`);
    return { thing: what, is: phrase`手に${what}がある`, not: phrase`手に${what}がない` };
  },
  oneSuit: (honours) => ({ says: text(honours ? '一種の数牌と字牌だけである' : '一種の数牌だけで、字牌がない') }),
  winningKinds: (amount) => ({ is: phrase`待ちが${howMany(amount, '種')}である` }),

  seats: {
    i: text('本人'),
    dealer: text('親'),
    starter: text('起家'),
    exposer: text('牌を出した者'),
    'first to drop': text('最初にその牌を見送った者'),
    payer: text('払う者'),
    winner: text('和了者'),
    receiver: text('受け取る者'),
    responsible: text('責任払いの者'),
    leader: text('首位の者'),
    'next seat': text('下家'),
    'previous seat': text('上家'),
    'opposite seat': text('対面'),
  },
  seatIs: (seat, others) => equals(phrase`${seat}が`, or(parts(others))),
  waits: (waits) => {
    const kinds = listed(
      waits.map((wait) => WAITS[wait]),
      '、',
      'または',
    );
    return equals('待ちが', kinds);
  },
  shapes: (shapes) => equals('手が', or(parts(shapes))),
  turns: (begins) => {
    const what = begins.map((begin) => BEGINS[begin]).join('または');
    return said(`番が${what}で始まった`, `番が${what}で始まったのではない`);
  },
  windows: (windows) => {
    const words = windows.map((window) => {
      if (window === undefined) return said('鳴ける牌がない', '鳴ける牌がある');
      if ('discard' in window) return said('その牌が捨て牌である', 'その牌が捨て牌でない');
      return both(phrase`その牌が${window.move}で見せた牌である`, phrase`その牌が${window.move}で見せた牌でない`);
    });
    return both(or(parts(words.map(({ is }) => is)), true), and(parts(words.map(({ not }) => not!))));
  },
  endings: (endings) => {
    const words = endings.map((ending) =>
      typeof ending === 'string'
        ? ENDINGS[ending]!
        : both(phrase`局が${ending}で終わった`, phrase`局が${ending}で終わったのではない`),
    );
    return both(or(parts(words.map(({ is }) => is)), true), and(parts(words.map(({ not }) => not!))));
  },
  hasMark: (seat, mark) => both(phrase`${seat}が「${mark}」である`, phrase`${seat}が「${mark}」でない`),
  hasMarks: (seat, marks) => {
    const all = marks.map((mark) => phrase`「${mark}」`);
    return both(
      phrase`${seat}が${listed(all, '、', 'かつ')}である`,
      phrase`${seat}が${listed(all, '、', 'でも')}でもない`,
    );
  },
  isPattern: (patterns) => equals('手が', or(parts(patterns))),
  seatsWith: (amount, mark, all) => {
    if (all && (amount.is === 'exactly' || amount.is === 'least'))
      return phrase`${numeral(amount.n)}人全員が「${mark}」である`;
    return isNone(amount) ? phrase`誰も「${mark}」でない` : phrase`「${mark}」の者が${howMany(amount, '人')}いる`;
  },
  seatWith: (mark) => phrase`親から数えて最初の「${mark}」の者`,
  counterOf: (seat, counter) => phrase`${seat}の${counter}の数`,
  worthOf: (seat, tally) => phrase`${seat}の手の${tally ?? '価値'}`,
  theSeatsWith: (mark) => phrase`「${mark}」の者の数`,
  wouldScore: (pattern) => both(phrase`手が${pattern}になる`, phrase`手が${pattern}にならない`),
  waitsFor: (pattern) => both(phrase`手があと一枚で${pattern}になる`, phrase`手があと一枚で${pattern}になるのではない`),
  passed: (move) => both(phrase`本人が${move}を見送った`, phrase`本人が${move}を見送っていない`),
  exposedIn: (list) => both(phrase`その牌が「${list}」にある`, phrase`その牌が「${list}」にない`),
  situation: (says) => ({ is: /。$/.test(plain(says)) ? phrase`${withoutStop(says)}` : says }),
  compare: (left, comparison, right) => ({ is: compared(left, comparison, right) }),
  include: (what, exactly, tiles, suit) => {
    const where = suit ? '（どの種類でも）' : '';
    const whose =
      typeof what === 'string'
        ? { held: '手の内の牌', tiles: '手の牌', bonus: '花牌', held_before: '和了牌を得る前の手の内の牌' }[what]
        : phrase`「${what}」`;
    return exactly
      ? both(phrase`${whose}がちょうど${tiles}${where}である`, phrase`${whose}がちょうど${tiles}${where}ではない`)
      : both(phrase`${whose}に${tiles}${where}がある`, phrase`${whose}に${tiles}${where}が揃っていない`);
  },
};

function withoutStop(says: Phrase): Phrase {
  const last = says.at(-1);
  return last?.is === 'text' ? [...says.slice(0, -1), ...text(last.text.replace(/。$/, ''))] : says;
}
