import { load } from 'tilewright/rulesets';
import { finishedHands } from './hands.ts';
import { sure } from './sure.ts';
import type { Workload } from './workload.ts';

export const score: Workload = {
  id: 'score',
  title: 'scoring a finished hand of International Mahjong',
  unit: 'hands',
  note: 'Alone: the other library scores another game, which is not the same work. Counts given, value and tallies of the best reading out.',
  sides: {
    tilewright: () => {
      const rules = sure(load('international'));
      const queries = finishedHands(rules.tiles, 500);
      return () => {
        for (const query of queries) rules.worth(query);
        return queries.length;
      };
    },
  },
};
