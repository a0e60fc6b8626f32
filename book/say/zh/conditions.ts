/** Chinese: conditions, and how they are joined. */
import type { Conditions } from '../language-interface.ts';
import type { Said } from '../sentence-part-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';
import { amountOf, amountWord, and, countWord, noun, or } from './grammar.ts';
import { isNone, parts, said, text, both } from '../phrase-parts.ts';
import { COMPARED, isNoThing, qualityWords } from './groups-and-tiles.ts';

const WAITS = { single: '单钓', pairs: '对碰', closed: '坎张', edge: '边张', two_sided: '两面', none: '不成形的' };
const BEGINS = { dealt: '配牌', drawn: '摸牌', replaced: '补牌', bonus: '刚亮出的花牌', claimed: '吃碰杠' };
const ENDINGS: Record<string, Said> = {
  win: said('本局有人和牌', '本局无人和牌'),
  exhausted: said('牌墙摸完而流局', '不是牌墙摸完而流局'),
  false_win: said('有人诈和', '无人诈和'),
  none: said('本局还在进行', '本局已结束'),
};

export const conditions: Conditions = {
  has: (owner, thing) => {
    const who = owner === 'discards' ? '弃牌中' : owner === 'hand' ? '手牌' : owner;
    if (!isNoThing(thing)) return both(phrase`${who}有${thing}`, phrase`${who}没有${thing}`);
    const [first, ...rest] = thing;
    const without = first?.is === 'text' ? [{ ...first, text: first.text.slice(2) }, ...rest] : thing;
    return both(phrase`${who}${thing}`, phrase`${who}有${without}`);
  },
  every: ({ one, measure = '张' }, each, quality) => {
    const which = each === 'group' ? text('每副面子和将牌') : phrase`每${measure}${one}`;
    return both(phrase`${which}都${qualityWords(quality)}`, phrase`并非${which}都${qualityWords(quality)}`);
  },
  the: ({ one }, each, quality) => {
    const which = each === 'pair' ? text('将牌') : one;
    const words = both(phrase`${which}${qualityWords(quality)}`, phrase`${which}${qualityWords(quality, true)}`);
    return each === 'pair' && quality.is === 'of' ? { ...words, thing: phrase`一对${quality.kinds.of}` } : words;
  },
  it: (about) => {
    switch (about.is) {
      case 'quality':
        return both(qualityWords(about.quality, about.not), qualityWords(about.quality, !about.not));
      case 'copies':
        return { is: phrase`手牌中有${amountOf(about.amount, noun('牌'))}` };
      case 'rank':
        return { is: phrase`其序号${COMPARED[about.comparison]}${about.to}` };
      case 'other':
        return { is: about.says };
      default: {
        const words = {
          marked: ['有记号', '没有记号'],
          in_kong: ['已开杠', '没有开杠'],
          in_full_series: ['属于齐全的一套', '不属于齐全的一套'],
        };
        const [is, not] = words[about.is] as [string, string];
        return about.not ? said(not, is) : said(is, not);
      }
    }
  },
  everyTile: (kinds) => phrase`每张牌都是${or(parts(kinds.map(({ a }) => a)))}，且各种都有`,
  suits: (amount, all, besides) => {
    const what =
      amount.n === all && amount.is !== 'most'
        ? text(`全部${countWord(all)}种花色的牌`)
        : phrase`${amountWord(amount)}种花色的牌${besides ? '（字牌不计）' : ''}`;
    return { thing: what, is: phrase`手牌有${what}`, not: phrase`手牌不是${what}` };
  },
  oneSuit: (honours) => ({ says: text(honours ? '由同一花色的牌和字牌组成' : '全部是同一花色的牌，没有字牌') }),
  winningKinds: (amount) => ({
    is:
      amount.is === 'exactly' && amount.n === 1
        ? text('只有一种牌能和')
        : phrase`${amountOf(amount, noun('牌', '种'))}能和`,
  }),

  seats: {
    i: text('该家'),
    dealer: text('庄家'),
    starter: text('起庄者'),
    exposer: text('出牌者'),
    'first to drop': text('最先放过此牌者'),
    payer: text('付方'),
    winner: text('和牌者'),
    receiver: text('收方'),
    responsible: text('包牌者'),
    leader: text('领先者'),
    'next seat': text('下家'),
    'previous seat': text('上家'),
    'opposite seat': text('对家'),
  },
  seatIs: (seat, others) => both(phrase`${seat}是${or(parts(others))}`, phrase`${seat}不是${or(parts(others))}`),
  waits: (waits) => {
    const kinds = plain(
      listed(
        waits.map((wait) => WAITS[wait]),
        '、',
        '或',
      ),
    );
    return said(`听的是${kinds}`, `听的不是${kinds}`);
  },
  shapes: (shapes) => {
    const what = or(parts(shapes));
    return both(phrase`手牌是${what}`, phrase`手牌不是${what}`);
  },
  turns: (begins) => {
    const what = begins.map((begin) => BEGINS[begin]).join('或');
    return said(`这一轮由${what}开始`, `这一轮不是由${what}开始`);
  },
  windows: (windows) => {
    const moves = windows.flatMap((window) => (window !== undefined && 'move' in window ? [window.move] : []));
    if (moves.length === windows.length)
      return both(phrase`这张牌是为${or(parts(moves))}亮出的`, phrase`这张牌不是为${or(parts(moves))}亮出的`);
    const words = windows.map((window) => {
      if (window === undefined) return both(text('没有牌可供别家要'), text('有牌可供别家要'));
      if ('discard' in window) return both(text('这张牌是打出的'), text('这张牌不是打出的'));
      return both(phrase`这张牌是为${window.move}亮出的`, phrase`这张牌不是为${window.move}亮出的`);
    });
    return both(or(parts(words.map(({ is }) => is))), and(parts(words.map(({ not }) => not!))));
  },
  endings: (endings) => {
    const own = endings.filter((ending): ending is Phrase => typeof ending !== 'string');
    if (own.length === endings.length)
      return both(phrase`本局以${or(parts(own))}结束`, phrase`本局不以${or(parts(own))}结束`);
    const words = endings.map((ending) =>
      typeof ending === 'string' ? ENDINGS[ending]! : both(phrase`本局以${ending}结束`, phrase`本局不以${ending}结束`),
    );
    return both(or(parts(words.map(({ is }) => is))), and(parts(words.map(({ not }) => not!))));
  },
  hasMark: (seat, mark) => both(phrase`${seat}有“${mark}”`, phrase`${seat}没有“${mark}”`),
  hasMarks: (seat, marks) => {
    const all = listed(
      marks.map((mark) => phrase`“${mark}”`),
      '、',
      '和',
    );
    return both(
      phrase`${seat}有${all}`,
      phrase`${seat}没有${listed(
        marks.map((mark) => phrase`“${mark}”`),
        '、',
        '或',
      )}`,
    );
  },
  isPattern: (patterns) => both(phrase`手牌是${or(parts(patterns))}`, phrase`手牌不是${or(parts(patterns))}`),
  seatsWith: (amount, mark, all) => {
    if (all && (amount.is === 'exactly' || amount.is === 'least')) return phrase`${countWord(amount.n)}家都有“${mark}”`;
    return isNone(amount) ? phrase`无人有“${mark}”` : phrase`${amountWord(amount)}家有“${mark}”`;
  },
  seatWith: (mark) => phrase`从庄家起第一个有“${mark}”的人`,
  counterOf: (seat, counter) => phrase`${seat}的“${counter}”数`,
  worthOf: (seat, tally) => phrase`${seat}手牌的${tally ?? '价值'}`,
  theSeatsWith: (mark) => phrase`有“${mark}”的人数`,
  wouldScore: (pattern) => both(phrase`手牌将是${pattern}`, phrase`手牌不会是${pattern}`),
  waitsFor: (pattern) => both(phrase`手牌只差一张成${pattern}`, phrase`手牌并非只差一张成${pattern}`),
  passed: (move) => both(phrase`该家放过了${move}的机会`, phrase`该家没有放过${move}的机会`),
  exposedIn: (list) => both(phrase`这张牌在“${list}”之中`, phrase`这张牌不在“${list}”之中`),
  situation: (says) => ({ is: says }),
  compare: (left, comparison, right) => ({ is: phrase`${left}${COMPARED[comparison]}${right}` }),
  include: (what, exactly, tiles, suit) => {
    const where = suit ? '（任一花色）' : '';
    const whose =
      typeof what === 'string'
        ? { held: '手中的牌', tiles: '手牌', bonus: '花牌', held_before: '得到和的牌之前，手中的牌' }[what]
        : phrase`“${what}”`;
    return exactly
      ? both(phrase`${whose}恰好是${tiles}${where}`, phrase`${whose}不恰好是${tiles}${where}`)
      : both(phrase`${whose}包含${tiles}${where}`, phrase`${whose}不包含${tiles}${where}`);
  },
};
