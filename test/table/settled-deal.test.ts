/** When a deal has ended everybody can see its final position, and the next one is dealt when all have answered `next_deal`. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  advance,
  newGame,
  type Event,
  goToNextDeal,
  legal,
  NEXT_DEAL,
  play,
  replay,
  restoreTable,
  type Ruleset,
  saveTable,
  type SavedTable,
  seededRandom,
  type Table,
  view,
} from '../../core/index.ts';
import { packs } from '../../loader/index.ts';
import { dealsPlayed, runGame } from '../../sim/index.ts';
import { defaultAction, makeBot, randomPlayer, silentPlayer } from '../../players/index.ts';
import { located } from '../kit/games/failure-location.ts';
import { type Chooser, bold, eager, nextAction } from '../kit/games/random-choosers.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

/** A table where a deal has just been settled, the table before the action that did it, and what happened in the deal. */
interface Found {
  seed: number;
  before: Table;
  table: Table;
  events: Event[];
}

/** The first deals of a game, each as it was settled; `over`: the last one is that of the game. */
function settledDeals(rules: Ruleset, seed: number, choose: Chooser, deals: number): Found[] {
  const random = seededRandom(seed);
  const found: Found[] = [];
  let events: Event[] = [];
  let table = newGame(rules, { seed });
  const take = (): void => {
    const next = play(table, nextAction(table, choose, random));
    if (next.refused) throw new Error(next.refused.message);
    events.push(...next.events);
    if (next.settled !== null && table.settled === null) {
      found.push({ seed, before: table, table: next, events });
      events = [];
    }
    table = next;
  };
  while (found.length < deals && !table.over) located(() => ({ seed, table }), take);
  return found;
}

/** Looks at each of them; what fails tells where. */
function ofEach(all: readonly Found[], check: (one: Found) => void): void {
  for (const one of all)
    located(
      () => one,
      () => check(one),
    );
}

const answer = (seat: number): Action => ({ seat, move: NEXT_DEAL, tiles: [] });
const every = (table: Table): number[] => table.seats.map((_, seat) => seat);

/** The hands that events of a deal laid open, by seat; the last one counts. */
function shownIn(table: Table, events: readonly Event[]): string[][] {
  const shown = every(table).map((): string[] => []);
  for (const event of events)
    if (['opened', 'win', 'read', 'false_win'].includes(event.type) && 'hand' in event) shown[event.seat] = event.hand;
  return shown;
}

describe.each(packs().map(({ id }) => id))('a settled deal of %s', (id) => {
  const found = [
    ...settledDeals(rulesOf(id), 1, eager, 4),
    ...settledDeals(rulesOf(id, { play: 'free' }), 2, bold, 3),
  ].filter(({ table }) => !table.over);

  it('waits for every seat, which may answer `next_deal` and nothing else', () => {
    expect(found.length).toBeGreaterThan(4);
    ofEach(found, ({ table }) => {
      expect(table.stage).toEqual({ at: 'settled' });
      expect(table.toAct).toEqual(every(table));
      for (const seat of every(table)) {
        expect(legal(table, seat)).toEqual([answer(seat)]);
        expect(view(table, seat).legal).toEqual([answer(seat)]);
      }
    });
  });

  it('shows every seat the hands that were shown, what was paid, and the points after it', () => {
    let shownHands = 0;
    ofEach(found, ({ table, events }) => {
      const shown = shownIn(table, events);
      shownHands += shown.filter((hand) => hand.length > 0).length;
      const settled = events.findLast((event) => event.type === 'settle')!;
      const over = events.findLast((event) => event.type === 'deal_over')!;
      for (const viewer of every(table)) {
        const seen = view(table, viewer);
        expect(seen.seats.map((seat) => seat.shown)).toEqual(shown);
        expect(seen.seats.map(({ points }) => points)).toEqual(settled.points);
        expect(seen.settled).toEqual({ ending: over.ending, seats: over.seats, entries: settled.entries });
        expect([seen.turn, seen.window, seen.declared, seen.over]).toEqual([null, null, null, false]);
      }
    });
    expect(shownHands).toBeGreaterThan(0);
  });

  it('has the melds, discards and hands of the deal, and tells nothing of the next one', () => {
    ofEach(found, ({ before, table, events }) => {
      expect(events.filter(({ type }) => type === 'deal_begin').length).toBeLessThanOrEqual(1);
      expect(table.deals).toBe(before.deals);
      expect([table.dealer, table.round, table.period]).toEqual([before.dealer, before.round, before.period]);
      for (const seat of every(table)) {
        const [was, is] = [before.seats[seat]!, table.seats[seat]!];
        expect(is.hand.length).toBeGreaterThan(0);
        expect(is.melds.length).toBeGreaterThanOrEqual(was.melds.length);
        expect(is.river.length).toBeGreaterThanOrEqual(was.river.length);
      }
      expect(table.events.at(-1)!.type).not.toBe('dealt');
    });
  });

  it('goes on when the last has answered, whatever the order, and as if answered for all', () => {
    ofEach(found.slice(0, 3), ({ table }) => {
      const all = goToNextDeal(table);
      const text = JSON.stringify(all);
      for (const order of [every(table), every(table).reverse(), [...every(table).slice(1), 0]]) {
        let now = table;
        for (const seat of order) {
          expect(now.stage.at).toBe('settled');
          expect(now.toAct).toContain(seat);
          now = play(now, answer(seat));
          expect(now.refused).toBeUndefined();
          expect(view(now, seat).legal).toEqual(now.stage.at === 'settled' ? [] : legal(now, seat));
        }
        expect(JSON.stringify(now)).toBe(text);
      }
      expect(all.deals).toBe(table.deals + 1);
      expect(all.events.filter(({ type }) => type === 'action')).toHaveLength(table.seats.length);
      expect(all.settled).toBeNull();
      expect(all.seats.every(({ shown }) => shown.length === 0)).toBe(true);
    });
  });

  it('is saved and restored, half answered too', () => {
    ofEach(found.slice(0, 3), ({ table }) => {
      const half = play(table, answer(1));
      for (const one of [table, half]) {
        const again = sure(restoreTable(one.rules, JSON.parse(JSON.stringify(one))));
        expect(JSON.stringify(again)).toBe(JSON.stringify(one));
        expect(JSON.stringify(goToNextDeal(again))).toBe(JSON.stringify(goToNextDeal(one)));
      }
    });
  });

  it('is gone on from by every player there is', () => {
    const { table } = found[0]!;
    const { rules } = table;
    for (const make of [makeBot, randomPlayer, silentPlayer])
      expect(make(rules, seededRandom(1))(view(table, 2))).toEqual(answer(2));
    expect(defaultAction(rules, view(table, 2))).toEqual(answer(2));
  });
});

describe('before and after', () => {
  const rules = rulesOf('riichi', { length: 'east' });
  const [{ before, table }] = settledDeals(rules, 3, eager, 1) as [Found];

  it.each<[string, Table, Action, string]>([
    ['an answer while the deal goes on', before, answer(before.toAct[0]!), 'not-offered'],
    ['a second answer of a seat', play(table, answer(2)), answer(2), 'already-answered'],
    ['a discard', table, { seat: 0, move: 'discard', tiles: ['1m'] }, 'not-offered'],
    ['a pass', table, { seat: 0, move: 'pass', tiles: [] }, 'not-offered'],
    ['an answer with tiles', table, { seat: 0, move: NEXT_DEAL, tiles: ['1m'] }, 'wrong-tiles'],
  ])('%s is refused', (_, at, action, code) => {
    expect(play(at, action).refused).toMatchObject({ code });
  });

  it('a table that is not settled is where it was', () => {
    expect(goToNextDeal(before)).toBe(before);
  });

  it('a game that is over shows its last deal, and asks nobody', () => {
    const last = settledDeals(rules, 3, eager, 1000).at(-1)!;
    expect(last.table.stage).toEqual({ at: 'over' });
    expect(last.table.toAct).toEqual([]);
    expect(goToNextDeal(last.table)).toBe(last.table);
    const shown = shownIn(last.table, last.events);
    expect(shown.flat().length).toBeGreaterThan(0);
    for (const seat of every(last.table)) {
      const seen = view(last.table, seat);
      expect(seen.seats.map((one) => one.shown)).toEqual(shown);
      expect(seen).toMatchObject({ over: true, legal: [], settled: { ending: expect.any(String) } });
    }
  });

  it('the next period begins after the answers', () => {
    const two = rulesOf('international', { periods: 2 });
    const lasts = settledDeals(two, 3, eager, 1000).filter(({ table: at }) =>
      goToNextDeal(at).events.some(({ type }) => type === 'period'),
    );
    expect(lasts).toHaveLength(1);
    const next = goToNextDeal(lasts[0]!.table);
    expect([lasts[0]!.table.period, next.period]).toEqual([1, 2]);
    expect([lasts[0]!.table.players, next.events.find(({ type }) => type === 'seats')]).toMatchObject([
      expect.any(Array),
      { players: next.players },
    ]);
  });

  it('a game of so many deals stops where the last of them is settled', () => {
    const { table: end, deals, log } = runGame(rules, { seed: 3, maxDeals: 2, log: true });
    expect(end.stage).toEqual({ at: 'settled' });
    expect([deals, end.deals, dealsPlayed(end)]).toEqual([2, 2, 2]);
    expect(log!.events.filter((event) => event.type === 'action' && event.move === NEXT_DEAL)).toHaveLength(4);
    expect(JSON.stringify(sure(replay(rules, log!)).table)).toBe(JSON.stringify(end));
  });

  it.each<[string, (saved: SavedTable) => void, string]>([
    ['nobody who is asked', (saved) => (saved.toAct = []), '`toAct`'],
    ['seats asked out of order', (saved) => saved.toAct.reverse(), '`toAct`'],
    ['nothing that follows', (saved) => (saved.agenda = []), 'the next deal'],
    ['no ending', (saved) => (saved.settled = null), '`settled`'],
    ['a hand shown that is none', (saved) => (saved.seats[0]!.shown = [-1]), '`seats[0].shown[0]`'],
    [
      'a payment to nobody',
      ({ settled }) => ((settled!.entries[0] as { to: unknown }).to = 'pot:none'),
      'entries[0].to',
    ],
  ])('a saved table with %s is refused', (_, damage, says) => {
    const saved = JSON.parse(JSON.stringify(saveTable(table))) as SavedTable;
    damage(saved);
    const { problems } = restoreTable(rules, saved);
    expect(problems.map(({ code }) => code)).toEqual(['bad-table']);
    expect(problems[0]!.message).toContain(says);
  });

  it('a table in play that says how it was settled, or what follows, is refused', () => {
    const saved = JSON.parse(JSON.stringify(saveTable(before))) as SavedTable;
    expect(restoreTable(rules, { ...saved, settled: saveTable(table).settled }).ok).toBe(false);
    expect(restoreTable(rules, { ...saved, agenda: [...saved.agenda, ...table.agenda] }).ok).toBe(false);
  });

  it('a runner that owns its table is asked the same', () => {
    const own = sure(restoreTable(rules, saveTable(table)));
    for (const seat of [3, 1, 0, 2]) expect(advance(own, answer(seat))).toBeUndefined();
    expect(JSON.stringify(own)).toBe(JSON.stringify(goToNextDeal(table)));
  });
});
