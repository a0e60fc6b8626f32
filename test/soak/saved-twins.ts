/** Whole games of every pack, each beside a twin that is saved, parsed and restored after every action. */
import { packs } from '../../loader/index.ts';
import { bold, eager } from '../kit/games/random-choosers.ts';
import { roundTrip } from '../kit/games/game-with-saved-twin.ts';
import { rulesOf } from '../kit/load-rules.ts';
import type { Part } from './soak-part-type.ts';

const ids = packs().map(({ id }) => id);
/** Games in which hardly anybody wins go on for ever. */
const ENOUGH = 60;

export const saved: Part = {
  title: 'Games of every pack, saved and restored after every action',
  seeds: 200,
  run(seed, figures): void {
    const id = ids[seed % ids.length]!;
    const play = seed % 4 < 2 ? 'checked' : 'free';
    const { table, saves, stages } = roundTrip(rulesOf(id, { play }), {
      seed,
      choose: seed % 2 === 0 ? eager : bold,
      deals: ENOUGH,
    });
    const add = (what: string, times: number): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add('games', 1);
    add(`games of ${id}`, 1);
    add('games to their end', table.over ? 1 : 0);
    add('saved', saves);
    for (const [stage, times] of stages) add(`saved at ${stage}`, times);
  },
  quotas: { games: 200, 'games to their end': 120, saved: 500_000, 'saved at declared': 500 },
};
