import assert from 'node:assert/strict';
import { seededRandom } from '../../core/index.ts';
import { glimpses, someDeal } from '../kit/games/all-a-seat-sees.ts';
import { anything, eager, patient } from '../kit/games/random-choosers.ts';
import { REFEREED, refereed } from '../kit/oracles/refereed-games.ts';
import { twin } from '../kit/games/twin-with-other-hidden-tiles.ts';
import type { Part } from './soak-part-type.ts';

const modes = (['checked', 'free'] as const).flatMap((play) => REFEREED.map((game) => refereed(game, play).rules));
const players = [eager, patient, anything];

export const twins: Part = {
  title: 'Deals that look the same from one seat',
  seeds: 1000,
  run(seed, figures): void {
    const rules = modes[seed % modes.length]!;
    const random = seededRandom(seed);
    const played = someDeal(rules, seed, players[seed % players.length]!, random);
    const seat = seed % 4;
    const other = twin(rules, played, seat, random);
    if (!other) return;
    const [a, b] = [glimpses(rules, played, seat), glimpses(rules, other, seat)];
    assert.equal(b.log, a.log);
    assert.deepEqual(b.views, a.views);
    assert.deepEqual(b.refusals, a.refusals);
    const add = (what: string, times: number): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add('pairs of deals', 1);
    add('views', a.views.length);
    add('refusals', a.refusals.length);
  },
  quotas: { 'pairs of deals': 800, views: 20_000 },
};
