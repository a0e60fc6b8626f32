/** Games through mjai, with @kobalab/majiang-core on the other side: no action is refused, and both engines offer the same. */
import type { Census } from '../kit/games/coverage-of-play.ts';
import { refereedGame, shimmedGame } from '../kit/games/majiang-games.ts';
import { rulesOf } from '../kit/load-rules.ts';
import type { Part } from './soak-part-type.ts';

function run(seed: number, figures: Census): void {
  const rules = rulesOf('riichi');
  const shimmed = shimmedGame(rules, seed, Infinity);
  const refereed = refereedGame(rules, seed % 2 === 0 ? 'greedy' : 'random', seed, 2);
  const wrong = [...shimmed.faults, ...shimmed.differences, ...refereed.refused, ...refereed.misfits];
  if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
  for (const [whose, answers] of Object.entries({ theirs: shimmed.answers, ours: refereed.answers }))
    for (const [type, times] of answers) {
      const what = `${whose}: ${type}`;
      figures.set(what, (figures.get(what) ?? 0) + times);
    }
}

export const mjaiGames: Part = {
  title: 'Games through mjai, a player of theirs at our table and of ours at theirs',
  seeds: 100,
  run,
  quotas: { 'ours: reach': 100, 'ours: hora': 200, 'ours: ankan': 5, 'theirs: hora': 5, 'theirs: ankan': 20 },
};
