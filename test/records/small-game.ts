/** A made-up game of two deals with every kind of event in it; what the hands are worth makes no sense. */
import {
  type GameRecord,
  type RecordDeal,
  type RecordEvent,
  inOrder,
  pointsAfter,
  startTracking,
  track,
  type Tracked,
} from '../../records/index.ts';
import { split } from '../conformance/convert-game-cases.ts';

const hands = ['123456789m1155z', '1112345678p22z9p', '1234s0s6789s3366z', '222m333p444s7774z'].map(split);

const draw = (player: number, tile: string): RecordEvent => ({ type: 'draw', player, tile });
const discard = (player: number, tile: string, drawn = false): RecordEvent => ({
  type: 'discard',
  player,
  tile,
  drawn,
});
const claim = (
  type: 'chow' | 'pung' | 'open_kong',
  player: number,
  from: number,
  tile: string,
  own: string,
): RecordEvent => ({
  type,
  player,
  from,
  tile,
  own: split(own),
});
const indicator = (tile: string): RecordEvent => ({ type: 'indicator', tile });

const events: RecordEvent[] = [
  draw(3, '9p'),
  discard(3, '9p', true),
  draw(0, '2z'),
  discard(0, '2z', true),
  claim('pung', 1, 0, '2z', '22z'),
  discard(1, '1p'),
  draw(2, '6z'),
  { type: 'riichi', player: 2 },
  discard(2, '3z'),
  { type: 'stake', player: 2 },
  draw(3, '7z'),
  { type: 'concealed_kong', player: 3, tiles: split('7777z') },
  indicator('1s'),
  draw(3, '1z'),
  discard(3, '1z', true),
  claim('pung', 0, 3, '1z', '11z'),
  discard(0, '5z'),
  draw(1, '2z'),
  { type: 'added_kong', player: 1, tile: '2z' },
  draw(1, '9m'),
  discard(1, '9m', true),
  indicator('2p'),
  draw(2, '0p'),
  discard(2, '4s'),
  claim('open_kong', 3, 2, '4s', '444s'),
  draw(3, '9s'),
  discard(3, '9s', true),
  indicator('3p'),
  draw(0, '6p'),
  discard(0, '6p', true),
  claim('chow', 1, 0, '6p', '45p'),
  discard(1, '9p'),
  draw(2, '8m'),
  discard(2, '8m', true),
];

const start = { repeats: 0, stakes: 0, round: 1, indicator: '0m', hands };

function after(all: readonly RecordEvent[]): Tracked {
  const tracked = startTracking({ hands });
  for (const event of all) track(tracked, event);
  return tracked;
}

function settled(deal: RecordDeal): RecordDeal {
  return { ...deal, pointsAfter: pointsAfter(deal)! };
}

const held = after(events).hands.map((hand) => inOrder(hand));

const drawn = settled({
  ...start,
  turn: 1,
  dealer: 3,
  points: [25000, 25000, 25000, 25000],
  events,
  ending: { type: 'draw', reason: 'exhausted', shown: { 0: held[0]!, 2: held[2]! }, delta: [1500, -1500, 1500, -1500] },
});

const won = settled({
  ...start,
  turn: 2,
  dealer: 0,
  repeats: 1,
  stakes: 1,
  points: drawn.pointsAfter!,
  events: [draw(0, '3z'), discard(0, '3z', true)],
  ending: {
    type: 'win',
    wins: [
      {
        player: 1,
        from: 0,
        hand: inOrder([...hands[1]!, '3z']),
        melds: [],
        tile: '3z',
        under: [],
        patterns: [
          { id: 'pinfu', fan: 1 },
          { id: 'dora', fan: 1 },
        ],
        fan: 2,
        minipoints: 30,
        points: 2000,
        delta: [-2300, 3300, 0, 0],
      },
    ],
  },
});

export const game: GameRecord = {
  about: { names: ['Ann', 'Ben', 'Cho', 'Dee'] },
  players: 4,
  rules: { length: 'south', red_fives: true, kuitan: true },
  complete: true,
  starter: 3,
  deals: [drawn, won],
  final: { points: won.pointsAfter!, results: [-20.5, 30.5, 10, -20] },
};
