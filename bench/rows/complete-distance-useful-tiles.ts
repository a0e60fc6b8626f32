/** W2 to W4: whether a hand is complete, how far it is, which tiles help. */
import { distanceFrom, type DistanceTables, distanceTables, isComplete, usefulInto } from 'tilewright/dsl';
import { kept } from '../install-peers.ts';
import {
  completeOrNot,
  type Dealt,
  dealtHands,
  type Labelled,
  waitingHands,
} from '../hands/hands-with-known-answers.ts';
import { over, type Sides, type Work } from '../measure-time.ts';
import { agari, bySuits, tileEfficiency } from '../peers/agari-and-tile-efficiency.ts';
import { majiang, majiangCounts } from '../peers/majiang-core.ts';
import type { Row } from '../ratio-row.ts';
import { riichiRules } from './riichi-scoring.ts';

const SEED = 20240601;

const counts = (hand: Labelled<unknown>): Uint8Array => Uint8Array.from(hand.counts);

/** The tables of the pack's shapes. */
function tables(): DistanceTables {
  const { tiles, scoring } = riichiRules();
  return distanceTables(tiles, scoring.rules.shapes);
}

/** Says how many of the answers are right. */
function right<Answer>(hands: readonly Labelled<Answer>[], ask: (hand: Uint8Array) => Answer): string {
  const same = hands.filter((hand) => String(ask(counts(hand))) === String(hand.answer)).length;
  return `${same.toLocaleString('en')} of ${hands.length.toLocaleString('en')} right`;
}

const completeHands = (): Labelled<boolean>[] => kept('complete', () => completeOrNot(SEED, 10_000));

export const complete: Row = {
  id: 'w2',
  work: 'W2 complete or not',
  unit: 'hand',
  sides: {
    tilewright: () => {
      const own = tables();
      return over(completeHands().map(counts), (hand) => isComplete(own, hand));
    },
    agari: () =>
      over(
        completeHands().map(({ counts }) => bySuits(counts)),
        agari().checkAll,
      ),
  },
  marks: [{ ours: 'tilewright', beside: ['agari'], is: 'speed', floor: 6, goal: 15 }],
  agreement: () => {
    const own = tables();
    return right(completeHands(), (hand) => isComplete(own, hand));
  },
};

const dealtFrom = (from: Dealt): Labelled<number>[] => kept(`dealt-${from}`, () => dealtHands(SEED, 5000, from));

function ownDistances(from: Dealt): Work {
  const own = tables();
  return over(dealtFrom(from).map(counts), (hand) => distanceFrom(own, hand));
}

const PLAIN: Record<Dealt, string> = { all: 'dealt tiles', half: 'a suit and honours', flush: 'one suit' };

function distanceSides(from: Dealt): Sides {
  return {
    tilewright: () => ownDistances(from),
    'mahjong-tile-efficiency': async () => {
      const other = await tileEfficiency();
      return over(
        dealtFrom(from).map(({ counts }) => bySuits(counts)),
        (suits) => other.calShanten(suits),
      );
    },
    'majiang-core': () => {
      const { Shoupai, Util } = majiang();
      const hands = dealtFrom(from).map(({ counts }) => Shoupai.fromString(majiangCounts(counts)));
      return over(hands, Util.xiangting);
    },
  };
}

const PEERS = ['mahjong-tile-efficiency', 'majiang-core'];

export const distances: Row[] = (['all', 'half', 'flush'] as const).map((from) => ({
  id: `w3-${from}`,
  work: `W3 distance of 14 tiles: ${PLAIN[from]}`,
  unit: 'hand',
  sides: distanceSides(from),
  marks: [{ ours: 'tilewright', beside: PEERS, is: 'speed', floor: 20, goal: 45 }],
  agreement: () => {
    const own = tables();
    return right(dealtFrom(from), (hand) => distanceFrom(own, hand));
  },
}));

export const flushDistance: Row = {
  id: 'w3-even',
  work: 'W3 one suit beside dealt tiles',
  unit: 'hand',
  sides: {
    'one suit': () => ownDistances('flush'),
    'dealt tiles': () => ownDistances('all'),
  },
  marks: [{ ours: 'one suit', beside: ['dealt tiles'], is: 'cost', floor: 1.2 }],
};

type Waiting = Parameters<typeof waitingHands>[2];

const waiting = (which: Waiting): Labelled<number[]>[] =>
  kept(`waiting-${which}`, () => waitingHands(SEED, 1000, which));

function usefulSides(which: Waiting): Sides {
  return {
    tilewright: () => {
      const [own, marks] = [tables(), new Uint8Array(34)];
      return over(waiting(which).map(counts), (hand) => usefulInto(own, hand, marks));
    },
    'mahjong-tile-efficiency': async () => {
      const other = await tileEfficiency();
      return over(
        waiting(which).map(({ counts }) => bySuits(counts)),
        (suits) => other.calUkeire(suits),
      );
    },
    'majiang-core': () => {
      const { Shoupai, Util } = majiang();
      const hands = waiting(which).map(({ counts }) => Shoupai.fromString(majiangCounts(counts)));
      return over(hands, Util.tingpai);
    },
  };
}

const WAITING: Record<Waiting, string> = { ready: 'ready hands', dealt: 'dealt tiles', flush: 'ready in one suit' };

export const useful: Row[] = (['ready', 'dealt', 'flush'] as const).map((which) => ({
  id: `w4-${which}`,
  work: `W4 useful tiles of 13: ${WAITING[which]}`,
  unit: 'hand',
  sides: usefulSides(which),
  marks: [{ ours: 'tilewright', beside: PEERS, is: 'speed', floor: 80, goal: 200 }],
  agreement: () => {
    const [own, marks] = [tables(), new Uint8Array(34)];
    return right(waiting(which), (hand) => {
      usefulInto(own, hand, marks);
      return [...marks.keys()].filter((kind) => marks[kind] === 1);
    });
  },
}));
