/** Phases beside a plain list of what is open in them, kept apart from the engine; and games with phases as all others are tried. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collect, runCases } from '../../authoring/test/index.ts';
import { legal, makeAction, restoreTable, saveTable, seededRandom, type Table, view } from '../../core/index.ts';
import { makeBot, randomPlayer, silentPlayer } from '../../players/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { anything, bySight, type Chooser } from '../kit/games/random-choosers.ts';
import { writtenModule } from '../kit/written-pack-module.ts';
import { rulesOf } from '../kit/load-rules.ts';

const rules = rulesOf('test/packs/bargaining.yaml');

/** Every way to take so many places of a hand, each once by what lies there. */
function takes(hand: readonly string[], count: number): string[][] {
  const found = new Map<string, string[]>();
  const go = (from: number, taken: string[]): void => {
    if (taken.length === count) return void found.set(taken.join(' '), taken);
    for (let at = from; at < hand.length; at++) go(at + 1, [...taken, hand[at]!]);
  };
  go(0, []);
  return [...found.values()];
}

/** What the rules of that pack leave open, from hands, marks, counters and dice alone. */
function plainly(table: Table, seat: number): string[] {
  const { stage, dice, seats } = table;
  if (stage.at !== 'phase' || stage.answers[seat] !== null) return [];
  const hand = seats[seat]!.hand.map((tile) => table.rules.tiles.tiles[tile]!.id);
  const said = (move: string, ways: string[][]): string[] => ways.map((tiles) => [seat + 1, move, ...tiles].join(' '));
  const pass = `${seat + 1} pass`;
  const isDragon = (id: string): boolean => id[1] === 'z' && Number(id[0]) >= 5;
  const agreed = Math.min(seats[seat]!.counters['wish']!, seats[(seat + 2) % 4]!.counters['wish']!);
  switch (table.rules.phases[stage.phase]!.id) {
    case 'choose': {
      const ways = takes(hand, 1).filter(([id]) => !isDragon(id!));
      return hand.length > 13 ? said('put_away', ways) : [pass];
    }
    case 'swap': {
      const oneSuit = (tiles: string[]): boolean => new Set(tiles.map((id) => id[1])).size === 1;
      const ways = takes(hand, 3).filter((tiles) => oneSuit(tiles) && !tiles.some(isDragon));
      return ways.length > 0 ? said(dice.total <= 7 ? 'give_on' : 'give_back', ways) : [pass];
    }
    case 'lack':
      return ['lack_m', 'lack_p', ...(seat === table.dealer ? [] : ['lack_s'])].flatMap((move) => said(move, [[]]));
    case 'vote':
      return [...said('agree', [[]]), pass];
    case 'more': {
      const ofM = takes(hand, 1).filter(([id]) => id!.endsWith('m'));
      return [...said('none_of_mine', [[]]), ...said('one_of_mine', ofM), ...said('two_of_mine', takes(hand, 2))];
    }
    case 'wishes':
      return [...said('want_one', [[]]), ...said('want_two', [[]]), pass];
    default:
      return agreed === 0 ? [pass] : said(agreed === 1 ? 'one_across' : 'two_across', takes(hand, agreed));
  }
}

const choosers: [string, Chooser][] = [
  ['anything', anything],
  ['random players', bySight(randomPlayer)],
  ['bots', bySight(makeBot)],
  ['silent players', bySight(silentPlayer)],
];

describe('games with phases', () => {
  it('come one after the other, each with what was agreed before', () => {
    const collected = collect('test/packs/bargaining.yaml', { readFile: (path) => readFileSync(path) });
    if (!collected.ok) throw new Error('no suite');
    const { outcomes } = runCases(collected.value);
    expect(outcomes.map(({ case: { id }, problems }) => ({ id, problems }))).toEqual([{ id: 'agreed', problems: [] }]);
  });

  it.each(choosers)('offer what a plain list offers, and lose no tile: %s', (name, choose) => {
    let asked = 0;
    for (let seed = 1; seed <= (name === 'bots' ? 8 : 30); seed++) {
      const look = (table: Table): void => {
        if (table.stage.at !== 'phase') return;
        for (let seat = 0; seat < 4; seat++) {
          expect(legal(table, seat).map(makeAction).sort()).toEqual(plainly(table, seat).sort());
          expect(view(table, seat).legal).toEqual(legal(table, seat));
          asked++;
        }
      };
      travel(rules, { seed, choose, deals: 2, ledger: true, look });
    }
    expect(asked).toBeGreaterThan(100);
  });

  it.each([1, 2])('keep logs that replay, resume and cannot be falsified, seed %i', (seed) => {
    const random = seededRandom(seed);
    const recorded = { rules, seed, journey: travel(rules, { seed, choose: anything, deals: 2 }) };
    const { events } = recorded.journey;
    const inPhases = events.flatMap(({ type }, at) => (type === 'given' || type === 'phase' ? [at] : []));
    expect(inPhases.length).toBeGreaterThan(10);
    replaysAlike(recorded);
    for (const at of inPhases) {
      resumesAt(recorded, at);
      refusesFalsified(recorded, at, random);
    }
  });

  it('are the same under rules that were compiled ahead of time', async () => {
    const { default: written } = await writtenModule(rules);
    for (const seed of [1, 2]) {
      const [ours, others] = [written, rules].map((each) => travel(each, { seed, choose: anything, deals: 1 }).events);
      expect(ours).toEqual(others);
    }
  });

  it('are restored wherever they were saved', () => {
    let saved = 0;
    const look = (table: Table): void => {
      if (table.stage.at !== 'phase') return;
      const restored = restoreTable(rules, JSON.parse(JSON.stringify(table)));
      expect(restored.ok && saveTable(restored.value)).toEqual(saveTable(table));
      saved++;
    };
    for (let seed = 1; seed <= 10; seed++) travel(rules, { seed, choose: anything, deals: 1, look });
    expect(saved).toBeGreaterThan(100);
  });
});
