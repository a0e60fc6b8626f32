/** English: conditions, and how they are joined. */
import { amountOf, and, isMany, noun, numberWord, or, status, withArticle } from './grammar.ts';
import { isNone, parts, said, text, both } from '../phrase-parts.ts';
import { COMPARED, qualityWords } from './groups-and-tiles.ts';
import type { Conditions } from '../language-interface.ts';
import type { Said } from '../sentence-part-types.ts';
import { listed, phrase, plain, type Phrase } from '../phrase.ts';

const WAITS = {
  single: 'single',
  pairs: 'two-pair',
  closed: 'closed',
  edge: 'edge',
  two_sided: 'two-sided',
  none: 'no particular',
};
const BEGINS = {
  dealt: 'the dealt hand',
  drawn: 'a drawn tile',
  replaced: 'a replacement tile',
  bonus: 'a bonus tile just shown',
  claimed: 'a claim',
};
const ENDINGS: Record<string, Said> = {
  win: said('the deal was won', 'the deal was not won'),
  exhausted: said('the wall was used up', 'the wall was not used up'),
  false_win: said('a win was declared falsely', 'no win was declared falsely'),
  none: said('the deal continues', 'the deal has ended'),
};

function article(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

export const conditions: Conditions = {
  has: (owner, thing) => {
    if (owner === 'discards')
      return both(phrase`the discards include ${thing}`, phrase`the discards do not include ${thing}`);
    const who = owner === 'hand' ? 'the hand' : owner;
    return both(phrase`${who} has ${thing}`, phrase`${who} does not have ${thing}`);
  },
  every: ({ one }, each, quality) => {
    const which = each === 'group' ? text('set and pair') : one;
    return both(phrase`every ${which} ${qualityWords(quality)}`, phrase`not every ${which} ${qualityWords(quality)}`);
  },
  the: ({ one }, each, quality) => {
    const words = both(phrase`the ${one} ${qualityWords(quality)}`, phrase`the ${one} ${qualityWords(quality, true)}`);
    return each === 'pair' && quality.is === 'of'
      ? { ...words, thing: phrase`a ${one} of ${quality.kinds.of}` }
      : words;
  },
  it: (about) => {
    switch (about.is) {
      case 'quality':
        return both(
          phrase`it ${qualityWords(about.quality, about.not)}`,
          phrase`it ${qualityWords(about.quality, !about.not)}`,
        );
      case 'copies':
        return { is: phrase`the hand has ${amountOf(about.amount, noun('tile'))} of it` };
      case 'rank':
        return { is: phrase`its number ${COMPARED[about.comparison]} ${about.to}` };
      case 'other':
        return { is: about.says };
      default: {
        const words = { marked: 'marked', in_kong: 'in a kong', in_full_series: 'in a complete series' }[about.is];
        return both(text(`it is ${about.not ? 'not ' : ''}${words}`), text(`it is ${about.not ? '' : 'not '}${words}`));
      }
    }
  },
  everyTile: (kinds) => phrase`every tile is ${or(parts(kinds.map(({ a }) => a)))}, with at least one of each`,
  suits: (amount, all, besides) => {
    const suits =
      amount.n === all && amount.is !== 'most' ? `all ${numberWord(all)} suits` : plain(amountOf(amount, noun('suit')));
    const only = amount.n === 1 && amount.is === 'exactly' ? 'only one suit' : suits;
    const rest = amount.n === all || !besides ? '' : ', with or without honours';
    const thing = text(`tiles of ${only}${rest}`);
    return { thing, is: phrase`the hand has ${thing}`, not: phrase`the hand does not have ${thing}` };
  },
  oneSuit: (honours) => ({
    says: text(
      honours ? 'the tiles are of one suit together with honours' : 'all tiles are of one suit, without honours',
    ),
  }),
  winningKinds: (amount) => ({
    is:
      amount.is === 'exactly' && amount.n === 1
        ? text('only one kind of tile would complete the hand')
        : phrase`${amountOf(amount, noun('kind of tile', 'kinds of tile'))} would complete the hand`,
  }),

  seats: {
    i: text('the player'),
    dealer: text('the dealer'),
    starter: text('the first dealer'),
    exposer: text('the player who gave the tile'),
    'first to drop': text('the first player who let the tile pass'),
    payer: text('the payer'),
    winner: text('the winner'),
    receiver: text('the receiver'),
    responsible: text('the player who is liable for the hand'),
    leader: text('the leader'),
    'next seat': text('the next player'),
    'previous seat': text('the previous player'),
    'opposite seat': text('the player opposite'),
  },
  seatIs: (seat, others) => both(phrase`${seat} is ${or(parts(others))}`, phrase`${seat} is not ${or(parts(others))}`),
  waits: (waits) => {
    const words = waits.map((wait) => WAITS[wait]);
    const kinds = article(plain(listed(words, ', ', ' or ')));
    return said(`the wait is ${kinds} wait`, `the wait is not ${kinds} wait`);
  },
  shapes: (shapes) => {
    const what = or(parts(shapes));
    return both(phrase`the hand is ${what}`, phrase`the hand is not ${what}`);
  },
  turns: (begins) => {
    const what = plain(
      listed(
        begins.map((begin) => BEGINS[begin]),
        ', ',
        ' or ',
      ),
    );
    return said(`the turn began with ${what}`, `the turn did not begin with ${what}`);
  },
  windows: (windows) => {
    const words = windows.map((window) => {
      if (window === undefined) return { is: text('no tile can be claimed'), not: text('a tile can be claimed') };
      if ('discard' in window) return { is: text('the tile was discarded'), not: text('the tile was not discarded') };
      return both(
        phrase`the tile was shown for ${withArticle(window.move)}`,
        phrase`the tile was not shown for ${withArticle(window.move)}`,
      );
    });
    const moves = windows.flatMap((window) =>
      window !== undefined && 'move' in window ? [withArticle(window.move)] : [],
    );
    if (moves.length === windows.length)
      return both(
        phrase`the tile was shown for ${or(parts(moves))}`,
        phrase`the tile was not shown for ${or(parts(moves))}`,
      );
    return both(or(parts(words.map(({ is }) => is))), and(parts(words.map(({ not }) => not!))));
  },
  endings: (endings) => {
    const words = endings.map((ending) =>
      typeof ending === 'string'
        ? ENDINGS[ending]!
        : both(phrase`the deal ended with ${ending}`, phrase`the deal did not end with ${ending}`),
    );
    const own = endings.filter((ending): ending is Phrase => typeof ending !== 'string');
    if (own.length === endings.length)
      return both(phrase`the deal ended with ${or(parts(own))}`, phrase`the deal did not end with ${or(parts(own))}`);
    return both(or(parts(words.map(({ is }) => is))), and(parts(words.map(({ not }) => not!))));
  },
  hasMark: (seat, mark) => both(phrase`${seat} has ${status(mark)}`, phrase`${seat} does not have ${status(mark)}`),
  hasMarks: (seat, marks) => {
    const all = marks.map((mark) => status(mark));
    return both(phrase`${seat} has ${and(parts(all))}`, phrase`${seat} has neither ${listed(all, ', ', ' nor ')}`);
  },
  isPattern: (patterns) =>
    both(phrase`the hand is ${or(parts(patterns))}`, phrase`the hand is not ${or(parts(patterns))}`),
  seatsWith: (amount, mark, all) => {
    if (all && (amount.is === 'exactly' || amount.is === 'least'))
      return phrase`all ${numberWord(amount.n)} players have ${status(mark)}`;
    if (isNone(amount)) return phrase`nobody has ${status(mark)}`;
    if (amount.n === 1 && amount.is === 'least') return phrase`a player has ${status(mark)}`;
    return phrase`${amountOf(amount, noun('player'))} ${isMany(amount) ? 'have' : 'has'} ${status(mark)}`;
  },
  seatWith: (mark) => phrase`the first player with ${status(mark)}, counted from the dealer`,
  counterOf: (seat, counter) => phrase`the ${counter} of ${seat}`,
  worthOf: (seat, tally) => phrase`the ${tally ?? 'value'} of ${seat}'s hand`,
  theSeatsWith: (mark) => phrase`the number of players with ${status(mark)}`,
  wouldScore: (pattern) => both(phrase`the hand would be ${pattern}`, phrase`the hand would not be ${pattern}`),
  waitsFor: (pattern) =>
    both(
      phrase`the hand needs one more tile for ${pattern}`,
      phrase`the hand does not need exactly one more tile for ${pattern}`,
    ),
  passed: (move) =>
    both(phrase`the player passed up a possible ${move}`, phrase`the player did not pass up a possible ${move}`),
  exposedIn: (list) => both(phrase`the tile is among the ${list}`, phrase`the tile is not among the ${list}`),
  situation: (says) => ({ is: says }),
  compare: (left, comparison, right) => ({ is: phrase`${left} ${COMPARED[comparison]} ${right}` }),
  include: (what, exactly, tiles, suit) => {
    const where = suit ? ', in any suit' : '';
    const verb = exactly ? ['are exactly', 'are not exactly'] : ['include', 'do not include'];
    if (what === 'held_before') {
      const held = exactly ? 'exactly ' : '';
      return both(
        phrase`before the winning tile the hand held ${held}${tiles}${where}`,
        phrase`before the winning tile the hand did not hold ${held}${tiles}${where}`,
      );
    }
    const whose =
      typeof what === 'string'
        ? { held: 'the tiles held in the hand', tiles: 'the tiles', bonus: 'the flowers' }[what]
        : phrase`the ${what}`;
    return both(phrase`${whose} ${verb[0]!} ${tiles}${where}`, phrase`${whose} ${verb[1]!} ${tiles}${where}`);
  },
};
