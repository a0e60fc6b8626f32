/** What bots choose before the first turn: nothing in them knows a rule by name. */
import { describe, expect, it, test } from 'vitest';
import { holdingOf, kindOf, newGame, play, seededRandom, Table, view } from '../../core/index.ts';
import { makeBot } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { phasesPack } from '../kit/phases-pack.ts';

const SUITS = ['m', 'p', 's'];
const first = `(${SUITS.map((suit) => `(lacks_${suit} and any tile of used_tile is 123456789${suit})`).join(' or ')})`;
const rules = phasesPack({
  phases: `swap: { asks: [give], default: give }
    lack: { asks: [lack_m, lack_p, lack_s], default: lack_m }`,
  moves: `give: { name: { en: Give }, on: [swap], uses: 3 tiles, allows: suits used == 1, steps: [{ give: next seat }] }
    ${SUITS.map((suit) => `lack_${suit}: { name: { en: None of ${suit} }, on: [lack], steps: [{ mark: lacks_${suit} }] }`).join('\n')}
    discard: { allows: "${first}" }`,
  more: `marks: { ${SUITS.map((suit) => `lacks_${suit}: { says: plays without ${suit} }`).join(', ')} }`,
});
const bot = makeBot(rules);

function table(hand: string): Table {
  const deal = { hands: { 2: hand }, players: [0, 1, 2, 3] };
  return newGame(rules, { seed: 1, arrange: [arrange(rules, deal, seededRandom(1))] });
}

/** The seat after the dealer, whose hand is prepared. */
const mine = ({ dealer }: Table): number => (dealer + 1) % 4;

test.each([
  ['a suit that does nothing for it', '123456m 456p 147s 9p', '1s 4s 7s'],
  ['not what is complete', '123m 456m 789m 258p 1s', '2p 5p 8p'],
  ['of two alike the shorter suit, which can then go', '1357m 13579p 147s 7m', '1s 4s 7s'],
])('gives away %s', (_, hand, tiles) => {
  const given = table(hand);
  expect(bot(view(given, mine(given))).tiles.join(' ')).toBe(tiles);
});

test.each(['123456789m 11p 19s', '123456789m 1147p', '123456789p 1147s', '123456789m 1p 147s'])(
  'does without the suit of which least must go: %s',
  (hand) => {
    let now = table(hand);
    const seat = mine(now);
    // What is passed changes the hand; the suit is chosen by what it is then.
    for (const each of now.toAct) now = play(now, bot(view(now, each)));
    const counts = SUITS.map((suit) => view(now, seat).hand.filter((id) => id.endsWith(suit)).length);
    const { move } = bot(view(now, seat));
    expect(counts[SUITS.indexOf(move.slice(-1))]).toBe(Math.min(...counts));
  },
);

test.each(['123m 1234599p 147s', '789p 1234566s 147m'])('of two suits as long keeps the better one: %s', (hand) => {
  let now = table(hand);
  const seat = mine(now);
  now = at(now, 'lack');
  const lacked = bot(view(now, seat)).move.slice(-1);
  expect(lacked).toBe(hand.startsWith('123m') ? 's' : 'm');
});

describe('where hands are not made of sets', () => {
  const card = rulesOf('american');
  const choose = makeBot(card);
  const distance = (ids: readonly string[], useless: number): number => {
    const counts = card.tiles.kinds.map(() => 0);
    for (const id of ids) counts[kindOf(card.tiles, card.tiles.byId[id]!)]!++;
    return card.distance({ ...holdingOf(counts, [], card.tiles), useless });
  };
  const holding = (hand: string): Table =>
    newGame(card, {
      seed: 1,
      arrange: [arrange(card, { hands: { 2: hand }, players: [0, 1, 2, 3] }, seededRandom(1))],
    });

  it('gives away tiles that the nearest hands have no use for', () => {
    for (const seed of ['a', 'b', 'c']) {
      const dealt = newGame(card, { seed });
      for (const seat of dealt.toAct) {
        const seen = view(dealt, seat);
        const { tiles } = choose(seen);
        const rest = [...seen.hand];
        for (const id of tiles) rest.splice(rest.indexOf(id), 1);
        expect(tiles).toHaveLength(3);
        expect(distance(rest, 3), seen.hand.join(' ')).toBe(distance(seen.hand, 0));
      }
    }
  });

  it.each([
    ['148m 257p 369s 1257z', 'agree', 'want_three'],
    ['555666777m 8s 11f 1z', 'pass', 'want_one'],
  ])('exchanges as many as it can spare: %s', (hand, vote, courtesy) => {
    const dealt = holding(hand);
    const seat = mine(dealt);
    expect(choose(view(at(dealt, 'vote'), seat)).move).toBe(vote);
    expect(choose(view(at(dealt, 'courtesy'), seat)).move).toBe(courtesy);
  });
});

/** The same deal in another phase, which nobody has answered. */
function at(now: Table, phase: string): Table {
  const place = now.rules.phases.findIndex(({ id }) => id === phase);
  const stage = { at: 'phase' as const, phase: place, answers: now.seats.map(() => null) };
  return new Table(now.rules, { ...now, stage, toAct: now.seats.map((_, seat) => seat) });
}
