/** Phases beside a plain list of what is open in them, kept apart from the engine; and games with phases as all others are tried. */
import { describe, expect, it } from 'vitest';
import { legal, makeAction, restoreTable, saveTable, seededRandom, type Table, view } from '../../core/index.ts';
import { makeBot, randomPlayer, silentPlayer } from '../../players/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { anything, bySight, type Chooser } from '../kit/games/random-choosers.ts';
import { writtenModule } from '../kit/written-pack-module.ts';
import { phasesPack } from '../kit/phases-pack.ts';

/** Three tiles of one suit go on, then a hidden suit, a vote, and up to two tiles with what comes besides. */
const rules = phasesPack({
  phases: `
    swap: { asks: [give], default: give }
    lack: { asks: [lack_m, lack_p, lack_s], default: lack_m }
    vote: { asks: [agree], default: pass }
    more: { when: seats with willing > 1, asks: [none, one, two], default: none }`,
  moves: `
    give: { name: { en: Give }, on: [swap], uses: 3 tiles, allows: suits used == 1 and not any tile of used_tile is 567z, steps: [{ give: previous }] }
    lack_m: { name: { en: No m }, on: [lack], steps: [{ mark: void_m }] }
    lack_p: { name: { en: No p }, on: [lack], steps: [{ mark: void_p }] }
    lack_s: { name: { en: No s }, on: [lack], when: not i is dealer, steps: [{ mark: void_s }] }
    agree: { name: { en: Agree }, on: [vote], steps: [{ mark: willing }] }
    none: { name: { en: None }, on: [more], steps: [{ give: opposite, fill: 2 }] }
    one: { name: { en: One }, on: [more], uses: any tile, allows: every used tile is 123456789m, steps: [{ give: opposite, fill: 2 }] }
    two: { name: { en: Two }, on: [more], uses: 2 tiles, steps: [{ give: opposite, fill: 2 }] }`,
  more: `marks: { void_m: { says: no m }, void_p: { says: no p }, void_s: { says: no s }, willing: { says: wants more } }`,
});

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

/** What the rules above leave open, from hands and marks alone. */
function plainly(table: Table, seat: number): string[] {
  const { stage } = table;
  if (stage.at !== 'phase' || stage.answers[seat] !== null) return [];
  const hand = table.seats[seat]!.hand.map((tile) => table.rules.tiles.tiles[tile]!.id);
  const said = (move: string, ways: string[][]): string[] => ways.map((tiles) => [seat + 1, move, ...tiles].join(' '));
  const pass = `${seat + 1} pass`;
  switch (stage.phase) {
    case 0: {
      const oneSuit = (tiles: string[]): boolean => new Set(tiles.map((id) => id[1])).size === 1;
      const noDragon = (tiles: string[]): boolean => tiles.every((id) => id[1] !== 'z' || Number(id[0]) < 5);
      const ways = takes(hand, 3).filter((tiles) => oneSuit(tiles) && noDragon(tiles));
      return ways.length > 0 ? said('give', ways) : [pass];
    }
    case 1:
      return ['lack_m', 'lack_p', ...(seat === table.dealer ? [] : ['lack_s'])].flatMap((move) => said(move, [[]]));
    case 2:
      return [...said('agree', [[]]), pass];
    default: {
      const ofM = takes(hand, 1).filter(([id]) => id!.endsWith('m'));
      return [...said('none', [[]]), ...said('one', ofM), ...said('two', takes(hand, 2))];
    }
  }
}

const choosers: [string, Chooser][] = [
  ['anything', anything],
  ['random players', bySight(randomPlayer)],
  ['bots', bySight(makeBot)],
  ['silent players', bySight(silentPlayer)],
];

describe('games with phases', () => {
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
