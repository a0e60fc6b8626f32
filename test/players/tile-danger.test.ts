import { describe, expect, it } from 'vitest';
import { newGame, parseTiles, view, type View } from '../../core/index.ts';
import { chancesOfWins, dangers, playerModel, threats, winPayments } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

type Pack = ReturnType<typeof rulesOf>;

const kind = (rules: Pack, id: string): number => rules.tiles.tiles[rules.tiles.byId[id]!]!.kind;
const ids = (rules: Pack, text: string): string[] =>
  sure(parseTiles(text, rules.tiles)).map((tile) => rules.tiles.tiles[tile]!.id);

/** The first turn, but the next seat has discarded these tiles and has these marks. */
function facing(rules: Pack, river: string, marks: string[] = [], drawn = false): View {
  const table = newGame(rules, { seed: 1 });
  const seen = view(table, table.toAct[0]!);
  const other = (seen.seat + 1) % rules.seats.count;
  const tiles = ids(rules, river).map((tile, i) => ({ tile, at: 4 * i + 2, taken: false, drawn }));
  const seats = seen.seats.map((seat, at) => (at === other ? { ...seat, marks, river: tiles } : seat));
  return { ...seen, seats };
}

function threatOf(rules: Pack, seen: View) {
  const all = threats(playerModel(rules, seen), winPayments(rules, seen));
  return all.find(({ seat }) => seat === (seen.seat + 1) % rules.seats.count)!;
}

describe('a tile that cannot be won on', () => {
  const riichi = rulesOf('riichi');
  const seen = facing(riichi, '9m 4p 1z', ['riichi']);

  it('is no danger: what a seat has discarded, where that bars a win', () => {
    const { waits, ready, cost } = threatOf(riichi, seen);
    expect(ready).toBe(1);
    expect(cost).toBeGreaterThan(1000);
    for (const id of ['9m', '4p', '1z']) expect(waits[kind(riichi, id)]).toBe(0);
  });

  it('nor a kind of which no copy and no neighbour is left', () => {
    const gone = playerModel(riichi, seen);
    for (const id of ['6z', '7z']) gone.unseen[kind(riichi, id)] = 0;
    const [threat] = threats(gone, winPayments(riichi, seen));
    expect(threat!.waits[kind(riichi, '7z')]).toBe(0);
  });

  it('is a danger where own discards bar nothing', () => {
    const rules = rulesOf('zung-jung');
    const { waits } = threatOf(rules, facing(rules, '9m 4p 1z'));
    for (const id of ['9m', '4p', '1z']) expect(waits[kind(rules, id)]).toBeGreaterThan(0);
  });
});

it('the other side of a wait that is barred is less dangerous', () => {
  const riichi = rulesOf('riichi');
  const { waits } = threatOf(riichi, facing(riichi, '4p', ['riichi']));
  const { waits: open } = threatOf(riichi, facing(riichi, '1z', ['riichi']));
  expect(waits[kind(riichi, '1p')]).toBeLessThan(open[kind(riichi, '1p')]! / 2);
  expect(waits[kind(riichi, '7p')]).toBeLessThan(open[kind(riichi, '7p')]! / 1.2);
});

it('middle tiles are likelier waited for than honours, and chances add up to one wait or more', () => {
  const riichi = rulesOf('riichi');
  const { waits } = threatOf(riichi, facing(riichi, '1z', ['riichi']));
  expect(waits[kind(riichi, '5s')]).toBeGreaterThan(waits[kind(riichi, '3z')]!);
  const sum = waits.reduce((all, chance) => all + chance, 0);
  expect(sum).toBeGreaterThan(1);
  expect(sum).toBeLessThan(3);
});

it('what is passed while a hand stays as it is becomes nearly safe', () => {
  const rules = rulesOf('zung-jung');
  const drawn = threatOf(rules, facing(rules, '9m 4p 5s', [], true));
  const fromHand = threatOf(rules, facing(rules, '9m 4p 5s'));
  expect(drawn.waits[kind(rules, '4p')]).toBeLessThan(fromHand.waits[kind(rules, '4p')]! / 5);
});

it('the chance of being won on is that of any opponent who is ready and waits for the tile', () => {
  const rules = rulesOf('riichi');
  const sight = playerModel(rules, facing(rules, '9m 4p 1z', ['riichi']));
  const all = threats(sight, winPayments(rules, sight.view));
  const at = kind(rules, '5s');
  const safe = all.reduce((product, { ready, waits }) => product * (1 - ready * waits[at]!), 1);
  expect(chancesOfWins(sight, all)[at]).toBeCloseTo(1 - safe);
});

describe('a hand is ready for a win', () => {
  const ready = (pack: string, marks: string[] = [], river = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 1m 9m'): number => {
    const rules = rulesOf(pack);
    return threatOf(rules, facing(rules, river, marks)).ready;
  };

  it('less likely where few complete hands win', () => {
    expect(ready('mcr')).toBeLessThan(ready('international') * 0.6);
    expect(ready('mcr')).toBeGreaterThan(0);
  });

  it('not before it has had as many turns as a dealt hand lacks tiles', () => {
    expect(ready('international', [], '1m 9m')).toBe(0);
    expect(ready('international', [], '1m 9m 1p 9p')).toBeGreaterThan(0);
  });

  it('hardly where it may declare and has not; where it may not any more, that tells nothing', () => {
    expect(ready('riichi')).toBeLessThan(0.05);
    expect(ready('classical')).toBeGreaterThan(0.2);
  });
});

it('danger is the sum over opponents of chance to be ready, chance of the wait, and what a discard costs more than other wins', () => {
  const rules = rulesOf('riichi');
  const seen = facing(rules, '9m 4p 1z', ['riichi']);
  const sight = playerModel(rules, seen);
  const all = threats(sight, winPayments(rules, seen));
  const at = kind(rules, '5s');
  const sum = all.reduce(
    (total, { ready, waits, cost, otherwise }) => total + ready * waits[at]! * (cost - otherwise / 2),
    0,
  );
  expect(dangers(sight, all)[at]).toBeCloseTo(sum);
});

it('melds of dragons cost more where they are read, and what is usual where they are not', () => {
  const rules = rulesOf('riichi');
  const seen = facing(rules, '1m 9m 1p 9p 1s 9s 1z 2z');
  const pung = (tile: string) => ({
    group: 'pung' as const,
    tiles: ids(rules, tile.repeat(3)),
    claimed: true,
    from: 0,
    taken: '',
    added: false,
  });
  const other = (seen.seat + 1) % 4;
  const melds = ['5z ', '6z '].map(pung);
  const showing = { ...seen, seats: seen.seats.map((seat, at) => (at === other ? { ...seat, melds } : seat)) };
  const costOf = (view: View, reads: boolean): number =>
    threats(playerModel(rules, view), winPayments(rules, view), reads).find(({ seat }) => seat === other)!.cost;
  expect(costOf(showing, true)).toBeGreaterThan(costOf(seen, true));
  expect(costOf(showing, false)).toBe(costOf(seen, false));
});
