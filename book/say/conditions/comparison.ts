/** Numbers compared, and how many there are of something. */
import { ownerIn, seatOfPlace } from '../seats.ts';
import type { Expr } from '../../../dsl/index.ts';
import { amountIn } from './number-comparison.ts';
import { nameOf, type Speaker } from '../saying-context.ts';
import type { Amount, Said } from '../sentence-part-types.ts';
import type { NumberName } from '../word-name-types.ts';
import { numberInside, tallySaid } from '../number.ts';
import type { Node } from '../tree-node-types.ts';
import type { Phrase } from '../phrase.ts';
import { plainAmount, thingSaid } from '../tiles/noun-phrase.ts';

/** Two numbers compared, or so many of something. */
export function compareSaid(expr: Node<'compare'>, speaker: Speaker): Said {
  const { language } = speaker;
  const { left, right, op } = expr;
  const tally = tallySaid(expr, speaker);
  if (tally !== undefined) return tally;
  const amount = amountIn(expr);
  if (amount !== undefined) {
    const counted = countedSaid(left, amount, speaker);
    if (counted !== undefined) return counted;
  }
  return language.compare(numberInside(left, speaker), op, numberInside(right, speaker));
}

/** So many of something; undefined where a plain comparison says it better. */
function countedSaid(left: Expr, amount: Amount, speaker: Speaker): Said | undefined {
  const { language } = speaker;
  if (left.node === 'count') {
    const thing = language.counted(plainAmount(amount, left.phrase, speaker), thingSaid(left.phrase, speaker));
    const owner = left.phrase.noun === 'discard' ? 'discards' : ownerIn(speaker);
    if (left.phrase.noun === 'winning kinds') return language.winningKinds(amount);
    return { ...language.has(owner, thing), thing };
  }
  if (left.node === 'named')
    return both(
      (many) => language.seatsWith(many, nameOf(speaker, 'marks', left.name), many.n === speaker.ruleset.seats.count),
      amount,
    );
  if (left.node !== 'name') return undefined;
  if (left.name === 'copies' || left.name === 'rank')
    return left.name === 'copies' ? language.it({ is: 'copies', amount }) : undefined;
  if (left.meaning?.is !== 'word') return undefined;
  if (left.name === 'suits') {
    const suits = speaker.scope.tiles.suits.filter(({ bonus, joker }) => !bonus && joker === undefined);
    const running = suits.filter(({ runs }) => runs).length;
    return language.suits(amount, running, running < suits.length);
  }
  const { are } = language.numbers(seatOfPlace(speaker))[left.meaning.id as NumberName];
  return are && both(are, amount);
}

/** So many, and not so many. */
function both(say: (amount: Amount) => Phrase, amount: Amount): Said {
  return { is: say(amount), not: say(otherAmount(amount)) };
}

function otherAmount({ is, n }: Amount): Amount {
  if (is === 'least') return n === 1 ? { is: 'exactly', n: 0 } : { is: 'most', n: n - 1 };
  if (is === 'most') return { is: 'least', n: n + 1 };
  if (is === 'not') return { is: 'exactly', n };
  return n === 0 ? { is: 'least', n: 1 } : { is: 'not', n };
}
