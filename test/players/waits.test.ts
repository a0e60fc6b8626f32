import { describe, expect, it } from 'vitest';
import { newGame, parseTiles, view, type View } from '../../core/index.ts';
import { playerModel, threats, winPayments } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

type Pack = ReturnType<typeof rulesOf>;

/** What is thought of the next seat, which has discarded tiles, on the first turn, by a seat that holds nothing. `drawn`: each as it was drawn. */
function nextSeat(pack: string, river: string, drawn = false) {
  const rules = rulesOf(pack);
  const table = newGame(rules, { seed: 1 });
  const seen = view(table, table.toAct[0]!);
  const other = (seen.seat + 1) % rules.seats.count;
  const tiles = sure(parseTiles(river, rules.tiles)).map((tile, i) => ({
    tile: rules.tiles.tiles[tile]!.id,
    at: 4 * i + 2,
    taken: false,
    drawn,
  }));
  const seats = seen.seats.map((seat, at) => (at === other ? { ...seat, river: tiles } : seat));
  return threatOf(rules, { ...seen, seats, hand: [] }, other);
}

function threatOf(rules: Pack, seen: View, other: number) {
  const { ready, waits } = threats(playerModel(rules, seen), winPayments(rules, seen)).find(
    ({ seat }) => seat === other,
  )!;
  return { ready, of: (id: string) => waits[rules.tiles.tiles[rules.tiles.byId[id]!]!.kind]! };
}

describe('a hand made of pairs', () => {
  const river = '1m 9m 1p 9p 1s';
  const honours = '2z 3z 4z 5z'.split(' ');
  const chance = (pack: string): number => {
    const { of } = nextSeat(pack, river);
    return honours.reduce((sum, id) => sum + of(id), 0);
  };

  it('waits for one tile, honours as well, where it wins', () => {
    expect(chance('international')).toBeGreaterThan(1.1 * chance('classical'));
  });
});

describe('a tile that a hand has passed', () => {
  const river = '1z 9m 4p 9s';

  it('rules out what else such hands wait for', () => {
    const passed = nextSeat('zung-jung', river, true);
    const changed = nextSeat('zung-jung', river);
    expect(passed.of('7p')).toBeLessThan(0.85 * changed.of('7p'));
    expect(passed.of('5s')).toBeGreaterThan(changed.of('5s'));
  });

  it('makes it less likely ready', () => {
    const tiles = '1z 9m 4p 9s 2m 5s 8p 3z 6m 2s 7s 4z';
    const passed = nextSeat('zung-jung', tiles, true);
    const changed = nextSeat('zung-jung', tiles);
    expect(passed.ready).toBeLessThan(0.8 * changed.ready);
    expect(passed.ready).toBeGreaterThan(0.1 * changed.ready);
  });
});
