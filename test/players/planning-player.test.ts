import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Action, newGame, parseTiles, play, seededRandom, type Table, view, type View } from '../../core/index.ts';
import {
  defaultAction,
  explain,
  planningPlayer,
  playerLevels,
  type PlayerMaker,
  playerModel,
  skills,
  weighActions,
  winPayments,
} from '../../players/index.ts';
import { usualGain } from '../../players/tile-danger.ts';
import { runGame } from '../../sim/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { located } from '../kit/games/failure-location.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

const riichi = rulesOf('riichi');

/** A table some own turns into a deal in which everybody discards what is drawn. */
function later(rules = riichi, discards = 24): Table {
  let table = newGame(rules, { seed: 4 });
  while ((table.discards < discards || table.stage.at !== 'turn') && !table.settled) {
    const seat = table.toAct[0]!;
    const seen = view(table, seat);
    const plain = ({ move, tiles }: Action): boolean =>
      move === 'pass' || (move === 'discard' && tiles[0] === seen.drawn);
    table = play(table, seen.legal.find(plain) ?? seen.legal.find(({ move }) => move === 'discard') ?? seen.legal[0]!);
  }
  return table;
}

const ownTurn = (table: Table): View => view(table, table.toAct[0]!);

describe('the same view, skill and rules', () => {
  it.each(['easy', 'normal', 'strong'] as const)('give the same action, by %s', (level) => {
    const seen = ownTurn(later());
    const skill = skills[level];
    expect(planningPlayer(riichi, skill)(seen)).toEqual(planningPlayer(riichi, skill)(seen));
    expect(weighActions(riichi, seen, skill)).toEqual(weighActions(riichi, seen, skill));
  });

  it('whatever was asked before', () => {
    const seen = ownTurn(later());
    const used = planningPlayer(riichi, skills.strong);
    runGame(riichi, { seed: 9, maxDeals: 1, players: [() => used] });
    expect(used(seen)).toEqual(planningPlayer(riichi, skills.strong)(seen));
  });

  it('play the same game, and no illegal action in any pack', () => {
    for (const pack of ['riichi', 'classical', 'cantonese'])
      located(
        () => ({ seed: 3, hand: pack }),
        () => {
          const rules = rulesOf(pack);
          const players = [playerLevels['normal']!, playerLevels['strong']!];
          const [a, b] = [1, 2].map(() => runGame(rules, { seed: 3, players, maxDeals: 1 }));
          expect(a!.standings).toEqual(b!.standings);
          expect(a!.deals).toBe(1);
        },
      );
  }, 240_000);
});

it.each(['greedy', 'normal', 'strong'])(
  '%s declares a hand that may not win undeclared',
  (level) => {
    const rules = rulesOf('shanghai');
    const { table } = runGame(rules, { seed: 1, players: Array(4).fill(playerLevels[level]!), maxDeals: 1 });
    expect(table.settled?.ending).toBe('win');
  },
  60_000,
);

it('a budget of nothing still gives an action, a larger one looks at more', () => {
  const seen = ownTurn(later());
  const none = weighActions(riichi, seen, { ...skills.strong, budget: 0, targets: 0 });
  const much = weighActions(riichi, seen, { ...skills.strong, budget: 5_000, targets: 0 });
  expect(none.map(({ action }) => action.tiles[0]).sort()).toEqual(much.map(({ action }) => action.tiles[0]).sort());
  expect(seen.legal).toContainEqual(none[0]!.action);
});

it('explains its choice: three actions, the best first, with what each may win and cost', () => {
  const seen = ownTurn(later());
  const three = explain(riichi, seen, skills.normal);
  expect(three).toHaveLength(3);
  expect(three[0]!.action).toEqual(planningPlayer(riichi, skills.normal)(seen));
  for (const { chance, danger } of three) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(danger).toBeGreaterThanOrEqual(0);
  }
  expect(three[0]!.score).toBeGreaterThanOrEqual(three[1]!.score);
});

describe('against a declared hand', () => {
  const ids = (text: string): string[] =>
    sure(parseTiles(text, riichi.tiles)).map((tile) => riichi.tiles.tiles[tile]!.id);
  /** A far hand on its own turn; the next seat has declared and discarded these tiles. */
  const facing = (hand: string, river: string): View => {
    const seen = ownTurn(newGame(riichi, { seed: 1 }));
    const other = (seen.seat + 1) % 4;
    const held = ids(hand);
    const seats = seen.seats.map((seat, at) =>
      at === other
        ? {
            ...seat,
            marks: ['riichi'],
            river: ids(river).map((tile, i) => ({ tile, at: 4 * i + 2, taken: false, drawn: false })),
          }
        : seat,
    );
    const legal = [...new Set(held)].map((tile): Action => ({ seat: seen.seat, move: 'discard', tiles: [tile] }));
    return { ...seen, hand: held, drawn: held[13]!, seats, legal, wall: { ...seen.wall, left: 30 } };
  };

  it.each(['normal', 'strong'] as const)('%s folds a bad hand and parts with what that seat has discarded', (level) => {
    const seen = facing('147m 258p 369s 1234z 9m', '9m 4p 1z');
    const [best] = weighActions(riichi, seen, skills[level]);
    expect(best).toMatchObject({ folds: true, danger: 0 });
    expect(['9m', '1z']).toContain(best!.action.tiles[0]);
  });

  it.each(['normal', 'strong'] as const)('%s goes on with a good one', (level) => {
    const [best] = weighActions(riichi, facing('234m 567p 55s 678s 34p 9m', '9p 4m 1z'), skills[level]);
    expect(best).toMatchObject({ folds: false, away: 0, action: { tiles: ['9m'] } });
  });
});

it.each(['greedy', 'normal', 'strong'])('%s lays a tile aside that its hand does not need', (level) => {
  const rules = rulesOf('sanma');
  const table = newGame(rules, { seed: 1 });
  const seen = view(table, table.toAct[0]!);
  const hand = sure(parseTiles('111m 278p 882p 678s 46z', rules.tiles)).map((tile) => rules.tiles.tiles[tile]!.id);
  const legal = [...new Set(hand)].map((tile): Action => ({ seat: seen.seat, move: 'discard', tiles: [tile] }));
  const north: Action = { seat: seen.seat, move: 'north', tiles: ['4z'] };
  const own: View = { ...seen, hand, drawn: '6z', legal: [...legal, north] };
  expect(playerLevels[level]!(rules, seededRandom(1))(own)).toEqual(north);
});

const packs = readdirSync(new URL('../../rulesets/', import.meta.url)).filter((name) => name !== 'shared');

/** Packs, and one with a minimum that most hands reach by self-draw alone. */
const played = [...packs.map((pack) => ({ pack, options: {} })), { pack: 'hong-kong', options: { minimum: 3 } }];

describe.each(played)('$pack $options', ({ pack, options }) => {
  it('a dealt hand is not given up', () => {
    const rules = rulesOf(pack, options);
    const first = [1, 2, 3].map((seed) => {
      let table = newGame(rules, { seed });
      for (;;) {
        const seen = ownTurn(table);
        const [best, second] =
          table.stage.at !== 'turn' || seen.legal.length < 2 ? [] : weighActions(rules, seen, skills.strong);
        if (best && second) return { best, usual: usualGain(playerModel(rules, seen), winPayments(rules, seen)) };
        table = play(table, defaultAction(rules, seen));
      }
    });
    expect(first.reduce((sum, { best }) => sum + best.chance, 0) / first.length).toBeGreaterThan(0.02);
    expect(Math.min(...first.map(({ usual }) => usual))).toBeGreaterThan(0);
  });

  it('every action is worth a number', () => {
    const rules = rulesOf(pack, options);
    const wrong: string[] = [];
    const asked: PlayerMaker = () => (seen) => {
      const weighed = seen.phase || seen.declared ? [] : weighActions(rules, seen, skills.strong);
      for (const { action, score, value, chance } of weighed)
        if (![score, value, chance].every(Number.isFinite)) wrong.push(`${seen.hand} ${action.move} ${action.tiles}`);
      return weighed[0]?.action ?? defaultAction(rules, seen);
    };
    runGame(rules, { seed: 2, maxDeals: 1, players: Array.from({ length: rules.seats.count }, () => asked) });
    expect(wrong).toEqual([]);
  });
});

it('a ready hand that wins only once it is declared brings nothing before', () => {
  const rules = rulesOf('shanghai');
  const waits: string[] = [];
  let declared = 0;
  const asked: PlayerMaker = () => (seen) => {
    const weighed = seen.phase || seen.declared ? [] : weighActions(rules, seen, skills.strong);
    const [best] = weighed;
    if (best && best.away <= 0 && seen.legal.some(({ move }) => move === 'knock')) {
      if (best.action.move === 'knock') declared++;
      else if (best.value > 0) waits.push(`${seen.hand} ${best.action.tiles}`);
    }
    return best?.action ?? defaultAction(rules, seen);
  };
  for (let seed = 1; seed <= 6; seed++)
    runGame(rules, { seed, maxDeals: 1, players: Array.from({ length: rules.seats.count }, () => asked) });
  expect(waits).toEqual([]);
  expect(declared).toBeGreaterThan(6);
});

it('no file of players names a ruleset', () => {
  const folder = new URL('../../players/', import.meta.url);
  expect(packs.length).toBeGreaterThan(5);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')))
    for (const pack of packs)
      expect(readFileSync(new URL(file, folder), 'utf8'), `${file}: ${pack}`).not.toMatch(
        new RegExp(`['"\`]${pack}['"\`]`),
      );
});

it.each(['normal', 'strong'] as const)('%s keeps two alike that pay, of hands as near', (level) => {
  const rules = rulesOf('classical');
  const valueWith = (pair: string): number => {
    const deal = { hands: { 1: `2268m 35p 2379s ${pair} 44z` }, players: [0, 1, 2, 3] };
    const seen = ownTurn(newGame(rules, { seed: 1, arrange: [arrange(rules, deal, seededRandom(1))] }));
    return weighActions(rules, seen, skills[level]).find(({ action }) => action.tiles[0] === '4z')!.value;
  };
  const [own, other, dragon] = ['11z', '22z', '66z'].map(valueWith);
  expect(own).toBeGreaterThan(1.2 * other!);
  expect(dragon).toBeGreaterThan(1.2 * other!);
});
