/** English: what is so or not, and numbers of the table. */
import { amountOf, amountWord, isMany, noun, orderWord } from './grammar.ts';
import { isNone, said, text, both } from '../phrase-parts.ts';
import { phrase, type Phrase } from '../phrase.ts';
import type { Amount, Counted, Forms } from '../sentence-part-types.ts';
import type { Facts } from '../language-interface.ts';

/** Something that there are so many of. */
function counted(the: string, forms: Forms, one: string, many = one): Counted {
  const none = phrase`no ${forms.one} ${one}`;
  const are = (amount: Amount): Phrase =>
    isNone(amount) ? none : phrase`${amountOf(amount, forms)} ${isMany(amount) ? many : one}`;
  return { the: text(the), are };
}

/** A subject that has so many of something. */
function having(the: string | Phrase, start: Phrase, forms: Forms, end = ''): Counted {
  return {
    the: typeof the === 'string' ? text(the) : the,
    are: (amount) => phrase`${start} ${amountOf(amount, forms)}${end}`,
  };
}

const number = (the: string): Counted => ({ the: text(the) });
const tile = noun('tile');
const player = noun('player');

export const facts: Facts = {
  facts: (who) => ({
    concealed: said('the hand is concealed', 'a set was claimed'),
    'no other pattern': said('no other pattern counts', 'another pattern counts'),
    'hand won': said('the hand has won', 'the hand has not won'),
    'by draw': said('the winning tile is self-drawn', 'the winning tile comes from another player'),
    'by discard': said('the winning tile comes from another player', 'the winning tile is self-drawn'),
    wins: said('the hand is finished and worth enough to win', 'the hand is not finished or not worth enough to win'),
    completes: said('the hand would be complete', 'the hand would not be complete'),
    'hand waits': said('the hand waits for its last tile', 'the hand does not wait'),
    'hand can win': said(
      'judging by the tiles in sight, the hand can still win',
      'judging by the tiles in sight, the hand can no longer win',
    ),
    'hand can win with it': said(
      'judging by the tiles in sight, the hand can still win after the claim',
      'judging by the tiles in sight, the hand can no longer win after the claim',
    ),
    'payer waits': said("the payer's hand waits for its last tile", "the payer's hand does not wait"),
    'dealer waits': said("the dealer's hand waits for its last tile", "the dealer's hand does not wait"),
    'waits on own discard': both(
      phrase`${who} has discarded a tile that would complete the hand`,
      phrase`${who} has discarded no tile that would complete the hand`,
    ),
    'i am dealer': both(phrase`${who} is the dealer`, phrase`${who} is not the dealer`),
    'i am next': both(phrase`${who} is next in turn`, phrase`${who} is not next in turn`),
    'last dealer': said('the dealer is the last of the round', 'the dealer is not the last of the round'),
    'someone responsible': said('a player is liable for the hand', 'nobody is liable for the hand'),
    'first winner': said('no other winner comes earlier in turn', 'another winner comes earlier in turn'),
    'same kind as claimed': said(
      'the tile is identical to the one just claimed',
      'the tile is not identical to the one just claimed',
    ),
    'completes chow with shown tiles': both(
      phrase`the tile makes a chow with ${who}'s own two tiles of the chow just claimed`,
      phrase`the tile does not make a chow with ${who}'s own two tiles of the chow just claimed`,
    ),
    'just drawn': said('the tile is the one just drawn', 'the tile is not the one just drawn'),
    'same kind as drawn': said(
      'the tile is identical to the one just drawn',
      'the tile is not identical to the one just drawn',
    ),
    'hand waits without it': said(
      'the hand waits for its last tile without this tile',
      'the hand does not wait for its last tile without this tile',
    ),
    'waits stay': said('the kong does not change the waits', 'the kong changes the waits'),
    'readings stay': said(
      'the other three are a pung however the finished hand is divided',
      'the other three can be divided in another way than as a pung',
    ),
    starter_cast: said('the throw also decided who starts', 'the throw did not decide who starts'),
    replayed: said('the deal is played again', 'the deal is not played again'),
    'dealer stays': said('the dealer stays', 'the dealer does not stay'),
  }),
  numbers: (who) => ({
    suits: number('the number of suits'),
    'suits used': number('the number of suits of these tiles'),
    'seat number': number('the seat number'),
    'round number': number('the round number'),
    'worth now': number('what the hand would be worth'),
    'worth waiting': number('what the hand would be worth on its best wait'),
    claimants: counted('the number of equal claims', player, 'claims it', 'claim it'),
    'tiles left': counted('the number of tiles left to draw', tile, 'is left to draw', 'are left to draw'),
    'drawn from tail': counted(
      'the number of replacement tiles drawn',
      noun('replacement tile'),
      'was drawn',
      'were drawn',
    ),
    'deals so far': counted('the number of deals so far', noun('deal'), 'has begun', 'have begun'),
    'discards so far': counted('the number of discards so far', tile, 'has been discarded', 'have been discarded'),
    'kinds discarded': {
      the: text('the number of kinds discarded'),
      are: (amount) =>
        amount.n === 1 && amount.is === 'exactly'
          ? text('all discards are alike')
          : phrase`the discards are of ${amountOf(amount, noun('kind'))}`,
    },
    'claims so far': counted('the number of claims so far', noun('set'), 'has been claimed', 'have been claimed'),
    'kongs so far': counted('the number of kongs on the table', noun('kong'), 'is on the table', 'are on the table'),
    'my kongs': having("the number of the player's kongs", phrase`${who} has`, noun('kong')),
    'seats with kongs': counted('the number of players with kongs', player, 'has a kong', 'have a kong'),
    'most shown sets in one suit': having(
      'the largest number of sets shown in one suit',
      phrase`${who} shows`,
      noun('set'),
      ' of one suit',
    ),
    'shown sets in suit of last tile': having(
      'the number of sets shown in the suit of the winning tile',
      phrase`${who} shows`,
      noun('set'),
      ' of the suit of the winning tile',
    ),
    'tiles too many': {
      the: text('the number of extra tiles'),
      are: (amount) =>
        amount.n === 0 && amount.is !== 'most' && amount.is !== 'least' && amount.is !== 'not'
          ? text('the hand has the right number of tiles')
          : isNone(amount)
            ? text('the hand has no extra tile')
            : phrase`the hand has ${amountOf(amount, noun('extra tile'))}`,
    },
    'seats waiting': counted(
      'the number of waiting hands',
      noun('hand'),
      'waits for its last tile',
      'wait for their last tile',
    ),
    'my turns': {
      the: phrase`the number of ${who}'s turns`,
      are: (amount) =>
        amount.n === 0 && amount.is === 'exactly'
          ? phrase`${who} has had no turn yet`
          : amount.n === 1 && amount.is === 'exactly'
            ? phrase`it is ${who}'s first turn`
            : phrase`${who} has had ${amountOf(amount, noun('turn'))}`,
    },
    'wins so far': counted('the number of wins so far', noun('hand'), 'has won', 'have won'),
    'my wins': {
      the: phrase`the number of ${who}'s wins`,
      are: (amount) =>
        isNone(amount) ? phrase`${who} has not won yet` : phrase`${who} has had ${amountOf(amount, noun('win'))}`,
    },
    'seats playing': counted('the number of players who still play', player, 'still plays', 'still play'),
    'seats winning': counted('the number of winners', player, 'wins together', 'win together'),
    'copies in sight': {
      the: text('the number of tiles in sight that are identical to the winning tile'),
      are: (amount) =>
        phrase`${amountOf(amount, noun('other tile', 'other tiles'))} identical to the winning tile ${isMany(amount) ? 'are' : 'is'} in sight`,
    },
    cast: number('the dice total'),
    value: number('the value of the hand'),
    'next round': number('the number of the next round'),
    points: having(phrase`${who}'s points`, phrase`${who} has`, noun('point')),
    'highest points': {
      the: text('the highest total of points'),
      are: (amount) => phrase`the leader has ${amountOf(amount, noun('point'))}`,
    },
    'lowest points': number('the lowest total of points'),
    standing: {
      the: phrase`${who}'s place`,
      are: (amount) =>
        amount.is === 'exactly'
          ? phrase`${who} is ${orderWord(amount.n)} by points`
          : phrase`${who}'s place is ${amountWord(amount)}`,
    },
    'players ahead': {
      the: text('the number of players with more points'),
      are: (amount) =>
        isNone(amount)
          ? text('nobody has more points')
          : phrase`${amountOf(amount, player)} ${isMany(amount) ? 'have' : 'has'} more points`,
    },
    'players level': counted(
      'the number of players with the same points',
      noun('other player'),
      'has the same points',
      'have the same points',
    ),
  }),
};
