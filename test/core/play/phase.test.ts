/** What seats do together before the first turn: rows of answers and what follows; then what must hold of any. Seat 0 deals. */
import { describe, expect, it, test } from 'vitest';
import {
  type Action,
  eventsFor,
  isLegal,
  legal,
  newGame,
  play,
  restoreTable,
  saveTable,
  type Table,
  view,
} from '../../../core/index.ts';
import { goToPhase } from '../../../core/play/phase.ts';
import { defaultAction } from '../../../players/index.ts';
import { phasesPack } from '../../kit/phases-pack.ts';

const GIVE = 'give: { name: { en: Give }, on: [swap], uses: 3 tiles, steps: [{ give: next seat }] }';
const SWAP = 'swap: { asks: [give], default: give }';

/** A table at which the phases wait for answers. Dealt: characters to seat 0, dots to 1, bamboos to 2, characters and dots to 3. */
function begun(phases: string, moves: string, more = ''): Table {
  return newGame(phasesPack({ phases, moves, more }), {
    seed: 1,
    arrange: [{ dice: [7], wall: WALL.map((id) => TILES[id]!) }],
  });
}

const { byId: TILES } = phasesPack({ phases: SWAP, moves: GIVE }).tiles;

/** Hands in the order in which the packets are taken: three times four each, then the single ones and the dealer's last. */
const HANDS = ['1112345678999m', '1112345678999p', '1112345678999s', '234567m234567p2m'];
const WALL = wallOf(HANDS, '3s');

function wallOf(hands: readonly string[], last: string): string[] {
  const tiles = hands.map(idsOf);
  const packets = [0, 4, 8].flatMap((from) => tiles.flatMap((hand) => hand.slice(from, from + 4)));
  return [...packets, ...tiles.map((hand) => hand[12]!), last];
}

function idsOf(hand: string): string[] {
  return [...hand.matchAll(/([1-9]+)([mps])/g)].flatMap(([, ranks, suit]) => [...ranks!].map((rank) => rank + suit));
}

/** `1 give 1m 2m 3m`. */
function actionOf(text: string): Action {
  const [seat, move, ...tiles] = text.split(' ');
  return { seat: Number(seat), move: move!, tiles };
}

function after(table: Table, ...texts: string[]): Table {
  let now = table;
  for (const text of texts) {
    now = play(now, actionOf(text));
    expect([text, now.refused?.message]).toEqual([text, undefined]);
  }
  return now;
}

const handsOf = (table: Table): string[] => table.seats.map((_, seat) => view(table, seat).hand.join(' '));
const given = (table: Table) => table.events.filter((event) => event.type === 'given');

const ROUND = ['0 give 1m 1m 2m', '1 give 1p 1p 2p', '2 give 1s 1s 2s', '3 give 2m 3m 4m'];

describe('tiles that are passed on', () => {
  it('leave together and arrive together, when all have answered', () => {
    const table = begun(SWAP, GIVE);
    expect([table.stage.at, table.toAct]).toEqual(['phase', [0, 1, 2, 3]]);
    const waiting = after(table, ...ROUND.slice(0, 3));
    expect(handsOf(waiting)).toEqual(handsOf(table));
    const done = after(waiting, ROUND[3]!);
    expect(given(done)).toEqual([
      { type: 'given', seat: 0, to: 1, tiles: ['1m', '1m', '2m'] },
      { type: 'given', seat: 1, to: 2, tiles: ['1p', '1p', '2p'] },
      { type: 'given', seat: 2, to: 3, tiles: ['1s', '1s', '2s'] },
      { type: 'given', seat: 3, to: 0, tiles: ['2m', '3m', '4m'] },
    ]);
    expect(handsOf(done)[1]).toBe('1m 1m 2m 1p 3p 4p 5p 6p 7p 8p 9p 9p 9p');
    expect(done.seats.map(({ hand }) => hand.length)).toEqual([14, 13, 13, 13]);
    expect([done.stage.at, done.toAct]).toEqual(['turn', [0]]);
  });

  test.each([
    ['next seat', [1, 2, 3, 0]],
    ['previous seat', [3, 0, 1, 2]],
    ['opposite seat', [2, 3, 0, 1]],
    ['dealer', [0, 0, 0, 0]],
  ])('go to: %s', (whom, to) => {
    const done = after(begun(SWAP, GIVE.replace('next seat', whom)), ...ROUND);
    expect(given(done).map((event) => event.to)).toEqual(to);
  });

  test.each([
    [7, 1],
    [8, 3],
  ])('go where the dice say: a cast of %i', (total, to) => {
    const moves = `
      right: { name: { en: Right }, on: [swap], when: cast <= 7, uses: 3 tiles, steps: [{ give: next seat }] }
      left: { name: { en: Left }, on: [swap], when: cast > 7, uses: 3 tiles, steps: [{ give: previous seat }] }`;
    const rules = phasesPack({ phases: 'swap: { asks: [right, left], default: right }', moves });
    let table = newGame(rules, { seed: 1, arrange: [{ dice: [total] }] });
    for (const seat of [0, 1, 2, 3]) table = play(table, legal(table, seat)[0]!);
    expect(given(table)[0]!.to).toBe(to);
  });

  it('are seen by who gives them and by who gets them', () => {
    const done = after(begun(SWAP, GIVE), ...ROUND);
    const seen = [0, 1, 2, 3].map((seat) =>
      eventsFor(done, done.events, seat).flatMap((event) => (event.type === 'given' ? [event.tiles.join('')] : [])),
    );
    expect(seen).toEqual([
      ['1m1m2m', '???', '???', '2m3m4m'],
      ['1m1m2m', '1p1p2p', '???', '???'],
      ['???', '1p1p2p', '1s1s2s', '???'],
      ['???', '???', '1s1s2s', '2m3m4m'],
    ]);
  });
});

describe('who gives less passes on what comes, unseen', () => {
  const moves = `
    none: { name: { en: None }, on: [swap], steps: [{ give: next seat, fill: 3 }] }
    one: { name: { en: One }, on: [swap], uses: any tile, steps: [{ give: next seat, fill: 3 }] }
    two: { name: { en: Two }, on: [swap], uses: 2 tiles, steps: [{ give: next seat, fill: 3 }] }
    three: { name: { en: Three }, on: [swap], uses: 3 tiles, steps: [{ give: next seat, fill: 3 }] }`;
  const phases = 'swap: { asks: [none, one, two, three], default: none }';
  const rows: [string, string[], string[]][] = [
    ['two of them', ['0 three 1m 1m 2m', '1 one 1p', '2 three 1s 1s 2s', '3 three 2m 3m 4m'], ['1m 1m 2m', '1m 1m 1p']],
    ['all of them', ['0 three 1m 1m 2m', '1 none', '2 three 1s 1s 2s', '3 three 2m 3m 4m'], ['1m 1m 2m', '1m 1m 2m']],
    ['through two seats', ['0 one 1m', '1 none', '2 none', '3 three 2m 3m 4m'], ['1m 2m 3m', '1m 2m 3m', '1m 2m 3m']],
    ['back to oneself', ['0 one 1m', '1 none', '2 none', '3 none'], ['1m 1m 1m']],
    ['nothing of nothing', ['0 none', '1 none', '2 none', '3 none'], []],
  ];
  test.each(rows)('%s', (_, answers, told) => {
    const table = begun(phases, moves);
    const done = after(table, ...answers);
    expect(
      given(done)
        .map(({ tiles }) => tiles.join(' '))
        .slice(0, told.length || 4),
    ).toEqual(told);
    expect(done.seats.map(({ hand }) => hand.length)).toEqual([14, 13, 13, 13]);
    expect(done.seats.flatMap(({ hand }) => hand).sort()).toEqual(table.seats.flatMap(({ hand }) => hand).sort());
  });

  it('nobody sees what goes through the own hands', () => {
    const done = after(begun(phases, moves), '0 three 1m 1m 2m', '1 one 1p', '2 three 1s 1s 2s', '3 three 2m 3m 4m');
    const seen = [0, 1, 2, 3].map((seat) =>
      eventsFor(done, done.events, seat).flatMap((event) => (event.type === 'given' ? [event] : [])),
    );
    expect(seen[0]!.map(({ tiles }) => tiles.join(''))).toEqual(['1m1m2m', '???', '???', '2m3m4m']);
    expect(seen[1]!.map(({ tiles }) => tiles.join(''))).toEqual(['2m??', '1p??', '???', '???']);
    expect(seen[2]!.map(({ tiles }) => tiles.join(''))).toEqual(['???', '1m1m1p', '1s1s2s', '???']);
    for (const one of seen.flat()) expect(Object.keys(one)).toEqual(['type', 'seat', 'to', 'tiles']);
  });
});

describe('what is chosen', () => {
  const phases = 'lack: { asks: [lack_m, lack_p], default: lack_m }';
  const moves = `
    lack_m: { name: { en: No m }, on: [lack], steps: [{ mark: void_m }] }
    lack_p: { name: { en: No p }, on: [lack], steps: [{ mark: void_p }] }`;
  const more = 'marks: { void_m: { says: no characters }, void_p: { says: no dots } }';

  it('is told when all have chosen, from the dealer on', () => {
    const before = after(begun(phases, moves, more), '3 lack_p', '0 lack_m', '2 lack_m');
    expect(before.seats.flatMap(({ marks }) => marks)).toEqual([]);
    expect(view(before, 3).phase).toEqual({ id: 'lack', answer: { seat: 3, move: 'lack_p', tiles: [] } });
    expect(view(before, 1).phase).toEqual({ id: 'lack', answer: null });
    const done = after(before, '1 lack_p');
    expect(done.events.flatMap((event) => (event.type === 'mark' ? [`${event.seat} ${event.mark}`] : []))).toEqual([
      ...['0 void_m', '1 void_p', '2 void_m', '3 void_p'],
    ]);
    expect(view(done, 1).phase).toBeNull();
  });

  it('stands once it is said, and nobody may pass', () => {
    const table = after(begun(phases, moves, more), '2 lack_m');
    expect(play(table, actionOf('2 lack_p')).refused?.code).toBe('already-answered');
    expect(play(table, actionOf('1 pass')).refused?.code).toBe('not-offered');
    expect(play(table, actionOf('1 discard 1p')).refused?.code).toBe('not-offered');
    expect(legal(table, 2)).toEqual([]);
  });
});

describe('a phase', () => {
  it('with the default `pass` lets everybody pass, one without lets those who can make none of its moves', () => {
    const pass = (seat: number): Action => ({ seat, move: 'pass', tiles: [] });
    expect(legal(begun('swap: { asks: [give] }', GIVE), 0)).toContainEqual(pass(0));
    const rare = GIVE.replace('uses:', 'when: i is dealer, uses:');
    const table = begun(SWAP, rare);
    expect([legal(table, 0).length > 1, isLegal(table, pass(0))]).toEqual([true, false]);
    expect(legal(table, 1)).toEqual([pass(1)]);
  });

  it('comes when its condition holds, after the one before it', () => {
    const phases = `
      vote: { asks: [agree], default: pass }
      swap: { when: seats with yes == 4, asks: [give], default: give }`;
    const moves = `agree: { name: { en: Agree }, on: [vote], steps: [{ mark: yes }] }\n  ${GIVE}`;
    const table = begun(phases, moves, 'marks: { yes: { says: agreed } }');
    const all = after(table, '0 agree', '1 agree', '2 agree', '3 agree');
    expect([all.stage.at, view(all, 0).phase?.id]).toEqual(['phase', 'swap']);
    expect(after(table, '0 agree', '1 agree', '2 agree', '3 pass').stage.at).toBe('turn');
  });

  it('is asked again as long as somebody has too many tiles', () => {
    const phases = 'choose: { while: count(held tile) > 12, asks: [drop], default: drop }';
    const moves = 'drop: { name: { en: Drop }, on: [choose], uses: any tile, steps: [discard] }';
    const table = begun(phases, moves);
    const once = after(table, '0 drop 1m', '1 drop 1p', '2 drop 1s', '3 drop 2m');
    expect(once.events.filter(({ type }) => type === 'phase')).toHaveLength(1);
    expect(legal(once, 1)).toEqual([{ seat: 1, move: 'pass', tiles: [] }]);
    expect(play(once, actionOf('1 drop 1p')).refused?.code).toBe('not-offered');
    const done = after(once, '0 drop 1m', '1 pass', '2 pass', '3 pass');
    expect([done.stage.at, done.seats.map(({ hand }) => hand.length)]).toEqual(['turn', [12, 12, 12, 12]]);
    expect(done.seats.map(({ river }) => river.length)).toEqual([2, 1, 1, 1]);
  });

  it('may end the deal when it is over', () => {
    const more = 'endings: { redeal: { name: { en: Redeal } } }\nmarks: { yes: { says: agreed } }';
    const phases =
      'vote: { asks: [agree], default: pass, done: [{ end: redeal, when: i is dealer and seats with yes > 2 }] }';
    const moves = 'agree: { name: { en: Agree }, on: [vote], steps: [{ mark: yes }] }';
    const table = begun(phases, moves, more);
    expect(after(table, '0 agree', '1 agree', '2 agree', '3 pass').settled?.ending).toBe('redeal');
    expect(after(table, '0 agree', '1 agree', '2 pass', '3 pass').stage.at).toBe('turn');
  });
});

describe('whatever is answered', () => {
  const ORDERS = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ];

  it('the order of the answers does not matter', () => {
    const tables = ORDERS.map((order) => after(begun(SWAP, GIVE), ...order.map((seat) => ROUND[seat]!)));
    for (const table of tables) expect(saveTable(table)).toEqual(saveTable(tables[0]!));
    const told = (table: Table) => table.events.filter(({ type }) => type !== 'action');
    for (const table of tables) expect(told(table)).toEqual(told(tables[0]!));
  });

  it('no other view changes before all have answered', () => {
    const table = begun(SWAP, GIVE);
    const one = after(table, '0 give 1m 1m 2m');
    const other = after(table, '0 give 8m 9m 9m');
    for (const seat of [1, 2, 3]) {
      expect(view(one, seat)).toEqual(view(table, seat));
      expect(view(other, seat)).toEqual(view(table, seat));
      expect(eventsFor(one, one.events, seat)).toEqual([]);
    }
  });

  it('a table saved in between is played on as if it had not been', () => {
    const table = begun(SWAP, GIVE);
    const half = after(table, ROUND[2]!, ROUND[0]!);
    const restored = restoreTable(half.rules, JSON.parse(JSON.stringify(half)));
    if (!restored.ok) throw new Error(restored.problems[0]!.message);
    expect(restored.value.toAct).toEqual([1, 3]);
    const [one, other] = [half, restored.value].map((each) => after(each, ROUND[1]!, ROUND[3]!));
    expect(saveTable(one!)).toEqual(saveTable(other!));
    expect(one!.events).toEqual(other!.events);
  });

  test.each([
    ['a phase that the rules have not', { phase: 7 }],
    ['answers of too few seats', { answers: [null] }],
    ['tiles that the hand has not', { answers: [{ move: 'give', tiles: [33, 33, 33] }, null, null, null] }],
    ['seats that are asked although they have answered', { answers: ['pass', null, null, null] }],
  ])('%s is no saved table', (_, wrong) => {
    const saved = JSON.parse(JSON.stringify(begun(SWAP, GIVE))) as { stage: object };
    const { ok } = restoreTable(begun(SWAP, GIVE).rules, { ...saved, stage: { ...saved.stage, ...wrong } });
    expect(ok).toBe(false);
  });

  it('who is silent gives by default', () => {
    const table = begun(SWAP, GIVE);
    expect(defaultAction(table.rules, view(table, 1))).toEqual(legal(table, 1)[0]);
    const free = begun('swap: { asks: [give] }', GIVE);
    expect(defaultAction(free.rules, view(free, 1)).move).toBe('pass');
  });
});

test('a seat that has left the deal is not asked', () => {
  const table = begun(SWAP, GIVE);
  expect(table.toAct).toEqual([0, 1, 2, 3]);
  table.seats[2]!.out = true;
  goToPhase(table, 0, false);
  expect(table.toAct).toEqual([0, 1, 3]);
});
