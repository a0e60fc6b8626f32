/** Deals of the Japanese and the Cantonese games by chance: no tile and no point is lost, pots included, and what can happen does. */
import { describe, expect, it } from 'vitest';
import { type Ruleset, seededRandom } from '../../core/index.ts';
import { makeBot } from '../../players/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { type Census, missing, printCensus } from '../kit/games/coverage-of-play.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { located } from '../kit/games/failure-location.ts';
import { plainEndings } from '../kit/oracles/japanese-early-endings.ts';
import { anything, bold, bySight, type Chooser, eager, patient } from '../kit/games/random-choosers.ts';
import { refereed } from '../kit/oracles/refereed-games.ts';

/** Together with what is in the pots. */
const START: Record<string, number> = { 'ari-ari': 120_000, riichi: 100_000, sanma: 105_000 };
/** Whose endings a plain list knows. */
const PLAIN = ['ari-ari', 'riichi'];

const japanese: Record<string, number> = {
  'move win': 60,
  'move riichi': 60,
  'move chow': 100,
  'move pung': 80,
  'move kong': 2,
  'move extended_kong': 4,
  'move concealed_kong': 20,
  'move nine_terminals': 1,
  'window discard: nobody': 3000,
  'window discard: chow': 100,
  'window discard: pung': 80,
  'window discard: kong': 2,
  'window discard: win': 40,
  'window extended_kong: nobody': 3,
  'window extended_kong: win': 1,
  'window concealed_kong: nobody': 20,
  'window concealed_kong: win': 1,
  'lost by rank: chow to pung': 2,
  'lost by rank: chow to win': 1,
  'mark riichi': 60,
  'mark double_riichi': 10,
  'mark ippatsu': 100,
  'mark missed': 60,
  'mark missed_after_riichi': 2,
  'mark ready': 10,
  'deposit stakes': 60,
  'reveal indicators': 150,
  'reveal under_indicators': 30,
  'counter repeats': 50,
  liable: 1,
  opened: 10,
  'several winners': 1,
  'ending win': 60,
  'ending exhausted': 15,
  'ending false_win': 5,
  'ending four_winds': 1,
  'ending four_kongs': 2,
  'ending four_riichi': 1,
  'won by discard': 40,
  'won by draw': 10,
};

const cantonese: Record<string, number> = {
  'move win': 20,
  'move sheung': 100,
  'move pung': 80,
  'move gong': 4,
  'move added_gong': 4,
  'move concealed_gong': 15,
  'window discard: nobody': 3000,
  'window discard: sheung': 100,
  'window discard: pung': 80,
  'window discard: gong': 4,
  'window discard: win': 10,
  'window added_gong: nobody': 3,
  'window concealed_gong: nobody': 15,
  'window added_gong: win': 1,
  'lost by rank: sheung to pung': 2,
  'mark nine_tiles': 1,
  'mark won': 20,
  'counter gongs_in_a_row': 50,
  'note missed_pungs': 300,
  'forget missed_pungs': 250,
  'ending win': 15,
  'ending exhausted': 20,
  'ending false_win': 5,
  'won by discard': 8,
  'won by draw': 5,
};

const sanma: Record<string, number> = {
  'move win': 60,
  'move riichi': 60,
  'move north': 100,
  'move pung': 80,
  'move kong': 2,
  'move extended_kong': 2,
  'move concealed_kong': 10,
  'window discard: nobody': 2000,
  'window discard: pung': 80,
  'window discard: win': 30,
  'window north: nobody': 100,
  'window north: win': 1,
  'mark ippatsu': 60,
  'mark missed': 20,
  'mark ready': 10,
  'mark from_north': 100,
  'deposit stakes': 50,
  'reveal under_indicators': 20,
  'counter norths': 100,
  bonus: 100,
  'ending win': 60,
  'ending exhausted': 5,
  'ending false_win': 3,
  'won by discard': 30,
  'won by draw': 10,
};

const quotas: Record<string, Record<string, number>> = {
  'ari-ari': { ...japanese, 'move show_ready': 5, 'turn asked': 8, 'move dead_hand': 1, 'mark dead': 1 },
  riichi: { ...japanese, 'counter owed': 10, 'ending triple_win': 1 },
  sanma,
  cantonese: { ...cantonese, 'lost by nearest: win to win': 2 },
  'cantonese with flowers': {
    ...cantonese,
    ...{ bonus: 300, 'counter flowers_at_gong': 10, 'several winners': 2, 'won by no tile': 4, 'note missed_wins': 1 },
  },
};

describe.each(Object.keys(quotas))('deals of %s', (game) => {
  const census: Census = new Map();
  const checked = refereed(game, 'checked').rules;
  const free = refereed(game, 'free').rules;

  function play(rules: Ruleset, choose: Chooser, seed: number, deals: number): void {
    const { table, events } = travel(rules, { seed, choose, deals, census, ledger: true });
    const inPots = Object.values(table.pots).reduce((a, b) => a + b, 0);
    located(
      () => ({ seed, events }),
      () => {
        if (PLAIN.includes(game)) plainEndings(events);
        expect(table.points.reduce((a, b) => a + b, inPots)).toBe(START[game] ?? 0);
      },
    );
  }

  it.each<[string, Ruleset, Chooser, number]>([
    ['players with concealed hands', checked, patient, 4],
    ['players who claim', checked, eager, 3],
    ['random players', checked, anything, 1],
    ['players in free play', free, patient, 3],
    ['bots', checked, bySight(makeBot), 2],
  ])('conserve tiles and points after every event: %s', (_, rules, choose, games) => {
    for (let seed = 1; seed <= games; seed++) play(rules, choose, seed, 8);
  });

  it.each(Object.entries(refereed(game, 'checked').rare))('and so do those with %s', (_, wanted) => {
    const random = seededRandom(2);
    for (let seed = 1; seed <= 8; seed++) {
      const rules = seed % 3 === 0 ? free : checked;
      const prepared = arrange(rules, wanted(random), random);
      const choose = [bold, patient, eager, anything][seed % 4]!;
      const { events } = travel(rules, { seed, choose, deals: 1, census, ledger: true, arrange: [prepared] });
      located(
        () => ({ seed, events }),
        () => void (PLAIN.includes(game) && plainEndings(events)),
      );
    }
  });

  it('reach every move, outcome of a window and ending', () => {
    console.log(`${game}\n${printCensus(census)}`);
    expect(missing(census, quotas[game]!)).toEqual([]);
  });
});
