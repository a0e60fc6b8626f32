import { describe, expect, it } from 'vitest';
import { type Action, type Event, newGame, parseTiles, PASS, type View, view } from '../../core/index.ts';
import { choices, makeBot, randomPlayer, playerModel } from '../../players/index.ts';
import { checkedGame } from '../kit/games/play-then-check.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

const rules = rulesOf();
const blank = view(newGame(rules, { seed: 1 }), 0);
const online = rulesOf('ari-ari');
const ids = (text: string, of = rules): string[] =>
  sure(parseTiles(text, of.tiles)).map((tile) => of.tiles.tiles[tile]!.id);

/** A seat on its own turn that has just drawn a tile; it may discard anything. */
function ownTurn(hand: string, drawn: string, more: Action[] = []): View {
  const held = [...ids(hand), drawn];
  const discards = [...new Set(held)].map((tile): Action => ({ seat: 0, move: 'discard', tiles: [tile] }));
  return {
    ...blank,
    hand: held,
    drawn,
    turn: { seat: 0, begin: 'drawn' },
    window: null,
    legal: [...more, ...discards],
  };
}

/** A seat that is asked about a discard. */
function asked(hand: string, tile: string, claims: [move: string, tiles: string][]): View {
  const legal = claims.map(([move, tiles]): Action => ({ seat: 0, move, tiles: ids(tiles) }));
  const window = { name: 'discard', tile, from: 3, answer: null };
  return {
    ...blank,
    hand: ids(hand),
    drawn: '',
    turn: { seat: 3, begin: 'drawn' },
    window,
    legal: [...legal, { seat: 0, move: PASS, tiles: [] }],
  };
}

const bot = makeBot(rules);

describe('discards', () => {
  it.each([
    ['the tile that joins nothing', '123m 456p 789s 34s 11z', '9p', ['9p']],
    ['a lone honour before a tile with neighbours', '123m 456p 78s 34s 11z 5z', '6m', ['5z']],
    ['the seventh pair stays', '1199m 1199p 1199s 5z', '7z', ['5z', '7z']],
  ])('%s', (_, hand, drawn, fine) => {
    expect(fine).toContain(bot(ownTurn(hand, drawn)).tiles[0]);
  });

  it('keeps the wait with more tiles left', () => {
    const [best] = choices(playerModel(rules, ownTurn('123m 456m 789s 2345p', '9s')));
    expect(best).toMatchObject({ distance: 0, helping: 6, action: { tiles: ['9s'] } });
  });
});

describe('claims', () => {
  it.each([
    ['a chow that brings the hand nearer', '23m 456p 789s 34s 11z 9p', '1m', [['chow', '23m']], 'chow'],
    ['no chow that only breaks another set', '234m 456p 789s 34s 11z', '2m', [['chow', '34m']], 'pass'],
    ['a pung of what it has as a pair', '55z 456p 789s 34s 11z 9p', '5z', [['pung', '55z']], 'pung'],
    [
      'a win before anything else',
      '123m 456p 789s 34s 11z',
      '5s',
      [
        ['chow', '34s'],
        ['win', ''],
      ],
      'win',
    ],
  ] as [string, string, string, [string, string][], string][])('%s', (_, hand, tile, claims, move) => {
    expect(bot(asked(hand, tile, claims)).move).toBe(move);
  });
});

it('declares a kong that leaves the hand as near', () => {
  const kong: Action = { seat: 0, move: 'unfolded_kong', tiles: ids('7777z') };
  expect(bot(ownTurn('123m 456p 34s 11z 777z', '7z', [kong])).move).toBe('unfolded_kong');
});

it('in free play declares what is a win and nothing else', () => {
  const win: Action = { seat: 0, move: 'win', tiles: [] };
  const free = makeBot({ ...rules, play: 'free' });
  expect(free(ownTurn('123m 456p 789s 34s 11z', '5s', [win])).move).toBe('win');
  expect(free(ownTurn('123m 456p 789s 34s 11z', '9p', [win])).move).toBe('discard');
});

it('does not count as ready what would be below the minimum', () => {
  const near = (minimum: number) =>
    choices(playerModel(rulesOf('international', { minimum }), ownTurn('123m 456p 789s 34s 11z', '9p')))[0]!.distance;
  expect(near(3)).toBe(0);
  expect(near(8)).toBe(1);
});

describe('declarations and questions', () => {
  const first = { ...view(newGame(online, { seed: 1 }), 0), lists: {} };
  const riichiBot = makeBot(online);
  const own = (hand: string, drawn: string, moves: string[], more: Partial<View> = {}): View => {
    const held = [...ids(hand, online), drawn];
    const legal = moves.flatMap((move): Action[] =>
      ['discard', 'riichi'].includes(move)
        ? [...new Set(held)].map((tile) => ({ seat: 0, move, tiles: [tile] }))
        : [{ seat: 0, move, tiles: [] }],
    );
    return { ...first, hand: held, drawn, turn: { seat: 0, begin: 'drawn' }, window: null, legal, ...more };
  };

  it.each([
    ['a ready hand that is worth more declared', '123m 456p 789s 34s 11z', '9p', 'riichi', ['9p']],
    ['no hand that is still away', '123m 456p 78s 34s 11z 5z', '9p', 'discard', ['9p', '5z']],
    ['no wait that cannot come any more', '123m 456p 7777p 34s 1z', '1z', 'riichi', ['7p']],
  ])('declares %s', (_, hand, drawn, move, tiles) => {
    const action = riichiBot(own(hand, drawn, ['riichi', 'discard', 'dead_hand']));
    expect(action.move).toBe(move);
    expect(tiles).toContain(action.tiles[0]);
  });

  it('parts with the plain five, not with the red one', () => {
    const [best] = choices(playerModel(online, own('123m 456s 789s 11z 05p', '3p', ['discard'])));
    expect(best!.action.tiles).not.toEqual(['0p']);
  });

  it.each([
    ['gives a hopeless hand up', '19m 19p 19s 12345z 28m', '5p', 'nine_terminals', '159m 258p 369s 1234z'],
    ['plays a good one', '123m 456p 789s 34s 11z', '9p', 'discard', undefined],
  ])('%s', (_, hand, drawn, move, other) => {
    const action = riichiBot(own(other ?? hand, drawn, ['nine_terminals', 'discard']));
    expect(action.move).toBe(move);
  });

  it('says what may be said when the deal is over', () => {
    const legal: Action[] = [
      { seat: 0, move: 'show_ready', tiles: [] },
      { seat: 0, move: PASS, tiles: [] },
    ];
    expect(riichiBot({ ...first, turn: { seat: 0, begin: 'asked' }, legal }).move).toBe('show_ready');
  });

  it('declares no dead hand, and no win that would be none', () => {
    const free = rulesOf('ari-ari', { play: 'free' });
    const moves = new Set<string>();
    const onEvents = (events: readonly Event[]): void => {
      for (const event of events) {
        if (event.type === 'action') expect(moves.add(event.move)).not.toContain('dead_hand');
        if (event.type === 'deal_over') expect(event.ending).not.toBe('false_win');
      }
    };
    for (const seed of [1, 2]) checkedGame(free, { seed, maxDeals: 10, onEvents }, () => undefined);
    expect([...moves]).toEqual(expect.arrayContaining(['riichi', 'win', 'show']));
  });

  it('does not call a win on a tile of a kind it has let pass', () => {
    const free = rulesOf('ari-ari', { play: 'free' });
    const legal: Action[] = ['win', PASS].map((move) => ({ seat: 0, move, tiles: [] }));
    const asks = (marks: string[]): View => ({
      ...first,
      hand: ids('234m 456p 678s 34s 55p', online),
      drawn: '',
      turn: { seat: 3, begin: 'drawn' },
      window: { name: 'discard', tile: '5s', from: 3, answer: null },
      seats: first.seats.map((seat, at) => (at === 0 ? { ...seat, marks } : seat)),
      legal,
    });
    expect(makeBot(free)(asks([])).move).toBe('win');
    expect(makeBot(free)(asks(['missed'])).move).toBe(PASS);
  });
});

it('wins at least twice as often as random players where three play, claims and lays norths aside', () => {
  const sanma = rulesOf('sanma');
  const counted = (player: typeof makeBot | typeof randomPlayer): Record<'wins' | 'claims' | 'norths', number> => {
    const count = { wins: 0, claims: 0, norths: 0 };
    const onEvents = (events: readonly Event[]): void => {
      for (const event of events) {
        if (event.type === 'deal_over' && event.ending === 'win') count.wins += 1;
        if (event.type === 'meld' && event.from >= 0) count.claims += 1;
        if (event.type === 'bonus') count.norths += 1;
      }
    };
    checkedGame(sanma, { seed: 3, maxDeals: 20, players: [player, player, player], onEvents }, () => undefined);
    return count;
  };
  const [bots, chance] = [counted(makeBot), counted(randomPlayer)];
  console.log(`sanma, 20 deals: bots ${JSON.stringify(bots)}, chance ${JSON.stringify(chance)}`);
  expect(bots.wins).toBeGreaterThanOrEqual(2 * Math.max(1, chance.wins));
  expect(Math.min(bots.claims, bots.norths)).toBeGreaterThan(0);
});

it.each(['sichuan', 'sichuan-flowing', 'classical'])(
  'wins at least twice as often as random players and claims: %s',
  (id) => {
    const counted = (player: typeof makeBot | typeof randomPlayer): Record<'deals' | 'wins' | 'claims', number> => {
      const count = { deals: 0, wins: 0, claims: 0 };
      let hasWin = false;
      const onEvents = (events: readonly Event[]): void => {
        for (const event of events) {
          if (event.type === 'win') hasWin = true;
          if (event.type === 'win') count.wins += 1;
          if (event.type === 'meld' && event.from >= 0) count.claims += 1;
          if (event.type !== 'deal_over') continue;
          if (hasWin) count.deals += 1;
          hasWin = false;
        }
      };
      const players = [player, player, player, player];
      checkedGame(
        rulesOf(id, id === 'classical' ? {} : { sitting: 20 }),
        { seed: 3, maxDeals: 20, players, onEvents },
        () => undefined,
      );
      return count;
    };
    const [bots, chance] = [counted(makeBot), counted(randomPlayer)];
    console.log(`${id}, 20 deals: bots ${JSON.stringify(bots)}, chance ${JSON.stringify(chance)}`);
    expect(bots.deals).toBeGreaterThanOrEqual(2 * Math.max(1, chance.deals));
    expect(bots.claims).toBeGreaterThan(0);
  },
);

it('plays better than chance', () => {
  const players = [makeBot, randomPlayer, randomPlayer, randomPlayer];
  checkedGame(rules, { seed: 21, maxDeals: 30, players }, ({ standings }) => expect(standings[0]!.player).toBe(0));
});
